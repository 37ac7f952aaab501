//! Parses what a player types to join a table: an invite code, a short code or an address.

use std::net::{Ipv6Addr, SocketAddr};
use std::{fmt, io, vec};

use skipstone_core::pasted;
use skipstone_net::host::PORT;
use skipstone_net::invite::{Invite, InviteCodeError, ShortCode, ShortCodeError};

/// How many characters a group of an invite code has.
const CODE_GROUP: usize = 5;
/// Longer text without a dot or a colon is taken for a code instead of a host name, in characters.
const MAX_HOST_CHARS: usize = 20;
/// The most characters of a computer's name in DNS.
const MAX_NAME_CHARS: usize = 253;

/// What a player joins a table by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum JoinAddress {
    /// An invite code, which names addresses, the host's key and a secret.
    Code(Invite),
    /// A short code, for a table that is found on the network.
    ShortCode(ShortCode),
    /// A host that may run a table.
    Computer {
        /// A host name or an IP address.
        host: String,
        /// The UDP port; the default one if none was typed.
        port: u16,
        /// The short code that was typed after it. `None` without one.
        code: Option<ShortCode>,
    },
}

/// Why a text is no address.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum JoinAddressError {
    /// The text is empty or blank.
    #[error("there is no address yet")]
    Empty,
    /// It looks like an invite code, but can't be decoded.
    #[error(transparent)]
    Code(#[from] InviteCodeError),
    /// It looks like a short code, or is after the slash, but is none.
    #[error(transparent)]
    ShortCode(#[from] ShortCodeError),
    /// It is a short code but for one letter or digit, or else the name of a computer, which is read with a port.
    #[error("{typed:?} has no port, and as a short code it is wrong")]
    AlmostShortCode {
        /// The whole text.
        typed: String,
        /// Why it is no short code.
        #[source]
        why: ShortCodeError,
    },
    /// The text after the colon is no port.
    #[error("{0:?} is not a port: ports are numbers from 1 to 65535")]
    Port(String),
    /// It is no valid host name.
    #[error("{0:?} is neither an address nor an invite code")]
    Host(String),
}

/// Why a text names no address that a packet can be sent to.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoAddressError {
    /// It names no table.
    #[error(transparent)]
    Invalid(#[from] JoinAddressError),
    /// It is a short code, by which a table is looked for.
    #[error("a short code has no address: type the one that the host sees")]
    ShortCode,
}

impl JoinAddress {
    /// As [`parse`](Self::parse), but for a short code alone, which says nothing of where the table is.
    ///
    /// # Errors
    /// If the text is a short code, or names no table.
    pub fn parse_with_address(text: &str) -> Result<JoinAddress, NoAddressError> {
        match JoinAddress::parse(text)? {
            JoinAddress::ShortCode(_) => Err(NoAddressError::ShortCode),
            address => Ok(address),
        }
    }

    /// Reads an invite code, a short code, or a computer's name or address with or without a port, and with or without a short
    /// code after a slash or a space. What is pasted around or into it is left out, as of a [code](pasted::strip_marks).
    ///
    /// # Errors
    /// If the text is neither; see [`JoinAddressError`].
    pub fn parse(text: &str) -> Result<JoinAddress, JoinAddressError> {
        let text = pasted::strip_marks(text);
        let text = text.trim();
        if text.is_empty() {
            return Err(JoinAddressError::Empty);
        }
        if let Ok(code) = text.parse() {
            return Ok(JoinAddress::ShortCode(code));
        }
        if let Some(error) = mistyped_code(text) {
            return Err(error);
        }
        if let Some((computer, typed)) = split_code(text) {
            let code = typed.parse()?;
            return match JoinAddress::parse(computer)? {
                JoinAddress::Computer { host, port, code: None } => {
                    Ok(JoinAddress::Computer { host, port, code: Some(code) })
                }
                _ => Err(JoinAddressError::Host(computer.to_owned())),
            };
        }
        if looks_like_code(text) {
            return Ok(JoinAddress::Code(text.parse()?));
        }
        if let Ok(address) = text.parse::<SocketAddr>() {
            // A link-local address is of no use without the network interface that it names.
            let host = match address {
                SocketAddr::V6(address) if address.scope_id() != 0 => {
                    format!("{}%{}", address.ip(), address.scope_id())
                }
                address => address.ip().to_string(),
            };
            return Ok(JoinAddress::Computer { host, port: address.port(), code: None });
        }
        let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
        if let Ok(address) = bare.parse::<Ipv6Addr>() {
            return Ok(JoinAddress::Computer { host: address.to_string(), port: PORT, code: None });
        }
        let (without_scope, _) = bare.split_once('%').unwrap_or((bare, ""));
        let is_v6 = without_scope.parse::<Ipv6Addr>().is_ok();
        let (host, port) = match bare.rsplit_once(':') {
            Some((host, port)) if !is_v6 => {
                let number = port.parse().ok().filter(|port| *port != 0);
                (host, number.ok_or_else(|| JoinAddressError::Port(port.to_owned()))?)
            }
            _ => (bare, PORT),
        };
        let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '.' | '-' | '_');
        let is_name = !host.is_empty() && host.len() <= MAX_NAME_CHARS && host.chars().all(plain);
        if !(is_v6 || is_name) {
            return Err(JoinAddressError::Host(text.to_owned()));
        }
        Ok(JoinAddress::Computer { host: host.to_owned(), port, code: None })
    }

    /// The key under which the host is stored among known hosts. Of an invite code it holds only the identifying part, not the
    /// secret, and nothing of a short code.
    pub fn label(&self) -> String {
        match self {
            JoinAddress::Code(invite) => {
                let code = invite.to_string();
                format!("code …{}", code.rsplit('-').next().unwrap_or_default())
            }
            JoinAddress::ShortCode(_) => "code".to_owned(),
            JoinAddress::Computer { host, port, .. } => with_port(host, *port),
        }
    }

    /// Every address it may have; none for a short code. Blocks on DNS for a host name.
    ///
    /// # Errors
    /// If the name can't be resolved.
    pub fn addresses(&self) -> io::Result<Vec<SocketAddr>> {
        match self {
            JoinAddress::Code(invite) => Ok(invite.addresses().collect()),
            JoinAddress::ShortCode(_) => Ok(Vec::new()),
            JoinAddress::Computer { host, port, .. } => {
                let found: io::Result<vec::IntoIter<SocketAddr>> =
                    std::net::ToSocketAddrs::to_socket_addrs(&(host.as_str(), *port));
                found.map(Iterator::collect)
            }
        }
    }
}

