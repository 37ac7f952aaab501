//! A client state without a connection, fed one round by an honest, forgetful or lying host.

mod deal;
mod evidence;
mod remote;
mod replica;
mod verification;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use skipstone_core::deal::{NO_AGES, draw_for_dealer};
use skipstone_core::record::{Header, Record, SeatRecord};
use skipstone_core::table::{Intent, IntentError, Update};
use skipstone_core::{Event, Move, Preset, Replica, Seat, Seed, Setup, VisibleEvent};

use super::error::ProtocolViolation;
use super::event::{ClientEvent, DealAbsences, Verdict, VerificationError};
use super::evidence::{EvidenceStore, NoEvidenceStore};
use super::state::ClientState;
use crate::fair_deal::{Commitment, DealContext, DealSecret, Share, ShareCommitments, Shares, UnfairDeal};
use crate::fingerprint::Fingerprint;
use crate::protocol::{
    DealAttempt, DealContribution, DealStep, Denial, EntryPolicy, Lobby, LobbySeat, Name, NumberedRequest,
    Occupant, PresenceEvent, Revision, SeriesId, Snapshot, TableId, TableOptions, TableRequest, ToGuest,
    ToHost, Watcher,
};

const GUEST: Fingerprint = Fingerprint([7; 32]);
const HOST: Fingerprint = Fingerprint([1; 32]);
const OTHER: Fingerprint = Fingerprint([2; 32]);
const TABLE: TableId = TableId([5; 16]);

/// A table of three: the host, the guest unless it watches, and another guest.
fn lobby(seat: Option<Seat>) -> Lobby {
    let person = |key| Occupant::Person { name: Name::new("Ada"), key, ready: true };
    let key = |at| match at {
        Seat::One => HOST,
        at if Some(at) == seat => GUEST,
        _ => OTHER,
    };
    let seats = Seat::first_n(3).map(|at| LobbySeat { occupant: person(key(at)), age: None });
    Lobby {
        title: Name::new("A table"),
        series: SeriesId([1; 16]),
        rules: Preset::Quick.rules(),
        teams: 3,
        seats: seats.collect(),
        watchers: vec![Watcher { name: Name::new("Kim"), key: GUEST }],
        options: TableOptions {
            entry: EntryPolicy::Open,
            watching: true,
            turn_seconds: None,
            grace_seconds: 60,
        },
        begun: true,
    }
}

fn below(chance: &mut ChaCha8Rng, bound: usize) -> usize {
    chance.next_u32() as usize % bound
}

fn setup() -> Setup {
    Setup::new(Preset::Quick.rules(), 3, 3).expect("three can play")
}

/// All of the first round, played at random, as the host tells it to one viewer.
struct Round {
    snapshot: Snapshot,
    /// The opening events, then the events of each move.
    events: Vec<Vec<VisibleEvent>>,
    ended: ToGuest,
    record: Record,
}

fn play(viewer: Option<Seat>, seed: Seed) -> Round {
    let (dealer, _) = draw_for_dealer(&setup(), &seed);
    let seated = SeatRecord { name: "Ada".to_owned(), player: "human".to_owned(), age: None };
    let mut happened = Vec::new();
    let mut round = skipstone_core::deal::deal(setup(), seed, dealer, &NO_AGES, &mut happened)
        .expect("ages don't matter");
    let see = |happened: &[Event], round: &_| -> Vec<VisibleEvent> {
        happened.iter().map(|event| VisibleEvent::of(event, viewer, round)).collect()
    };
    let mut events = vec![see(&happened, &round)];
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    while round.ending().is_none() {
        let moves: Vec<Move> = round.legal_moves().iter().collect();
        let mv = moves[below(&mut chance, moves.len())];
        let came = round.play(round.turn(), mv).expect("a legal move");
        events.push(see(&came, &round));
        happened.extend(came);
    }
    let result = happened.last().and_then(Event::round_result).cloned().expect("the end");
    let at = Revision { round: 1, takebacks: 0, events: events[0].len() as u32 };
    Round {
        snapshot: Snapshot { at, dealer, draws: Vec::new(), scores: vec![0; 3] },
        events,
        ended: ToGuest::RoundEnded { round: 1, scores: result.points.to_vec(), result, winners: Vec::new() },
        record: Record {
            header: Header {
                app: "1.0".to_owned(),
                setup: setup(),
                seats: vec![seated; 3],
                dealer,
                round: 1,
                seed,
            },
            events: happened,
        },
    }
}

impl Round {
    /// The play as the host's messages.
    fn messages(&self) -> Vec<ToGuest> {
        let mut from = Revision { events: 0, ..self.snapshot.at };
        let mut messages = vec![ToGuest::Snapshot(self.snapshot.clone())];
        for events in &self.events {
            messages.push(ToGuest::Events { from, events: events.clone() });
            from.events += events.len() as u32;
        }
        messages
    }
}

