//! What observations mean: one fault each, beside a network where all is well.

use std::collections::BTreeSet;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use super::*;
use crate::Fingerprint;
use crate::discovery::{Interfaces, SharedPort};

fn ip(text: &str) -> IpAddr {
    text.parse().expect("an address")
}

fn own(text: &str, prefix: u8) -> SubnetAddress {
    SubnetAddress { ip: ip(text), prefix }
}

fn key(number: u8) -> Fingerprint {
    Fingerprint::from_bytes([number; 32])
}

fn network(name: &str, kind: NetworkKind, addresses: &[SubnetAddress]) -> Network {
    let echo = if kind == NetworkKind::Local { Echo::Heard } else { Echo::NotTried };
    Network {
        name: name.to_owned(),
        kind,
        addresses: addresses.to_vec(),
        is_selected: true,
        echo_v4: echo,
        echo_v6: echo,
        detour: None,
    }
}

fn wifi() -> Network {
    network("wlan0", NetworkKind::Local, &[own("192.168.1.7", 24), own("fe80::7", 64)])
}

fn vpn() -> Network {
    network("wg0", NetworkKind::Tunnel, &[own("10.8.0.2", 32)])
}

/// A home where a printer and the table of somebody else are heard.
fn good() -> Observation {
    Observation {
        system: System::Linux,
        selected: Interfaces::All,
        hosts: false,
        networks: Some(vec![wifi()]),
        port_v4: SharedPort::Free,
        port_v6: SharedPort::Free,
        default_route: Some("wlan0".to_owned()),
        devices: [ip("192.168.1.20")].into(),
        tables: vec![HeardTable { addresses: vec![ip("192.168.1.21")], is_own: false, host: key(1) }],
        firewalls: Some(Vec::new()),
        is_public: None,
        paths: Vec::new(),
    }
}

/// What keeps others from finding tables, or may.
fn faults(seen: &Observation) -> Vec<Finding> {
    let is_fault = |found: &Finding| matches!(found.weight(), Weight::Cause | Weight::Possible);
    findings(seen).into_iter().filter(is_fault).collect()
}

fn path(end: PathEnd) -> Path {
    let to: SocketAddr = "192.168.1.30:7462".parse().expect("an address");
    Path { to, interface: Some("wlan0".to_owned()), neighbour: None, answers_tcp: None, end }
}

#[test]
fn a_good_network_raises_no_alarm() {
    assert_eq!(faults(&good()), []);
    let fine = findings(&good());
    for expected in
        [Finding::HeardBack("wlan0".to_owned()), Finding::DevicesHeard(1), Finding::TablesHeard(1)]
    {
        assert!(fine.contains(&expected), "{fine:?}");
    }
    // With containers, with a VPN that only leads to its own other end, with an own table, and without IPv6.
    let docker = network("docker0", NetworkKind::Virtual, &[own("172.17.0.1", 16)]);
    let own_table = HeardTable { addresses: vec![ip("192.168.1.7")], is_own: true, host: key(2) };
    let mut other = Observation { networks: Some(vec![docker, vpn(), wifi()]), hosts: true, ..good() };
    other.tables.push(own_table);
    assert_eq!(faults(&other), []);
    let v4 = Network { echo_v6: Echo::NotTried, ..wifi() };
    let v4 = Observation { networks: Some(vec![v4]), port_v6: SharedPort::Unavailable, ..good() };
    assert_eq!(faults(&v4), []);
}

