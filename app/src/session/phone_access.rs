//! Whether phones may join a hosted table, and where they find its page: the addresses to listen at, and the one to scan or type.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use iced::task;
use iced::widget::image;
use skipstone_core::SharedError;
use skipstone_net::discovery::Interfaces;
use skipstone_net::invite::ShortCode;
use skipstone_net::local_addresses::local_addresses;

use crate::widget::qr_code::Squares;

/// The switch that lets phones in, and what has come of it. The page is served as long as this has its task.
#[derive(Debug, Default)]
pub struct PhoneAccess {
    is_allowed: bool,
    /// Serves the page; `None` until it was begun.
    task: Option<task::Handle>,
    /// Where the page's server listens; `None` until it does.
    server: Option<SocketAddr>,
    failure: Option<SharedError>,
    /// The addresses at which the table is reached, as they were last.
    reached: Vec<SocketAddr>,
    page: Option<PhonePage>,
}

/// The page for phones, to be shown.
#[derive(Debug, Clone)]
pub struct PhonePage {
    /// Its address.
    pub address: PageAddress,
    /// The code to scan, with the light squares around it.
    pub code: image::Handle,
}

/// What becomes of the page.
#[derive(Debug, Clone)]
pub enum PhoneEvent {
    /// Its server listens at this address.
    Open(SocketAddr),
    /// It can't be served.
    Failed(SharedError),
}

impl PhoneAccess {
    /// Lets phones in, or closes the page and sends those away who are there.
    pub fn allow(&mut self, is_allowed: bool) {
        let reached = std::mem::take(&mut self.reached);
        *self = PhoneAccess { is_allowed, reached, ..PhoneAccess::default() };
    }

    /// Whether phones may join.
    pub fn is_allowed(&self) -> bool {
        self.is_allowed
    }

    /// Whether the page has to be served and isn't yet.
    pub fn has_to_start(&self) -> bool {
        self.is_allowed && self.task.is_none()
    }

    /// Takes the task that serves the page, which is aborted with this.
    pub fn start(&mut self, task: task::Handle) {
        self.task = Some(task.abort_on_drop());
    }

    /// The page; `None` until it is served.
    pub fn page(&self) -> Option<&PhonePage> {
        self.page.as_ref()
    }

    /// Why the page can't be served.
    pub fn failure(&self) -> Option<&SharedError> {
        self.failure.as_ref()
    }

    pub(super) fn apply(&mut self, event: &PhoneEvent) {
        match event {
            PhoneEvent::Open(server) => self.server = Some(*server),
            PhoneEvent::Failed(why) => self.failure = Some(why.clone()),
        }
    }

    /// Follows the addresses at which the table is reached, and the code for phones.
    pub(super) fn follow(&mut self, reached: &[SocketAddr], code: Option<ShortCode>) {
        self.restart_if_moved(reached);
        let address = self.server.and_then(|server| PageAddress::new(reached, server, code));
        if self.page.as_ref().map(|page| page.address) != address {
            self.page = address.and_then(|address| {
                let code = address.squares()?.picture();
                Some(PhonePage { address, code })
            });
        }
    }
}

impl PhoneAccess {
    /// Has the page served anew once this computer's addresses have changed, if its server listens at one that is gone, or couldn't
    /// listen at those before.
    fn restart_if_moved(&mut self, reached: &[SocketAddr]) {
        if self.reached == reached {
            return;
        }
        self.reached = reached.to_vec();
        let is_bound = |ip: IpAddr| !ip.is_unspecified() && !ip.is_loopback();
        let is_gone =
            |server: SocketAddr| is_bound(server.ip()) && reached.iter().all(|at| at.ip() != server.ip());
        if self.failure.is_some() || self.server.is_some_and(is_gone) {
            (self.task, self.server, self.failure) = (None, None, None);
        }
    }
}

/// Where to listen for phones on these interfaces. None if they have no address, or the system doesn't list them.
pub fn listen_addresses(interfaces: &Interfaces, port: u16) -> Vec<SocketAddr> {
    let addresses: Vec<IpAddr> = match interfaces {
        Interfaces::All => vec![Ipv6Addr::UNSPECIFIED.into()],
        Interfaces::Loopback | Interfaces::None => vec![Ipv4Addr::LOCALHOST.into()],
        Interfaces::Named(names) => {
            let all = local_addresses().unwrap_or_default();
            all.into_iter().filter(|found| names.contains(&found.interface)).map(|found| found.ip).collect()
        }
    };
    addresses.into_iter().map(|address| SocketAddr::new(address, port)).collect()
}

