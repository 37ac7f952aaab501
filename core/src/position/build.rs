//! From a checked position to a round, and back.

use std::collections::BTreeMap;

use super::check::Checked;
use super::{Past, Pick, Pile, Place, Position, places};
use crate::card::Card;
use crate::hands::Hands;
use crate::open::{Ending, Open};
use crate::round::Round;
use crate::rules::DrawRule;
use crate::score;
use crate::seat::Seat;

pub(super) fn round_of(position: &Position, checked: &Checked) -> Round {
    let setup = checked.setup;
    let pile = |place| checked.cards.get(&place).map_or(&[][..], Vec::as_slice);
    let mut open = Open::new(setup, position.turn);
    let mut hands = Hands::new();
    for at in 0..4 {
        let place = Place::Build(at);
        let gone = position.piles.get(&place).map_or(0, |pile| pile.gone);
        open.lay_build(usize::from(at), gone, pile(place));
    }
    for seat in setup.seats() {
        for at in 0..4 {
            for card in pile(Place::Discard(at, seat)) {
                open.push_discard(seat, usize::from(at), *card);
            }
        }
        for (held, card) in pile(Place::Hand(seat)).iter().enumerate() {
            hands.push(seat, held, *card);
        }
        open.hand_sizes[seat] = pile(Place::Hand(seat)).len() as u8;
    }
    for card in pile(Place::Completed) {
        open.push_completed(*card);
    }
    remember(&mut open, &position.past);
    let stocks: Vec<&[Card]> = setup.seats().map(|seat| pile(Place::Stock(seat))).collect();
    let mut round = Round::put_together(open, hands, &stocks, pile(Place::Draw), position.chance.clone());
    round.open.end = position.end.map(|reason| {
        let winner = score::winner(&setup, &round.stock_left());
        Ending { reason, winner }
    });
    round
}

fn remember(open: &mut Open, past: &Past) {
    open.house.promise = past.promise;
    open.house.last_discard = past.last.map(|(pile, seat)| (seat, pile));
    open.house.blocked = past.blocked;
    let bit = |seat: Seat| 1 << seat.index();
    open.begun = match &past.begun {
        Some(seats) => seats.iter().fold(0, |begun, seat| begun | bit(*seat)),
        None => open.setup.seats().fold(0, |begun, seat| begun | bit(seat)),
    };
    open.manners.due = past.due;
    past.caught.iter().for_each(|seat| open.catch(*seat));
    (open.passes, open.idle) = (past.passes, past.idle);
    (open.turns, open.moves) = (past.turns, past.moves);
}

pub(super) fn position_of(round: &Round) -> Position {
    let open = &round.open;
    let setup = &open.setup;
    let pile = |place| -> Vec<Card> {
        let upwards = |mut cards: Vec<Card>| {
            cards.reverse();
            cards
        };
        match place {
            Place::Build(at) => open.builds[usize::from(at)].cards().to_vec(),
            Place::Stock(seat) => round.piles.stock(open, seat).to_vec(),
            Place::Hand(seat) => round.hands.of(seat).iter().collect(),
            Place::Discard(at, seat) => upwards(open.discard_pile(seat, usize::from(at)).collect()),
            Place::Draw => round.piles.draw(open).to_vec(),
            Place::Completed => upwards(open.completed_cards().collect()),
        }
    };
    let named = |place| {
        let gone = if let Place::Build(at) = place { open.builds[usize::from(at)].gone } else { 0 };
        Pile { gone, cards: pile(place).into_iter().map(Pick::Exact).collect() }
    };
    // Only a fixed draw asks who has had a turn, and only then it is kept.
    let fixed = setup.rules().draw != DrawRule::Refill;
    let begun: Vec<Seat> = setup.seats().filter(|seat| open.begun >> seat.index() & 1 == 1).collect();
    Position {
        rules: *setup.rules(),
        seats: setup.seat_count(),
        teams: setup.has_partners().then_some(setup.team_count()),
        turn: open.turn,
        piles: places(setup.seat_count()).map(|place| (place, named(place))).collect(),
        rest: Place::Draw,
        past: Past {
            promise: open.house.promise,
            last: open.house.last_discard.map(|(seat, pile)| (pile, seat)),
            blocked: open.house.blocked,
            begun: (fixed && begun.len() < setup.seat_count()).then_some(begun),
            due: open.manners.due,
            caught: setup.seats().filter(|seat| open.is_caught(*seat)).collect(),
            passes: open.passes,
            idle: open.idle,
            turns: open.turns,
            moves: open.moves,
        },
        chance: round.chance().clone(),
        end: open.end.map(|end| end.reason),
        lines: BTreeMap::new(),
    }
}
