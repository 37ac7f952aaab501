//! A hostile guest on a seat attacks the deal or floods the table, and then leaves: the honest ones play on, and verify every
//! round.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::time::Duration;

use skipstone_core::table::{Intent, Update};
use skipstone_core::{Move, PlayerAction, Preset, Replica, Rules, Seat, Setup, StockSize, VisibleEvent};
use skipstone_net::client::{self, ClientEvent, ClientSession, DealSummary, NoEvidenceStore, Verdict};
use skipstone_net::fair_deal::Share;
use skipstone_net::host::{self, HostCommand};
use skipstone_net::protocol::{
    CloseReason, DealContribution, JoinMode, NumberedRequest, PresenceEvent, TableRequest, ToGuest, ToHost,
};
use skipstone_net::quic::{Dialer, HostConnection};
use skipstone_net::round_log::{LogEntry, Phase, SignedCommitment};
use skipstone_net::testing::{self, FollowedLog};
use skipstone_net::{Identity, SaveReceipt};
use tokio::time::{sleep, timeout};

use super::undisturbed::undisturbed;
use super::{LONG, dialer_of, hello, invented_signature};

const SEATS: usize = 4;
/// The rounds that everyone honest has to verify, the attacked one included.
const ROUNDS: usize = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Attack {
    /// Holds its share back and floods the table with requests, so that it is thrown out during the deal.
    FloodDuringDeal,
    /// Never answers the host's commitment.
    Silence,
    /// Commits to a share with another player's signature.
    ForgedCommitment,
    /// Commits to a share and doesn't reveal it.
    WithheldShare,
    /// Reveals another share than it committed to.
    InventedShare,
    /// Acts for every seat in turn, with its own signature.
    ForeignMoves,
    /// Acts for its own seat, with another player's signature.
    ForgedMove,
    /// Pauses the game and goes on, hundreds of times. A slow host may never find it abusive, so it leaves by itself.
    Pauses,
    /// Asks for the whole round again and again, and reads nothing.
    NeverReads,
}

/// The hostile guest.
struct Offender {
    /// Keeps the socket open.
    _dialer: Dialer,
    identity: Identity,
    host: HostConnection,
    seat: Seat,
    log: FollowedLog,
}

impl Offender {
    /// Takes a seat.
    async fn join(address: SocketAddr) -> Offender {
        let identity = Identity::generate().expect("random bytes");
        let dialer = dialer_of(&identity);
        let mut host = dialer.dial(address).await.expect("the host is there");
        host.outbox().send(&ToHost::Hello(hello(JoinMode::Seat))).expect("it is sent");
        let Ok(ToGuest::Welcome(welcome)) = host.recv().await else { panic!("no welcome") };
        let Ok(ToGuest::Lobby(lobby)) = host.recv().await else { panic!("no lobby") };
        let seat = lobby.seat_of(identity.fingerprint()).expect("a free seat");
        let log = FollowedLog::new(welcome.table, host.fingerprint());
        Offender { _dialer: dialer, identity, host, seat, log }
    }

    fn ask(&self, request: TableRequest) {
        // The connection may be closed already.
        let _ = self.host.outbox().send(&ToHost::TableRequest(NumberedRequest { number: 1, request }));
    }

    /// Attacks, and drops the connection when there is no more to do.
    async fn attack(mut self, attack: Attack) {
        while let Ok(message) = self.host.recv().await {
            let update = match message {
                ToGuest::Log(update) => update,
                ToGuest::Proposal(Some(proposal)) => {
                    self.ask(TableRequest::Ready { proposal: proposal.digest() });
                    continue;
                }
                _ => continue,
            };
            self.log.follow(&update);
            if self.log.log().is_some_and(|log| log.phase() == Phase::Playing) {
                break;
            }
            let is_step = |entry: &LogEntry| matches!(entry, LogEntry::Begun(_) | LogEntry::Committed(_));
            if update.entries.iter().any(is_step) {
                self.attack_deal(attack).await;
            }
        }
        match attack {
            Attack::ForeignMoves => {
                for seat in Seat::first_n(SEATS - 1) {
                    self.ask(self.log.act(&self.identity, PlayerAction::Catch(seat)));
                    self.ask(self.log.act(&self.identity, PlayerAction::OutOfTurn(seat, Move::Draw)));
                }
                sleep(Duration::from_millis(500)).await;
            }
            // Too late as long as others move; the host ends the connection on the offender's turn at the latest.
            Attack::ForgedMove => {
                self.forge_move();
                loop {
                    match self.host.recv().await.expect("the host says why it ends the connection") {
                        ToGuest::Log(update) => {
                            self.log.follow(&update);
                            self.forge_move();
                        }
                        ToGuest::Goodbye(why) => break assert_eq!(why, CloseReason::ProtocolError),
                        _ => {}
                    }
                }
            }
            Attack::Pauses => {
                (0..300).for_each(|number: u32| {
                    self.ask(self.log.pause(&self.identity, number.is_multiple_of(2)))
                });
                sleep(Duration::from_millis(500)).await;
            }
            Attack::NeverReads => {
                (0..300).for_each(|_| self.ask(TableRequest::Log { round: 1, proposal: 1 }));
                sleep(Duration::from_millis(500)).await;
            }
            _ => {}
        }
        self.host.close(None).await;
    }

