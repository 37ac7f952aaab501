//! What a decision gave away: the moves that were played, compared with the advised ones.

use serde::{Deserialize, Serialize};

use crate::moves::{Move, Source, Target};

use super::advice::AdvisedMove;
use super::reasons::Reason;

/// What was wrong with a decision that cost something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Mistake {
    /// A stock card could have been played, the own one or a partner's.
    StockLeft,
    /// A wild was spent that was better kept.
    WildSpent,
    /// A build pile was left, or moved, as it suits an opponent's stock card.
    OpponentHelped,
    /// Cards were held that were better played, to empty the hand or to make way.
    HandHeld,
    /// Cards were played that were better kept, a stock card that could wait among them.
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

    /// The most telling difference between the moves that were played, before these later ones of the same turn, and better moves
    /// with the reasons for them.
    pub(crate) fn of(
        played: &[AdvisedMove],
        later: &[Move],
        better: &[AdvisedMove],
        reasons: &[Reason],
    ) -> Mistake {
        let spends_wild = spends_wild(played, later, better);
        let (played, better) = (Counts::of(played), Counts::of(better));
        let heeds_opponents =
            || reasons.iter().any(|why| matches!(why, Reason::Blocks { .. } | Reason::HoldsBack { .. }));
        match () {
            () if played.stock < better.stock => Mistake::StockLeft,
            () if played.stock > better.stock => Mistake::CardSpent,
            () if spends_wild => Mistake::WildSpent,
            () if reasons.contains(&Reason::NewHand) => Mistake::HandHeld,
            () if heeds_opponents() => Mistake::OpponentHelped,
            () if played.plays < better.plays => Mistake::HandHeld,
            () if played.plays > better.plays => Mistake::CardSpent,
            () if played.discard != better.discard => Mistake::Discard,
            () => Mistake::Placement,
        }
    }
}

/// Whether the moves that were played, before these later ones of the same turn, spend more wilds than better moves, and for no stock
/// card.
pub(crate) fn spends_wild(played: &[AdvisedMove], later: &[Move], better: &[AdvisedMove]) -> bool {
    spends_more_wilds(played, better) && !frees_stock(played, later)
}

/// Whether the moves that were played spend more wilds than better moves, whatever for.
pub(crate) fn spends_more_wilds(played: &[AdvisedMove], better: &[AdvisedMove]) -> bool {
    Counts::of(played).wilds > Counts::of(better).wilds
}

/// Whether a later move plays a stock card onto a build pile that a wild from elsewhere has brought on.
fn frees_stock(played: &[AdvisedMove], later: &[Move]) -> bool {
    let is_stock = |mv: Move| matches!(mv.source(), Some(Source::Stock(_)));
    let brought_on = |pile: Target| {
        let is_wild = |moved: &AdvisedMove| moved.card.is_some_and(|card| card.is_wild());
        played.iter().any(|moved| moved.mv.target() == Some(pile) && !is_stock(moved.mv) && is_wild(moved))
    };
    later.iter().any(|mv| is_stock(*mv) && mv.target().is_some_and(brought_on))
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
    use super::*;
    use crate::pile::Pile;
    use crate::position::Position;
    use crate::seat::Seat;

    fn line(moves: &[&str]) -> Vec<AdvisedMove> {
        line_in("b1: 1 2\nb2: 1 2 3 4 5 6\ns@1: 4? 3\nh@1: 3 7 W 9 12\nd1@1: 10\ns@2: 9? 8", moves)
    }

    /// The moves with their cards, from a position on.
    fn line_in(position: &str, moves: &[&str]) -> Vec<AdvisedMove> {
        let mut round = position.parse::<Position>().expect("a position").round().expect("it is possible");
        let moved = moves.iter().map(|text| {
            let mv = Move::parse(text, round.turn()).expect("a move");
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
                &[Reason::HoldsBack { pile: Pile::Two, opponent: Seat::ONE }],
                Mistake::OpponentHelped,
            ),
            (&["h5>d2"], &["h2>b2", "h4>d2"], &[], Mistake::HandHeld),
            (&["h2>b2", "h4>d2"], &["h5>d2"], &[], Mistake::CardSpent),
            (&["h5>d2"], &["h4>d1"], &[], Mistake::Discard),
            (&["h3>b1", "h4>d2"], &["h3>b2", "h4>d2"], &[], Mistake::Placement),
        ];
        for (played, better, reasons, mistake) in cases {
            let found = Mistake::of(&line(played), &[], &line(better), reasons);
            assert_eq!(found, mistake, "{played:?} instead of {better:?}");
        }
    }

    #[test]
    fn a_discarded_wild_is_wasted_whatever_else_was_wrong() {
        let (played, better) = (line(&["h3>d2"]), line(&["s>b1"]));
        assert_eq!(Mistake::of(&played, &[], &better, &[]), Mistake::StockLeft);
        assert!(spends_wild(&played, &[], &better));
        assert!(!spends_wild(&line(&["h5>d2"]), &[], &better));
    }

    #[test]
    fn a_stock_card_that_is_played_too_soon_is_no_wrong_discard() {
        // A wild that lies on the stock pile fits later, too.
        let position = "s@1: 4? W\nh@1: 7 9\ns@2: 9? 8";
        let played = line_in(position, &["s>b1"]);
        let better = line_in(position, &["h2>d1"]);
        assert_eq!(Mistake::of(&played, &[], &better, &[]), Mistake::CardSpent);
        // Wilds that free a stock card are spent for something.
        let position = "b1: 1 2\ns@1: 4? 5\nh@1: W W 9\ns@2: 9? 8";
        let played = line_in(position, &["h1>b1", "h1>b1", "s>b1"]);
        let better = line_in(position, &["h3>d1"]);
        assert_eq!(Mistake::of(&played, &[], &better, &[]), Mistake::CardSpent);
    }

    #[test]
    fn a_wild_that_frees_a_stock_card_later_in_the_turn_is_not_wasted() {
        let (played, better) = (line(&["h3>b2"]), line(&["h4>d2"]));
        let later = |mv: &str| [Move::parse(mv, Seat::ONE).expect("a move")];
        let named = |later: &[Move]| Mistake::of(&played, later, &better, &[]);
        assert_eq!(named(&[]), Mistake::WildSpent);
        assert_eq!(named(&later("s>b1")), Mistake::WildSpent, "another pile");
        assert_eq!(named(&later("s>b2")), Mistake::CardSpent);
    }
}
