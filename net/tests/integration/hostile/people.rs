//! Honest people at a table, who play round after round.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};

use skipstone_core::table::{Intent, Update};
use skipstone_core::{Mirror, Preset, Rules, Seat, Setup, StockSize};
use skipstone_net::Identity;
use skipstone_net::discovery::Interfaces;
use skipstone_net::host::{self, Chair, Host, Layout, Opening, Order};
use skipstone_net::protocol::{Entry, Name, TableOptions, Text};
use skipstone_net::trust::{Hosts, Players};
use skipstone_net::visit::{self, Call, News, Visit};
use tokio::time::timeout;

/// A host and its guests.
pub(crate) struct Evening {
    pub(crate) address: SocketAddr,
    host: Host,
    people: Vec<Visit>,
    setup: Setup,
}

impl Evening {
    /// A table whose seats are all taken: the host's by the first.
    pub(crate) async fn new(seats: usize) -> Evening {
        let rules = Rules { stock: StockSize::Cards(8), ..Preset::Quick.rules() };
        let opening = Opening {
            identity: Identity::generate().expect("random bytes"),
            app: Text::new("0.1.0"),
            name: Name::new("Hanna"),
            plays: true,
            title: Name::new("Hanna's table"),
            layout: Layout { rules, teams: seats, chairs: vec![Chair::Free; seats] },
            options: TableOptions {
                entry: Entry::Open,
                watching: true,
                turn_seconds: None,
                grace_seconds: 60,
            },
            listen: ([127, 0, 0, 1], 0).into(),
            interfaces: Interfaces::None,
            players: Players::default(),
        };
        let (host, visit) = host::open(opening, Box::new(|_, _| {})).expect("a port is free");
        let mut people = vec![visit];
        for number in 1..seats {
            let mut visit = visit::join(Call {
                identity: Identity::generate().expect("random bytes"),
                app: Text::new("0.1.0"),
                name: Name::new(&format!("Guest {number}")),
                watch: false,
                to: vec![host.address],
                place: host.address.to_string(),
                hosts: Hosts::default(),
                secret: None,
                from: ([127, 0, 0, 1], 0).into(),
            });
            while !matches!(visit.news.recv().await, Some(News::Lobby(_))) {}
            people.push(visit);
        }
        let setup = Setup::new(rules, seats, seats).expect("they can play");
        Evening { address: host.address, host, people, setup }
    }

    /// Plays series after series until told to stop; how many rounds everyone verified.
    pub(crate) async fn play_until(self, stop: &AtomicBool) -> usize {
        let Evening { host, people, setup, .. } = self;
        let mut playing = tokio::task::JoinSet::new();
        for (at, visit) in people.into_iter().enumerate() {
            playing.spawn(play(visit, Mirror::new(setup, Seat::at(at))));
        }
        while !stop.load(Ordering::Relaxed) {
            // Refused while a round goes on.
            host.orders.give(Order::Rematch).expect("the table is open");
            host.orders.give(Order::Deal).expect("the table is open");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        host.orders.give(Order::Close { back_later: false }).expect("the table is open");
        let verified = timeout(super::LONG, playing.join_all()).await.expect("everyone is told of the end");
        verified.into_iter().min().unwrap_or(0)
    }
}

/// Plays the first legal move whenever it is one's turn, until the table is closed; how many rounds were verified.
async fn play(mut visit: Visit, mut mirror: Mirror) -> usize {
    let mut verified = 0;
    while let Some(news) = visit.news.recv().await {
        match news {
            News::Table(Update::RoundBegan { events, .. } | Update::Events(events)) => {
                events.iter().for_each(|event| mirror.apply(event));
                let view = mirror.view();
                if view.ending().is_none() && view.turn() == view.seat() {
                    let mv = view.legal_moves().get(0).expect("a move");
                    // The table may have been closed.
                    let _ = visit.link.send(Intent::Move(mv));
                }
            }
            News::Checked { verdict, .. } => {
                assert_eq!(verdict, Ok(()));
                verified += 1;
            }
            _ => {}
        }
    }
    verified
}
