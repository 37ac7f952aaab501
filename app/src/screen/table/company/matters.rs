//! What the others wait for, in words: at their seats, and below the board with what can be done about it.

use std::time::{Duration, Instant};

use skipstone_core::{Seat, SeatView};

use super::{Company, Message, Takeback, There};
use crate::table::Voice;
use crate::tr;

/// A turn that ends so soon is to be hurried.
const SOON: Duration = Duration::from_secs(10);

/// Something to be decided, and what can be answered.
pub(in crate::screen::table) struct Matter {
    pub(in crate::screen::table) words: String,
    pub(in crate::screen::table) answers: Vec<(String, Message)>,
}

impl Company {
    /// What is to be said at a seat: how long its turn may last, or why it doesn't play. What it did last stands behind it.
    pub(in crate::screen::table) fn at_seat(&self, voice: Voice<'_>, seat: Seat, last: String) -> String {
        let locale = voice.locale;
        match self.seats[seat] {
            There::Away(until) if until > self.now => {
                tr!(locale, "seat-away-for", left = clock(self.until(until)))
            }
            There::Away(_) => tr!(locale, "seat-away"),
            There::Replaced => format!("{}  {last}", tr!(locale, "seat-replaced")),
            There::Here => match self.clock.filter(|(turn, _)| *turn == seat) {
                Some((_, until)) => format!("{}  {last}", clock(self.until(until))),
                None => last,
            },
        }
    }

    /// The seats nobody sits at, and the own one while its time runs out.
    pub(in crate::screen::table) fn urgent(
        &self,
        seats: impl Iterator<Item = Seat>,
        me: Option<Seat>,
    ) -> Vec<Seat> {
        let ends = |seat: Seat| {
            let mine = self.clock.filter(|(turn, _)| *turn == seat && Some(seat) == me);
            mine.is_some_and(|(_, until)| self.until(until) <= SOON)
        };
        seats.filter(|seat| matches!(self.seats[*seat], There::Away(_)) || ends(*seat)).collect()
    }

    /// What a player is to know or to decide, the most urgent first.
    pub(in crate::screen::table) fn matter(&self, view: &SeatView<'_>, voice: Voice<'_>) -> Option<Matter> {
        let me = voice.me?;
        let locale = voice.locale;
        if let Some(ahead) = view.ahead().filter(|ahead| *ahead != me) {
            return Some(Matter {
                words: tr!(locale, "manners-ahead", name = voice.name(ahead)),
                answers: vec![(tr!(locale, "manners-catch"), Message::Catch)],
            });
        }
        if let Some(Takeback { by, answered }) = self.asked {
            let name = voice.name(by);
            return Some(match (by == me, answered) {
                (true, _) => Matter { words: tr!(locale, "takeback-waits"), answers: Vec::new() },
                (false, true) => {
                    Matter { words: tr!(locale, "takeback-answered", name = name), answers: Vec::new() }
                }
                (false, false) => Matter {
                    words: tr!(locale, "takeback-asked", name = name),
                    answers: vec![
                        (tr!(locale, "takeback-agree"), Message::Agree(true)),
                        (tr!(locale, "takeback-refuse"), Message::Agree(false)),
                    ],
                },
            });
        }
        if let Some(talker) = self.talked {
            return Some(Matter {
                words: tr!(locale, "manners-talked", name = voice.name(talker)),
                answers: vec![(tr!(locale, "manners-call"), Message::Call(talker))],
            });
        }
        let overdue = |seat: &Seat| matches!(self.seats[*seat], There::Away(until) if until <= self.now);
        let seat = (0..self.lobby.seats.len()).map(Seat::at).find(overdue)?;
        Some(Matter {
            words: tr!(locale, "away-asks", name = voice.name(seat)),
            answers: vec![
                (tr!(locale, "away-replace"), Message::Replace(seat)),
                (tr!(locale, "away-wait"), Message::Wait(seat)),
            ],
        })
    }

    pub(super) fn until(&self, then: Instant) -> Duration {
        then.saturating_duration_since(self.now)
    }
}

/// What is left, as minutes and seconds: `0:43`.
fn clock(left: Duration) -> String {
    let seconds = left.as_secs_f32().ceil() as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
