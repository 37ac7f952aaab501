//! The page about what keeps tables from being found, its sentences in every language and for every system, and what leads there.

use std::net::{IpAddr, SocketAddr};

use iced::Size;
use skipstone::app::{App, Message};
use skipstone::locale::{Language, Locale};
use skipstone::screen::{Context, home, network};
use skipstone::settings::Settings;
use skipstone::store::Store;
use skipstone_net::Fingerprint;
use skipstone_net::doctor::{Finding, Firewall, NetworkKind, Reach, System, Weight};

use crate::english::way_back;
use crate::screens::{Window, learned_settings};
use crate::seen::{ROOM, SMALLEST, Seen, WHOLE_PAGE, see_in, texts_of};

fn ip(text: &str) -> IpAddr {
    text.parse().expect("an address")
}

fn to() -> SocketAddr {
    "192.168.1.20:7462".parse().expect("an address")
}

/// One of each kind.
fn findings() -> Vec<Finding> {
    let (network, vpn) = ("wlan0".to_owned(), "wg0".to_owned());
    let reaches = [
        Reach::Table(Fingerprint::from_bytes([1; 32])),
        Reach::Busy,
        Reach::OtherProgram,
        Reach::NothingListens,
        Reach::NotAllowed,
        Reach::NoRoute,
        Reach::NobodyThere,
        Reach::KeptApart,
        Reach::Rejected,
        Reach::Dropped,
        Reach::Silent,
        Reach::SilentTunnel,
        Reach::OtherNetwork,
    ];
    let firewalls =
        [Firewall::Ufw, Firewall::Firewalld, Firewall::Windows, Firewall::MacOs, Firewall::MacOsBlocksAll];
    let others = [
        Finding::DiscoveryOff,
        Finding::LoopbackOnly,
        Finding::InterfacesMissing(vec!["eth7".to_owned(), "wlan7".to_owned()]),
        Finding::NoNetwork,
        Finding::PortHeld { is_whole: true },
        Finding::PortHeld { is_whole: false },
        Finding::LocalNetworkDenied,
        Finding::SendRefused { network: network.clone(), vpn: None },
        Finding::SendRefused { network: network.clone(), vpn: Some(vpn.clone()) },
        Finding::SendFailed(network.clone()),
        Finding::NotHeardBack(network.clone()),
        Finding::VpnTakesNetwork { vpn: vpn.clone(), network: network.clone() },
        Finding::NetworkPublic,
        Finding::FirewallBlocksAll,
        Finding::OtherSubnet { theirs: ip("10.0.0.5"), ours: ip("192.168.1.7") },
        Finding::NameUnknown("adas-computer:7462".to_owned()),
        Finding::AnnouncementMissing(to()),
        Finding::VpnIsDefault(vpn.clone()),
        Finding::OnlyTunnel(vpn.clone()),
        Finding::NoLease(network.clone()),
        Finding::SeveralNetworks(vec![network.clone(), "eth0".to_owned()]),
        Finding::OnlyIpv6,
        Finding::NobodyHeard,
        Finding::FirewallUnknown,
        Finding::NoKnownFirewall,
        Finding::PublicUnknown,
        Finding::NetworksUnknown,
        Finding::Addresses {
            network: network.clone(),
            kind: NetworkKind::Local,
            ips: vec![ip("192.168.1.7")],
        },
        Finding::Addresses { network: vpn, kind: NetworkKind::Tunnel, ips: vec![ip("10.8.0.2")] },
        Finding::Addresses {
            network: "docker0".to_owned(),
            kind: NetworkKind::Virtual,
            ips: vec![ip("172.17.0.1")],
        },
        Finding::HeardBack(network),
        Finding::DevicesHeard(1),
        Finding::DevicesHeard(12),
        Finding::OwnTableHeard,
        Finding::OwnTableUnheard,
        Finding::TablesHeard(1),
        Finding::TablesHeard(3),
    ];
    let reaches = reaches.map(|reach| Finding::Reach { to: to(), reach });
    others.into_iter().chain(reaches).chain(firewalls.map(Finding::FirewallOn)).collect()
}

