//! Somebody in the middle of an exchange about a short code.

use skipstone_net::client::{self, ClientEvent, ConnectionState, JoinConfig, JoinError, NoEvidenceStore};
use skipstone_net::host::{self, HostEvent};
use skipstone_net::invite::ShortCode;
use skipstone_net::protocol::{EntryPolicy, ToHost};
use skipstone_net::quic::{ConnectionLimits, Listener};
use skipstone_net::{Identity, SaveReceipt, testing};
use tokio::time::timeout;

use super::undisturbed::undisturbed;
use super::{LONG, dialer};

/// Opens a table for guests with a code.
fn open() -> (host::Host, client::ClientSession) {
    let mut config = testing::host_config(skipstone_core::Preset::Quick.rules(), 2, 2);
    config.options.entry = EntryPolicy::Code;
    let save = Box::new(|_: &_, _: &_| SaveReceipt::default());
    host::open(config, save, Box::new(NoEvidenceStore)).expect("a table on loopback")
}

async fn short_code(host: &mut host::Host) -> ShortCode {
    loop {
        let event = timeout(LONG, host.events.recv()).await.expect("something happens");
        if let HostEvent::ShortCode { code, after_wrong_tries: false, .. } = event.expect("the table is open")
        {
            return code;
        }
    }
}

async fn join(call: JoinConfig) -> Result<(), JoinError> {
    let mut session = client::join(call, Box::new(NoEvidenceStore));
    loop {
        match timeout(LONG, session.events.recv()).await.expect("something happens") {
            Some(ClientEvent::ConnectionState(ConnectionState::Joined { .. })) => return Ok(()),
            Some(ClientEvent::ConnectionState(ConnectionState::Failed(error))) => return Err(error),
            Some(_) => {}
            None => panic!("the session ends without a reason"),
        }
    }
}

/// Passes on what a guest with the right code and the host say to each other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_exchange_that_is_passed_on_lets_nobody_in() {
    undisturbed(|| async {
        let (mut host, _session) = open();
        let code = short_code(&mut host).await;
        let identity = Identity::generate().expect("random bytes");
        let mut listener = Listener::bind(([127, 0, 0, 1], 0).into(), &identity, ConnectionLimits::default())
            .expect("a port");
        let middle = listener.address().expect("an address");
        let relay = async {
            let mut arrival = listener.accept().await.expect("the guest comes");
            let dialer = dialer();
            let mut behind = dialer.dial(host.address).await.expect("the host is there");
            behind.outbox().send(&ToHost::Hello(arrival.hello)).expect("it is sent");
            let message = arrival.guest.recv().await.expect("its message");
            assert!(matches!(message, ToHost::CodeExchange(_)));
            behind.outbox().send(&message).expect("it is sent");
            let answer = behind.recv().await.expect("an answer");
            arrival.guest.outbox().send(&answer).expect("it is sent");
            // The guest goes without a confirmation.
            assert!(arrival.guest.recv().await.is_err());
        };
        let call = JoinConfig { code: Some(code.into()), ..testing::join_config(middle, "Ada") };
        let (joined, relayed) = tokio::join!(join(call), timeout(LONG, relay));
        relayed.expect("the guest ends it");
        assert_eq!(joined, Err(JoinError::WrongShortCode { tries_left: 4 }));

        // At the table itself the code is right. The try that was passed on counts for the address in the middle.
        let with = |code: ShortCode, name| JoinConfig {
            code: Some(code.into()),
            watch: true,
            ..testing::join_config(host.address, name)
        };
        let wrong = ["222-222", "333-333"].map(|code| code.parse().expect("a code"));
        let wrong = if wrong[0] == code { wrong[1] } else { wrong[0] };
        assert_eq!(join(with(wrong, "Ben")).await, Err(JoinError::WrongShortCode { tries_left: 4 }));
        assert_eq!(join(with(code, "Ada")).await, Ok(()));
    })
    .await;
}