    fn forge_move(&self) {
        let act = self.log.act(&self.identity, PlayerAction::Catch(self.seat));
        let TableRequest::Act { at, action, .. } = act else { panic!("an action") };
        self.ask(TableRequest::Act { at, action, signature: invented_signature() });
    }

    /// Answers a step of the deal, or doesn't.
    async fn attack_deal(&mut self, attack: Attack) {
        let share = Share::from_bytes([1; 32]);
        let Some(honest) = self.log.contribution(&self.identity, share) else { return };
        let given = match (attack, honest) {
            (Attack::Silence, _) => None,
            (Attack::ForgedCommitment, DealContribution::Commitment(signed)) => {
                let forged = SignedCommitment { signature: invented_signature(), ..signed };
                Some(DealContribution::Commitment(forged))
            }
            (Attack::FloodDuringDeal, DealContribution::Share(_)) => {
                // The others' shares come in meanwhile.
                sleep(Duration::from_millis(200)).await;
                (0..260).for_each(|_| self.ask(self.log.take_back()));
                None
            }
            (Attack::WithheldShare, DealContribution::Share(_)) => None,
            (Attack::InventedShare, DealContribution::Share(_)) => {
                Some(DealContribution::Share(Share::from_bytes([2; 32])))
            }
            (_, honest) => Some(honest),
        };
        if let Some(given) = given {
            let _ = self.host.outbox().send(&self.log.give(given));
        }
    }
}

/// Someone honest, who does whatever there is to do, and tries again what was refused.
struct Player {
    session: ClientSession,
    setup: Setup,
    seat: Seat,
    replica: Replica,
    away: BTreeSet<Seat>,
    is_paused: bool,
    is_round_over: bool,
}

impl Player {
    /// The pause before something refused is tried again.
    const RETRY: Duration = Duration::from_millis(100);

    fn new(session: ClientSession, setup: Setup, seat: Seat) -> Player {
        let replica = Replica::new(setup, seat);
        Player {
            session,
            setup,
            seat,
            replica,
            away: BTreeSet::new(),
            is_paused: false,
            is_round_over: false,
        }
    }

