//! A hostile guest on a seat attacks the deal or floods the table, and then leaves: the honest ones play on, and verify every
//! round.

use std::net::SocketAddr;
use std::time::Duration;

use skipstone_core::table::{Intent, Update};
use skipstone_core::{Preset, Replica, Rules, Seat, Setup, StockSize};
use skipstone_net::client::{self, ClientEvent, ClientSession, DealAbsences, NoEvidenceStore};
use skipstone_net::fair_deal::{DealContext, Share};
use skipstone_net::host::{self, HostCommand};
use skipstone_net::protocol::{
    DealAttempt, DealContribution, DealStep, JoinMode, NumberedRequest, PresenceEvent, Revision, SeriesId,
    TableRequest, ToGuest, ToHost, Welcome,
};
use skipstone_net::quic::{Dialer, HostConnection};
use skipstone_net::testing;
use tokio::time::{sleep, timeout};

use super::{LONG, dialer, hello};

const SEATS: usize = 4;
/// The rounds that everyone honest has to verify, the attacked one included.
const ROUNDS: usize = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Attack {
    /// Holds its share back and floods the table with requests, so that it is thrown out during the deal.
    FloodDuringDeal,
    /// Never answers the host's commitment.
    Silence,
    /// Commits to a share and doesn't reveal it.
    WithheldShare,
    /// Reveals another share than it committed to.
    InventedShare,
    /// Pauses the game and goes on, hundreds of times.
    Pauses,
    /// Asks for the whole round again and again, and reads nothing.
    NeverReads,
}

/// The hostile guest.
struct Offender {
    /// Keeps the socket open.
    _dialer: Dialer,
    host: HostConnection,
    welcome: Welcome,
    series: SeriesId,
}

impl Offender {
    /// Takes a seat.
    async fn join(address: SocketAddr) -> Offender {
        let dialer = dialer();
        let mut host = dialer.dial(address).await.expect("the host is there");
        host.outbox().send(&ToHost::Hello(hello(JoinMode::Seat))).expect("it is sent");
        let Ok(ToGuest::Welcome(welcome)) = host.recv().await else { panic!("no welcome") };
        let Ok(ToGuest::Lobby(lobby)) = host.recv().await else { panic!("no lobby") };
        Offender { _dialer: dialer, host, welcome, series: lobby.series }
    }

    fn seat(&self) -> Seat {
        self.welcome.seat.expect("a free seat")
    }

    fn ask(&self, request: TableRequest) {
        // The connection may be closed already.
        let _ = self.host.outbox().send(&ToHost::TableRequest(NumberedRequest { number: 1, request }));
    }

    /// Attacks, and drops the connection when there is no more to do.
    async fn attack(mut self, attack: Attack) {
        let share = Share::from_bytes([1; 32]);
        while let Ok(message) = self.host.recv().await {
            match message {
                ToGuest::Deal { attempt, step } => {
                    let given = match (attack, step) {
                        (Attack::Silence, _) => None,
                        (_, DealStep::Begun(_)) => {
                            let DealAttempt { round, attempt } = attempt;
                            let (table, series, host) =
                                (self.welcome.table, self.series, self.host.fingerprint());
                            let context = DealContext { table, series, round, attempt, host };
                            Some(DealContribution::Commitment(context.commit_share(self.seat(), &share)))
                        }
                        (Attack::FloodDuringDeal, DealStep::Committed(_)) => {
                            // The others' shares come in meanwhile.
                            sleep(Duration::from_millis(200)).await;
                            let at = Revision::default();
                            (0..260).for_each(|_| self.ask(TableRequest::TakeBack { at }));
                            None
                        }
                        (Attack::WithheldShare, DealStep::Committed(_)) => None,
                        (Attack::InventedShare, DealStep::Committed(_)) => {
                            Some(DealContribution::Share(Share::from_bytes([2; 32])))
                        }
                        (_, DealStep::Committed(_)) => Some(DealContribution::Share(share)),
                        (_, DealStep::Revealed(_) | DealStep::Failed(_)) => None,
                    };
                    if let Some(given) = given {
                        let _ = self.host.outbox().send(&ToHost::Deal { attempt, given });
                    }
                }
                // The round has begun.
                ToGuest::Events { .. } => break,
                _ => {}
            }
        }
        match attack {
            Attack::Pauses => {
                (0..300).for_each(|number: u32| self.ask(TableRequest::Pause(number.is_multiple_of(2))));
                while self.host.recv().await.is_ok() {}
            }
            Attack::NeverReads => {
                (0..300).for_each(|_| self.ask(TableRequest::Snapshot));
                sleep(Duration::from_millis(500)).await;
            }
            _ => {}
        }
        self.host.close(None).await;
    }
}

