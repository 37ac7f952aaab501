//! What others have changed since the player's last move: when the board shows it, and the note about the player's own piles.

use std::time::Instant;

use iced::Alignment;
use iced::widget::{column, container, row};

use super::foot::FOOT;
use super::kind::Offer;
use super::message::Message;
use super::state::State;
use crate::board::TakenCard;
use crate::screen::Context;
use crate::theme::container::first_place;
use crate::theme::text::accent;
use crate::widget::stone_face::face;
use crate::widget::text;
use crate::{Element, Theme};

/// The width of the maker's stone.
const STONE: f32 = 34.0;
/// The sizes of who played what, the largest that fits, and of what is told below it.
const WORDS: std::ops::RangeInclusive<f32> = 11.5..=15.0;
const SMALL: f32 = 12.5;
/// The padding of the note, and the room between its parts.
const PAD: [f32; 2] = [3.0, 12.0];
const GAP: f32 = 10.0;
/// The most that it takes of the line below the board.
const PART: f32 = 0.46;

impl State {
    /// Follows what others have changed. Called after every message.
    pub(super) fn track_recap(&mut self, now: Instant, context: Context<'_>) {
        let is_on = context.settings.recap && self.kind.offers(Offer::Recap);
        let fades = !self.fast_forward.flight_time(context).is_zero();
        self.model.animation.track_recap(is_on, fades, now);
    }

    /// What others have taken from the player's piles, with what has become of the stock pile; `None` if that is told no more.
    pub(super) fn taken_words(&self, context: Context<'_>) -> Option<(String, Option<String>)> {
        let taken = Some(self.model.animation.taken_cards()).filter(|taken| !taken.is_empty())?;
        let wording = self.model.wording(context);
        Some((wording.taken(taken), wording.stock_taken(taken, &self.model.shown())))
    }

    /// The note about that in a line that is so wide, with its width.
    pub(super) fn taken_note<'a>(
        &'a self,
        line: f32,
        context: Context<'a>,
    ) -> Option<(Element<'a, Message>, f32)> {
        let (words, stock) = self.taken_words(context)?;
        let TakenCard { by, .. } = self.model.animation.taken_cards().last()?;
        let beside = STONE + GAP + 2.0 * PAD[1];
        let room = PART * line - beside;
        let size = text::fitted_size(&words, WORDS, room);
        let widest =
            text::width(&words, size).max(stock.as_ref().map_or(0.0, |stock| text::width(stock, SMALL)));
        let width = (widest.ceil() + 2.0).min(room);
        let stone = self.model.stone_display(*by, context).stone;
        let stone = face(&self.model.pictures, stone, STONE, self.model.scale(context));
        let words = text::body(words).size(size).style(accent);
        let words = column![words].push(stock.map(|stock| text::body(stock).size(SMALL))).width(width);
        let note = row![stone, words].spacing(GAP).align_y(Alignment::Center);
        let note = container::<_, Theme, _>(note).padding(PAD).max_height(FOOT).style(first_place);
        Some((note.into(), width + beside))
    }
}
