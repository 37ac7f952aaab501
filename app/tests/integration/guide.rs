//! The guided round and the tips, as a player meets them.

use std::time::{Duration, Instant};

use iced::futures::StreamExt;
use iced::futures::stream::{BoxStream, SelectAll};
use iced::keyboard::key::Named;
use iced::{Point, Size};
use iced_test::core::widget::Id;
use iced_test::runtime::{Action as RuntimeAction, task::into_stream};
use iced_test::selector::id;
use iced_test::simulator::{click, typewrite};
use skipstone::Element;
use skipstone::app::App;
use skipstone::board::focus::KeyCommand;
use skipstone::board::guide::Script;
use skipstone::board::{Lesson, Lessons, Slot};
use skipstone::keys::slot_label;
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{Action, Message, State};
use skipstone::session::PRESS_GRACE;
use skipstone::settings::{Pace, Settings, Speed};
use skipstone::store::Store;
use skipstone::theme::card_faces::CardFaces;
use skipstone::tr;
use skipstone::widget::board::BoardEvent;
use skipstone_core::bot::Level;
use skipstone_core::bot::advice::advise;
use skipstone_core::table::{Player, SeatConfig, Table, TableConfig};
use skipstone_core::{Card, Move, Pile, Preset, Seat, Seed};
use skipstone_net::SaveReceipt;

use crate::screens::{Window, learned_settings};
use crate::seen::{ROOM, SMALLEST, Seen, Ui, held_down};

/// The height of a line in sizes of its text: what iced takes by itself.
const LINE_HEIGHT: f32 = 1.3;
/// As long as nothing comes, nothing will.
const IDLE: Duration = Duration::from_millis(50);

/// A table screen whose updates are awaited.
struct Game {
    state: State,
    updates: SelectAll<BoxStream<'static, RuntimeAction<Message>>>,
    locale: Locale,
    settings: Settings,
    learned: Vec<Lessons>,
    left: Option<Action>,
    now: Instant,
}

impl Seen for Game {
    type Message = Message;
    const SIZE: Size = SMALLEST;

    fn view(&self) -> Element<'_, Message> {
        self.state.view(None, Context::new(&self.locale, &self.settings))
    }
}

