//! What lies over every screen without moving it: who knocks, the way back to a round, and notices that only inform. It lies where
//! nothing is pressed.

use iced::widget::{column, container, opaque};
use iced::{Fill, padding};

use super::{App, Message, Screen};
use crate::Element;
use crate::screen::{replay, table};

/// The largest width, in logical pixels. Beside it a page has room for its way back at the left.
const WIDTH: f32 = 600.0;
/// The distance from what is above and beside.
const EDGE: f32 = 2.0;

/// Where the strips lie.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Place {
    /// At the right, over the title of a page.
    Title,
    /// At the right of the table's menu.
    BesideMenu,
    /// At the left, so far down: over the upper edge of a board, or of a panel that lies over it.
    Board(f32),
}

impl App {
    /// The strips, each under the one before.
    pub(super) fn strips(&self) -> Element<'_, Message> {
        let knock = self.session().and_then(|session| session.first_knock(&self.locale));
        let knock = knock.map(|knock| opaque(knock.map(Message::KnockAnswered)));
        let notice = self.notices.view(&self.locale).filter(|_| !self.notices.takes_room());
        let notice = notice.map(|notice| opaque(notice.map(Message::Notices)));
        let place = self.place_of_strips();
        let width = match place {
            Place::BesideMenu => (self.view_size().width - table::MENU_WIDTH - EDGE).min(WIDTH),
            Place::Title | Place::Board(_) => WIDTH,
        };
        let strips = column![].push(knock).push(self.way_back_to_round()).push(notice);
        let strips = container(strips.spacing(4).max_width(width));
        match place {
            Place::Title | Place::BesideMenu => strips.align_right(Fill).padding(EDGE),
            Place::Board(above) => strips.align_left(Fill).padding(padding::all(EDGE).top(above + EDGE)),
        }
        .into()
    }

    fn place_of_strips(&self) -> Place {
        match (&self.help, &self.replay, &self.screen) {
            (None, Some(_), _) => Place::Board(replay::BAR),
            (None, None, Screen::Table(table)) => {
                match table.free_board_top(self.session(), self.view_size()) {
                    Some(above) => Place::Board(above),
                    None if table.menu_is_open() => Place::BesideMenu,
                    None => Place::Board(0.0),
                }
            }
            _ => Place::Title,
        }
    }
}
