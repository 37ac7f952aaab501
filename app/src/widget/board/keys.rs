//! What a key does on the board.

use iced::keyboard::key::Named;
use skipstone_core::Seat;

use crate::board::Slot;
use crate::board::focus::KeyCommand;
use crate::keys::{Area, Command, KeyPress};

/// The command of a key for the player at seat `me`; `None` if it has none here. `is_typing` while a move is being typed.
pub(super) fn key_command(press: &KeyPress<'_>, me: Seat, is_typing: bool) -> Option<KeyCommand> {
    // What is typed are no commands, but with Ctrl.
    match press.command(Area::Board).filter(|_| !is_typing || press.is_shortcut()) {
        Some(command) => used(command, press, me),
        None if is_typing => typed(press),
        None => None,
    }
}

fn used(command: Command, press: &KeyPress<'_>, me: Seat) -> Option<KeyCommand> {
    Some(match command {
        Command::Hand(place) => KeyCommand::Slot(Slot::Hand(place)),
        Command::Stock => KeyCommand::Slot(Slot::Stock(me)),
        Command::Discard(pile) => KeyCommand::Slot(Slot::Discard(me, pile)),
        Command::Build(pile) => KeyCommand::Slot(Slot::Build(pile)),
        Command::Cursor(direction) => KeyCommand::MoveCursor(direction),
        Command::Press => KeyCommand::Press,
        Command::Cancel => KeyCommand::Cancel,
        Command::Pass => KeyCommand::Pass,
        Command::Draw => KeyCommand::Draw,
        Command::Undo => KeyCommand::Undo,
        Command::Redo => KeyCommand::Redo,
        // The slash only begins a typed move.
        Command::TypeMove => KeyCommand::Type(press.typed().filter(|typed| typed != "/").unwrap_or_default()),
        Command::Ask(question) => KeyCommand::Ask(question),
        Command::Keys => KeyCommand::Keys,
        _ => return None,
    })
}

fn typed(press: &KeyPress<'_>) -> Option<KeyCommand> {
    match press.named() {
        _ if press.is_shortcut() => None,
        Some(Named::Enter) => Some(KeyCommand::Submit),
        Some(Named::Escape) => Some(KeyCommand::Cancel),
        Some(Named::Backspace) => Some(KeyCommand::Erase),
        // The arrows don't lead away from a move that is being typed.
        Some(Named::ArrowUp | Named::ArrowDown | Named::ArrowLeft | Named::ArrowRight) => {
            Some(KeyCommand::Type(String::new()))
        }
        _ => press.typed().map(KeyCommand::Type),
    }
}
