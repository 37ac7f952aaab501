//! What a table tells to those who don't see the board.

use iced::widget::column;

use super::message::Message;
use super::spoken::Spoken;
use super::state::State;
use crate::Element;
use crate::screen::Context;
use crate::session::NetworkSession;
use crate::widget::accessible::{LiveRegion, Role, Sentence};

/// The number of sentences of the log that are told. Fewer happen between two looks at the screen.
const LINES: usize = 12;

impl State {
    /// Follows what is to be told. Called after every message.
    pub(super) fn track_spoken(&mut self, acts: bool, context: Context<'_>) {
        let refused = self.input.refused.as_ref().map(|(_, why)| why.clone());
        let hint = || {
            let (hint, why) = self.hint.text(&self.model.known(), self.model.wording(context))?;
            Some(format!("{hint} {why}"))
        };
        let answer =
            refused.or_else(|| self.input.explanation().map(str::to_owned)).or_else(hint).unwrap_or_default();
        let is_free = self.model.is_own_turn() && self.menu.is_none();
        let status = if is_free { self.status(context) } else { String::new() };
        let last = self.model.timeline().log().numbered_lines().next_back().map(|(number, _)| number);
        let turn = self.model.shown().turns();
        if self.awaited_person().is_some() {
            // What was said to one person is none of the next one's business.
            self.spoken = Spoken::default();
            return;
        }
        self.spoken.answer(answer, status, turn, acts);
        self.spoken.log(last);
    }

    /// What has just happened on the board and what others say, sentence by sentence, and the answer to what the player does.
    pub(super) fn live_regions<'a>(
        &'a self,
        session: Option<&'a NetworkSession>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let news = || {
            let lines = self.model.timeline().log().numbered_lines().rev();
            let Some(from) = self.spoken.from else {
                // Behind the cover of a hand nobody has followed the log yet.
                let key = "last".to_owned();
                let last = lines.take(1).filter(|(_, line)| !line.said.is_empty());
                return last
                    .map(|(_, line)| Sentence { key: key.clone(), words: line.said.clone() })
                    .collect();
            };
            let lines = lines.take(LINES).take_while(move |(number, _)| *number >= from);
            let lines = lines.filter(|(_, line)| !line.said.is_empty());
            let mut sentences: Vec<Sentence> = lines
                .map(|(number, line)| Sentence { key: number.to_string(), words: line.said.clone() })
                .collect();
            sentences.reverse();
            sentences
        };
        let answer = || {
            let said = Some(&self.spoken.said).filter(|said| !said.is_empty());
            said.map(|said| Sentence { key: "answer".to_owned(), words: said.clone() }).into_iter().collect()
        };
        let others = move || {
            let said = session.map(|session| session.said_by_others(context.locale)).unwrap_or_default();
            let sentence = |(number, words)| Sentence { key: format!("heard-{number}"), words };
            said.into_iter().map(sentence).collect()
        };
        column![
            LiveRegion::new(Role::News, news),
            LiveRegion::new(Role::News, others),
            LiveRegion::new(Role::Answer, answer)
        ]
        .into()
    }
}
