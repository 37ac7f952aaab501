//! Where the board has room for what lies over it.

use iced::widget::{container, opaque};
use iced::{Rectangle, Size, padding};

use super::foot::FOOT;
use super::message::Message;
use super::state::State;
use crate::Element;
use crate::board::BoardLayout;
use crate::board::layout::BoardSpace;
use crate::screen::Context;
use crate::theme;

/// The least size of the panel over the board, with some lines of chat, and its largest width.
const LEAST_PANEL: Size = Size::new(270.0, 190.0);
const WIDEST_PANEL: f32 = 420.0;
/// The least width of a knock, and how far it goes beyond the usual distance from what is beside it.
const LEAST_KNOCK: f32 = 170.0;
const NEARER: f32 = 6.0;

impl State {
    /// The panel over the board, where it covers the least.
    pub(super) fn over_board<'a>(
        &'a self,
        content: Element<'a, Message>,
        window: Size,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let (layout, board) = self.board_layout(window, context);
        let room = layout.room_at_right(board, LEAST_PANEL);
        let width = room.width.min(WIDEST_PANEL);
        let panel =
            container(content).padding(2).style(theme::container::panel).width(width).height(room.height);
        let place = padding::left(room.x + room.width - width).top(room.y);
        container(opaque(panel)).padding(place).into()
    }

    /// The room for a knock or a notice in a window of a size, left of draw and build piles. `None` if it is too narrow.
    pub fn room_for_knock(&self, window: Size, context: Context<'_>) -> Option<Rectangle> {
        let [left, _] = self.board_layout(window, context).0.beside;
        let (x, width) = (left.x - NEARER, left.width + 2.0 * NEARER);
        let room = Rectangle { x, y: self.head_height(window) + left.y, width, ..left };
        (room.width >= LEAST_KNOCK).then_some(room)
    }

    /// Where everything lies on a board without a log beside it, and the board's size.
    pub(super) fn board_layout(&self, window: Size, context: Context<'_>) -> (BoardLayout, Size) {
        let foot = if self.watches() { 0.0 } else { FOOT };
        let size = Size::new(window.width, window.height - self.head_height(window) - foot);
        let enlargement = context.enlargement();
        let hand_order = context.settings.hand;
        let space = BoardSpace { size, enlargement, open: false, side: self.side(), hand_order };
        (BoardLayout::new(&self.model.shown(), space), size)
    }
}
