//! Every command that has a key of its own.

use iced::keyboard::key::Named;
use skipstone_core::{Pile, Seat};

use super::chord::{Chord, Symbol};
use crate::board::focus::Direction;
use crate::board::{Question, Slot};
use crate::locale::Locale;

/// What a key does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// Presses the card at this place of the own hand, from 0 at the left.
    Hand(u8),
    /// Presses the own stock pile.
    Stock,
    /// Presses an own discard pile.
    Discard(Pile),
    /// Presses a build pile.
    Build(Pile),
    /// Moves the cursor on the board.
    Cursor(Direction),
    /// Presses what the cursor is on.
    Press,
    /// Cancels what was begun on the board.
    Cancel,
    /// Ends the turn without a discard.
    Pass,
    /// Draws a card by hand (RULES 9).
    Draw,
    /// Takes back the last move.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Begins to type a move.
    TypeMove,
    /// Says something about the board.
    Ask(Question),
    /// Shows the page of keys.
    Keys,
    /// Skips ahead while it is held.
    FastForward,
    /// Does what waits: goes on, takes the screen over, is ready.
    Proceed,
    /// Opens and closes the menu.
    Menu,
    /// Shows a hint.
    Hint,
    /// Turns sounds off and on.
    Sound,
    /// Shows a face of the own stone, by its number from 0.
    React(u8),
    /// Plays a replay, or stops it.
    Play,
    /// Goes through a replay.
    Step(ReplayStep),
    /// Shows a replay as a PDF file.
    Print,
    /// Leaves a replay.
    Leave,
    /// Goes to the next button or field; with Shift to the one before.
    NextControl,
    /// Explains the game.
    HowToPlay,
    /// Full screen, or a window again.
    FullScreen,
    /// Closes the window.
    Close,
}

/// A step through a replay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ReplayStep {
    Back,
    Forward,
    TurnBack,
    TurnForward,
    Begin,
    End,
}

/// Who handles a key. One key may have a command in each: the board comes before the table screen, a screen before the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Area {
    /// The board of a table, while no move is being typed.
    Board,
    /// The table screen.
    Table,
    /// The replay.
    Replay,
    /// The window, on every screen.
    Window,
}

/// At which tables a command does something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    /// At all.
    Always,
    /// At tables in this process.
    Alone,
    /// At network tables.
    WithOthers,
    /// Where cards are drawn by hand.
    ManualDraw,
}

/// Where a line stands on the page of keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// Among what keys do.
    Does,
    /// Among the questions that keys ask.
    Asks,
}

/// Commands that are explained together.
#[derive(Debug)]
pub struct Line {
    /// The message `keys-<name>-does` explains them. `None` where the page of keys leaves them out: at other screens, and for second
    /// keys of commands that it has.
    pub name: Option<&'static str>,
    /// Whether the message `keys-<name>` says which keys these are; else their labels do.
    pub is_worded: bool,
    /// Where it stands on the page.
    pub group: Group,
    /// Who handles the keys.
    pub area: Area,
    /// At which tables the commands do something.
    pub holds: Holds,
    /// The keys, each with its command.
    pub keys: &'static [(Chord, Command)],
}

const LINE: Line = Line {
    name: None,
    is_worded: false,
    group: Group::Does,
    area: Area::Board,
    holds: Holds::Always,
    keys: &[],
};

const fn letter(letter: char) -> Chord {
    Chord::letter(letter)
}

const fn digit(digit: u8) -> Chord {
    Chord::key(Symbol::Digit(digit))
}

const fn sign(sign: char) -> Chord {
    Chord::key(Symbol::Sign(sign))
}

const fn named(key: Named) -> Chord {
    Chord::named(key)
}

