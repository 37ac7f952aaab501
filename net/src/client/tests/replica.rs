//! A replica that misses events, gets a new snapshot, or gets impossible events.

use super::*;
use crate::codec::{Decoder, Frame};

#[test]
fn a_gap_requests_a_snapshot_and_known_events_are_ignored() {
    let (mut guest, _, round) = begin(Some(Seat::Two));
    let messages = round.messages();
    hear(&mut guest, messages[..4].to_vec());
    updates(&mut guest);
    hear(&mut guest, messages[1..4].to_vec());
    assert_eq!((updates(&mut guest), requests(&mut guest)), (vec![], vec![]));
    hear(&mut guest, messages[5..8].to_vec());
    assert_eq!(
        (updates(&mut guest), requests(&mut guest)),
        (vec![], vec![TableRequest::Snapshot]),
        "asked once"
    );
    // The snapshot arrives, and play continues.
    let until = round.events[..7].concat();
    let at = Revision { events: until.len() as u32, ..round.snapshot.at };
    hear(&mut guest, [ToGuest::Snapshot(Snapshot { at, ..round.snapshot.clone() })]);
    let from = Revision { events: 0, ..at };
    hear(&mut guest, ToGuest::events(from, &until));
    assert!(matches!(&updates(&mut guest)[..], [Update::Snapshot { events, .. }] if *events == until));
    assert_eq!(guest.revision(), at);
    hear(&mut guest, messages[8..].to_vec());
    assert_eq!(updates(&mut guest).len(), messages.len() - 8);
}

#[test]
fn a_second_impossible_message_ends_the_session() {
    let (mut guest, _, round) = begin(Some(Seat::Two));
    let messages = round.messages();
    hear(&mut guest, messages[..3].to_vec());
    updates(&mut guest);
    let lie = ToGuest::Events { from: guest.revision(), events: vec![round.events[0][0].clone()] };
    assert_eq!(guest.handle_message(lie.clone()), Ok(()));
    assert_eq!((updates(&mut guest), requests(&mut guest)), (vec![], vec![TableRequest::Snapshot]));
    assert!(matches!(guest.handle_message(lie), Err(ProtocolViolation::Event { round: 1, .. })));

    // A message with one bad event is applied in no part.
    let (mut guest, _, round) = begin(Some(Seat::Two));
    hear(&mut guest, round.messages()[..3].to_vec());
    let (at, next) = (guest.revision(), round.events[2].clone());
    let half = [next.clone(), next.clone()].concat();
    assert_eq!(guest.handle_message(ToGuest::Events { from: at, events: half }), Ok(()));
    assert_eq!(guest.revision(), at);

    for message in [
        ToGuest::Lobby(Box::new(Lobby { teams: 1, ..lobby(Some(Seat::Two)) })),
        ToGuest::Presence(PresenceEvent::Here(Seat::Four)),
        ToGuest::TakebackAsked { by: Seat::Four, at },
    ] {
        let (mut guest, _, round) = begin(Some(Seat::Two));
        hear(&mut guest, round.messages()[..3].to_vec());
        updates(&mut guest);
        assert_eq!(guest.handle_message(message.clone()), Ok(()));
        assert_eq!(requests(&mut guest), [TableRequest::Snapshot]);
        assert_eq!(guest.events, []);
        assert!(matches!(
            guest.handle_message(message),
            Err(ProtocolViolation::InvalidSetup(_) | ProtocolViolation::Seat(Seat::Four))
        ));
    }

    let (mut guest, _, round) = begin(Some(Seat::Two));
    let nobody = Snapshot { dealer: Seat::Twelve, ..round.snapshot.clone() };
    assert_eq!(guest.handle_message(ToGuest::Snapshot(nobody.clone())), Ok(()));
    assert_eq!(guest.handle_message(ToGuest::Snapshot(nobody)), Err(ProtocolViolation::Snapshot));
}

