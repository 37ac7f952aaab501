//! What the system tells of its networks, without sending anything.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use super::observation::Firewall;
use crate::local_addresses::unspecified;
use crate::subnet_address::SubnetAddress;

/// Where a route is asked for that nobody has: the discard port. Nothing is sent.
const NO_PORT: u16 = 9;

/// Addresses of documentation, which only a default route leads to.
const FAR_V4: IpAddr = IpAddr::V4(Ipv4Addr::new(198, 51, 100, 1));
const FAR_V6: IpAddr = IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1));

/// An address of an interface.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InterfaceAddress {
    /// The system's name of the interface. One with several addresses occurs with each.
    pub name: String,
    /// The system's number of the interface; 0 if it has none.
    pub index: u32,
    /// The address.
    pub address: SubnetAddress,
    /// Whether the interface is in use.
    pub is_up: bool,
    /// Whether it has one other end only.
    pub is_point_to_point: bool,
}

/// What a computer tells of itself. May block.
pub trait Machine: Send + Sync {
    /// The addresses of all interfaces.
    ///
    /// # Errors
    /// If the system doesn't list them.
    fn addresses(&self) -> io::Result<Vec<InterfaceAddress>>;

    /// The own address from which the system would send to another one.
    ///
    /// # Errors
    /// If it has no way, or forbids it.
    fn route(&self, to: IpAddr) -> io::Result<IpAddr>;

    /// Whether a neighbour has answered when the system asked for its hardware address. `None` where that isn't told.
    fn is_neighbour_known(&self, ip: IpAddr) -> Option<bool>;

    /// The firewalls that are on, as far as they are known. `None` if that can't be found out.
    fn firewalls(&self) -> Option<Vec<Firewall>>;

    /// Whether the system takes the current network for a public one. `None` if it doesn't tell.
    fn is_network_public(&self) -> Option<bool>;

    /// The own address from which the system would send to the internet. `None` without such a way.
    fn default_address(&self) -> Option<IpAddr> {
        [FAR_V4, FAR_V6].into_iter().find_map(|far| self.route(far).ok())
    }
}

/// The computer on which the program runs.
#[derive(Debug, Clone, Copy, Default)]
pub struct ThisMachine;

impl Machine for ThisMachine {
    fn addresses(&self) -> io::Result<Vec<InterfaceAddress>> {
        let found = if_addrs::get_if_addrs()?.into_iter().map(|found| InterfaceAddress {
            index: found.index.unwrap_or(0),
            address: SubnetAddress::from(&found.addr),
            is_up: found.is_oper_up(),
            is_point_to_point: found.is_p2p,
            name: found.name,
        });
        Ok(found.collect())
    }

    fn route(&self, to: IpAddr) -> io::Result<IpAddr> {
        let socket = UdpSocket::bind(SocketAddr::new(unspecified(to.is_ipv6()), 0))?;
        socket.connect(SocketAddr::new(to, NO_PORT))?;
        Ok(socket.local_addr()?.ip())
    }

    fn is_neighbour_known(&self, ip: IpAddr) -> Option<bool> {
        of_system::is_neighbour_known(ip)
    }

    fn firewalls(&self) -> Option<Vec<Firewall>> {
        of_system::firewalls()
    }

    fn is_network_public(&self) -> Option<bool> {
        of_system::is_network_public()
    }
}

