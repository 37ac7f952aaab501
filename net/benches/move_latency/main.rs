//! The latency of a move at a full table: 12 guests who play, without and with 100 who watch, all on this computer, the host in its own process.
//! Measured from before a guest signs its move until the last guest has received it.
//!
//! Then the same while 10,000 connections are opened and dropped. `cargo bench -p skipstone-net` prints the times, the bytes of events on the wire and the host's memory.

#![expect(clippy::print_stdout, reason = "it prints what it measured")]

#[path = "../shared/child_process.rs"]
mod child_process;
mod churn;

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use skipstone_core::{PlayerAction, Preset, Replica, Rules, Seat, Setup, StockSize, VisibleEvent};
use skipstone_net::client::NoEvidenceStore;
use skipstone_net::codec::Frame;
use skipstone_net::fair_deal::Share;
use skipstone_net::host::{self, Host, HostCommand, HostConfig};
use skipstone_net::protocol::{
    Hello, JoinMode, LogPosition, LogUpdate, Name, NumberedRequest, ShortText, TableId, TableRequest,
    ToGuest, ToHost, VERSIONS,
};
use skipstone_net::quic::{Dialer, Outbox};
use skipstone_net::round_log::{LogEntry, Proposal, RunId};
use skipstone_net::testing::{self, FollowedLog};
use skipstone_net::{Fingerprint, Identity, SaveReceipt, limits};
use tokio::sync::mpsc;

use child_process::ChildProcess;

const SEATS: usize = 12;
const TEAMS: usize = 3;
const SPECTATORS: usize = 100;
/// The number of measured moves, after a few for warming up.
const MOVES: usize = 1000;
const WARM_UP: usize = 50;
/// The pause between moves, enough for all acknowledgements, so that each move is measured alone.
const PAUSE: Duration = Duration::from_millis(40);
/// The number of connections that are opened and dropped at the end.
const FLOOD: usize = 10_000;
/// The argument that makes this program the host.
const HOST: &str = "--be-the-host";

fn rules() -> Rules {
    Rules { stock: StockSize::Cards(8), ..Preset::Standard.rules() }
}

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    if std::env::args().any(|arg| arg == HOST) {
        runtime.block_on(run_host());
    } else {
        runtime.block_on(measure(0));
        runtime.block_on(measure(SPECTATORS));
    }
}

/// Opens a table, prints its port, and deals for every line of input until the input ends.
async fn run_host() {
    let opening = HostConfig { takes_seat: false, ..testing::host_config(rules(), SEATS, TEAMS) };
    let (Host { commands, address, .. }, mut session) =
        host::open(opening, Box::new(|_, _| SaveReceipt::default()), Box::new(NoEvidenceStore))
            .expect("a port is free");
    tokio::spawn(async move { while session.events.recv().await.is_some() {} });
    println!("{}", address.port());
    for line in std::io::stdin().lines() {
        match line.expect("a line").as_str() {
            "deal" => commands.send(HostCommand::StartRound).expect("the table is open"),
            _ => commands.send(HostCommand::Rematch).expect("the table is open"),
        }
    }
}

/// A guest's index, the time of a message, and the message.
type Received = (usize, Instant, ToGuest);

struct Client {
    identity: Identity,
    outbox: Outbox<ToHost>,
    seat: Option<Seat>,
    table: TableId,
    /// The host's key.
    host: Fingerprint,
}

/// Measures a table with so many spectators; with a full house while connections come and go too.
async fn measure(spectators: usize) {
    let mut host = ChildProcess::spawn(&[HOST]);
    let address = SocketAddr::from(([127, 0, 0, 1], host.read_line().parse().expect("a port")));
    let empty = host.memory();

    let (tell, mut received) = mpsc::unbounded_channel::<Received>();
    let mut clients = Vec::new();
    for index in 0..SEATS + spectators {
        clients.push(join(index, address, tell.clone()).await);
    }
    let mut house = AllGuests::new(clients);
    let mut measured = Latencies::default();
    while measured.times.len() < MOVES + WARM_UP {
        house.play_round(&mut host, &mut received, &mut measured).await;
    }
    println!("{SEATS} seats and {spectators} spectators, {} moves", measured.times.len());
    measured.tell();
    let (now, most) = host.memory();
    println!(
        "the host's memory: {:.1} MB empty, {now:.1} MB with all of them, at most {most:.1} MB",
        empty.0
    );

    if spectators == SPECTATORS {
        measure_flood(&mut house, &mut host, &mut received, address).await;
        let (now, most) = host.memory();
        println!("the host's memory: {now:.1} MB, at most {most:.1} MB");
    }
}

