//! One thing has the keyboard focus: a control or the board's cursor, never both.

use iced::advanced::clipboard;
use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Focusable, Operation};
use iced::keyboard::{self, Key, Modifiers, key::Named};
use iced::mouse::Cursor;
use iced::{Event, Rectangle, Renderer};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::simulator::press_key;
use skipstone::board::focus::KeyCommand;
use skipstone::screen::table::{MenuPage, Message};
use skipstone::theme::Theme;
use skipstone::widget::board::BoardEvent;
use skipstone_core::{Preset, Rules, Scoring, StockSize};

use crate::game::Game;
use crate::handover::{Dice, renderer};
use crate::seen::ROOM;

/// What has the focus.
#[derive(Debug, Default, Clone, PartialEq)]
struct Focused {
    controls: usize,
    cursor: Option<Id>,
}

impl Operation for Focused {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        self.controls += usize::from(state.is_focused());
    }

    fn text(&mut self, id: Option<&Id>, _bounds: Rectangle, _text: &str) {
        if let Some(id) = id.filter(|id| format!("{id:?}").contains("cursor-")) {
            self.cursor = Some(id.clone());
        }
    }
}

/// A window with a table that keeps what has the focus from event to event.
struct Keyboard {
    game: Game,
    cache: Cache,
    renderer: Renderer,
}

impl Keyboard {
    /// Does something with the window as it is now.
    fn with<R>(
        &mut self,
        act: impl FnOnce(&mut UserInterface<'_, Message, Theme, Renderer>, &mut Renderer) -> R,
    ) -> R {
        let view = self.game.state.view(None, self.game.context());
        let cache = std::mem::take(&mut self.cache);
        let mut interface = UserInterface::build(view, ROOM, cache, &mut self.renderer);
        let outcome = act(&mut interface, &mut self.renderer);
        self.cache = interface.into_cache();
        outcome
    }

    /// Handles an event, and returns the messages it brought.
    fn handle(&mut self, event: Event) -> Vec<Message> {
        let mut messages = Vec::new();
        self.with(|interface, renderer| {
            let cursor = Cursor::Unavailable;
            let _ = interface.update(&[event], cursor, renderer, &mut clipboard::Null, &mut messages);
        });
        messages.iter().for_each(|message| self.game.tell(message.clone()));
        messages
    }

    fn focused(&mut self) -> Focused {
        let mut focused = Focused::default();
        self.with(|interface, renderer| interface.operate(renderer, &mut focused));
        focused
    }
}

fn key(number: usize) -> Event {
    let named = [
        Named::Tab,
        Named::Tab,
        Named::ArrowLeft,
        Named::ArrowRight,
        Named::ArrowUp,
        Named::ArrowDown,
        Named::Enter,
        Named::Enter,
        Named::Enter,
        Named::Space,
        Named::Escape,
        Named::Backspace,
        Named::F1,
    ];
    let letters = ["1", "3", "6", "s", "q", "u", "/", "d", "h", "p"];
    match number.checked_sub(named.len()) {
        None => press_key(named[number], None),
        Some(0) => Event::Keyboard(keyboard::Event::KeyPressed {
            key: Key::Named(Named::Tab),
            modified_key: Key::Named(Named::Tab),
            physical_key: keyboard::key::Physical::Code(keyboard::key::Code::Tab),
            location: keyboard::Location::Standard,
            modifiers: Modifiers::SHIFT,
            text: None,
            repeat: false,
        }),
        Some(at) => {
            let letter = letters[(at - 1) % letters.len()];
            press_key(Key::Character(letter.into()), Some(letter.into()))
        }
    }
}

#[tokio::test(start_paused = true)]
async fn enter_never_acts_on_what_has_no_ring() {
    let rules = Rules { stock: StockSize::Cards(5), scoring: Scoring::Single, ..Preset::Quick.rules() };
    let begin =
        async || Keyboard { game: Game::begin(2, 2, rules).await, cache: Cache::new(), renderer: renderer() };
    let (mut window, mut dice) = (begin().await, Dice(5));
    let (mut on_controls, mut on_board, mut submitted) = (0, 0, 0);
    for step in 0..10_000 {
        let event = key(dice.below(24));
        let before = window.focused();
        assert!(before.controls + usize::from(before.cursor.is_some()) <= 1, "{step}: {before:?}");
        let is_enter = matches!(&event, Event::Keyboard(keyboard::Event::KeyPressed { key, .. })
            if *key == Key::Named(Named::Enter));
        let messages = window.handle(event);
        if is_enter {
            let is_board = |message: &Message| matches!(message, Message::Board(_));
            let is_submit =
                |message: &Message| matches!(message, Message::Board(BoardEvent::Key(KeyCommand::Submit)));
            let presses = [Message::Board(BoardEvent::Key(KeyCommand::Press))];
            let words = format!("{messages:?}");
            if before.controls == 1 {
                // On what is chosen already it does nothing.
                on_controls += usize::from(!messages.is_empty());
                assert!(!messages.iter().any(is_board), "{step}: {words}");
            } else if messages.iter().any(is_submit) {
                submitted += 1;
                assert_eq!(messages.len(), 1, "{step}: {words}");
            } else if before.cursor.is_some() {
                on_board += 1;
                assert_eq!(words, format!("{presses:?}"), "{step}");
            } else {
                let is_default = |message: &Message| {
                    matches!(message, Message::PlayAgain | Message::EndCelebration | Message::Menu(false))
                };
                assert!(messages.iter().all(is_default), "{step}: {words}");
            }
        }
        let view = window.game.state.table();
        let waits = view.turn() != view.seat() && view.ending().is_none();
        if messages.iter().any(|message| {
            matches!(
                message,
                Message::Leave
                    | Message::NewGame
                    | Message::PlayAgain
                    | Message::Review { .. }
                    | Message::Watch { .. }
            )
        }) {
            window = begin().await;
        } else if waits {
            window.game.listen().await;
        }
        if messages.iter().any(|message| matches!(message, Message::MenuPage(MenuPage::Settings))) {
            // Only the table is tried here.
            window.game.tell(Message::Menu(false));
        }
    }
    assert!(on_controls > 10 && on_board > 10 && submitted > 10, "{on_controls} {on_board} {submitted}");
}
