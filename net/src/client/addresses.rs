//! The addresses at which a host may be: a source of guesses, of which none is trusted, as the host's key decides.

use std::net::SocketAddr;

/// The most addresses of either kind. Anybody can announce any number with a copied key; the oldest give way to newer ones.
const MAX_ADDRESSES: usize = 16;

/// The known addresses of a host, and those at which it announces itself now.
#[derive(Debug, Default)]
pub(super) struct HostAddresses {
    /// Given, or proven by a connection, the one proven last first.
    known: Vec<SocketAddr>,
    /// Announced with the host's key, the newest first.
    announced: Vec<SocketAddr>,
}

impl HostAddresses {
    /// The addresses that are known beforehand, the likeliest first.
    pub(super) fn new(known: &[SocketAddr]) -> HostAddresses {
        HostAddresses { known: known.to_vec(), announced: Vec::new() }
    }

    /// All of them, each once, the newest first.
    pub(super) fn all(&self) -> Vec<SocketAddr> {
        let known = self.known.iter().filter(|address| !self.announced.contains(address));
        self.announced.iter().chain(known).copied().collect()
    }

    /// Whether the address is known by more than an announcement.
    pub(super) fn is_known(&self, address: SocketAddr) -> bool {
        self.known.contains(&address)
    }

    /// Notes that the host is announced at an address. Returns whether that is a new one.
    pub(super) fn announce(&mut self, address: SocketAddr) -> bool {
        if self.is_known(address) || self.announced.contains(&address) {
            return false;
        }
        self.announced.insert(0, address);
        self.announced.truncate(MAX_ADDRESSES);
        true
    }

    /// Notes that a connection to an address has proven the host's key. Of announcements nothing else is kept.
    pub(super) fn prove(&mut self, address: SocketAddr) {
        self.announced.clear();
        self.known.retain(|known| *known != address);
        self.known.insert(0, address);
        self.known.truncate(MAX_ADDRESSES);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(number: u8) -> SocketAddr {
        ([10, 0, 0, number], 7462).into()
    }

    #[test]
    fn what_is_announced_now_comes_before_what_was_known() {
        let mut addresses = HostAddresses::new(&[at(1), at(2)]);
        assert!(!addresses.announce(at(2)), "it is known");
        assert!(addresses.announce(at(3)) && addresses.announce(at(4)) && !addresses.announce(at(3)));
        assert_eq!(addresses.all(), [at(4), at(3), at(1), at(2)]);
        assert!(addresses.is_known(at(1)) && !addresses.is_known(at(3)));
    }

    #[test]
    fn an_address_that_worked_is_kept_and_those_that_were_only_announced_arent() {
        let mut addresses = HostAddresses::new(&[at(1)]);
        addresses.announce(at(2));
        addresses.announce(at(3));
        addresses.prove(at(2));
        assert_eq!(addresses.all(), [at(2), at(1)]);
        addresses.prove(at(1));
        assert_eq!(addresses.all(), [at(1), at(2)]);
    }

    #[test]
    fn no_flood_of_announcements_displaces_what_is_known() {
        let mut addresses = HostAddresses::new(&[at(1)]);
        for port in 0..10_000 {
            addresses.announce(([10, 9, 9, 9], port).into());
        }
        let all = addresses.all();
        assert!(all.len() == MAX_ADDRESSES + 1 && all.contains(&at(1)));
    }
}