impl Game {
    async fn open(
        settings: Settings,
        open: impl FnOnce(Context<'_>) -> (State, iced::Task<Message>),
    ) -> Game {
        let locale = Locale::new(settings.language);
        let (state, task) = open(Context::new(&locale, &settings));
        let mut updates = SelectAll::new();
        updates.extend(into_stream(task));
        let (learned, left, now) = (Vec::new(), None, Instant::now());
        let mut game = Game { state, updates, locale, settings, learned, left, now };
        game.listen(0).await;
        game
    }

    async fn guided(language: Language, cards: CardFaces) -> Game {
        let settings = Settings { language, cards, speed: Speed::Off, ..Settings::default() };
        Game::open(settings, |context| State::guided(context).expect("its script")).await
    }

    fn tell(&mut self, message: Message) {
        self.now += PRESS_GRACE;
        let Game { state, locale, settings, learned, left, updates, now } = self;
        let context = Context::new(locale, settings);
        for action in state.update(message, None, *now, context) {
            match action {
                Action::PlaySounds(_) => {}
                Action::Run(task) => updates.extend(into_stream(task)),
                Action::Learn(new) => {
                    settings.learned = settings.learned.union(new);
                    learned.push(new);
                }
                action => *left = Some(action),
            }
        }
    }

    /// Applies updates until more moves were made than `before`, and the player is on turn or the round is over.
    async fn listen(&mut self, before: u32) {
        self.listen_until(|game| {
            let view = game.state.table();
            let is_own = view.turns() > 0 && view.on_turn().is_none_or(|seat| seat == Seat::ONE);
            is_own && (before == 0 || view.moves() > before)
        })
        .await;
    }

    /// Applies updates until something is so.
    async fn listen_until(&mut self, is_so: impl Fn(&Game) -> bool) {
        while let Some(action) = self.updates.next().await {
            let RuntimeAction::Output(message) = action else { continue };
            self.tell(message);
            if is_so(self) {
                return;
            }
        }
    }

    fn does(&mut self, what: impl FnOnce(&mut Ui<'_, Message>)) {
        self.messages_of(what).into_iter().for_each(|message| self.tell(message));
    }

    fn key(&mut self, key: Named) {
        self.does(|seen| {
            let _ = seen.tap_key(key);
        });
    }

    fn press_slot(&mut self, slot: Slot) {
        let key = slot_label(slot, Seat::ONE).expect("it has a key");
        self.does(|seen| drop(seen.simulate(typewrite(&key.to_lowercase()))));
    }

    fn double_click(&mut self, slot: Slot) {
        let place = self.seen().find(id(Id::from(slot.to_string()))).expect("it is there").bounds();
        self.does(|seen| {
            seen.point_at(Point::new(place.x + 12.0, place.y + place.height - 20.0));
            seen.simulate(click());
            seen.simulate(click());
        });
    }

    /// Whether the sentence that is said, and the note below it, are shown whole in the smallest window: what doesn't fit is cut, so
    /// that its height is no longer that of whole lines.
    fn shows_whole_sentence(&self) -> bool {
        let script = Script::guided_round().expect("its script");
        let mut seen = self.seen();
        let mut is_whole = |words: String, size: f32| {
            let Ok(shown) = seen.find(words.as_str()) else { return true };
            let lines = shown.bounds().height / (LINE_HEIGHT * size);
            lines >= 0.99 && (lines - lines.round()).abs() < 0.01
        };
        script.steps().iter().all(|step| {
            let faces = self.settings.cards.key();
            let said = tr!(self.locale, format!("guide-{}", step.name), name = "Pebble", faces = faces);
            let note = step.note.as_ref().map(|note| tr!(self.locale, format!("guide-note-{note}")));
            is_whole(said, 19.0) && note.is_none_or(|note| is_whole(note, 14.0))
        })
    }

    /// The slots that the guided round points at, among those a card can come from or go to.
    fn pointed_at(&self, slots: impl IntoIterator<Item = Slot>) -> Vec<Slot> {
        let mut seen = self.seen();
        let is_marked = |slot: &Slot| seen.find(id(Id::from(format!("guided-{slot}")))).is_ok();
        slots.into_iter().filter(is_marked).collect()
    }
}

impl Game {
    /// Applies what comes without anybody doing anything, the advice for tips among it.
    async fn settle(&mut self) {
        while let Ok(Some(update)) = tokio::time::timeout(IDLE, self.updates.next()).await {
            if let RuntimeAction::Output(message) = update {
                self.tell(message);
            }
        }
    }

    /// A tip that recommends a move recommends the first one of a hint.
    fn assert_hint_agrees(&self) {
        let advice = advise(&self.state.table()).expect("it is the own turn");
        let first = advice.line[0];
        let is_wild = first.card.is_some_and(Card::is_wild);
        let taught = *self.learned.last().expect("a tip is given");
        for (lesson, agrees) in [
            (Lesson::WildForStock, first.mv.is_play() && is_wild),
            (Lesson::Block, first.mv.is_play() && !is_wild),
            (Lesson::DiscardOrder, !first.mv.is_play()),
        ] {
            assert!(agrees || !taught.contains(lesson), "{taught:?}: {first:?}");
        }
    }

    /// The card to play, as the guided round marks it.
    fn marked_source(&self) -> Slot {
        let view = self.state.table();
        let can_be_taken = |slot: &Slot| slot.source().is_some_and(|source| !view.targets(source).is_empty());
        let marked = self.pointed_at(sources().filter(can_be_taken).collect::<Vec<_>>());
        // Where a discard pile is marked as the target, the card comes from the hand.
        *marked.last().expect("a card is marked")
    }
}

fn sources() -> impl Iterator<Item = Slot> {
    let discards = Pile::ALL.into_iter().map(|pile| Slot::Discard(Seat::ONE, pile));
    [Slot::Stock(Seat::ONE)].into_iter().chain(discards).chain((0..5).map(Slot::Hand))
}

/// Reads on, or plays what is marked.
async fn make_next_move(game: &mut Game) {
    if game.shows(&tr!(game.locale, "guide-go-on")) {
        return game.key(Named::Enter);
    }
    let before = game.state.table().moves();
    let slot = game.marked_source();
    game.double_click(slot);
    game.listen(before).await;
}

/// Plays the guided round to its end; `make` plays the card of a slot.
async fn play(game: &mut Game, make: impl Fn(&mut Game, Slot)) {
    for _ in 0..40 {
        if game.state.table().ending().is_some() {
            break;
        }
        assert!(game.shows_whole_sentence());
        if game.shows(&tr!(game.locale, "guide-go-on")) {
            game.key(Named::Enter);
            assert!(!game.shows(&tr!(game.locale, "guide-go-on")));
            continue;
        }
        let slot = game.marked_source();
        let before = game.state.table().moves();
        make(game, slot);
        game.listen(before).await;
    }
    game.tell(Message::EndCelebration);
    assert!(game.shows(&tr!(game.locale, "guide-end")), "the guided round is finished");
    assert!(game.settings.learned.contains(Lesson::GuidedRound));
    game.key(Named::Enter);
    assert!(matches!(game.left, Some(Action::PlayShortGame)), "{:?}", game.left);
}

#[tokio::test(start_paused = true)]
async fn the_guided_round_is_played_by_mouse_alone() {
    let mut game = Game::guided(Language::ENGLISH, CardFaces::Classic).await;
    play(&mut game, Game::double_click).await;
}

#[tokio::test(start_paused = true)]
async fn the_guided_round_is_played_by_keys_alone() {
    let mut game = Game::guided(Language::GERMAN, CardFaces::French).await;
    play(&mut game, |game, slot| {
        let before = game.state.table();
        let source = slot.source().expect("a card");
        let targets: Vec<Slot> = before.targets(source).into_iter().map(Slot::of_target).collect();
        let marked = game.pointed_at(targets.clone());
        let onto = marked.first().or_else(|| targets.iter().find(|slot| matches!(slot, Slot::Build(_))));
        game.press_slot(slot);
        game.press_slot(*onto.expect("a pile takes it"));
    })
    .await;
}

/// Another move, legal or not, changes nothing and is answered with what to do; neither undo nor hints lead away from the script.
#[tokio::test(start_paused = true)]
async fn the_guided_round_waits_for_its_moves() {
    let mut game = Game::guided(Language::ENGLISH, CardFaces::Classic).await;
    assert!(game.shows(&english!("guide-title", step = 1, steps = 18)));
    let card = english!("guide-card", faces = "classic", rank = 1);
    let take = english!("guide-take", card = card, from = "hand");
    let put = english!("guide-put", onto = "build");
    let one = (0..5).map(Slot::Hand).find(|slot| game.pointed_at([*slot]) == [*slot]).expect("a 1");
    let others: Vec<Slot> = (0..5).map(Slot::Hand).filter(|slot| *slot != one).collect();
    let own = [Slot::Stock(Seat::ONE), Slot::Discard(Seat::ONE, Pile::One), Slot::Build(Pile::One)];
    for wrong in others.iter().copied().chain(own) {
        game.press_slot(wrong);
        assert!(game.shows(&take), "{wrong}");
        game.tell(Message::Menu(false));
        assert!(!game.shows(&take), "the next action takes it off");
    }
    game.press_slot(one);
    for wrong in [Slot::Discard(Seat::ONE, Pile::One), Slot::Stock(Seat::ONE), others[0]] {
        game.press_slot(wrong);
        assert!(game.shows(&put), "{wrong}");
    }
    game.press_slot(one);
    let Slot::Hand(other) = others[0] else { unreachable!("a card of the hand") };
    for command in [KeyCommand::Type(format!("h{}>d1", other + 1)), KeyCommand::Submit] {
        game.tell(Message::Board(BoardEvent::Key(command)));
    }
    assert!(game.shows(&english!("guide-discard-later", instead = take)));
    game.does(|seen| drop(seen.simulate(typewrite("uh"))));
    assert_eq!(game.state.table().moves(), 0);
    for button in [english!("table-undo"), english!("table-hint"), english!("table-log-show")] {
        assert!(!game.shows(&button), "{button}");
    }
}

/// The other player moves only once its words are read, however slowly, and however slow the screen is.
#[tokio::test(start_paused = true)]
async fn what_waits_for_its_reader_never_goes_on_by_itself() {
    let hour = Duration::from_secs(60 * 60);
    for skips in [false, true] {
        let mut game = Game::guided(Language::ENGLISH, CardFaces::Classic).await;
        let words = |step: &str| english!(&format!("guide-{step}"), name = "Pebble", faces = "classic");
        let (goal, race, watch) = (words("goal"), words("race"), words("watch"));
        while !game.shows(&words("discard")) {
            if game.shows(&goal) || game.shows(&race) {
                assert!(tokio::time::timeout(hour, game.updates.next()).await.is_err());
                game.now -= PRESS_GRACE;
                game.key(Named::Enter);
                assert!(game.shows(&goal) || game.shows(&race), "a press that was meant for something else");
                game.does(|seen| drop(seen.simulate([held_down(Named::Enter)])));
                assert!(game.shows(&goal) || game.shows(&race), "a key that is held down");
            }
            make_next_move(&mut game).await;
        }
        let before = game.state.table().moves();
        game.tell(Message::Board(BoardEvent::FastForward(skips)));
        let discarded = game.marked_source();
        game.double_click(discarded);
        // The screen gets the discard an hour late.
        let mut late = Vec::new();
        while let Ok(Some(update)) = tokio::time::timeout(hour, game.updates.next()).await {
            late.push(update);
        }
        for update in late {
            if let RuntimeAction::Output(message) = update {
                game.tell(message);
            }
        }
        assert_eq!(game.state.table().moves(), before + 1, "the other player waits");
        assert!(game.shows(&watch));
        game.tell(Message::Board(BoardEvent::FastForward(false)));
        assert!(tokio::time::timeout(hour, game.updates.next()).await.is_err());

        game.key(Named::Enter);
        for moves in 2..=4 {
            let since = tokio::time::Instant::now();
            game.listen_until(|game| game.state.table().moves() == before + moves).await;
            assert!(since.elapsed() >= Pace::Slow.bot_delay(), "one move after the other");
        }
    }
}

#[test]
fn the_first_start_leads_to_the_guided_round() {
    let settings = Settings { learned: Lessons::default(), ..learned_settings() };
    let mut window = Window(App::new(settings, Store::in_memory(), ROOM));
    assert!(
        ["home-learn", "home-play", "home-settings"].iter().all(|button| window.shows(&english!(button)))
    );
    assert!(!window.shows(&english!("home-new-game")) && !window.shows(&english!("home-quit")));
    window.press(&[Named::Enter]);
    assert!(window.shows(&english!("guide-title", step = 1, steps = 18)), "one key leads there");
    window.press(&[Named::Escape]);
    window.click(&english!("menu-leave"));
    // It was skipped, and is still there, but to play comes first now.
    window.choose("home-learn");
    assert!(window.shows(&english!("guide-title", step = 1, steps = 18)));
    window.press(&[Named::Escape]);
    window.click(&english!("menu-leave"));
    window.press(&[Named::Enter]);
    assert!(window.shows(&english!("summary-single")) && window.shows(&english!("table-undo")));
}

/// A game against a computer player, of a beginner who plays as another one would.
async fn beginners_round(tips: bool) -> Game {
    let seat = |player| SeatConfig { name: "Flint".to_owned(), player, age: None };
    let seats = vec![seat(Player::Human), seat(Player::Bot(Level::Greedy))];
    let config = TableConfig { rules: Preset::Quick.rules(), teams: 2, seats };
    let table = Table::new(config, Seed::from_number(4)).expect("two can play");
    let settings = Settings { speed: Speed::Off, tips, learned: Lessons::default(), ..learned_settings() };
    let mut game = Game::open(settings, |context| {
        let (mut state, task) = State::new(table, Box::new(|_| SaveReceipt::default()), context);
        state.give_tips(true);
        (state, task)
    })
    .await;
    game.tell(Message::EndDraws);
    let mut bot = Level::Easy.player(&Seed::from_number(1), Seat::ONE);
    let mut given = 0;
    while game.state.table().ending().is_none() {
        game.settle().await;
        if game.learned.len() > given {
            given = game.learned.len();
            assert!(game.shows(&english!("tip-close")));
            game.assert_hint_agrees();
            game.key(Named::Escape);
            assert!(!game.shows(&english!("tip-close")), "Escape takes the tip off");
            assert!(!game.shows(&english!("menu-leave")));
        }
        let before = game.state.table().moves();
        let mv: Move = bot.choose(&game.state.table());
        for command in [KeyCommand::Type(mv.written_by(Seat::ONE).to_string()), KeyCommand::Submit] {
            game.tell(Message::Board(BoardEvent::Key(command)));
        }
        game.listen(before).await;
    }
    game
}

#[tokio::test(start_paused = true)]
async fn tips_are_given_once_each_and_can_be_turned_off() {
    let game = beginners_round(true).await;
    let given: Vec<Lessons> = game.learned.clone();
    assert!(given.len() >= 3, "{given:?}");
    for (at, lessons) in given.iter().enumerate() {
        assert!(!given[..at].contains(lessons), "{lessons:?} is given twice");
    }
    assert!(beginners_round(false).await.learned.is_empty());
}
