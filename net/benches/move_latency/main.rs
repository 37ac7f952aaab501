//! The latency of a move at a full table: 12 guests who play, without and with 100 who watch, all on this computer, the host in its own process.
//! Measured from a guest's send until the last guest has received the move.
//!
//! Then the same while 10,000 connections are opened and dropped. `cargo bench -p skipstone-net` prints the times, the bytes of events on the wire and the host's memory.

#![expect(clippy::print_stdout, reason = "it prints what it measured")]

#[path = "../shared/child_process.rs"]
mod child_process;
mod churn;

use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

use skipstone_core::{Preset, Replica, Rules, Seat, Setup, StockSize};
use skipstone_net::client::NoEvidenceStore;
use skipstone_net::codec::Frame;
use skipstone_net::fair_deal::{DealContext, Share};
use skipstone_net::host::{self, Host, HostCommand, HostConfig};
use skipstone_net::protocol::{
    DealAttempt, DealContribution, DealStep, Hello, JoinMode, Name, NumberedRequest, Revision, SeriesId,
    ShortText, TableId, TableRequest, ToGuest, ToHost, VERSIONS,
};
use skipstone_net::quic::{Dialer, Outbox};
use skipstone_net::testing;
use skipstone_net::{Fingerprint, Identity, limits};
use tokio::sync::mpsc;

use child_process::ChildProcess;

const SEATS: usize = 12;
const TEAMS: usize = 3;
const WATCHERS: usize = 100;
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
        runtime.block_on(measure(WATCHERS));
    }
}

/// Opens a table, prints its port, and deals for every line of input until the input ends.
async fn run_host() {
    let opening = HostConfig { takes_seat: false, ..testing::host_config(rules(), SEATS, TEAMS) };
    let (Host { commands, address, .. }, mut session) =
        host::open(opening, Box::new(|_, _| {}), Box::new(NoEvidenceStore)).expect("a port is free");
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
    outbox: Outbox<ToHost>,
    seat: Option<Seat>,
    table: TableId,
    /// The host's key.
    host: Fingerprint,
}

