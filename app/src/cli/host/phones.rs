//! The page for phones of a table without a window.

use std::net::SocketAddr;
use std::str::FromStr;

use skipstone_net::Identity;
use skipstone_net::host::{HostCommandSender, HostConfig};
use skipstone_net::protocol::ShortText;

use crate::phones::{PhoneConfig, PhoneServer, PhonesError};
use crate::session::{HostControls, HostPlan, PageAddress, listen_addresses};

/// Where to listen for phones, as the command line says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum PhonesAt {
    /// At this port of the chosen interfaces.
    Port(u16),
    /// At one address.
    Address(SocketAddr),
}

impl FromStr for PhonesAt {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<PhonesAt, &'static str> {
        let port = text.parse().map(PhonesAt::Port);
        port.or_else(|_| text.parse().map(PhonesAt::Address))
            .map_err(|_| "a port, or an address with a port, is needed: 7463 or 192.168.1.20:7463")
    }
}

/// What phones need of a table that isn't open yet.
pub(super) struct PhonePlan {
    host: Identity,
    app: ShortText,
    listen: Vec<SocketAddr>,
}

impl PhonePlan {
    pub(super) fn new(at: PhonesAt, plan: &HostPlan) -> PhonePlan {
        let HostConfig { identity, app, interfaces, .. } = &plan.config;
        let listen = match at {
            PhonesAt::Port(port) => listen_addresses(interfaces, port),
            PhonesAt::Address(address) => vec![address],
        };
        PhonePlan { host: identity.clone(), app: app.clone(), listen }
    }

    /// Serves the page of the open table.
    pub(super) async fn open(self, commands: &HostCommandSender) -> Result<PhonePage, PhonesError> {
        let PhonePlan { host, app, listen } = self;
        let door = commands.door().clone();
        let server = PhoneServer::open(PhoneConfig { door, host, app, listen }).await?;
        Ok(PhonePage { server, announced: None })
    }
}

/// The page of a table, while it is served.
pub(super) struct PhonePage {
    server: PhoneServer,
    /// What was printed last; `None` before that.
    announced: Option<PageAddress>,
}

impl PhonePage {
    /// Where phones find the page, whenever that has changed.
    pub(super) fn lines(&mut self, table: &HostControls) -> Vec<String> {
        let (Some((_, reached)), Some(code)) = (&table.invite, table.phone_code) else {
            return Vec::new();
        };
        let page = PageAddress::new(reached, self.server.address(), Some(code));
        match page.filter(|page| self.announced.replace(*page) != Some(*page)) {
            Some(page) => {
                let squares = page.squares().map(|squares| squares.to_lines()).unwrap_or_default();
                [format!("phones join at {}", page.url())].into_iter().chain(squares).collect()
            }
            None => Vec::new(),
        }
    }
}
