//! What a decision gave away: the moves that were played, compared with the advised ones.

use crate::moves::{Source, Target};

use super::advice::{Advice, AdvisedMove};
use super::reasons::Reason;

/// What was wrong with a decision that cost something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mistake {
    /// A stock card could have been played, the own one or a partner's.
    StockLeft,
    /// A wild was spent that was better kept.
    WildSpent,
    /// A build pile was left, or moved, as it suits an opponent's stock card.
    OpponentHelped,
    /// Cards were held that were better played, to empty the hand or to make way.
    HandHeld,
    /// Cards were played that were better kept.
    CardSpent,
    /// Another card, or another pile, was better for the discard.
    Discard,
    /// The same cards were better played elsewhere.
    Placement,
}

impl Mistake {
    /// All of them.
    pub const ALL: [Mistake; 7] = [
        Mistake::StockLeft,
        Mistake::WildSpent,
        Mistake::OpponentHelped,
        Mistake::HandHeld,
        Mistake::CardSpent,
        Mistake::Discard,
        Mistake::Placement,
    ];

    /// The name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Mistake::StockLeft => "stock-left",
            Mistake::WildSpent => "wild-spent",
            Mistake::OpponentHelped => "opponent-helped",
            Mistake::HandHeld => "hand-held",
            Mistake::CardSpent => "card-spent",
            Mistake::Discard => "discard",
            Mistake::Placement => "placement",
        }
    }

    /// The most telling difference between the moves that were played and the better ones of the advice.
    pub(super) fn of(played: &[AdvisedMove], advice: &Advice) -> Mistake {
        let (played, better) = (Counts::of(played), Counts::of(&advice.line));
        let heeds_opponents = || {
            advice.reasons.iter().any(|why| matches!(why, Reason::Blocks { .. } | Reason::HoldsBack { .. }))
        };
        match () {
            () if played.stock < better.stock => Mistake::StockLeft,
            () if played.wilds > better.wilds => Mistake::WildSpent,
            () if advice.reasons.contains(&Reason::NewHand) => Mistake::HandHeld,
            () if heeds_opponents() => Mistake::OpponentHelped,
            () if played.plays < better.plays => Mistake::HandHeld,
            () if played.plays > better.plays => Mistake::CardSpent,
            () if played.discard != better.discard => Mistake::Discard,
            () => Mistake::Placement,
        }
    }
}

/// What counts of a line.
#[derive(Debug, Clone, Copy, Default)]
struct Counts {
    stock: usize,
    /// Wilds from elsewhere than a stock pile, discarded ones included.
    wilds: usize,
    /// Cards played from elsewhere than a stock pile.
    plays: usize,
    discard: Option<AdvisedMove>,
}

impl Counts {
    fn of(line: &[AdvisedMove]) -> Counts {
        let mut counts = Counts::default();
        for moved in line {
            match (moved.mv.source(), moved.mv.target()) {
                (Some(Source::Stock(_)), _) => {
                    counts.stock += 1;
                    continue;
                }
                (_, Some(Target::Build(_))) => counts.plays += 1,
                (_, Some(Target::Discard(..))) => counts.discard = Some(*moved),
                (_, None) => {}
            }
            counts.wilds += usize::from(moved.card.is_some_and(|card| card.is_wild()));
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::super::advice::Certainty;
    use super::*;
    use crate::moves::Move;
    use crate::position::Position;

    /// The moves with their cards, from this position on.
    fn line(moves: &[&str]) -> Vec<AdvisedMove> {
        let position = "b1: 1 2\nb2: 1 2 3 4 5 6\ns@1: 4? 3\nh@1: 3 7 W 9 12\nd1@1: 10\ns@2: 9? 8";
        let mut round = position.parse::<Position>().expect("a position").round().expect("it is possible");
        let moved = moves.iter().map(|text| {
            let mv: Move = text.parse().expect("a move");
            let moved = AdvisedMove::of(&round.view(round.turn()), mv);
            round.play_into(round.turn(), mv, &mut ()).expect("it is legal");
            moved
        });
        moved.collect()
    }

    #[test]
    fn the_most_telling_difference_names_a_mistake() {
        type Case<'a> = (&'a [&'a str], &'a [&'a str], &'a [Reason], Mistake);
        let cases: [Case<'_>; 9] = [
            (&["h5>d2"], &["s>b1"], &[], Mistake::StockLeft),
            (&["h3>b1", "h4>d2"], &["h1>b1", "h4>d2"], &[], Mistake::WildSpent),
            (&["h3>d2"], &["h5>d2"], &[], Mistake::WildSpent),
            (&["h5>d2"], &["h1>b1", "h4>d2"], &[Reason::NewHand], Mistake::HandHeld),
            (
                &["h2>b2", "h4>d2"],
                &["h5>d2"],
                &[Reason::HoldsBack { pile: 1, opponent: crate::Seat::ONE }],
                Mistake::OpponentHelped,
            ),
            (&["h5>d2"], &["h2>b2", "h4>d2"], &[], Mistake::HandHeld),
            (&["h2>b2", "h4>d2"], &["h5>d2"], &[], Mistake::CardSpent),
            (&["h5>d2"], &["h4>d1"], &[], Mistake::Discard),
            (&["h3>b1", "h4>d2"], &["h3>b2", "h4>d2"], &[], Mistake::Placement),
        ];
        for (played, better, reasons, mistake) in cases {
            let advice = Advice {
                line: line(better),
                reasons: reasons.to_vec(),
                win_probability: None,
                certainty: Certainty::Clear,
            };
            assert_eq!(Mistake::of(&line(played), &advice), mistake, "{played:?} instead of {better:?}");
        }
    }
}
