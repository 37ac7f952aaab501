//! Honest people at a table, who play round after round.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use skipstone_core::table::{Intent, Update};
use skipstone_core::{Preset, Replica, Rules, Seat, Setup, StockSize};
use skipstone_net::client::{
    self, ClientEvent, ClientSession, ConnectionState, DealSummary, JoinConfig, JoinError, NoEvidenceStore,
    Verdict,
};
use skipstone_net::host::{self, HostCommand, HostCommandSender, HostEvent};
use skipstone_net::invite::InviteSecret;
use skipstone_net::protocol::EntryPolicy;
use skipstone_net::quic::DisconnectReason;
use skipstone_net::testing::{self, MemoryEvidenceStore};
use skipstone_net::{Fingerprint, SaveReceipt};
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

/// A host and its guests.
pub(crate) struct TestTable {
    pub(crate) address: SocketAddr,
    /// The secret of the invite code.
    pub(crate) secret: InviteSecret,
    /// How often guests have come back.
    pub(crate) returns: Arc<AtomicUsize>,
    commands: HostCommandSender,
    is_open: Arc<AtomicBool>,
    phase: watch::Receiver<Phase>,
    people: Vec<Person>,
}

/// Somebody with a seat.
struct Person {
    session: ClientSession,
    setup: Setup,
    seat: Seat,
    /// How a guest comes back. `None` for the host's own player, and for guests who stay.
    way_back: Option<WayBack>,
    /// Where the host's own player says how far the table is.
    phase: Option<watch::Sender<Phase>>,
}

/// How far a table is. A deal that the host leaves open, and a series that not everyone agreed to, can't be verified.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    Gathering,
    Agreed,
    Playing,
    RoundOver,
}

struct WayBack {
    call: JoinConfig,
    evidence: MemoryEvidenceStore,
    returns: Arc<AtomicUsize>,
    /// Whether the table is still open.
    is_open: Arc<AtomicBool>,
}

impl WayBack {
    fn join(&self) -> ClientSession {
        client::join(self.call.clone(), Box::new(self.evidence.clone()))
    }
}

impl TestTable {
    /// A table whose seats are all taken; the host has the first one. Guests get in by the invite code or by knocking, and with
    /// `drop_connections` they lose their connection once in every round, and come back.
    pub(crate) async fn new(seats: usize, entry: EntryPolicy, drop_connections: bool) -> TestTable {
        let rules = Rules { stock: StockSize::Cards(8), ..Preset::Standard.rules() };
        let setup = Setup::new(rules, seats, seats).expect("they can play");
        let mut opening = testing::host_config(rules, seats, seats);
        opening.options.entry = entry;
        let (mut host, session) =
            host::open(opening, Box::new(|_, _| SaveReceipt::default()), Box::new(NoEvidenceStore))
                .expect("a port is free");
        let secret = loop {
            if let HostEvent::Invite { code, .. } = host.events.recv().await.expect("the table is open") {
                break *code.secret();
            }
        };
        let code = (entry == EntryPolicy::Code).then_some(secret);
        let call = |number| {
            let call = testing::join_config(host.address, &format!("Guest {number}"));
            JoinConfig { code: code.map(Into::into), ..call }
        };
        let calls: Vec<JoinConfig> = (1..seats).map(call).collect();
        let expected = calls.iter().map(|call| call.identity.fingerprint()).collect();
        tokio::spawn(admit(expected, host.events, host.commands.clone()));
        let returns = Arc::new(AtomicUsize::new(0));
        let is_open = Arc::new(AtomicBool::new(true));
        let (tell_phase, phase) = watch::channel(Phase::Gathering);
        let mut people =
            vec![Person { session, setup, seat: Seat::ONE, way_back: None, phase: Some(tell_phase) }];
        for (index, call) in (1..).zip(calls) {
            let evidence = MemoryEvidenceStore::default();
            let mut session = client::join(call.clone(), Box::new(evidence.clone()));
            while !matches!(session.events.recv().await, Some(ClientEvent::Lobby(_))) {}
            let way_back =
                WayBack { call, evidence, returns: Arc::clone(&returns), is_open: Arc::clone(&is_open) };
            let way_back = drop_connections.then_some(way_back);
            people.push(Person { session, setup, seat: Seat::from_index(index), way_back, phase: None });
        }
        TestTable { address: host.address, secret, returns, commands: host.commands, is_open, phase, people }
    }