/// What is typed to join by it, an address always with its port. [`parse`](JoinAddress::parse) reads it back.
impl fmt::Display for JoinAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JoinAddress::Code(invite) => invite.fmt(f),
            JoinAddress::ShortCode(code) => code.fmt(f),
            JoinAddress::Computer { host, port, code: None } => f.write_str(&with_port(host, *port)),
            JoinAddress::Computer { host, port, code: Some(code) } => {
                write!(f, "{}/{code}", with_port(host, *port))
            }
        }
    }
}

/// `host:port`, with brackets around an IPv6 address.
fn with_port(host: &str, port: u16) -> String {
    if host.contains(':') { format!("[{host}]:{port}") } else { format!("{host}:{port}") }
}

/// Why a text that was meant as a short code is none; looking it up would show it to the network. `None` for what may be a computer's
/// name: that has no space, and only by chance a hyphen after three characters, a digit, and no more than one character that short
/// codes don't have ("nas-001" has five), or only characters that they have, one more or less than they. Such a name can still be
/// typed with its port.
fn mistyped_code(text: &str) -> Option<JoinAddressError> {
    let has_digit = text.contains(|typed: char| typed.is_ascii_digit());
    let has_space = text.contains(char::is_whitespace);
    let why = match text.parse::<ShortCode>() {
        Err(why @ ShortCodeError::Length(letters)) if letters.abs_diff(ShortCode::LETTERS) == 1 => why,
        _ => match *ShortCode::wrong_letters(text)? {
            [wrong] if has_space || (text.contains('-') && has_digit) => ShortCodeError::Letter(wrong),
            [wrong, ..] if has_space => ShortCodeError::Letter(wrong),
            _ => return None,
        },
    };
    Some(match has_space {
        true => why.into(),
        false => JoinAddressError::AlmostShortCode { typed: text.to_owned(), why },
    })
}

