//! A seat sees exactly what it may know, in every serialised form.

use std::collections::BTreeSet;

use serde::Serialize;
use skipstone_core::position::{CardSpec, Location};
use skipstone_core::{
    Card, Event, Move, Pile, PlayerAction, Position, Preset, Replica, Round, Rules, Seat, Setup,
    VisibleEvent, event,
};

use super::manners::mannered_setup;
use crate::tables::{SEATS_AND_TEAMS, TestRng, deal, preset_setup, random_act, random_setup};

/// The cards whose text occurs in something's serialised form.
fn cards_in(something: &impl Serialize) -> Vec<Card> {
    fn collect(value: &serde_json::Value, cards: &mut Vec<Card>) {
        match value {
            serde_json::Value::String(text) => cards.extend(text.parse::<Card>()),
            serde_json::Value::Array(values) => values.iter().for_each(|value| collect(value, cards)),
            serde_json::Value::Object(fields) => fields.values().for_each(|value| collect(value, cards)),
            _ => {}
        }
    }
    let mut cards = Vec::new();
    collect(&serde_json::to_value(something).expect("it is JSON"), &mut cards);
    cards.sort();
    cards
}

/// The cards that an event names. Its `Debug` form has all of them, each as its text.
fn cards_told(seen: &VisibleEvent) -> Vec<Card> {
    let text = format!("{seen:?}");
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '.');
    words.filter_map(|word| word.parse().ok()).collect()
}

fn cards(position: &Position, place: Location) -> Vec<Card> {
    let pile = position.piles.get(&place).into_iter().flat_map(|pile| &pile.cards);
    pile.map(|pick| if let CardSpec::Exact(card) = pick { *card } else { panic!("{pick} of a round") })
        .collect()
}

/// The cards visible to a seat, from the full round.
fn may_see(position: &Position, seat: Seat) -> Vec<Card> {
    let mut seen = cards(position, Location::Hand(seat));
    for other in Seat::first_n(position.seats) {
        seen.extend(cards(position, Location::Stock(other)).last());
        for pile in Pile::ALL {
            let pile = cards(position, Location::Discard(pile, other));
            let shown = if position.rules.hide_buried { pile.len().min(1) } else { pile.len() };
            seen.extend(&pile[pile.len() - shown..]);
        }
    }
    Pile::ALL.into_iter().for_each(|pile| seen.extend(cards(position, Location::Build(pile))));
    // Completed piles are face down, but everybody saw their cards.
    seen.extend(cards(position, Location::Completed));
    seen.sort();
    seen
}

pub(crate) fn play_random(setup: Setup, seed: u64, mut each: impl FnMut(&Round, &[Event])) {
    let mut rng = TestRng::new(seed);
    let (mut round, events) = deal(setup, seed);
    each(&round, &events);
    while round.ending().is_none() {
        let mut events = Vec::new();
        round.apply(random_act(&round, &mut rng), &mut events).expect("it was tried");
        each(&round, &events);
    }
}

pub(crate) fn some_tables() -> impl Iterator<Item = (Setup, u64)> {
    let presets = SEATS_AND_TEAMS.into_iter().zip(Preset::ALL.iter().cycle());
    let presets = presets.map(|((seats, teams), preset)| preset_setup(*preset, seats, teams));
    let random = (0..12).map(|seed| random_setup(&mut TestRng::new(900 + seed)));
    let mannered = (0..6).map(|seed| mannered_setup(&mut TestRng::new(950 + seed)));
    presets.chain(random).chain(mannered).zip(0..)
}

#[test]
fn a_view_shows_what_its_seat_may_see_and_nothing_else() {
    for (setup, seed) in some_tables() {
        play_random(setup, seed, |round, _| {
            let position = Position::of(round);
            for seat in setup.seats() {
                let shown = cards_in(&round.view(seat));
                assert_eq!(shown, may_see(&position, seat), "seat {seat} of\n{position}");
            }
        });
    }
}

