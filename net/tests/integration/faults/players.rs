//! Automatic players that use only their sessions' events, and a table of them.

use std::collections::{BTreeMap, BTreeSet};
use std::future::pending;
use std::net::{SocketAddr, UdpSocket};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use skipstone_core::bot::{Bot as _, Greedy, Level};
use skipstone_core::record::Record;
use skipstone_core::table::{self, Intent, Table, Update};
use skipstone_core::{Replica, Rules, Seat, Setup, VisibleEvent};
use skipstone_net::client::{
    ClientEvent, ClientSession, ConnectionState, DealSummary, Doubt, JoinConfig, NoEvidenceStore, Verdict,
    join,
};
use skipstone_net::host::{self, Host, HostConfig, SaveRoomFn, SeatFiller};
use skipstone_net::protocol::{EntryPolicy, Lobby, Name, PresenceEvent, TableSeriesId};
use skipstone_net::testing::{self, LinkConditions, LossyRelay, MemoryEvidenceStore};
use skipstone_net::{Fingerprint, SaveReceipt};
use tokio::sync::watch;
use tokio::task::{JoinHandle, yield_now};
use tokio::time::{Instant, sleep_until, timeout};

/// The timeout of a wait, by the clock of the tests: a table that stands still fails.
const LONG: Duration = Duration::from_secs(3600);

/// The grace period of a disconnected player.
const GRACE: Duration = Duration::from_secs(10);

/// The state of a player, for assertions.
#[derive(Debug, Clone, Default)]
struct State {
    is_in: bool,
    seat: Option<Seat>,
    /// The seat from the next round on, of a spectator.
    next_seat: Option<Seat>,
    series: Option<TableSeriesId>,
    /// The number of events shown in the current round.
    events: usize,
    /// The seats whose players have been missing at any time.
    missed: BTreeSet<Seat>,
    /// The seats that computer players have taken over.
    replaced: BTreeSet<Seat>,
    /// Whether the connection was ever lost.
    lost: bool,
    /// The record and the verdict of each round.
    checked: BTreeMap<u32, (Option<String>, Verdict)>,
}

/// Waits for a state of a player.
///
/// # Errors
/// If the player has gone.
async fn until(
    player: &mut watch::Receiver<State>,
    holds: impl FnMut(&State) -> bool,
) -> Result<State, watch::error::RecvError> {
    let state = timeout(LONG, player.wait_for(holds)).await.expect("the table goes on");
    Ok(state?.clone())
}

/// An automatic player.
struct Player {
    key: Fingerprint,
    session: ClientSession,
    setup: Option<Setup>,
    round: Option<(Replica, Vec<VisibleEvent>)>,
    /// The absent seats, with the end of their grace periods.
    away: BTreeMap<Seat, Instant>,
    state: watch::Sender<State>,
}

impl Player {
    fn spawn(key: Fingerprint, session: ClientSession) -> (JoinHandle<()>, watch::Receiver<State>) {
        let (state, seen) = watch::channel(State::default());
        let player = Player { key, session, setup: None, round: None, away: BTreeMap::new(), state };
        (tokio::spawn(player.play()), seen)
    }

    async fn play(mut self) {
        loop {
            let first =
                self.away.iter().min_by_key(|(_, until)| **until).map(|(seat, until)| (*seat, *until));
            let patience = async {
                match first {
                    Some((seat, until)) => {
                        sleep_until(until).await;
                        seat
                    }
                    None => pending().await,
                }
            };
            tokio::select! {
                event = self.session.events.recv() => {
                    let Some(event) = event else { return };
                    // One move for each position that is shown: the session sends again what gets lost.
                    let acts = matches!(event, ClientEvent::Table(_));
                    self.take(event);
                    if acts {
                        self.act();
                    }
                }
                // Absent players are replaced as soon as possible.
                seat = patience => {
                    self.away.remove(&seat);
                    // The session may have ended already.
                    let _ = self.session.link.send(Intent::Replace(seat));
                }
            }
        }
    }

    fn take(&mut self, event: ClientEvent) {
        match event {
            ClientEvent::ConnectionState(ConnectionState::Joined { .. }) => {
                self.state.send_modify(|state| state.is_in = true)
            }
            ClientEvent::ConnectionState(ConnectionState::Reconnecting { .. }) => {
                self.state.send_modify(|state| state.lost = true)
            }
            ClientEvent::Lobby(lobby) => self.lobby(&lobby),
            ClientEvent::Proposal(shown) => testing::agree(&self.session.link, shown.as_deref()),
            ClientEvent::Presence(PresenceEvent::Away { seat, grace }) => {
                let until = Instant::now() + Duration::from_millis(u64::from(grace));
                self.away.insert(seat, until);
                self.state.send_modify(|state| {
                    state.missed.insert(seat);
                });
            }
            ClientEvent::Presence(PresenceEvent::Here(seat)) => {
                self.away.remove(&seat);
                self.state.send_modify(|state| {
                    state.replaced.remove(&seat);
                });
            }
            ClientEvent::Presence(PresenceEvent::Replaced(seat)) => {
                self.away.remove(&seat);
                self.state.send_modify(|state| {
                    state.replaced.insert(seat);
                });
            }
            ClientEvent::Table(Update::RoundBegan { events, .. } | Update::Snapshot { events, .. }) => {
                let seat = self.state.borrow().seat;
                let copy = Replica::new(self.setup.expect("the lobby comes first"), seat);
                self.round = Some((copy, Vec::new()));
                self.happened(events);
            }
            ClientEvent::Table(Update::Events(events)) => self.happened(events),
            ClientEvent::RoundChecked { round, record, verdict, .. } => {
                self.state.send_modify(|state| drop(state.checked.insert(round, (record, verdict))));
            }
            _ => {}
        }
    }

