//! What a table tells to those who don't see the board.

use iced::widget::column;

use super::message::Message;
use super::multiplayer::NetworkTable;
use super::overlay::Overlay;
use super::spoken::Topic;
use super::state::State;
use crate::Element;
use crate::board::Slot;
use crate::screen::Context;
use crate::session::NetworkSession;
use crate::tr;
use crate::widget::accessible::{LiveRegion, Priority};

impl State {
    /// Follows what is to be told. Called after every message.
    pub(super) fn track_spoken(
        &mut self,
        acts: bool,
        session: Option<&NetworkSession>,
        context: Context<'_>,
    ) {
        if self.awaited_person().is_some() {
            return self.spoken.forget();
        }
        let network = self.kind.network(session);
        let result = self.result_words(network, context);
        let (wording, view) = (self.model.wording(context), self.model.shown());
        let refused = self.input.refused.as_ref().map(|(_, why)| why.clone());
        let answer = refused.or_else(|| self.input.explanation().map(str::to_owned)).unwrap_or_default();
        let is_still = self.model.timeline().waiting() == 0 && !self.model.animation.is_moving();
        let kind = if is_still { self.kind.spoken(&self.model, context) } else { None };
        let is_free = self.model.is_own_turn() && self.menu.is_none() && is_still && kind.is_none();
        // What is picked up is told with where it goes.
        let is_free = is_free && self.input.picked.is_none();
        let status = if is_free { self.status(context.settings.speech, context) } else { String::new() };
        let hint = self.hint.spoken(&self.model.known(), wording).unwrap_or_default();
        let tip = self.tips.words(context).unwrap_or_default();
        // Each card was told of when it was played.
        let taken = self.taken_words(context).filter(|_| is_still && self.model.is_own_turn());
        let taken =
            taken.map(|(words, stock)| [words, stock.unwrap_or_default()].join(" ")).unwrap_or_default();
        let typing = match &self.input.typed {
            Some(typed) if self.input.refused_elsewhere().is_some() => {
                tr!(context, "said-typed-stays", typed = typed.as_str())
            }
            Some(_) => tr!(context, "said-typing"),
            None => String::new(),
        };
        let picked = self.input.picked.and_then(Slot::source);
        let picked = picked.and_then(|source| wording.picked(&self.model.known(), source));
        let stock = self.model.me.filter(|me| view.stock_top(*me).is_some());
        let stock = stock.map(|me| format!("{}.", wording.slot(&view, Slot::Stock(me))));
        let has_played = self.model.me.is_some_and(|me| self.model.has_moved(me));
        let turn = view.turns();
        self.spoken.log(self.model.timeline().log().numbered_lines());
        if let Some(stock) = stock {
            // It is told with the first own turn, and then when another card lies on top. What has the focus tells of itself.
            match self.input.focus == self.model.me.map(Slot::Stock) {
                true => self.spoken.take_as_said(Topic::Stock, stock),
                false if has_played || is_free => {
                    self.spoken.follow(Topic::Stock, Priority::StockCard, stock)
                }
                false => {}
            }
        }
        self.spoken.answer(answer, status, turn, acts);
        self.spoken.follow(Topic::Typing, Priority::Answer, typing);
        self.spoken.follow(Topic::Picked, Priority::Answer, picked.unwrap_or_default());
        self.spoken.follow(Topic::Hint, Priority::Answer, hint);
        self.spoken.follow(Topic::Tip, Priority::OwnTurn, tip);
        self.spoken.follow(Topic::Taken, Priority::OwnTurn, taken);
        if is_still {
            self.spoken.follow(Topic::Kind, Priority::OwnTurn, kind.unwrap_or_default());
        }
        self.spoken.result(result);
    }

    /// What is said of the result that is shown, after its title; empty if none is shown.
    fn result_words(&self, network: Option<NetworkTable<'_>>, context: Context<'_>) -> Vec<String> {
        match self.overlay(network) {
            Some(Overlay::Result(ended)) => self
                .kind
                .end_words(context)
                .unwrap_or_else(|| self.model.result_words(ended, network, context)),
            Some(Overlay::Closing(ended)) => self.model.closing_words(ended, network, context),
            _ => Vec::new(),
        }
    }

    /// What has just happened on the board and what others say, sentence by sentence, and the answer to what the player does.
    pub(super) fn live_regions<'a>(
        &'a self,
        session: Option<&'a NetworkSession>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let sentences = || self.spoken.sentences().cloned().collect();
        let others = move || session.map(|session| session.spoken(context.locale)).unwrap_or_default();
        column![LiveRegion::new(sentences), LiveRegion::new(others)].into()
    }
}
