//! The how to play page: the game in short for a beginner. The root acts on its messages.

use iced::widget::image::Handle;
use iced::widget::{Column, Row, column, image};
use iced::{ContentFit, Fill};
use skipstone_core::Suit;

use super::Context;
use crate::theme::card_faces::CardFaces;
use crate::theme::text::accent;
use crate::widget::face::Face;
use crate::widget::page::scrolled;
use crate::widget::picture_cache::{Drawing, PictureCache};
use crate::widget::text;
use crate::{Element, tr};

/// The width at which a card is painted, in pixels, and the largest width it is shown at.
const CARD: u32 = 72;

/// The painted cards of the page.
#[derive(Debug)]
pub struct State {
    /// The ranks 1 to 12, then the wild.
    cards: Vec<Handle>,
}

/// Input on the page.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// Returns to what was shown before.
    Back,
}

impl State {
    /// Paints the cards that the player has chosen.
    pub fn new(cards: CardFaces) -> State {
        let pictures = PictureCache::default();
        let suits = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];
        let numbers = (1..=12).zip(suits.into_iter().cycle());
        let shown = numbers.map(|(rank, suit)| Face::of_number(rank, cards, suit));
        let shown = shown.chain([Face::of_wild(cards)]);
        State { cards: shown.map(|face| pictures.picture(Drawing::Face(face), CARD, 0.0).handle).collect() }
    }

    /// Builds the widgets for the current state; called after every message.
    pub fn view(&self, context: Context<'_>) -> Element<'_, Message> {
        let locale = context.locale;
        let parts = [
            (tr!(locale, "how-goal"), tr!(locale, "how-goal-about")),
            (tr!(locale, "how-piles"), tr!(locale, "how-piles-about", faces = context.settings.cards.key())),
            (tr!(locale, "how-turn"), tr!(locale, "how-turn-about")),
            (tr!(locale, "how-discard"), tr!(locale, "how-discard-about")),
            (tr!(locale, "how-end"), tr!(locale, "how-end-about")),
            (tr!(locale, "how-partners"), tr!(locale, "how-partners-about")),
            (tr!(locale, "how-phones"), tr!(locale, "how-phones-about")),
            (tr!(locale, "how-controls"), tr!(locale, "how-controls-about")),
        ];
        let cards = self.cards.iter().map(|card| {
            let card = image(card).content_fit(ContentFit::ScaleDown).width(Fill);
            card.into()
        });
        let cards = Row::with_children(cards).spacing(6).width(Fill);
        let parts = parts.map(|(name, about)| {
            column![text::heading(name).style(accent), text::body(about)].spacing(6).into()
        });
        let words = Column::with_children([cards.into()]).extend(parts).spacing(18).width(Fill);
        scrolled(tr!(locale, "how-title"), tr!(locale, "back"), Message::Back, words)
    }
}
