//! What is said to those who don't see the board, sentence by sentence, and when it is new.

use std::collections::VecDeque;

use crate::board::log::LogLine;
use crate::widget::accessible::{Priority, Sentence};

/// The number of sentences that are kept. Fewer are said between two looks at the screen.
const KEPT: usize = 16;

/// What is said again only once it has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Topic {
    /// That a move is being typed.
    Typing,
    /// The card that is picked up.
    Picked,
    /// The hint that is shown.
    Hint,
    /// What the table's kind says beside the board, like the teacher of the guided round.
    Kind,
    /// The tip that is shown.
    Tip,
    /// The own stock pile.
    Stock,
    /// What others have taken from the own piles.
    Taken,
}

/// The last sentences, and what was said of each topic.
#[derive(Debug, Default)]
pub(super) struct Spoken {
    sentences: VecDeque<Sentence>,
    /// The number of sentences so far.
    count: u64,
    /// The number of the first line of the log that isn't said yet; `None` if nothing of what is there is to be said.
    next_line: NextLine,
    /// What was said last of each topic.
    topics: Vec<(Topic, String)>,
    /// What was said of the result that is shown.
    result: Vec<String>,
    answer: String,
    /// The status that was said last, and the turn in which it was.
    said_status: (String, u32),
}

/// From where on the log is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NextLine {
    /// From the line of that number.
    Number(usize),
    /// From the end that it has when it is looked at next.
    End,
}

impl Default for NextLine {
    fn default() -> NextLine {
        NextLine::Number(0)
    }
}

impl Spoken {
    /// The last sentences, the latest last.
    pub(super) fn sentences(&self) -> impl Iterator<Item = &Sentence> {
        self.sentences.iter()
    }

    /// Says a sentence; nothing if it is empty.
    pub(super) fn say(&mut self, priority: Priority, words: impl Into<String>) {
        let words = words.into();
        if words.is_empty() {
            return;
        }
        let key = format!("{} {words}", self.count);
        self.count += 1;
        self.sentences.push_back(Sentence { key, priority, words });
        if self.sentences.len() > KEPT {
            self.sentences.pop_front();
        }
    }

    /// Forgets what was said to one person, which is none of the next one's business.
    pub(super) fn forget(&mut self) {
        *self = Spoken { count: self.count, next_line: NextLine::End, ..Spoken::default() };
    }

    /// Leaves out what the log tells of moves that were made before.
    pub(super) fn skip_log(&mut self) {
        self.next_line = NextLine::End;
    }

