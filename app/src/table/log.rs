//! What happened, to be read: a line for each event, and what each seat did in its last turn.

use std::borrow::Cow;

use skipstone_core::{Card, MAX_SEATS, Rank, Seat, Seen, Setup};

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
    on_turn: Option<Seat>,
}

/// What a seat did in its last turn, not out of turn.
#[derive(Debug, Clone, Default)]
struct Turn {
    /// Cards, and the ranks they were played as.
    played: Vec<(Card, Rank)>,
    discarded: Option<Card>,
    passed: bool,
}

impl Log {
    /// The sentences, the latest last.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Writes down an event.
    pub fn write(&mut self, voice: Voice<'_>, event: &Seen, setup: &Setup) {
        let heading = matches!(event, Seen::Turn { .. } | Seen::End { .. });
        self.push(Line { text: voice.event(event, setup), heading });
        self.note(event);
    }

    /// Writes down what happened among the people.
    pub fn tell(&mut self, text: String) {
        self.push(Line { text, heading: true });
    }

    fn push(&mut self, line: Line) {
        self.lines.push(line);
        if self.lines.len() > LINES {
            self.lines.remove(0);
        }
    }

    /// Writes down what is told of a long time, the latest last; the lines that would be forgotten are left out.
    pub fn retell<'a>(
        voice: Voice<'_>,
        events: impl ExactSizeIterator<Item = Cow<'a, Seen>>,
        setup: &Setup,
    ) -> Log {
        let mut log = Log::default();
        let long_ago = events.len().saturating_sub(LINES);
        for (nth, event) in events.enumerate() {
            if nth < long_ago { log.note(&event) } else { log.write(voice, &event, setup) }
        }
        log
    }

    /// Takes in what a seat did.
    fn note(&mut self, event: &Seen) {
        match *event {
            Seen::Deal { .. } => self.turns = Default::default(),
            Seen::Turn { seat } => {
                self.on_turn = Some(seat);
                *self.turn(seat) = Turn::default();
            }
            Seen::Play { seat, card, rank, .. } if self.on_turn == Some(seat) => {
                self.turn(seat).played.push((card, rank))
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
            let cards: Vec<_> = played.iter().map(|(card, rank)| self::played(voice, *card, *rank)).collect();
            parts.push(tr!(voice.locale, "table-last-played", cards = cards.join(" ")));
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
