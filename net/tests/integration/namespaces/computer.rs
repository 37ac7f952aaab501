//! The program on one computer: opens a table, or finds one, and plays a round.

use std::env;
use std::time::Duration;

use skipstone_core::bot::Level;
use skipstone_core::table::{Intent, Update};
use skipstone_core::{Preset, Replica, Rules, Seat, Seed, Setup, StockSize};
use skipstone_net::client::{
    self, ClientEvent, ClientSession, ConnectionState, DealSummary, JoinConfig, NoEvidenceStore, Verdict,
};
use skipstone_net::discovery::{BrowseEvent, Interfaces, TableBrowser};
use skipstone_net::host::{self, Host, HostCommand, HostConfig, HostEvent};
use skipstone_net::invite::Invite;
use skipstone_net::protocol::{Lobby, Occupant};
use skipstone_net::testing;
use skipstone_net::{Fingerprint, SaveReceipt};
use tokio::time::{sleep, timeout};

/// The timeout of a wait; not a measure of speed.
const LONG: Duration = Duration::from_secs(90);

/// The environment variable that tells a computer its role: `host` or `join`, its number, and how many milliseconds it waits
/// before each move.
pub(crate) const ROLE: &str = "SKIPSTONE_TEST_ROLE";

#[test]
#[ignore = "it is one of the computers"]
fn plays() {
    let role = env::var(ROLE).expect("only another test runs this one");
    let [role, number, wait] = role.split(' ').collect::<Vec<_>>()[..] else {
        panic!("host|join NUMBER WAIT")
    };
    let wait = Duration::from_millis(wait.parse().expect("a number"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let played = async {
        match role {
            "host" => open(wait).await,
            _ => find(number, wait).await,
        }
    };
    let record = runtime.block_on(async { timeout(LONG, played).await.expect("a round is played") });
    println!("record\n{record}");
}

pub(crate) fn cable() -> Interfaces {
    Interfaces::Named(vec!["cable".to_owned()])
}

fn setup() -> Setup {
    let rules = Rules { stock: StockSize::Cards(12), ..Preset::Standard.rules() };
    Setup::new(rules, 3, 3).expect("three can play")
}

async fn open(wait: Duration) -> String {
    let opening = HostConfig {
        listen: "[::]:7462".parse().expect("an address"),
        interfaces: cable(),
        ..testing::host_config(*setup().rules(), 3, 3)
    };
    let own = opening.identity.fingerprint();
    let (mut host, mut session) =
        host::open(opening, Box::new(|_, _| SaveReceipt::default()), Box::new(NoEvidenceStore))
            .expect("the port is free");
    while let Some(news) = session.events.recv().await {
        if matches!(news, ClientEvent::Lobby(lobby) if is_full(&lobby)) {
            break;
        }
    }
    host.commands.send(HostCommand::StartRound).expect("the table is open");
    let record = play(session, own, wait).await;
    // The guests still check the round and request its record; on a busy machine that takes a while.
    sleep(Duration::from_secs(5)).await;
    host.commands.send(HostCommand::Close { back_later: false }).expect("the table is open");
    while host.events.recv().await.is_some() {}
    record
}

fn is_full(lobby: &Lobby) -> bool {
    lobby.seats.iter().all(|seat| matches!(seat.occupant, Occupant::Person { .. }))
}

/// Opens a table without a network, and gives the computer addresses: the invite code follows them with the same secret.
pub(crate) fn changes_its_address(set_address: impl Fn(&str)) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let opening = HostConfig {
            listen: "[::]:7462".parse().expect("an address"),
            interfaces: Interfaces::All,
            ..testing::host_config(*setup().rules(), 3, 3)
        };
        let (mut host, _session) =
            host::open(opening, Box::new(|_, _| SaveReceipt::default()), Box::new(NoEvidenceStore))
                .expect("the port is free");
        let mut secret = None;
        for ip in ["127.0.0.1", "10.77.0.1", "10.77.1.1"] {
            if secret.is_some() {
                set_address(ip);
            }
            let code = timeout(LONG, next_invite(&mut host)).await.expect("a new code");
            assert_eq!(code.addresses().map(|address| address.ip().to_string()).collect::<Vec<_>>(), [ip]);
            assert!(*secret.get_or_insert(*code.secret()) == *code.secret());
        }
    });
}

async fn next_invite(host: &mut Host) -> Invite {
    loop {
        if let HostEvent::Invite { code, .. } = host.events.recv().await.expect("the table is open") {
            return code;
        }
    }
}

/// Finds a table and joins it.
async fn find(number: &str, wait: Duration) -> String {
    let mut browser = TableBrowser::new(&cable()).expect("the cable is there");
    loop {
        let sighting = browser.next().await.expect("it goes on looking");
        if let BrowseEvent::Found(found) = sighting
            && !found.addresses.is_empty()
        {
            let guest = JoinConfig {
                host_key: Some(found.table.host),
                bind: "[::]:0".parse().expect("an address"),
                ..testing::join_config(found.addresses[0], &format!("Guest {number}"))
            };
            let guest = JoinConfig { addresses: found.addresses, interfaces: cable(), ..guest };
            let own = guest.identity.fingerprint();
            return play(client::join(guest, Box::new(NoEvidenceStore)), own, wait).await;
        }
    }
}

/// Plays a round and returns its record once it is verified.
async fn play(mut session: ClientSession, own: Fingerprint, wait: Duration) -> String {
    let mut replica: Option<Replica> = None;
    let mut me = None;
    let mut player = Level::Greedy.player(&Seed::from_number(0), Seat::ONE);
    loop {
        match session.events.recv().await.expect("the session goes on until the round was checked") {
            ClientEvent::Lobby(lobby) => me = me.or_else(|| lobby.seat_of(own)),
            ClientEvent::Proposal(shown) => testing::agree(&session.link, shown.as_deref()),
            ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Snapshot { events, .. }) => {
                let mut new = Replica::new(setup(), me.expect("a seat"));
                events.iter().for_each(|event| new.apply(event));
                replica = Some(new);
            }
            ClientEvent::Table(Update::Events(events)) => {
                let replica = replica.as_mut().expect("a round");
                events.iter().for_each(|event| replica.apply(event));
            }
            ClientEvent::ConnectionState(ConnectionState::Failed(why)) => panic!("{why}"),
            ClientEvent::RoundChecked { record, verdict, .. } => {
                let Verdict::Verified(summary) = verdict else {
                    panic!("the round isn't proven: {verdict:?}")
                };
                assert_eq!(
                    DealSummary { witnesses: Vec::new(), played_for: Vec::new(), ..summary },
                    DealSummary::default()
                );
                return record.expect("a record");
            }
            _ => continue,
        }
        let Some(replica) = &replica else { continue };
        let view = replica.view();
        if view.moves() % 10 == 0 {
            println!("moves {}", view.moves());
        }
        if view.ending().is_none() && view.turn() == view.seat() {
            let mv = player.choose(&view);
            sleep(wait).await;
            session.link.send(Intent::Move(mv)).expect("the session goes on");
        }
    }
}
