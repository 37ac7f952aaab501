//! The host's switch that lets phones in: what becomes of them while it is off.

use std::net::SocketAddr;

use serde_json::json;
use skipstone::phones::{PhoneConfig, PhoneServer};
use skipstone_core::Preset;
use skipstone_net::client::{ClientSession, NoEvidenceStore};
use skipstone_net::door::Door;
use skipstone_net::host::{self, HostCommand};
use skipstone_net::protocol::ShortText;
use skipstone_net::{Identity, SaveReceipt, testing};

use crate::phone::{Phone, SOCKETS};

/// A table of two seats.
fn open_table() -> (host::Host, ClientSession) {
    let config = testing::host_config(Preset::Quick.rules(), 2, 2);
    let save = Box::new(|_: &_, _: &_| SaveReceipt::default());
    host::open(config, save, Box::new(NoEvidenceStore)).expect("a table")
}

/// Serves the page of a table.
fn serve(door: &Door, host: &Identity, listen: SocketAddr) -> PhoneServer {
    let (door, host, app) = (door.clone(), host.clone(), ShortText::new("0.1.0"));
    let config = PhoneConfig { door, host, app, listen: vec![listen] };
    SOCKETS.block_on(PhoneServer::open(config)).expect("a port")
}

#[test]
fn a_seat_waits_for_its_phone_while_no_phones_are_let_in() {
    let _runtime = SOCKETS.enter();
    let (table, _own) = open_table();
    let door = table.commands.door().clone();
    let key = Identity::generate().expect("random bytes");
    let server = serve(&door, &key, ([127, 0, 0, 1], 0).into());
    let page = server.address();
    let mut ada = Phone::join(page, "en", "Ada");
    let seat = ada.seat();
    assert!(seat.is_some());
    drop(server);
    let last = ada.until_closed().expect("it is told");
    assert_eq!((&last["state"], &last["retry"]), (&json!("closed"), &json!(true)));
    assert_eq!(last["text"], "The host lets in no more phones.");

    let server = serve(&door, &key, page);
    let mut back = Phone::open(server.address(), "en", ada.token.as_deref());
    back.until_table("the seat", |table| table["you"]["name"] == "Ada");
    assert_eq!(back.seat(), seat);
}

/// Whatever of the two its phone hears first.
#[test]
fn a_table_that_closes_with_its_page_says_so() {
    let _runtime = SOCKETS.enter();
    let (table, _own) = open_table();
    let key = Identity::generate().expect("random bytes");
    let server = serve(table.commands.door(), &key, ([127, 0, 0, 1], 0).into());
    let mut ada = Phone::join(server.address(), "en", "Ada");
    assert!(ada.seat().is_some());
    table.commands.send(HostCommand::Close { back_later: true }).expect("the table is open");
    drop(server);
    let last = ada.until_closed().expect("it is told");
    assert_eq!((&last["state"], &last["retry"]), (&json!("lost"), &json!(false)));
    assert_eq!(last["text"], "The host has left. The table goes on when it is back.");
}
