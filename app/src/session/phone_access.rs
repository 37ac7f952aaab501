//! Whether phones may join a hosted table, and where they find its page: the addresses to listen at, and the one to scan or type.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use iced::task;
use iced::widget::image;
use qrcode::{EcLevel, QrCode};
use skipstone_core::SharedError;
use skipstone_net::discovery::Interfaces;
use skipstone_net::interfaces::network_interfaces;
use skipstone_net::invite::ShortCode;

/// The switch that lets phones in, and what has come of it. The page is served as long as this has its task.
#[derive(Debug, Default)]
pub struct PhoneAccess {
    is_allowed: bool,
    /// Serves the page; `None` until it was begun.
    task: Option<task::Handle>,
    /// Where the page's server listens; `None` until it does.
    server: Option<SocketAddr>,
    failure: Option<SharedError>,
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
        *self = PhoneAccess { is_allowed, ..PhoneAccess::default() };
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

    /// Follows the addresses at which the table is reached, and its short code.
    pub(super) fn follow(&mut self, reached: &[SocketAddr], code: Option<ShortCode>) {
        let address = self.server.and_then(|server| PageAddress::new(reached, server, code));
        if self.page.as_ref().map(|page| page.address) != address {
            self.page = address.and_then(|address| {
                let code = address.squares()?.picture();
                Some(PhonePage { address, code })
            });
        }
    }
}

/// Where to listen for phones on these interfaces. None if they have no address, or the system doesn't list them.
pub fn listen_addresses(interfaces: &Interfaces, port: u16) -> Vec<SocketAddr> {
    let addresses: Vec<IpAddr> = match interfaces {
        Interfaces::All => vec![Ipv6Addr::UNSPECIFIED.into()],
        Interfaces::Loopback | Interfaces::None => vec![Ipv4Addr::LOCALHOST.into()],
        Interfaces::Named(names) => {
            let all = network_interfaces().unwrap_or_default();
            all.into_iter().filter(|found| names.contains(&found.name)).map(|found| found.address).collect()
        }
    };
    addresses.into_iter().map(|address| SocketAddr::new(address, port)).collect()
}

/// The address of a table's page: short enough to type, with the code that lets in.
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

    /// The squares of the code that a camera reads, row by row; `true` for a dark one. Without the quiet zone of four light squares
    /// that belongs around it. `None` never, as addresses are short enough.
    pub fn squares(&self) -> Option<Squares> {
        let code = QrCode::with_error_correction_level(self.url(), EcLevel::M).ok()?;
        let width = code.width();
        Some(Squares {
            width,
            dark: code.to_colors().into_iter().map(|colour| colour == qrcode::Color::Dark).collect(),
        })
    }
}

/// As it is typed: without the part that browsers add.
impl fmt::Display for PageAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/", self.address)?;
        self.code.map_or(Ok(()), |code| write!(f, "{code}"))
    }
}

/// The squares of a code that a camera reads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Squares {
    width: usize,
    dark: Vec<bool>,
}

impl Squares {
    /// The light squares around a code.
    pub const QUIET: usize = 4;

    /// The width of a square in a picture, in pixels.
    const PIXELS: usize = 8;

    /// The number of squares in a row, and of rows.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Whether a square is dark; `false` outside the code.
    pub fn is_dark(&self, row: usize, column: usize) -> bool {
        column < self.width && self.dark.get(row * self.width + column).copied().unwrap_or_default()
    }

    /// The same for a square of the code with its quiet zone.
    fn is_dark_framed(&self, row: usize, column: usize) -> bool {
        let inner = row.checked_sub(Squares::QUIET).zip(column.checked_sub(Squares::QUIET));
        inner.is_some_and(|(row, column)| self.is_dark(row, column))
    }

    /// The code as a picture, dark on white, with its quiet zone.
    fn picture(&self) -> image::Handle {
        let size = (self.width + 2 * Squares::QUIET) * Squares::PIXELS;
        let is_dark = |pixel: usize| {
            self.is_dark_framed(pixel / size / Squares::PIXELS, pixel % size / Squares::PIXELS)
        };
        let colour = |pixel| if is_dark(pixel) { [0x06, 0x2c, 0x3a, 0xff] } else { [0xff; 4] };
        let pixels: Vec<u8> = (0..size * size).flat_map(colour).collect();
        image::Handle::from_rgba(size as u32, size as u32, pixels)
    }

    /// The code for a terminal, two rows of squares a line, with its quiet zone. Its light squares are the drawn ones, as most
    /// terminals are dark.
    pub fn to_lines(&self) -> Vec<String> {
        let size = self.width + 2 * Squares::QUIET;
        let is_light = |row: usize, column: usize| row < size && !self.is_dark_framed(row, column);
        let square = |row, column| match (is_light(row, column), is_light(row + 1, column)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        (0..size).step_by(2).map(|row| (0..size).map(|column| square(row, column)).collect()).collect()
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