    fn lobby(&mut self, lobby: &Lobby) {
        self.setup = lobby.setup().ok();
        self.state.send_modify(|state| {
            state.seat = lobby.seat_of(self.key);
            state.next_seat = lobby.next_seat_of(self.key);
            if state.series.replace(lobby.series) != Some(lobby.series) {
                state.checked.clear();
            }
        });
    }

    fn happened(&mut self, events: Vec<VisibleEvent>) {
        let (copy, seen) = self.round.as_mut().expect("a round began");
        events.iter().for_each(|event| copy.apply(event));
        seen.extend(events);
        let events = seen.len();
        self.state.send_modify(|state| state.events = events);
    }

    /// Makes a move if the player is on turn.
    fn act(&mut self) {
        let Some((copy, _)) = &self.round else { return };
        let view = copy.view();
        if copy.viewer() == Some(view.turn()) && view.ending().is_none() {
            // The session may have ended already.
            let _ = self.session.link.send(Intent::Move(Greedy.choose(&view)));
        }
    }
}

/// A guest over a relay.
pub(crate) struct Guest {
    pub(crate) relay: LossyRelay,
    call: JoinConfig,
    /// What the guest's program keeps on disk.
    evidence: MemoryEvidenceStore,
    player: JoinHandle<()>,
    state: watch::Receiver<State>,
}

impl Guest {
    async fn comes(host: SocketAddr, conditions: LinkConditions, number: u64, watch: bool) -> Guest {
        let relay = LossyRelay::start(host, conditions, number).await.expect("a port");
        let call = JoinConfig { watch, ..call(relay.address(), &format!("Guest {number}")) };
        let evidence = MemoryEvidenceStore::default();
        let session = join(call.clone(), Box::new(evidence.clone()));
        let (player, state) = Player::spawn(call.identity.fingerprint(), session);
        let mut guest = Guest { relay, call, evidence, player, state };
        let inside = |state: &State| if watch { state.is_in } else { state.seat.is_some() };
        // A bad link may need a second try.
        while until(&mut guest.state, inside).await.is_err() {
            guest.plays_anew();
        }
        guest
    }

    async fn until(&mut self, holds: impl FnMut(&State) -> bool) -> State {
        until(&mut self.state, holds).await.expect("the guest plays on")
    }

    pub(crate) async fn sees_events(&mut self, events: usize) {
        self.until(|state| state.events >= events).await;
    }

    /// Waits until a seat's player has been missing.
    pub(crate) async fn sees_away(&mut self, seat: Seat) {
        self.until(|state| state.missed.contains(&seat)).await;
    }

    /// Waits until a seat is the guest's from the next round on.
    pub(crate) async fn sees_next_seat(&mut self, seat: Seat) {
        self.until(|state| state.next_seat == Some(seat)).await;
    }

    /// Waits until a computer player has taken over a seat.
    pub(crate) async fn sees_replaced(&mut self, seat: Seat) {
        self.until(|state| state.replaced.contains(&seat)).await;
    }

    pub(crate) fn events(&self) -> usize {
        self.state.borrow().events
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        self.state.borrow().seat
    }

    pub(crate) fn key(&self) -> Fingerprint {
        self.call.identity.fingerprint()
    }

    pub(crate) fn was_lost(&self) -> bool {
        self.state.borrow().lost
    }

    fn plays_anew(&mut self) {
        let session = join(self.call.clone(), Box::new(self.evidence.clone()));
        (self.player, self.state) = Player::spawn(self.call.identity.fingerprint(), session);
    }

    /// The guest's program is killed and started again.
    pub(crate) async fn starts_again(&mut self) {
        self.player.abort();
        let session = join(self.call.clone(), Box::new(self.evidence.clone()));
        (self.player, self.state) = Player::spawn(self.call.identity.fingerprint(), session);
        self.until(|state| state.seat.is_some()).await;
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.player.abort();
    }
}

/// The join configuration of a new guest.
pub(crate) fn call(to: SocketAddr, name: &str) -> JoinConfig {
    JoinConfig { place: "the kitchen".to_owned(), ..testing::join_config(to, name) }
}

