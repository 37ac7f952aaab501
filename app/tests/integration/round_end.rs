//! The end of a round in the whole window: the panel, the turn that cost most, the replay, taking back, and the next round.

use std::time::{Duration, Instant};

use iced::Size;
use iced::futures::executor::block_on;
use iced::futures::stream::{SelectAll, StreamExt as _};
use iced::keyboard::key::Named;
use iced_test::runtime::{self, Action};
use iced_test::simulator::{press_key, release_key};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone::Element;
use skipstone::app::{App, Message, Translation};
use skipstone::board::focus::KeyCommand;
use skipstone::board::{Lesson, Lessons, Slot};
use skipstone::days::ChallengeOutcome;
use skipstone::locale::{Language, Locale};
use skipstone::paper::score_sheet::Sheet;
use skipstone::screen::{Context, challenges, home, statistics, table};
use skipstone::session::PRESS_GRACE;
use skipstone::settings::{Settings, Speed};
use skipstone::store::{PlayedRound, RoundKey, Store, StoredSeriesId};
use skipstone::tr;
use skipstone::widget::board::BoardEvent;
use skipstone_core::bot::Level;
use skipstone_core::bot::luck::{DealComparison, Luck, SeatLuck};
use skipstone_core::bot::review::{RatedTurn, Review};
use skipstone_core::challenge::{Challenge, ChallengeFile};
use skipstone_core::milestone::{MANY_ROUNDS, Milestone};
use skipstone_core::table::{Intent, Player, SeatConfig, Table, TableConfig, TableInput};
use skipstone_core::{Move, Preset, Rules, Seat, Seed, StockSize};
use tokio::time::timeout;

use crate::english::ENGLISH;
use crate::rounds;
use crate::seen::{ROOM, Seen, see, texts_of};

/// The window with the running tasks of its app, at a table where Ada wins the round with her next move.
pub(crate) struct Window {
    app: App,
    tasks: SelectAll<iced::futures::stream::BoxStream<'static, Action<Message>>>,
    winning: Move,
    pub(crate) is_closed: bool,
    /// How far the clock of [answers](Window::answer) is ahead.
    ahead: Duration,
}

/// Rules of a series with short rounds.
pub(crate) fn short_rounds() -> Rules {
    Rules { stock: StockSize::Cards(6), ..Preset::Standard.rules() }
}

/// A game of Ada against a computer player, saved one move before she wins its first round.
pub(crate) fn almost_won(store: &Store, rules: Rules) -> (StoredSeriesId, Move) {
    let seat = |name: &str, player| SeatConfig { name: name.to_owned(), player, age: None };
    let seats = vec![seat("Ada", Player::Human), seat("Pebble", Player::Bot(Level::Greedy))];
    let config = TableConfig { rules, teams: 2, seats };
    for number in 0.. {
        let id = StoredSeriesId(number);
        let seed = Seed::from_number(number as u64);
        let (mut table, mut saver) = store.new_series(id, config.clone(), seed).expect("two can play");
        let mut greedy = Level::Greedy.player(&Seed::from_number(0), Seat::ONE);
        let act = |table: &mut Table, intent| {
            table.handle(Duration::ZERO, TableInput::Intent(Seat::ONE, intent));
        };
        act(&mut table, Intent::SetBotDelay(Duration::ZERO));
        act(&mut table, Intent::NextRound);
        while let Some(round) = table.round().filter(|round| round.ending().is_none()) {
            if round.turn() != Seat::ONE {
                table.handle(Duration::ZERO, TableInput::Tick);
                continue;
            }
            let mv = greedy.choose(&round.view(Seat::ONE));
            let mut after = round.clone();
            after.play_legal(mv, &mut ());
            if after.ending().is_some() {
                saver.save(&table);
                return (id, mv);
            }
            act(&mut table, Intent::Move(mv));
        }
    }
    unreachable!("Ada wins some round")
}

impl Seen for Window {
    type Message = Message;
    const SIZE: Size = ROOM;

    fn view(&self) -> Element<'_, Message> {
        self.app.view()
    }
}

impl Window {
    /// Opens the game one move before the end of its round.
    pub(crate) async fn before_the_end(store: &Store, rules: Rules, language: Language) -> Window {
        let (series, winning) = almost_won(store, rules);
        Window { winning, ..Window::continuing(store, series, language).await }
    }

    /// Opens the title screen, for somebody who has learned the game.
    pub(crate) fn at_home(store: &Store, language: Language) -> Window {
        let learned = Lessons::default().with(Lesson::GuidedRound);
        let settings = Settings { language, speed: Speed::Off, learned, ..Settings::default() };
        let app = App::new(settings, store.clone(), Size::new(1280.0, 800.0));
        Window { app, tasks: SelectAll::new(), winning: Move::Pass, is_closed: false, ahead: Duration::ZERO }
    }