/// Measures a table with so many spectators; with a full house while connections come and go too.
async fn measure(watchers: usize) {
    let mut host = ChildProcess::spawn(&[HOST]);
    let address = SocketAddr::from(([127, 0, 0, 1], host.read_line().parse().expect("a port")));
    let empty = host.memory();

    let (tell, mut received) = mpsc::unbounded_channel::<Received>();
    let mut clients = Vec::new();
    for index in 0..SEATS + watchers {
        clients.push(join(index, address, tell.clone()).await);
    }
    let mut house = AllGuests::new(clients);
    let mut measured = Latencies::default();
    while measured.times.len() < MOVES + WARM_UP {
        house.play_round(&mut host, &mut received, &mut measured).await;
    }
    println!("{SEATS} seats and {watchers} watchers, {} moves", measured.times.len());
    measured.tell();
    let (now, most) = host.memory();
    println!(
        "the host's memory: {:.1} MB empty, {now:.1} MB with all of them, at most {most:.1} MB",
        empty.0
    );

    if watchers == WATCHERS {
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
    /// The size of a message with events, in bytes.
    sizes: Vec<usize>,
}

impl Latencies {
    fn tell(mut self) {
        self.sizes.sort_unstable();
        let size = |share: f64| self.sizes[((self.sizes.len() - 1) as f64 * share) as usize];
        let (median, most, largest) = (size(0.5), size(0.99), size(1.0));
        tell_times("until everyone who plays has it", self.players);
        tell_times("until all have it", self.times);
        println!(
            "bytes of a message with events: median {median}, 99 of 100 within {most}, largest {largest}"
        );
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
    Client { outbox, seat: welcome.seat, table: welcome.table, host: key }
}

/// All guests with their replicas.
struct AllGuests {
    clients: Vec<Client>,
    mirrors: Vec<Replica>,
    series: Option<SeriesId>,
    moment: Revision,
    over: bool,
}

impl AllGuests {
    fn new(clients: Vec<Client>) -> AllGuests {
        let setup = Setup::new(rules(), SEATS, TEAMS).expect("twelve can play");
        let mirrors = Seat::first_n(SEATS).map(|seat| Replica::new(setup, seat)).collect();
        AllGuests { clients, mirrors, series: None, moment: Revision::default(), over: false }
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
        while let Some((at, moment)) = self.moves() {
            let (all, playing) = self.all_have(moment, at, received, &mut measured.sizes).await;
            measured.times.push(all);
            measured.players.push(playing);
            tokio::time::sleep(PAUSE).await;
        }
        if self.over {
            host.write_line("again");
        }
    }

    /// Waits until everyone has seen the deal.
    async fn dealt(&mut self, received: &mut mpsc::UnboundedReceiver<Received>) {
        let mut have = 0;
        while have < self.clients.len() {
            let (index, _, message) = received.recv().await.expect("guests are there");
            match message {
                ToGuest::Lobby(lobby) => self.series = Some(lobby.series),
                ToGuest::Deal { attempt, step } => {
                    if let Some(given) = self.contribution(index, attempt, &step) {
                        self.say(index, &ToHost::Deal { attempt, given });
                    }
                }
                ToGuest::Snapshot(snapshot) => (self.moment, self.over) = (snapshot.at, false),
                ToGuest::Events { events, .. } => {
                    have += 1;
                    if let Some(seat) = self.clients[index].seat {
                        events.iter().for_each(|event| self.mirrors[seat.index()].apply(event));
                    }
                }
                _ => {}
            }
        }
    }

    /// What a seated guest answers to a step of the deal.
    fn contribution(&self, index: usize, attempt: DealAttempt, step: &DealStep) -> Option<DealContribution> {
        let Client { seat, table, host, .. } = self.clients[index];
        let (seat, series) = (seat?, self.series?);
        let DealAttempt { round, attempt } = attempt;
        let context = DealContext { table, series, round, attempt, host };
        let share = Share::from_bytes([seat.number(); 32]);
        match step {
            DealStep::Begun(_) => Some(DealContribution::Commitment(context.commit_share(seat, &share))),
            DealStep::Committed(_) => Some(DealContribution::Share(share)),
            DealStep::Revealed(_) | DealStep::Failed(_) => None,
        }
    }

    fn say(&self, index: usize, message: &ToHost) {
        self.clients[index].outbox.send(message).expect("it is sent");
    }

    /// Has the seat on turn make its first legal move. Returns the time and its revision.
    fn moves(&self) -> Option<(Instant, Revision)> {
        let view = self.mirrors[0].view();
        if view.ending().is_some() {
            return None;
        }
        let seat = view.turn();
        let mv = self.mirrors[seat.index()].view().legal_moves().get(0).expect("a move");
        let request = TableRequest::Move { at: self.moment, mv };
        let index = self.clients.iter().position(|client| client.seat == Some(seat)).expect("a guest's seat");
        let at = Instant::now();
        self.say(index, &ToHost::TableRequest(NumberedRequest { number: 1, request }));
        Some((at, self.moment))
    }

    /// Waits until everyone has a move's events. Returns the time for all, and for the players only.
    async fn all_have(
        &mut self,
        from: Revision,
        since: Instant,
        received: &mut mpsc::UnboundedReceiver<Received>,
        sizes: &mut Vec<usize>,
    ) -> (Duration, Duration) {
        let mut have = 0;
        let (mut last, mut last_player) = (since, since);
        while have < self.clients.len() {
            let (index, at, message) = received.recv().await.expect("guests are there");
            if matches!(message, ToGuest::Events { .. }) {
                sizes.push(Frame::new(&message).expect("short enough").as_ref().len());
            }
            match message {
                ToGuest::Events { from: told_from, events } if told_from == from => {
                    have += 1;
                    last = last.max(at);
                    self.moment.events = from.events + events.len() as u32;
                    if let Some(seat) = self.clients[index].seat {
                        last_player = last_player.max(at);
                        events.iter().for_each(|event| self.mirrors[seat.index()].apply(event));
                    }
                }
                ToGuest::RoundEnded { winners, .. } => self.over = !winners.is_empty(),
                ToGuest::Denied { why, .. } => panic!("denied: {why}"),
                _ => {}
            }
        }
        (last - since, last_player - since)
    }
}

const _: () = assert!(WATCHERS <= limits::WATCHERS);