/// Plays first legal moves, has absent players replaced, and goes on to the next round. Returns what was verified.
async fn play(mut session: ClientSession, setup: Setup, seat: Seat) -> Vec<DealAbsences> {
    let mut replica = Replica::new(setup, seat);
    let mut verified = Vec::new();
    while let Some(event) = session.events.recv().await {
        let send = |intent| session.link.send(intent).expect("the table is open");
        match event {
            ClientEvent::Table(update) => {
                let events = match update {
                    Update::RoundBegan { events, .. } | Update::Snapshot { events, .. } => {
                        replica = Replica::new(setup, seat);
                        events
                    }
                    Update::Events(events) => events,
                    Update::RoundEnded { .. } => {
                        send(Intent::NextRound);
                        continue;
                    }
                    _ => continue,
                };
                events.iter().for_each(|event| replica.apply(event));
                let view = replica.view();
                if view.ending().is_none() && view.turn() == seat {
                    send(Intent::Move(view.legal_moves().get(0).expect("a move")));
                }
            }
            ClientEvent::Presence(PresenceEvent::Away { seat, .. }) => send(Intent::Replace(seat)),
            ClientEvent::Presence(PresenceEvent::Paused(Some(_))) => send(Intent::Pause(false)),
            ClientEvent::Presence(PresenceEvent::Paused(None)) => {
                let view = replica.view();
                if view.turns() > 0 && view.ending().is_none() && view.turn() == seat {
                    send(Intent::Move(view.legal_moves().get(0).expect("a move")));
                }
            }
            ClientEvent::RoundChecked { verdict, .. } => {
                verified.push(verdict.expect("the honest ones verify it"));
                if verified.len() == ROUNDS {
                    return verified;
                }
            }
            _ => {}
        }
    }
    panic!("the session ended after {verified:?}");
}

async fn run(attack: Attack) {
    let rules = Rules { stock: StockSize::Cards(5), ..Preset::Standard.rules() };
    let mut config = testing::host_config(rules, SEATS, SEATS);
    config.options.grace_seconds = 0;
    let (host, session) =
        host::open(config, Box::new(|_, _| {}), Box::new(NoEvidenceStore)).expect("a port is free");
    let mut honest = vec![session];
    for number in 1..SEATS - 1 {
        let guest = testing::join_config(host.address, &format!("Guest {number}"));
        let mut session = client::join(guest, Box::new(NoEvidenceStore));
        while !matches!(session.events.recv().await, Some(ClientEvent::Lobby(_))) {}
        honest.push(session);
    }
    let offender = Offender::join(host.address).await;
    let offending_seat = offender.seat();
    host.commands.send(HostCommand::SetPace(Duration::ZERO)).expect("the table is open");
    host.commands.send(HostCommand::StartRound).expect("the table is open");
    let setup = Setup::new(rules, SEATS, SEATS).expect("they can play");
    let attacking = tokio::spawn(offender.attack(attack));
    let mut playing = tokio::task::JoinSet::new();
    for (index, session) in honest.into_iter().enumerate() {
        playing.spawn(play(session, setup, Seat::from_index(index)));
    }
    let expected = match attack {
        Attack::FloodDuringDeal | Attack::WithheldShare | Attack::InventedShare => {
            DealAbsences { failed: vec![vec![offending_seat]], without: vec![offending_seat] }
        }
        Attack::Silence => DealAbsences { failed: Vec::new(), without: vec![offending_seat] },
        Attack::Pauses | Attack::NeverReads => DealAbsences::default(),
    };
    let verified = timeout(LONG, playing.join_all()).await;
    let verified = verified.unwrap_or_else(|_| panic!("{attack:?} stops the table"));
    for summaries in verified {
        assert_eq!(summaries[0], expected, "{attack:?}");
    }
    attacking.abort();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_honest_ones_play_on_and_verify_every_round() {
    let attacks = [
        Attack::FloodDuringDeal,
        Attack::Silence,
        Attack::WithheldShare,
        Attack::InventedShare,
        Attack::Pauses,
        Attack::NeverReads,
    ];
    let mut tables = tokio::task::JoinSet::new();
    for attack in attacks {
        tables.spawn(run(attack));
    }
    tables.join_all().await;
}
