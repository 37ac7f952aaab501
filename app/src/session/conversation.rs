//! What is said at the table and told of it, wherever it is shown: in the chat, at the stones, in the log.

use super::chat::Chat;
use super::talk::Talk;
use crate::board::Log;

/// What is said at the table and told of it.
#[derive(Debug)]
pub struct Conversation {
    /// The chat, in the lobby and during rounds.
    pub chat: Chat,
    /// What people say at their stones.
    pub talk: Talk,
    /// What has happened at the table and isn't in the log yet.
    news: Vec<String>,
}

impl Conversation {
    pub(super) fn new() -> Conversation {
        Conversation { chat: Chat::default(), talk: Talk::new(), news: Vec::new() }
    }

    /// Keeps lines for the log, which drops the oldest ones that it has no room for.
    pub(super) fn keep_for_log(&mut self, lines: impl IntoIterator<Item = String>) {
        self.news.extend(lines);
        self.news.drain(..self.news.len().saturating_sub(Log::MAX_LINES));
    }

    /// Takes what has happened at the table since the last call, for the log.
    pub fn take_news(&mut self) -> Vec<String> {
        std::mem::take(&mut self.news)
    }
}
