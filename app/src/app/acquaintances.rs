//! Whom the program has met: hosts and players by their keys, and who of them is muted.

use skipstone_net::Fingerprint;
use skipstone_net::protocol::{Lobby, TableId};
use skipstone_net::trust::{Introductions, KnownHosts, KnownPlayers};

use super::App;
use crate::screen::join::{JoinRoute, JoinTarget};
use crate::store::MutedPlayers;

impl App {
    /// Notes whom of the players the program has met before, and that this host has named them.
    pub(super) fn note_acquaintances(&mut self, lobby: &Lobby) {
        let Some(active) = &self.sessions.current else { return };
        // At the own table are those who were let in there, and those who have a seat by the word of the host before.
        let host = active.session.connection.host;
        let own_key = active.session.own_key;
        let mut named: Introductions =
            self.notices.ok_or_notify(self.store.introductions()).unwrap_or_default();
        let hosts: KnownHosts = self.notices.ok_or_notify(self.store.hosts()).unwrap_or_default();
        let players: KnownPlayers = self.notices.ok_or_notify(self.store.players()).unwrap_or_default();
        let Some(active) = &mut self.sessions.current else { return };
        active
            .session
            .note_acquaintances(|key| named.acquaintance(key, host.unwrap_or(own_key), &hosts, &players));
        let Some(host) = host else { return };
        let others = lobby.people().map(|(_, key)| key).filter(|key| lobby.begun && *key != own_key);
        if others.filter(|key| named.note(host, *key)).count() > 0 {
            self.store.put_introductions(&named);
        }
    }

    /// Adds a host's key to the known hosts; under what was typed, unless the table was discovered.
    pub(super) fn remember_host(&mut self, target: &JoinTarget, host: Fingerprint, name: &str) {
        let mut hosts: KnownHosts = self.notices.ok_or_notify(self.store.hosts()).unwrap_or_default();
        match &target.route {
            JoinRoute::Typed(_) => hosts.remember(&target.label, host, name),
            JoinRoute::DiscoveredTable { .. } => hosts.remember_discovered(host, name),
        }
        self.store.put_hosts(&hosts);
    }

    /// Mutes those whom the player has muted at this table before.
    pub(super) fn restore_muted(&mut self, table: TableId) {
        let muted: MutedPlayers = self.notices.ok_or_notify(self.store.muted()).unwrap_or_default();
        if let Some(active) = &mut self.sessions.current {
            active.session.restore_muted(muted.at(table));
        }
    }

    /// Keeps whom the player has muted at the table.
    pub(super) fn save_muted(&mut self) {
        let mut muted: MutedPlayers = self.notices.ok_or_notify(self.store.muted()).unwrap_or_default();
        let Some(session) = self.session() else { return };
        let Some(table) = session.connection.table else { return };
        muted.set(table, session.conversation.talk.muted().clone());
        self.store.put_muted(&muted);
    }
}
