//! A guest at a lying host.

use std::net::SocketAddr;
use std::time::Duration;

use skipstone_core::deal::{NO_AGES, deal, draw_for_dealer};
use skipstone_core::event::RoundResult;
use skipstone_core::{Event, Preset, Seed, Setup, VisibleEvent};
use skipstone_net::client::{self, ClientEvent, ConnectionState, JoinConfig, NoEvidenceStore};
use skipstone_net::codec::Frame;
use skipstone_net::protocol::{
    Audience, ChatLine, EntryPolicy, Lobby, LobbySeat, Name, Occupant, Revision, SeriesId, ShortText,
    Snapshot, Speaker, TableId, TableOptions, ToGuest, VERSIONS, Watcher, Welcome,
};
use skipstone_net::quic::{ConnectionLimits, GuestConnection, Listener};
use skipstone_net::{Fingerprint, Identity, limits, testing};
use tokio::time::timeout;

use super::loopback;

/// The longest time of an attack.
const LONGEST: Duration = Duration::from_secs(6);
/// The rounds of which the liar owes the records.
const ROUNDS: u32 = 4;

#[derive(Debug, Clone, Copy)]
enum Kind {
    /// Records without an end.
    RecordParts,
    Chat,
    /// The same long round, shown again and again.
    Snapshots,
    /// A round in which each move is one message.
    Events,
    /// Lobbies as long as a message can be.
    Lobbies,
}

pub(crate) struct Attack {
    pub(crate) name: &'static str,
    kind: Kind,
    /// The most messages.
    messages: usize,
}

pub(crate) const ATTACKS: [Attack; 5] = [
    Attack { name: "endless records", kind: Kind::RecordParts, messages: 20_000 },
    Attack { name: "endless chat", kind: Kind::Chat, messages: 200_000 },
    Attack { name: "endless snapshots", kind: Kind::Snapshots, messages: 20_000 },
    Attack { name: "endless events", kind: Kind::Events, messages: 20_000 },
    Attack { name: "huge lobbies", kind: Kind::Lobbies, messages: 20_000 },
];

/// Joins to watch, prints when it is in, and reads all events until the input ends.
pub(crate) async fn run(host: SocketAddr) {
    let call = JoinConfig { watch: true, ..testing::join_config(host, "Ada") };
    let mut session = client::join(call, Box::new(NoEvidenceStore));
    while let Some(event) = session.events.recv().await {
        if let ClientEvent::ConnectionState(ConnectionState::Joined { .. }) = event {
            println!("joined");
        }
    }
    // The session is over; the memory stays readable until this process is killed.
    std::future::pending::<()>().await;
}

pub(crate) struct LyingHost {
    listener: Listener,
    pub(crate) address: SocketAddr,
}

impl LyingHost {
    pub(crate) fn open() -> LyingHost {
        let identity = Identity::generate().expect("random bytes");
        let listener =
            Listener::bind(loopback(0), &identity, ConnectionLimits::default()).expect("a port is free");
        let address = listener.address().expect("an address");
        LyingHost { listener, address }
    }

    /// Welcomes a guest. Also returns the listener, which keeps the connection open.
    pub(crate) async fn accept(mut self) -> (Listener, GuestConnection) {
        let guest = self.listener.accept().await.expect("a guest").guest;
        let welcome = Welcome {
            version: VERSIONS.max,
            app: ShortText::new("bench"),
            table: TableId([5; 16]),
            seat: None,
            proof: None,
        };
        for message in [ToGuest::Welcome(welcome), ToGuest::Lobby(Box::new(lobby(0)))] {
            guest.outbox().send(&message).expect("room");
        }
        (self.listener, guest)
    }
}

impl Attack {
    /// Returns how many messages were sent before the guest left, or the time was over.
    pub(crate) async fn run(&self, (_, guest): &mut (Listener, GuestConnection)) -> usize {
        let mut sent = 0;
        let sending = async {
            for message in self.messages().take(self.messages) {
                let frame = Frame::new(&message).expect("short enough");
                if guest.outbox().send_bulk(frame).await.is_err() {
                    return;
                }
                sent += 1;
            }
        };
        // An attack that takes longer is long enough.
        let _ = timeout(LONGEST, sending).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        sent
    }

