//! The values about other people: a seat at their table, and whom the player knows.

use super::*;

#[test]
fn kept_seat() {
    let addresses =
        ["192.168.1.20:7462", "[fe80::1%2]:7000"].map(|address| address.parse().expect("an address"));
    let (title, table) = (Name::new("Zoës Tisch"), TableId([4; 16]));
    let kept = KeptSeat { title, host: key("A"), table, addresses: addresses.into() };
    assert_golden("kept-seat", &kept);
}

#[test]
fn trust() {
    let mut hosts = KnownHosts::default();
    hosts.remember("192.168.1.20:7462", key("A"), "Adas Tisch");
    hosts.remember("Łukasz 🪨", key("B"), "Łukasz 🪨");
    assert_golden("hosts", &hosts);
    let mut players = KnownPlayers::default();
    players.admit(key("C"), "Ben");
    players.admit(key("D"), "Ben");
    players.ban(key("D"));
    assert_golden("players", &players);
    let mut named = Introductions::default();
    for (host, player) in [("A", "C"), ("A", "D"), ("B", "C")] {
        assert!(named.note(key(host), key(player)), "it is new");
    }
    assert_golden("introductions", &named);
    let mut muted = MutedPlayers::default();
    muted.set(TableId([4; 16]), [key("C"), key("D")].into());
    muted.set(TableId([5; 16]), [key("C")].into());
    assert_golden("muted", &muted);
    let mut visits = Visits::default();
    visits.note(key("C"), time(1_790_000_000));
    visits.note(key("D"), time(1_790_086_400));
    assert_eq!(visits.last(key("C")), Some(time(1_790_000_000)));
    assert_golden("visits", &visits);
}
