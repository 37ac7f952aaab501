//! Hosts the player's own table: a new one, or a saved one that goes on.

use std::net::{Ipv6Addr, SocketAddr};

use iced::Task;
use skipstone_core::Rules;
use skipstone_net::host::{HostConfig, LobbySetup, SavedRoom, SeatFiller};
use skipstone_net::protocol::{EntryPolicy, Name, ShortText, TableOptions};
use skipstone_net::trust::KnownPlayers;

use super::{App, Message, Screen};
use crate::session::chat::Chat;
use crate::session::{self, HostControls, HostPlan};
use crate::store::{NewHost, ResumedSeries, SavedSeries, StoredSeriesId};
use crate::{VERSION, tr};

/// How many seats the first hosted table has.
const DEFAULT_SEATS: usize = 4;
/// How long the seat of a disconnected guest is held at the first hosted table, in seconds.
const DEFAULT_GRACE_SECONDS: u16 = 60;

impl App {
    /// Opens a new table with the setup and options of the one hosted last.
    pub(super) fn host_table(&mut self) -> Task<Message> {
        let (setup, options) = self.last_hosted_table().unwrap_or_else(default_table);
        self.open_hosted_table(setup, options, None)
    }

    /// Opens a saved table again, on the card where it was left.
    pub(super) fn resume_hosted_table(&mut self, kept: SavedRoom, resumed: ResumedSeries) -> Task<Message> {
        self.open_hosted_table(LobbySetup::default(), kept.options, Some((kept, resumed)))
    }

    /// Opens a table of the player's own at which a series of somebody else's goes on.
    pub(super) fn carry_on(&mut self, id: StoredSeriesId) -> Task<Message> {
        let Some(identity) = self.identity() else { return Task::none() };
        let (_, options) = self.last_hosted_table().unwrap_or_else(default_table);
        let own = identity.fingerprint();
        let at = NewHost { own, title: self.own_title(), options, port: self.env.settings.port };
        match self.store.carry_on(id, at) {
            Ok((room, resumed)) => {
                // From a table whose host is gone.
                let left = self.leave_session();
                Task::batch([left, self.resume_hosted_table(room, resumed)])
            }
            Err(error) => self.cannot_continue(error),
        }
    }

    /// The title of the player's own tables.
    fn own_title(&self) -> Name {
        let name = self.env.locale.player_name(&self.env.settings);
        Name::new(&tr!(self.env.locale, "lobby-table-of", name = &*name))
    }

    fn open_hosted_table(
        &mut self,
        setup: LobbySetup,
        options: TableOptions,
        resumed: Option<(SavedRoom, ResumedSeries)>,
    ) -> Task<Message> {
        let Some(identity) = self.identity() else { return Task::none() };
        let me = identity.fingerprint();
        let name = self.env.locale.player_name(&self.env.settings);
        let players: KnownPlayers = self.notices.ok_or_notify(self.store.players()).unwrap_or_default();
        let config = HostConfig {
            identity,
            app: ShortText::new(VERSION),
            stone: self.env.settings.stone,
            pebble: self.env.settings.pebble.into(),
            takes_seat: true,
            title: self.own_title(),
            name,
            setup,
            options,
            listen: SocketAddr::new(Ipv6Addr::UNSPECIFIED.into(), self.env.settings.port),
            interfaces: self.env.settings.interfaces.clone(),
            players,
        };
        let told = resumed
            .as_ref()
            .map(|(room, _)| self.store.system_messages(StoredSeriesId::of_own_table(room.series)));
        let told = told.map(|told| self.notices.ok_or_notify(told).unwrap_or_default()).unwrap_or_default();
        let plan = HostPlan { config, resumed, store: self.store.clone() };
        self.screens.go_to(Screen::Lobby(Box::default()));
        let mut controls = HostControls::new(&plan);
        controls.phones.allow(self.env.settings.phones);
        let opened = self.start_session(me, None, Some(controls), session::open(plan));
        if let Some(active) = &mut self.sessions.current {
            active.session.conversation.chat = Chat::resumed(told);
        }
        Task::batch([opened, self.find_rating()])
    }

    /// The setup, with every seat free, and the options of the table hosted last. `None` before the first one.
    fn last_hosted_table(&mut self) -> Option<(LobbySetup, TableOptions)> {
        let series = self.notices.ok_or_notify(self.store.series()).unwrap_or_default();
        let hosted =
            |series: SavedSeries| Some((self.store.hosted_table(series.id).ok()??.options, series.table));
        let (options, table) = series.into_iter().find_map(hosted)?;
        let seats = vec![SeatFiller::Free; table.seats.len()];
        Some((LobbySetup { rules: table.rules, teams: table.teams, seats }, options))
    }
}

/// The first hosted table: [`DEFAULT_SEATS`] seats, guests knock.
fn default_table() -> (LobbySetup, TableOptions) {
    let layout = LobbySetup {
        rules: Rules::default(),
        teams: DEFAULT_SEATS,
        seats: vec![SeatFiller::Free; DEFAULT_SEATS],
    };
    let options = TableOptions {
        entry: EntryPolicy::Knock,
        watching: true,
        turn_seconds: None,
        grace_seconds: DEFAULT_GRACE_SECONDS,
    };
    (layout, options)
}