/// Every cause has one thing to do, in every language and for every system, and what works or isn't known has none.
#[test]
fn each_finding_is_told_with_what_to_do() {
    for language in Language::all() {
        let locale = Locale::new(language);
        for system in [System::Linux, System::Windows, System::MacOs] {
            for finding in findings() {
                let told = locale.network_finding(&finding, system, |ip| ip.to_string());
                let is_whole = |text: &str| !text.contains("{$") && !text.starts_with("network-");
                assert!(is_whole(&told.what) && is_whole(&told.next), "{language}: {told:?}");
                assert!(!told.what.is_empty(), "{language}: {finding:?}");
                let is_fault = matches!(finding.weight(), Weight::Cause | Weight::Possible);
                assert_eq!(!told.next.is_empty(), is_fault, "{language}: {finding:?}: {told:?}");
            }
        }
    }
}

#[test]
fn the_page_lists_what_was_found_and_looks_again() {
    let mut window = Window::open();
    window.tell(vec![Message::Home(home::Message::Network)]);
    assert!(window.shows(&english!("network-looking")));
    let found =
        vec![Finding::NoNetwork, Finding::NobodyHeard, Finding::FirewallUnknown, Finding::DevicesHeard(2)];
    window.tell(vec![Message::Network(network::Message::Looked(1, found))]);
    let texts = texts_of(see_in(WHOLE_PAGE, window.view()));
    for expected in [
        english!("network-summary", causes = 1, possible = 1),
        english!("network-no-network"),
        english!("network-no-network-next"),
        english!("network-nobody-heard"),
        english!("network-firewall-unknown"),
        english!("network-devices-heard", count = 2),
        english!("network-general-apart"),
        english!("network-general-https"),
    ] {
        assert!(texts.contains(&expected), "{expected:?}: {texts:?}");
    }
    window.click(&english!("network-again"));
    assert!(window.shows(&english!("network-looking")) && !window.shows(&english!("network-no-network")));
    window.tell(vec![Message::Network(network::Message::Looked(1, vec![Finding::NoNetwork]))]);
    assert!(window.shows(&english!("network-looking")), "that was the look before");
    window.click(&way_back("back"));
    assert!(window.shows(&english!("home-play")));
}

/// Whoever sees no table on the join screen is led to the page, and back.
#[test]
fn the_join_screen_leads_to_the_page() {
    let settings = Settings { name: skipstone_net::protocol::Name::new("Ada"), ..learned_settings() };
    let mut window = Window(App::new(settings, Store::in_memory(), ROOM));
    window.choose("home-join");
    window.click(&english!("network-title"));
    assert!(window.shows(&english!("network-looking")));
    window.click(&way_back("back"));
    assert!(window.shows(&english!("join-found")));
}

/// No text is wider than the page, in either language.
#[test]
fn everything_fits_the_smallest_window() {
    for language in Language::all() {
        let (locale, settings) = (Locale::new(language), learned_settings());
        let context = Context::new(&locale, &settings);
        let mut page = network::State::new(Some("192.168.1.20:7462".to_owned()));
        page.look();
        page.update(network::Message::Looked(1, findings()));
        for size in [SMALLEST, Size::new(SMALLEST.width, WHOLE_PAGE.height)] {
            let mut seen = see_in(size, page.view(context));
            let too_wide = seen.find(|candidate: iced_test::selector::Candidate<'_>| match candidate {
                iced_test::selector::Candidate::Text { bounds, content, .. }
                    if bounds.x < 0.0 || bounds.x + bounds.width > size.width =>
                {
                    Some(content.to_owned())
                }
                _ => None,
            });
            assert!(too_wide.is_err(), "{language}: {:?}", too_wide.ok());
        }
    }
}
