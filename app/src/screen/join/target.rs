//! What is joined, and how it is reached.

use std::net::SocketAddr;

use skipstone_net::Fingerprint;
use skipstone_net::client::JoinCode;
use skipstone_net::invite::ShortCode;
use skipstone_net::protocol::{Name, SeriesKey};

use crate::locale::Locale;
use crate::screen::Context;
use crate::session::JoinAddress;
use crate::tr;

/// A table to join.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JoinTarget {
    /// The address or table name as the player knows it. That of a typed target is also stored with the host's key.
    pub label: String,
    /// How to reach the table.
    pub route: JoinRoute,
    /// Whether to join as a spectator.
    pub watch: bool,
    /// The name to join by; `None` for that of the settings.
    pub name: Option<Name>,
    /// The series that somebody carries on there, if the player comes for that.
    pub series: Option<SeriesKey>,
}

/// How to reach a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JoinRoute {
    /// An address or invite code that was typed; a host name still has to be resolved.
    Typed(JoinAddress),
    /// A table that was announced on the network, or joined before.
    DiscoveredTable {
        /// The key of the host, which the host has to prove.
        host: Fingerprint,
        /// The announced or stored addresses.
        addresses: Vec<SocketAddr>,
        /// The short code that was typed for it. `None` without one.
        code: Option<ShortCode>,
    },
}

impl JoinTarget {
    /// A table that was announced or joined before, to play at under the name of the settings.
    pub fn discovered(
        table: &Name,
        host: Fingerprint,
        addresses: &[SocketAddr],
        code: Option<ShortCode>,
    ) -> JoinTarget {
        let route = JoinRoute::DiscoveredTable { host, addresses: addresses.to_vec(), code };
        JoinTarget { label: table.to_string(), route, watch: false, name: None, series: None }
    }

    /// The name shown on the screen; an invite code is not shown.
    pub(super) fn name(&self, locale: &Locale) -> String {
        match &self.route {
            JoinRoute::Typed(JoinAddress::Code(_) | JoinAddress::ShortCode(_)) => tr!(locale, "join-of-code"),
            JoinRoute::Typed(JoinAddress::Computer { .. }) | JoinRoute::DiscoveredTable { .. } => {
                self.label.clone()
            }
        }
    }

    /// The name that the player has, or asks for, at the table.
    pub fn player_name(&self, context: Context<'_>) -> Name {
        self.name.clone().unwrap_or_else(|| context.locale.player_name(context.settings))
    }

    /// The code that was typed; `None` without one.
    pub fn code(&self) -> Option<JoinCode> {
        match &self.route {
            JoinRoute::Typed(JoinAddress::Code(invite)) => Some((*invite.secret()).into()),
            JoinRoute::Typed(JoinAddress::ShortCode(code)) => Some((*code).into()),
            JoinRoute::Typed(JoinAddress::Computer { code, .. })
            | JoinRoute::DiscoveredTable { code, .. } => code.map(JoinCode::from),
        }
    }

    /// The addresses that are known without looking up a name.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        match &self.route {
            JoinRoute::Typed(JoinAddress::Code(invite)) => invite.addresses().collect(),
            JoinRoute::Typed(JoinAddress::Computer { .. } | JoinAddress::ShortCode(_)) => Vec::new(),
            JoinRoute::DiscoveredTable { addresses, .. } => addresses.clone(),
        }
    }

    /// The key that the host must have; `None` for typed targets, whose host is known by what was typed.
    pub fn host_key(&self) -> Option<Fingerprint> {
        match &self.route {
            JoinRoute::Typed(_) => None,
            JoinRoute::DiscoveredTable { host, .. } => Some(*host),
        }
    }
}
