//! What a network table waits for: a status at each seat, and prompts below the board with their buttons.

use std::time::{Duration, Instant};

use skipstone_core::{Seat, SeatView};

use super::{Message, Multiplayer, SeatPresence, Takeback};
use crate::table::TableWording;
use crate::tr;

/// Remaining turn time below which a seat is shown as urgent.
const LOW_TIME: Duration = Duration::from_secs(10);

/// A sentence below the board, with buttons to answer it.
pub(in crate::screen::table) struct Prompt {
    pub(in crate::screen::table) words: String,
    pub(in crate::screen::table) answers: Vec<(String, Message)>,
}

impl Multiplayer {
    /// A seat's status: remaining turn time, or why its player is missing; followed by `last`, what it did last.
    pub(in crate::screen::table) fn seat_status(
        &self,
        wording: TableWording<'_>,
        seat: Seat,
        last: String,
    ) -> String {
        let locale = wording.locale;
        match self.seats[seat] {
            SeatPresence::Away(until) if until > self.now => {
                tr!(locale, "seat-away-for", left = minutes_and_seconds(self.time_until(until)))
            }
            SeatPresence::Away(_) => tr!(locale, "seat-away"),
            SeatPresence::Replaced => format!("{}  {last}", tr!(locale, "seat-replaced")),
            SeatPresence::Here => match self.turn_limit.filter(|(turn, _)| *turn == seat) {
                Some((_, until)) => format!("{}  {last}", minutes_and_seconds(self.time_until(until))),
                None => last,
            },
        }
    }

    /// The seats to highlight: those without their player, and the own seat when its time is running out.
    pub(in crate::screen::table) fn urgent_seats(
        &self,
        seats: impl Iterator<Item = Seat>,
        me: Option<Seat>,
    ) -> Vec<Seat> {
        let ends = |seat: Seat| {
            let mine = self.turn_limit.filter(|(turn, _)| *turn == seat && Some(seat) == me);
            mine.is_some_and(|(_, until)| self.time_until(until) <= LOW_TIME)
        };
        seats.filter(|seat| matches!(self.seats[*seat], SeatPresence::Away(_)) || ends(*seat)).collect()
    }

    /// The most urgent prompt for the player; `None` if nothing is pending.
    pub(in crate::screen::table) fn prompt(
        &self,
        view: &SeatView<'_>,
        wording: TableWording<'_>,
    ) -> Option<Prompt> {
        let me = wording.me?;
        let locale = wording.locale;
        if let Some(ahead) = view.out_of_turn_seat().filter(|ahead| *ahead != me) {
            return Some(Prompt {
                words: tr!(locale, "manners-ahead", name = wording.name(ahead)),
                answers: vec![(tr!(locale, "manners-catch"), Message::Catch)],
            });
        }
        if let Some(Takeback { by, answered }) = self.takeback {
            let name = wording.name(by);
            return Some(match (by == me, answered) {
                (true, _) => Prompt { words: tr!(locale, "takeback-waits"), answers: Vec::new() },
                (false, true) => {
                    Prompt { words: tr!(locale, "takeback-answered", name = name), answers: Vec::new() }
                }
                (false, false) => Prompt {
                    words: tr!(locale, "takeback-asked", name = name),
                    answers: vec![
                        (tr!(locale, "takeback-agree"), Message::AnswerTakeback(true)),
                        (tr!(locale, "takeback-refuse"), Message::AnswerTakeback(false)),
                    ],
                },
            });
        }
        if let Some(talker) = self.talker {
            return Some(Prompt {
                words: tr!(locale, "manners-talked", name = wording.name(talker)),
                answers: vec![(tr!(locale, "manners-call"), Message::Call(talker))],
            });
        }
        let overdue =
            |seat: &Seat| matches!(self.seats[*seat], SeatPresence::Away(until) if until <= self.now);
        let seat = (0..self.lobby.seats.len()).map(Seat::from_index).find(overdue)?;
        Some(Prompt {
            words: tr!(locale, "away-asks", name = wording.name(seat)),
            answers: vec![
                (tr!(locale, "away-replace"), Message::Replace(seat)),
                (tr!(locale, "away-wait"), Message::KeepWaiting(seat)),
            ],
        })
    }

    pub(super) fn time_until(&self, then: Instant) -> Duration {
        then.saturating_duration_since(self.now)
    }
}

/// A remaining time as minutes and seconds: `0:43`.
fn minutes_and_seconds(left: Duration) -> String {
    let seconds = left.as_secs_f32().ceil() as u64;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
