//! A guest at a lying host.

use std::net::SocketAddr;
use std::time::Duration;

use skipstone_core::bot::{self, Level};
use skipstone_core::deal::{DealerDraw, NO_AGES, deal, draw_for_dealer};
use skipstone_core::{Move, PlayerAction, Preset, Seat, Seed, Setup, Stone, VisibleEvent};
use skipstone_net::client::{self, ClientEvent, ConnectionState, JoinConfig, NoEvidenceStore};
use skipstone_net::codec::Frame;
use skipstone_net::fair_deal::{DealContext, DealSecret, Share, Shares};
use skipstone_net::protocol::{
    Audience, ChatLine, EntryPolicy, Lobby, LobbySeat, LogPosition, LogUpdate, Name, Occupant, ShortText,
    Speaker, Spectator, TableId, TableOptions, TableSeriesId, ToGuest, VERSIONS, Welcome,
};
use skipstone_net::quic::{ConnectionLimits, GuestConnection, Listener};
use skipstone_net::round_log::{
    Authority, ContractPlayer, ContractSeat, LogEntry, LogId, RoundContract, RoundLog, RunId,
    SignedCommitments, TimeLimits,
};
use skipstone_net::{Digest, Fingerprint, Identity, limits, testing};
use tokio::time::timeout;

use super::loopback;

/// The longest time of an attack.
const LONGEST: Duration = Duration::from_secs(6);
/// The rounds of which the liar owes the records.
const ROUNDS: u32 = 4;
const TABLE: TableId = TableId([5; 16]);
const SERIES: TableSeriesId = TableSeriesId([1; 16]);

#[derive(Debug, Clone, Copy)]
enum Kind {
    /// Records without an end.
    RecordParts,
    Chat,
    /// The same long round, shown again and again.
    Logs,
    /// Rounds in which each move is one message.
    Entries,
    /// Rounds without an end.
    Unfinished,
    /// Contracts for the same round, each with the beginning of a deal.
    Contracts,
    /// Lobbies as long as a message can be.
    Lobbies,
}

pub(crate) struct Attack {
    pub(crate) name: &'static str,
    kind: Kind,
    /// The most messages.
    messages: usize,
}

pub(crate) const ATTACKS: [Attack; 7] = [
    Attack { name: "endless records", kind: Kind::RecordParts, messages: 20_000 },
    Attack { name: "endless chat", kind: Kind::Chat, messages: 200_000 },
    Attack { name: "endless logs", kind: Kind::Logs, messages: 20_000 },
    Attack { name: "endless entries", kind: Kind::Entries, messages: 20_000 },
    Attack { name: "unfinished rounds", kind: Kind::Unfinished, messages: 20_000 },
    Attack { name: "endless contracts", kind: Kind::Contracts, messages: 20_000 },
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
    identity: Identity,
    pub(crate) address: SocketAddr,
}

/// A guest at the liar's table.
pub(crate) struct Victim {
    /// Keeps the connection open.
    _listener: Listener,
    guest: GuestConnection,
    liar: Liar,
}

/// Who signs the lies.
struct Liar {
    identity: Identity,
    run: RunId,
}

impl LyingHost {
    pub(crate) fn open() -> LyingHost {
        let identity = Identity::generate().expect("random bytes");
        let listener =
            Listener::bind(loopback(0), &identity, ConnectionLimits::default()).expect("a port is free");
        let address = listener.address().expect("an address");
        LyingHost { listener, identity, address }
    }

    /// Welcomes a guest.
    pub(crate) async fn accept(mut self) -> Victim {
        let guest = self.listener.accept().await.expect("a guest").guest;
        let welcome =
            Welcome { version: VERSIONS.max, app: ShortText::new("bench"), table: TABLE, proof: None };
        for message in [ToGuest::Welcome(welcome), ToGuest::Lobby(Box::new(lobby(0)))] {
            guest.outbox().send(&message).expect("room");
        }
        let liar = Liar { identity: self.identity, run: RunId::generate().expect("random bytes") };
        Victim { _listener: self.listener, guest, liar }
    }
}

