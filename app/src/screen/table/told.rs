//! What a table tells to those who don't see the board.

use iced::widget::column;

use super::message::Message;
use super::multiplayer::NetworkTable;
use super::state::State;
use crate::Element;
use crate::screen::Context;
use crate::widget::accessible::{Role, Told};

impl State {
    /// What has just happened on the board, and the answer to what the player does.
    pub(super) fn told<'a>(
        &'a self,
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let news = || {
            let last = self.model.timeline().log().lines().last();
            last.map(|line| line.text.clone()).unwrap_or_default()
        };
        let answer = move || {
            let refused = self.input.refused.as_ref().map(|(_, why)| why.clone());
            let is_free = self.model.is_own_turn() && self.overlay(network).is_none();
            let status = || is_free.then(|| self.status(context));
            refused.or_else(|| self.input.explained.clone()).or_else(status).unwrap_or_default()
        };
        column![Told::new(Role::News, news), Told::new(Role::Answer, answer)].into()
    }
}