    /// Shows the texts of a translation.
    pub(crate) fn translated(self, translation: Translation) -> Window {
        Window { app: self.app.with_translation(translation), ..self }
    }

    /// Continues a game.
    pub(crate) async fn continuing(store: &Store, series: StoredSeriesId, language: Language) -> Window {
        let mut window = Window::at_home(store, language);
        window.tell(Message::Home(home::Message::Continue(series)));
        window.settle().await;
        window
    }

    /// Types a move.
    pub(crate) async fn play(&mut self, mv: Move) {
        for command in [KeyCommand::Type(mv.written_by(Seat::ONE).to_string()), KeyCommand::Submit] {
            self.tell(Message::Table(table::Message::Board(BoardEvent::Key(command))));
        }
        self.settle().await;
    }

    /// Makes the last move of the round.
    pub(crate) fn win(&mut self) {
        let (Some(source), Some(target)) = (self.winning.source(), self.winning.target()) else {
            panic!("{:?} plays nothing", self.winning)
        };
        let (from, onto) = (Slot::of_source(source, Seat::ONE, Seat::ONE), Slot::of_target(target));
        let dropped = BoardEvent::Dropped { from, onto: Some(onto), at: iced::Point::ORIGIN };
        self.tell(Message::Table(table::Message::Board(dropped)));
    }

    /// Makes the last move of the round, and goes on just until the panel is shown.
    async fn win_until_shown(&mut self) {
        self.win();
        while !self.shows(&english!("result-next-round")) {
            let action = timeout(Duration::from_secs(1), self.tasks.next()).await.expect("the table answers");
            if let Some(Action::Output(message)) = action {
                self.tell(message);
            }
        }
    }

    pub(crate) fn tell(&mut self, message: Message) {
        if let Some(task) = runtime::task::into_stream(self.app.update(message, Instant::now())) {
            self.tasks.push(task);
        }
    }

    /// Waits until nothing happens any more.
    pub(crate) async fn settle(&mut self) {
        while let Ok(Some(action)) = timeout(Duration::from_secs(1), self.tasks.next()).await {
            match action {
                Action::Output(message) => self.tell(message),
                Action::Exit => self.is_closed = true,
                _ => {}
            }
        }
    }

    /// Waits until the store has tried to write everything, and nothing happens any more.
    pub(crate) async fn settle_saved(&mut self) {
        // Closing the window waits for it twice.
        for _ in 0..2 {
            block_on(self.app.saved().acknowledged());
            self.settle().await;
        }
    }

    /// Presses a button of a notice, once such a press can't be meant for what was there before.
    pub(crate) fn answer(&mut self, words: &str) {
        self.ahead += PRESS_GRACE;
        for message in self.messages_of_click(words) {
            let task = self.app.update(message, Instant::now() + self.ahead);
            self.tasks.extend(runtime::task::into_stream(task));
        }
    }

    pub(crate) fn click(&mut self, words: &str) {
        self.messages_of_click(words).into_iter().for_each(|message| self.tell(message));
    }

    pub(crate) fn press(&mut self, key: Named) {
        let pressed = [press_key(key, None), release_key(key)];
        let messages = self.messages_of(|seen| drop(seen.simulate(pressed)));
        messages.into_iter().for_each(|message| self.tell(message));
    }
}

/// The luck of the first round.
fn luck(store: &Store) -> Luck {
    let round = &store.rounds().expect("a store")[0];
    let record = store.record(round.key).expect("a store").expect("it is stored");
    let comparison = DealComparison::part(&record, 0, 1).expect("by the rules");
    Luck::new(&record, &comparison).expect("by the rules")
}

