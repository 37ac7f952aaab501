//! The host's switch that lets phones in: what becomes of them while it is off.

use std::net::SocketAddr;

use serde_json::json;
use skipstone::phones::{PhoneConfig, PhoneServer};
use skipstone_core::Preset;
use skipstone_net::client::NoEvidenceStore;
use skipstone_net::host;
use skipstone_net::protocol::ShortText;
use skipstone_net::{Identity, SaveReceipt, testing};

use crate::phone::{Phone, SOCKETS};

#[test]
fn a_seat_waits_for_its_phone_while_no_phones_are_let_in() {
    let _runtime = SOCKETS.enter();
    let config = testing::host_config(Preset::Quick.rules(), 2, 2);
    let save = Box::new(|_: &_, _: &_| SaveReceipt::default());
    let (table, _own) = host::open(config, save, Box::new(NoEvidenceStore)).expect("a table");
    let door = table.commands.door().clone();
    let key = Identity::generate().expect("random bytes");
    let serve = |listen: SocketAddr| {
        let (door, host, app) = (door.clone(), key.clone(), ShortText::new("0.1.0"));
        let config = PhoneConfig { door, host, app, listen: vec![listen] };
        SOCKETS.block_on(PhoneServer::open(config)).expect("a port")
    };

    let server = serve(([127, 0, 0, 1], 0).into());
    let page = server.address();
    let mut ada = Phone::join(page, "en", "Ada");
    let seat = ada.seat();
    assert!(seat.is_some());
    drop(server);
    let last = ada.until_closed().expect("it is told");
    assert_eq!((&last["state"], &last["retry"]), (&json!("closed"), &json!(true)));
    assert_eq!(last["text"], "The host lets in no more phones.");

    let server = serve(page);
    let mut back = Phone::open(server.address(), "en", ada.token.as_deref());
    back.until_table("the seat", |table| table["you"]["name"] == "Ada");
    assert_eq!(back.seat(), seat);
}
