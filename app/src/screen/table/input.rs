//! What the player has begun to do on the board, and the answer to the last action.

use skipstone_core::{SeatView, Source};

use crate::board::{HandOrder, Slot};

/// The player's unfinished input on the board.
#[derive(Debug, Default)]
pub(super) struct Input {
    /// The slot whose card is picked up.
    pub(super) picked: Option<Slot>,
    pub(super) focus: Option<Slot>,
    /// The slot that an arrow key has moved the cursor to, until the next input.
    pub(super) inspected: Option<Slot>,
    /// Whether the keyboard was used last; the board then shows its keys.
    pub(super) keys: bool,
    /// An unfinished move in notation.
    pub(super) typed: Option<String>,
    /// Whether that can't be understood: more letters begin another one.
    pub(super) is_misread: bool,
    /// Why the last attempt was refused, and at which slot; `None` as slot for refusals that belong to none.
    pub(super) refused: Option<(Option<Slot>, String)>,
    /// What the player has clicked is, if nothing can be done with it.
    pub(super) explained: Option<String>,
    /// How a wish to undo ended, until the table goes on.
    pub(super) undo_ended: Option<String>,
}

impl Input {
    /// Where the picked-up card comes from.
    pub(super) fn source(&self) -> Option<Source> {
        self.picked.and_then(Slot::source)
    }

    /// Why the last attempt was refused, if that belongs to no slot.
    pub(super) fn refused_elsewhere(&self) -> Option<&str> {
        self.refused.as_ref().filter(|(slot, _)| slot.is_none()).map(|(_, why)| why.as_str())
    }

    /// The sentence that answers the last action, if it belongs to no slot.
    pub(super) fn answer(&self) -> Option<&str> {
        self.refused_elsewhere().or(self.explanation())
    }

    /// What the last action, or a wish to undo, has come to.
    pub(super) fn explanation(&self) -> Option<&str> {
        self.explained.as_deref().or(self.undo_ended.as_deref())
    }

    /// Nothing is begun any more; the cursor stays where it is.
    pub(super) fn reset(&mut self) {
        *self = Input { focus: self.focus, keys: self.keys, ..Input::default() };
    }

    /// Takes the answers to the last action off.
    pub(super) fn forget_answers(&mut self) {
        (self.refused, self.explained, self.undo_ended) = (None, None, None);
    }

    /// The keyboard is used elsewhere, or the mouse.
    pub(super) fn leave_board(&mut self) {
        self.keys = false;
        (self.focus, self.inspected, self.typed) = (None, None, None);
    }

    /// Adds letters to the typed move. The first ones may continue from a picked-up card, whose place in the hand counts.
    pub(super) fn type_in(&mut self, text: &str, view: &SeatView<'_>, order: HandOrder) {
        let source = self.source().map(|source| match source {
            Source::Hand(slot) => Source::Hand(order.place(view, slot)),
            source => source,
        });
        let begun = match source {
            Some(source) if text.starts_with(['>', '@']) => source.written_by(view.seat()).to_string(),
            _ => String::new(),
        };
        if std::mem::take(&mut self.is_misread) {
            self.typed = None;
        }
        self.typed.get_or_insert(begun).push_str(text);
    }
}