#[tokio::test(start_paused = true)]
async fn a_round_can_be_reviewed_watched_and_taken_back_before_the_next_one() {
    for language in [Language::ENGLISH, Language::GERMAN] {
        let locale = Locale::new(language);
        let store = Store::in_memory();
        let mut window = Window::before_the_end(&store, short_rounds(), language).await;
        window.win();
        window.settle().await;
        let next = tr!(locale, "result-next-round");
        assert!(window.shows(&tr!(locale, "result-won", who = "you", name = "Ada", round = 1)));
        assert!(window.shows(&next));

        // Praise comes first, and the turn can be watched.
        let is_best = |text: &String| {
            let best =
                |stock| tr!(locale, "result-best-turn", who = "you", name = "Ada", stock = stock, plays = 9);
            (1..=6_usize).any(|stock| *text == best(stock))
        };
        assert!(window.texts().iter().any(is_best), "{:?}", window.texts());
        window.click(&tr!(locale, "result-watch-turn"));
        assert!(window.shows(&tr!(locale, "replay-verified")));
        window.press(Named::Escape);

        // Whether it was luck is told in a sentence, and by figures for everybody.
        let figures = tr!(locale, "luck-line", words = "", shown = "no");
        let line =
            window.texts().into_iter().find(|text| text.ends_with(figures.trim())).expect("a sentence");
        assert!(!window.shows(&tr!(locale, "luck-openers")));
        window.click(&line);
        assert!(window.shows(&tr!(locale, "luck-openers")));
        let stored = store.luck().expect("a store");
        assert_eq!(stored.iter().map(|stored| &stored.luck).collect::<Vec<_>>(), [&luck(&store)]);
        let [ada, pebble] = luck(&store).seats[..] else { panic!("two have played") };
        for SeatLuck { playable, turns, .. } in [ada, pebble] {
            assert!(window.shows(&tr!(locale, "luck-playable-of", count = playable, turns = turns)));
        }
        window
            .click(&line.replace(figures.trim(), tr!(locale, "luck-line", words = "", shown = "yes").trim()));
        assert!(!window.shows(&tr!(locale, "luck-openers")));

        // One lesson follows in words. The mark is that of the review's costliest turn, and opens the review there.
        let rounds = store.rounds().expect("a store");
        let record = store.record(rounds[0].key).expect("a store").expect("it is stored");
        let turns: Vec<RatedTurn> = Review::of(&record, Seat::ONE).expect("by the rules").collect();
        let worst = turns.iter().rev().max_by(|a, b| a.cost().total_cmp(&b.cost())).expect("a turn");
        assert!(worst.percent() > 0, "the greedy player gives something away");
        let percent = worst.percent();
        let mistake = worst.costliest().and_then(|decision| decision.mistake).expect("what was wrong");
        assert!(window.shows(&tr!(locale, "result-lesson", mistake = mistake.name(), turn = worst.turn)));
        window.click(&tr!(locale, "result-turn-by-turn"));
        window.click(&tr!(locale, "result-costliest", turn = worst.turn, percent = percent));
        assert!(window.shows(&tr!(locale, "review-every")), "the turns are known already");
        let place = |text: &String| text.contains(&tr!(locale, "review-turn", turn = worst.turn));
        assert!(window.texts().iter().any(place));
        assert!(window.shows(&tr!(locale, "review-cost", percent = percent)));
        window.press(Named::Escape);
        assert!(window.shows(&next), "back at the table");

        // There the same key opens the menu, which leads back to the result and not into a round that is over.
        window.press(Named::Escape);
        assert!(window.shows(&tr!(locale, "menu-to-result")) && !window.shows(&tr!(locale, "menu-stay")));
        window.press(Named::Escape);
        assert!(window.shows(&next) && !window.shows(&tr!(locale, "menu-to-result")));

        window.click(&tr!(locale, "result-review"));
        assert!(window.shows(&tr!(locale, "review-every")));
        window.press(Named::Escape);
        assert!(!window.shows(&tr!(locale, "result-watch")), "the review has shown it");
        window.click(&tr!(locale, "result-more"));
        window.click(&tr!(locale, "challenges-make"));
        assert!(window.shows(&tr!(locale, "challenges-title")) && !window.shows(&next));
        // What there is to beat, and no try that would count with known cards.
        let won = format!("{}: {}", tr!(locale, "player-you"), tr!(locale, "days-won", turns = turns.len()));
        assert!(window.shows(&won) && window.shows(&tr!(locale, "days-again")), "{:?}", window.texts());
        assert!(!window.shows(&tr!(locale, "days-play")) && !window.shows(&tr!(locale, "challenges-counts")));
        // What others send back stands beside it at once, also once the code is gone.
        let challenge = Challenge::of_record(&record, Seat::ONE, Level::Hard).expect("it can be repeated");
        let theirs = challenge.play("", "Ben", &mut *Level::Easy.player(challenge.seed(), Seat::ONE));
        let theirs = theirs.expect("by the rules");
        let ben = challenge.replay(&theirs).expect("the same deal");
        let ben = format!("Ben: {}", locale.challenge_outcome(ChallengeOutcome::of_attempt(&ben)));
        let check = challenges::RecordsCheck::of_record(&theirs, &store);
        assert!(check.is_ok_and(|check| check.is_some()), "a record alone is compared, too");
        let file = ChallengeFile { challenge, records: vec![theirs] };
        store.add_rivals(file.clone()).expect("a store");
        window.press(Named::Escape);
        window.click(&tr!(locale, "challenges-make"));
        assert!(window.shows(&won) && window.shows(&ben), "{:?}", window.texts());
        window.tell(Message::Challenges(challenges::Message::Typed(String::new())));
        assert!(window.shows(&won) && window.shows(&ben), "{:?}", window.texts());
        assert!(!window.shows(&tr!(locale, "challenges-waiting")));
        let sent = challenges::file_of(&file.challenge, &store).expect("a store");
        assert_eq!(sent.names().collect::<Vec<_>>(), ["Ada", "Ben"], "there is something to beat");
        window.press(Named::Escape);
        assert!(window.shows(&next), "back at the table");

        // What is taken back is said first.
        let points = rounds[0].result.points[0];
        for keeps in [true, false] {
            if !window.shows(&tr!(locale, "result-undo")) {
                window.click(&tr!(locale, "result-more"));
            }
            window.click(&tr!(locale, "result-undo"));
            let undone = tr!(locale, "reopen-points", who = "you", name = "Ada", points = points);
            assert!(window.shows(&undone), "{undone}: {:?}", window.texts());
            match keeps {
                true => window.press(Named::Escape),
                false => window.click(&tr!(locale, "reopen-yes")),
            }
            window.settle().await;
            assert_eq!(window.shows(&next), keeps, "{:?}", window.texts());
        }
        assert_eq!(store.rounds().expect("a store").len(), 0);

        // Played to its end again, it is marked wherever it is listed.
        window.win();
        window.settle().await;
        assert!(window.shows(&next));
        let [round] = &store.rounds().expect("a store")[..] else { panic!("one round was played") };
        assert!(round.taken_back);
        let series = store.find(round.key.series).expect("a store").expect("the series");
        let sheet = Sheet::new(&series, &locale, &TimeZone::UTC).expect("a table");
        let note = tr!(locale, "sheet-note", round = 1, note = tr!(locale, "sheet-taken-back"));
        assert_eq!((sheet.notes, sheet.rows[0].number.as_str()), (vec![note], "1*"));
        let marked = tr!(locale, "rounds-taken-back");
        let settings = Settings { language, ..Settings::default() };
        let context = Context::new(&locale, &settings);
        let list = skipstone::screen::rounds::State::new(&store).expect("a store");
        let listed = texts_of(see(list.view(context)));
        assert!(listed.iter().any(|text| text.ends_with(&marked)), "{listed:?}");
        let count = |back| tr!(locale, "statistics-rounds-about", won = 1, lost = 0, tied = 0, back = back);
        let figures = statistics::State::read(&store, Timestamp::UNIX_EPOCH).expect("a store");
        assert!(texts_of(see(figures.view(context))).contains(&count(1)));
        assert!(count(1).starts_with(&format!("{}, 1 ", count(0))), "{}", count(1));
    }
}