/// All commands, in the order of the page of keys.
pub const LINES: &[Line] = &[
    Line {
        name: Some("arrows"),
        is_worded: true,
        keys: &[
            (named(Named::ArrowUp), Command::Cursor(Direction::Up)),
            (named(Named::ArrowDown), Command::Cursor(Direction::Down)),
            (named(Named::ArrowLeft), Command::Cursor(Direction::Left)),
            (named(Named::ArrowRight), Command::Cursor(Direction::Right)),
        ],
        ..LINE
    },
    Line { name: Some("enter"), keys: &[(named(Named::Enter), Command::Press)], ..LINE },
    Line {
        name: Some("letters"),
        is_worded: true,
        keys: &[
            (digit(1), Command::Hand(0)),
            (digit(2), Command::Hand(1)),
            (digit(3), Command::Hand(2)),
            (digit(4), Command::Hand(3)),
            (digit(5), Command::Hand(4)),
            (letter('s'), Command::Stock),
            (letter('q'), Command::Discard(Pile::One)),
            (letter('w'), Command::Discard(Pile::Two)),
            (letter('e'), Command::Discard(Pile::Three)),
            (letter('r'), Command::Discard(Pile::Four)),
            (digit(6), Command::Build(Pile::One)),
            (digit(7), Command::Build(Pile::Two)),
            (digit(8), Command::Build(Pile::Three)),
            (digit(9), Command::Build(Pile::Four)),
        ],
        ..LINE
    },
    Line { name: Some("slash"), keys: &[(sign('/'), Command::TypeMove)], ..LINE },
    // Moves that begin with these are typed right away.
    Line {
        keys: &[
            (letter('d'), Command::TypeMove),
            (sign('@'), Command::TypeMove),
            (sign('>'), Command::TypeMove),
        ],
        ..LINE
    },
    Line {
        name: Some("hint"),
        area: Area::Table,
        holds: Holds::Alone,
        keys: &[(letter('h'), Command::Hint)],
        ..LINE
    },
    Line { name: Some("redo"), holds: Holds::Alone, keys: &[(Chord::command('y'), Command::Redo)], ..LINE },
    Line { keys: &[(Chord::command('z').shifted(), Command::Redo)], ..LINE },
    Line {
        name: Some("space"),
        is_worded: true,
        holds: Holds::Alone,
        keys: &[(named(Named::Space), Command::FastForward)],
        ..LINE
    },
    Line {
        name: Some("reactions"),
        area: Area::Table,
        holds: Holds::WithOthers,
        keys: &[
            (named(Named::F5), Command::React(0)),
            (named(Named::F6), Command::React(1)),
            (named(Named::F7), Command::React(2)),
            (named(Named::F8), Command::React(3)),
            (named(Named::F9), Command::React(4)),
            (named(Named::F10), Command::React(5)),
        ],
        ..LINE
    },
    Line {
        name: Some("undo"),
        keys: &[(letter('u'), Command::Undo), (Chord::command('z'), Command::Undo)],
        ..LINE
    },
    Line { name: Some("pass"), keys: &[(letter('p'), Command::Pass)], ..LINE },
    Line { name: Some("draw"), holds: Holds::ManualDraw, keys: &[(letter('n'), Command::Draw)], ..LINE },
    Line { name: Some("sound"), area: Area::Table, keys: &[(letter('m'), Command::Sound)], ..LINE },
    Line {
        name: Some("tab"),
        area: Area::Window,
        keys: &[(named(Named::Tab), Command::NextControl)],
        ..LINE
    },
    Line { name: Some("escape"), area: Area::Table, keys: &[(named(Named::Escape), Command::Menu)], ..LINE },
    Line { keys: &[(named(Named::Escape), Command::Cancel)], ..LINE },
    Line {
        area: Area::Table,
        keys: &[(named(Named::Enter), Command::Proceed), (named(Named::Space), Command::FastForward)],
        ..LINE
    },
    Line { name: Some("keys"), keys: &[(sign('?'), Command::Keys)], ..LINE },
    Line { name: Some("help"), area: Area::Window, keys: &[(named(Named::F1), Command::HowToPlay)], ..LINE },
    Line {
        name: Some("full-screen"),
        area: Area::Window,
        keys: &[
            (named(Named::F11), Command::FullScreen),
            (named(Named::Enter).with_alt(), Command::FullScreen),
        ],
        ..LINE
    },
    Line { name: Some("close"), area: Area::Window, keys: &[(Chord::command('q'), Command::Close)], ..LINE },
    Line {
        name: Some("playable"),
        group: Group::Asks,
        keys: &[(letter('a'), Command::Ask(Question::Playable))],
        ..LINE
    },
    Line {
        name: Some("builds"),
        group: Group::Asks,
        keys: &[(letter('b'), Command::Ask(Question::Builds))],
        ..LINE
    },
    Line {
        name: Some("hand"),
        group: Group::Asks,
        keys: &[(letter('c'), Command::Ask(Question::Hand))],
        ..LINE
    },
    Line {
        name: Some("own"),
        group: Group::Asks,
        keys: &[(letter('t'), Command::Ask(Question::OwnPiles))],
        ..LINE
    },
    Line {
        name: Some("others"),
        group: Group::Asks,
        keys: &[(letter('o'), Command::Ask(Question::OthersPiles))],
        ..LINE
    },
    Line {
        name: Some("turns"),
        group: Group::Asks,
        keys: &[(letter('l'), Command::Ask(Question::LastTurns))],
        ..LINE
    },
    Line {
        area: Area::Replay,
        keys: &[
            (named(Named::Space), Command::Play),
            (named(Named::ArrowLeft), Command::Step(ReplayStep::Back)),
            (named(Named::ArrowRight), Command::Step(ReplayStep::Forward)),
            (named(Named::ArrowLeft).shifted(), Command::Step(ReplayStep::TurnBack)),
            (named(Named::ArrowRight).shifted(), Command::Step(ReplayStep::TurnForward)),
            (named(Named::Home), Command::Step(ReplayStep::Begin)),
            (named(Named::End), Command::Step(ReplayStep::End)),
            (Chord::command('p'), Command::Print),
            (named(Named::Escape), Command::Leave),
        ],
        ..LINE
    },
];

