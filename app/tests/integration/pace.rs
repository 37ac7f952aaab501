//! How long people wait for their turn, on the board as it is shown: whole rounds on a clock of the test's own.

use std::time::{Duration, Instant};

use iced::futures::StreamExt;
use iced::futures::stream::BoxStream;
use iced::keyboard::key::Named;
use iced::{Event, Point, Size, window};
use iced_test::runtime::{Action as RuntimeAction, task::into_stream};
use iced_test::simulator::{press_key, release_key};
use skipstone::Element;
use skipstone::board::{AnimatedBoard, Slot};
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{Message, State};
use skipstone::settings::{Pace, Settings, Speed};
use skipstone::widget::board::BoardEvent;
use skipstone_core::bot::Level;
use skipstone_core::table::{Intent, Player, Recipient, SeatConfig, Table, TableConfig, TableInput, Update};
use skipstone_core::{Move, Pile, Preset, Replica, Rules, Seat, Seed, Source, StockSize, Target};
use skipstone_net::SaveReceipt;
use tokio::time::timeout_at;

use crate::seen::{ROOM, Seen, held_down};

const ME: Seat = Seat::ONE;
/// The time between two frames.
const FRAME: Duration = Duration::from_millis(16);
/// How long the person thinks before each move.
const THINKING: Duration = Duration::from_secs(1);

/// Alone, or in two teams where so many can't.
fn teams(seats: usize) -> usize {
    if seats > 6 { 2 } else { seats }
}

/// A table of a person and so many computer players of a level.
fn table(others: usize, level: Level, seed: Seed) -> Table {
    let rules =
        Rules { stock: StockSize::Cards(if others > 5 { 8 } else { 12 }), ..Preset::Standard.rules() };
    let seat = |player| SeatConfig { name: String::new(), player, age: None };
    let mut seats = vec![seat(Player::Human)];
    seats.resize(others + 1, seat(Player::Bot(level)));
    Table::new(TableConfig { rules, teams: teams(others + 1), seats }, seed).expect("so many can play")
}

/// The waits between the own turns of a round against so many others of a level.
fn waits(others: usize, level: Level, seed: Seed) -> Vec<Duration> {
    let mut table = table(others, level, seed);
    table.set_bot_delay(Pace::Normal.bot_delay());
    let mut replica = Replica::new(*table.setup(), ME);
    let mut board = AnimatedBoard::new(*table.setup(), ME);
    let mut player = level.player(&seed, ME);
    let (began, flight_time) = (Instant::now(), Speed::Normal.flight_time());
    if others <= 2 {
        board.set_beat(Pace::Normal.bot_delay() - flight_time);
    }
    let mut waits = Vec::new();
    let mut waiting_since = None;
    let mut plays_at = None;
    let mut input = Some(TableInput::Intent(ME, Intent::NextRound));
    for frame in 0.. {
        assert!(frame < 1_000_000, "the round doesn't end");
        let now = FRAME * frame;
        let due = table.wake_at().filter(|due| *due <= now).map(|_| TableInput::Tick);
        for input in input.take().into_iter().chain(due) {
            for output in table.handle(now, input) {
                match output.update {
                    Update::RoundBegan { events, .. } | Update::Events(events)
                        if output.to == Recipient::Seat(ME) =>
                    {
                        events.iter().for_each(|event| replica.apply(event));
                        board.show_events(&events, began + now, flight_time);
                    }
                    _ => {}
                }
            }
        }
        board.advance(began + now, flight_time);
        let shown = board.view();
        if shown.ending().is_some() {
            break;
        }
        let is_own_turn = shown.turns() > 0 && shown.turn() == ME;
        match (is_own_turn, waiting_since) {
            (true, Some(since)) => {
                waits.push(now - since);
                waiting_since = None;
            }
            (false, None) if !waits.is_empty() || plays_at.is_some() => waiting_since = Some(now),
            _ => {}
        }
        if is_own_turn && board.timeline().waiting() == 0 && now >= *plays_at.get_or_insert(now + THINKING) {
            plays_at = Some(now + THINKING);
            input = Some(TableInput::Intent(ME, Intent::Move(player.choose(&replica.view()))));
        }
    }
    waits
}

