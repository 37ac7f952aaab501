//! The guided round and the tips, as a player meets them.

use std::time::Instant;

use iced::futures::StreamExt;
use iced::futures::stream::BoxStream;
use iced::keyboard::key::Named;
use iced::{Point, Size};
use iced_test::Simulator;
use iced_test::core::widget::Id;
use iced_test::runtime::{Action as RuntimeAction, task::into_stream};
use iced_test::selector::id;
use iced_test::simulator::{click, typewrite};
use skipstone::app::App;
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{Action, Message, State};
use skipstone::settings::{Settings, Speed};
use skipstone::store::Store;
use skipstone::table::focus::{KeyCommand, key_of};
use skipstone::table::guide::Script;
use skipstone::table::{Lesson, Lessons, Slot};
use skipstone::theme::Theme;
use skipstone::tr;
use skipstone::widget::table::BoardEvent;
use skipstone_core::bot::Level;
use skipstone_core::table::{Player, SeatConfig, Table, TableConfig};
use skipstone_core::{Move, Preset, Seat, Seed};
use skipstone_net::SaveReceipt;

use crate::screens::{ROOM, Window, learned_settings};

/// The height of a line in sizes of its text: what iced takes by itself.
const LINE_HEIGHT: f32 = 1.3;

/// A table screen whose updates are awaited.
struct Game {
    state: State,
    updates: BoxStream<'static, RuntimeAction<Message>>,
    locale: Locale,
    settings: Settings,
    learned: Vec<Lessons>,
    left: Option<Action>,
}

impl Game {
    async fn open(
        settings: Settings,
        open: impl FnOnce(Context<'_>) -> (State, iced::Task<Message>),
    ) -> Game {
        let locale = Locale::new(settings.language);
        let (state, task) = open(Context { locale: &locale, settings: &settings, scale: 1.0 });
        let updates = into_stream(task).expect("the table tells something");
        let mut game = Game { state, updates, locale, settings, learned: Vec::new(), left: None };
        game.listen(0).await;
        game
    }

    async fn guided(language: Language) -> Game {
        let settings = Settings { language, speed: Speed::Off, ..Settings::default() };
        Game::open(settings, |context| State::guided(context).expect("its script")).await
    }

    fn tell(&mut self, message: Message) {
        let Game { state, locale, settings, learned, left, .. } = self;
        let context = Context { locale, settings, scale: 1.0 };
        for action in state.update(message, None, Instant::now(), context) {
            match action {
                Action::PlaySounds(_) => {}
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
        while let Some(action) = self.updates.next().await {
            let RuntimeAction::Output(message) = action else { continue };
            self.tell(message);
            let view = self.state.table();
            let is_own = view.turns() > 0 && view.on_turn().is_none_or(|seat| seat == Seat::ONE);
            if is_own && (before == 0 || view.moves() > before) {
                return;
            }
        }
    }

    fn seen(&self) -> Simulator<'_, Message, Theme> {
        let context = Context { locale: &self.locale, settings: &self.settings, scale: 1.0 };
        let room = Size::new(960.0, 600.0);
        Simulator::with_size(iced::Settings::default(), room, self.state.view(None, context))
    }

    fn does(&mut self, what: impl FnOnce(&mut Simulator<'_, Message, Theme>)) {
        let mut seen = self.seen();
        what(&mut seen);
        let messages: Vec<_> = seen.into_messages().collect();
        messages.into_iter().for_each(|message| self.tell(message));
    }

    fn key(&mut self, key: Named) {
        self.does(|seen| {
            let _ = seen.tap_key(key);
        });
    }

    fn press_slot(&mut self, slot: Slot) {
        let key = key_of(slot, Seat::ONE).expect("it has a key");
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

    fn shows(&self, words: &str) -> bool {
        self.seen().find(words).is_ok()
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
            let said = tr!(self.locale, format!("guide-{}", step.name), name = "Pebble");
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

fn sources() -> impl Iterator<Item = Slot> {
    let discards = (0..4).map(|pile| Slot::Discard(Seat::ONE, pile));
    [Slot::Stock(Seat::ONE)].into_iter().chain(discards).chain((0..5).map(Slot::Hand))
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
        let view = game.state.table();
        let can_be_taken =
            |slot: &Slot| slot.source(Seat::ONE).is_some_and(|source| !view.targets(source).is_empty());
        let marked = game.pointed_at(sources().filter(can_be_taken).collect::<Vec<_>>());
        // Where a discard pile is marked as the target, the card comes from the hand.
        let slot = *marked.last().expect("a card is marked");
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
    let mut game = Game::guided(Language::English).await;
    play(&mut game, Game::double_click).await;
}

#[tokio::test(start_paused = true)]
async fn the_guided_round_is_played_by_keys_alone() {
    let mut game = Game::guided(Language::German).await;
    play(&mut game, |game, slot| {
        let before = game.state.table();
        let source = slot.source(Seat::ONE).expect("a card");
        let targets: Vec<Slot> =
            before.targets(source).into_iter().map(|target| Slot::of_target(target, Seat::ONE)).collect();
        let marked = game.pointed_at(targets.clone());
        let onto = marked.first().or_else(|| targets.iter().find(|slot| matches!(slot, Slot::Build(_))));
        game.press_slot(slot);
        game.press_slot(*onto.expect("a pile takes it"));
    })
    .await;
}

/// Another legal move changes nothing and is answered; neither undo nor hints lead away from the script.
#[tokio::test(start_paused = true)]
async fn the_guided_round_waits_for_its_moves() {
    let mut game = Game::guided(Language::English).await;
    assert!(game.shows(&english!("guide-title", step = 1, steps = 17)));
    for (slot, onto, answer) in [
        (Slot::Hand(2), Slot::Discard(Seat::ONE, 0), english!("guide-discard-later")),
        (Slot::Hand(0), Slot::Build(0), english!("guide-other-first")),
    ] {
        game.press_slot(slot);
        game.press_slot(onto);
        assert!(game.shows(&answer), "{answer}");
    }
    game.does(|seen| drop(seen.simulate(typewrite("uh"))));
    assert_eq!(game.state.table().moves(), 0);
    for button in [english!("table-undo"), english!("table-hint"), english!("table-log-show")] {
        assert!(!game.shows(&button), "{button}");
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
    assert!(window.shows(&english!("guide-title", step = 1, steps = 17)), "one key leads there");
    window.press(&[Named::Escape]);
    window.click(&english!("menu-leave"));
    // It was skipped, and is still there, but to play comes first now.
    window.choose("home-learn");
    assert!(window.shows(&english!("guide-title", step = 1, steps = 17)));
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
    let table = Table::new(config, Seed::from_number(3)).expect("two can play");
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
        if game.learned.len() > given {
            given = game.learned.len();
            assert!(game.shows(&english!("tip-close")));
            game.key(Named::Escape);
            assert!(!game.shows(&english!("tip-close")), "Escape takes the tip off");
            assert!(!game.shows(&english!("menu-leave")));
        }
        let before = game.state.table().moves();
        let mv: Move = bot.choose(&game.state.table());
        for command in [KeyCommand::Type(mv.to_string()), KeyCommand::Submit] {
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
        assert!(!given[..at].contains(lessons), "{lessons} is given twice");
    }
    assert!(beginners_round(false).await.learned.is_empty());
}
