//! A host under attack.

use std::collections::VecDeque;
use std::net::SocketAddr;

use skipstone_core::table::{Intent, Update};
use skipstone_core::{Preset, Replica, Seat, Setup};
use skipstone_net::client::{self, ClientEvent, ClientSession, JoinConfig, NoEvidenceStore};
use skipstone_net::host::{self, HostCommand, HostCommandSender};
use skipstone_net::invite::{InviteSecret, Side};
use skipstone_net::protocol::{
    EntryPolicy, JoinMode, LobbyRequest, LogPosition, Name, NumberedRequest, TableRequest, ToGuest, ToHost,
};
use skipstone_net::quic::{Dialer, HostConnection};
use skipstone_net::testing;
use skipstone_net::{Digest, Identity, SaveReceipt};

use super::child_process::ChildProcess;
use super::{hello, loopback};

/// The strangers in each attack from outside, and how many of them keep their connections at a time.
const STRANGERS: usize = 1500;
const HELD: usize = 200;
/// How often a guest floods the table until it is thrown out, and with how many requests.
const FLOODS: usize = 40;
const REQUESTS: usize = 400;
/// The spectators who read nothing.
const UNREAD: usize = 20;

#[derive(Debug, Clone, Copy)]
enum Kind {
    /// Strangers connect and say nothing.
    Silence,
    /// Strangers guess the code.
    WrongCodes,
    /// Strangers knock; every second one withdraws.
    Knocks,
    /// A guest asks for logs and records, and reads nothing.
    Unread,
    /// A player pauses the game and goes on.
    Pauses,
    /// A guest changes its name and its readiness, while spectators read nothing.
    LobbyRequests,
}

pub(crate) struct Attack {
    pub(crate) name: &'static str,
    pub(crate) entry: &'static str,
    kind: Kind,
}

pub(crate) const ATTACKS: [Attack; 6] = [
    Attack { name: "silent strangers", entry: "knock", kind: Kind::Silence },
    Attack { name: "wrong codes", entry: "code", kind: Kind::WrongCodes },
    Attack { name: "knocks", entry: "knock", kind: Kind::Knocks },
    Attack { name: "unread logs and records", entry: "open", kind: Kind::Unread },
    Attack { name: "pauses", entry: "open", kind: Kind::Pauses },
    Attack { name: "lobby requests", entry: "open", kind: Kind::LobbyRequests },
];

/// How the host in the other process is reached.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Table(SocketAddr);

impl Table {
    pub(crate) fn read(process: &mut ChildProcess) -> Table {
        Table(loopback(process.read_line().parse().expect("a port")))
    }
}

/// Opens a table of two, prints its port, plays for its own player, and deals for every line of input.
pub(crate) async fn run(entry: EntryPolicy) {
    let mut config = testing::host_config(Preset::Standard.rules(), 2, 2);
    config.options.entry = entry;
    let (host, session) =
        host::open(config, Box::new(|_, _| SaveReceipt::default()), Box::new(NoEvidenceStore))
            .expect("a port is free");
    println!("{}", host.address.port());
    tokio::spawn(play(session, Seat::ONE, Until::TableCloses));
    let mut events = host.events;
    tokio::spawn(async move { while events.recv().await.is_some() {} });
    let commands: HostCommandSender = host.commands;
    let deals = tokio::task::spawn_blocking(move || {
        for _line in std::io::stdin().lines() {
            commands.send(HostCommand::StartRound).expect("the table is open");
        }
    });
    deals.await.expect("no panic");
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Until {
    TableCloses,
    FirstTurn,
    RoundIsChecked,
}

/// Plays first legal moves.
async fn play(mut session: ClientSession, seat: Seat, until: Until) {
    let setup = Setup::new(Preset::Standard.rules(), 2, 2).expect("two can play");
    let mut replica = Replica::new(setup, seat);
    while let Some(event) = session.events.recv().await {
        let events = match event {
            ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Snapshot { events, .. }) => {
                replica = Replica::new(setup, seat);
                events
            }
            ClientEvent::Table(Update::Events(events)) => events,
            ClientEvent::RoundChecked { .. } if until == Until::RoundIsChecked => return,
            _ => continue,
        };
        events.iter().for_each(|event| replica.apply(event));
        let view = replica.view();
        if view.ending().is_none() && view.turn() == seat {
            if until == Until::FirstTurn {
                return;
            }
            // The table may have been closed.
            let _ = session.link.send(Intent::Move(view.legal_moves().get(0).expect("a move")));
        }
    }
}

/// A connection that keeps its socket open.
struct Attacker {
    _dialer: Dialer,
    host: HostConnection,
}

impl Attacker {
    /// `None` if the host has no place.
    async fn dial(from: [u8; 4], identity: &Identity, at: SocketAddr) -> Option<Attacker> {
        let dialer = Dialer::bind((from, 0).into(), identity).expect("a socket");
        let host = dialer.dial(at).await.ok()?;
        Some(Attacker { _dialer: dialer, host })
    }

