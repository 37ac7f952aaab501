//! The boards with their pebbles, and what is said of the chosen one beside them.

use iced::widget::{Column, column, container, image, row, space, stack};
use iced::{Alignment, Fill};
use skipstone_core::milestone::Milestone;

use super::{Message, State, state_of};
use crate::screen::Context;
use crate::statistics::MilestoneStatus;
use crate::theme::container::{chosen, plank};
use crate::theme::text::{accent, normal, soft};
use crate::widget::page::{page, scrolled_sheet};
use crate::widget::pebble::PebbleState;
use crate::widget::picture_cache::Drawing;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The pebbles on one board.
pub(super) const ON_BOARD: usize = 6;
/// The width of a pebble with its edge, in logical pixels.
const PEBBLE: f32 = 74.0;
/// How far a pebble stands before its board, and the height of a board.
const BEFORE: f32 = 12.0;
const BOARD: f32 = 12.0;
/// The padding above and below the content of a place.
const PADDING: f32 = 6.0;
/// The width of the panel beside the boards.
const SIDE: f32 = 288.0;

impl State {
    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let about = tr!(context, "shelf-about", found = self.found(), all = self.milestones.len());
        let boards = self.milestones.chunks(ON_BOARD).map(|pebbles| self.board(pebbles, context));
        let boards = Column::with_children(boards).spacing(6);
        let boards = column![text::caption(about).style(soft), boards, self.backs(context)];
        let boards = boards.spacing(8).width(Fill);
        let content =
            row![scrolled_sheet(boards).height(Fill), container(self.side(context)).width(SIDE).height(Fill)];
        page(tr!(context, "shelf-title"), tr!(context, "back"), Message::Leave, content.spacing(14))
    }

    /// A board with the pebbles on it.
    fn board<'a>(&'a self, pebbles: &'a [MilestoneStatus], context: Context<'a>) -> Element<'a, Message> {
        let height = Drawing::Pebble(Milestone::Comeback, PebbleState::Found).aspect() * PEBBLE;
        let places = pebbles.iter().map(|status| self.place(status, context));
        // The last board may have fewer, which stand below those above them.
        let places = places.chain((pebbles.len()..ON_BOARD).map(|_| space::horizontal().into()));
        on_plank(height, row(places))
    }

    /// A pebble with its name, or the place where it will be.
    fn place<'a>(&'a self, status: &MilestoneStatus, context: Context<'a>) -> Element<'a, Message> {
        let state = state_of(status, context.settings);
        let is_chosen = self.chosen == Some(status.milestone);
        let name = context.locale.pebble(status.milestone);
        let style = match state {
            PebbleState::New => accent,
            PebbleState::Found => normal,
            PebbleState::Missing => soft,
        };
        let label = text::caption(name.clone()).style(style).width(Fill).align_x(Alignment::Center);
        let content =
            column![self.pebble(status.milestone, state, PEBBLE, context), space().height(2), label]
                .align_x(Alignment::Center)
                .width(Fill);
        let spoken = match state {
            PebbleState::Found => tr!(context, "shelf-found", name = name),
            PebbleState::New => tr!(context, "shelf-new", name = name),
            PebbleState::Missing => tr!(context, "shelf-missing", name = name),
        };
        let place = button::picture(content, spoken, Message::Choose(status.milestone));
        container(place).width(Fill).style(chosen(is_chosen)).into()
    }

    /// A pebble of a width in logical pixels.
    pub(super) fn pebble<'a>(
        &self,
        milestone: Milestone,
        state: PebbleState,
        width: f32,
        context: Context<'_>,
    ) -> Element<'a, Message> {
        // Twice as wide as it is shown, for screens with small pixels.
        let pixels = (2.0 * width * context.scale).ceil() as u32;
        let picture = self.pictures.picture(Drawing::Pebble(milestone, state), pixels, 0.0);
        image(picture.handle).width(width).into()
    }
}

/// What stands on a board, in front of it: `height` is that of the pictures at the top of its places.
pub(super) fn on_plank<'a>(height: f32, places: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    let board = container(space()).width(Fill).height(BOARD).style(plank);
    let board = column![space::vertical().height(PADDING + height - BEFORE), board];
    // The places give the size, with the names under the board.
    stack![places.into()].push_under(board).into()
}
