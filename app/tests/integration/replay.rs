//! The replay screen: controlled by mouse and keys, with all hands open or as one seat sees it.

use std::time::{Duration, Instant};

use iced::keyboard::key::{NativeCode, Physical};
use iced::keyboard::{self, Key, Location, Modifiers, key::Named};
use iced::{Event, Size};
use skipstone::Element;
use skipstone::app::{App, Message as AppMessage};
use skipstone::board::playback::{Jump, Viewpoint};
use skipstone::files::open_file::OpenedFile;
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::replay::{Action, Message, SidePanel, State};
use skipstone::settings::{Settings, Speed};
use skipstone::store::Store;
use skipstone::widget::board::BoardEvent;
use skipstone_core::record::Record;
use skipstone_core::replay::replay;
use skipstone_core::{Event as CoreEvent, Round, Seat, event};

use crate::seen::{ROOM, Seen, see_in};

/// A record of version 1: three players under the 1980 rules.
const GOLDEN: &str = include_str!("../../../core/tests/records/version-1.jsonl");

fn golden() -> Record {
    GOLDEN.parse().expect("a record")
}

fn end(record: &Record) -> Round {
    replay(record).expect("it follows the rules").round
}

/// A replay window with simulated input.
struct ReplayWindow {
    state: State,
    locale: Locale,
    settings: Settings,
    now: Instant,
}

impl Seen for ReplayWindow {
    type Message = Message;
    const SIZE: Size = ROOM;

    fn view(&self) -> Element<'_, Message> {
        self.state.view(Context::new(&self.locale, &self.settings))
    }
}

impl ReplayWindow {
    fn watch(record: Record) -> ReplayWindow {
        let locale = Locale::new(Language::ENGLISH);
        let settings = Settings { language: Language::ENGLISH, ..Settings::default() };
        let context = Context::new(&locale, &settings);
        let (state, _) = State::new(record, None, context);
        ReplayWindow { state, locale, settings, now: Instant::now() }
    }

    fn tell(&mut self, message: Message) -> Vec<Action> {
        let ReplayWindow { state, locale, settings, now } = self;
        state.update(message, *now, Context::new(locale, settings))
    }

    fn key(&mut self, key: Named, modifiers: Modifiers) -> Option<Action> {
        let pressed = [Event::Keyboard(keyboard::Event::KeyPressed {
            key: Key::Named(key),
            modified_key: Key::Named(key),
            physical_key: Physical::Unidentified(NativeCode::Unidentified),
            location: Location::Standard,
            modifiers,
            text: None,
            repeat: false,
        })];
        let messages = self.messages_of(|seen| drop(seen.simulate(pressed)));
        messages.into_iter().flat_map(|message| self.tell(message)).last()
    }

    fn click(&mut self, words: &str) {
        for message in self.messages_of_click(words) {
            self.tell(message);
        }
    }

    /// Advances time in frames until the replay is over. Returns the time it took.
    fn plays(&mut self) -> Duration {
        let began = self.now;
        for _ in 0..1_000_000 {
            if !self.state.is_playing() {
                return self.now - began;
            }
            self.now += Duration::from_millis(50);
            let due = Message::Board(BoardEvent::AnimationDue(self.now));
            self.tell(due);
        }
        panic!("it never comes to its end");
    }

    fn place(&self) -> (usize, usize) {
        self.state.position()
    }
}

#[test]
fn who_has_won_is_told_once_it_is_shown() {
    let mut window = ReplayWindow::watch(golden());
    let round = english!("table-round", round = 1);
    assert!(window.shows(&round));
    window.tell(Message::Go(Jump::End));
    window.plays();
    assert!(!window.shows(&round));
    window.tell(Message::Go(Jump::Begin));
    assert!(window.shows(&round));
}

#[test]
fn the_log_follows_the_board() {
    let mut window = ReplayWindow::watch(golden());
    window.tell(Message::SidePanel(SidePanel::Log));
    for _ in 0..2 {
        window.tell(Message::Go(Jump::Forward));
    }
    let onto = english!("onto-discard", pile = 3);
    let discarded = english!("event-discard", who = "other", name = "Pebble", rank = 6, to = onto);
    let turn = english!("event-turn", who = "other", name = "Flint");
    assert!(window.shows(&discarded));
    assert!(!window.shows(&turn), "the card still flies");
    window.now += Duration::from_secs(1);
    window.tell(Message::Board(BoardEvent::AnimationDue(window.now)));
    assert!(window.shows(&turn));
}