impl Line {
    /// How players call its keys, such as "F5 – F10".
    pub fn label(&self, locale: &Locale) -> String {
        if let Some(name) = self.name.filter(|_| self.is_worded) {
            return locale.text(&format!("keys-{name}"));
        }
        let labels: Vec<_> = self.keys.iter().map(|(key, _)| key.label(locale)).collect();
        match &labels[..] {
            [first, .., last] if labels.len() > 2 => format!("{first} – {last}"),
            _ => labels.join(", "),
        }
    }
}

/// The first key of a command. Every command has one.
fn key(command: Command) -> Option<Chord> {
    let mut keys = LINES.iter().flat_map(|line| line.keys);
    keys.find(|(_, known)| *known == command).map(|(key, _)| *key)
}

/// How players call the key of a command, such as "H".
pub fn label(command: Command, locale: &Locale) -> String {
    key(command).map(|key| key.label(locale)).unwrap_or_default()
}

/// The label of a slot's key as shown on the board; `None` if the slot has no key. Of the own hand it is the place that counts, from 0
/// at the left.
pub fn slot_label(slot: Slot, me: Seat) -> Option<String> {
    let command = match slot {
        Slot::Hand(place) => Command::Hand(place),
        Slot::Build(pile) => Command::Build(pile),
        Slot::Stock(owner) if owner == me => Command::Stock,
        Slot::Discard(owner, pile) if owner == me => Command::Discard(pile),
        _ => return None,
    };
    match key(command)?.symbol {
        Symbol::Letter(letter) => Some(letter.to_ascii_uppercase().to_string()),
        Symbol::Digit(digit) => Some(digit.to_string()),
        Symbol::Named(_) | Symbol::Sign(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_has_two_commands_in_an_area() {
        let all: Vec<_> =
            LINES.iter().flat_map(|line| line.keys.iter().map(move |(key, _)| (line.area, *key))).collect();
        for (at, key) in all.iter().enumerate() {
            assert!(!all[..at].contains(key), "{key:?}");
        }
    }
}
