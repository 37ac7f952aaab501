//! The way back to somebody else's table: the seat that is kept there, a table that its host has closed once it is open again, and
//! the table at which somebody else carries the series on.

use iced::Task;
use skipstone_net::Fingerprint;
use skipstone_net::client::ConnectionState;
use skipstone_net::discovery::{BrowseEvent, Interfaces};
use skipstone_net::protocol::{Lobby, Refusal};

use super::joining::resolve;
use super::sessions::{ActiveSession, SessionId};
use super::{App, Message};
use crate::screen::join::{self, JoinRoute, JoinTarget};
use crate::session::{CarriedOnAt, DiscoveryEvent, ReopenedTable, discover_tables};
use crate::store::KeptSeat;
use crate::tr;

/// The most addresses that are kept of a host.
const MAX_ADDRESSES: usize = 8;

impl App {
    /// Joins the table where the player's seat is kept.
    pub(super) fn return_to_table(&mut self) -> Task<Message> {
        Task::batch([self.show_join(None), self.on_join(join::Message::JoinKept)])
    }

    /// Looks on the network for the way back to the table that the screen still shows, though its host has closed it or can't be reached.
    pub(super) fn look_for_way_back(&mut self) -> Task<Message> {
        let interfaces = self.env.settings.interfaces.clone();
        let Some(active) = self.sessions.current.as_mut().filter(|_| interfaces != Interfaces::None) else {
            return Task::none();
        };
        if active.session.way_back.search.is_some() {
            return Task::none();
        }
        let id = active.id;
        let key = active.session.series_key();
        let series = key.map(|key| self.store.series_with_others_at(active.session.own_key, key));
        active.session.way_back.series = series.and_then(|series| series.ok().flatten());
        let (task, search) =
            Task::run(discover_tables(interfaces), move |seen| Message::Discovered(id, seen)).abortable();
        active.session.way_back.search = Some(search.abort_on_drop());
        task
    }

    /// Tells the player of a closed table that it is open again, or that its host has opened another one; and where somebody else carries
    /// the series on, to which it leads by itself if the table was handed over to them. Each host has to prove its key when the player
    /// comes.
    pub(super) fn on_discovered(&mut self, id: SessionId, seen: DiscoveryEvent) -> Task<Message> {
        let kept = self.store.kept_seat().ok().flatten();
        let Some(ActiveSession { session, target: Some(target), .. }) =
            self.sessions.current.as_mut().filter(|active| active.id == id)
        else {
            return Task::none();
        };
        let (Some(host), Ok(BrowseEvent::Found(found))) = (session.connection.host, seen) else {
            return Task::none();
        };
        if found.table.continues.is_some() && found.table.host != host {
            let carried = session.way_back.series.as_ref().and_then(|series| series.at(&found.table));
            if let Some(name) = carried.map(|carried| carried.host.clone()) {
                let (host, title) = (found.table.host, found.table.name);
                let carried = CarriedOnAt { host, name, title, addresses: found.addresses };
                session.way_back.note_elsewhere(carried);
                if session.successor() == Some(found.table.host) {
                    return self.follow_series(found.table.host);
                }
            }
            return Task::none();
        }
        if found.table.host == host && session.closed().is_some() {
            let is_same = session.connection.table.is_none_or(|table| table == found.table.id);
            let is_kept = kept.is_some_and(|kept| kept.is_at(host, Some(found.table.id)));
            session.way_back.reopened = Some(match is_same {
                true => ReopenedTable::Same,
                false if is_kept => ReopenedTable::Kept,
                false => ReopenedTable::New,
            });
            target.label = match &session.lobby {
                Some(lobby) if is_same => lobby.title.to_string(),
                _ => found.table.name.to_string(),
            };
            let code = None;
            target.route = JoinRoute::DiscoveredTable { host, addresses: found.addresses, code };
        }
        Task::none()
    }

    /// Joins the table that was closed once more, as who the player was there; or the one that its host has opened since, in the seat
    /// that is kept there.
    pub(super) fn come_back(&mut self) -> Task<Message> {
        let Some(active) = self.sessions.current.take() else { return Task::none() };
        let is_kept = active.session.way_back.reopened == Some(ReopenedTable::Kept);
        let watch = active.session.seat().is_none() && !is_kept;
        let Some(mut target) = active.target else { return Task::none() };
        if let (Some(lobby), None) = (&active.session.lobby, active.session.way_back.reopened) {
            target.label = lobby.title.to_string();
        }
        target.watch = watch;
        self.sessions.left_chat =
            active.session.connection.table.map(|table| (table, active.session.conversation.chat));
        self.join_again(target)
    }

