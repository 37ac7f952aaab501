//! The list of played rounds, and their replays.

use std::time::Instant;

use iced::Size;
use jiff::Timestamp;
use skipstone::Element;
use skipstone::app::{App, Message};
use skipstone::files::dialog::PickedFile;
use skipstone::files::export::ExportError;
use skipstone::files::open_file::{self, OpenFileError};
use skipstone::locale::{Language, Locale};
use skipstone::paper::print::{PdfJob, PdfOutcome, PdfTarget};
use skipstone::screen::{Action, Context, replay, rounds};
use skipstone::session::PRESS_GRACE;
use skipstone::settings::Settings;
use skipstone::store::{PlayedRound, RoundKey, Store, StoredSeriesId};
use skipstone_core::bot::Level;
use skipstone_core::record::Record;
use skipstone_core::table::{Intent, Player, SeatConfig, Table, TableConfig, TableInput};
use skipstone_core::{Event, Preset, Seat, Seed};

use crate::english::way_back;
use crate::pdf;
use crate::seen::{SMALLEST, Seen};

/// A round between Ada and a computer player, both played by the same level.
pub(crate) fn played(seed: u64) -> Record {
    let seat = |name: &str, player| SeatConfig { name: name.to_owned(), player, age: None };
    let rules = Preset::Quick.rules();
    let bot = Player::Bot(Level::Greedy);
    let config = TableConfig { rules, teams: 2, seats: vec![seat("Ada", bot), seat("Pebble", bot)] };
    let mut table = Table::new(config, Seed::from_number(seed)).expect("two can play");
    table.handle(std::time::Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::NextRound));
    while let Some(now) = table.wake_at() {
        table.handle(now, TableInput::Tick);
    }
    let mut record = table.record("0.1.0").expect("a round was played");
    record.header.seats[0].player = Player::Human.to_string();
    record
}

/// Its table, where Ada is a person.
pub(crate) fn table(record: &Record) -> TableConfig {
    let seat = |(name, player): (&str, Player)| SeatConfig { name: name.to_owned(), player, age: None };
    let seats = [("Ada", Player::Human), ("Pebble", Player::Bot(Level::Greedy))].map(seat).to_vec();
    TableConfig { rules: *record.header.setup.rules(), teams: 2, seats }
}

/// A store with a number of rounds, a minute apart.
fn store(rounds: u32) -> Store {
    let store = Store::in_memory();
    let record = played(3);
    let Some(Event::End(result)) = record.events.last().cloned() else { panic!("it is over") };
    for number in 1..=rounds {
        let key = RoundKey { series: StoredSeriesId(7), number };
        let finished = Timestamp::from_second(1_800_000_000 + 60 * i64::from(number)).expect("a time");
        let round = PlayedRound::new(key, finished, &table(&record), result.clone(), &record);
        store.put_round(&round, &record);
    }
    store
}

/// The window with simulated input, and the time.
struct Window {
    app: App,
    now: Instant,
}

impl Seen for Window {
    type Message = Message;
    const SIZE: Size = SMALLEST;

    fn view(&self) -> Element<'_, Message> {
        self.app.view()
    }
}

impl Window {
    fn open(store: Store) -> Window {
        let settings = Settings { language: Language::ENGLISH, ..Settings::default() };
        let app = App::new(settings, store, Size::new(1280.0, 800.0));
        let mut window = Window { app, now: Instant::now() };
        window.click(&english!("home-more"));
        window.click(&english!("home-rounds"));
        window
    }

    fn click(&mut self, words: &str) {
        self.messages_of_click(words).into_iter().for_each(|message| self.tell(message));
    }

    fn tell(&mut self, message: Message) {
        drop(self.app.update(message, self.now));
    }
}

#[test]
fn pages_lead_from_the_newest_round_to_the_oldest_and_back() {
    let mut window = Window::open(store(60));
    for (way, (first, last)) in [
        ("rounds-older", (26, 50)),
        ("rounds-older", (51, 60)),
        ("rounds-newest", (1, 25)),
        ("rounds-oldest", (51, 60)),
        ("rounds-newer", (26, 50)),
    ] {
        window.click(&english!(way));
        let shown = english!("rounds-shown", first = first, last = last, count = 60);
        assert!(window.shows(&shown), "{way} leads to {shown}");
    }
    let window = Window::open(store(2));
    assert!(window.shows(&english!("rounds-count", count = 2)) && !window.shows(&english!("rounds-oldest")));
    let window = Window::open(Store::in_memory());
    assert!(window.shows(&english!("rounds-none")));
}

#[test]
fn a_rounds_replay_leads_back_to_the_list() {
    let mut window = Window::open(store(1));
    let record = played(3);
    let setup = record.header.setup;
    let Some(Event::End(result)) = record.events.last() else { panic!("it is over") };
    let winner = result.winner.expect("somebody won");
    let who = if setup.team(Seat::ONE) == winner { "you" } else { "other" };
    let points = result.points[winner.index()];
    assert!(window.shows(&english!("rounds-won-points", who = who, name = "Pebble", points = points)));
    window.click(&english!("rounds-replay"));
    assert!(window.shows(&english!("replay-verified")));
    window.click(&way_back("back"));
    assert!(window.shows(&english!("rounds-title")) && window.shows(&english!("rounds-replay")));
    window.click(&english!("review-show"));
    assert!(window.shows(&english!("review-seat")));
}