/// What a program of the system prints. `None` if it can't be started or fails.
#[cfg(any(target_os = "linux", target_os = "macos", windows))]
fn printed(command: &mut std::process::Command) -> Option<String> {
    let output = command.stdin(std::process::Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
}

#[cfg(target_os = "linux")]
mod of_system {
    use std::fs;
    use std::net::IpAddr;
    use std::path::Path;
    use std::process::Command;

    use super::super::observation::Firewall;

    /// The flag of a complete entry.
    const COMPLETE: u32 = 2;

    /// Only the table of IPv4 is a file. It has no entry of who wasn't asked for.
    pub(super) fn is_neighbour_known(ip: IpAddr) -> Option<bool> {
        let IpAddr::V4(ip) = ip.to_canonical() else { return None };
        let table = fs::read_to_string("/proc/net/arp").ok()?;
        is_complete(&table, &ip.to_string())
    }

    fn is_complete(table: &str, ip: &str) -> Option<bool> {
        let mut entries = table.lines().skip(1).map(|line| line.split_whitespace().collect::<Vec<_>>());
        let entry = entries.find(|entry| entry.first() == Some(&ip))?;
        let flags = u32::from_str_radix(entry.get(2)?.trim_start_matches("0x"), 16).ok()?;
        Some(flags & COMPLETE != 0)
    }

    /// A sandbox doesn't show the system's files.
    pub(super) fn firewalls() -> Option<Vec<Firewall>> {
        if Path::new("/.flatpak-info").exists() {
            return None;
        }
        let ufw = fs::read_to_string("/etc/ufw/ufw.conf").is_ok_and(|conf| is_ufw_on(&conf));
        let firewalld = super::printed(Command::new("systemctl").args(["is-active", "firewalld"])).is_some();
        let found = [(ufw, Firewall::Ufw), (firewalld, Firewall::Firewalld)];
        Some(found.into_iter().filter(|(is_on, _)| *is_on).map(|(_, firewall)| firewall).collect())
    }

    fn is_ufw_on(conf: &str) -> bool {
        conf.lines().any(|line| line.trim().eq_ignore_ascii_case("enabled=yes"))
    }

    pub(super) fn is_network_public() -> Option<bool> {
        None
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_neighbour_is_known_once_it_has_answered() {
            let table = "IP address       HW type     Flags       HW address            Mask     Device\n\
                192.168.1.1      0x1         0x2         02:00:00:00:00:01     *        eth0\n\
                192.168.1.9      0x1         0x0         00:00:00:00:00:00     *        eth0\n";
            let known = |ip| is_complete(table, ip);
            assert_eq!((known("192.168.1.1"), known("192.168.1.9")), (Some(true), Some(false)));
            assert_eq!((known("192.168.1"), is_complete("", "192.168.1.1")), (None, None));
            assert_eq!(is_complete("head\n192.168.1.1 0x1\n", "192.168.1.1"), None);
        }

        #[test]
        fn ufw_says_whether_it_is_on() {
            assert!(is_ufw_on("# a comment\nENABLED=yes\nLOGLEVEL=low\n"));
            assert!(!is_ufw_on("ENABLED=no\n") && !is_ufw_on("# ENABLED=yes\n") && !is_ufw_on(""));
        }
    }
}

#[cfg(windows)]
mod of_system {
    use std::net::IpAddr;
    use std::os::windows::process::CommandExt as _;
    use std::process::Command;

    use super::super::observation::Firewall;

    /// Without it a console would flash up.
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;

    pub(super) fn is_neighbour_known(_: IpAddr) -> Option<bool> {
        None
    }

    /// What it prints is in English in every language of Windows.
    fn powershell(script: &str) -> Option<String> {
        let options = ["-NoProfile", "-NonInteractive", "-Command", script];
        super::printed(Command::new("powershell.exe").args(options).creation_flags(CREATE_NO_WINDOW))
    }

    pub(super) fn firewalls() -> Option<Vec<Firewall>> {
        let on = powershell("(Get-NetFirewallProfile | Where-Object Enabled -eq True).Name")?;
        Some(if on.trim().is_empty() { Vec::new() } else { vec![Firewall::Windows] })
    }

    pub(super) fn is_network_public() -> Option<bool> {
        let found = powershell("(Get-NetConnectionProfile).NetworkCategory")?;
        Some(found.lines().any(|line| line.trim() == "Public"))
    }
}

#[cfg(target_os = "macos")]
mod of_system {
    use std::net::IpAddr;
    use std::process::Command;

    use super::super::observation::Firewall;

    pub(super) fn is_neighbour_known(_: IpAddr) -> Option<bool> {
        None
    }

    pub(super) fn firewalls() -> Option<Vec<Firewall>> {
        let program = "/usr/libexec/ApplicationFirewall/socketfilterfw";
        let state = super::printed(Command::new(program).arg("--getglobalstate"))?;
        let (_, number) = state.split_once("State = ")?;
        match number.chars().next()? {
            '0' => Some(Vec::new()),
            '2' => Some(vec![Firewall::MacOsBlocksAll]),
            _ => Some(vec![Firewall::MacOs]),
        }
    }

    pub(super) fn is_network_public() -> Option<bool> {
        None
    }
}

#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
mod of_system {
    use std::net::IpAddr;

    use super::super::observation::Firewall;

    pub(super) fn is_neighbour_known(_: IpAddr) -> Option<bool> {
        None
    }

    pub(super) fn firewalls() -> Option<Vec<Firewall>> {
        None
    }

    pub(super) fn is_network_public() -> Option<bool> {
        None
    }
}
