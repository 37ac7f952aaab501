//! People who play by themselves, from nothing but what their screens are told, and the evening that they spend together.

use std::collections::BTreeMap;
use std::future::pending;
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use skipstone_core::bot::{Bot as _, Greedy, Level};
use skipstone_core::record::Record;
use skipstone_core::table::{self, Intent, Table, Update};
use skipstone_core::{Replica, Rules, Seat, Setup, VisibleEvent};
use skipstone_net::client::{ClientEvent, ClientSession, ConnectionState, JoinConfig, Verdict, join};
use skipstone_net::discovery::Interfaces;
use skipstone_net::host::{self, Host, HostConfig, LobbySetup, SaveRoomFn, SeatKind};
use skipstone_net::protocol::{
    Denial, EntryPolicy, Lobby, Name, PresenceEvent, SeriesId, ShortText, TableOptions,
};
use skipstone_net::testing::{LinkConditions, Relay};
use skipstone_net::trust::{KnownHosts, KnownPlayers};
use skipstone_net::{Fingerprint, Identity};
use tokio::sync::watch;
use tokio::task::{JoinHandle, yield_now};
use tokio::time::{Instant, sleep_until};

/// How long one who is lost is waited for.
pub(crate) const GRACE: Duration = Duration::from_secs(10);

/// How somebody is, for the test to look at.
#[derive(Debug, Clone, Default)]
struct State {
    is_in: bool,
    seat: Option<Seat>,
    series: Option<SeriesId>,
    /// How many events of the round on the table were shown.
    events: usize,
    /// Whether the connection was ever lost.
    lost: bool,
    /// What came of each round: its record, and what was found.
    checked: BTreeMap<u32, (Option<String>, Verdict)>,
}

/// One who plays by themselves.
struct Player {
    key: Fingerprint,
    visit: ClientSession,
    setup: Option<Setup>,
    round: Option<(Replica, Vec<VisibleEvent>)>,
    /// Who is away, and until when one waits for them.
    away: BTreeMap<Seat, Instant>,
    state: watch::Sender<State>,
}