/// Measures moves while connections are opened and dropped.
async fn measure_flood(
    house: &mut AllGuests,
    host: &mut ChildProcess,
    received: &mut mpsc::UnboundedReceiver<Received>,
    address: SocketAddr,
) {
    let mut meanwhile = Latencies::default();
    let mut churn = tokio::spawn(churn::flood_connections(FLOOD, address));
    let taken_up = loop {
        house.play_round(host, received, &mut meanwhile).await;
        if churn.is_finished() {
            break (&mut churn).await.expect("the churn ends");
        }
    };
    println!(
        "while {FLOOD} connections came and went ({taken_up} taken up), {} moves",
        meanwhile.times.len()
    );
    meanwhile.tell();
}

/// The measurements.
#[derive(Default)]
struct Latencies {
    /// The time until all guests have a move.
    times: Vec<Duration>,
    /// The time until all players have it.
    players: Vec<Duration>,
    /// The size of a message with entries of the log, in bytes.
    sizes: Vec<usize>,
    /// The size of all entries of a round's log as a spectator sees them, in bytes, with their number.
    logs: Vec<(usize, usize)>,
}

impl Latencies {
    fn tell(mut self) {
        self.sizes.sort_unstable();
        let size = |share: f64| self.sizes[((self.sizes.len() - 1) as f64 * share) as usize];
        let (median, most, largest) = (size(0.5), size(0.99), size(1.0));
        tell_times("until everyone who plays has it", self.players);
        tell_times("until all have it", self.times);
        println!(
            "bytes of a message with entries: median {median}, 99 of 100 within {most}, largest {largest}"
        );
        self.logs.sort_unstable();
        if let [.., (largest, entries)] = self.logs[..] {
            let (median, _) = self.logs[self.logs.len() / 2];
            println!(
                "bytes of a round's log: median {median} of {} rounds, largest {largest} ({entries} entries)",
                self.logs.len()
            );
        }
    }
}

fn tell_times(what: &str, mut times: Vec<Duration>) {
    times.drain(..WARM_UP);
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!("{what}: median {:.2?}, 99 of 100 within {:.2?}, longest {:.2?}", at(0.5), at(0.99), at(1.0));
}

fn hello(number: usize, mode: JoinMode) -> Hello {
    let (app, name) = (ShortText::new("bench"), Name::new(&format!("Guest {number}")));
    Hello { versions: VERSIONS, app, name, mode, proof: None }
}

/// Connects one guest, each from its own address, as on a real network.
async fn join(index: usize, host: SocketAddr, tell: mpsc::UnboundedSender<Received>) -> Client {
    let identity = Identity::generate().expect("random bytes");
    let from = IpAddr::from([127, 0, 1, index as u8 + 1]);
    let dialer = Dialer::bind((from, 0).into(), &identity).expect("a socket");
    let mut peer = dialer.dial(host).await.expect("the host answers");
    let key = peer.fingerprint();
    let wanted = if index < SEATS { JoinMode::Seat } else { JoinMode::Watch };
    peer.outbox().send(&ToHost::Hello(hello(index, wanted))).expect("it is sent");
    let ToGuest::Welcome(welcome) = peer.recv().await.expect("an answer") else {
        panic!("guest {index} isn't let in")
    };
    let outbox = peer.outbox().clone();
    tokio::spawn(async move {
        // The socket lives as long as its connection.
        let _dialer = dialer;
        while let Ok(message) = peer.recv().await {
            let _ = tell.send((index, Instant::now(), message));
        }
    });
    Client {
        identity,
        outbox,
        seat: (index < SEATS).then(|| Seat::from_index(index)),
        table: welcome.table,
        host: key,
    }
}

/// All guests with their replicas.
struct AllGuests {
    clients: Vec<Client>,
    mirrors: Vec<Replica>,
    /// The log of the round, the same for everyone.
    log: FollowedLog,
    over: bool,
}

impl AllGuests {
    fn new(clients: Vec<Client>) -> AllGuests {
        let setup = Setup::new(rules(), SEATS, TEAMS).expect("twelve can play");
        let mirrors = Seat::first_n(SEATS).map(|seat| Replica::new(setup, seat)).collect();
        let log = FollowedLog::new(clients[0].table, clients[0].host);
        AllGuests { clients, mirrors, log, over: false }
    }

    /// Plays a round to its end.
    async fn play_round(
        &mut self,
        host: &mut ChildProcess,
        received: &mut mpsc::UnboundedReceiver<Received>,
        measured: &mut Latencies,
    ) {
        host.write_line("deal");
        self.dealt(received).await;
        while let Some((at, position)) = self.moves() {
            let (all, playing) = self.all_have(position, at, received, &mut measured.sizes).await;
            measured.times.push(all);
            measured.players.push(playing);
            tokio::time::sleep(PAUSE).await;
        }
        measured.logs.extend(self.log_size());
        if self.over {
            host.write_line("again");
        }
    }

