//! Events of an untrusted host: a replica accepts true ones, rejects impossible ones, and never panics.

use skipstone_core::{Card, Event, ImpossibleEvent, Replica, Round, Seat, Setup, VisibleEvent, event};

use super::visibility::{play_random, some_tables};
use crate::tables::TestRng;

/// Every viewer of a table: all seats and a spectator.
fn viewers(setup: Setup) -> impl Iterator<Item = Option<Seat>> {
    setup.seats().map(Some).chain([None])
}

/// The events of a round as one viewer sees them.
fn seen(setup: Setup, seed: u64, viewer: Option<Seat>) -> Vec<VisibleEvent> {
    let mut seen = Vec::new();
    play_random(setup, seed, |round: &Round, events: &[Event]| {
        seen.extend(events.iter().map(|event| VisibleEvent::of(event, viewer, round)));
    });
    seen
}

/// Every event of an honest round can happen when it does, but not a second time.
#[test]
fn every_true_event_is_accepted_once() {
    for (setup, seed) in some_tables() {
        for viewer in viewers(setup) {
            let events = seen(setup, seed, viewer);
            let mut replica = Replica::new(setup, viewer);
            for event in &events {
                assert_eq!(replica.try_apply(event), Ok(()), "{event:?} for {viewer:?}");
                // Growing hands allow a second draw, and announcements can be repeated.
                if !matches!(
                    event,
                    VisibleEvent::Draw { .. }
                        | VisibleEvent::Announce { .. }
                        | VisibleEvent::Out(_)
                        | VisibleEvent::Pass(_)
                ) {
                    let again = replica.clone().try_apply(event);
                    assert!(again.is_err(), "{event:?} twice for {viewer:?}");
                }
            }
            for event in &events {
                assert_eq!(replica.try_apply(event), Err(ImpossibleEvent::NotNow), "after the end");
            }
        }
    }
}

/// Other cards, seats and counts than the true ones.
fn falsified(seen: &VisibleEvent, other: &VisibleEvent, rng: &mut TestRng) -> VisibleEvent {
    let any_card = |rng: &mut TestRng| Card::new(None, rng.below(Card::IDS) as u8).expect("a card");
    let any_seat = |rng: &mut TestRng| Seat::from_index(rng.below(12));
    let mut seen = seen.clone();
    match (&mut seen, rng.below(4)) {
        (VisibleEvent::Deal { stocks, .. }, 0) => stocks.truncate(1),
        (VisibleEvent::Deal { stocks, .. }, 1) => stocks[0] = stocks[stocks.len() - 1],
        (VisibleEvent::Deal { draw, .. }, _) => *draw = rng.below(256) as u8,
        (
            VisibleEvent::Turn(event::Turn { seat })
            | VisibleEvent::Pass(event::Pass { seat })
            | VisibleEvent::Out(event::Out { seat }),
            _,
        ) => *seat = any_seat(rng),
        (VisibleEvent::Draw { count, .. }, 0) => *count = rng.below(256) as u8,
        (VisibleEvent::Draw { cards, .. }, 1) => *cards = Some(vec![any_card(rng)]),
        (VisibleEvent::Draw { cards: Some(cards), .. }, 2) => cards[0] = any_card(rng),
        (VisibleEvent::Draw { seat, .. }, _) => *seat = any_seat(rng),
        (VisibleEvent::Play { card, .. } | VisibleEvent::Discard(event::Discard { card, .. }), 0) => {
            *card = any_card(rng)
        }
        (VisibleEvent::Play { turned, .. }, 1) => *turned = turned.xor(Some(any_card(rng))),
        (VisibleEvent::Play { mv, .. } | VisibleEvent::Discard(event::Discard { mv, .. }), 2) => {
            if let VisibleEvent::Play { mv: another, .. }
            | VisibleEvent::Discard(event::Discard { mv: another, .. }) = other
            {
                *mv = *another;
            }
        }
        (VisibleEvent::Play { seat, .. } | VisibleEvent::Discard(event::Discard { seat, .. }), _) => {
            *seat = any_seat(rng)
        }
        (VisibleEvent::Announce { stock, .. }, _) => *stock = Some(any_seat(rng)),
        (VisibleEvent::Replenish { draw, .. }, _) => *draw = rng.below(256) as u8,
        (VisibleEvent::End(result), _) => result.left.reverse(),
        (VisibleEvent::Penalty { count, .. }, 0) => *count = rng.below(256) as u8,
        (VisibleEvent::Penalty { into: seat, .. }, 1) => *seat = any_seat(rng),
        (
            VisibleEvent::Catch(event::Catch { caught: seat, .. })
            | VisibleEvent::Call(event::Call { talker: seat, .. })
            | VisibleEvent::Penalty { seat, .. },
            _,
        ) => {
            *seat = any_seat(rng);
        }
        (VisibleEvent::Complete(_), _) => return other.clone(),
    }
    seen
}

/// For any events in any order: a replica accepts or rejects them, stays readable, and never holds more cards than a deck.
#[test]
fn no_event_crashes_a_replica() {
    let mut rng = TestRng::new(77);
    for (setup, seed) in some_tables() {
        for viewer in viewers(setup) {
            let events = seen(setup, seed, viewer);
            let (mut replica, mut refused) = (Replica::new(setup, viewer), 0);
            for step in 0..3 * events.len() {
                // Mostly the true next event, so that the round progresses.
                let other = rng.pick(&events);
                let sent = match rng.below(8) {
                    0 => other,
                    1 => falsified(&rng.pick(&events), &other, &mut rng),
                    2 => falsified(&events[step % events.len()], &other, &mut rng),
                    _ => events[step % events.len()].clone(),
                };
                refused += usize::from(replica.try_apply(&sent).is_err());
                let view = replica.view();
                let piles = setup.seats().map(|seat| view.stock_left(seat) + view.hand_size(seat));
                let cards = piles.sum::<usize>() + view.draw_left() + view.completed_size();
                assert!(cards <= usize::from(setup.rules().deck.size()));
                if step % 16 == 0 {
                    let text = serde_json::to_string(&view).expect("a view is JSON");
                    let moves = view.legal_moves();
                    assert!(!text.is_empty() && moves.iter().count() == moves.len());
                }
            }
            assert!(refused > 0);
        }
    }
}