/// The two parts of an address with a short code: around a slash, or around the last space if a short code, perhaps mistyped, is
/// behind it.
fn split_code(text: &str) -> Option<(&str, &str)> {
    let is_meant = |code: &str| code.parse::<ShortCode>().is_ok() || mistyped_code(code).is_some();
    let by_space = || text.rsplit_once(char::is_whitespace).filter(|(_, code)| is_meant(code));
    let (computer, code) = text.rsplit_once('/').or_else(by_space)?;
    // A long code may end like a short one.
    (text.contains('/') || !looks_like_code(computer.trim())).then_some((computer, code))
}

/// Whether a text is more likely an invite code, complete or not, than a host name.
fn looks_like_code(text: &str) -> bool {
    if text.contains(['.', ':', '[', ']', '_']) {
        return false;
    }
    let groups: Vec<&str> = text.split(|letter: char| letter == '-' || letter.is_whitespace()).collect();
    let letters: usize = groups.iter().map(|group| group.chars().count()).sum();
    let in_groups = groups.len() > 1 && groups.iter().rev().skip(1).all(|group| group.len() == CODE_GROUP);
    letters > MAX_HOST_CHARS || in_groups || text.contains(char::is_whitespace)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr, SocketAddrV6};

    use skipstone_net::invite::InviteSecret;

    use super::*;

    fn computer(host: &str, port: u16) -> Result<JoinAddress, JoinAddressError> {
        Ok(JoinAddress::Computer { host: host.to_owned(), port, code: None })
    }

    #[test]
    fn a_link_local_address_keeps_its_interface() {
        let typed = JoinAddress::parse("[fe80::1%2]:7000").expect("an address");
        assert_eq!(typed.label(), "[fe80::1%2]:7000");
        let address = SocketAddr::V6(SocketAddrV6::new("fe80::1".parse().expect("an address"), 7000, 0, 2));
        assert_eq!(typed.addresses().expect("nothing to look up"), [address]);
    }

    #[test]
    fn addresses_are_told_from_codes() {
        for (typed, read) in [
            ("192.168.1.20", computer("192.168.1.20", PORT)),
            (" 192.168.1.20:7000 ", computer("192.168.1.20", 7000)),
            ("\u{feff}“192.168.1.20:7000”\n", computer("192.168.1.20", 7000)),
            ("fe80::1", computer("fe80::1", PORT)),
            ("[fe80::1]", computer("fe80::1", PORT)),
            ("[fe80::1]:7000", computer("fe80::1", 7000)),
            ("[fe80::1%2]:7000", computer("fe80::1%2", 7000)),
            ("fe80::1%eth0", computer("fe80::1%eth0", PORT)),
            ("adas-laptop", computer("adas-laptop", PORT)),
            ("adas-laptop.local:7000", computer("adas-laptop.local", 7000)),
            ("localhost", computer("localhost", PORT)),
            ("", Err(JoinAddressError::Empty)),
            ("localhost:0", Err(JoinAddressError::Port("0".to_owned()))),
            ("localhost:70000", Err(JoinAddressError::Port("70000".to_owned()))),
            ("a/b", Err(ShortCodeError::Length(1).into())),
            ("/K7M-4RX", Err(JoinAddressError::Empty)),
            ("a/K7M-4R", Err(ShortCodeError::Length(5).into())),
            ("ABCDE-FGHJK/K7M-4RX", Err(InviteCodeError::Short(10).into())),
            (":7000", Err(JoinAddressError::Host(":7000".to_owned()))),
            ("ABCDE-FGH", Err(InviteCodeError::Short(8).into())),
            ("ABCDE FGHJK", Err(InviteCodeError::Short(10).into())),
        ] {
            assert_eq!(JoinAddress::parse(typed), read, "{typed:?}");
        }
    }

    #[test]
    fn a_short_code_is_told_from_everything_else() {
        let code: ShortCode = "K7M-4RX".parse().expect("a code");
        for typed in ["K7M-4RX", " k7m4rx ", "k7m 4rx", "„K7M-4RX“", "`k7m\u{2011}4rx`\u{200b}"] {
            assert_eq!(JoinAddress::parse(typed), Ok(JoinAddress::ShortCode(code)), "{typed:?}");
        }
        for (typed, host, port) in [
            ("192.168.1.20:7000/K7M-4RX", "192.168.1.20", 7000),
            ("192.168.1.20 k7m4rx", "192.168.1.20", PORT),
            ("adas-laptop/ k7m 4rx", "adas-laptop", PORT),
            ("« adas-laptop/K7M-4RX »", "adas-laptop", PORT),
            ("[fe80::1%2]:7000/K7M-4RX", "fe80::1%2", 7000),
        ] {
            let read = JoinAddress::parse(typed).expect("an address with a code");
            let label = with_port(host, port);
            assert_eq!(read.label(), label, "the code isn't stored");
            assert_eq!(read, JoinAddress::Computer { host: host.to_owned(), port, code: Some(code) });
        }
        for host in ["server", "router", "pi", "K7M4", "nas-01", "nas-001", "web-pix", "fritz7"] {
            assert_eq!(JoinAddress::parse(host), computer(host, PORT));
        }
    }

    #[test]
    fn a_mistyped_short_code_is_told_from_a_name_that_can_still_be_typed() {
        let wrong = |letter| Err(ShortCodeError::Letter(letter).into());
        let almost =
            |typed: &str, why| Err(JoinAddressError::AlmostShortCode { typed: typed.to_owned(), why });
        for (typed, read) in [
            ("422-2yn", almost("422-2yn", ShortCodeError::Letter('n'))),
            // Nobody else on the network is to read a code, so it isn't looked up as a name.
            ("K7M-4RXX", almost("K7M-4RXX", ShortCodeError::Length(7))),
            ("k7m4rxx", almost("k7m4rxx", ShortCodeError::Length(7))),
            ("K7M-4R", almost("K7M-4R", ShortCodeError::Length(5))),
            ("k7m 4rxx", Err(ShortCodeError::Length(7).into())),
            ("192.168.1.20 K7M4RXX", Err(ShortCodeError::Length(7).into())),
            ("K7M4RXX:7462", computer("K7M4RXX", PORT)),
            ("K7M4RXX.local", computer("K7M4RXX.local", PORT)),
            ("422 2yn", wrong('n')),
            ("the 2yn", wrong('h')),
            ("192.168.1.20/422-2yn", wrong('n')),
            ("192.168.1.20 422-2yn", wrong('n')),
            ("422-2yn:7462", computer("422-2yn", PORT)),
        ] {
            assert_eq!(JoinAddress::parse(typed), read, "{typed:?}");
        }
    }

    #[test]
    fn a_code_is_found_however_it_is_typed_and_its_place_opens_nothing() {
        let secret = InviteSecret::generate().expect("random bytes");
        let invite = Invite::new(&[IpAddr::V4(Ipv4Addr::LOCALHOST)], 7462, secret);
        let code = invite.to_string();
        let read = JoinAddress::parse(&code.to_lowercase().replace('-', " "));
        assert_eq!(read, Ok(JoinAddress::Code(invite.clone())));
        assert_eq!(JoinAddress::parse(&code.replace('-', "")), Ok(JoinAddress::Code(invite.clone())));
        for (before, gap, after) in [
            ("\"", "-", "\""),
            ("'", "-", "'"),
            ("`", "\n", "`"),
            ("“", "-\u{200b}", "”"),
            ("‘", "\u{2011}", "’"),
            ("„", "-\r\n", "“"),
            ("»", " - ", "«"),
            ("« ", "\u{a0}", " »"),
            ("\u{feff}\u{2066}", "\u{ad}-", "\u{2069}"),
        ] {
            let pasted = format!("{before}{}{after}", code.replace('-', gap));
            assert_eq!(JoinAddress::parse(&pasted), Ok(JoinAddress::Code(invite.clone())), "{pasted:?}");
        }
        assert!(matches!(
            JoinAddress::parse(&code[..20]),
            Err(JoinAddressError::Code(InviteCodeError::Short(17)))
        ));
        let place = read.expect("a code").label();
        assert!(place.len() < 20 && code.ends_with(place.trim_start_matches("code …")), "{place}");
    }
}