    /// Waits until everyone has seen the deal.
    async fn dealt(&mut self, received: &mut mpsc::UnboundedReceiver<Received>) {
        let mut have = 0;
        while have < self.clients.len() {
            let (index, _, message) = received.recv().await.expect("guests are there");
            let update = match message {
                ToGuest::Log(update) => update,
                ToGuest::Proposal(Some(proposal)) => {
                    self.agree(index, &proposal);
                    continue;
                }
                _ => continue,
            };
            self.log.follow(&update);
            for entry in &update.entries {
                match entry {
                    LogEntry::Begun(_) | LogEntry::Committed(_) => self.contribute(index),
                    LogEntry::Dealt { .. } => {
                        have += 1;
                        self.over = false;
                        self.apply(index, entry);
                    }
                    _ => {}
                }
            }
        }
    }

    /// Has a seated guest be ready for the round that is proposed.
    fn agree(&self, index: usize, proposal: &Proposal) {
        if self.clients[index].seat.is_some() {
            let request = TableRequest::Ready { proposal: proposal.digest() };
            self.say(index, &ToHost::TableRequest(NumberedRequest { number: 1, request }));
        }
    }

    /// Has a seated guest answer a step of the deal.
    fn contribute(&self, index: usize) {
        let Client { identity, seat, .. } = &self.clients[index];
        let share = seat.map(|seat| Share::from_bytes([seat.number(); 32]));
        if let Some(given) = share.and_then(|share| self.log.contribution(identity, share)) {
            self.say(index, &self.log.give(given));
        }
    }

    fn say(&self, index: usize, message: &ToHost) {
        self.clients[index].outbox.send(message).expect("it is sent");
    }

    /// Shows a seated guest an entry.
    fn apply(&mut self, index: usize, entry: &LogEntry) {
        if let Some(seat) = self.clients[index].seat {
            entry.events().iter().for_each(|event| self.mirrors[seat.index()].apply(event));
        }
    }

    /// Has the seat on turn make its first legal move. Returns the time and the position before it.
    fn moves(&self) -> Option<(Instant, LogPosition)> {
        let view = self.mirrors[0].view();
        if view.ending().is_some() {
            return None;
        }
        let seat = view.turn();
        let mv = self.mirrors[seat.index()].view().legal_moves().get(0).expect("a move");
        let index = self.clients.iter().position(|client| client.seat == Some(seat)).expect("a guest's seat");
        let at = Instant::now();
        let request = self.log.act(&self.clients[index].identity, PlayerAction::Move(mv));
        self.say(index, &ToHost::TableRequest(NumberedRequest { number: 1, request }));
        Some((at, self.log.game_position()))
    }

    /// Waits until everyone has a move's entry. Returns the time for all, and for the players only.
    async fn all_have(
        &mut self,
        from: LogPosition,
        since: Instant,
        received: &mut mpsc::UnboundedReceiver<Received>,
        sizes: &mut Vec<usize>,
    ) -> (Duration, Duration) {
        let mut have = 0;
        let (mut last, mut last_player) = (since, since);
        while have < self.clients.len() {
            let (index, at, message) = received.recv().await.expect("guests are there");
            if matches!(message, ToGuest::Log(_)) {
                sizes.push(Frame::new(&message).expect("short enough").as_ref().len());
            }
            match message {
                ToGuest::Log(update) => {
                    self.log.follow(&update);
                    if update.from == from {
                        have += 1;
                        last = last.max(at);
                        if self.clients[index].seat.is_some() {
                            last_player = last_player.max(at);
                        }
                        update.entries.iter().for_each(|entry| self.apply(index, entry));
                    }
                }
                ToGuest::Proposal(Some(proposal)) => self.agree(index, &proposal),
                ToGuest::Denied { why, .. } => panic!("denied: {why}"),
                _ => {}
            }
        }
        self.over = self.is_series_over();
        (last - since, last_player - since)
    }

    /// Whether the last round was the last of its series.
    fn is_series_over(&self) -> bool {
        let Some((log, contract)) = self.log.log().and_then(|log| Some((log, log.contract()?))) else {
            return false;
        };
        let result = log.entries().iter().rev().find_map(|entry| match entry.events().last() {
            Some(VisibleEvent::End(result)) => Some(result),
            _ => None,
        });
        result.is_some_and(|result| {
            let scores = contract.scores_after(&result.points);
            contract.series_winners(log.id().round, &scores).is_some()
        })
    }

    /// The bytes of all entries of the log as a spectator sees them, and their number.
    fn log_size(&self) -> Option<(usize, usize)> {
        let log = self.log.log()?;
        let signed = log.sign(0, RunId::generate().ok()?, &self.clients[0].identity)?;
        let message = |entries| {
            let (series, from) = (log.id().series, LogPosition::default());
            let update = LogUpdate { series, from, entries, head: signed };
            Frame::new(&ToGuest::Log(Box::new(update))).expect("short enough").as_ref().len()
        };
        let (empty, entries) = (message(Vec::new()), log.entries());
        let size = |entry: &LogEntry| message(vec![entry.clone().into_public()]) - empty;
        Some((entries.iter().map(size).sum(), entries.len()))
    }
}

const _: () = assert!(SPECTATORS <= limits::SPECTATORS);
