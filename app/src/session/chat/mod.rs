//! The chat of a hosted table, in the lobby and during rounds.

mod view;

use skipstone_core::Stone;
use skipstone_net::protocol::{Audience, ChatLine};

/// The number of lines kept; older ones are dropped.
const MAX_LINES: usize = 300;

/// The lines of a chat, and the unsent draft.
#[derive(Debug, Clone, Default)]
pub struct Chat {
    lines: Vec<Line>,
    /// The number of other people's lines, and of notices, since the chat was last read.
    unread: usize,
    draft: String,
    audience: Audience,
}

/// A message, or a notice about the chat.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Line {
    Said { by: String, stone: Option<Stone>, to: Audience, text: String },
    Notice(String),
}

/// Input in the chat.
#[derive(Debug, Clone)]
pub enum Message {
    /// The text of the draft changed.
    Draft(String),
    /// Sets who receives the next messages: everyone, or partners only.
    Audience(Audience),
    /// Sends the draft.
    Send,
}

impl Chat {
    /// Adds a message of an author who is shown as this stone. The player's `own` ones never count as unread.
    pub fn push_message(
        &mut self,
        by: String,
        stone: Option<Stone>,
        to: Audience,
        text: &ChatLine,
        own: bool,
    ) {
        self.push(Line::Said { by, stone, to, text: text.to_string() });
        self.unread += usize::from(!own);
    }

    /// Adds a notice about the chat itself, such as a refused message.
    pub fn push_notice(&mut self, text: String) {
        self.push(Line::Notice(text));
        self.unread += 1;
    }

    /// Adds a line about what happens at the table, which nobody has to read.
    pub fn push_news(&mut self, text: String) {
        self.push(Line::Notice(text));
    }

    /// Handles one message; what to send to whom, if anything. An empty draft isn't sent.
    pub fn update(&mut self, message: Message) -> Option<(Audience, ChatLine)> {
        match message {
            Message::Draft(text) => self.draft = text,
            Message::Audience(to) => self.audience = to,
            Message::Send => {
                let text = ChatLine::new(&std::mem::take(&mut self.draft));
                return (!text.is_empty()).then_some((self.audience, text));
            }
        }
        None
    }

    /// The number of unread lines.
    pub fn unread(&self) -> usize {
        self.unread
    }

    /// Marks all lines as read.
    pub fn mark_read(&mut self) {
        self.unread = 0;
    }

    fn push(&mut self, line: Line) {
        self.lines.push(line);
        if self.lines.len() > MAX_LINES {
            self.lines.remove(0);
        }
    }
}