#[tokio::test(start_paused = true)]
async fn enter_begins_the_next_round_and_stops_the_rating() {
    let store = Store::in_memory();
    let mut window = Window::before_the_end(&store, short_rounds(), Language::ENGLISH).await;
    // The rating of the first turns has begun at most.
    window.win_until_shown().await;
    window.press(Named::Enter);
    window.settle().await;
    assert!(window.shows(&english!("table-round", round = 2)));
    assert!(!window.shows(&english!("result-next-round")));
}

/// What is read for it takes long after many rounds: the panel is there before, and the next round takes nothing from the last one.
#[tokio::test(start_paused = true)]
async fn what_a_round_has_reached_is_told_once_it_is_read() {
    let reached = ENGLISH.milestone(Milestone::ManyRounds);
    for goes_on in [false, true] {
        let store = Store::in_memory();
        let record = rounds::played(3);
        for number in 1..MANY_ROUNDS {
            let key = RoundKey { series: StoredSeriesId(u128::MAX), number };
            let result = record.result().expect("it is over").clone();
            let finished = Timestamp::from_second(i64::from(number)).expect("a time");
            store.put_round(
                &PlayedRound::new(key, finished, &rounds::table(&record), result, &record),
                &record,
            );
        }
        let mut window = Window::before_the_end(&store, short_rounds(), Language::ENGLISH).await;
        let tells = |window: &Window| window.texts().iter().any(|text| text.contains(&reached));
        window.win_until_shown().await;
        assert!(!tells(&window), "the window waits for nothing");
        if goes_on {
            window.press(Named::Enter);
        }
        window.settle().await;
        assert_eq!(tells(&window), !goes_on, "{:?}", window.texts());
    }
}
