//! Where a player wants to go: what was typed, and what it is.

use std::net::SocketAddr;
use std::{io, vec};

use skipstone_net::host::PORT;
use skipstone_net::invite::{CodeError, Invite};

/// Letters in a group of an invite code.
const GROUP: usize = 5;
/// Text without a dot or a colon that is longer is rather a code than a computer's name.
const LONG: usize = 20;

/// A place where a table may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Destination {
    /// The table of an invite code.
    Code(Invite),
    /// A computer.
    Computer {
        /// Its name, or its address.
        host: String,
        /// Where its table listens.
        port: u16,
    },
}

/// Why a text leads nowhere.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoDestination {
    /// Nothing stands there.
    #[error("there is no address yet")]
    Empty,
    /// A code with something wrong.
    #[error(transparent)]
    Code(#[from] CodeError),
    /// What follows the colon is no port.
    #[error("{0:?} is not a port: ports are numbers from 1 to 65535")]
    Port(String),
    /// No computer can be called so.
    #[error("{0:?} is neither an address nor an invite code")]
    Host(String),
}

impl Destination {
    /// Reads an invite code, or a computer's name or address with or without a port.
    ///
    /// # Errors
    /// With what is wrong with it.
    pub fn read(text: &str) -> Result<Destination, NoDestination> {
        let text = text.trim();
        if text.is_empty() {
            return Err(NoDestination::Empty);
        }
        if looks_like_code(text) {
            return Ok(Destination::Code(text.parse()?));
        }
        if let Ok(address) = text.parse::<SocketAddr>() {
            return Ok(Destination::Computer { host: address.ip().to_string(), port: address.port() });
        }
        let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
        let is_v6 = bare.parse::<std::net::Ipv6Addr>().is_ok();
        let (host, port) = match bare.rsplit_once(':') {
            Some((host, port)) if !is_v6 => {
                let number = port.parse().ok().filter(|port| *port != 0);
                (host, number.ok_or_else(|| NoDestination::Port(port.to_owned()))?)
            }
            _ => (bare, PORT),
        };
        let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '.' | '-' | '_');
        if host.is_empty() || !(is_v6 || host.chars().all(plain)) {
            return Err(NoDestination::Host(text.to_owned()));
        }
        Ok(Destination::Computer { host: host.to_owned(), port })
    }

    /// What the host's key is remembered with. Of a code it is only what tells it from others: the rest opens a door.
    pub fn place(&self) -> String {
        match self {
            Destination::Code(invite) => {
                let code = invite.to_string();
                format!("code …{}", code.rsplit('-').next().unwrap_or_default())
            }
            Destination::Computer { host, port } => with_port(host, *port),
        }
    }

    /// Every address it may have. Names are looked up, which takes its time.
    ///
    /// # Errors
    /// If the name isn't known.
    pub fn addresses(&self) -> io::Result<Vec<SocketAddr>> {
        match self {
            Destination::Code(invite) => Ok(invite.addresses().collect()),
            Destination::Computer { host, port } => {
                let found: io::Result<vec::IntoIter<SocketAddr>> =
                    std::net::ToSocketAddrs::to_socket_addrs(&(host.as_str(), *port));
                found.map(Iterator::collect)
            }
        }
    }
}

/// A host and its port as one text.
fn with_port(host: &str, port: u16) -> String {
    if host.contains(':') { format!("[{host}]:{port}") } else { format!("{host}:{port}") }
}

/// Whether a text is rather a code, whole or not, than a computer's name.
fn looks_like_code(text: &str) -> bool {
    if text.contains(['.', ':', '[', ']', '_']) {
        return false;
    }
    let groups: Vec<&str> = text.split(|letter: char| letter == '-' || letter.is_whitespace()).collect();
    let letters: usize = groups.iter().map(|group| group.chars().count()).sum();
    let in_groups = groups.len() > 1 && groups.iter().rev().skip(1).all(|group| group.len() == GROUP);
    letters > LONG || in_groups || text.contains(char::is_whitespace)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use skipstone_net::invite::Secret;

    use super::*;

    fn computer(host: &str, port: u16) -> Result<Destination, NoDestination> {
        Ok(Destination::Computer { host: host.to_owned(), port })
    }

    #[test]
    fn addresses_are_told_from_codes() {
        for (typed, read) in [
            ("192.168.1.20", computer("192.168.1.20", PORT)),
            (" 192.168.1.20:7000 ", computer("192.168.1.20", 7000)),
            ("fe80::1", computer("fe80::1", PORT)),
            ("[fe80::1]", computer("fe80::1", PORT)),
            ("[fe80::1]:7000", computer("fe80::1", 7000)),
            ("adas-laptop", computer("adas-laptop", PORT)),
            ("adas-laptop.local:7000", computer("adas-laptop.local", 7000)),
            ("localhost", computer("localhost", PORT)),
            ("", Err(NoDestination::Empty)),
            ("localhost:0", Err(NoDestination::Port("0".to_owned()))),
            ("localhost:70000", Err(NoDestination::Port("70000".to_owned()))),
            ("a/b", Err(NoDestination::Host("a/b".to_owned()))),
            (":7000", Err(NoDestination::Host(":7000".to_owned()))),
            ("ABCDE-FGH", Err(CodeError::Short(8).into())),
            ("ABCDE FGHJK", Err(CodeError::Short(10).into())),
        ] {
            assert_eq!(Destination::read(typed), read, "{typed:?}");
        }
    }

    #[test]
    fn a_code_is_found_however_it_is_typed_and_its_place_opens_nothing() {
        let secret = Secret::generate().expect("random bytes");
        let invite = Invite::new(&[IpAddr::V4(Ipv4Addr::LOCALHOST)], 7462, secret);
        let code = invite.to_string();
        let read = Destination::read(&code.to_lowercase().replace('-', " "));
        assert_eq!(read, Ok(Destination::Code(invite.clone())));
        assert_eq!(Destination::read(&code.replace('-', "")), Ok(Destination::Code(invite)));
        assert!(matches!(Destination::read(&code[..20]), Err(NoDestination::Code(CodeError::Short(17)))));
        let place = read.expect("a code").place();
        assert!(place.len() < 20 && code.ends_with(place.trim_start_matches("code …")), "{place}");
    }
}
