//! Honest people at a table, who play round after round.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use skipstone_core::table::{Intent, Update};
use skipstone_core::{Preset, Replica, Rules, Seat, Setup, StockSize};
use skipstone_net::client::{
    self, ClientEvent, ClientSession, ConnectionState, DealSummary, JoinConfig, NoEvidenceStore, Verdict,
};
use skipstone_net::host::{self, HostCommand, HostCommandSender, HostEvent};
use skipstone_net::invite::InviteSecret;
use skipstone_net::protocol::{EntryPolicy, Lobby, Occupant};
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
    /// Whether everyone in the lobby agrees to the next series.
    agreed: watch::Receiver<bool>,
    people: Vec<Person>,
}

/// Somebody with a seat.
struct Person {
    session: ClientSession,
    setup: Setup,
    seat: Seat,
    /// How a guest comes back. `None` for the host's own player, and for guests who stay.
    way_back: Option<WayBack>,
    /// Where the host's own player says whether everyone in the lobby agrees to the next series.
    agreed: Option<watch::Sender<bool>>,
}

struct WayBack {
    call: JoinConfig,
    evidence: MemoryEvidenceStore,
    returns: Arc<AtomicUsize>,
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
        let (tell_agreed, agreed) = watch::channel(false);
        let mut people =
            vec![Person { session, setup, seat: Seat::ONE, way_back: None, agreed: Some(tell_agreed) }];
        for (index, call) in (1..).zip(calls) {
            let evidence = MemoryEvidenceStore::default();
            let mut session = client::join(call.clone(), Box::new(evidence.clone()));
            while !matches!(session.events.recv().await, Some(ClientEvent::Lobby(_))) {}
            let way_back = WayBack { call, evidence, returns: Arc::clone(&returns) };
            let way_back = drop_connections.then_some(way_back);
            people.push(Person { session, setup, seat: Seat::from_index(index), way_back, agreed: None });
        }
        TestTable { address: host.address, secret, returns, commands: host.commands, agreed, people }
    }

    /// Plays series until stopped. Returns the number of rounds that everyone verified.
    pub(crate) async fn play_until(self, stop: &AtomicBool) -> usize {
        let TestTable { commands, agreed, people, .. } = self;
        let mut playing = tokio::task::JoinSet::new();
        for person in people {
            playing.spawn(person.play());
        }
        while !stop.load(Ordering::Relaxed) {
            // Refused while a round goes on. A series that begins sooner is played without those who haven't agreed to it.
            let next = if *agreed.borrow() { HostCommand::StartRound } else { HostCommand::Rematch };
            commands.send(next).expect("the table is open");
            // Fewer rounds a second than records may be asked for.
            tokio::time::sleep(std::time::Duration::from_millis(120)).await;
        }
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
                ClientEvent::Lobby(lobby) => {
                    let is_ready = |seat: Seat| is_ready(&lobby, seat);
                    if !lobby.begun && !is_ready(self.seat) {
                        let _ = self.session.room.send_ready(true);
                    }
                    if let Some(agreed) = &self.agreed {
                        agreed.send_replace(!lobby.begun && Seat::first_n(lobby.seats.len()).all(is_ready));
                    }
                }
                ClientEvent::Table(update) => {
                    let events = match update {
                        Update::RoundBegan { events, .. } | Update::Snapshot { events, .. } => {
                            replica = Replica::new(self.setup, self.seat);
                            events
                        }
                        Update::Events(events) => events,
                        Update::RoundEnded { .. } => {
                            ended += 1;
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
                        let WayBack { call, evidence, .. } = way_back;
                        self.session = client::join(call.clone(), Box::new(evidence.clone()));
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
                    panic!("{:?} doesn't come back: {error}", self.seat)
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
}

fn is_ready(lobby: &Lobby, seat: Seat) -> bool {
    matches!(lobby.seats[seat.index()].occupant, Occupant::Person { ready: true, .. })
}