    /// Plays first legal moves, has absent players replaced, and goes on to the next round. Returns what was verified, by round:
    /// a later one may be verified first.
    async fn play(mut self) -> BTreeMap<u32, DealSummary> {
        let mut verified = BTreeMap::new();
        while let Some(event) = self.session.events.recv().await {
            match event {
                ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Snapshot { events, .. }) => {
                    self.replica = Replica::new(self.setup, self.seat);
                    self.is_round_over = false;
                    self.follow(&events);
                }
                ClientEvent::Table(Update::Events(events)) => self.follow(&events),
                ClientEvent::Table(Update::RoundEnded { .. }) => self.is_round_over = true,
                ClientEvent::Table(Update::Refused(_)) | ClientEvent::Denied(_) => sleep(Player::RETRY).await,
                ClientEvent::Presence(PresenceEvent::Away { seat, .. }) => {
                    self.away.insert(seat);
                }
                ClientEvent::Presence(PresenceEvent::Replaced(seat) | PresenceEvent::Here(seat)) => {
                    self.away.remove(&seat);
                    continue;
                }
                ClientEvent::Table(Update::Paused(_)) => self.is_paused = true,
                ClientEvent::Table(Update::Resumed(_)) => self.is_paused = false,
                ClientEvent::Proposal(shown) => {
                    testing::agree(&self.session.link, shown.as_deref());
                    continue;
                }
                ClientEvent::RoundChecked { round, verdict, .. } => {
                    let Verdict::Verified(summary) = verdict else {
                        panic!("{} can't verify: {verdict:?}", self.seat);
                    };
                    let summary = DealSummary { witnesses: Vec::new(), played_for: Vec::new(), ..summary };
                    verified.insert(round, summary);
                    if verified.len() >= ROUNDS {
                        return verified;
                    }
                    continue;
                }
                _ => continue,
            }
            self.act();
        }
        panic!("the session ended after {verified:?}");
    }

    fn follow(&mut self, events: &[VisibleEvent]) {
        events.iter().for_each(|event| self.replica.apply(event));
    }

    /// Asks for what there is to do now.
    fn act(&self) {
        let send = |intent| self.session.link.send(intent).expect("the table is open");
        if self.is_paused {
            return send(Intent::Pause(false));
        }
        if self.is_round_over {
            return send(Intent::NextRound);
        }
        self.away.iter().for_each(|&seat| send(Intent::Replace(seat)));
        let view = self.replica.view();
        if view.turns() > 0 && view.ending().is_none() && view.turn() == self.seat {
            send(Intent::Move(view.legal_moves().get(0).expect("a move")));
        }
    }
}

async fn run(attack: Attack) {
    let rules = Rules { stock: StockSize::Cards(5), ..Preset::Standard.rules() };
    let mut config = testing::host_config(rules, SEATS, SEATS);
    config.options.grace_seconds = 0;
    let (host, session) =
        host::open(config, Box::new(|_, _| SaveReceipt::default()), Box::new(NoEvidenceStore))
            .expect("a port is free");
    let mut honest = vec![session];
    for number in 1..SEATS - 1 {
        let guest = testing::join_config(host.address, &format!("Guest {number}"));
        let mut session = client::join(guest, Box::new(NoEvidenceStore));
        while !matches!(session.events.recv().await, Some(ClientEvent::Lobby(_))) {}
        honest.push(session);
    }
    let offender = Offender::join(host.address).await;
    let offending_seat = offender.seat;
    host.commands.send(HostCommand::SetPace(Duration::ZERO)).expect("the table is open");
    host.commands.send(HostCommand::StartRound).expect("the table is open");
    let setup = Setup::new(rules, SEATS, SEATS).expect("they can play");
    let attacking = tokio::spawn(offender.attack(attack));
    let mut playing = tokio::task::JoinSet::new();
    for (index, session) in honest.into_iter().enumerate() {
        playing.spawn(Player::new(session, setup, Seat::from_index(index)).play());
    }
    let (failed, without) = match attack {
        Attack::FloodDuringDeal | Attack::WithheldShare | Attack::InventedShare => {
            (vec![vec![offending_seat]], vec![offending_seat])
        }
        Attack::Silence | Attack::ForgedCommitment => (Vec::new(), vec![offending_seat]),
        Attack::ForeignMoves | Attack::ForgedMove | Attack::Pauses | Attack::NeverReads => {
            (Vec::new(), Vec::new())
        }
    };
    let expected = DealSummary { failed, without, ..DealSummary::default() };
    let verified = timeout(LONG, playing.join_all()).await;
    let verified = verified.unwrap_or_else(|_| panic!("{attack:?} stops the table"));
    for summaries in verified {
        assert_eq!(summaries[&1], expected, "{attack:?}");
    }
    attacking.abort();
    // It may have gone, or be under way still.
    let attacked = attacking.await;
    assert!(
        attacked.as_ref().err().is_none_or(tokio::task::JoinError::is_cancelled),
        "{attack:?}: {attacked:?}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_honest_ones_play_on_and_verify_every_round() {
    undisturbed(|| async {
        let attacks = [
            Attack::FloodDuringDeal,
            Attack::Silence,
            Attack::ForgedCommitment,
            Attack::WithheldShare,
            Attack::InventedShare,
            Attack::ForeignMoves,
            Attack::ForgedMove,
            Attack::Pauses,
            Attack::NeverReads,
        ];
        let mut tables = tokio::task::JoinSet::new();
        for attack in attacks {
            tables.spawn(run(attack));
        }
        tables.join_all().await;
    })
    .await;
}
