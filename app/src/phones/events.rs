//! The events of a round, as the page is told of them: step by step, or as its log if they were before the page came; and what else a
//! page is told once more that is loaded anew.

use std::collections::VecDeque;
use std::time::Instant;

use skipstone_core::{VisibleEvent, event};
use skipstone_net::client::ClientEvent;

use super::messages::{SaidLine, ToPage};
use super::steps::step;
use super::table::PhoneTable;
use crate::board::{Log, Slot, TableWording};

impl PhoneTable {
    /// Follows events without showing them.
    pub(super) fn follow(&mut self, events: &[VisibleEvent], now: Instant) {
        let Some(round) = &mut self.round else { return };
        for event in events {
            if let Err(why) = round.replica.try_apply(event) {
                return tracing::error!(%why, ?event, "an impossible event isn't shown");
            }
            round.revision += 1;
            round.help.apply(event, round.replica.viewer());
            if let VisibleEvent::Turn(_) = event {
                round.awaited_since = now;
            }
        }
    }

    /// Follows events and shows them one after the other.
    pub(super) fn show(&mut self, events: &[VisibleEvent], now: Instant) {
        for event in events {
            let names = self.session.given_names();
            let me = self.session.seat();
            let Some(round) = &self.round else { return };
            let wording = TableWording { locale: &self.locale, names: &names, me };
            let steps = step(event, &round.replica, wording);
            self.steps.extend(steps);
            self.follow(std::slice::from_ref(event), now);
            self.tell_help(event);
        }
    }

    /// Tells the player at the end of a partner's turn how many of the player's stock cards it has played.
    fn tell_help(&mut self, event: &VisibleEvent) {
        let (VisibleEvent::Discard(event::Discard { seat, .. }) | VisibleEvent::Pass(event::Pass { seat })) =
            *event
        else {
            return;
        };
        let (names, me) = (self.session.given_names(), self.session.seat());
        let helped = self.round.as_ref().and_then(|round| round.help.words(seat, self.wording(&names)));
        helped.into_iter().for_each(|words| self.notify(words, me.map(Slot::Stock)));
    }

    /// Follows events without showing them, and tells the page what they were.
    pub(super) fn recount(&mut self, events: &[VisibleEvent], now: Instant) {
        let mut lines = Vec::new();
        for event in events {
            let names = self.session.given_names();
            if let Some(round) = &self.round {
                let sentence = self.wording(&names).event(event, round.setup());
                lines.extend(Some(sentence).filter(|sentence| !sentence.is_empty()));
            }
            self.follow(std::slice::from_ref(event), now);
        }
        lines.drain(..lines.len().saturating_sub(Log::MAX_LINES));
        let number = self.round.as_ref().map(|round| round.number);
        self.unsaid.extend(number.map(|round| ToPage::Log { round, lines }));
    }

    /// Notes who has played a round, whose result has come before that was known.
    pub(super) fn note_played(&mut self, event: &ClientEvent) {
        if !self.played.note(event) {
            return;
        }
        let Some(mut round) = self.round.take() else { return };
        if let Some(ended) = &round.ended {
            round.result = Some(self.result(&round, ended, self.wording(&round.played_by)));
        }
        self.round = Some(round);
    }

    /// Tells what an earlier page of the player was told. Of the chat, only what is new is told after that.
    pub(super) fn retell(&mut self, lines: VecDeque<SaidLine>) {
        self.last_line = lines.iter().map(|line| line.number).max().unwrap_or_default();
        self.unsaid.extend(lines.into_iter().map(|line| ToPage::Said(line.into())));
    }
}
