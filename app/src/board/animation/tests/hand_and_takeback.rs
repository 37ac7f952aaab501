//! Cards of a sorted hand, and cards that are taken back.

use skipstone_core::Pile;

use super::*;

/// Each leaves the hand where it lay, and comes where it is to lie.
#[test]
fn cards_of_a_sorted_hand_fly_from_and_to_their_places() {
    let (setup, batches) = batches();
    let (board, flight_time) = (Size::new(1000.0, 700.0), Speed::Normal.flight_time());
    let layout = |animation: &AnimatedBoard| layout_of(&animation.view(), board, HandOrder::Sorted);
    let mut animation = AnimatedBoard::new(setup, Seat::ONE);
    animation.set_hand_order(HandOrder::Sorted);
    let (mut now, mut left, mut came) = (Instant::now(), 0, 0);
    for event in batches.concat() {
        let (before, held) = (layout(&animation), animation.view().hand().iter().collect::<Vec<Card>>());
        animation.show_events(&[event], now, flight_time);
        let (after, view) = (layout(&animation), animation.view());
        for flight in animation.flights() {
            let Some(card) = flight.card else { continue };
            if let FlightStart::OwnHand(place) = flight.from {
                let slot = held.iter().position(|held| *held == card).expect("it was held");
                assert_eq!(before.card(Slot::Hand(slot as u8), 0), before.hand_place(place));
                left += 1;
            }
            if let Slot::Hand(slot) = flight.to.0 {
                assert_eq!(view.hand().get(slot.into()), Some(card));
                let place = HandOrder::Sorted.place(&view, slot);
                assert_eq!(after.card(flight.to.0, 0), after.hand_place(place));
                came += 1;
            }
        }
        while animation.is_moving() {
            now += Duration::from_millis(50);
            animation.advance(now, flight_time);
        }
    }
    assert!(left > 20 && came > 20, "{left} {came}");
}

/// What was drawn goes back from where it lies in the sorted hand, and what was played to where it lies there.
#[test]
fn what_is_taken_back_leaves_and_reaches_its_place_in_a_sorted_hand() {
    let (setup, batches) = batches();
    let (board, now, flight_time) = (Size::new(1000.0, 700.0), Instant::now(), Speed::Normal.flight_time());
    let (mut left, mut came) = (0, 0);
    for first in 1..batches.len() - 30 {
        let last = first + 1 + first % 29;
        let at = |last: usize| {
            let mut animation = AnimatedBoard::new(setup, Seat::ONE);
            animation.set_hand_order(HandOrder::Sorted);
            animation.show_events(&batches[..last].concat(), now, Duration::ZERO);
            animation
        };
        let (mut animation, after) = (at(first), at(last));
        animation.show_takeback(&batches[first..last].concat(), now, flight_time);
        let (view, after) = (animation.view(), after.view());
        let layout = layout_of(&view, board, HandOrder::Sorted);
        for flight in animation.flights() {
            let Some(card) = flight.card else { continue };
            if let FlightStart::OwnHand(place) = flight.from {
                let slot = HandOrder::Sorted.slot(&after, place);
                assert_eq!(after.hand().get(slot.into()), Some(card), "it leaves where it lay");
                left += 1;
            }
            if let Slot::Hand(slot) = flight.to.0 {
                assert_eq!(view.hand().get(slot.into()), Some(card), "it comes where it is to lie");
                let place = HandOrder::Sorted.place(&view, slot);
                assert_eq!(layout.card(flight.to.0, 0), layout.hand_place(place));
                came += 1;
            }
            assert!(!matches!(flight.from, FlightStart::Card(Slot::Hand(_), _)), "{flight:?}");
        }
    }
    assert!(left > 20 && came > 20, "{left} {came}");
}

/// The open cards of a view, with the slot of each.
fn open_cards(view: &SeatView<'_>) -> Vec<(Card, Slot)> {
    let mut cards: Vec<(Card, Slot)> = Vec::new();
    cards.extend(view.hand().iter().zip(0..).map(|(card, nth)| (card, Slot::Hand(nth))));
    for seat in view.setup().seats() {
        cards.extend(view.stock_top(seat).map(|card| (card, Slot::Stock(seat))));
        for pile in Pile::ALL {
            let discards = view.discard_pile(seat, pile);
            cards.extend(discards.map(|card| (card, Slot::Discard(seat, pile))));
        }
    }
    for pile in Pile::ALL {
        cards.extend(view.build_pile(pile).iter().map(|card| (*card, Slot::Build(pile))));
    }
    cards
}

#[test]
fn what_is_taken_back_goes_back_to_where_it_was() {
    let (setup, batches) = batches();
    let (board, now, flight_time) = (Size::new(1000.0, 700.0), Instant::now(), Speed::Normal.flight_time());
    let mut seen = 0;
    for first in (1..batches.len() - 30).step_by(3) {
        let last = first + 1 + first % 29;
        let mut animation = AnimatedBoard::new(setup, Seat::ONE);
        animation.show_events(&batches[..last].concat(), now, Duration::ZERO);
        let after: Vec<(Card, Slot)> = open_cards(&animation.view());
        let mut animation = AnimatedBoard::new(setup, Seat::ONE);
        animation.show_events(&batches[..first].concat(), now, Duration::ZERO);
        animation.show_takeback(&batches[first..last].concat(), now, flight_time);
        let layout = layout_of(&animation.view(), board, HandOrder::default());
        for flight in animation.flights() {
            assert!(flight.pose(&layout, board, false, now + flight_time * 3).is_none());
            let begins = flight.starts_at + Duration::from_millis(1);
            assert!(flight.pose(&layout, board, false, begins).is_some(), "{flight:?} is seen");
        }
        for (card, slot) in open_cards(&animation.view()) {
            let Some((_, lay)) = after.iter().find(|(other, _)| *other == card) else { continue };
            if takeback::whole_hand(*lay) == takeback::whole_hand(slot) {
                continue;
            }
            let goes =
                |flight: &&Flight| flight.to.0 == slot && (flight.card == Some(card) || flight.cards > 1);
            assert!(animation.flights().iter().any(|flight| goes(&flight)), "{card:?} from {lay} to {slot}");
            seen += 1;
        }
    }
    assert!(seen > 50, "{seen}");
}
