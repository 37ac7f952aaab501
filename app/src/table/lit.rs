//! The places that a line of moves leads over, to be lit on the board.

use skipstone_core::bot::advice::Step;
use skipstone_core::{Move, Seat, SeatView, Source};

use super::Slot;

/// A place that a line takes a card from or puts one on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lit {
    /// The place.
    pub slot: Slot,
    /// The moves of the line that touch it, counted from 1.
    pub steps: Vec<usize>,
}

impl Lit {
    /// The numbers of the moves, to be read: "1, 2".
    pub fn numbers(&self) -> String {
        let numbers: Vec<_> = self.steps.iter().map(usize::to_string).collect();
        numbers.join(", ")
    }

    /// Whether the first move of the line touches it.
    pub fn is_first(&self) -> bool {
        self.steps.first() == Some(&1)
    }
}

/// The places of a line as they lie before its first move, in the order in which it comes to them.
pub fn places(view: &SeatView<'_>, line: &[Step]) -> Vec<Lit> {
    let me = view.seat();
    let mut places: Vec<Lit> = Vec::new();
    for (step, at) in line.iter().zip(1..) {
        for slot in slots(view, step, me).into_iter().flatten() {
            match places.iter_mut().find(|place| place.slot == slot) {
                Some(place) => place.steps.push(at),
                None => places.push(Lit { slot, steps: vec![at] }),
            }
        }
    }
    places
}

fn slots(view: &SeatView<'_>, step: &Step, me: Seat) -> [Option<Slot>; 2] {
    let source = step.mv.source().map(|source| match (source, step.card) {
        // By then the cards played before have left the hand, so its places are others.
        (Source::Hand(then), Some(card)) => {
            let now = view.hand().iter().position(|held| held == card);
            Slot::Hand(now.map_or(then, |now| now as u8))
        }
        (source, _) => Slot::of_source(source, me, me),
    });
    let drawn = (step.mv == Move::Draw).then_some(Slot::Draw);
    [source.or(drawn), step.mv.target().map(|target| Slot::of_target(target, me))]
}

#[cfg(test)]
mod tests {
    use skipstone_core::Position;

    use super::*;

    #[test]
    fn each_card_is_lit_where_it_lies_now() {
        let position: Position =
            "b2: 1 2 3 4\nd1@1: 8\nh@1: 9 5 6\ns@1: 7\ns@2: 9".parse().expect("a position");
        let round = position.round().expect("it can be played");
        let (mut then, mut line) = (round.clone(), Vec::new());
        for mv in ["h2>b2", "h2>b2", "s>b2"] {
            let mv = mv.parse().expect("a move");
            line.push(Step::of(&then.view(Seat::ONE), mv));
            then.play(Seat::ONE, mv).expect("a legal move");
        }
        let lit = |slot, steps: &[usize]| Lit { slot, steps: steps.to_vec() };
        assert_eq!(
            places(&round.view(Seat::ONE), &line),
            [
                lit(Slot::Hand(1), &[1]),
                lit(Slot::Build(1), &[1, 2, 3]),
                lit(Slot::Hand(2), &[2]),
                lit(Slot::Stock(Seat::ONE), &[3]),
            ]
        );
    }
}
