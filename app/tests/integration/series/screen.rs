//! The series screen, viewed and clicked without a display.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::{fs, io};

use iced::keyboard::key::Named;
use iced::{Event, Size};
use iced_test::selector::is_focused;
use iced_test::simulator::{press_key, release_key};
use skipstone::Element;
use skipstone::files::import_export::{self, ImportReport};
use skipstone::files::series_file;
use skipstone::locale::{Language, Locale};
use skipstone::paper::print::PdfOutcome;
use skipstone::screen::Action;
use skipstone::screen::Context;
use skipstone::screen::home;
use skipstone::screen::series::{Group, Message, State};
use skipstone::settings::Settings;
use skipstone::store::{SavedSeries, SeriesKind, Store, StoredSeriesId};
use skipstone::theme::Theme;
use skipstone::tr;
use skipstone_core::challenge::{Challenge, DayLength};
use skipstone_net::Fingerprint;
use skipstone_net::protocol::TableSeriesId;
use tempfile::TempDir;

use super::{file, fixtures};
use crate::pdf;
use crate::seen::{SMALLEST, Seen, see};
use crate::store::multiplayer_series::SharedGame;

/// The screen with its store and simulated input.
struct Screen {
    state: State,
    store: Store,
    locale: Locale,
    settings: Settings,
    folder: TempDir,
}

impl Seen for Screen {
    type Message = Message;
    const SIZE: Size = SMALLEST;

    fn view(&self) -> Element<'_, Message> {
        self.state.view(Screen::context(&self.locale, &self.settings))
    }
}

impl Screen {
    fn open(store: Store) -> Screen {
        let settings = Settings { language: Language::ENGLISH, ..Settings::default() };
        let locale = Locale::new(settings.language);
        let folder = tempfile::tempdir().expect("a folder");
        Screen { state: State::new(&store), store, locale, settings, folder }
    }

    /// Opens it with the series of the golden file.
    fn golden() -> Screen {
        let mut screen = Screen::open(Store::in_memory());
        screen.import("golden.json", file::GOLDEN);
        screen.tell(Message::Dismissed);
        screen
    }

    fn import(&mut self, name: &str, text: &str) {
        let path = self.folder.path().join(name);
        fs::write(&path, text).expect("a file");
        self.state = State::after_import(ImportReport::from(path, &self.store), &self.store);
    }

    fn context<'a>(locale: &'a Locale, settings: &'a Settings) -> Context<'a> {
        Context::new(locale, settings)
    }

    fn tell(&mut self, message: Message) -> Action {
        self.state.update(message, &self.store, Screen::context(&self.locale, &self.settings))
    }

    fn click(&mut self, words: &str) -> Action {
        let messages = self.messages_of_click(words);
        messages.into_iter().map(|message| self.tell(message)).last().unwrap_or(Action::None)
    }

    /// Clicks a button that saves files, and returns the files.
    fn save(&mut self, words: &str) -> Vec<u8> {
        let Action::Save(job) = self.click(words) else { panic!("{words} saves nothing") };
        let files = job.run_in(self.folder.path()).expect("written");
        let bytes = fs::read(&files[0]).expect("a file");
        self.tell(Message::Saved(Ok(files.clone())));
        assert!(self.shows(&english!("exported", path = files[0].display().to_string())));
        bytes
    }

    /// Clicks a button that makes a PDF, whose viewer works or doesn't, and returns the text of its pages.
    fn pdf(&mut self, words: &str, works: bool) -> (PdfOutcome, String) {
        let Action::Pdf(job) = self.click(words) else { panic!("{words} makes no PDF") };
        let mut seen = None;
        let documents = || Ok(self.folder.path().to_owned());
        let outcome = job.run_in(documents, |path| {
            seen = Some(fs::read(path).expect("a file to look at"));
            if works { Ok(()) } else { Err(io::ErrorKind::NotFound.into()) }
        });
        let outcome = outcome.expect("written");
        let bytes = match &outcome {
            PdfOutcome::Saved(path) | PdfOutcome::NotOpened(path) => fs::read(path).expect("a file"),
            PdfOutcome::Opened(_) => seen.expect("the viewer was asked"),
        };
        (outcome, pdf::texts(&bytes).concat())
    }

