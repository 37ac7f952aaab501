//! The backs of the cards: those that were found, and how many pebbles the others take.

use iced::widget::{column, container, image, row, space};
use iced::{Alignment, Fill};

use super::view::{ON_BOARD, on_plank};
use super::{Message, State};
use crate::screen::Context;
use crate::theme::card_backs::CardBack;
use crate::theme::container::{chosen, unseen};
use crate::theme::text::soft;
use crate::widget::accessible::{Named, Role};
use crate::widget::face::Face;
use crate::widget::picture_cache::Drawing;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of a card, in logical pixels, and the height of the line under it.
const CARD: f32 = 56.0;
const NAME: f32 = 20.0;

impl State {
    /// A board with all backs on it.
    pub(super) fn backs<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let title = tr!(context, "shelf-backs");
        let places = CardBack::ALL.map(|back| self.back(back, context));
        let rest = (CardBack::ALL.len()..ON_BOARD).map(|_| space::horizontal().into());
        let board = on_plank(1.4 * CARD, row(places.into_iter().chain(rest)));
        let content = column![text::heading(title.clone()), board].spacing(8);
        Named::with_role(Role::Section, title, content).into()
    }

    /// A back to play with, or the place of one.
    fn back<'a>(&'a self, back: CardBack, context: Context<'a>) -> Element<'a, Message> {
        let name = tr!(context, format!("back-{}", back.key()));
        let line = |words: String| container(text::caption(words).width(Fill).align_x(Alignment::Center));
        let below = |card: Element<'a, Message>, line| {
            column![card, space().height(2), line].align_x(Alignment::Center).width(Fill)
        };
        if !self.has_found(back) {
            let takes = tr!(context, "shelf-back-takes", pebbles = back.pebbles());
            let place = container(text::title("?").style(soft)).center(Fill).style(unseen);
            let place = container(place).width(CARD).height(1.4 * CARD);
            let place = below(place.into(), line(takes.clone()).height(NAME));
            let named = Named::new(tr!(context, "shelf-back-missing", name = name, takes = takes), place);
            return container(named).padding([6, 4]).width(Fill).into();
        }
        let drawing = Drawing::Face(Face::Back(back));
        let pixels = (2.0 * CARD * context.scale).ceil() as u32;
        let card = image(self.pictures.picture(drawing, pixels, 0.0).handle).width(CARD);
        let is_used = context.settings.back == back;
        let spoken = match is_used {
            true => tr!(context, "shelf-back-used", name = name.clone()),
            false => name.clone(),
        };
        let card = below(card.into(), line(name).height(NAME));
        let place = button::picture(card, spoken, Message::UseBack(back));
        container(place).width(Fill).style(chosen(is_used)).into()
    }
}
