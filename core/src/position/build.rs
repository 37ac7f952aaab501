//! From a checked position to a round, and back.

use std::collections::BTreeMap;

use super::check::CheckedPosition;
use super::{CardSpec, Location, PileSpec, Position, locations};
use crate::card::Card;
use crate::event::EventSink;
use crate::hands::Hands;
use crate::pile::Pile;
use crate::public_state::PublicState;
use crate::round::Round;
use crate::score;

pub(super) fn round_of(position: &Position, checked: &CheckedPosition) -> Round {
    let setup = checked.setup;
    let pile = |place| checked.cards.get(&place).map_or(&[][..], Vec::as_slice);
    let mut public = PublicState::new(setup, position.turn);
    let mut hands = Hands::new();
    for at in Pile::ALL {
        let place = Location::Build(at);
        let gone = position.piles.get(&place).map_or(0, |pile| pile.gone);
        public.lay_build(at, gone, pile(place));
    }
    for seat in setup.seats() {
        for at in Pile::ALL {
            for card in pile(Location::Discard(at, seat)) {
                public.push_discard(seat, at, *card);
            }
        }
        for (held, card) in pile(Location::Hand(seat)).iter().enumerate() {
            hands.push(seat, held, *card);
        }
        public.lay_hand(seat, pile(Location::Hand(seat)).len() as u8);
    }
    for card in pile(Location::Completed) {
        public.push_completed(*card);
    }
    public.restore(&position.past);
    let stocks: Vec<&[Card]> = setup.seats().map(|seat| pile(Location::Stock(seat))).collect();
    let mut round = Round::from_position(public, hands, &stocks, pile(Location::Draw), position.rng.clone());
    if let Some(reason) = position.end {
        round.public.end(reason, score::winner(&setup, reason, &round.stock_left()));
    }
    round
}

pub(super) fn deal_of(position: &Position, checked: &CheckedPosition, sink: &mut impl EventSink) -> Round {
    let places = checked.setup.pile_seats().map(Location::Stock).chain([Location::Draw]);
    let cards: Vec<Card> = places.filter_map(|place| checked.cards.get(&place)).flatten().copied().collect();
    Round::lay_out(checked.setup, &cards, position.rng.clone(), position.turn, sink)
}

pub(super) fn position_of(round: &Round) -> Position {
    let public = &round.public;
    let setup = &public.setup;
    let pile = |place| -> Vec<Card> {
        let upwards = |mut cards: Vec<Card>| {
            cards.reverse();
            cards
        };
        match place {
            Location::Build(at) => public.builds[at].cards().to_vec(),
            Location::Stock(seat) => round.piles.stock(public, seat).to_vec(),
            Location::Hand(seat) => round.hands.of(seat).iter().collect(),
            Location::Discard(at, seat) => upwards(public.discard_pile(seat, at).collect()),
            Location::Draw => round.piles.draw(public).to_vec(),
            Location::Completed => upwards(public.completed_cards().collect()),
        }
    };
    let named = |place| {
        let gone = if let Location::Build(at) = place { public.builds[at].gone } else { 0 };
        PileSpec { gone, cards: pile(place).into_iter().map(CardSpec::Exact).collect() }
    };
    Position {
        rules: *setup.rules(),
        seats: setup.seat_count(),
        teams: setup.has_partners().then_some(setup.team_count()),
        turn: public.turn,
        piles: locations(setup.seat_count()).map(|place| (place, named(place))).collect(),
        rest: Location::Draw,
        past: public.past(),
        rng: round.rng().clone(),
        end: public.end.map(|end| end.reason),
        lines: BTreeMap::new(),
    }
}
