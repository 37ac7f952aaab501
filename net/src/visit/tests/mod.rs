//! A guest without its connection, told one round by a host that is honest, forgetful, or a liar.

mod call;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use skipstone_core::deal::{self, AGELESS};
use skipstone_core::record::{Header, Record, Seated};
use skipstone_core::series::RoundResult;
use skipstone_core::table::{Intent, Refused, Update};
use skipstone_core::{Event, Mirror, Move, Preset, Seat, Seed, Seen, Setup};

use super::error::Untrue;
use super::guest::Guest;
use super::news::{Differs, News, Verdict};
use crate::fair::{Secret, Share, Shares, Unfair};
use crate::fingerprint::Fingerprint;
use crate::protocol::{
    Ask, Denial, Entry, Lobby, LobbySeat, Moment, Name, Occupant, Request, SeriesId, Standing, TableOptions,
    ToGuest, ToHost, Watcher,
};

const GUEST: Fingerprint = Fingerprint([7; 32]);

/// A table of three: the guest sits on the second seat, or watches.
fn lobby(seat: Option<Seat>) -> Lobby {
    let person = |key| Occupant::Person { name: Name::new("Ada"), key, ready: true };
    let seats = Seat::first(3).map(|at| LobbySeat {
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
        options: TableOptions { entry: Entry::Open, watching: true, turn_seconds: None, grace_seconds: 60 },
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
    standing: Standing,
    /// The opening, then what came of each move.
    events: Vec<Vec<Seen>>,
    ended: ToGuest,
    record: Record,
}

fn play(viewer: Option<Seat>, secret: Secret, shares: Shares) -> Round {
    let (seed, dealer) = (secret.seed(1, &shares), Seat::Three);
    let seated = Seated { name: "Ada".to_owned(), player: "human".to_owned(), age: None };
    let mut happened = Vec::new();
    let mut round = deal::deal(setup(), seed, dealer, &AGELESS, &mut happened).expect("ages don't matter");
    let see = |happened: &[Event], round: &_| -> Vec<Seen> {
        happened.iter().map(|event| Seen::of(event, viewer, round)).collect()
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
    let result = RoundResult::of(&happened[happened.len() - 1]).expect("the end");
    let at = Moment { round: 1, takebacks: 0, events: events[0].len() as u32 };
    Round {
        shares: ToGuest::Shares { round: 1, shares },
        standing: Standing { at, dealer, draws: Vec::new(), scores: vec![0; 3] },
        events,
        ended: ToGuest::RoundEnded { round: 1, scores: result.points.clone(), result, winners: Vec::new() },
        record: Record {
            header: Header {
                app: "1.0".to_owned(),
                setup: setup(),
                seated: vec![seated; 3],
                dealer,
                round: 1,
                seed,
            },
            events: happened,
        },
    }
}

impl Round {
    /// The play as it is told, message by message.
    fn told(&self) -> Vec<ToGuest> {
        let mut from = Moment { events: 0, ..self.standing.at };
        let mut told = vec![ToGuest::Standing(self.standing.clone())];
        for events in &self.events {
            told.push(ToGuest::Events { from, events: events.clone() });
            from.events += events.len() as u32;
        }
        told
    }
}

/// A guest in a lobby, the promise it was given, and the round that came of it.
fn begin(viewer: Option<Seat>) -> (Guest, Secret, Round) {
    let secret = Secret::generate().expect("random bytes");
    let mut guest = Guest::new(GUEST);
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

fn hear(guest: &mut Guest, messages: impl IntoIterator<Item = ToGuest>) {
    for message in messages {
        guest.hear(message).expect("the host is honest");
    }
}

fn updates(guest: &mut Guest) -> Vec<Update> {
    let update = |news| if let News::Table(update) = news { Some(update) } else { None };
    guest.news.drain(..).filter_map(update).collect()
}

/// What the guest asks of the table.
fn requests(guest: &mut Guest) -> Vec<Request> {
    let request = |message| if let ToHost::Ask(Ask { request, .. }) = message { Some(request) } else { None };
    guest.messages.drain(..).filter_map(request).collect()
}

/// Tells the end of a round and its record; what the guest finds.
fn verdict(guest: &mut Guest, secret: Secret, record: &str) -> Verdict {
    guest.news.clear();
    hear(guest, [ToGuest::Reveal { round: 1, secret }, ToGuest::Reveal { round: 1, secret }]);
    assert_eq!(requests(guest), [Request::Record { round: 1 }], "once, however often it is revealed");
    hear(guest, ToGuest::record(1, record));
    match guest.news.pop() {
        Some(News::Checked { round: 1, record: Some(text), verdict }) if text == record => verdict,
        Some(News::Checked { round: 1, record: None, verdict }) => verdict,
        other => panic!("{other:?} instead of a verdict"),
    }
}

#[test]
fn a_fair_round_is_told_and_verified_for_players_and_watchers() {
    for viewer in [Some(Seat::Two), None] {
        let (mut guest, secret, round) = begin(viewer);
        assert_eq!(guest.seat(), viewer);
        hear(&mut guest, round.told());
        let told = updates(&mut guest);
        let Some((Update::RoundBegan { number: 1, dealer: Seat::Three, events, .. }, rest)) =
            told.split_first()
        else {
            panic!("a round began")
        };
        assert_eq!(*events, round.events[0]);
        let events = rest.iter().map(|update| match update {
            Update::Events(events) => events,
            other => panic!("{other:?}"),
        });
        assert!(events.eq(&round.events[1..]));

        hear(&mut guest, [round.ended.clone(), round.ended.clone()]);
        assert!(matches!(updates(&mut guest)[..], [Update::RoundEnded { .. }]), "told once");
        assert_eq!(verdict(&mut guest, secret, &round.record.to_string()), Ok(()));
    }
}

#[test]
fn whatever_a_host_changes_is_found() {
    let ended = || {
        let (mut guest, secret, round) = begin(Some(Seat::Two));
        hear(&mut guest, round.told());
        hear(&mut guest, [round.ended.clone()]);
        (guest, secret, round)
    };
    let (mut guest, _, round) = ended();
    let another = Secret::generate().expect("random bytes");
    assert_eq!(verdict(&mut guest, another, &round.record.to_string()), Err(Unfair::Secret.into()));

    // Another round of the same people, as it may have been shown to others.
    let (mut guest, secret, _) = ended();
    let (_, _, other) = ended();
    let told = verdict(&mut guest, secret, &other.record.to_string());
    assert!(matches!(told, Err(Differs::Shown(_))), "{told:?}");

    let (mut guest, secret, mut round) = ended();
    let last = round.record.events.pop();
    assert_eq!(verdict(&mut guest, secret, &round.record.to_string()), Err(Differs::Unfinished));
    let (mut guest, secret, mut round) = ended();
    round.record.events.splice(1.., last);
    assert!(matches!(verdict(&mut guest, secret, &round.record.to_string()), Err(Differs::Rules(_))));
    let (mut guest, secret, mut round) = ended();
    round.record.header.round = 2;
    assert_eq!(verdict(&mut guest, secret, &round.record.to_string()), Err(Differs::OtherRound));
    let (mut guest, secret, mut round) = ended();
    round.record.header.seed = Seed::from_number(1);
    assert_eq!(verdict(&mut guest, secret, &round.record.to_string()), Err(Unfair::Seed.into()));
    let (mut guest, secret, _) = ended();
    assert!(matches!(verdict(&mut guest, secret, "nothing"), Err(Differs::Unreadable(_))));

    // A host that leaves a guest's share out of its deal.
    let (mut guest, secret, _) = begin(Some(Seat::Two));
    let without = play(Some(Seat::Two), secret, Shares::new());
    hear(&mut guest, without.told());
    hear(&mut guest, [without.ended.clone()]);
    assert_eq!(verdict(&mut guest, secret, &without.record.to_string()), Err(Unfair::Seed.into()));
}

#[test]
fn one_who_comes_late_sees_all_but_was_promised_nothing() {
    let (_, secret, round) = begin(Some(Seat::Two));
    let mut guest = Guest::new(GUEST);
    let mut told = round.told();
    let ToGuest::Standing(standing) = &mut told[0] else { panic!("the standing comes first") };
    let (now, all) = (round.events.len() / 2, round.events.concat());
    standing.at.events = round.events[..now].concat().len() as u32;
    let until = standing.at.events as usize;
    hear(&mut guest, [ToGuest::Lobby(Box::new(lobby(Some(Seat::Two))))]);
    hear(&mut guest, told.drain(..now));
    assert_eq!(updates(&mut guest), [], "until all is told");
    hear(&mut guest, told.drain(..1));
    let [Update::Standing { number: 1, events, ended: None, .. }] = &updates(&mut guest)[..] else {
        panic!("how things stand")
    };
    assert_eq!(events[..], all[..until]);
    hear(&mut guest, told);
    // A promise that comes after the deal is none.
    let commitment = secret.commitment(1);
    hear(
        &mut guest,
        [ToGuest::Commitment { round: 1, commitment }, round.shares.clone(), round.ended.clone()],
    );
    assert_eq!(guest.messages, []);
    assert_eq!(verdict(&mut guest, secret, &round.record.to_string()), Err(Differs::CameLate));

    // Who comes when it is over is told so, and how it ended.
    let mut guest = Guest::new(GUEST);
    let at = Moment { events: all.len() as u32, ..round.standing.at };
    hear(&mut guest, [ToGuest::Lobby(Box::new(lobby(Some(Seat::Two))))]);
    hear(&mut guest, [ToGuest::Standing(Standing { at, ..round.standing.clone() })]);
    hear(&mut guest, ToGuest::events(Moment { events: 0, ..at }, &all));
    assert_eq!(updates(&mut guest), []);
    hear(&mut guest, [round.ended.clone()]);
    assert!(matches!(&updates(&mut guest)[..], [Update::Standing { ended: Some(_), .. }]));
}

#[test]
fn what_was_missed_is_asked_for_and_what_is_known_is_ignored() {
    let (mut guest, _, round) = begin(Some(Seat::Two));
    let told = round.told();
    hear(&mut guest, told[..4].to_vec());
    updates(&mut guest);
    hear(&mut guest, told[1..4].to_vec());
    assert_eq!((updates(&mut guest), requests(&mut guest)), (vec![], vec![]));
    hear(&mut guest, told[5..8].to_vec());
    assert_eq!((updates(&mut guest), requests(&mut guest)), (vec![], vec![Request::Standing]), "asked once");
    // The answer, and all goes on.
    let until = round.events[..7].concat();
    let at = Moment { events: until.len() as u32, ..round.standing.at };
    hear(&mut guest, [ToGuest::Standing(Standing { at, ..round.standing.clone() })]);
    let from = Moment { events: 0, ..at };
    hear(&mut guest, ToGuest::events(from, &until));
    assert!(matches!(&updates(&mut guest)[..], [Update::Standing { events, .. }] if *events == until));
    assert_eq!(guest.at(), at);
    hear(&mut guest, told[8..].to_vec());
    assert_eq!(updates(&mut guest).len(), told.len() - 8);
}

#[test]
fn a_host_may_err_once_a_round() {
    let (mut guest, _, round) = begin(Some(Seat::Two));
    let told = round.told();
    hear(&mut guest, told[..3].to_vec());
    updates(&mut guest);
    let lie = ToGuest::Events { from: guest.at(), events: vec![round.events[0][0].clone()] };
    assert_eq!(guest.hear(lie.clone()), Ok(()));
    assert_eq!((updates(&mut guest), requests(&mut guest)), (vec![], vec![Request::Standing]));
    assert!(matches!(guest.hear(lie), Err(Untrue::Event { round: 1, .. })));

    let (mut guest, _, round) = begin(Some(Seat::Two));
    let nobody = Standing { dealer: Seat::Twelve, ..round.standing.clone() };
    assert_eq!(guest.hear(ToGuest::Standing(nobody.clone())), Ok(()));
    assert_eq!(guest.hear(ToGuest::Standing(nobody)), Err(Untrue::Standing));
}

#[test]
fn a_taken_back_move_is_told_anew() {
    let (mut guest, _, round) = begin(Some(Seat::Two));
    hear(&mut guest, round.told()[..4].to_vec());
    let asked_at = guest.at();
    guest.intend(Intent::Agree(true));
    assert!(updates(&mut guest).contains(&Update::Refused(Refused::NothingAsked)));
    hear(&mut guest, [ToGuest::TakebackAsked { by: Seat::One, at: asked_at }]);
    guest.intend(Intent::Agree(true));
    let agreed = Request::Agree { asked: Seat::One, at: asked_at, agreed: true };
    assert_eq!(requests(&mut guest), [agreed]);
    updates(&mut guest);

    let before = round.events[..2].concat();
    let at = Moment { takebacks: 1, events: before.len() as u32, ..round.standing.at };
    hear(&mut guest, [ToGuest::Standing(Standing { at, ..round.standing.clone() })]);
    hear(&mut guest, ToGuest::events(Moment { events: 0, ..at }, &before));
    assert!(matches!(&updates(&mut guest)[..], [Update::Standing { events, .. }] if *events == before));
    // What was on its way from before means nothing now.
    let late = ToGuest::Events { from: asked_at, events: round.events[3].clone() };
    hear(&mut guest, [late]);
    assert_eq!(updates(&mut guest), []);
    guest.intend(Intent::Move(Move::Pass));
    assert!(requests(&mut guest).contains(&Request::Move { at, mv: Move::Pass }));
}

#[test]
fn what_is_refused_is_told_and_a_lost_record_asked_for_again() {
    let (mut guest, secret, round) = begin(Some(Seat::Two));
    hear(&mut guest, round.told());
    hear(&mut guest, [round.ended.clone(), ToGuest::Reveal { round: 1, secret }]);
    let pieces: Vec<ToGuest> = ToGuest::record(1, &round.record.to_string()).collect();
    hear(&mut guest, pieces[..1].to_vec());
    guest.messages.clear();
    guest.news.clear();
    guest.is_back();
    let [ToHost::Ask(Ask { number, request: Request::Record { round: 1 } })] = guest.messages[..] else {
        panic!("{:?}", guest.messages)
    };
    hear(&mut guest, pieces);
    assert!(matches!(guest.news[..], [News::Checked { verdict: Ok(()), .. }]), "{:?}", guest.news);

    guest.news.clear();
    hear(&mut guest, [ToGuest::Denied { ask: number, why: Denial::Late }]);
    hear(&mut guest, [ToGuest::Denied { ask: number, why: Denial::Table(Refused::RoundGoesOn) }]);
    let refused = News::Table(Update::Refused(Refused::RoundGoesOn));
    assert_eq!(guest.news, [News::Denied(Denial::Late), refused]);
}

#[test]
fn the_record_of_a_round_that_ended_without_the_guest_is_asked_for() {
    let (mut guest, _, round) = begin(Some(Seat::Two));
    hear(&mut guest, round.told()[..9].to_vec());
    guest.is_back();
    let opening = &round.events[0];
    let at = Moment { round: 2, takebacks: 0, events: opening.len() as u32 };
    hear(&mut guest, [ToGuest::Standing(Standing { at, ..round.standing.clone() })]);
    hear(&mut guest, ToGuest::events(Moment { events: 0, ..at }, opening));
    assert_eq!(requests(&mut guest), [Request::Record { round: 1 }]);
    hear(&mut guest, ToGuest::record(1, &round.record.to_string()));
    let checked = guest.news.pop();
    assert!(matches!(
        checked,
        Some(News::Checked { round: 1, record: Some(_), verdict: Err(Differs::CameLate) })
    ));
}

#[test]
fn a_host_that_doesnt_tell_how_things_stand_is_asked_again() {
    let (mut guest, _, round) = begin(Some(Seat::Two));
    let told = round.told();
    hear(&mut guest, told[2..4].to_vec());
    let [ToHost::Ask(Ask { number, request: Request::Standing })] = guest.messages[..] else {
        panic!("asked once")
    };
    guest.messages.clear();
    hear(&mut guest, [ToGuest::Denied { ask: number, why: Denial::TooFast }]);
    hear(&mut guest, told[4..6].to_vec());
    assert_eq!(requests(&mut guest), [Request::Standing]);
}

/// However a round is told, in pieces, twice, backwards or with holes: what comes out can be shown, and in the end the host is believed
/// or not.
#[test]
fn whatever_is_told_can_be_shown() {
    let mut chance = ChaCha8Rng::seed_from_u64(8);
    for viewer in [Some(Seat::Two), None] {
        let (_, secret, round) = begin(viewer);
        let mut told = round.told();
        told.push(round.ended.clone());
        told.push(ToGuest::Reveal { round: 1, secret });
        told.extend(ToGuest::record(1, &round.record.to_string()));
        for _ in 0..200 {
            let mut guest = Guest::new(GUEST);
            hear(&mut guest, [ToGuest::Lobby(Box::new(lobby(viewer)))]);
            let mut shown = Mirror::new(setup(), viewer);
            for at in 0..told.len() {
                let at = if below(&mut chance, 6) == 0 { below(&mut chance, told.len()) } else { at };
                let mut message = told[at].clone();
                if let ToGuest::Events { events, .. } = &mut message
                    && below(&mut chance, 20) == 0
                {
                    events.reverse();
                }
                if guest.hear(message).is_err() {
                    break;
                }
                for update in updates(&mut guest) {
                    match update {
                        Update::RoundBegan { events, .. } | Update::Standing { events, .. } => {
                            shown = Mirror::new(setup(), viewer);
                            events.iter().for_each(|event| shown.apply(event));
                        }
                        Update::Events(events) => events.iter().for_each(|event| shown.apply(event)),
                        _ => {}
                    }
                }
                assert!(guest.messages.len() <= 2 + told.len());
            }
            assert!(!serde_json::to_string(&shown.view()).expect("a view is JSON").is_empty());
        }
    }
}