#[test]
#[expect(clippy::print_stdout, reason = "it tells how long the waits are")]
fn own_turns_come_soon_however_many_play() {
    for (others, levels, limit) in [
        (1, [Level::Normal, Level::Expert], 10),
        (2, [Level::Normal, Level::Expert], 11),
        (5, [Level::Normal, Level::Expert], 17),
        (11, [Level::Normal, Level::Hard], 30),
    ] {
        for level in levels {
            let mut waits: Vec<Duration> =
                (0..).flat_map(|seed| waits(others, level, Seed::from_number(seed))).take(15).collect();
            waits.sort();
            let (median, longest) = (waits[waits.len() / 2], waits[waits.len() - 1]);
            println!("{others} {level}: median {median:?}, longest {longest:?}");
            assert!(longest < Duration::from_secs(limit), "{others} {level}: {longest:?}");
        }
    }
}

/// A table screen whose computer players take their time, on a clock that stands still while nothing waits.
struct Game {
    state: State,
    updates: BoxStream<'static, RuntimeAction<Message>>,
    locale: Locale,
    settings: Settings,
    now: Instant,
}

impl Seen for Game {
    type Message = Message;
    const SIZE: Size = ROOM;

    fn view(&self) -> Element<'_, Message> {
        self.state.view(None, Context::new(&self.locale, &self.settings))
    }
}

impl Game {
    fn begin(others: usize) -> Game {
        Game::of_seed(others, 7)
    }

    fn of_seed(others: usize, seed: u64) -> Game {
        let locale = Locale::new(Language::ENGLISH);
        let settings = Settings { language: Language::ENGLISH, pace: Pace::Slow, ..Settings::default() };
        let context = Context::new(&locale, &settings);
        let table = table(others, Level::Normal, Seed::from_number(seed));
        let (state, task) = State::new(table, Box::new(|_| SaveReceipt::default()), context);
        let updates = into_stream(task).expect("the table tells something");
        Game { state, updates, locale, settings, now: Instant::now() }
    }

    fn tell(&mut self, message: Message) {
        let context = Context::new(&self.locale, &self.settings);
        self.state.update(message, None, self.now, context);
    }

    /// Lets time pass.
    async fn wait(&mut self, time: Duration) {
        let until = tokio::time::Instant::now() + time;
        while let Ok(Some(action)) = timeout_at(until, self.updates.next()).await {
            if let RuntimeAction::Output(message) = action {
                self.tell(message);
            }
        }
        self.now += time;
        self.tell(Message::Board(BoardEvent::AnimationDue(self.now)));
    }

    fn simulate(&mut self, events: impl IntoIterator<Item = Event>) -> usize {
        let messages = self.messages_of(|seen| drop(seen.simulate(events)));
        let count = messages.len();
        messages.into_iter().for_each(|message| self.tell(message));
        count
    }

    fn is_own_turn(&self) -> bool {
        let view = self.state.table();
        view.turns() > 0 && view.turn() == ME
    }

    /// Discards the first card of the hand.
    fn discard(&mut self) {
        assert!(self.is_own_turn());
        let onto = Some(Slot::Discard(ME, Pile::One));
        self.tell(Message::Board(BoardEvent::Dropped { from: Slot::Hand(0), onto, at: Point::ORIGIN }));
    }
}