/// The address of a table's page: short enough to type, with the code that lets phones in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageAddress {
    address: SocketAddr,
    code: Option<ShortCode>,
}

impl PageAddress {
    /// The page at the likeliest of the addresses at which the table is reached, and at the port of the server that listens at
    /// `server`. `None` if there is no address.
    pub fn new(reached: &[SocketAddr], server: SocketAddr, code: Option<ShortCode>) -> Option<PageAddress> {
        let ip = match server.ip() {
            ip if ip.is_unspecified() => reached.first()?.ip(),
            ip => ip,
        };
        Some(PageAddress { address: SocketAddr::new(ip, server.port()), code })
    }

    /// The whole address, for a browser.
    pub fn url(&self) -> String {
        format!("http://{self}")
    }

    /// The code that a camera reads. `None` never, as addresses are short enough.
    pub fn squares(&self) -> Option<Squares> {
        Squares::of(&self.url())
    }
}

/// As it is typed: without the part that browsers add.
impl fmt::Display for PageAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/", self.address)?;
        self.code.map_or(Ok(()), |code| write!(f, "{code}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_where_the_table_is_reached() {
        let code = "K7M-4RX".parse().ok();
        let at = |text: &str| text.parse::<SocketAddr>().expect("an address");
        let reached = [at("192.168.1.20:7462"), at("[fd00::1]:7462")];
        let page = |server| PageAddress::new(&reached, at(server), code).map(|page| page.to_string());
        assert_eq!(page("[::]:7463").as_deref(), Some("192.168.1.20:7463/K7M-4RX"));
        assert_eq!(page("10.0.0.2:9000").as_deref(), Some("10.0.0.2:9000/K7M-4RX"));
        let six = PageAddress::new(&reached[1..], at("[::]:7463"), None).expect("an address");
        assert_eq!(six.url(), "http://[fd00::1]:7463/");
        assert_eq!(PageAddress::new(&[], at("[::]:7463"), code), None);
    }

    #[test]
    fn the_page_follows_an_interface_to_its_next_address() {
        let at = |text: &str| text.parse::<SocketAddr>().expect("an address");
        let begin = |access: &mut PhoneAccess| access.start(iced::Task::<()>::none().abortable().1);
        let shown = |access: &PhoneAccess| access.page().map(|page| page.address.to_string());
        let [cable, wireless] = ["10.0.0.2:7462", "192.168.1.20:7462"].map(at);
        let mut access = PhoneAccess::default();
        access.allow(true);
        begin(&mut access);
        access.apply(&PhoneEvent::Open(at("10.0.0.2:7463")));
        access.follow(&[cable], None);
        assert_eq!((shown(&access).as_deref(), access.has_to_start()), (Some("10.0.0.2:7463/"), false));
        access.follow(&[wireless], None);
        assert_eq!((shown(&access), access.has_to_start()), (None, true));
        begin(&mut access);
        access.apply(&PhoneEvent::Open(at("192.168.1.20:7463")));
        access.follow(&[wireless], None);
        assert_eq!(shown(&access).as_deref(), Some("192.168.1.20:7463/"));

        access.apply(&PhoneEvent::Failed(SharedError::new(std::io::Error::other("no address"))));
        access.follow(&[wireless], None);
        assert!(!access.has_to_start(), "nothing has changed");
        access.follow(&[cable, wireless], None);
        assert!(access.has_to_start());
        // Where all addresses are listened at, only the shown one changes.
        begin(&mut access);
        access.apply(&PhoneEvent::Open(at("[::]:7463")));
        access.follow(&[cable], None);
        access.follow(&[wireless], None);
        assert_eq!((shown(&access).as_deref(), access.has_to_start()), (Some("192.168.1.20:7463/"), false));
    }

    #[test]
    fn the_code_for_terminals_has_every_square() {
        let page = PageAddress::new(&[], "10.0.0.2:7463".parse().expect("an address"), None).expect("one");
        let squares = page.squares().expect("a code");
        let lines = squares.to_lines();
        let size = squares.width() + 2 * Squares::QUIET;
        assert_eq!(lines.len(), size.div_ceil(2));
        assert!(lines.iter().all(|line| line.chars().count() == size));
        let first = lines[Squares::QUIET / 2].chars().nth(Squares::QUIET);
        assert_eq!(first, Some(' '), "the corner of a finder is dark: {lines:#?}");
    }
}