    /// Plays series until stopped. Returns the number of rounds that everyone verified.
    pub(crate) async fn play_until(self, stop: &AtomicBool) -> usize {
        let TestTable { commands, is_open, phase, people, .. } = self;
        let mut playing = tokio::task::JoinSet::new();
        for person in people {
            playing.spawn(person.play());
        }
        let (mut before, mut rounds) = (Phase::Gathering, 0);
        // Once the second round is over, the first one was checked: where the attack is quick, the table isn't closed before.
        while !stop.load(Ordering::Relaxed) || rounds < 2 {
            let now = *phase.borrow();
            rounds += usize::from(now == Phase::RoundOver && before != now);
            before = now;
            let next = match now {
                Phase::Agreed => Some(HostCommand::StartRound),
                Phase::RoundOver => Some(HostCommand::Rematch),
                Phase::Gathering | Phase::Playing => None,
            };
            next.into_iter().for_each(|command| commands.send(command).expect("the table is open"));
            // Fewer rounds a second than records may be asked for.
            tokio::time::sleep(std::time::Duration::from_millis(120)).await;
        }
        is_open.store(false, Ordering::Relaxed);
        commands.send(HostCommand::Close { back_later: false }).expect("the table is open");
        let verified = timeout(super::LONG, playing.join_all()).await.expect("everyone learns of the end");
        verified.into_iter().min().unwrap_or(0)
    }
}

/// Lets in who is expected, and leaves all other knocks unanswered.
async fn admit(
    expected: Vec<Fingerprint>,
    mut events: mpsc::Receiver<HostEvent>,
    commands: HostCommandSender,
) {
    while let Some(event) = events.recv().await {
        if let HostEvent::Knock { who, name, .. } = event
            && expected.contains(&who)
        {
            commands.send(HostCommand::AnswerKnock { who, name, admit: true }).expect("the table is open");
        }
    }
}

impl Person {
    /// Plays first legal moves until the table is closed. Returns the number of verified rounds.
    async fn play(mut self) -> usize {
        let mut replica = Replica::new(self.setup, self.seat);
        let (mut ended, mut verified) = (0, 0);
        // The rounds that had ended when the connection was dropped last.
        let mut dropped_after = None;
        while let Some(event) = self.session.events.recv().await {
            match event {
                ClientEvent::Proposal(shown) => {
                    testing::agree(&self.session.link, shown.as_deref());
                    if shown.is_some_and(|shown| shown.proposal.round > 1) {
                        self.note_phase(|_| Phase::RoundOver);
                    }
                }
                ClientEvent::Lobby(lobby) => self.note_phase(|before| match lobby.begun {
                    false if lobby.people().count() == lobby.seats.len() => Phase::Agreed,
                    false => Phase::Gathering,
                    true if before == Phase::RoundOver => before,
                    true => Phase::Playing,
                }),
                ClientEvent::Table(update) => {
                    let events = match update {
                        Update::RoundBegan { events, .. } | Update::Snapshot { events, .. } => {
                            replica = Replica::new(self.setup, self.seat);
                            events
                        }
                        Update::Events(events) => events,
                        Update::RoundEnded { .. } => {
                            ended += 1;
                            self.note_phase(|_| Phase::RoundOver);
                            continue;
                        }
                        _ => continue,
                    };
                    events.iter().for_each(|event| replica.apply(event));
                    let view = replica.view();
                    if view.ending().is_some() || view.turn() != self.seat {
                        continue;
                    }
                    // The round waits for this player, and nothing of the rounds before is missed.
                    if let Some(way_back) = &self.way_back
                        && verified == ended
                        && dropped_after != Some(ended)
                    {
                        dropped_after = Some(ended);
                        self.session = way_back.join();
                        continue;
                    }
                    let mv = view.legal_moves().get(0).expect("a move");
                    // The table may have been closed.
                    let _ = self.session.link.send(Intent::Move(mv));
                }
                ClientEvent::ConnectionState(ConnectionState::Joined { .. }) => {
                    if let Some(way_back) = &self.way_back
                        && dropped_after.is_some()
                    {
                        way_back.returns.fetch_add(1, Ordering::Relaxed);
                    }
                }
                ClientEvent::ConnectionState(ConnectionState::Failed(error)) => {
                    let call_again = self.way_back.as_ref().filter(|_| is_for_a_moment(&error));
                    let Some(way_back) = call_again else {
                        panic!("{:?} doesn't come back: {error}", self.seat)
                    };
                    if !way_back.is_open.load(Ordering::Relaxed) {
                        break;
                    }
                    self.session = way_back.join();
                }
                ClientEvent::RoundChecked { verdict, .. } => {
                    let Verdict::Verified(summary) = verdict else {
                        panic!("{:?} can't verify: {verdict:?}", self.seat)
                    };
                    assert_eq!(
                        DealSummary { witnesses: Vec::new(), played_for: Vec::new(), ..summary },
                        DealSummary::default()
                    );
                    verified += 1;
                }
                _ => {}
            }
        }
        verified
    }

    fn note_phase(&self, next: impl FnOnce(Phase) -> Phase) {
        if let Some(phase) = &self.phase {
            phase.send_modify(|phase| *phase = next(*phase));
        }
    }
}

/// Whether the host had no place for another connection, or no time: on a slow machine strangers take both for a moment.
fn is_for_a_moment(error: &JoinError) -> bool {
    use JoinError::{Busy, Disconnected, NothingAnswers};
    matches!(error, Busy | NothingAnswers(_) | Disconnected(DisconnectReason::ClosedByPeer))
}