/// A seat's replica shows the same as the table's view, and its events name no other cards.
#[test]
fn a_replica_shows_what_the_table_shows() {
    for (setup, seed) in some_tables() {
        let mut replicas: Vec<Replica> = setup.seats().map(|seat| Replica::new(setup, seat)).collect();
        let mut before: Vec<BTreeSet<Card>> = vec![BTreeSet::new(); setup.seat_count()];
        play_random(setup, seed, |round, events| {
            // Every played or discarded card was shown once, and a card too many to the seat that drew it.
            let shown = |seat| -> BTreeSet<Card> {
                let shown = events.iter().filter_map(|event| match event {
                    Event::Play { card, .. } | Event::Discard(event::Discard { card, .. }) => Some(*card),
                    Event::Draw { seat: drawer, cards } if *drawer == seat => cards.first().copied(),
                    _ => None,
                });
                shown.collect()
            };
            let position = Position::of(round);
            for (seat, replica) in setup.seats().zip(&mut replicas) {
                let sees = may_see(&position, seat);
                let (known, shown) = (&mut before[seat.index()], shown(seat));
                known.extend(&sees);
                for event in events {
                    let seen = VisibleEvent::of(event, Some(seat), round);
                    let received = cards_told(&seen);
                    assert!(
                        received.iter().all(|card| known.contains(card) || shown.contains(card)),
                        "{seen:?} for {seat}"
                    );
                    replica.apply(&seen);
                }
                *known = sees.into_iter().collect();
                let json = |view| serde_json::to_string(&view).expect("a view is JSON");
                assert_eq!(json(replica.view()), json(round.view(seat)), "seat {seat} after {events:?}");
                let (here, there) = (replica.view().legal_moves(), round.view(seat).legal_moves());
                assert!(here.iter().eq(there.iter()), "seat {seat} in\n{position}");
                for text in ["s>b1", "h1>b2", "d1>b3", "draw"] {
                    let mv = Move::parse(text, seat).expect("a move");
                    assert_eq!(
                        replica.view().check(mv),
                        round.view(seat).check(mv),
                        "{mv:?} of {seat} in\n{position}"
                    );
                }
                assert_eq!(replica.view().ending(), round.ending());
            }
        });
    }
}

/// A penalty for talking can take the last card of the draw pile and go on with a new one.
#[test]
fn a_replica_follows_a_penalty_across_a_new_draw_pile() {
    let rules = Rules { call_talking: true, ..Preset::Standard.rules() };
    let setup = Setup::new(rules, 4, 2).expect("a table");
    let (by, talker) = (Seat::ONE, Seat::ONE.left(4));
    let mut split_penalties = 0;
    for seed in 0..40 {
        let mut rng = TestRng::new(seed);
        let (mut round, mut events) = deal(setup, seed);
        let mut replica = Replica::new(setup, None);
        loop {
            for event in &events {
                let seen = VisibleEvent::of(event, None, &round);
                assert_eq!(replica.try_apply(&seen), Ok(()), "{seen:?} in\n{}", Position::of(&round));
            }
            assert_eq!(replica.view().draw_left(), round.view(Seat::ONE).draw_left(), "after {events:?}");
            split_penalties +=
                usize::from(matches!(&events[..], [Event::Call(_), Event::Replenish { .. }, ..]));
            if round.ending().is_some() {
                break;
            }
            let moves: Vec<Move> = round.legal_moves().iter().collect();
            let mv = PlayerAction::Move(rng.pick(&moves));
            let is_scarce = round.view(by).draw_left() == 1 && round.stock_left()[talker.index()] > 0;
            let call = PlayerAction::CallTalking { by, talker };
            events = Vec::new();
            round.apply(if is_scarce { call } else { mv }, &mut events).expect("a legal action");
        }
    }
    assert!(split_penalties > 0, "no penalty needed a new draw pile");
}

/// A spectator sees no hands, and all public cards.
#[test]
fn a_spectator_sees_public_cards_only() {
    for (setup, seed) in some_tables() {
        let mut replica = Replica::new(setup, None);
        play_random(setup, seed, |round, events| {
            for event in events {
                let seen = VisibleEvent::of(event, None, round);
                match event {
                    Event::Draw { cards, .. } => assert!(cards_told(&seen).is_empty() && !cards.is_empty()),
                    Event::Replenish { .. } | Event::Penalty { .. } => assert!(cards_told(&seen).is_empty()),
                    Event::Deal { stocks, .. } => {
                        assert_eq!(
                            cards_told(&seen).len(),
                            stocks.iter().filter(|stock| !stock.is_empty()).count()
                        );
                    }
                    _ => {}
                }
                replica.apply(&seen);
            }
            assert!(replica.hand().iter().next().is_none());
            let open = |view| {
                let mut view = serde_json::to_value(view).expect("a view is JSON");
                view["hand"].take();
                view
            };
            assert_eq!(open(replica.view()), open(round.view(Seat::ONE)), "after {events:?}");
        });
    }
}
