//! What others at a table ask of the player: to agree to a takeback, to say what becomes of somebody who is away, and to catch or
//! call somebody (RULES 9).

use skipstone_core::bot::Level;
use skipstone_core::table::{Intent, Update};
use skipstone_core::{Seat, SeatView, Setup, VisibleEvent};
use skipstone_net::Fingerprint;
use skipstone_net::protocol::Speaker;

use super::Presence;
use crate::board::TableWording;
use crate::tr;

/// What is asked of the player, as far as the presence of the others doesn't say it.
#[derive(Debug, Default)]
pub struct Asked {
    takeback: Option<Takeback>,
    /// The seat that can be called for talking to its partners.
    talker: Option<Seat>,
}

/// A request to take back a move.
#[derive(Debug, Clone)]
struct Takeback {
    by: Seat,
    /// Who still has to answer, as the host says.
    awaited: Vec<Seat>,
    /// Whether this player has nothing to answer, or has just answered.
    is_answered: bool,
}

/// How a request to take back a move ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TakebackOutcome {
    /// This seat's move was taken back.
    TakenBack(Seat),
    /// This seat no longer asks.
    Withdrawn(Seat),
    /// This seat refused.
    Refused(Seat),
    /// The game has gone on.
    Obsolete,
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
    /// Takes a seat that somebody gives up, from the next round on.
    TakeSeat(Seat),
    /// Gives that seat, as the host, to the person with this key, who watches.
    GiveSeat(Seat, Fingerprint),
    /// Goes on watching instead, or leaves the seat to the computer player.
    DeclineSeat(Seat),
    /// Agrees to swap seats with who sits here, or doesn't.
    AnswerSwap(Seat, bool),
    /// Takes the own offer to swap seats back.
    WithdrawSwap,
}

impl Takeback {
    /// A request as the host tells it; `before` is the open one.
    fn new(by: Seat, awaited: &[Seat], before: Option<&Takeback>, me: Option<Seat>) -> Takeback {
        // Fewer are awaited once somebody else has answered: the player's own answer may still be on its way.
        let goes_on =
            |before: &Takeback| before.by == by && before.is_answered && awaited.len() < before.awaited.len();
        let is_awaited = me.is_some_and(|me| awaited.contains(&me));
        let is_answered = !is_awaited || before.is_some_and(goes_on);
        Takeback { by, awaited: awaited.to_vec(), is_answered }
    }

    /// That the answers of others are missing, and whose.
    fn waiting_words(&self, message: &str, wording: TableWording<'_>) -> String {
        let awaited = self.awaited.iter().filter(|seat| Some(**seat) != wording.me);
        let names: Vec<String> = awaited.map(|seat| wording.name(*seat)).collect();
        let (count, names) = (names.len(), wording.locale.list(&names));
        tr!(wording.locale, message, name = wording.name(self.by), count = count, names = names)
    }
}

impl TakebackOutcome {
    /// The notice for the log.
    pub fn notice(self, wording: TableWording<'_>) -> String {
        match self {
            TakebackOutcome::TakenBack(by) => wording.about_seat("takeback-done", by),
            TakebackOutcome::Withdrawn(by) => wording.about_seat("takeback-withdrawn", by),
            TakebackOutcome::Refused(by) => wording.about_seat("takeback-refused", by),
            TakebackOutcome::Obsolete => tr!(wording.locale, "takeback-over"),
        }
    }
}

impl Asked {
    /// Applies an update of the table; how a takeback ended, if one did.
    pub fn apply(&mut self, update: &Update, setup: &Setup, me: Option<Seat>) -> Option<TakebackOutcome> {
        self.expire_talk(update, setup);
        match update {
            Update::TakebackAsked { by, awaited } => {
                self.takeback = Some(Takeback::new(*by, awaited, self.takeback.as_ref(), me));
                None
            }
            Update::TakebackOver { by } => self.takeback.take().map(|asked| match by {
                Some(by) if *by == asked.by => TakebackOutcome::Withdrawn(*by),
                Some(by) => TakebackOutcome::Refused(*by),
                None => TakebackOutcome::Obsolete,
            }),
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
        self.takeback.as_ref().is_some_and(|asked| !asked.is_answered)
    }

    /// Notes what the player has answered.
    pub fn answer(&mut self, intent: Intent) {
        match intent {
            Intent::Agree(_) => self.takeback.iter_mut().for_each(|asked| asked.is_answered = true),
            Intent::CallTalking(_) => self.talker = None,
            _ => {}
        }
    }

    /// The most urgent prompt for the player; `None` if nothing is asked. Whoever watches reads of a takeback, and answers nothing.
    pub fn prompt(
        &self,
        view: &SeatView<'_>,
        presence: &Presence,
        wording: TableWording<'_>,
    ) -> Option<Prompt> {
        let locale = wording.locale;
        let Some(me) = wording.me else {
            let words = self.takeback.as_ref()?.waiting_words("takeback-watched", wording);
            return Some(Prompt { words, answers: Vec::new() });
        };
        let answer = |words: &str, intent| (locale.text(words), Answer::Intent(intent));
        if let Some(ahead) = view.out_of_turn_seat().filter(|ahead| *ahead != me) {
            return Some(Prompt {
                words: tr!(locale, "manners-ahead", name = wording.name(ahead)),
                answers: vec![answer("manners-catch", Intent::Catch)],
            });
        }
        if let Some(asked) = &self.takeback {
            return Some(match (asked.by == me, asked.is_answered) {
                (true, _) => Prompt {
                    words: asked.waiting_words("takeback-waits", wording),
                    answers: vec![answer("takeback-withdraw", Intent::Agree(false))],
                },
                (false, true) => {
                    Prompt { words: asked.waiting_words("takeback-answered", wording), answers: Vec::new() }
                }
                (false, false) => Prompt {
                    words: tr!(locale, "takeback-asked", name = wording.name(asked.by)),
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
