//! Tests of the list of tables, and of short codes among several.

use skipstone_net::client::JoinCode;
use skipstone_net::discovery::AnnouncedTable;
use skipstone_net::invite::ShortCode;
use skipstone_net::protocol::{Name, TableId};

use super::*;

fn found(number: u8, version: u16) -> DiscoveredTable {
    let host = Fingerprint::from_bytes([number; 32]);
    let table = AnnouncedTable {
        name: Name::new("A table"),
        host,
        id: TableId([1; 16]),
        version,
        seats: 4,
        free: 2,
        continues: None,
    };
    let addresses = vec![SocketAddr::from(([192, 168, 1, number], 7462))];
    DiscoveredTable { instance: number.to_string(), table, addresses }
}

#[test]
fn tables_of_one_name_are_told_apart_by_their_addresses_and_keys() {
    let (mut join, _) =
        State::new(&Interfaces::None, KnownHosts::default(), ProvenHosts::new(), None, Vec::new());
    let announce = |join: &mut State, table| {
        join.update(Message::Discovery(Ok(BrowseEvent::Found(table))));
    };
    let (ada, ben) = (found(1, VERSIONS.max), found(2, VERSIONS.max));
    announce(&mut join, ada.clone());
    assert_eq!(join.distinction(&ada), None, "there is no other one");
    announce(&mut join, ben.clone());
    let [first, second] = [&ada, &ben].map(|table| join.distinction(table).expect("two are alike"));
    assert_eq!(first, ("192.168.1.1:7462".to_owned(), format!("{:#}", ada.table.host)));
    assert!(first.0 != second.0 && first.1 != second.1);
}

/// Each try at a wrong table is counted there, and lets its host guess.
#[test]
fn a_short_code_is_tried_at_the_only_table_or_the_chosen_one() {
    let (mut join, _) =
        State::new(&Interfaces::None, KnownHosts::default(), ProvenHosts::new(), None, Vec::new());
    let announce = |join: &mut State, table: DiscoveredTable| {
        assert_eq!(join.update(Message::Discovery(Ok(BrowseEvent::Found(table)))), Action::None);
    };
    let joined = |action| match action {
        Action::Connect(target) => (target.host_key(), target.code()),
        _ => (None, None),
    };
    let code = "K7M-4RX".parse::<ShortCode>().ok().map(JoinCode::from);
    join.update(Message::Typed("k7m 4rx".to_owned()));
    assert_eq!(joined(join.update(Message::Join)), (None, None));
    assert!(join.submitted, "no table is known yet");

    let (ada, ben, old) = (found(1, VERSIONS.max), found(2, VERSIONS.max), found(3, VERSIONS.min - 1));
    announce(&mut join, ada.clone());
    announce(&mut join, old);
    assert_eq!(joined(join.update(Message::Join)), (Some(ada.table.host), code));
    announce(&mut join, ben.clone());
    assert_eq!(joined(join.update(Message::Join)), (None, None), "the player has to choose");
    let numbers = |join: &State| -> Vec<(usize, Fingerprint)> {
        join.tables_to_choose().map(|(number, found)| (number, found.table.host)).collect()
    };
    let [first, second] = [(1, ada.table.host), (2, ben.table.host)];
    assert_eq!(numbers(&join), [first, second], "but not one that this program can't join");
    // A number means one table as long as the question is there.
    join.update(Message::Discovery(Ok(BrowseEvent::Removed(ada.id()))));
    let cem = DiscoveredTable { instance: "0".to_owned(), ..found(4, VERSIONS.max) };
    announce(&mut join, cem.clone());
    assert_eq!(numbers(&join), [second, (3, cem.table.host)]);
    announce(&mut join, ada.clone());
    assert_eq!(numbers(&join), [first, second, (3, cem.table.host)]);
    assert_eq!(join.update(Message::Cancel), Action::None);
    assert!(numbers(&join).is_empty() && join.typed == "k7m 4rx", "the code is still there");
    assert_eq!(joined(join.update(Message::Join)), (None, None));
    assert_eq!(joined(join.update(Message::JoinFound(ben.id()))), (Some(ben.table.host), code));
    join.update(Message::Typed(String::new()));
    assert_eq!(joined(join.update(Message::JoinFound(ben.id()))), (Some(ben.table.host), None));
}
