//! Honest people at a table, who play round after round.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};

use skipstone_core::table::{Intent, Update};
use skipstone_core::{Preset, Replica, Rules, Seat, Setup, StockSize};
use skipstone_net::client::{self, ClientEvent, ClientSession, DealAbsences, NoEvidenceStore};
use skipstone_net::host::{self, Host, HostCommand};
use skipstone_net::testing;
use tokio::time::timeout;

/// A host and its guests.
pub(crate) struct TestTable {
    pub(crate) address: SocketAddr,
    host: Host,
    people: Vec<ClientSession>,
    setup: Setup,
}

impl TestTable {
    /// A table whose seats are all taken; the host has the first one.
    pub(crate) async fn new(seats: usize) -> TestTable {
        let rules = Rules { stock: StockSize::Cards(8), ..Preset::Quick.rules() };
        let opening = testing::host_config(rules, seats, seats);
        let (host, session) =
            host::open(opening, Box::new(|_, _| {}), Box::new(NoEvidenceStore)).expect("a port is free");
        let mut people = vec![session];
        for number in 1..seats {
            let guest = testing::join_config(host.address, &format!("Guest {number}"));
            let mut session = client::join(guest, Box::new(NoEvidenceStore));
            while !matches!(session.events.recv().await, Some(ClientEvent::Lobby(_))) {}
            people.push(session);
        }
        let setup = Setup::new(rules, seats, seats).expect("they can play");
        TestTable { address: host.address, host, people, setup }
    }

    /// Plays series until stopped. Returns the number of rounds that everyone verified.
    pub(crate) async fn play_until(self, stop: &AtomicBool) -> usize {
        let TestTable { host, people, setup, .. } = self;
        let mut playing = tokio::task::JoinSet::new();
        for (at, session) in people.into_iter().enumerate() {
            playing.spawn(play(session, Replica::new(setup, Seat::from_index(at))));
        }
        while !stop.load(Ordering::Relaxed) {
            // Refused while a round goes on. Fewer rounds a second than records may be asked for.
            host.commands.send(HostCommand::Rematch).expect("the table is open");
            host.commands.send(HostCommand::StartRound).expect("the table is open");
            tokio::time::sleep(std::time::Duration::from_millis(120)).await;
        }
        host.commands.send(HostCommand::Close { back_later: false }).expect("the table is open");
        let verified = timeout(super::LONG, playing.join_all()).await.expect("everyone learns of the end");
        verified.into_iter().min().unwrap_or(0)
    }
}

/// Plays first legal moves until the table is closed. Returns the number of verified rounds.
async fn play(mut session: ClientSession, mut replica: Replica) -> usize {
    let mut verified = 0;
    while let Some(news) = session.events.recv().await {
        match news {
            ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Events(events)) => {
                events.iter().for_each(|event| replica.apply(event));
                let view = replica.view();
                if view.ending().is_none() && view.turn() == view.seat() {
                    let mv = view.legal_moves().get(0).expect("a move");
                    // The table may have been closed.
                    let _ = session.link.send(Intent::Move(mv));
                }
            }
            ClientEvent::RoundChecked { verdict, .. } => {
                assert_eq!(verdict, Ok(DealAbsences::default()));
                verified += 1;
            }
            _ => {}
        }
    }
    verified
}