#[test]
fn a_round_is_printed_from_the_list_and_from_its_replay() {
    let store = store(2);
    let settings = Settings { language: Language::ENGLISH, ..Settings::default() };
    let locale = Locale::new(settings.language);
    let context = Context::new(&locale, &settings);
    let folder = tempfile::tempdir().expect("a folder");
    let text = |job: PdfJob| {
        let mut text = String::new();
        let documents = || Ok(folder.path().to_owned());
        job.run_in(documents, |path| {
            text = pdf::texts(&std::fs::read(path)?).concat();
            std::fs::remove_dir_all(path.parent().expect("a folder of its own"))
        })
        .expect("written");
        text
    };
    let mut rounds = rounds::State::new(&store).expect("a store");
    let key = RoundKey { series: StoredSeriesId(7), number: 2 };
    let printed = rounds.update(rounds::Message::Print(key), &store, context);
    let Action::Pdf(job) = printed else { panic!("{printed:?}") };
    let sheet = text(*job);
    let title = english!("round-sheet-title", round = 1);
    for words in [title, english!("date", day = 15, month = 1, year = "2027")] {
        assert!(sheet.contains(&pdf::without_spaces(&words)), "{words}: {sheet}");
    }
    let (mut replay, _) = replay::State::new(played(3), Some(Seat::ONE), context);
    replay.set_finished(Timestamp::from_second(1_800_000_120).expect("a time"));
    let mut printed = replay.update(replay::Message::Pdf(PdfTarget::Viewer), Instant::now(), context);
    let Some(replay::Action::Pdf(job)) = printed.pop() else { panic!("{printed:?}") };
    assert_eq!(text(*job), sheet);

    let mut window = Window::open(store.clone());
    let saved = folder.path().join("a.pdf");
    for (outcome, said) in [
        (PdfOutcome::Opened(saved.clone()), english!("print-opened")),
        (PdfOutcome::Saved(saved.clone()), english!("exported", path = saved.display().to_string())),
    ] {
        window.tell(Message::PdfWritten(Ok(outcome)));
        assert!(window.shows(&said), "{said}");
    }
    window.tell(Message::PdfWritten(Err(ExportError::NoFolder.into())));
    assert!(window.shows(&english!("not-exported-no-folder")));
    window.now += PRESS_GRACE;
    window.click(&english!("notice-dismiss"));
    assert!(!window.shows(&english!("notice-dismiss")), "a later outcome replaces an earlier one");
    window.click(&english!("rounds-replay"));
    assert!(window.shows(&english!("print")) && window.shows(&english!("replay-pdf")));
}

#[test]
fn a_missing_record_is_reported() {
    let store = store(1);
    let mut window = Window::open(store.clone());
    store.clear_rounds().expect("nothing is in its way");
    window.click(&english!("rounds-replay"));
    assert!(window.shows(&english!("rounds-no-record")));
}

#[test]
fn an_invalid_file_and_a_missing_file_dialog_are_reported() {
    let mut window = Window::open(Store::in_memory());
    window.tell(Message::Picked(PickedFile::Nothing));
    window.tell(Message::Picked(PickedFile::NoDialog));
    assert!(window.shows(&english!("file-no-dialog")));
    let folder = tempfile::tempdir().expect("a folder for a test");
    let notice_of = |name: &str, text: Option<&str>| {
        let path = folder.path().join(name);
        if let Some(text) = text {
            std::fs::write(&path, text).expect("a file in the test's folder");
        }
        let error: OpenFileError = open_file::open(&path).expect_err("no record");
        let mut window = Window::open(Store::in_memory());
        window.tell(Message::Opened(Err(error)));
        move |words: String| assert!(window.shows(&words), "{words}")
    };
    notice_of("gone.jsonl", None)(english!("file-missing", file = "gone.jsonl"));
    let broken = |file: &str, why: String| english!("file-broken", file = file, why = why);
    notice_of("shopping.txt", Some("milk\n"))(broken("shopping.txt", english!("record-none")));
    let newer = "{\"skipstone\":\"record\",\"version\":9}";
    notice_of("a.jsonl", Some(newer))(broken("a.jsonl", english!("record-newer", version = 9)));
    let record = played(3).to_string();
    let dance = record.lines().next().expect("a header").to_owned() + "\n{\"event\":\"dance\"}\n";
    let notice_of = notice_of("b.jsonl", Some(&dance));
    let why = dance.parse::<Record>().expect_err("nobody dances").problem;
    let what = english!("record-broken", problem = why.to_string());
    notice_of(broken("b.jsonl", english!("record-line", line = 2, what = what)));
}
