//! What is said of the rounds that were played here: told as a line of the chat, and kept for the end of the series.

use std::collections::BTreeMap;

use skipstone_core::Seat;
use skipstone_net::client::{ClientEvent, Verdict};
use skipstone_net::protocol::TableSeriesId;
use skipstone_net::round_log::RoundContract;

use super::NetworkSession;
use crate::locale::Locale;
use crate::tr;

/// The verdicts of this session that weren't a plain "verified", in words.
#[derive(Debug, Default)]
pub(super) struct Verdicts {
    /// By series and round.
    words: BTreeMap<([u8; 16], u32), String>,
    /// The series of the round that the screen has shown last with its verdict.
    series: Option<TableSeriesId>,
    /// The contract of that round.
    contract: Option<RoundContract>,
}

impl Verdicts {
    /// The contract of the round that was judged last on the screen. `None` before the first verdict.
    pub(super) fn contract(&self) -> Option<&RoundContract> {
        self.contract.as_ref()
    }
}

impl NetworkSession {
    /// Notes a verdict, and tells what the result doesn't show or what isn't plain. Those who have played are called as in the round's
    /// contract.
    pub(super) fn note_verdict(&mut self, event: &ClientEvent, locale: &Locale) {
        let ClientEvent::RoundChecked { series, round, is_on_screen, verdict, log, .. } = event else {
            return;
        };
        let contract = log.as_ref().and_then(|log| log.log.contract());
        let name = |seat: Seat| match contract.and_then(|contract| contract.seats.get(seat.index())) {
            Some(place) => place.name.to_string(),
            None => self.shown_name(seat, locale),
        };
        let mut words = vec![locale.verdict(verdict, name)];
        if let Verdict::Verified(summary) = verdict {
            words.extend(locale.deal_exceptions(summary, name));
        }
        let is_plain = matches!(verdict, Verdict::Verified(_)) && words.len() == 1;
        let words = tr!(locale, "verdict-of-round", round = *round, words = words.join(" "));
        if *is_on_screen {
            (self.verdicts.series, self.verdicts.contract) = (Some(*series), contract.cloned());
        }
        if !is_plain || !is_on_screen {
            self.conversation.chat.push_news(words.clone());
        }
        match is_plain {
            true => drop(self.verdicts.words.remove(&(series.0, *round))),
            false => drop(self.verdicts.words.insert((series.0, *round), words)),
        }
    }

    /// The verdicts on the rounds of the series on the table that weren't a plain "verified", in words.
    pub fn doubtful_rounds(&self) -> impl Iterator<Item = &str> {
        let series = self.verdicts.series.map(|series| series.0);
        let of_series = self.verdicts.words.iter().filter(move |((of, _), _)| Some(*of) == series);
        of_series.map(|(_, words)| words.as_str())
    }
}