impl Attack {
    /// Returns how many messages were sent before the guest left, or the time was over.
    pub(crate) async fn run(&self, Victim { guest, liar, .. }: &mut Victim) -> usize {
        let mut sent = 0;
        let sending = async {
            for message in self.messages(liar).take(self.messages) {
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

    fn messages<'a>(&self, liar: &'a Liar) -> Box<dyn Iterator<Item = ToGuest> + 'a> {
        match self.kind {
            Kind::RecordParts => {
                let round = Round::play();
                let rounds =
                    (1..=ROUNDS + 1).flat_map(move |number| liar.show(&round.log(liar, number, 1), 64));
                let part = |number: u32| ToGuest::RecordPart {
                    round: number % ROUNDS + 1,
                    text: "x".repeat(limits::RECORD_PART),
                    last: false,
                };
                Box::new(rounds.chain((0..).map(part)))
            }
            Kind::Chat => {
                let text = ChatLine::new(&"x".repeat(limits::CHAT_LINE));
                let by = Speaker::Spectator(Name::new("Eve"));
                let line = move |number| ToGuest::Chat {
                    number,
                    by: by.clone(),
                    to: Audience::Everyone,
                    text: text.clone(),
                };
                Box::new((1..).map(line))
            }
            Kind::Logs => {
                let log = Round::play().log(liar, 1, 1);
                Box::new((0..).flat_map(move |_: usize| liar.show(&log, 64)))
            }
            Kind::Entries => {
                let round = Round::play();
                Box::new((1..).flat_map(move |number| liar.show(&round.log(liar, number, 1), 1)))
            }
            Kind::Unfinished => {
                let round = Round::play();
                Box::new((1..).flat_map(move |number| liar.show(&round.log(liar, number, 1).prefix(60), 60)))
            }
            Kind::Contracts => {
                let round = Round::play();
                Box::new(
                    (1..).flat_map(move |proposal| liar.show(&round.log(liar, 1, proposal).prefix(2), 64)),
                )
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
fn lobby(spectators: usize) -> Lobby {
    let key = |number: usize| Fingerprint::from_bytes([number as u8; 32]);
    let person = |number: usize| Occupant::Person {
        name: Name::new("Ben"),
        key: key(200 + number),
        stone: Stone::default(),
        pebble: Default::default(),
    };
    Lobby {
        title: Name::new("A table"),
        series: SERIES,
        rules: Preset::Standard.rules(),
        teams: 6,
        seats: (0..6).map(|number| LobbySeat { occupant: person(number), age: None, next: None }).collect(),
        phones: Vec::new(),
        next_names: Vec::new(),
        spectators: (0..spectators)
            .map(|number| Spectator {
                name: Name::new(&"x".repeat(limits::NAME)),
                key: key(number),
                stone: Stone::default(),
            })
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

impl Liar {
    /// A log in messages of so many entries.
    fn show(&self, log: &RoundLog, chunk: usize) -> Vec<ToGuest> {
        let LogId { series, round, proposal, .. } = log.id();
        let message = |(number, entries): (usize, &[LogEntry])| {
            let (from, end) = (number * chunk, number * chunk + entries.len());
            let head = log.sign(end, self.run, &self.identity).expect("so many entries");
            let from = LogPosition { round, proposal, entries: from as u32 };
            ToGuest::Log(Box::new(LogUpdate { series, from, entries: entries.to_vec(), head }))
        };
        log.entries().chunks(chunk).enumerate().map(message).collect()
    }
}

/// A whole round as a spectator sees it.
struct Round {
    dealer: Seat,
    draws: Vec<DealerDraw>,
    /// The opening events.
    dealt: Vec<VisibleEvent>,
    actions: Vec<(Move, Vec<VisibleEvent>)>,
}

impl Round {
    fn play() -> Round {
        let (setup, seed) = (setup(), Seed([3; 32]));
        let (dealer, draws) = draw_for_dealer(&setup, &seed);
        let mut happened = Vec::new();
        let mut round = deal(setup, seed, dealer, &NO_AGES, &mut happened).expect("ages don't matter");
        let dealt = happened.iter().map(|event| VisibleEvent::of(event, None, &round)).collect();
        let mut actions = Vec::new();
        while round.ending().is_none() {
            let moves = round.legal_moves();
            let mv = moves.get(actions.len() % moves.len()).expect("a move");
            let happened = round.play(round.turn(), mv).expect("a legal move");
            actions.push((mv, happened.iter().map(|event| VisibleEvent::of(event, None, &round)).collect()));
        }
        Round { dealer, draws, dealt, actions }
    }

    /// The round as the log of one with this number, by a contract with this number.
    fn log(&self, Liar { identity, .. }: &Liar, round: u32, proposal: u32) -> RoundLog {
        let id = LogId { table: TABLE, host: identity.fingerprint(), series: SERIES, round, proposal };
        let mut log = RoundLog::new(id);
        let fixed = Share::from_bytes([7; 32]);
        let commitment = DealContext(log.head()).commit_share(Seat::ONE, &fixed);
        let by = Authority::Person(identity.sign(&log.head()));
        let action = |(mv, events): &(Move, Vec<VisibleEvent>)| LogEntry::Action {
            action: PlayerAction::Move(*mv),
            by,
            events: events.clone(),
        };
        let opening = [
            LogEntry::Contract(Box::new(contract())),
            LogEntry::Begun(commitment),
            LogEntry::Committed(SignedCommitments::new()),
            LogEntry::Revealed(Shares::new()),
            LogEntry::Dealt { dealer: self.dealer, draws: self.draws.clone(), events: self.dealt.clone() },
        ];
        let secret = LogEntry::Secret(DealSecret::from_bytes([8; 32]));
        for entry in opening.into_iter().chain(self.actions.iter().map(action)).chain([secret]) {
            log.push(entry).expect("an entry in its place");
        }
        log
    }
}

/// The contract for the people of the lobby.
fn contract() -> RoundContract {
    let Lobby { rules, teams, seats, options, .. } = lobby(0);
    let seat = |seat: LobbySeat| match seat.occupant {
        Occupant::Person { name, key, .. } => {
            ContractSeat { name, age: seat.age, player: ContractPlayer::person(key, Level::STRONGEST) }
        }
        occupant => panic!("nobody plays: {occupant:?}"),
    };
    let TableOptions { turn_seconds, grace_seconds, .. } = options;
    RoundContract {
        rules,
        teams,
        seats: seats.into_iter().map(seat).collect(),
        bots: bot::VERSION,
        limits: TimeLimits { turn_seconds, grace_seconds },
        dealer: None,
        scores: vec![0; usize::from(teams)],
        previous: Digest::default(),
        continues: None,
    }
}