#[test]
fn each_fault_is_named_alone() {
    let wlan = || "wlan0".to_owned();
    let with = |network: Network| Observation { networks: Some(vec![network]), ..good() };
    let no_echo = |echo| Network { echo_v4: echo, echo_v6: echo, ..wifi() };
    let quiet = || Observation { devices: BTreeSet::new(), tables: Vec::new(), ..good() };
    let elsewhere = HeardTable { addresses: vec![ip("10.1.1.5")], is_own: false, host: key(3) };
    let cable = network("eth0", NetworkKind::Local, &[own("10.0.0.5", 24)]);
    let cases = [
        (Observation { selected: Interfaces::None, ..good() }, Finding::DiscoveryOff),
        (Observation { selected: Interfaces::Loopback, ..good() }, Finding::LoopbackOnly),
        (
            Observation {
                selected: Interfaces::Named(vec!["eth7".to_owned()]),
                networks: Some(vec![Network { is_selected: false, ..no_echo(Echo::NotTried) }]),
                ..good()
            },
            Finding::InterfacesMissing(vec!["eth7".to_owned()]),
        ),
        (Observation { networks: Some(Vec::new()), ..quiet() }, Finding::NoNetwork),
        (
            Observation {
                port_v4: SharedPort::Held,
                port_v6: SharedPort::Held,
                ..with(no_echo(Echo::NotTried))
            },
            Finding::PortHeld { is_whole: true },
        ),
        (
            Observation {
                port_v4: SharedPort::Held,
                port_v6: SharedPort::Unavailable,
                ..with(no_echo(Echo::NotTried))
            },
            Finding::PortHeld { is_whole: true },
        ),
        (Observation { port_v4: SharedPort::Held, ..good() }, Finding::PortHeld { is_whole: false }),
        (with(no_echo(Echo::Lost)), Finding::NotHeardBack(wlan())),
        (with(no_echo(Echo::NotSent(SendError::Other))), Finding::SendFailed(wlan())),
        (with(no_echo(Echo::NotSent(SendError::NoRoute))), Finding::SendFailed(wlan())),
        (
            Observation { system: System::MacOs, ..with(no_echo(Echo::NotSent(SendError::NoRoute))) },
            Finding::LocalNetworkDenied,
        ),
        (
            with(no_echo(Echo::NotSent(SendError::NotAllowed))),
            Finding::SendRefused { network: wlan(), vpn: None },
        ),
        (
            Observation {
                networks: Some(vec![vpn(), no_echo(Echo::NotSent(SendError::NotAllowed))]),
                default_route: Some("wg0".to_owned()),
                ..good()
            },
            Finding::SendRefused { network: wlan(), vpn: Some("wg0".to_owned()) },
        ),
        (
            Observation {
                networks: Some(vec![vpn(), Network { detour: Some("wg0".to_owned()), ..wifi() }]),
                default_route: Some("wg0".to_owned()),
                ..good()
            },
            Finding::VpnTakesNetwork { vpn: "wg0".to_owned(), network: wlan() },
        ),
        (
            Observation {
                networks: Some(vec![vpn(), wifi()]),
                default_route: Some("wg0".to_owned()),
                ..good()
            },
            Finding::VpnIsDefault("wg0".to_owned()),
        ),
        (
            Observation { networks: Some(vec![vpn()]), default_route: Some("wg0".to_owned()), ..quiet() },
            Finding::OnlyTunnel("wg0".to_owned()),
        ),
        (Observation { system: System::Windows, is_public: Some(true), ..good() }, Finding::NetworkPublic),
        (
            Observation { firewalls: Some(vec![Firewall::MacOsBlocksAll]), ..good() },
            Finding::FirewallBlocksAll,
        ),
        (Observation { firewalls: Some(vec![Firewall::Ufw]), ..good() }, Finding::FirewallOn(Firewall::Ufw)),
        (
            Observation { tables: vec![elsewhere], ..good() },
            Finding::OtherSubnet { theirs: ip("10.1.1.5"), ours: ip("192.168.1.7") },
        ),
        (
            Observation { networks: Some(vec![cable, wifi()]), ..good() },
            Finding::SeveralNetworks(vec!["eth0".to_owned(), wlan()]),
        ),
        (
            with(Network { addresses: vec![own("169.254.3.4", 16), own("fe80::7", 64)], ..wifi() }),
            Finding::NoLease(wlan()),
        ),
        (with(Network { addresses: vec![own("fe80::7", 64)], ..wifi() }), Finding::OnlyIpv6),
        (quiet(), Finding::NobodyHeard),
        (Observation { hosts: true, ..good() }, Finding::OwnTableUnheard),
    ];
    for (seen, expected) in cases {
        let found = faults(&seen);
        // The table of the good network is elsewhere for who has no address beside it.
        let others: Vec<_> =
            found.iter().filter(|found| !matches!(found, Finding::OtherSubnet { .. })).collect();
        let is_named = found == [expected.clone()] || others == [&expected];
        assert!(is_named, "{expected:?}: {found:?}");
    }
}

