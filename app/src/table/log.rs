//! What happened, to be read: a line for each event, and what each seat did in its last turn.

use skipstone_core::{Card, MAX_SEATS, Rank, Seat, SeatView, Seen};

use super::Voice;
use crate::tr;

/// Older lines are forgotten.
const LINES: usize = 200;

/// One sentence of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The sentence.
    pub text: String,
    /// Whether a new turn begins with it.
    pub heading: bool,
}

/// What happened in a round.
#[derive(Debug, Clone, Default)]
pub struct Log {
    lines: Vec<Line>,
    turns: [Turn; MAX_SEATS],
}

/// What a seat did in its last turn.
#[derive(Debug, Clone, Default)]
struct Turn {
    played: Vec<String>,
    discarded: Option<Card>,
    passed: bool,
}

impl Log {
    /// The sentences, the latest last.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Writes down an event; `after` is the table with it.
    pub fn write(&mut self, voice: Voice<'_>, event: &Seen, after: &SeatView<'_>) {
        let heading = matches!(event, Seen::Turn { .. } | Seen::End { .. });
        self.lines.push(Line { text: voice.event(event, after), heading });
        if self.lines.len() > LINES {
            self.lines.remove(0);
        }
        match *event {
            Seen::Deal { .. } => self.turns = Default::default(),
            Seen::Turn { seat } => *self.turn(seat) = Turn::default(),
            Seen::Play { seat, card, rank, .. } => {
                let played = played(voice, card, rank);
                self.turn(seat).played.push(played);
            }
            Seen::Discard { seat, card, .. } => self.turn(seat).discarded = Some(card),
            Seen::Pass { seat } => self.turn(seat).passed = true,
            _ => {}
        }
    }

    fn turn(&mut self, seat: Seat) -> &mut Turn {
        &mut self.turns[seat.index()]
    }

    /// What a seat did in its last turn, in short.
    pub fn last(&self, voice: Voice<'_>, seat: Seat) -> String {
        let Turn { played, discarded, passed } = &self.turns[seat.index()];
        let mut parts = Vec::new();
        if !played.is_empty() {
            parts.push(tr!(voice.locale, "table-last-played", cards = played.join(" ")));
        }
        if let Some(card) = discarded {
            let card = card.rank().map_or_else(|| tr!(voice.locale, "table-wild"), |rank| rank.to_string());
            parts.push(tr!(voice.locale, "table-last-discarded", card = card));
        }
        if *passed {
            parts.push(tr!(voice.locale, "table-last-passed"));
        }
        parts.join("  ")
    }
}

/// A card played, in short; a wild with the rank it stands for.
fn played(voice: Voice<'_>, card: Card, rank: Rank) -> String {
    match card.is_wild() {
        true => format!("{}{rank}", tr!(voice.locale, "table-wild")),
        false => rank.to_string(),
    }
}
