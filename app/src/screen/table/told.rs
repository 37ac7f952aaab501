//! What a table tells to those who don't see the board.

use iced::widget::column;

use super::message::Message;
use super::state::State;
use crate::Element;
use crate::screen::Context;
use crate::widget::accessible::{Role, Sentence, Told};

/// The number of sentences of the log that are told. Fewer happen between two looks at the screen.
const LINES: usize = 12;

const ZERO_WIDTH_SPACE: &str = "\u{200b}";

/// What was said last in answer to the player, and from where on the log is told.
#[derive(Debug, Default)]
pub(super) struct Spoken {
    /// The number of the first line of the log; `None` until there is one.
    from: Option<usize>,
    /// What is said.
    said: String,
    /// The answer and the status that were looked at last.
    answer: String,
    status: String,
    /// The status at the beginning of the own turn, and its number. It is said once a turn.
    opening: (String, u32),
}

impl Spoken {
    /// Follows the answers to what the player does, and what the player can do in a turn of that number; each empty if there is
    /// none. `acts` is whether the player has just done something.
    fn answer(&mut self, answer: String, status: String, turn: u32, acts: bool) {
        if !answer.is_empty() && (acts || answer != self.answer) {
            // Said is what differs from before: the same answer once more ends with something that nobody sees or hears.
            let again = if self.said == answer { ZERO_WIDTH_SPACE } else { "" };
            self.said = format!("{answer}{again}");
        } else if status != self.status && !status.is_empty() {
            let begins = self.opening.1 != turn;
            if begins {
                self.opening = (status.clone(), turn);
            }
            if begins || status != self.opening.0 {
                self.said.clone_from(&status);
            }
        }
        (self.answer, self.status) = (answer, status);
    }

    /// Follows the log up to a line of that number. What was there before isn't told again.
    fn log(&mut self, last: Option<usize>) {
        self.from = last.map(|last| self.from.map_or(last, |from| from.min(last)));
    }
}

impl State {
    /// Follows what is to be told. Called after every message.
    pub(super) fn track_spoken(&mut self, acts: bool, context: Context<'_>) {
        let refused = self.input.refused.as_ref().map(|(_, why)| why.clone());
        let hint = || {
            let (hint, why) = self.hint.text(&self.model.known(), self.model.wording(context))?;
            Some(format!("{hint} {why}"))
        };
        let answer = refused.or_else(|| self.input.explained.clone()).or_else(hint).unwrap_or_default();
        let is_free = self.model.is_own_turn() && self.menu.is_none();
        let status = if is_free { self.status(context) } else { String::new() };
        let last = self.model.timeline().log().numbered_lines().next_back().map(|(number, _)| number);
        let turn = self.model.shown().turns();
        self.spoken.answer(answer, status, turn, acts);
        self.spoken.log(last);
    }

    /// What has just happened on the board, sentence by sentence, and the answer to what the player does.
    pub(super) fn told<'a>(&'a self) -> Element<'a, Message> {
        let news = || {
            let from = self.spoken.from.unwrap_or_default();
            let lines = self.model.timeline().log().numbered_lines().rev().take(LINES);
            let lines = lines.take_while(move |(number, _)| *number >= from);
            let mut told: Vec<Sentence> = lines
                .map(|(number, line)| Sentence { key: number.to_string(), words: line.text.clone() })
                .collect();
            told.reverse();
            told
        };
        let answer = || {
            let said = Some(&self.spoken.said).filter(|said| !said.is_empty());
            said.map(|said| Sentence { key: "answer".to_owned(), words: said.clone() }).into_iter().collect()
        };
        column![Told::new(Role::News, news), Told::new(Role::Answer, answer)].into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_is_said_once_a_turn_and_every_answer() {
        let mut spoken = Spoken::default();
        let mut say = |answer: &str, status: &str, turn| {
            spoken.answer(answer.to_owned(), status.to_owned(), turn, !answer.is_empty());
            spoken.said.clone()
        };
        assert_eq!(say("", "your move", 1), "your move");
        assert_eq!(say("", "put the 8", 1), "put the 8");
        assert_eq!(say("that doesn't fit", "put the 8", 1), "that doesn't fit");
        assert_eq!(say("that doesn't fit", "put the 8", 1), "that doesn't fit\u{200b}", "once more");
        assert_eq!(say("that doesn't fit", "put the 8", 1), "that doesn't fit");
        assert_eq!(say("", "your move", 1), "that doesn't fit", "that it is the own turn was said");
        assert_eq!(say("you can play 1", "your move", 1), "you can play 1");
        assert_eq!(say("", "", 2), "you can play 1");
        assert_eq!(say("", "your move", 3), "your move");
    }

    #[test]
    fn the_log_is_told_from_its_last_line_on() {
        let mut spoken = Spoken::default();
        for (last, from) in [(None, None), (Some(7), Some(7)), (Some(9), Some(7)), (Some(2), Some(2))] {
            spoken.log(last);
            assert_eq!(spoken.from, from);
        }
    }
}
