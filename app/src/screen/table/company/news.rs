//! What a table with others tells.

use std::time::{Duration, Instant};

use skipstone_core::table::Update;
use skipstone_core::{BySeat, MAX_SEATS, Seat, Seen, Setup};
use skipstone_net::protocol::{Audience, ChatLine, Denial, Presence, Speaker};
use skipstone_net::visit::{Connection, News};

use super::{Company, Takeback, There};
use crate::screen::Context;
use crate::screen::table::State;
use crate::tr;

/// What came of a wish to take a move back.
enum Outcome {
    TakenBack(Seat),
    Stands,
}

impl State {
    /// Takes in what the table tells.
    pub(in crate::screen::table) fn news(&mut self, news: News, now: Instant, context: Context<'_>) {
        let Some(company) = &mut self.company else { return };
        company.now = now;
        match news {
            News::Connection(connection) => company.connection(&connection),
            News::Lobby(lobby) => {
                self.names = Company::names(&lobby);
                company.lobby = *lobby;
            }
            News::Table(update) => {
                company.forgets_talk(&update, &self.setup);
                if matches!(update, Update::TakebackAsked(_)) {
                    self.board.refused = None;
                }
                let outcome = company.table(&update, self.me);
                self.told(update, now, context);
                self.tell(outcome, context);
            }
            News::Presence(presence) => company.presence(presence),
            News::Said { by, to, text } => self.said(by, to, &text, context),
            News::Denied(why) => self.denied(&why, context),
            News::Checked { series, round, verdict, .. } => {
                if (series, round as usize) == (company.lobby.series, self.series.round) {
                    company.verdict = Some(verdict);
                }
            }
        }
    }

    /// Writes into the log what came of a takeback.
    fn tell(&mut self, outcome: Option<Outcome>, context: Context<'_>) {
        match outcome {
            Some(Outcome::TakenBack(by)) => {
                let voice = self.voice(context);
                let words = tr!(context.locale, "takeback-done", who = voice.who(by), name = voice.name(by));
                self.log.tell(words);
            }
            Some(Outcome::Stands) => self.log.tell(tr!(context.locale, "takeback-over")),
            None => {}
        }
    }

    fn said(&mut self, by: Speaker, to: Audience, text: &ChatLine, context: Context<'_>) {
        let talked = self.breaks_silence(&by);
        let by = match by {
            Speaker::Seat(seat) => self.voice(context).name(seat),
            Speaker::Watcher(name) => tr!(context.locale, "chat-watcher", name = &*name),
        };
        if let Some(company) = &mut self.company {
            company.chat.hear(by, to, text);
            company.talked = talked.or(company.talked);
        }
    }

    /// Whose talking an opponent may call: that of one of the team on turn, where partners are to be silent (RULES 9).
    fn breaks_silence(&self, by: &Speaker) -> Option<Seat> {
        let Speaker::Seat(by) = *by else { return None };
        let (view, rules) = (self.truth.view(), self.setup.rules());
        let team = self.setup.team(by);
        let silent = rules.call_talking && rules.partner_silence && self.setup.has_partners();
        let opponent = self.me.is_some_and(|me| self.setup.team(me) != team);
        let on_turn = view.turns() > 0 && view.ending().is_none() && self.setup.team(view.turn()) == team;
        (silent && opponent && on_turn).then_some(by)
    }

    /// What was said or asked for can't be: told where it was said or asked.
    fn denied(&mut self, why: &Denial, context: Context<'_>) {
        let words = context.locale.denied(why, |seat| self.voice(context).name(seat));
        match (&mut self.company, why) {
            (Some(company), Denial::PartnersSilent | Denial::TooFast) => company.chat.notice(words),
            _ => {
                self.stage.take_back();
                self.board.refused = Some((None, words));
            }
        }
    }
}

impl Company {
    fn connection(&mut self, connection: &Connection) {
        match connection {
            Connection::Lost { again, .. } => self.lost = Some(self.now + *again),
            // Who isn't there, and what keeps the game, is told anew.
            Connection::In { .. } => {
                self.lost = None;
                self.seats = BySeat([There::Here; MAX_SEATS]);
                (self.clock, self.paused, self.asked, self.talked) = (None, None, None, None);
            }
            // What it leads to, the whole window shows.
            Connection::Calling | Connection::Knocked | Connection::Failed(_) | Connection::Over(_) => {}
        }
    }

    /// What an update means for what people ask of each other, and what came of it.
    fn table(&mut self, update: &Update, me: Option<Seat>) -> Option<Outcome> {
        match update {
            Update::TakebackAsked(by) => {
                self.asked = Some(Takeback { by: *by, answered: Some(*by) == me });
            }
            Update::TakebackOver => return self.asked.take().map(|_| Outcome::Stands),
            Update::RoundBegan { .. } => (self.asked, self.verdict, self.clock) = (None, None, None),
            // Whose turn is limited is told after it began.
            Update::Events(events) if events.iter().any(|event| matches!(event, Seen::Turn { .. })) => {
                self.clock = None;
            }
            Update::RoundEnded { .. } => self.clock = None,
            Update::Standing { ended, .. } => {
                if ended.is_none() {
                    self.verdict = None;
                }
                return self.asked.take().map(|asked| Outcome::TakenBack(asked.by));
            }
            _ => {}
        }
        None
    }

    /// What was said can't be called any more once the talker's team is on turn again, or it was called.
    fn forgets_talk(&mut self, update: &Update, setup: &Setup) {
        let Some(talker) = self.talked else { return };
        let over = |event: &Seen| match *event {
            Seen::Turn { seat } => setup.team(seat) == setup.team(talker),
            Seen::Call { talker: called, .. } => called == talker,
            Seen::End { .. } => true,
            _ => false,
        };
        let over = match update {
            Update::Events(events) => events.iter().any(over),
            Update::RoundBegan { .. } | Update::Standing { .. } => true,
            _ => false,
        };
        if over {
            self.talked = None;
        }
    }

    fn presence(&mut self, presence: Presence) {
        let later = |milliseconds: u32| self.now + Duration::from_millis(milliseconds.into());
        match presence {
            Presence::Here(seat) => self.seats[seat] = There::Here,
            Presence::Thinking { seat, left } => self.clock = left.map(|left| (seat, later(left))),
            Presence::Away { seat, grace } => self.seats[seat] = There::Away(later(grace)),
            Presence::Replaced(seat) => self.seats[seat] = There::Replaced,
            Presence::Paused(by) => self.paused = by,
        }
    }
}