    /// Joins the table at which the player with that key carries the series on, and leaves the one that is out of reach.
    pub(super) fn follow_series(&mut self, host: Fingerprint) -> Task<Message> {
        let Some(ActiveSession { session, target: Some(target), .. }) = &mut self.sessions.current else {
            return Task::none();
        };
        let Some(table) = session.way_back.elsewhere.iter().find(|table| table.host == host) else {
            return Task::none();
        };
        target.label = table.title.to_string();
        target.watch = session.seat().is_none();
        target.series = session.way_back.series.as_ref().map(|series| series.series);
        target.route = JoinRoute::DiscoveredTable { host, addresses: table.addresses.clone(), code: None };
        let target = target.clone();
        let left = self.leave_session();
        Task::batch([left, self.join_again(target)])
    }

    /// Joins a table from the screen of the one that is out of reach.
    fn join_again(&mut self, target: JoinTarget) -> Task<Message> {
        let search = self.show_join(None);
        let Some(join) = self.screens.join() else { return search };
        let join::Action::Connect(target) = join.connect(target) else { return search };
        Task::batch([search, resolve(target)])
    }

    /// Stores that the player has a seat, or a promised one, while a series goes on at somebody else's table. In the lobby nobody
    /// keeps it.
    pub(super) fn update_kept_seat(&mut self, lobby: &Lobby) {
        let Some(ActiveSession { session, target: Some(target), .. }) = &self.sessions.current else {
            return;
        };
        let seat = session.seat().or_else(|| session.seat_in_next_round());
        let (ConnectionState::Joined { host, table, address }, true, Some(_)) =
            (&session.connection.state, lobby.begun, seat)
        else {
            return self.forget_kept_seat();
        };
        // Those that worked before may do so again: in another room, or with another router.
        let stored = self.store.kept_seat().ok().flatten().filter(|kept| kept.is_at(*host, Some(*table)));
        let others = stored.into_iter().flat_map(|kept| kept.addresses).chain(target.addresses());
        let mut addresses = vec![*address];
        for other in others {
            if addresses.len() < MAX_ADDRESSES && !addresses.contains(&other) {
                addresses.push(other);
            }
        }
        let kept = KeptSeat { title: lobby.title.clone(), host: *host, table: *table, addresses };
        self.store.put_kept_seat(Some(&kept));
    }

    /// Tells the player who has just come to a table, where their kept seat is at another one of the same host.
    pub(super) fn tell_of_seat_elsewhere(&mut self) {
        let Some(ActiveSession { session, .. }) = &mut self.sessions.current else { return };
        let (Some(host), Ok(Some(kept))) = (session.connection.host, self.store.kept_seat()) else { return };
        let plays_on = session.has_begun() && session.seat().is_some();
        if kept.host == host && !plays_on && !kept.is_at(host, session.connection.table) {
            let name = session.host_name(&self.env.locale);
            session.conversation.chat.push_notice(tr!(
                self.env.locale,
                "kept-at-other-table",
                name = name,
                table = &*kept.title
            ));
        }
    }

    /// Removes the kept seat if a host that refuses a player so keeps none.
    pub(super) fn forget_refused_seat(&mut self, refusal: &Refusal) {
        let kept = self.store.kept_seat().ok().flatten();
        // A table that is another one says nothing of that seat.
        let is_elsewhere = match (self.screens.join(), kept) {
            (Some(join), Some(kept)) => join.announces_other_table(&kept),
            // Whoever was at the table finds that out with the next try: its host may have opened another one at this address.
            _ => *refusal == Refusal::NoSeat,
        };
        if leaves_no_seat(refusal) && !is_elsewhere {
            self.forget_kept_seat();
        }
    }

    /// Removes the kept seat if it is at the table of the current session.
    pub(super) fn forget_kept_seat(&mut self) {
        let Some(active) = &self.sessions.current else { return };
        let host = active.session.connection.host.or(active.target.as_ref().and_then(JoinTarget::host_key));
        if let Ok(Some(kept)) = self.store.kept_seat()
            && host.is_some_and(|host| kept.is_at(host, active.session.connection.table))
        {
            self.store.put_kept_seat(None);
            if let Some(join) = self.screens.join() {
                join.forget_kept_seat();
            }
        }
    }
}

/// Whether a host that refuses a player so keeps no seat for them.
fn leaves_no_seat(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::Full
            | Refusal::NoSeat
            | Refusal::NoWatching
            | Refusal::NotAdmitted
            | Refusal::CodeNeeded
            | Refusal::Banned
    )
}
