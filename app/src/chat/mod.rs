//! What people at a table say to each other, before, between and during rounds.

mod view;

use skipstone_net::protocol::{Audience, ChatLine};

/// Older lines are forgotten.
const LINES: usize = 300;

/// A conversation, and the line that is being written.
#[derive(Debug, Clone)]
pub struct Chat {
    lines: Vec<Line>,
    /// How many of them were there when it was last looked at.
    read: usize,
    draft: String,
    to: Audience,
}

/// Something that was said, or is to be told about what was said.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Line {
    Said { by: String, to: Audience, text: String },
    Notice(String),
}

/// What happens where it is shown.
#[derive(Debug, Clone)]
pub enum Message {
    /// Another draft.
    Draft(String),
    /// For others.
    To(Audience),
    /// The draft is done.
    Send,
}

impl Default for Chat {
    fn default() -> Chat {
        Chat { lines: Vec::new(), read: 0, draft: String::new(), to: Audience::Everyone }
    }
}

impl Chat {
    /// Takes in what somebody said, the player included.
    pub fn hear(&mut self, by: String, to: Audience, text: &ChatLine) {
        self.push(Line::Said { by, to, text: text.to_string() });
    }

    /// Takes in what there is to tell about the conversation itself.
    pub fn notice(&mut self, text: String) {
        self.push(Line::Notice(text));
    }

    /// Does what a message asks for; tells what is to be sent, and for whom.
    pub fn update(&mut self, message: Message) -> Option<(Audience, ChatLine)> {
        match message {
            Message::Draft(text) => self.draft = text,
            Message::To(to) => self.to = to,
            Message::Send => {
                let text = ChatLine::new(&std::mem::take(&mut self.draft));
                return (!text.is_empty()).then_some((self.to, text));
            }
        }
        None
    }

    /// How many lines came since it was last looked at.
    pub fn unread(&self) -> usize {
        self.lines.len() - self.read
    }

    /// It was looked at until now.
    pub fn mark_read(&mut self) {
        self.read = self.lines.len();
    }

    fn push(&mut self, line: Line) {
        self.lines.push(line);
        if self.lines.len() > LINES {
            self.lines.remove(0);
            self.read = self.read.saturating_sub(1);
        }
    }
}