/// Space skips ahead while it is held, and the button until the own turn; neither waits for computer players or cards, presses
/// a pile, or lasts longer.
#[tokio::test(start_paused = true)]
async fn space_and_a_button_skip_to_the_own_turn() {
    let moment = Duration::from_millis(20);
    let mut game = Game::begin(3);
    game.wait(moment).await;
    game.tell(Message::EndDraws);
    if !game.is_own_turn() {
        game.tell(Message::SkipToOwnTurn);
        game.wait(moment).await;
    }
    assert!(game.is_own_turn() && !game.shows(&english!("table-skip")));
    assert_eq!(game.simulate([press_key(Named::Space, None)]), 0, "on turn, Space does nothing");

    game.discard();
    game.wait(moment * 20).await;
    assert!(!game.is_own_turn() && game.shows(&english!("table-skip")), "the others take their time");
    assert_eq!(game.simulate([press_key(Named::Space, None), release_key(Named::Space)]), 1);
    game.wait(moment).await;
    assert!(game.is_own_turn() && !game.shows(&english!("table-skip")), "while Space is held they don't");
    assert_eq!(
        game.simulate([press_key(Named::Space, None)]),
        0,
        "a held key that repeats does nothing more"
    );
    game.discard();
    game.wait(moment).await;
    assert!(game.is_own_turn(), "as long as it is held");
    game.simulate([release_key(Named::Space)]);
    game.discard();
    game.wait(moment).await;
    assert!(!game.is_own_turn());

    game.tell(Message::SkipToOwnTurn);
    game.wait(moment).await;
    assert!(game.is_own_turn());
    game.discard();
    game.wait(moment).await;
    assert!(!game.is_own_turn(), "the button counts once");

    game.tell(Message::Board(BoardEvent::FastForward(true)));
    game.wait(moment).await;
    game.simulate([Event::Window(window::Event::Unfocused)]);
    game.discard();
    game.wait(moment).await;
    assert!(!game.is_own_turn(), "a window in the background gets no releases of keys");
}

/// The key that skips the others' turns is held down as one of them goes out: that is seen all the same, and nothing that the
/// keyboard repeats ends it.
#[tokio::test(start_paused = true)]
async fn whoever_skips_ahead_sees_the_end_of_a_round() {
    let moment = Duration::from_millis(20);
    let mut game = Game::begin(3);
    game.wait(moment).await;
    game.tell(Message::EndDraws);
    game.tell(Message::Board(BoardEvent::FastForward(true)));
    for _ in 0..200 {
        game.wait(moment).await;
        if game.state.table().ending().is_some() {
            break;
        }
        if game.is_own_turn() {
            game.discard();
        }
    }
    assert!(game.state.table().ending().is_some(), "somebody has gone out");
    for _ in 0..10 {
        game.simulate([held_down(Named::Space)]);
        game.wait(moment).await;
        assert!(!game.shows(&english!("result-next-round")), "the throw is seen first");
    }
    game.simulate([release_key(Named::Space), press_key(Named::Space, None)]);
    game.wait(moment).await;
    assert!(game.shows(&english!("result-next-round")), "another press ends it");
}

/// The last card of the hand is put down, and what comes of that isn't shown yet: nothing says that the turn could be passed.
#[tokio::test(start_paused = true)]
async fn an_emptied_hand_offers_no_pass() {
    let moment = Duration::from_millis(20);
    for seed in 5..50 {
        let mut game = Game::of_seed(1, seed);
        game.wait(moment).await;
        game.tell(Message::EndDraws);
        while game.state.table().ending().is_none() {
            if !game.is_own_turn() {
                game.tell(Message::SkipToOwnTurn);
                game.wait(moment).await;
                continue;
            }
            let moves: Vec<Move> = game.state.table().legal_moves().iter().collect();
            let is_from_hand = |mv: &&Move| matches!(mv, Move::Put(Source::Hand(_), Target::Build(_)));
            let mv = moves.iter().find(is_from_hand).or(moves.last());
            let Some(Move::Put(source, target)) = mv.copied() else { panic!("{mv:?}") };
            let (from, onto) = (Slot::of_source(source, ME, ME), Some(Slot::of_target(target)));
            game.tell(Message::Board(BoardEvent::Dropped { from, onto, at: Point::ORIGIN }));
            let mut held = vec![5];
            for _ in 0..40 {
                game.wait(FRAME).await;
                let offers = ["table-pass", "table-status-pass"].map(|words| game.shows(&english!(words)));
                assert_eq!(offers, [false, false], "seed {seed}, {mv:?}: {held:?}");
                held.push(game.state.table().hand_size(ME));
            }
            if held.contains(&0) {
                return;
            }
        }
    }
    panic!("no hand is ever emptied");
}