#[test]
fn what_cant_be_known_is_no_fault() {
    let seen = Observation { system: System::Windows, firewalls: None, networks: None, ..good() };
    assert_eq!(faults(&seen), []);
    let found = findings(&seen);
    for unknown in [Finding::FirewallUnknown, Finding::PublicUnknown, Finding::NetworksUnknown] {
        assert!(found.contains(&unknown), "{unknown:?}: {found:?}");
    }
    assert!(!findings(&good()).contains(&Finding::PublicUnknown), "only Windows has such networks");
}

#[test]
fn a_path_is_told_by_all_that_was_seen() {
    let quiet = Observation { devices: BTreeSet::new(), ..good() };
    let reach = |seen: &Observation, path: Path| Reach::of(&path, seen);
    let there = |end| Path { neighbour: Some(true), ..path(end) };
    let gone = |end| Path { neighbour: Some(false), ..path(end) };
    let far = |end| Path { to: "203.0.113.7:7462".parse().expect("an address"), ..path(end) };
    assert_eq!(reach(&good(), path(PathEnd::Table(key(1)))), Reach::Table(key(1)));
    assert_eq!(reach(&good(), path(PathEnd::PortClosed)), Reach::NothingListens);
    assert_eq!(reach(&good(), gone(PathEnd::HostUnreachable)), Reach::NobodyThere);
    assert_eq!(reach(&quiet, gone(PathEnd::HostUnreachable)), Reach::KeptApart);
    assert_eq!(reach(&good(), there(PathEnd::HostUnreachable)), Reach::Rejected);
    assert_eq!(reach(&good(), there(PathEnd::Silent)), Reach::Dropped);
    let tcp = Path { answers_tcp: Some(true), ..far(PathEnd::Silent) };
    assert_eq!(reach(&good(), tcp), Reach::Dropped);
    assert_eq!(reach(&good(), path(PathEnd::Silent)), Reach::Silent);
    assert_eq!(reach(&good(), gone(PathEnd::Silent)), Reach::NobodyThere);
    assert_eq!(reach(&quiet, gone(PathEnd::Silent)), Reach::KeptApart);
    assert_eq!(reach(&good(), far(PathEnd::Silent)), Reach::OtherNetwork);
    assert_eq!(reach(&good(), far(PathEnd::HostUnreachable)), Reach::OtherNetwork);
    let through = Path { interface: Some("wg0".to_owned()), ..far(PathEnd::Silent) };
    let tunnelled = Observation { networks: Some(vec![vpn(), wifi()]), ..good() };
    assert_eq!(reach(&tunnelled, through), Reach::SilentTunnel);
}

#[test]
fn of_several_addresses_the_one_that_gets_farthest_is_told() {
    let other = Path { to: "203.0.113.7:7462".parse().expect("an address"), ..path(PathEnd::NoRoute) };
    let table = path(PathEnd::Table(key(1)));
    let to = table.to;
    let seen = Observation { paths: vec![other, table], ..good() };
    assert_eq!(findings(&seen).iter().filter(|found| matches!(found, Finding::Reach { .. })).count(), 1);
    assert!(findings(&seen).contains(&Finding::Reach { to, reach: Reach::Table(key(1)) }));
    assert_eq!(faults(&seen), []);
    // It answers, but isn't heard.
    let unheard = Observation { tables: Vec::new(), ..seen };
    assert_eq!(faults(&unheard), [Finding::AnnouncementMissing(to)]);
}

