//! What is around the board: how the series stands, the log, and what can be done.

use iced::keyboard::{Key, key::Named};
use iced::widget::{column, container, opaque, responsive, row, stack};
use iced::{Alignment, Fill, Size};
use skipstone_core::{Move, Rank, Team};

use super::{Message, State};
use crate::Element;
use crate::screen::Context;
use crate::table::Slot;
use crate::theme::container::scrim;
use crate::theme::text::{danger, soft};
use crate::tr;
use crate::widget::focus::Scope;
use crate::widget::table::{Look, Table};
use crate::widget::water::Water;
use crate::widget::{button, log, text};

/// The lines above and below the board.
const BAR: f32 = 40.0;

impl State {
    /// Draws the screen.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let screen = stack![Element::from(Water), responsive(move |size| self.table_and_bars(size, context))];
        let Some((above, enter, escape)) = self.above(context) else {
            let menu = |key: &Key| matches!(key, Key::Named(Named::Escape)).then_some(Message::Menu(true));
            return Scope::new(screen).on_key(move |key, _| menu(key)).into();
        };
        let above = opaque(container(above).center(Fill).style(scrim));
        let go_on = move |key: &Key| match key {
            Key::Named(Named::Enter) => Some(enter.clone()),
            Key::Named(Named::Escape) => escape.clone(),
            _ => None,
        };
        Scope::new(screen.push(above)).on_key(move |key, _| go_on(key)).into()
    }

    /// Whether something lies over the table.
    fn is_covered(&self) -> bool {
        self.menu || self.series.draws.is_some() || (self.series.ended.is_some() && !self.stage.is_moving())
    }

    /// What lies over the table, and what Enter and Escape do there.
    fn above<'a>(&'a self, context: Context<'a>) -> Option<(Element<'a, Message>, Message, Option<Message>)> {
        if self.menu {
            let stay = Message::Menu(false);
            return Some((self.menu(context), stay.clone(), Some(stay)));
        }
        match (&self.series.draws, &self.series.ended) {
            (Some((draws, dealer)), _) => {
                Some((self.draws(draws, *dealer, context), Message::DrawsSeen, Some(Message::DrawsSeen)))
            }
            (None, Some(ended)) if !self.stage.is_moving() => {
                let next = if ended.over.is_some() { Message::NewGame } else { Message::NextRound };
                Some((self.result(ended, context), next, None))
            }
            _ => None,
        }
    }

    fn table_and_bars<'a>(&'a self, size: Size, context: Context<'a>) -> Element<'a, Message> {
        let log = self.log_shown.unwrap_or(log::fits(size));
        let board = Element::from(Table::new(
            &self.stage,
            &self.faces,
            self.voice(context),
            self.look(context),
            Message::Board,
        ));
        let body = if log { log::with_log(board, &self.log, size) } else { board };
        column![self.head(log, context), body, self.foot(context)].into()
    }

    /// The round, how the series stands, and what isn't about cards.
    fn head<'a>(&'a self, log: bool, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let menu = button::quiet(tr!(locale, "table-menu"), Some(Message::Menu(true)));
        let undo = button::quiet(tr!(locale, "table-undo"), Some(Message::Undo));
        let words = if log { "table-log-hide" } else { "table-log-show" };
        let log = button::quiet(tr!(locale, words), Some(Message::ShowLog(!log)));
        let round = text::body(tr!(locale, "table-round", round = self.series.round));
        row![
            Element::from(menu),
            round,
            text::body(self.standing(context)).style(soft).width(Fill),
            Element::from(undo),
            Element::from(log),
        ]
        .spacing(16)
        .padding([0, 10])
        .height(BAR)
        .align_y(Alignment::Center)
        .into()
    }

    /// The scores, and what they are played to.
    fn standing(&self, context: Context<'_>) -> String {
        let Some(target) = context.locale.target(self.setup.rules()) else { return String::new() };
        let voice = self.voice(context);
        let score = |team: Team| self.series.scores.get(team.index()).copied().unwrap_or_default();
        let scores: Vec<String> = self
            .setup
            .teams()
            .map(|team| format!("{} {}", voice.team(&self.setup, team), score(team)))
            .collect();
        format!("{}   ·   {target}", scores.join("   "))
    }

    fn look<'a>(&'a self, context: Context<'a>) -> Look<'a> {
        let view = self.truth.view();
        let voice = self.voice(context);
        let source = self.board.held.and_then(|slot| slot.source(self.me));
        let targets = source.map(|source| view.targets(source)).unwrap_or_default();
        Look {
            held: self.board.held,
            legal: targets.into_iter().map(|target| Slot::of_target(target, self.me)).collect(),
            focus: self.board.focus,
            keys: self.board.keys,
            typing: self.board.typed.is_some(),
            watched: self.is_covered(),
            refused: self.board.refused.as_ref().and_then(|(slot, why)| Some(((*slot)?, why.as_str()))),
            last: self.setup.seats().map(|seat| self.log.last(voice, seat)).collect(),
            scale: self.density * context.scale,
        }
    }

    /// What the player can do now, or why something couldn't be done.
    fn foot<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let refused = self.board.refused.as_ref().filter(|(slot, _)| slot.is_none());
        let said = match (refused, &self.board.typed) {
            (Some((_, why)), _) => text::body(why.as_str()).style(danger),
            (None, Some(typed)) => text::body(tr!(context.locale, "table-typing", typed = typed.as_str())),
            (None, None) => text::body(self.status(context)),
        };
        let mut foot =
            row![said.width(Fill)].spacing(12).padding([0, 14]).height(BAR).align_y(Alignment::Center);
        if self.truth.view().check(Move::Pass).is_ok() {
            foot = foot
                .push(Element::from(button::primary(tr!(context.locale, "table-pass"), Some(Message::Pass))));
        }
        foot.into()
    }

    /// Whose turn it is, and what the player can do.
    fn status(&self, context: Context<'_>) -> String {
        let locale = context.locale;
        let view = self.truth.view();
        if view.ending().is_some() {
            return tr!(locale, "table-status-over");
        }
        if view.turn() != self.me {
            return tr!(locale, "table-status-other", name = self.voice(context).name(view.turn()));
        }
        let held = self.board.held.and_then(|slot| slot.source(self.me));
        if let Some((source, card)) = held.and_then(|source| Some((source, view.source_card(source).ok()?))) {
            let rank = card.rank().map_or(0, Rank::number);
            return match view.targets(source).is_empty() {
                true => tr!(locale, "table-status-nowhere", rank = rank),
                false => tr!(locale, "table-status-held", rank = rank),
            };
        }
        if let Some(card) = view.promise().and_then(|seat| view.stock_top(seat)) {
            return tr!(locale, "table-status-promise", rank = card.rank().map_or(0, Rank::number));
        }
        match (view.hand_size(self.me), view.check(Move::Pass)) {
            (0, Ok(())) => tr!(locale, "table-status-pass"),
            (0, Err(_)) => tr!(locale, "table-status-empty"),
            _ => tr!(locale, "table-status-own"),
        }
    }
}
