//! What runs on one computer: it opens a table, or finds one, and plays a round.

use std::env;
use std::time::Duration;

use skipstone_core::bot::Level;
use skipstone_core::table::{Intent, Update};
use skipstone_core::{Preset, Replica, Rules, Seat, Seed, Setup, StockSize};
use skipstone_net::client::{self, ClientEvent, ClientSession, ConnectionState, JoinConfig};
use skipstone_net::discovery::{BrowseEvent, Browser, Interfaces};
use skipstone_net::host::{self, HostCommand, HostConfig, LobbySetup, SeatKind};
use skipstone_net::protocol::{EntryPolicy, Lobby, Name, Occupant, ShortText, TableOptions};
use skipstone_net::trust::{KnownHosts, KnownPlayers};
use skipstone_net::{Fingerprint, Identity};
use tokio::time::{sleep, timeout};

/// Bounds what would otherwise wait for ever.
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

fn cable() -> Interfaces {
    Interfaces::Named(vec!["cable".to_owned()])
}

fn setup() -> Setup {
    let rules = Rules { stock: StockSize::Cards(12), ..Preset::Standard.rules() };
    Setup::new(rules, 3, 3).expect("three can play")
}

async fn open(wait: Duration) -> String {
    let identity = Identity::generate().expect("random bytes");
    let own = identity.fingerprint();
    let opening = HostConfig {
        identity,
        app: ShortText::new("0.1.0"),
        name: Name::new("Hanna"),
        takes_seat: true,
        title: Name::new("Hanna's table"),
        setup: LobbySetup { rules: *setup().rules(), teams: 3, seats: vec![SeatKind::Free; 3] },
        options: TableOptions {
            entry: EntryPolicy::Open,
            watching: true,
            turn_seconds: None,
            grace_seconds: 60,
        },
        listen: "[::]:7462".parse().expect("an address"),
        interfaces: cable(),
        players: KnownPlayers::default(),
    };
    let (mut host, mut visit) = host::open(opening, Box::new(|_, _| {})).expect("the port is free");
    while let Some(news) = visit.events.recv().await {
        if matches!(news, ClientEvent::Lobby(lobby) if is_full(&lobby)) {
            break;
        }
    }
    host.commands.send(HostCommand::StartRound).expect("the table is open");
    let record = play(visit, own, wait).await;
    // The guests still ask for the record.
    sleep(Duration::from_secs(1)).await;
    host.commands.send(HostCommand::Close { back_later: false }).expect("the table is open");
    while host.events.recv().await.is_some() {}
    record
}

fn is_full(lobby: &Lobby) -> bool {
    lobby.seats.iter().all(|seat| matches!(seat.occupant, Occupant::Person { .. }))
}

/// Looks for a table and goes there.
async fn find(number: &str, wait: Duration) -> String {
    let identity = Identity::generate().expect("random bytes");
    let own = identity.fingerprint();
    let mut browser = Browser::new(&cable()).expect("the cable is there");
    loop {
        let sighting = browser.next().await.expect("it goes on looking");
        if let BrowseEvent::Found(found) = sighting
            && !found.addresses.is_empty()
        {
            let call = JoinConfig {
                identity,
                app: ShortText::new("0.1.0"),
                name: Name::new(&format!("Guest {number}")),
                watch: false,
                addresses: found.addresses,
                place: found.table.name.to_string(),
                hosts: KnownHosts::default(),
                secret: None,
                bind: "[::]:0".parse().expect("an address"),
            };
            return play(client::join(call), own, wait).await;
        }
    }
}

/// Plays whenever it is one's turn; the record of the round, once it is verified.
async fn play(mut visit: ClientSession, own: Fingerprint, wait: Duration) -> String {
    let mut replica: Option<Replica> = None;
    let mut me = None;
    let mut player = Level::Greedy.player(&Seed::from_number(0), Seat::ONE);
    loop {
        match visit.events.recv().await.expect("the visit goes on until the round was checked") {
            ClientEvent::Lobby(lobby) => me = me.or_else(|| lobby.seat_of(own)),
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
                assert_eq!(verdict, Ok(()));
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
            visit.link.send(Intent::Move(mv)).expect("the visit goes on");
        }
    }
}
