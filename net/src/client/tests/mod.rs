//! A client state without a connection, fed one round by an honest, forgetful or lying host.

mod remote;
mod replica;
mod verification;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use skipstone_core::deal::{self, NO_AGES};
use skipstone_core::record::{Header, Record, SeatRecord};
use skipstone_core::table::{Intent, IntentError, Update};
use skipstone_core::{Event, Move, Preset, Replica, Seat, Seed, Setup, VisibleEvent};

use super::error::ProtocolViolation;
use super::event::{ClientEvent, Verdict, VerificationError};
use super::state::ClientState;
use crate::fair_deal::{DealSecret, Share, Shares, UnfairDeal};
use crate::fingerprint::Fingerprint;
use crate::protocol::{
    Denial, EntryPolicy, Lobby, LobbySeat, Name, NumberedRequest, Occupant, PresenceEvent, Revision,
    SeriesId, Snapshot, TableOptions, TableRequest, ToGuest, ToHost, Watcher,
};

const GUEST: Fingerprint = Fingerprint([7; 32]);

/// A table of three: the guest sits on the second seat, or watches.
fn lobby(seat: Option<Seat>) -> Lobby {
    let person = |key| Occupant::Person { name: Name::new("Ada"), key, ready: true };
    let seats = Seat::first_n(3).map(|at| LobbySeat {
        occupant: person(if Some(at) == seat { GUEST } else { Fingerprint([1; 32]) }),
        age: None,
    });
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
    shares: ToGuest,
    snapshot: Snapshot,
    /// The opening events, then the events of each move.
    events: Vec<Vec<VisibleEvent>>,
    ended: ToGuest,
    record: Record,
}

fn play(viewer: Option<Seat>, secret: DealSecret, shares: Shares) -> Round {
    let (seed, dealer) = (secret.seed(1, &shares), Seat::Three);
    let seated = SeatRecord { name: "Ada".to_owned(), player: "human".to_owned(), age: None };
    let mut happened = Vec::new();
    let mut round = deal::deal(setup(), seed, dealer, &NO_AGES, &mut happened).expect("ages don't matter");
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
        shares: ToGuest::Shares { round: 1, shares },
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

/// A client in a lobby with a stored commitment, the host's secret, and the round dealt from it.
fn begin(viewer: Option<Seat>) -> (ClientState, DealSecret, Round) {
    let secret = DealSecret::generate().expect("random bytes");
    let mut guest = ClientState::new(GUEST);
    hear(&mut guest, [ToGuest::Lobby(Box::new(lobby(viewer)))]);
    let commitment = secret.commitment(1);
    hear(&mut guest, [ToGuest::Commitment { round: 1, commitment }]);
    let mut shares: Shares = [(Seat::One, Share::generate().expect("random bytes"))].into();
    for message in guest.messages.drain(..) {
        let ToHost::Share { round: 1, share } = message else { panic!("{message:?} instead of a share") };
        shares.insert(viewer.expect("only players give shares"), share);
    }
    let round = play(viewer, secret, shares);
    hear(&mut guest, [round.shares.clone()]);
    (guest, secret, round)
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

/// Takes the table requests that the client has queued.
fn requests(guest: &mut ClientState) -> Vec<TableRequest> {
    let request = |message| {
        if let ToHost::TableRequest(NumberedRequest { request, .. }) = message { Some(request) } else { None }
    };
    guest.messages.drain(..).filter_map(request).collect()
}
