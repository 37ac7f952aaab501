//! Opening the player's own table for others, anew or where it was left.

use std::net::{Ipv6Addr, SocketAddr};

use iced::Task;
use skipstone_core::Rules;
use skipstone_net::host::{Chair, Kept, Layout, Opening};
use skipstone_net::protocol::{Entry, Name, TableOptions, Text};
use skipstone_net::trust::Players;

use super::together::APP;
use super::{App, Message, Screen};
use crate::store::{Resumed, SavedSeries};
use crate::{together, tr};

/// Seats of a table that nobody has said anything else about.
const SEATS: usize = 4;
/// How many seconds a lost guest's seat waits there.
const GRACE: u16 = 60;
impl App {
    /// Opens a table, played as the one opened last.
    pub(super) fn host(&mut self) -> Task<Message> {
        let (layout, options) = self.opened_last().unwrap_or_else(usual_table);
        let Some(opening) = self.opening(layout, options) else { return Task::none() };
        let me = opening.identity.fingerprint();
        let keep = self.store.keep_hosted(me, None);
        self.screen = Screen::Lobby(Box::default());
        self.visit(me, None, together::open(opening, keep))
    }

    /// Opens a table again that the player hosted, where it was left.
    pub(super) fn host_again(&mut self, kept: Kept, resumed: Resumed) -> Task<Message> {
        let layout = Layout { rules: *resumed.table.setup().rules(), teams: 0, chairs: Vec::new() };
        let Some(opening) = self.opening(layout, kept.options) else { return Task::none() };
        let me = opening.identity.fingerprint();
        let keep = self.store.keep_hosted(me, Some(resumed.keeper));
        self.screen = Screen::Lobby(Box::default());
        self.visit(me, None, together::resume(opening, kept, resumed.table, keep))
    }

    fn opening(&mut self, layout: Layout, options: TableOptions) -> Option<Opening> {
        let identity = self.identity()?;
        let name = self.locale.own_name(&self.settings);
        let players: Players = self.told(self.store.players());
        Some(Opening {
            identity,
            app: Text::new(APP),
            plays: true,
            title: Name::new(&tr!(self.locale, "lobby-table-of", name = &*name)),
            name,
            layout,
            options,
            listen: SocketAddr::new(Ipv6Addr::UNSPECIFIED.into(), self.settings.port),
            interfaces: self.settings.interfaces.clone(),
            players,
        })
    }

    /// What was played at the table that the player hosted last, and how it was run. Every seat is free again.
    fn opened_last(&mut self) -> Option<(Layout, TableOptions)> {
        let series = self.told(self.store.series());
        let hosted = |series: SavedSeries| Some((self.store.hosted(series.id).ok()??.options, series.table));
        let (options, table) = series.into_iter().find_map(hosted)?;
        let chairs = vec![Chair::Free; table.seats.len()];
        Some((Layout { rules: table.rules, teams: table.teams, chairs }, options))
    }
}

/// The table of a player who has hosted none yet: four may come, and are let in when they knock.
fn usual_table() -> (Layout, TableOptions) {
    let layout = Layout { rules: Rules::default(), teams: SEATS, chairs: vec![Chair::Free; SEATS] };
    let options =
        TableOptions { entry: Entry::Knock, watching: true, turn_seconds: None, grace_seconds: GRACE };
    (layout, options)
}
