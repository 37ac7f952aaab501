//! What lies over every screen without moving it: who knocks, the way back to a network table, and notices that only inform. It lies where
//! nothing is pressed.

use iced::widget::{column, container, opaque, row, stack};
use iced::{Center, Fill, Rectangle, padding};

use super::{App, Message, Screen};
use crate::screen::{replay, table};
use crate::session::NetworkSession;
use crate::theme::container::panel;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The largest width, in logical pixels. Beside it a page has room for its way back at the left.
const WIDTH: f32 = 600.0;
/// The largest width beside the headline of a result.
const BESIDE_HEADLINE: f32 = 400.0;
/// The distance from what is above and beside.
const EDGE: f32 = 2.0;

/// Where the strips lie.
#[derive(Debug, Clone, Copy, PartialEq)]
enum StripsPosition {
    /// At the right, over the title of a page.
    OverTitle,
    /// At the right of the table's menu.
    BesideMenu,
    /// At the right of the headline of a panel that covers the board.
    BesideHeadline,
    /// At the left, so far down: over the upper edge of a board.
    OverBoard { top: f32 },
    /// As over a board, but for knocks and notices, which stay for longer: they lie in this room beside the board's build piles.
    BesidePiles { top: f32, room: Rectangle },
}

impl App {
    /// The strips, each under the one before.
    pub(super) fn strips(&self) -> Element<'_, Message> {
        let position = self.strips_position();
        let lies_beside_piles = matches!(position, StripsPosition::BesidePiles { .. });
        let is_narrow = lies_beside_piles || position == StripsPosition::BesideHeadline;
        let knock = self.session().and_then(|session| session.first_knock(is_narrow, &self.env.locale));
        let knock = knock.map(|knock| opaque(knock.map(Message::KnockAnswered)));
        let notice =
            self.notices.view(lies_beside_piles, &self.env.locale).filter(|_| !self.notices.takes_room());
        let notice = notice.map(|notice| opaque(notice.map(Message::Notices)));
        // There is room for one: a knock waits for an answer.
        let (knock, notice, beside) = match (position, knock, notice) {
            (StripsPosition::BesidePiles { room, .. }, Some(knock), notice) => {
                (None, notice, Some(self.at_foot_of(room, knock)))
            }
            (StripsPosition::BesidePiles { room, .. }, None, Some(notice)) => {
                (None, None, Some(self.at_foot_of(room, notice)))
            }
            (_, knock, notice) => (knock, notice, None),
        };
        let width = match position {
            StripsPosition::BesideMenu => (self.env.view_size().width - table::MENU_WIDTH - EDGE).min(WIDTH),
            StripsPosition::BesideHeadline => BESIDE_HEADLINE,
            _ => WIDTH,
        };
        let strips = column![].push(knock).push(self.way_back_to_table()).push(notice);
        let strips = container(strips.spacing(4).max_width(width));
        let strips = match position {
            StripsPosition::OverTitle | StripsPosition::BesideMenu | StripsPosition::BesideHeadline => {
                strips.align_right(Fill).padding(EDGE)
            }
            StripsPosition::OverBoard { top } | StripsPosition::BesidePiles { top, .. } => {
                strips.align_left(Fill).padding(padding::all(EDGE).top(top + EDGE))
            }
        };
        stack![strips.height(Fill)].push(beside).into()
    }

    /// A strip in a room of the window. One that is too high reaches upwards: below lie the player's own cards.
    fn at_foot_of<'a>(&self, room: Rectangle, strip: Element<'a, Message>) -> Element<'a, Message> {
        let below = self.env.view_size().height - room.y - room.height;
        let strip = container(strip).width(room.width);
        container(strip).align_bottom(Fill).padding(padding::left(room.x).bottom(below.max(0.0))).into()
    }

    fn strips_position(&self) -> StripsPosition {
        match self.screens.shown() {
            Screen::Replay(_) => StripsPosition::OverBoard { top: replay::BAR },
            Screen::Table(table) => {
                let table = &table.state;
                let has_knocks = self.session().is_some_and(NetworkSession::has_knocks);
                let lies_beside = has_knocks || self.notices.is_shown();
                let room = || {
                    let context = self.env.context();
                    table.room_for_knock(self.env.view_size(), context)
                };
                match table.free_board_top(self.session(), self.env.view_size()) {
                    Some(top) => match lies_beside.then(room).flatten() {
                        Some(room) => StripsPosition::BesidePiles { top, room },
                        None => StripsPosition::OverBoard { top },
                    },
                    None if table.menu_is_open() => StripsPosition::BesideMenu,
                    None => StripsPosition::BesideHeadline,
                }
            }
            _ => StripsPosition::OverTitle,
        }
    }

    /// Over what is shown in place of the screen, while a round is played at the network table under it or waits to begin: tells of it,
    /// and leads there.
    pub(super) fn way_back_to_table(&self) -> Option<Element<'_, Message>> {
        let leave = self.leave_cover()?;
        let (table, session) = (self.screens.table_in_place()?, self.session()?);
        let back = tr!(self.env.locale, "round-back");
        let (told, ready, back) = match table.on_turn() {
            Some(on_turn) => {
                let is_own = Some(on_turn) == table.own_seat();
                let words = if is_own { "round-own-turn" } else { "round-began" };
                let told = Element::from(text::body(tr!(self.env.locale, words)));
                (told, None, button::primary(back, Some(leave)))
            }
            None => {
                let context = self.env.context();
                let next = table.next_round(session, context)?;
                let ready = next.ready.map(|(words, ready)| {
                    Element::from(button::primary(words, Some(Message::Table(ready))).small())
                });
                (next.line.map(Message::Table), ready, button::secondary(back, Some(leave)))
            }
        };
        let strip = row![container(told).width(Fill)].push(ready).push(Element::from(back.small()));
        let strip = strip.spacing(12).align_y(Center);
        Some(opaque(container(strip).padding([10, 16]).width(Fill).style(panel)))
    }
}
