//! How it goes on: after a round, and after a message that only one kind of table has.

use std::time::Instant;

use skipstone_core::table::{Intent, Update};

use crate::screen::Context;
use crate::screen::table::input::Input;
use crate::screen::table::message::{Action, Message};
use crate::screen::table::model::TableModel;
use crate::session::NetworkSession;

/// How it goes on after a round.
#[derive(Debug)]
pub(in crate::screen::table) struct NextStep {
    /// The key of the button's words.
    pub(in crate::screen::table) words: &'static str,
    /// The message of the button; `None` while it can't be pressed.
    pub(in crate::screen::table) message: Option<Message>,
    /// The key of the words of a button that comes once this one is pressed.
    pub(in crate::screen::table) to_come: Option<&'static str>,
}

impl NextStep {
    pub(super) fn new(words: &'static str, message: Message) -> NextStep {
        NextStep { words, message: Some(message), to_come: None }
    }

    /// One whose button can't be pressed now.
    pub(super) fn blocked(words: &'static str) -> NextStep {
        NextStep { words, message: None, to_come: None }
    }
}

/// What a kind of table may change when it handles a message, and what it handles it by.
#[derive(Debug)]
pub(in crate::screen::table) struct TableParts<'a> {
    pub(in crate::screen::table) model: &'a mut TableModel,
    pub(in crate::screen::table) input: &'a mut Input,
    /// The session of a network table.
    pub(in crate::screen::table) session: Option<&'a mut NetworkSession>,
    pub(in crate::screen::table) now: Instant,
    pub(in crate::screen::table) context: Context<'a>,
}

/// What the screen has to do about a message that a kind of table has handled, in its order.
#[derive(Debug)]
pub(in crate::screen::table) enum FollowUp {
    /// Send an intent to the table.
    Send(Intent),
    /// Apply an update of the table.
    Apply(Update),
    /// Tell what has become of a request for a takeback.
    TellOfTakeback(String),
    /// Tell the computer players how long to wait.
    SendBotDelay,
    /// Have the app do something.
    Act(Action),
}
