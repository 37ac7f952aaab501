//! What the player must be told wherever they are: a bar above the screen, one notice after the other.

use iced::widget::{container, row, space};
use iced::{Alignment, Fill};
use skipstone_net::IdentityError;
use skipstone_net::quic::BindError;

use crate::locale::Locale;
use crate::opened::OpenError;
use crate::store::{BadSetting, GoOnError, Trouble};
use crate::theme::container::warning;
use crate::widget::{button, text};
use crate::{Element, tr};

/// One thing to be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// The store, or the settings file, can't do its work.
    Trouble(Trouble),
    /// A setting fell back to its usual value.
    Setting(BadSetting),
    /// A series can't be gone on with.
    GoOn(GoOnError),
    /// A file can't be opened.
    NotOpened(OpenError),
    /// A file was to be chosen, and the system shows no dialog for that.
    NoDialog,
    /// The player has no key, and none can be made.
    NoKey(IdentityError),
    /// A table for others can't be opened.
    NoTable(BindError),
    /// There is no home folder: nothing is kept.
    Homeless,
}

/// What is still to be told, and what keeps the store from writing as long as it does.
#[derive(Debug, Default)]
pub struct Notices {
    waiting: Vec<Notice>,
    unsaved: Option<Trouble>,
}

/// What the player does with a notice.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// It was read.
    Dismissed,
    /// Another profile, since this one can't be used here.
    OtherProfile,
}

impl Notices {
    /// Tells one thing more.
    pub fn tell(&mut self, notice: Notice) {
        if !self.waiting.contains(&notice) {
            self.waiting.push(notice);
        }
    }

    /// What the store has trouble with now, if with anything.
    pub fn saving(&mut self, trouble: Option<Trouble>) {
        let (unsaved, other) = match trouble {
            Some(Trouble::InUse(_) | Trouble::Newer(_) | Trouble::Unusable { .. }) => (trouble, None),
            // It can write all the same.
            Some(Trouble::SetAside { .. } | Trouble::Value { .. } | Trouble::Round { .. }) => (None, trouble),
            None => (None, None),
        };
        self.unsaved = unsaved;
        other.into_iter().for_each(|trouble| self.tell(Notice::Trouble(trouble)));
    }

    /// Puts the first notice away.
    pub fn dismiss(&mut self) {
        if self.waiting.is_empty() {
            self.unsaved = None;
        } else {
            self.waiting.remove(0);
        }
    }

    /// Draws the first notice; nothing if there is none.
    pub fn view<'a>(&self, locale: &Locale) -> Element<'a, Message> {
        let (words, trouble) = match (self.waiting.first(), &self.unsaved) {
            (Some(notice), _) => (words(notice, locale), trouble(notice)),
            (None, Some(trouble)) => {
                (tr!(locale, "notice-unsaved", why = locale.trouble(trouble)), Some(trouble))
            }
            (None, None) => return space().into(),
        };
        let other = matches!(trouble, Some(Trouble::InUse(_) | Trouble::Newer(_))).then(|| {
            Element::from(button::secondary(tr!(locale, "notice-other-profile"), Some(Message::OtherProfile)))
        });
        let dismiss = button::quiet(tr!(locale, "notice-dismiss"), Some(Message::Dismissed));
        let bar = row![text::body(words).width(Fill)].push(other).push(Element::from(dismiss));
        container(bar.spacing(12).align_y(Alignment::Center))
            .padding([6, 14])
            .width(Fill)
            .style(warning)
            .into()
    }
}

fn trouble(notice: &Notice) -> Option<&Trouble> {
    match notice {
        Notice::Trouble(trouble) => Some(trouble),
        _ => None,
    }
}

fn words(notice: &Notice, locale: &Locale) -> String {
    match notice {
        Notice::Trouble(trouble) => locale.trouble(trouble),
        Notice::Setting(bad) => locale.bad_setting(bad),
        Notice::GoOn(error) => locale.cannot_go_on(error),
        Notice::NoDialog => tr!(locale, "file-no-dialog"),
        Notice::NotOpened(error) => locale.open_error(error),
        Notice::NoKey(error) => tr!(locale, "notice-no-key", why = error.to_string()),
        Notice::NoTable(error) => tr!(locale, "notice-no-table", why = locale.bind_error(error)),
        Notice::Homeless => tr!(locale, "notice-homeless"),
    }
}