    fn stored(&self, id: StoredSeriesId) -> Option<SavedSeries> {
        self.store.find(id).expect("a store")
    }
}

/// How it stands in the open series of the golden file.
fn in_the_lead() -> String {
    english!("sheet-leads", count = 1, who = "other", name = "Ada")
}

/// What the file of a score sheet is called, without its type.
fn sheet_name(series: &str) -> String {
    english!("series-file-sheet", name = series)
}

/// The open series of the golden file.
fn points() -> SavedSeries {
    file::golden().swap_remove(0).series
}

#[test]
fn open_series_are_continued_and_finished_ones_start_again() {
    let mut screen = Screen::golden();
    let target = english!("table-target-points", target = 200);
    let date = english!("date", day = 21, month = 11, year = "2026");
    for words in [
        english!("series-open"),
        english!("series-over"),
        "100 : 40".to_owned(),
        format!("{target}  ·  {date}"),
        english!("series-running"),
        english!("series-won", count = 1, who = "team"),
    ] {
        assert!(screen.shows(&words), "{words}");
    }
    assert_eq!(screen.click(&english!("series-continue")), Action::Continue(points().id));
    assert_eq!(screen.click(&english!("series-again")), Action::Play(points().table));
    screen.click("Sunday evening");
    assert!(!screen.shows(&english!("series-continue")) && !screen.shows(&english!("series-end")));
    assert!(matches!(screen.click(&english!("series-again")), Action::Play(table) if table.teams == 2));
}

#[test]
fn what_an_open_series_offers_goes_by_its_kind() {
    let (host, series) = (Fingerprint::from_bytes([1; 32]), TableSeriesId([2; 16]));
    let challenge = Challenge::of_day(20_280_229, DayLength::Short);
    let words = ["series-continue", "series-end", "series-again", "series-elsewhere"];
    for (kind, offered) in [
        (SeriesKind::Local, &words[..3]),
        (SeriesKind::Challenge(challenge), &words[..3]),
        (SeriesKind::Hosted, &words[..2]),
        (SeriesKind::Remote { host, series }, &words[3..]),
    ] {
        let store = Store::in_memory();
        store.put(&SavedSeries { kind: kind.clone(), ..points() });
        let screen = Screen::open(store);
        let mut shown = words.to_vec();
        shown.retain(|key| screen.shows(&english!(key)));
        assert_eq!(shown, offered, "{kind:?}");
    }
}

#[test]
fn a_series_is_renamed_in_its_place() {
    let mut screen = Screen::golden();
    assert_eq!(screen.click(&english!("series-rename")), Action::Focus(State::NAME_FIELD));
    screen.tell(Message::Named("  The cup ".to_owned()));
    screen.click(&english!("series-rename-done"));
    assert_eq!(screen.stored(points().id).map(|series| series.name), Some("The cup".to_owned()));
    screen.click(&english!("series-rename"));
    screen.tell(Message::Named("Something else".to_owned()));
    assert_eq!(screen.tell(Message::Back), Action::None);
    assert!(screen.shows("The cup"));
    assert_eq!(screen.tell(Message::Back), Action::Leave);
}

#[test]
fn ending_a_series_early_asks_first_and_can_be_undone() {
    let mut screen = Screen::golden();
    screen.click(&english!("series-end"));
    assert!(screen.shows(&english!("result-series", count = 1, who = "you")));
    assert!(screen.shows(&english!("series-end-running")));
    screen.click(&english!("series-off"));
    assert_eq!(screen.stored(points().id), Some(points()));
    screen.click(&english!("series-end"));
    screen.click(&english!("series-end-yes"));
    assert!(screen.shows(&english!("sheet-early", count = 1, who = "other", name = "Ada")));
    let bundle =
        import_export::load_bundle(&screen.store, screen.stored(points().id).expect("it")).expect("a store");
    assert!(bundle.series.ended_early && bundle.running.is_none());
    screen.click(&english!("series-undo"));
    assert_eq!(screen.stored(points().id), Some(points()));
    assert!(
        screen.store.running_record(points().id).expect("a store").is_some(),
        "the round is on the table again"
    );
}