/// A computer that only tests know.
struct TestMachine(Vec<InterfaceAddress>);

impl Machine for TestMachine {
    fn addresses(&self) -> io::Result<Vec<InterfaceAddress>> {
        Ok(self.0.clone())
    }

    /// Everything goes into the tunnel.
    fn route(&self, _: IpAddr) -> io::Result<IpAddr> {
        Ok(ip("10.8.0.2"))
    }

    fn is_neighbour_known(&self, _: IpAddr) -> Option<bool> {
        None
    }

    fn firewalls(&self) -> Option<Vec<Firewall>> {
        None
    }

    fn is_network_public(&self) -> Option<bool> {
        Some(true)
    }
}

/// Sends nothing.
#[tokio::test]
async fn a_look_notes_what_the_machine_tells() {
    let on = |name: &str, address, is_point_to_point| InterfaceAddress {
        name: name.to_owned(),
        index: 1,
        address,
        is_up: true,
        is_point_to_point,
    };
    let machine = TestMachine(vec![
        on("lo", own("127.0.0.1", 8), false),
        on("wlan0", own("192.168.1.7", 24), false),
        on("wlan0", own("fe80::7", 64), false),
        on("docker0", own("172.17.0.1", 16), false),
        on("wg0", own("10.8.0.2", 32), true),
        on("utun3", own("fe80::3", 64), true),
        on("ProtonVPN TUN", own("10.2.0.2", 32), false),
        on("vEthernet (WSL)", own("172.20.0.1", 20), false),
        on("awdl0", own("fe80::4", 64), false),
        InterfaceAddress { is_up: false, ..on("eth0", own("10.0.0.5", 24), false) },
    ]);
    let at = Look { machine: Arc::new(machine), ..Look::new(Interfaces::None, None) };
    let seen = look(at).await;
    let networks = seen.networks.clone().expect("they are listed");
    let kinds: Vec<_> = networks.iter().map(|network| (network.name.as_str(), network.kind)).collect();
    assert_eq!(
        kinds,
        [
            ("ProtonVPN TUN", NetworkKind::Tunnel),
            ("awdl0", NetworkKind::Virtual),
            ("docker0", NetworkKind::Virtual),
            ("vEthernet (WSL)", NetworkKind::Virtual),
            ("wg0", NetworkKind::Tunnel),
            ("wlan0", NetworkKind::Local)
        ]
    );
    let wlan = &networks[5];
    assert_eq!((wlan.detour.as_deref(), wlan.is_selected), (Some("wg0"), false));
    assert_eq!((seen.default_route.as_deref(), seen.is_public), (Some("wg0"), Some(true)));
    assert!(seen.devices.is_empty() && seen.tables.is_empty() && wlan.echo_v4 == Echo::NotTried);
}

/// Uses the loopback interface only.
#[tokio::test]
async fn a_path_on_this_computer_ends_at_what_is_there() {
    let closed = std::net::UdpSocket::bind("127.0.0.1:0").expect("a free port");
    let to = closed.local_addr().expect("it is bound");
    drop(closed);
    let at = |to| Look { to: vec![to], ..Look::new(Interfaces::None, None) };
    assert_eq!(look(at(to)).await.paths[0].end, PathEnd::PortClosed);

    let config = crate::testing::host_config(skipstone_core::Preset::Quick.rules(), 2, 2);
    let own = config.identity.fingerprint();
    let save = Box::new(|_: &_, _: &_| crate::SaveReceipt::default());
    let (host, _session) =
        crate::host::open(config, save, Box::new(crate::client::NoEvidenceStore)).expect("a table");
    assert_eq!(look(at(host.address)).await.paths[0].end, PathEnd::Table(own));
}
