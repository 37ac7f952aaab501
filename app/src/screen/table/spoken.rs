//! What is said to those who don't see the board: the answer to what the player does, and from where on the log is read.

const ZERO_WIDTH_SPACE: &str = "\u{200b}";

/// What was said last in answer to the player, and from where on the log is told.
#[derive(Debug, Default)]
pub(super) struct Spoken {
    /// The number of the first line of the log; `None` until there is one.
    pub(super) from: Option<usize>,
    /// What is said.
    pub(super) said: String,
    /// The answer and the status that were looked at last.
    answer: String,
    status: String,
    /// The status at the beginning of the own turn, and its number. It is said once a turn.
    opening: (String, u32),
}

impl Spoken {
    /// Follows the answers to what the player does, and what the player can do in a turn of that number; each empty if there is
    /// none. `acts` is whether the player has just done something.
    pub(super) fn answer(&mut self, answer: String, status: String, turn: u32, acts: bool) {
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
    pub(super) fn log(&mut self, last: Option<usize>) {
        self.from = last.map(|last| self.from.map_or(last, |from| from.min(last)));
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