#[test]
fn a_takeback_sends_a_new_snapshot() {
    let (mut guest, _, round) = begin(Some(Seat::Two));
    hear(&mut guest, round.messages()[..4].to_vec());
    let asked_at = guest.revision();
    guest.handle_intent(Intent::Agree(true));
    assert!(updates(&mut guest).contains(&Update::Refused(IntentError::NothingAsked)));
    hear(&mut guest, [ToGuest::TakebackAsked { by: Seat::One, at: asked_at }]);
    guest.handle_intent(Intent::Agree(true));
    let agreed = TableRequest::Agree { asked: Seat::One, at: asked_at, agreed: true };
    assert_eq!(requests(&mut guest), [agreed]);
    updates(&mut guest);

    let before = round.events[..2].concat();
    let at = Revision { takebacks: 1, events: before.len() as u32, ..round.snapshot.at };
    hear(&mut guest, [ToGuest::Snapshot(Snapshot { at, ..round.snapshot.clone() })]);
    hear(&mut guest, ToGuest::events(Revision { events: 0, ..at }, &before));
    assert!(matches!(&updates(&mut guest)[..], [Update::Snapshot { events, .. }] if *events == before));
    // Events sent before the snapshot are void.
    let late = ToGuest::Events { from: asked_at, events: round.events[3].clone() };
    hear(&mut guest, [late]);
    assert_eq!(updates(&mut guest), []);
    guest.handle_intent(Intent::Move(Move::Pass));
    assert!(requests(&mut guest).contains(&TableRequest::Move { at, mv: Move::Pass }));
}

#[test]
fn an_unanswered_snapshot_request_is_repeated() {
    let (mut guest, _, round) = begin(Some(Seat::Two));
    let messages = round.messages();
    hear(&mut guest, messages[2..4].to_vec());
    let [ToHost::TableRequest(NumberedRequest { number, request: TableRequest::Snapshot })] =
        guest.messages[..]
    else {
        panic!("asked once")
    };
    guest.messages.clear();
    hear(&mut guest, [ToGuest::Denied { ask: number, why: Denial::RateLimited }]);
    hear(&mut guest, messages[4..6].to_vec());
    assert_eq!(requests(&mut guest), [TableRequest::Snapshot]);
}

/// Messages repeated, reordered, dropped or corrupted never make the client emit anything that a screen can't apply.
#[test]
fn arbitrary_messages_never_break_the_client() {
    let mut chance = ChaCha8Rng::seed_from_u64(8);
    for viewer in [Some(Seat::Two), None] {
        let (_, secret, round) = begin(viewer);
        let mut messages = round.messages();
        messages.push(round.ended.clone());
        messages.push(ToGuest::Reveal { round: 1, secret });
        messages.extend(ToGuest::record(1, &round.record.to_string()));
        for _ in 0..60 {
            let mut guest = joined(viewer);
            let mut shown = Replica::new(setup(), viewer);
            for at in 0..messages.len() {
                let at = if below(&mut chance, 6) == 0 { below(&mut chance, messages.len()) } else { at };
                let mut bytes = Frame::new(&messages[at]).expect("it can be sent").as_ref().to_vec();
                if below(&mut chance, 10) == 0 {
                    let changed = 2 + below(&mut chance, bytes.len() - 2);
                    bytes[changed] = below(&mut chance, 256) as u8;
                }
                let mut decoder = Decoder::default();
                decoder.push(&bytes);
                // A malformed frame ends the connection before it gets here.
                let Some(Ok(message)) = decoder.next_message() else { continue };
                if guest.handle_message(message).is_err() {
                    break;
                }
                for update in updates(&mut guest) {
                    match update {
                        Update::RoundBegan { events, .. } | Update::Snapshot { events, .. } => {
                            shown = Replica::new(setup(), viewer);
                            events.iter().for_each(|event| shown.apply(event));
                        }
                        Update::Events(events) => events.iter().for_each(|event| shown.apply(event)),
                        _ => {}
                    }
                }
                assert!(guest.messages.len() <= 2 + messages.len());
            }
            assert!(!serde_json::to_string(&shown.view()).expect("a view is JSON").is_empty());
        }
    }
}

#[test]
fn a_changed_seat_requests_a_new_snapshot() {
    let (mut guest, _, round) = begin(Some(Seat::Two));
    hear(&mut guest, round.messages()[..3].to_vec());
    hear(&mut guest, [ToGuest::Lobby(Box::new(lobby(None)))]);
    assert_eq!(requests(&mut guest), [TableRequest::Snapshot]);
    let (_, _, watched) = begin(None);
    updates(&mut guest);
    hear(&mut guest, watched.messages()[..2].to_vec());
    assert!(matches!(updates(&mut guest)[..], [Update::RoundBegan { .. }]));
}
