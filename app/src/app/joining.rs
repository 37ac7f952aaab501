//! Joins network tables: shows the join screen, and connects to what was chosen there.

use std::net::{Ipv6Addr, SocketAddr};

use iced::Task;
use iced::widget::operation;
use skipstone_net::client::JoinConfig;
use skipstone_net::protocol::ShortText;
use skipstone_net::trust::KnownHosts;

use super::{App, Message, Screen};
use crate::VERSION;
use crate::screen::join::{self, JoinFailure, JoinRoute, JoinTarget};
use crate::session::{self, JoinAddress};

impl App {
    /// Shows the join screen and browses the network for tables. The table that a link names is filled in, and joined once the player
    /// asks for it.
    pub(super) fn show_join(&mut self, linked: Option<&JoinAddress>) -> Task<Message> {
        let hosts: KnownHosts = self.notices.ok_or_notify(self.store.hosts()).unwrap_or_default();
        let kept = self.notices.ok_or_notify(self.store.kept_seat()).unwrap_or_default();
        let proven = self.sessions.proven_hosts.clone();
        let own = self.identity().map(|identity| identity.fingerprint());
        let series = own.map(|own| self.store.series_with_others(own)).unwrap_or_else(|| Ok(Vec::new()));
        let series = self.notices.ok_or_notify(series).unwrap_or_default();
        let (mut join, task) = join::State::new(&self.env.settings.interfaces, hosts, proven, kept, series);
        if let Some(linked) = linked {
            join.fill_in(linked);
        }
        self.screens.go_to(Screen::Join(Box::new(join)));
        Task::batch([task.map(Message::Join), operation::focus(join::State::ADDRESS_FIELD)])
    }

    pub(super) fn on_join(&mut self, message: join::Message) -> Task<Message> {
        let Some(join) = self.screens.join() else { return Task::none() };
        match join.update(message) {
            join::Action::None => {}
            join::Action::Connect(target) => return resolve(target),
            join::Action::Trust(target, shown) => {
                self.remember_host(&target, shown, &target.label);
                return resolve(target);
            }
            // Where another code is typed, or another table chosen.
            join::Action::Cancel => {
                return Task::batch([self.leave_session(), operation::focus(join::State::ADDRESS_FIELD)]);
            }
            join::Action::CheckNetwork(address) => return self.show_network(address),
            join::Action::Leave => return self.go_back(),
        }
        Task::none()
    }

    /// Connects to the resolved addresses, unless the player has cancelled or chosen another table.
    pub(super) fn connect(
        &mut self,
        target: JoinTarget,
        found: Result<Vec<SocketAddr>, String>,
    ) -> Task<Message> {
        let Some(join) = self.screens.join() else { return Task::none() };
        if !join.is_connecting_to(&target) {
            return Task::none();
        }
        let addresses = match found {
            Ok(addresses) => addresses,
            Err(host) => {
                join.fail(JoinFailure::UnknownHost(host));
                return Task::none();
            }
        };
        let Some(identity) = self.identity() else { return Task::none() };
        let me = identity.fingerprint();
        let config = JoinConfig {
            identity,
            app: ShortText::new(VERSION),
            name: target.player_name(self.env.context()),
            stone: self.env.settings.stone,
            pebble: self.env.settings.pebble.into(),
            watch: target.watch,
            addresses,
            host_key: target.host_key(),
            place: target.label.clone(),
            hosts: self.notices.ok_or_notify(self.store.hosts()).unwrap_or_default(),
            series: target.series,
            code: target.code(),
            bind: SocketAddr::new(Ipv6Addr::UNSPECIFIED.into(), 0),
            interfaces: self.env.settings.interfaces.clone(),
        };
        self.start_session(me, Some(target), None, session::join(config, self.store.evidence(me)))
    }
}

/// Looks up the addresses of a target on a background thread: DNS may block for seconds.
pub(super) fn resolve(target: JoinTarget) -> Task<Message> {
    let route = target.route.clone();
    let found = async move {
        match route {
            JoinRoute::DiscoveredTable { addresses, .. } => Ok(addresses),
            JoinRoute::Typed(address) => {
                let place = address.label();
                let found = tokio::task::spawn_blocking(move || address.addresses()).await;
                found.ok().and_then(Result::ok).filter(|to| !to.is_empty()).ok_or(place)
            }
        }
    };
    Task::perform(found, move |found| Message::Resolved(target.clone(), found))
}