impl Player {
    fn spawn(key: Fingerprint, visit: ClientSession) -> (JoinHandle<()>, watch::Receiver<State>) {
        let (state, seen) = watch::channel(State::default());
        let player = Player { key, visit, setup: None, round: None, away: BTreeMap::new(), state };
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
                news = self.visit.events.recv() => {
                    let Some(news) = news else { return };
                    let acts = !matches!(news, ClientEvent::Denied(Denial::NotNow));
                    self.take(news);
                    if acts {
                        self.act();
                    }
                }
                // Nobody waits longer than they must.
                seat = patience => {
                    self.away.remove(&seat);
                    // Where the visit is over nobody is missed.
                    let _ = self.visit.link.send(Intent::Replace(seat));
                }
            }
        }
    }

    fn take(&mut self, news: ClientEvent) {
        match news {
            ClientEvent::ConnectionState(ConnectionState::Joined { .. }) => {
                self.state.send_modify(|state| state.is_in = true)
            }
            ClientEvent::ConnectionState(ConnectionState::Reconnecting { .. }) => {
                self.state.send_modify(|state| state.lost = true)
            }
            ClientEvent::Lobby(lobby) => self.lobby(&lobby),
            ClientEvent::Presence(PresenceEvent::Away { seat, grace }) => {
                let until = Instant::now() + Duration::from_millis(u64::from(grace));
                self.away.insert(seat, until);
            }
            ClientEvent::Presence(PresenceEvent::Here(seat) | PresenceEvent::Replaced(seat)) => {
                self.away.remove(&seat);
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

    /// Makes a move, if it is for this one to make one.
    fn act(&mut self) {
        let Some((copy, _)) = &self.round else { return };
        let view = copy.view();
        if copy.viewer() == Some(view.turn()) && view.ending().is_none() {
            // When the visit is over there is nothing more to play.
            let _ = self.visit.link.send(Intent::Move(Greedy.choose(&view)));
        }
    }
}

/// Somebody who came over the network.
pub(crate) struct Guest {
    pub(crate) relay: Relay,
    call: JoinConfig,
    player: JoinHandle<()>,
    state: watch::Receiver<State>,
}

impl Guest {
    async fn comes(host: SocketAddr, weather: LinkConditions, number: u64, watch: bool) -> Guest {
        let relay = Relay::start(host, weather, number).await.expect("a port");
        let call = JoinConfig { watch, ..call(relay.address(), &format!("Guest {number}")) };
        let (player, state) = Player::spawn(call.identity.fingerprint(), join(call.clone()));
        let mut guest = Guest { relay, call, player, state };
        let inside = |state: &State| if watch { state.is_in } else { state.seat.is_some() };
        // In bad weather it may take a second try.
        while guest.state.wait_for(inside).await.is_err() {
            guest.plays_anew();
        }
        guest
    }

    async fn until(&mut self, holds: impl FnMut(&State) -> bool) -> State {
        self.state.wait_for(holds).await.expect("the guest plays on").clone()
    }

    pub(crate) async fn sees_events(&mut self, events: usize) {
        self.until(|state| state.events >= events).await;
    }

    pub(crate) fn events(&self) -> usize {
        self.state.borrow().events
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        self.state.borrow().seat
    }

    pub(crate) fn was_lost(&self) -> bool {
        self.state.borrow().lost
    }

    fn plays_anew(&mut self) {
        (self.player, self.state) = Player::spawn(self.call.identity.fingerprint(), join(self.call.clone()));
    }

    /// The guest's program is killed and started again.
    pub(crate) async fn starts_again(&mut self) {
        self.player.abort();
        (self.player, self.state) = Player::spawn(self.call.identity.fingerprint(), join(self.call.clone()));
        self.until(|state| state.seat.is_some()).await;
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.player.abort();
    }
}

/// How somebody new goes to a table.
pub(crate) fn call(to: SocketAddr, name: &str) -> JoinConfig {
    JoinConfig {
        identity: identity(),
        app: ShortText::new("1.0"),
        name: Name::new(name),
        watch: false,
        addresses: vec![to],
        place: "the kitchen".to_owned(),
        hosts: KnownHosts::default(),
        secret: None,
        bind: (Ipv4Addr::LOCALHOST, 0).into(),
    }
}

/// How Hanna opens a table, on loopback.
pub(crate) fn opening(entry: EntryPolicy, seats: usize, rules: Rules) -> HostConfig {
    HostConfig {
        identity: identity(),
        app: ShortText::new("1.0"),
        name: Name::new("Hanna"),
        takes_seat: true,
        title: Name::new("Hanna's table"),
        setup: LobbySetup { rules, teams: seats, seats: vec![SeatKind::Free; seats] },
        options: TableOptions {
            entry,
            watching: true,
            turn_seconds: None,
            grace_seconds: GRACE.as_secs() as u16,
        },
        listen: (Ipv4Addr::LOCALHOST, 0).into(),
        interfaces: Interfaces::None,
        players: KnownPlayers::default(),
    }
}

/// Opens a table that isn't kept.
pub(crate) fn table(opening: HostConfig) -> (Host, ClientSession) {
    host::open(opening, Box::new(|_, _| {})).expect("a port")
}

/// What was kept last.
type LastSaved = Arc<Mutex<Option<(table::SavedTable, host::SavedRoom)>>>;

/// A table with its host, guests, one who watches, and a computer player.
pub(crate) struct TestTable {
    pub(crate) host: Host,
    pub(crate) guests: Vec<Guest>,
    opening: HostConfig,
    own: watch::Receiver<State>,
    kept: LastSaved,
}

fn identity() -> Identity {
    Identity::generate().expect("random bytes")
}

fn keep(kept: &LastSaved) -> SaveRoomFn {
    let kept = Arc::clone(kept);
    Box::new(move |table, more| *kept.lock().expect("no panic") = Some((table.to_saved(), more.clone())))
}

impl TestTable {
    /// Everyone comes; the last guest only watches.
    pub(crate) async fn open(guests: u64, weather: LinkConditions, rules: Rules) -> TestTable {
        let mut opening = opening(EntryPolicy::Open, guests as usize + 2, rules);
        opening.setup.seats.pop();
        opening.setup.seats.push(SeatKind::Bot { name: Name::new("Pebble"), level: Level::Greedy });
        let kept = LastSaved::default();
        let (host, visit) = host::open(opening.clone(), keep(&kept)).expect("a port");
        let (_, own) = Player::spawn(opening.identity.fingerprint(), visit);
        let mut evening = TestTable { host, guests: Vec::new(), opening, own, kept };
        for number in 0..=guests {
            let guest = Guest::comes(evening.host.address, weather, number, number == guests).await;
            evening.guests.push(guest);
        }
        evening
    }

    /// What was kept of the table last.
    pub(crate) fn kept(&self) -> table::SavedTable {
        self.kept.lock().expect("no panic").clone().expect("it was kept").0
    }

    /// The host's program ends, without a word where the network is cut, and another one goes on with what was kept.
    pub(crate) async fn killed(self) -> TestTable {
        let TestTable { host, guests, opening, kept, .. } = self;
        let (table, more) = kept.lock().expect("no panic").clone().expect("it was kept");
        let Host { commands, mut events, address } = host;
        drop(commands);
        while events.recv().await.is_some() {}
        // The system may need a moment to give the port back.
        while UdpSocket::bind(address).is_err() {
            yield_now().await;
        }
        let table = Table::resume(table).expect("it was kept well");
        let (host, visit) = host::resume(opening.clone(), more, table, keep(&kept)).expect("a port");
        assert_eq!(host.address, address);
        let (_, own) = Player::spawn(opening.identity.fingerprint(), visit);
        TestTable { host, guests, opening, own, kept }
    }

    /// Waits until everyone knows that another series is played.
    pub(crate) async fn another_series(&mut self) {
        let begins = |state: &State| state.checked.is_empty();
        self.own.wait_for(begins).await.expect("the host plays on");
        for guest in &mut self.guests {
            guest.until(begins).await;
        }
    }

    /// Waits until everyone has checked a round: its record, the same everywhere, and what each found, the host first.
    pub(crate) async fn end(&mut self, round: u32) -> (Record, Vec<Verdict>) {
        let checked = |state: &State| state.checked.contains_key(&round);
        let own = self.own.wait_for(checked).await.expect("the host plays on").checked[&round].clone();
        let (text, mut verdicts) = (own.0.expect("the record"), vec![own.1]);
        for guest in &mut self.guests {
            let (record, verdict) = guest.until(checked).await.checked[&round].clone();
            assert_eq!(record.as_ref(), Some(&text));
            verdicts.push(verdict);
        }
        (text.parse().expect("a record"), verdicts)
    }
}