    /// `false` once the connection is closed, or nothing more can be queued.
    fn send(&self, message: &ToHost) -> bool {
        self.host.outbox().send(message).is_ok()
    }
}

impl Attack {
    /// Returns how many connections or requests it was.
    pub(crate) async fn run(&self, Table(at): Table, process: &mut ChildProcess) -> usize {
        match self.kind {
            Kind::Silence | Kind::WrongCodes | Kind::Knocks => attack_from_outside(self.kind, at).await,
            Kind::Unread | Kind::Pauses => {
                let call = testing::join_config(at, "Mallory");
                let session = client::join(call.clone(), Box::new(NoEvidenceStore));
                let until = match self.kind {
                    Kind::Pauses => Until::FirstTurn,
                    _ => Until::RoundIsChecked,
                };
                let playing = tokio::spawn(play(session, Seat::Two, until));
                tokio::time::sleep(std::time::Duration::from_millis(500)).await;
                process.write_line("deal");
                playing.await.expect("no panic");
                self.flood(at, &call).await
            }
            Kind::LobbyRequests => {
                let mut spectators = Vec::new();
                for number in 0..UNREAD {
                    let identity = Identity::generate().expect("random bytes");
                    let from = [127, 80, 0, number as u8 + 1];
                    let spectator = Attacker::dial(from, &identity, at).await.expect("a place");
                    spectator.send(&ToHost::Hello(hello(&format!("Kim {number}"), JoinMode::Watch)));
                    spectators.push(spectator);
                }
                self.flood(at, &testing::join_config(at, "Mallory")).await
            }
        }
    }

    /// Floods the table from one seat until thrown out, and comes back.
    async fn flood(&self, at: SocketAddr, call: &JoinConfig) -> usize {
        let mut sent = 0;
        for _ in 0..FLOODS {
            let Some(mut attacker) = Attacker::dial([127, 0, 0, 1], &call.identity, at).await else {
                continue;
            };
            attacker.send(&ToHost::Hello(hello("Mallory", JoinMode::Seat)));
            let welcome = attacker.host.recv().await;
            assert!(matches!(welcome, Ok(ToGuest::Welcome(_))), "{welcome:?}");
            let Ok(ToGuest::Lobby(_)) = attacker.host.recv().await else { panic!("no lobby") };
            for number in 1..=REQUESTS {
                let table =
                    |request| ToHost::TableRequest(NumberedRequest { number: number as u32, request });
                let message = match self.kind {
                    Kind::Pauses => table(TableRequest::Pause {
                        paused: number % 2 == 1,
                        at: LogPosition::default(),
                        signature: call.identity.sign(&Digest::from_bytes([0; 32])),
                    }),
                    Kind::LobbyRequests if number % 2 == 1 => {
                        ToHost::LobbyRequest(LobbyRequest::Age((number % 4 == 1).then_some(41)))
                    }
                    Kind::LobbyRequests => {
                        let name = Name::new(&format!("Mallory {}", "x".repeat(number % 50)));
                        ToHost::LobbyRequest(LobbyRequest::Name(name))
                    }
                    _ if number % 2 == 1 => table(TableRequest::Log { round: 1, proposal: 1 }),
                    _ => table(TableRequest::Record { round: 1 }),
                };
                if !attacker.send(&message) {
                    break;
                }
                sent += 1;
                tokio::task::yield_now().await;
            }
            // The host has read what was sent, or has closed the connection.
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        }
        sent
    }
}

async fn attack_from_outside(kind: Kind, at: SocketAddr) -> usize {
    let mut held = VecDeque::new();
    let mut answered = 0;
    for number in 0..STRANGERS {
        let identity = Identity::generate().expect("random bytes");
        let from = [127, 81, (number / 250) as u8, (number % 250) as u8 + 1];
        let Some(mut attacker) = Attacker::dial(from, &identity, at).await else { continue };
        answered += 1;
        let mut hello = hello(&format!("Eve {number}"), JoinMode::Watch);
        match kind {
            Kind::WrongCodes => {
                let guessed = InviteSecret::generate().expect("random bytes");
                hello.proof = Some(guessed.proof(Side::Guest, attacker.host.binding()));
                attacker.send(&ToHost::Hello(hello));
                // Refused, or closed.
                let _ = attacker.host.recv().await;
            }
            Kind::Knocks => {
                attacker.send(&ToHost::Hello(hello));
                let _ = attacker.host.recv().await;
                if number % 2 == 1 {
                    attacker.send(&ToHost::Goodbye(None));
                }
            }
            _ => {}
        }
        held.push_back(attacker);
        if held.len() > HELD {
            held.pop_front();
        }
    }
    answered
}
