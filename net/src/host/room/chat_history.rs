//! The latest lines of a table's chat.

use std::collections::VecDeque;

use super::seating::Seating;
use crate::fingerprint::Fingerprint;
use crate::host::saved::{SavedChat, SavedLine};
use crate::limits;
use crate::protocol::{Audience, ChatLine, Speaker, ToGuest};

/// How many numbers of lines are left out when a table is resumed: lines after the last save may have had them.
const RESUMED: u32 = 1 << 16;

/// The latest chat lines, for guests who join later or return. Each has a number, so that nobody is shown one twice.
#[derive(Debug, Default)]
pub(super) struct ChatHistory {
    pub(super) lines: VecDeque<SavedLine>,
    /// The number of the last line.
    said: u32,
}

impl SavedLine {
    /// The line as it is sent while these people have seats.
    pub(super) fn message(&self, seating: &Seating) -> ToGuest {
        let to = if self.readers.is_some() { Audience::Partners } else { Audience::Everyone };
        let seat = match &self.by {
            Speaker::Former { key, .. } => seating.seat_of(*key),
            Speaker::Seat(_) | Speaker::Spectator(_) => None,
        };
        let by = seat.map_or_else(|| self.by.clone(), Speaker::Seat);
        ToGuest::Chat { number: self.number, by, to, text: self.text.clone() }
    }
}

impl ChatHistory {
    /// The chat of a resumed table.
    pub(super) fn resumed(saved: SavedChat) -> ChatHistory {
        ChatHistory { lines: saved.lines.into(), said: saved.said.saturating_add(RESUMED) }
    }

    pub(super) fn to_saved(&self) -> SavedChat {
        SavedChat { said: self.said, lines: self.lines.iter().cloned().collect() }
    }

    pub(super) fn push(
        &mut self,
        by: Speaker,
        readers: Option<Vec<Fingerprint>>,
        text: ChatLine,
    ) -> SavedLine {
        self.said = self.said.saturating_add(1);
        let line = SavedLine { number: self.said, by, readers, text };
        self.lines.push_back(line.clone());
        if self.lines.len() > limits::CHAT_HISTORY {
            self.lines.pop_front();
        }
        line
    }
}
