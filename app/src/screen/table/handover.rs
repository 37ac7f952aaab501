//! Several people at one screen: between their turns the hands are covered until the next person says who they are.
//!
//! Whose eyes the screen looks through is decided by the table's [`LocalTable`](skipstone_net::link::LocalTable), which covers a
//! hand with the end of its turn. A covered screen has what a spectator has, and nothing else.

use std::time::Instant;

use iced::widget::{column, container, row};
use iced::{Alignment, Fill, Point, Size, padding};
use skipstone_core::Seat;
use skipstone_net::link::ViewerLink;

use super::message::Message;
use super::model::TableModel;
use crate::board::layout::{BoardSide, BoardSpace};
use crate::board::{BoardLayout, Slot};
use crate::screen::Context;
use crate::session::PRESS_GRACE;
use crate::sound::SoundKind;
use crate::theme::container::panel;
use crate::widget::accessible::{Named, Role};
use crate::widget::board::PlayerDisplay;
use crate::widget::stone_picture::stone_picture;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of the stone beside the words.
const STONE: f32 = 84.0;
/// The most room that the panel takes, in logical pixels.
const PANEL: Size = Size::new(430.0, 150.0);

/// Asks for the view of the next person.
#[derive(Debug)]
pub(super) struct Handover {
    viewers: ViewerLink,
    /// The person who is waited for, and since when; `None` while somebody looks or nobody at this screen is on turn.
    awaited: Option<(Seat, Instant)>,
}

impl Handover {
    pub(super) fn new(viewers: ViewerLink) -> Handover {
        Handover { viewers, awaited: None }
    }

    /// Waits for the person on turn once the board is still, and turns it towards them. Called after every message.
    pub(super) fn follow(&mut self, model: &mut TableModel, now: Instant) {
        let is_still = !model.animation.is_moving() && !model.animation.shows_draws();
        let on_turn = model.shown().on_turn().filter(|seat| model.people.contains(seat));
        let next = on_turn.filter(|_| model.me.is_none() && is_still);
        if next == self.awaited.map(|(seat, _)| seat) {
            return;
        }
        self.awaited = next.map(|seat| (seat, now));
        if let Some(seat) = next {
            model.animation.timeline_mut().turn_to(seat);
            model.animation.push_cue(SoundKind::Turn);
        }
    }

    /// The person who is to take over the screen; `None` while somebody looks or nobody at this screen is on turn.
    pub(super) fn awaited_person(&self) -> Option<Seat> {
        Some(self.awaited?.0)
    }

    /// Shows the hand of the person who is waited for. A press right after the button has appeared was meant for something else.
    pub(super) fn look_as(&self, seat: Seat, now: Instant) {
        let Some((awaited, since)) = self.awaited else { return };
        if seat == awaited
            && now >= since + PRESS_GRACE
            && let Err(why) = self.viewers.look_as(seat)
        {
            tracing::error!(%seat, %why, "a hand isn't asked for");
        }
    }
}

/// The panel over the covered hand: who is to take over, and the button for it.
pub(super) fn view<'a>(model: &'a TableModel, seat: Seat, context: Context<'a>) -> Element<'a, Message> {
    let name = model.wording(context).name(seat);
    let PlayerDisplay { stone, mood, .. } = model.stone_display(seat, context);
    let stone = stone_picture(&model.pictures, (stone, mood), STONE, model.scale(context));
    let look = tr!(context, "handover-look", name = name.as_str());
    let title = tr!(context, "handover-title", name = name.as_str());
    let words = column![
        text::heading(title.clone()),
        Element::from(button::primary(look, Some(Message::LookAs(seat)))),
    ];
    let content = row![Element::from(stone), words.spacing(12).align_x(Alignment::Center)];
    let content = container(content.spacing(20).align_y(Alignment::Center)).padding([16, 24]).style(panel);
    Named::with_role(Role::Dialog, title, content).into()
}

/// Puts the panel onto the covered hand, on a board of that size. The rest of the table stays in sight.
pub(super) fn over_hand<'a>(
    model: &TableModel,
    panel: Element<'a, Message>,
    board: Size,
    context: Context<'_>,
) -> Element<'a, Message> {
    let space = BoardSpace {
        size: board,
        enlargement: context.enlargement(),
        open: false,
        side: BoardSide::Own,
        hand_order: context.settings.hand,
    };
    let layout = BoardLayout::new(&model.shown(), space);
    let hand = layout.piles.iter().filter(|pile| matches!(pile.slot, Slot::Hand(_)));
    let hand = hand.map(|pile| pile.bounds).reduce(|all, card| all.union(&card));
    // An empty hand has no place of its own.
    let center = hand.map_or(Point::new(board.width, board.height), |hand| hand.center());
    let room = Size::new(PANEL.width.min(board.width), PANEL.height);
    let left = (center.x - room.width / 2.0).min(board.width - room.width).max(0.0);
    let top = (center.y - room.height / 2.0).min(board.height - room.height).max(0.0);
    let panel = container(panel).center_x(room.width).center_y(room.height);
    container(panel).padding(padding::left(left).top(top)).width(Fill).height(Fill).into()
}