#[test]
fn a_deleted_series_can_be_restored() {
    let mut screen = Screen::golden();
    screen.click(&english!("series-remove"));
    assert_eq!(screen.stored(points().id), None);
    assert!(!screen.shows(&english!("series-open")));
    // A message in between keeps the undo button.
    screen.save(&english!("series-save-text"));
    screen.click(&english!("notice-dismiss"));
    screen.click(&english!("series-undo"));
    assert_eq!(screen.stored(points().id), Some(points()));
    assert_eq!(screen.click(&english!("series-continue")), Action::Continue(points().id));
}

#[test]
fn everything_can_be_saved_as_files() {
    let mut screen = Screen::golden();
    let text = String::from_utf8(screen.save(&english!("series-export"))).expect("text");
    assert_eq!(series_file::read(&text).as_deref(), Ok(&file::golden()[..1]));
    let text = String::from_utf8(screen.save(&english!("series-export-all"))).expect("text");
    assert_eq!(series_file::read(&text).map(|all| all.len()), Ok(2));
    let sheet = String::from_utf8(screen.save(&english!("series-save-text"))).expect("text");
    assert!(sheet.contains(&in_the_lead()), "{sheet}");
    assert!(screen.save(&english!("series-save-picture")).starts_with(b"\x89PNG"));
    // Existing files are never overwritten.
    assert_eq!(String::from_utf8(screen.save(&english!("series-save-text"))).expect("text"), sheet);
    let there =
        fs::read_dir(screen.folder.path()).expect("a folder").map(|file| file.expect("a file").file_name());
    let there: BTreeSet<_> = there.map(|name| name.to_string_lossy().into_owned()).collect();
    let name = sheet_name("Ada, Bo");
    let expected = BTreeSet::from([
        format!("{name} (2).txt"),
        format!("{name}.png"),
        format!("{name}.txt"),
        english!("series-file-one", name = "Ada, Bo") + ".json",
        english!("series-file") + ".json",
        "golden.json".to_owned(),
    ]);
    assert_eq!(there, expected);
}

#[test]
fn a_score_sheet_is_printed_from_the_viewer_or_saved_as_pdf() {
    let mut screen = Screen::golden();
    let name = sheet_name("Ada, Bo");
    let (saved, text) = screen.pdf(&english!("print-save"), true);
    let there = screen.folder.path().join(format!("{name}.pdf"));
    assert_eq!(saved, PdfOutcome::Saved(there));
    assert!(text.contains(&pdf::without_spaces(&in_the_lead())), "{text}");
    let (opened, shown) = screen.pdf(&english!("print"), true);
    let PdfOutcome::Opened(path) = opened else { panic!("{opened:?}") };
    assert_eq!(path.file_name().and_then(OsStr::to_str), Some(&*format!("{name}.pdf")));
    fs::remove_dir_all(path.parent().expect("a folder of its own")).expect("it stays for the viewer");
    // Without a viewer nothing is lost, and no file is overwritten.
    let (kept, text) = screen.pdf(&english!("print"), false);
    let there = screen.folder.path().join(format!("{name} (2).pdf"));
    assert_eq!((kept, text), (PdfOutcome::NotOpened(there), shown));
}

#[test]
fn invalid_characters_are_replaced_in_file_names() {
    let mut screen = Screen::golden();
    screen.click(&english!("series-rename"));
    screen.tell(Message::Named("../a:b?\u{7} .".to_owned()));
    screen.click(&english!("series-rename-done"));
    screen.save(&english!("series-save-text"));
    assert!(screen.folder.path().join(sheet_name("..-a-b-") + ".txt").exists());
}

#[test]
fn an_invalid_file_changes_nothing_and_is_reported() {
    let mut screen = Screen::golden();
    screen.import("again.json", file::GOLDEN);
    assert!(screen.shows(&english!("import-known", count = 2)));
    let cheated = file::GOLDEN.replace("\"winner\": 2", "\"winner\": 1");
    for language in Language::all() {
        screen.locale = Locale::new(language);
        screen.import("cheated.json", &cheated);
        let why = "winner: team 1, but with these stock cards left it is team 2";
        let what = tr!(screen.locale, "import-score", why = why);
        let why = tr!(screen.locale, "import-round", series = "1 (Ada, Bo)", round = 1, what = what);
        assert!(screen.shows(&tr!(screen.locale, "import-refused", name = "cheated.json", why = why)));
    }
    assert_eq!(screen.store.series().expect("a store").len(), 2);
}