/// The configuration of a table on loopback.
pub(crate) fn opening(entry: EntryPolicy, seats: usize, rules: Rules) -> HostConfig {
    let mut opening = testing::host_config(rules, seats, seats);
    opening.options.entry = entry;
    opening.options.grace_seconds = GRACE.as_secs() as u16;
    opening
}

/// Opens a table that isn't saved.
pub(crate) fn table(opening: HostConfig) -> (Host, ClientSession) {
    host::open(opening, Box::new(|_, _| SaveReceipt::default()), Box::new(NoEvidenceStore)).expect("a port")
}

/// The state that was saved last.
type LastSaved = Arc<Mutex<Option<(table::SavedTable, host::SavedRoom)>>>;

/// A table with its host, guests, one who watches, and a computer player.
pub(crate) struct TestTable {
    pub(crate) host: Host,
    pub(crate) guests: Vec<Guest>,
    opening: HostConfig,
    own: watch::Receiver<State>,
    kept: LastSaved,
    /// What the host's own player keeps on disk.
    evidence: MemoryEvidenceStore,
}

fn keep(kept: &LastSaved) -> SaveRoomFn {
    let kept = Arc::clone(kept);
    Box::new(move |table, more| {
        *kept.lock().expect("no panic") = Some((table.to_saved(), more.clone()));
        SaveReceipt::default()
    })
}

impl TestTable {
    /// Opens a table and joins all guests; the last one watches.
    pub(crate) async fn open(guests: u64, conditions: LinkConditions, rules: Rules) -> TestTable {
        let mut opening = opening(EntryPolicy::Open, guests as usize + 2, rules);
        opening.setup.seats.pop();
        opening.setup.seats.push(SeatFiller::Bot { name: Name::new("Pebble"), level: Level::Greedy });
        let (kept, evidence) = (LastSaved::default(), MemoryEvidenceStore::default());
        let (host, session) =
            host::open(opening.clone(), keep(&kept), Box::new(evidence.clone())).expect("a port");
        let (_, own) = Player::spawn(opening.identity.fingerprint(), session);
        let mut table = TestTable { host, guests: Vec::new(), opening, own, kept, evidence };
        for number in 0..=guests {
            let guest = Guest::comes(table.host.address, conditions, number, number == guests).await;
            table.guests.push(guest);
        }
        table
    }

    /// The saved state of the table.
    pub(crate) fn kept(&self) -> table::SavedTable {
        self.kept.lock().expect("no panic").clone().expect("it was kept").0
    }

    /// Stops the host, silently if the network is cut, and resumes the saved table.
    pub(crate) async fn killed(self) -> TestTable {
        let TestTable { host, guests, opening, kept, evidence, .. } = self;
        let (table, more) = kept.lock().expect("no panic").clone().expect("it was kept");
        let Host { commands, mut events, address } = host;
        drop(commands);
        while events.recv().await.is_some() {}
        // The system may take a moment to release the port.
        while UdpSocket::bind(address).is_err() {
            yield_now().await;
        }
        let table = Table::resume(table).expect("it was kept well");
        let (host, session) =
            host::resume(opening.clone(), more, table, keep(&kept), Box::new(evidence.clone()))
                .expect("a port");
        assert_eq!(host.address, address);
        let (_, own) = Player::spawn(opening.identity.fingerprint(), session);
        TestTable { host, guests, opening, own, kept, evidence }
    }

    /// Waits until everyone has the lobby of another series, and agrees to it.
    pub(crate) async fn another_series(&mut self) {
        let begins = |state: &State| state.checked.is_empty();
        until(&mut self.own, begins).await.expect("the host plays on");
        for guest in &mut self.guests {
            guest.until(begins).await;
        }
    }

    /// Waits until everyone has judged a round. Returns its record, the same for all, and each verdict, the host's first. Which
    /// witnesses were heard by then depends on the links, so none is named.
    pub(crate) async fn end(&mut self, round: u32) -> (Record, Vec<Verdict>) {
        let checked = |state: &State| state.checked.contains_key(&round);
        let own = until(&mut self.own, checked).await.expect("the host plays on").checked[&round].clone();
        let (text, mut verdicts) = (own.0.expect("the record"), vec![own.1]);
        for guest in &mut self.guests {
            let (record, verdict) = guest.until(checked).await.checked[&round].clone();
            assert_eq!(record.as_ref(), Some(&text));
            verdicts.push(verdict);
        }
        let without_witnesses = |verdict| match verdict {
            Verdict::Verified(summary) => {
                Verdict::Verified(DealSummary { witnesses: Vec::new(), played_for: Vec::new(), ..summary })
            }
            Verdict::NotProven(Doubt::Watched { .. }) => Verdict::NotProven(Doubt::Watched { from: 0 }),
            verdict => verdict,
        };
        (text.parse().expect("a record"), verdicts.into_iter().map(without_witnesses).collect())
    }
}
