//! What others at a table ask of the player: to agree to a takeback, to say what becomes of somebody who is away, and to catch or
//! call somebody (RULES 9).

use skipstone_core::bot::Level;
use skipstone_core::table::{Intent, Update};
use skipstone_core::{Seat, SeatView, Setup, VisibleEvent};
use skipstone_net::protocol::Speaker;

use super::Presence;
use crate::table::TableWording;
use crate::tr;

/// What is asked of the player, as far as the presence of the others doesn't say it.
#[derive(Debug, Default)]
pub struct Asked {
    takeback: Option<Takeback>,
    /// The seat that can be called for talking to its partners.
    talker: Option<Seat>,
}

/// A request to take back a move.
#[derive(Debug, Clone, Copy)]
struct Takeback {
    by: Seat,
    /// Whether this player has voted, or made the request.
    is_answered: bool,
}

/// How a request to take back a move ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TakebackOutcome {
    /// This seat's move was taken back.
    TakenBack(Seat),
    /// The move stands.
    Stands,
}

/// A sentence that waits for an answer, with what can be answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prompt {
    /// The sentence.
    pub words: String,
    /// The words of each answer, and the answer.
    pub answers: Vec<(String, Answer)>,
}

/// An answer to a prompt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// What is sent to the table.
    Intent(Intent),
    /// Goes on waiting for a player who is away.
    KeepWaiting(Seat),
    /// Keeps the own seat, which the host has given to a computer player from the next round on.
    KeepSeat(Seat),
    /// Watches from then on.
    Watch,
}

impl TakebackOutcome {
    /// The notice for the log.
    pub fn notice(self, wording: TableWording<'_>) -> String {
        match self {
            TakebackOutcome::TakenBack(by) => wording.about_seat("takeback-done", by),
            TakebackOutcome::Stands => tr!(wording.locale, "takeback-over"),
        }
    }
}

impl Asked {
    /// Applies an update of the table; how a takeback ended, if one did.
    pub fn apply(&mut self, update: &Update, setup: &Setup, me: Option<Seat>) -> Option<TakebackOutcome> {
        self.expire_talk(update, setup);
        match update {
            Update::TakebackAsked(by) => {
                self.takeback = Some(Takeback { by: *by, is_answered: Some(*by) == me });
                None
            }
            Update::TakebackOver => self.takeback.take().map(|_| TakebackOutcome::Stands),
            Update::RoundBegan { .. } => {
                self.takeback = None;
                None
            }
            Update::Snapshot { .. } => self.takeback.take().map(|asked| TakebackOutcome::TakenBack(asked.by)),
            _ => None,
        }
    }

    /// Notes who has written in the chat: an opponent on turn who breaks the silence between partners can be called for it
    /// (RULES 9).
    pub fn hear(&mut self, by: &Speaker, view: &SeatView<'_>, me: Option<Seat>) {
        let Speaker::Seat(by) = *by else { return };
        let (setup, rules) = (view.setup(), view.rules());
        let team = setup.team(by);
        let silent = rules.call_talking && rules.partner_silence && setup.has_partners();
        let opponent = me.is_some_and(|me| setup.team(me) != team);
        let on_turn = view.on_turn().is_some_and(|seat| setup.team(seat) == team);
        if silent && opponent && on_turn {
            self.talker = Some(by);
        }
    }

    /// Whether somebody waits for the player's answer about a takeback.
    pub fn awaits_answer(&self) -> bool {
        self.takeback.is_some_and(|asked| !asked.is_answered)
    }

    /// Notes what the player has answered.
    pub fn answer(&mut self, intent: Intent) {
        match intent {
            Intent::Agree(_) => self.takeback.iter_mut().for_each(|asked| asked.is_answered = true),
            Intent::CallTalking(_) => self.talker = None,
            _ => {}
        }
    }

    /// The most urgent prompt for the player in a seat; `None` if nothing is asked.
    pub fn prompt(
        &self,
        view: &SeatView<'_>,
        presence: &Presence,
        wording: TableWording<'_>,
    ) -> Option<Prompt> {
        let me = wording.me?;
        let locale = wording.locale;
        let answer = |words: &str, intent| (locale.text(words), Answer::Intent(intent));
        if let Some(ahead) = view.out_of_turn_seat().filter(|ahead| *ahead != me) {
            return Some(Prompt {
                words: tr!(locale, "manners-ahead", name = wording.name(ahead)),
                answers: vec![answer("manners-catch", Intent::Catch)],
            });
        }
        if let Some(Takeback { by, is_answered }) = self.takeback {
            let name = wording.name(by);
            return Some(match (by == me, is_answered) {
                (true, _) => Prompt {
                    words: tr!(locale, "takeback-waits"),
                    answers: vec![answer("takeback-withdraw", Intent::Agree(false))],
                },
                (false, true) => {
                    Prompt { words: tr!(locale, "takeback-answered", name = name), answers: Vec::new() }
                }
                (false, false) => Prompt {
                    words: tr!(locale, "takeback-asked", name = name),
                    answers: vec![
                        answer("takeback-agree", Intent::Agree(true)),
                        answer("takeback-refuse", Intent::Agree(false)),
                    ],
                },
            });
        }
        if let Some(talker) = self.talker {
            return Some(Prompt {
                words: tr!(locale, "manners-talked", name = wording.name(talker)),
                answers: vec![answer("manners-call", Intent::CallTalking(talker))],
            });
        }
        let seat = presence.overdue()?;
        // Programs decline contracts that name somebody weaker.
        let replace = tr!(locale, "away-replace", level = locale.level(Level::STRONGEST));
        Some(Prompt {
            words: tr!(locale, "away-asks", name = wording.name(seat)),
            answers: vec![
                (replace, Answer::Intent(Intent::Replace(seat))),
                (tr!(locale, "away-wait"), Answer::KeepWaiting(seat)),
            ],
        })
    }

    /// Forgets the talker when the call has been made or is too late: their team is on turn again, or the round is over.
    fn expire_talk(&mut self, update: &Update, setup: &Setup) {
        let Some(talker) = self.talker else { return };
        let over = |event: &VisibleEvent| match *event {
            VisibleEvent::Turn(turn) => setup.team(turn.seat) == setup.team(talker),
            VisibleEvent::Call(call) => call.talker == talker,
            VisibleEvent::End(_) => true,
            _ => false,
        };
        let over = match update {
            Update::Events(events) => events.iter().any(over),
            Update::RoundBegan { .. } | Update::Snapshot { .. } => true,
            _ => false,
        };
        if over {
            self.talker = None;
        }
    }
}
