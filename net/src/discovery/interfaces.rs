//! Which network interfaces are used.

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;

/// The network interfaces for announcing and browsing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Interfaces {
    /// All interfaces.
    #[default]
    All,
    /// Only the IPv4 loopback: for a second window on this computer, and for tests.
    Loopback,
    /// The interfaces with these names.
    Named(Vec<String>),
    /// No interface: nothing is announced or found.
    None,
}

impl fmt::Display for Interfaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Interfaces::All => f.write_str("all"),
            Interfaces::Loopback => f.write_str("loopback"),
            Interfaces::Named(names) => f.write_str(&names.join(",")),
            Interfaces::None => f.write_str("none"),
        }
    }
}

impl FromStr for Interfaces {
    type Err = Infallible;

    /// Parses `all`, `loopback`, `none`, or interface names separated by commas.
    fn from_str(text: &str) -> Result<Interfaces, Self::Err> {
        let names =
            || text.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect();
        Ok(match text {
            "all" => Interfaces::All,
            "loopback" => Interfaces::Loopback,
            "none" | "" => Interfaces::None,
            _ => Interfaces::Named(names()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interfaces_read_back_the_same() {
        for text in ["all", "loopback", "none", "eth0", "eth0,wlan0"] {
            let Ok(interfaces) = text.parse::<Interfaces>();
            assert_eq!(interfaces.to_string(), text);
        }
        assert_eq!("".parse(), Ok(Interfaces::None));
        assert_eq!(
            " eth0 , wlan0,".parse(),
            Ok(Interfaces::Named(vec!["eth0".to_owned(), "wlan0".to_owned()]))
        );
    }
}