#[test]
fn a_replay_plays_to_its_end_at_any_speed() {
    let record = golden();
    let over = end(&record);
    let mut last = Duration::MAX;
    for (replay_speed, speed) in [(1, Speed::Normal), (8, Speed::Normal), (8, Speed::Off)] {
        let mut watching = ReplayWindow::watch(record.clone());
        watching.settings.speed = speed;
        watching.click(&english!("replay-pace", times = replay_speed));
        watching.click(&english!("replay-play"));
        let took = watching.plays();
        assert!(took < last || speed == Speed::Off, "{replay_speed}× took {took:?}");
        last = took;
        assert!(watching.shows(&english!("replay-play")));
        let view = watching.state.table();
        assert_eq!((view.moves(), view.ending()), (over.moves(), over.ending()));
        // Playing it again starts at the deal.
        watching.key(Named::Space, Modifiers::empty());
        assert_eq!(watching.state.table().moves(), 0);
    }
}

#[test]
fn keys_and_buttons_step_through_a_replay() {
    let mut watching = ReplayWindow::watch(golden());
    let last = watching.place().1;
    let turn = {
        let mut to = ReplayWindow::watch(golden());
        to.tell(Message::Go(Jump::TurnForward));
        to.place().0
    };
    let none = Modifiers::empty();
    for (key, modifiers, button, at) in [
        (Named::ArrowRight, none, "›", 1),
        (Named::ArrowLeft, none, "‹", 0),
        (Named::ArrowRight, Modifiers::SHIFT, "»", turn),
        (Named::ArrowRight, none, "›", turn + 1),
        (Named::ArrowLeft, Modifiers::SHIFT, "«", turn),
        (Named::End, none, "›|", last),
        (Named::Home, none, "|‹", 0),
    ] {
        let before = watching.place().0;
        watching.key(key, modifiers);
        assert_eq!(watching.place().0, at, "{key:?}");
        watching.tell(Message::Go(Jump::To(before)));
        watching.click(button);
        assert_eq!(watching.place().0, at, "{button}");
    }
    assert!(matches!(watching.key(Named::Escape, none), Some(Action::Leave)));
}

#[test]
fn a_seat_shows_its_own_hand_and_all_hands_show_all() {
    let record = golden();
    let mut watching = ReplayWindow::watch(record.clone());
    let setup = record.header.setup;
    let hands = |watching: &ReplayWindow| {
        let held = |seat| english!("slot-held", who = "other", name = record.header.name(seat), count = 5);
        setup.seats().filter(|seat| watching.shows(&held(*seat))).count()
    };
    assert_eq!(hands(&watching), 0);
    let hand = |seat, cards: String| {
        english!("slot-held-open", who = "other", name = record.header.name(seat), cards = cards)
    };
    let open = setup.seats().filter(|seat| {
        let Some(CoreEvent::Draw { cards, .. }) = record.events.get(2) else { panic!("the first draw") };
        let cards: Vec<_> = cards.iter().map(|card| watching.locale.card(*card)).collect();
        watching.shows(&hand(*seat, cards.join(", ")))
    });
    assert_eq!(open.count(), 1, "the first player has drawn");
    watching.tell(Message::Go(Jump::To(20)));
    watching.tell(Message::SetViewpoint(Viewpoint { front: Seat::from_index(1), open: false }));
    for seat in setup.seats() {
        assert!(!watching.shows(&hand(seat, String::new())), "{seat}");
    }
    assert_eq!(watching.state.table().seat(), Seat::from_index(1));
}

#[test]
fn a_replay_shows_verification_and_result() {
    let mut record = golden();
    let watching = ReplayWindow::watch(record.clone());
    assert!(watching.shows(&english!("replay-verified")) && !watching.shows(&english!("replay-unfinished")));
    record.events.pop();
    assert!(ReplayWindow::watch(record.clone()).shows(&english!("replay-unfinished")));
    let at = record.events.iter().rposition(|event| matches!(event, CoreEvent::Turn(_))).expect("a turn");
    record.events.insert(at, CoreEvent::Pass(event::Pass { seat: Seat::ONE }));
    let watching = ReplayWindow::watch(record.clone());
    assert!(watching.shows(&english!("replay-differs")));
    let found = record.events[at].to_string();
    let expected = record.events[at + 1].to_string();
    let line = Record::line_of(at);
    let differs = english!("differs-event", recorded = found, expected = expected);
    let differs = english!("record-line", line = line, what = differs);
    assert!(watching.shows(&differs), "{differs}");
}

#[test]
fn a_replay_opens_over_any_screen() {
    let settings = Settings { language: Language::ENGLISH, ..Settings::default() };
    let mut app = App::new(settings, Store::in_memory(), ROOM);
    drop(app.show(OpenedFile::Record(Box::new(golden()))));
    let seen = |app: &App, words: &str| see_in(ROOM, app.view()).find(words).is_ok();
    let more = english!("home-more");
    assert!(seen(&app, &english!("replay-verified")) && !seen(&app, &more));
    drop(app.update(AppMessage::Replay(Message::Leave), Instant::now()));
    assert!(seen(&app, &more));
}