#[test]
fn an_empty_list_offers_a_new_game_and_an_import() {
    let mut screen = Screen::open(Store::in_memory());
    assert_eq!(screen.click(&english!("home-new-game")), Action::NewGame);
    assert!(matches!(screen.click(&english!("series-import")), Action::OpenFile(_)));
}

#[test]
fn a_long_list_shows_its_beginning_until_asked_for_all() {
    let store = Store::in_memory();
    let one = fixtures::series(fixtures::table("preset = 'quick'", 2, 2), 1, 1, 0).series;
    for number in 0..300 {
        store.put(&SavedSeries {
            id: StoredSeriesId(number),
            name: format!("No. {number:03}"),
            ..one.clone()
        });
    }
    let mut screen = Screen::open(store);
    assert!(screen.shows(&english!("series-more", count = 260)) && !screen.shows("No. 100"));
    screen.tell(Message::ShowAll(Group::Open));
    assert!(screen.shows("No. 100"));
}

#[test]
fn the_keyboard_reaches_everything() {
    let screen = Screen::golden();
    let mut seen = screen.seen();
    let mut places = Vec::new();
    for _ in 0..40 {
        let events: [Event; 2] = [press_key(Named::Tab, None), release_key(Named::Tab)];
        seen.simulate(events);
        places.push(seen.find(is_focused()).expect("Tab always leads somewhere").bounds());
    }
    let again = places.iter().skip(1).position(|place| *place == places[0]).expect("the way begins again");
    // Back, two series, import, export all, rename, five buttons, and four for the sheet.
    assert_eq!(again + 1, 15);
}

#[test]
fn the_screen_can_be_drawn_in_every_theme() {
    let mut screen = Screen::golden();
    for message in [Message::Dismissed, Message::Rename, Message::AskEnd, Message::Remove] {
        screen.tell(message);
        for theme in Theme::ALL {
            screen.seen().snapshot(&theme).unwrap_or_else(|error| panic!("{theme:?}: {error:?}"));
        }
    }
}

/// The title screen says of a game whose points are whose.
#[test]
fn a_game_to_continue_is_told_with_names_and_points() {
    let (store, rules) = (Store::in_memory(), "preset = 'standard'\nstock = 5");
    let mut pairs = fixtures::series(fixtures::table(rules, 4, 2), 2, 1, 5);
    pairs.series.name = "Thursdays".to_owned();
    let alone = fixtures::series(fixtures::table(rules, 4, 4), 1, 2, 5);
    for bundle in [&pairs, &alone] {
        let text = series_file::write(std::slice::from_ref(bundle)).expect("rules and seats that fit");
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("series.json");
        fs::write(&path, text).expect("a file");
        import_export::import(&store, &path).expect("it is read");
    }
    let points = |bundle: &series_file::SeriesBundle| {
        bundle.series.series().expect("rules and seats that fit").scores().to_vec()
    };
    let [one, other] = points(&pairs)[..] else { panic!("two teams") };
    let pairs = format!("Ada and Cleo\u{a0}{one}, Bo and Dan\u{a0}{other}  ·  Thursdays");
    let names = ["Ada", "Bo", "Cleo", "Dan"].into_iter();
    let alone = names.zip(points(&alone)).map(|(name, points)| format!("{name}\u{a0}{points}"));
    let alone = alone.collect::<Vec<_>>().join(", ");
    // Who was kicked has no seat any more, though the last round was theirs.
    let mut hosted = SharedGame::begin(&store);
    hosted.play_round();
    hosted.kick_bea();
    let [bea, ada] = hosted.scores()[..] else { panic!("two seats") };
    let kicked = format!("Pebble\u{a0}{bea}, Ada\u{a0}{ada}");
    let (locale, settings) = (Locale::new(Language::ENGLISH), Settings::default());
    let mut home = home::State::new(&store, fixtures::time_after(5));
    home.show(home::Page::Waiting);
    let mut seen = see(home.view(Screen::context(&locale, &settings)));
    let round = |round: u32| english!("table-round", round = round);
    let after = |round: u32| english!("home-after-round", round = round);
    for (round, words) in [(round(2), pairs), (round(3), alone), (after(1), kicked)] {
        let words = format!("{round}  ·  {words}");
        assert!(seen.find(words.as_str()).is_ok(), "{words} isn't shown");
    }
}
