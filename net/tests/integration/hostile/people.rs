//! Honest people at a table, who play round after round.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};

use skipstone_core::table::{Intent, Update};
use skipstone_core::{Preset, Replica, Rules, Seat, Setup, StockSize};
use skipstone_net::Identity;
use skipstone_net::client::{self, ClientEvent, ClientSession, JoinConfig};
use skipstone_net::discovery::Interfaces;
use skipstone_net::host::{self, Host, HostCommand, HostConfig, LobbySetup, SeatKind};
use skipstone_net::protocol::{EntryPolicy, Name, ShortText, TableOptions};
use skipstone_net::trust::{KnownHosts, KnownPlayers};
use tokio::time::timeout;

/// A host and its guests.
pub(crate) struct TestTable {
    pub(crate) address: SocketAddr,
    host: Host,
    people: Vec<ClientSession>,
    setup: Setup,
}

impl TestTable {
    /// A table whose seats are all taken: the host's by the first.
    pub(crate) async fn new(seats: usize) -> TestTable {
        let rules = Rules { stock: StockSize::Cards(8), ..Preset::Quick.rules() };
        let opening = HostConfig {
            identity: Identity::generate().expect("random bytes"),
            app: ShortText::new("0.1.0"),
            name: Name::new("Hanna"),
            takes_seat: true,
            title: Name::new("Hanna's table"),
            setup: LobbySetup { rules, teams: seats, seats: vec![SeatKind::Free; seats] },
            options: TableOptions {
                entry: EntryPolicy::Open,
                watching: true,
                turn_seconds: None,
                grace_seconds: 60,
            },
            listen: ([127, 0, 0, 1], 0).into(),
            interfaces: Interfaces::None,
            players: KnownPlayers::default(),
        };
        let (host, visit) = host::open(opening, Box::new(|_, _| {})).expect("a port is free");
        let mut people = vec![visit];
        for number in 1..seats {
            let mut visit = client::join(JoinConfig {
                identity: Identity::generate().expect("random bytes"),
                app: ShortText::new("0.1.0"),
                name: Name::new(&format!("Guest {number}")),
                watch: false,
                addresses: vec![host.address],
                place: host.address.to_string(),
                hosts: KnownHosts::default(),
                secret: None,
                bind: ([127, 0, 0, 1], 0).into(),
            });
            while !matches!(visit.events.recv().await, Some(ClientEvent::Lobby(_))) {}
            people.push(visit);
        }
        let setup = Setup::new(rules, seats, seats).expect("they can play");
        TestTable { address: host.address, host, people, setup }
    }

    /// Plays series after series until told to stop; how many rounds everyone verified.
    pub(crate) async fn play_until(self, stop: &AtomicBool) -> usize {
        let TestTable { host, people, setup, .. } = self;
        let mut playing = tokio::task::JoinSet::new();
        for (at, visit) in people.into_iter().enumerate() {
            playing.spawn(play(visit, Replica::new(setup, Seat::from_index(at))));
        }
        while !stop.load(Ordering::Relaxed) {
            // Refused while a round goes on.
            host.commands.send(HostCommand::Rematch).expect("the table is open");
            host.commands.send(HostCommand::StartRound).expect("the table is open");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        host.commands.send(HostCommand::Close { back_later: false }).expect("the table is open");
        let verified = timeout(super::LONG, playing.join_all()).await.expect("everyone is told of the end");
        verified.into_iter().min().unwrap_or(0)
    }
}

/// Plays the first legal move whenever it is one's turn, until the table is closed; how many rounds were verified.
async fn play(mut visit: ClientSession, mut replica: Replica) -> usize {
    let mut verified = 0;
    while let Some(news) = visit.events.recv().await {
        match news {
            ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Events(events)) => {
                events.iter().for_each(|event| replica.apply(event));
                let view = replica.view();
                if view.ending().is_none() && view.turn() == view.seat() {
                    let mv = view.legal_moves().get(0).expect("a move");
                    // The table may have been closed.
                    let _ = visit.link.send(Intent::Move(mv));
                }
            }
            ClientEvent::RoundChecked { verdict, .. } => {
                assert_eq!(verdict, Ok(()));
                verified += 1;
            }
            _ => {}
        }
    }
    verified
}