    fn messages(&self) -> Box<dyn Iterator<Item = ToGuest> + '_> {
        match self.kind {
            Kind::RecordParts => {
                let rounds = (1..=ROUNDS + 1).flat_map(|round| Round::play().messages(round, 0, 64));
                let part = |number: u32| ToGuest::RecordPart {
                    round: number % ROUNDS + 1,
                    text: "x".repeat(limits::RECORD_PART),
                    last: false,
                };
                Box::new(rounds.chain((0..).map(part)))
            }
            Kind::Chat => {
                let text = ChatLine::new(&"x".repeat(limits::CHAT_LINE));
                let by = Speaker::Watcher(Name::new("Eve"));
                Box::new(std::iter::repeat(ToGuest::Chat { by, to: Audience::Everyone, text }))
            }
            Kind::Snapshots => {
                let round = Round::play();
                Box::new((0..).flat_map(move |takebacks| round.messages(1, takebacks, 64)))
            }
            Kind::Events => {
                let round = Round::play();
                Box::new((1..).flat_map(move |number| round.messages(number, 0, 1)))
            }
            Kind::Lobbies => {
                Box::new((0..).map(|number: usize| ToGuest::Lobby(Box::new(lobby(120 + number % 2)))))
            }
        }
    }
}

fn setup() -> Setup {
    Setup::new(Preset::Standard.rules(), 6, 6).expect("six can play")
}

/// A lobby with so many spectators. The round has begun.
fn lobby(watchers: usize) -> Lobby {
    let key = |number: usize| Fingerprint::from_bytes([number as u8; 32]);
    let person =
        |number: usize| Occupant::Person { name: Name::new("Ben"), key: key(200 + number), ready: true };
    Lobby {
        title: Name::new("A table"),
        series: SeriesId([1; 16]),
        rules: Preset::Standard.rules(),
        teams: 6,
        seats: (0..6).map(|number| LobbySeat { occupant: person(number), age: None }).collect(),
        watchers: (0..watchers)
            .map(|number| Watcher { name: Name::new(&"x".repeat(limits::NAME)), key: key(number) })
            .collect(),
        options: TableOptions {
            entry: EntryPolicy::Open,
            watching: true,
            turn_seconds: None,
            grace_seconds: 60,
        },
        begun: true,
    }
}

/// A whole round as a spectator sees it.
struct Round {
    dealer: skipstone_core::Seat,
    events: Vec<VisibleEvent>,
    result: RoundResult,
}

impl Round {
    fn play() -> Round {
        let (setup, seed) = (setup(), Seed([3; 32]));
        let (dealer, _) = draw_for_dealer(&setup, &seed);
        let mut happened = Vec::new();
        let mut round = deal(setup, seed, dealer, &NO_AGES, &mut happened).expect("ages don't matter");
        let mut events = Vec::new();
        let result = loop {
            events.extend(happened.iter().map(|event| VisibleEvent::of(event, None, &round)));
            if let Some(result) = happened.last().and_then(Event::round_result) {
                break result.clone();
            }
            let moves = round.legal_moves();
            let mv = moves.get(events.len() % moves.len()).expect("a move");
            happened = round.play(round.turn(), mv).expect("a legal move");
        };
        Round { dealer, events, result }
    }

    /// The round as its host would show it, in messages of so many events.
    fn messages(&self, round: u32, takebacks: u32, chunk: usize) -> Vec<ToGuest> {
        let at = Revision { round, takebacks, events: self.events.len() as u32 };
        let scores = vec![0; 6];
        let mut messages =
            vec![ToGuest::Snapshot(Snapshot { at, dealer: self.dealer, draws: Vec::new(), scores })];
        for (number, events) in self.events.chunks(chunk).enumerate() {
            let from = Revision { events: (number * chunk) as u32, ..at };
            messages.push(ToGuest::Events { from, events: events.to_vec() });
        }
        let (result, scores) = (self.result.clone(), self.result.points.to_vec());
        messages.push(ToGuest::RoundEnded { round, result, scores, winners: Vec::new() });
        messages
    }
}
