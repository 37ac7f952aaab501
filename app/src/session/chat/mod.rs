//! The chat of a hosted table, in the lobby and during rounds.

mod presence_news;
mod view;

use skipstone_core::Stone;
use skipstone_net::protocol::{Audience, ChatLine};

use crate::locale::Locale;
use crate::store::{SystemMessage, SystemMessages};

pub use presence_news::PresenceChange;
use presence_news::PresenceNews;

/// The number of lines kept; older ones are dropped.
const MAX_LINES: usize = 300;

/// The lines of a chat, and the unsent draft.
#[derive(Debug, Clone, Default)]
pub struct Chat {
    /// In the order of their numbers.
    lines: Vec<NumberedLine>,
    /// Whether news were added since they were last taken to be saved.
    has_unsaved_news: bool,
    /// The number of other people's lines, and of notices, since the chat was last read.
    unread: usize,
    draft: String,
    /// What was sent last, until the table has shown it or refused something.
    sent: Option<ChatLine>,
    audience: Audience,
}

/// A line with the number of the message that it is or that was said last before it; 0 before the first.
#[derive(Debug, Clone, PartialEq, Eq)]
struct NumberedLine {
    number: u32,
    line: Line,
}

/// A message, a notice about the chat, or what has happened at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Line {
    Said { by: String, stone: Option<Stone>, to: Audience, text: String },
    Notice(String),
    News(String),
    Presence(PresenceNews),
}

impl Line {
    /// The words of what has happened at the table. `None` for what was said, and for a notice.
    fn news(&self) -> Option<&str> {
        match self {
            Line::News(words) | Line::Presence(PresenceNews { words, .. }) => Some(words),
            Line::Said { .. } | Line::Notice(_) => None,
        }
    }
}

/// Input in the chat.
#[derive(Debug, Clone)]
pub enum Message {
    /// The text of the draft changed.
    Draft(String),
    /// Something was typed while the draft's field hadn't the focus, which it gets.
    Typed(String),
    /// Sets who receives the next messages: everyone, or partners only.
    Audience(Audience),
    /// Sends the draft.
    Send,
}

impl Chat {
    /// The chat of a table that is open once more, with what was told there. What was said follows, and is put between.
    pub fn resumed(news: SystemMessages) -> Chat {
        let news = news.0.into_iter();
        let lines = news.map(|line| NumberedLine { number: line.after, line: Line::News(line.words) });
        Chat { lines: lines.collect(), ..Chat::default() }
    }

    /// Adds the message of this number, unless it is there already. Its author is shown as this stone. The player's `own` ones never
    /// count as unread.
    pub fn push_message(
        &mut self,
        number: u32,
        by: String,
        stone: Option<Stone>,
        to: Audience,
        text: &ChatLine,
        own: bool,
    ) {
        let is_earlier = |line: &NumberedLine| line.number < number;
        let is_before = |line: &NumberedLine| is_earlier(line) || matches!(line.line, Line::Said { .. });
        let at = self.lines.iter().rposition(is_before).map_or(0, |last| last + 1);
        if at.checked_sub(1).is_some_and(|last| !is_earlier(&self.lines[last])) {
            return;
        }
        let line = Line::Said { by, stone, to, text: text.to_string() };
        self.lines.insert(at, NumberedLine { number, line });
        self.drop_oldest();
        self.unread += usize::from(!own);
        if own {
            self.sent = None;
        }
    }

    /// Adds a notice about the chat itself, such as a refused message.
    pub fn push_notice(&mut self, text: String) {
        self.push(Line::Notice(text));
        self.unread += 1;
    }

    /// Adds a line about what happens at the table, which nobody has to read.
    pub fn push_news(&mut self, text: String) {
        self.push(Line::News(text));
        self.has_unsaved_news = true;
    }

    /// Adds what has become of a person's connection. If nobody has said anything in between, it takes the place of what left that
    /// open, and joins the last line where that tells the same of others.
    pub fn push_presence(&mut self, change: PresenceChange, name: String, locale: &Locale) {
        let news = PresenceNews::new(change, name, locale);
        let mut recent = self.take_recent();
        recent.retain_mut(|line| match &mut line.line {
            Line::Presence(earlier) => earlier.give_way(&news, locale),
            Line::Said { .. } | Line::Notice(_) | Line::News(_) => true,
        });
        let is_told = match recent.last_mut().map(|last| &mut last.line) {
            Some(Line::Presence(last)) => last.join(&news, locale),
            _ => false,
        };
        self.lines.extend(recent);
        if !is_told {
            self.push(Line::Presence(news));
        }
        self.has_unsaved_news = true;
    }

    /// Takes off the lines since somebody last said something.
    fn take_recent(&mut self) -> Vec<NumberedLine> {
        let last_said = self.lines.iter().rposition(|line| matches!(line.line, Line::Said { .. }));
        self.lines.split_off(last_said.map_or(0, |at| at + 1))
    }

    /// What has happened at the table, to be saved. `None` if nothing has since the last call.
    pub fn take_unsaved_news(&mut self) -> Option<SystemMessages> {
        let news = self.lines.iter().filter_map(|NumberedLine { number, line }| {
            Some(SystemMessage { after: *number, words: line.news()?.to_owned() })
        });
        std::mem::take(&mut self.has_unsaved_news).then(|| SystemMessages(news.collect()))
    }

