//! A copy that misses something, is told anew, or is told what can't be.

use super::*;
use crate::codec::{Decoder, Frame};

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

    // Half of what is told isn't taken in.
    let (mut guest, _, round) = begin(Some(Seat::Two));
    hear(&mut guest, round.told()[..3].to_vec());
    let (at, next) = (guest.at(), round.events[2].clone());
    let half = [next.clone(), next.clone()].concat();
    assert_eq!(guest.hear(ToGuest::Events { from: at, events: half }), Ok(()));
    assert_eq!(guest.at(), at);

    for message in [
        ToGuest::Lobby(Box::new(Lobby { teams: 1, ..lobby(Some(Seat::Two)) })),
        ToGuest::Presence(Presence::Here(Seat::Four)),
        ToGuest::TakebackAsked { by: Seat::Four, at },
    ] {
        let (mut guest, _, round) = begin(Some(Seat::Two));
        hear(&mut guest, round.told()[..3].to_vec());
        updates(&mut guest);
        assert_eq!(guest.hear(message.clone()), Ok(()));
        assert_eq!(requests(&mut guest), [Request::Standing]);
        assert_eq!(guest.news, []);
        assert!(matches!(guest.hear(message), Err(Untrue::Table | Untrue::Seat(Seat::Four))));
    }

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

/// However a round is told, twice, backwards, with holes or with wrong bytes in it: what comes out can be shown, and in the end the host is believed
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
        for _ in 0..60 {
            let mut guest = Guest::new(GUEST);
            hear(&mut guest, [ToGuest::Lobby(Box::new(lobby(viewer)))]);
            let mut shown = Mirror::new(setup(), viewer);
            for at in 0..told.len() {
                let at = if below(&mut chance, 6) == 0 { below(&mut chance, told.len()) } else { at };
                let mut bytes = Frame::new(&told[at]).expect("it can be sent").as_ref().to_vec();
                if below(&mut chance, 10) == 0 {
                    let changed = 2 + below(&mut chance, bytes.len() - 2);
                    bytes[changed] = below(&mut chance, 256) as u8;
                }
                let mut decoder = Decoder::default();
                decoder.push(&bytes);
                // What can't be read ends a connection before it gets here.
                let Some(Ok(message)) = decoder.message() else { continue };
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

#[test]
fn who_gets_another_seat_sees_with_other_eyes() {
    let (mut guest, _, round) = begin(Some(Seat::Two));
    hear(&mut guest, round.told()[..3].to_vec());
    hear(&mut guest, [ToGuest::Lobby(Box::new(lobby(None)))]);
    assert_eq!(requests(&mut guest), [Request::Standing]);
    let (_, _, watched) = begin(None);
    updates(&mut guest);
    hear(&mut guest, watched.told()[..2].to_vec());
    assert!(matches!(updates(&mut guest)[..], [Update::RoundBegan { .. }]));
}