    /// Follows the log, whose lines have numbers.
    pub(super) fn log<'l>(&mut self, lines: impl DoubleEndedIterator<Item = (usize, &'l LogLine)> + Clone) {
        let end = lines.clone().next_back().map_or(0, |(number, _)| number + 1);
        let from = match self.next_line {
            NextLine::End => end,
            // The log has begun anew.
            NextLine::Number(from) if from > end => 0,
            NextLine::Number(from) => from,
        };
        self.next_line = NextLine::Number(end);
        let new: Vec<&LogLine> =
            lines.rev().take_while(|(number, _)| *number >= from).map(|(_, line)| line).collect();
        for line in new.into_iter().rev() {
            let priority = if line.is_remark { Priority::Remark } else { Priority::Event };
            self.say(priority, line.said.clone());
        }
    }

    /// Says what there is to say of a topic if that has changed.
    pub(super) fn follow(&mut self, topic: Topic, priority: Priority, words: String) {
        if !self.topics.contains(&(topic, words.clone())) {
            self.take_as_said(topic, words.clone());
            self.say(priority, words);
        }
    }

    /// Takes what there is to say of a topic as if it had been said.
    pub(super) fn take_as_said(&mut self, topic: Topic, words: String) {
        self.topics.retain(|(said, _)| *said != topic);
        self.topics.push((topic, words));
    }

    /// Says of a result what isn't said of it yet; of none if no result is shown.
    pub(super) fn result(&mut self, words: Vec<String>) {
        for words in &words {
            if !self.result.contains(words) {
                self.say(Priority::Result, words.clone());
            }
        }
        self.result = words;
    }

    /// Says the result that is shown once more; returns whether one is.
    pub(super) fn repeat_result(&mut self) -> bool {
        let words = self.result.join(" ");
        self.say(Priority::Answer, words.clone());
        !words.is_empty()
    }

    /// Follows the answers to what the player does, and what the player can do in a turn of that number; each empty if there is
    /// none. `acts` is whether the player has just done something.
    pub(super) fn answer(&mut self, answer: String, status: String, turn: u32, acts: bool) {
        if !answer.is_empty() && (acts || answer != self.answer) {
            self.say(Priority::Answer, answer.clone());
        } else if answer.is_empty() && !status.is_empty() && self.said_status != (status.clone(), turn) {
            self.say(Priority::OwnTurn, status.clone());
            self.said_status = (status, turn);
        }
        self.answer = answer;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What has been said since the last look.
    fn heard(spoken: &mut Spoken) -> Vec<String> {
        std::mem::take(&mut spoken.sentences).into_iter().map(|sentence| sentence.words).collect()
    }

    #[test]
    fn the_status_is_said_once_a_turn_and_every_answer() {
        let mut spoken = Spoken::default();
        let mut say = |answer: &str, status: &str, turn| {
            spoken.answer(answer.to_owned(), status.to_owned(), turn, !answer.is_empty());
            heard(&mut spoken).join("")
        };
        assert_eq!(say("", "your move", 1), "your move");
        assert_eq!(say("", "", 1), "", "a card is picked up");
        assert_eq!(say("that doesn't fit", "", 1), "that doesn't fit");
        assert_eq!(say("that doesn't fit", "", 1), "that doesn't fit", "once more");
        assert_eq!(say("", "your move", 1), "", "that it is the own turn was said");
        assert_eq!(say("", "nothing fits", 1), "nothing fits");
        assert_eq!(say("", "", 1), "");
        assert_eq!(say("", "nothing fits", 1), "");
        assert_eq!(say("you can play 1", "your move", 1), "you can play 1");
        assert_eq!(say("", "", 2), "");
        assert_eq!(say("", "your move", 3), "your move");
    }

    #[test]
    fn the_log_is_said_line_by_line_and_what_was_before_isnt() {
        let line = |said: &str| LogLine {
            text: String::new(),
            heading: false,
            is_remark: said.starts_with('“'),
            said: said.to_owned(),
        };
        let lines = ["a", "b", "“Ha!”", "", "c"].map(line);
        let mut spoken = Spoken::default();
        let follow = |spoken: &mut Spoken, count: usize| {
            spoken.log(lines[..count].iter().enumerate());
            heard(spoken)
        };
        assert_eq!(follow(&mut spoken, 2), ["a", "b"]);
        assert_eq!(follow(&mut spoken, 2), [""; 0]);
        assert_eq!(follow(&mut spoken, 5), ["“Ha!”", "c"]);
        assert_eq!(follow(&mut spoken, 1), ["a"], "a round begins");
        spoken.skip_log();
        assert_eq!(follow(&mut spoken, 4), [""; 0], "a move was taken back");
        spoken.forget();
        assert_eq!(follow(&mut spoken, 4), [""; 0], "another person looks");
        assert_eq!(follow(&mut spoken, 5), ["c"]);
    }

    #[test]
    fn a_topic_and_a_result_are_said_when_they_change() {
        let mut spoken = Spoken::default();
        for words in ["play the 7", "play the 7", "", "play the 7"] {
            spoken.follow(Topic::Hint, Priority::Answer, words.to_owned());
        }
        assert_eq!(heard(&mut spoken), ["play the 7", "play the 7"]);
        spoken.result(vec!["25 points.".to_owned()]);
        spoken.result(vec!["25 points.".to_owned(), "Verified.".to_owned()]);
        assert_eq!(heard(&mut spoken), ["25 points.", "Verified."]);
        assert!(spoken.repeat_result());
        assert_eq!(heard(&mut spoken), ["25 points. Verified."]);
        spoken.result(Vec::new());
        assert!(!spoken.repeat_result());
    }
}
