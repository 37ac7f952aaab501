//! The slots that a recommended line of moves uses, for highlighting on the board.

use skipstone_core::bot::advice::AdvisedMove;
use skipstone_core::{Move, Seat, SeatView, Source};

use super::Slot;

/// A slot that a line takes cards from or puts cards on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HighlightedSlot {
    /// The slot, as of before the line's first move.
    pub slot: Slot,
    /// The line's moves that use the slot, counted from 1, ascending.
    pub steps: Vec<usize>,
}

impl HighlightedSlot {
    /// The move numbers as a label: "1, 2", or "1–4" of more in a row.
    pub fn numbers(&self) -> String {
        let is_row = self.steps.windows(2).all(|two| two[0] + 1 == two[1]);
        match &self.steps[..] {
            [first, _, .., last] if is_row => format!("{first}–{last}"),
            steps => steps.iter().map(usize::to_string).collect::<Vec<_>>().join(", "),
        }
    }

    /// Whether the line's first move uses the slot.
    pub fn is_first(&self) -> bool {
        self.steps.first() == Some(&1)
    }
}

/// The slots of a line, in the order in which it uses them. Hand slots are those before the first move.
pub fn highlighted_slots(view: &SeatView<'_>, line: &[AdvisedMove]) -> Vec<HighlightedSlot> {
    let me = view.seat();
    let mut places: Vec<HighlightedSlot> = Vec::new();
    for (step, at) in line.iter().zip(1..) {
        for slot in slots(view, step, me).into_iter().flatten() {
            match places.iter_mut().find(|place| place.slot == slot) {
                Some(place) => place.steps.push(at),
                None => places.push(HighlightedSlot { slot, steps: vec![at] }),
            }
        }
    }
    places
}

fn slots(view: &SeatView<'_>, step: &AdvisedMove, me: Seat) -> [Option<Slot>; 2] {
    let source = step.mv.source().map(|source| match (source, step.card) {
        // Earlier plays of the line shift the hand, so the card is looked up in the current one.
        (Source::Hand(then), Some(card)) => {
            let now = view.hand().iter().position(|held| held == card);
            Slot::Hand(now.map_or(then, |now| now as u8))
        }
        (source, _) => Slot::of_source(source, me, me),
    });
    let drawn = (step.mv == Move::Draw).then_some(Slot::Draw);
    [source.or(drawn), step.mv.target().map(Slot::of_target)]
}

#[cfg(test)]
mod tests {
    use skipstone_core::{Pile, Position};

    use super::*;

    #[test]
    fn each_card_is_lit_where_it_lies_now() {
        let position: Position =
            "b2: 1 2 3 4\nd1@1: 8\nh@1: 9 5 6\ns@1: 7\ns@2: 9".parse().expect("a position");
        let round = position.round().expect("it can be played");
        let (mut then, mut line) = (round.clone(), Vec::new());
        for mv in ["h2>b2", "h2>b2", "s>b2"] {
            let mv = Move::parse(mv, Seat::ONE).expect("a move");
            line.push(AdvisedMove::of(&then.view(Seat::ONE), mv));
            then.play(Seat::ONE, mv).expect("a legal move");
        }
        let lit = |slot, steps: &[usize]| HighlightedSlot { slot, steps: steps.to_vec() };
        assert_eq!(
            highlighted_slots(&round.view(Seat::ONE), &line),
            [
                lit(Slot::Hand(1), &[1]),
                lit(Slot::Build(Pile::Two), &[1, 2, 3]),
                lit(Slot::Hand(2), &[2]),
                lit(Slot::Stock(Seat::ONE), &[3]),
            ]
        );
        let label = |steps: &[usize]| lit(Slot::Build(Pile::Two), steps).numbers();
        assert_eq!(
            [label(&[1]), label(&[1, 2]), label(&[2, 3, 4]), label(&[1, 3, 4])],
            ["1", "1, 2", "2–4", "1, 3, 4"]
        );
    }
}