/// The host's side of an attempt to deal the first round.
struct Dealer {
    context: DealContext,
    secret: DealSecret,
    /// The share of the other guest, on the third seat.
    other: Share,
}

impl Dealer {
    fn new(attempt: u32) -> Dealer {
        let series = lobby(None).series;
        Dealer {
            context: DealContext { table: TABLE, series, round: 1, attempt, host: HOST },
            secret: DealSecret::generate().expect("random bytes"),
            other: Share::generate().expect("random bytes"),
        }
    }

    fn message(&self, step: DealStep) -> ToGuest {
        ToGuest::Deal { attempt: DealAttempt { round: 1, attempt: self.context.attempt }, step }
    }

    fn begun(&self) -> ToGuest {
        self.message(DealStep::Begun(self.context.commit_secret(&self.secret)))
    }

    /// The list of hashes: the other guest's, and this client's if it gave one.
    fn list(&self, hash: Option<Commitment>) -> ShareCommitments {
        let other = (Seat::Three, self.context.commit_share(Seat::Three, &self.other));
        hash.map(|hash| (Seat::Two, hash)).into_iter().chain([other]).collect()
    }

    fn shares(&self, share: Option<Share>) -> Shares {
        share.map(|share| (Seat::Two, share)).into_iter().chain([(Seat::Three, self.other)]).collect()
    }

    fn seed(&self, shares: &Shares) -> Seed {
        self.context.seed(&self.secret, shares)
    }

    /// Leads a client through an honest deal; all shares.
    fn deal(&self, guest: &mut ClientState) -> Shares {
        hear(guest, [self.begun()]);
        let hash = commitment(guest);
        hear(guest, [self.message(DealStep::Committed(self.list(hash)))]);
        let shares = self.shares(share(guest));
        hear(guest, [self.message(DealStep::Revealed(shares.clone()))]);
        shares
    }
}

/// Takes the contribution that the client has queued. `None` if it gives none.
fn contribution(guest: &mut ClientState) -> Option<DealContribution> {
    let given = guest.messages.pop();
    assert_eq!(guest.messages, []);
    given.map(|message| match message {
        ToHost::Deal { attempt: DealAttempt { round: 1, .. }, given } => given,
        other => panic!("{other:?} instead of a contribution"),
    })
}

fn commitment(guest: &mut ClientState) -> Option<Commitment> {
    contribution(guest).map(|given| match given {
        DealContribution::Commitment(hash) => hash,
        DealContribution::Share(_) => panic!("a share before all have committed"),
    })
}

fn share(guest: &mut ClientState) -> Option<Share> {
    contribution(guest).map(|given| match given {
        DealContribution::Share(share) => share,
        DealContribution::Commitment(_) => panic!("a commitment instead of the share"),
    })
}

/// A client that has just joined the table.
fn joined(viewer: Option<Seat>) -> ClientState {
    joined_with(viewer, NoEvidenceStore)
}

fn joined_with(viewer: Option<Seat>, evidence: impl EvidenceStore + 'static) -> ClientState {
    let mut guest = ClientState::new(GUEST, Box::new(evidence));
    guest.welcomed(TABLE, HOST);
    hear(&mut guest, [ToGuest::Lobby(Box::new(lobby(viewer)))]);
    guest
}

/// A client after an honest deal, the host's secret, and the round dealt from it.
fn begin(viewer: Option<Seat>) -> (ClientState, DealSecret, Round) {
    let mut guest = joined(viewer);
    let dealer = Dealer::new(1);
    let shares = dealer.deal(&mut guest);
    assert_eq!(shares.contains_key(&Seat::Two), viewer.is_some(), "only players give shares");
    (guest, dealer.secret, play(viewer, dealer.seed(&shares)))
}

fn hear(guest: &mut ClientState, messages: impl IntoIterator<Item = ToGuest>) {
    for message in messages {
        guest.handle_message(message).expect("the host is honest");
    }
}

fn updates(guest: &mut ClientState) -> Vec<Update> {
    let update = |event| if let ClientEvent::Table(update) = event { Some(update) } else { None };
    guest.events.drain(..).filter_map(update).collect()
}

/// Runs the checks that the client has queued, as its driver does.
fn run_checks(guest: &mut ClientState) {
    let checks: Vec<_> = guest.checks.drain(..).collect();
    guest.events.extend(checks.into_iter().map(|check| check.run()));
}

/// Takes the table requests that the client has queued.
fn requests(guest: &mut ClientState) -> Vec<TableRequest> {
    let request = |message| {
        if let ToHost::TableRequest(NumberedRequest { request, .. }) = message { Some(request) } else { None }
    };
    guest.messages.drain(..).filter_map(request).collect()
}