    /// Has what has happened saved once more: it belongs to another series now.
    pub fn save_news_again(&mut self) {
        self.has_unsaved_news = true;
    }

    /// Handles one message; what to send to whom, if anything. An empty draft isn't sent.
    pub fn update(&mut self, message: Message) -> Option<(Audience, ChatLine)> {
        match message {
            Message::Draft(text) => self.draft = text,
            Message::Typed(text) => self.draft.push_str(&text),
            Message::Audience(to) => self.audience = to,
            Message::Send => {
                let text = ChatLine::new(&std::mem::take(&mut self.draft));
                self.sent = Some(text.clone()).filter(|text| !text.is_empty());
                return self.sent.clone().map(|text| (self.audience, text));
            }
        }
        None
    }

    /// Who receives what is sent next.
    pub fn audience(&self) -> Audience {
        self.audience
    }

    /// Gives back what the table hasn't taken, unless something else is being written by now.
    pub fn return_refused(&mut self) {
        if let Some(text) = self.sent.take().filter(|_| self.draft.is_empty()) {
            self.draft = text.to_string();
        }
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
        let number = self.lines.last().map_or(0, |last| last.number);
        self.lines.push(NumberedLine { number, line });
        self.drop_oldest();
    }

    fn drop_oldest(&mut self) {
        if self.lines.len() > MAX_LINES {
            self.lines.remove(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    fn says(chat: &mut Chat, number: u32) {
        chat.push_message(number, "Ben".to_owned(), None, Audience::Everyone, &ChatLine::new("Hi"), false);
    }

    fn shape(chat: &Chat) -> Vec<String> {
        let words = |line: &NumberedLine| match &line.line {
            Line::Said { .. } => line.number.to_string(),
            Line::Notice(words) | Line::News(words) => words.clone(),
            Line::Presence(news) => news.words.clone(),
        };
        chat.lines.iter().map(words).collect()
    }

    #[test]
    fn what_happened_stays_between_what_was_said_when_the_table_opens_again() {
        let mut chat = Chat::default();
        chat.push_news("came".to_owned());
        says(&mut chat, 1);
        says(&mut chat, 2);
        chat.push_notice("refused".to_owned());
        chat.push_news("left".to_owned());
        assert_eq!(shape(&chat), ["came", "1", "2", "refused", "left"]);
        let kept = chat.take_unsaved_news().expect("news");
        assert_eq!(chat.take_unsaved_news(), None, "nothing new");

        let mut resumed = Chat::resumed(kept);
        [1, 2].into_iter().for_each(|number| says(&mut resumed, number));
        assert_eq!(shape(&resumed), ["came", "1", "2", "left"]);
        resumed.push_news("back".to_owned());
        says(&mut resumed, 1 << 16);
        // A guest who comes back with the chat is told everything once more.
        [1, 2, 1 << 16].into_iter().for_each(|number| says(&mut resumed, number));
        assert_eq!(shape(&resumed), ["came", "1", "2", "left", "back", "65536"]);
        assert_eq!(resumed.unread(), 3);
    }
    #[test]
    fn a_restart_of_the_host_leaves_one_line_of_who_is_back() {
        let locale = Locale::new(Language::ENGLISH);
        let mut chat = Chat::default();
        let tells = |chat: &mut Chat, change: PresenceChange, names: &[&str]| {
            names.iter().for_each(|name| chat.push_presence(change, (*name).to_owned(), &locale));
        };
        says(&mut chat, 1);
        tells(&mut chat, PresenceChange::NotBack, &["Ben", "Cleo", "Dora"]);
        assert_eq!(shape(&chat), ["1", "Ben, Cleo and Dora aren’t back yet."]);
        tells(&mut chat, PresenceChange::Back, &["Ben", "Dora"]);
        assert_eq!(shape(&chat), ["1", "Cleo isn’t back yet.", "Ben and Dora are back."]);
        let saved = chat.clone().take_unsaved_news().expect("news").0;
        assert_eq!(saved.into_iter().map(|line| line.words).collect::<Vec<_>>(), shape(&chat)[1..]);
        tells(&mut chat, PresenceChange::Back, &["Cleo"]);
        assert_eq!(shape(&chat), ["1", "Ben, Dora and Cleo are back."]);
        // What was read before somebody spoke stays, and so does what is over.
        tells(&mut chat, PresenceChange::Lost, &["Ben"]);
        says(&mut chat, 2);
        tells(&mut chat, PresenceChange::Back, &["Ben"]);
        tells(&mut chat, PresenceChange::Lost, &["Ben", "Cleo"]);
        let lost = ["1", "Ben, Dora and Cleo are back.", "Ben lost the connection.", "2", "Ben is back."];
        assert_eq!(shape(&chat)[..5], lost);
        assert_eq!(shape(&chat)[5..], ["Ben and Cleo lost the connection."]);
        tells(&mut chat, PresenceChange::ReplacedWhileAway, &["Cleo"]);
        let last = ["Ben lost the connection.", "Cleo didn’t come back: a computer player plays on."];
        assert_eq!(shape(&chat)[5..], last);
    }
}
