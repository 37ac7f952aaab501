//! What the strongest player would do now, and why.

use crate::card::{Card, Rank};
use crate::moves::{Move, Source, Target};
use crate::seat::Seat;
use crate::seed::Seed;
use crate::view::SeatView;

use super::determinization::Determinizations;
use super::plan::PlanEnd;
use super::rank_view::RankView;
use super::reasons::{self, MAX_REASONS};
use super::search::{Candidate, LeftOut, LookaheadSearch, Ranking, SearchBudget};

pub use super::reasons::Reason;

/// What the strongest player would do for a seat.
#[derive(Debug, Clone, PartialEq)]
pub struct Advice {
    /// The moves, up to the next one that turns up a new card or ends the turn. Never empty.
    pub line: Vec<AdvisedMove>,
    /// The reasons, the most important first.
    pub reasons: Vec<Reason>,
    /// The chance that the seat (its team) wins the round with this line among people, 0 to 1; `None` for a move that no plan
    /// begins with.
    pub win_probability: Option<f32>,
    /// How sure it is that no other line is as good.
    pub certainty: Certainty,
    /// The best of the other lines that are about as good; `None` unless the certainty is [`Certainty::Equal`].
    pub as_good: Option<Vec<AdvisedMove>>,
}

/// How sure an advice is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Certainty {
    /// There is nothing else to do.
    OnlyWay,
    /// Every other line is worse, by more than chance would have it.
    Clear,
    /// It is rather better than any other line.
    Likely,
    /// Another line is about as good.
    Equal,
}

/// How much less win probability is about as good: two searches of one position differ by as much.
const ABOUT_EQUAL: f32 = 0.005;

/// By how many standard errors a line leads that is clearly better.
const CLEAR_ERRORS: f32 = 2.5;

impl Certainty {
    /// How sure it is that the best plan is better than all other ranked ones, and than what the ranking has left out; with the
    /// first of them that is about as good.
    fn of<'a>(
        search: &mut LookaheadSearch,
        view: &SeatView<'_>,
        ranking: &'a Ranking,
    ) -> (Certainty, Option<&'a Candidate>) {
        let mut certainty = match ranking.left_out {
            LeftOut::Nothing => Certainty::OnlyWay,
            LeftOut::MuchWorse => Certainty::Clear,
            LeftOut::HardlyWorse => Certainty::Likely,
        };
        let Some((best, others)) = ranking.candidates.split_first() else { return (certainty, None) };
        // First sight may be wrong about what was left out, too, most often where a round is nearly won or lost.
        for other in others.iter().chain(&ranking.best_left_out) {
            certainty = certainty.max(Certainty::after_a_closer_look(search, view, ranking, best, other));
            if certainty == Certainty::Equal {
                return (certainty, Some(other));
            }
        }
        (certainty, None)
    }

    /// How sure it is that the first plan is better than the other one, which the ranking may have dropped before there was much to
    /// tell. This alone decides which plans are about as good, in hints and in reviews.
    fn after_a_closer_look(
        search: &mut LookaheadSearch,
        view: &SeatView<'_>,
        ranking: &Ranking,
        best: &Candidate,
        other: &Candidate,
    ) -> Certainty {
        match Certainty::between(best, other) {
            Certainty::Equal => Certainty::between(best, &search.played_to_the_end(view, other, ranking)),
            certainty => certainty,
        }
    }

    /// The same by what is known of both.
    fn between(best: &Candidate, other: &Candidate) -> Certainty {
        let (lead, error) = best.lead(other);
        match lead {
            _ if lead < ABOUT_EQUAL || lead < error => Certainty::Equal,
            _ if lead < CLEAR_ERRORS * error => Certainty::Likely,
            _ => Certainty::Clear,
        }
    }
}

/// What other moves are worth, against the advice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Comparison {
    /// The loss of win probability, 0 to 1; none where it is about equal.
    pub(super) cost: f32,
    /// How sure it is that the advice is better; `None` if the moves are those of the advice.
    pub(super) certainty: Option<Certainty>,
}

impl Comparison {
    const SAME: Comparison = Comparison { cost: 0.0, certainty: None };

    /// What a plan is worth that is so surely worse than the advised one.
    fn of(certainty: Certainty, advised: &Candidate, played: &Candidate) -> Comparison {
        let cost = match certainty {
            Certainty::Equal => 0.0,
            _ => {
                let left = (advised.win_probability - advised.lead(played).0).max(0.0);
                among_people(advised.win_probability) - among_people(left)
            }
        };
        Comparison { cost, certainty: Some(certainty) }
    }
}

/// One move of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AdvisedMove {
    /// The move.
    pub mv: Move,
    /// The card that it moves; `None` for a pass or a draw by hand.
    pub card: Option<Card>,
    /// The rank it is played as; `None` for whatever isn't a play.
    pub rank: Option<Rank>,
}

impl AdvisedMove {
    /// A move of a view's seat, as it would be made now.
    pub fn of(view: &SeatView<'_>, mv: Move) -> AdvisedMove {
        let card = mv.source().and_then(|source| view.source_card(source).ok());
        let rank = match mv.target() {
            Some(Target::Build(pile)) => Some(view.build_next(pile)),
            _ => None,
        };
        AdvisedMove { mv, card, rank }
    }
}

/// What the strongest player would do for a view's seat; nothing if it isn't its turn. Takes some tenths of a second at most. The same
/// view is always given the same advice.
///
/// ```
/// use skipstone_core::bot::advice::advise;
/// use skipstone_core::{Move, Position};
///
/// // The stock pile's last card fits.
/// let round = "s@1: 1\n h@1: 5 6\n s@2: 9? 12".parse::<Position>()?.round()?;
/// let advice = advise(&round.view(round.turn())).expect("it is seat 1's turn");
/// assert_eq!(advice.line[0].mv, Move::parse("s>b1", round.turn())?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn advise(view: &SeatView<'_>) -> Option<Advice> {
    Some(advise_and_compare(view, &[], &advice_seed())?.0)
}

/// The seed of the determinizations of advice and reviews. It is always the same, as advice must not depend on hidden cards, and so
/// that what a review says of a turn agrees with a hint there.
pub(super) fn advice_seed() -> Seed {
    Seed::from_number(0)
}

/// The advice, and what these moves are worth against it: `None` of moves that are no plan. What is compared has no influence on
/// the advice.
pub(super) fn advise_and_compare(
    view: &SeatView<'_>,
    played: &[Move],
    seed: &Seed,
) -> Option<(Advice, Option<Comparison>)> {
    if view.turn() != view.seat() || view.ending().is_some() {
        return None;
    }
    let mut search = LookaheadSearch::thorough(seed.short());
    let mut ranking = search.rank_plans(view, &SearchBudget::ADVICE);
    let played = search.plan_of(view, played, &ranking);
    let Some(best) = ranking.candidates.first() else {
        // What no plan begins with: drawing by hand, or the one move that the 1980 rules leave.
        let mv = view.legal_moves().get(0)?;
        let advice = Advice {
            line: vec![AdvisedMove::of(view, mv)],
            reasons: vec![Reason::OnlyWay],
            win_probability: None,
            certainty: Certainty::OnlyWay,
            as_good: None,
        };
        return Some((advice, Some(Comparison::SAME)));
    };
    if ranking.candidates.len() > 1 || ranking.best_left_out.is_some() {
        ranking.candidates[0] = search.played_to_the_end(view, best, &ranking);
    }
    let (best, rank_view) = (&ranking.candidates[0], RankView::of(view));
    let (certainty, equal) = Certainty::of(&mut search, view, &ranking);
    let stock =
        stock_play(&rank_view, &ranking.candidates).filter(|_| !matches!(best.plan.end, PlanEnd::Stock(_)));
    // Of what is about equal, people do best to get on with a stock pile.
    let equal_stock = stock.filter(|(_, stock)| Certainty::between(best, stock) == Certainty::Equal);
    let advised = match equal_stock {
        Some((_, stock)) => search.played_to_the_end(view, stock, &ranking),
        None => best.clone(),
    };
    let comparison = played.map(|played| match played.plan {
        plan if plan == best.plan || plan == advised.plan => Comparison::SAME,
        _ => {
            // The advised one is about as good as the best.
            let [over_best, over_advised] = [best, &advised]
                .map(|better| Certainty::after_a_closer_look(&mut search, view, &ranking, better, &played));
            Comparison::of(over_best.max(over_advised), &advised, &played)
        }
    });
    let equal = if advised.plan == best.plan { equal } else { Some(best) };
    let as_good = equal.map(|equal| line(view, &equal.moves));
    let mut reasons = reasons::of(&rank_view, search.plans(), advised.plan);
    let line = line(view, &advised.moves);
    if let Some((owner, stock)) = stock.filter(|_| equal_stock.is_none()) {
        let wilds = wilds_in(&self::line(view, &stock.moves)).saturating_sub(wilds_in(&line));
        reasons.insert(0, Reason::StockWaits { owner, wilds });
        reasons.truncate(MAX_REASONS);
    }
    if certainty == Certainty::OnlyWay && reasons.is_empty() {
        reasons.push(Reason::OnlyWay);
    }
    let win_probability = Some(among_people(advised.win_probability));
    Some((Advice { line, reasons, win_probability, certainty, as_good }, comparison))
}

/// What a win probability of the search is worth where people play: the networks, which know only themselves, take the plan that
/// they like best for what it promises. The odds were measured in rounds of the easier levels (docs/bots.md).
fn among_people(probability: f32) -> f32 {
    const ODDS: f32 = 0.95;
    ODDS * probability / (ODDS * probability + 1.0 - probability)
}

/// The best plan that plays a stock card, and whose; `None` if there is none.
fn stock_play<'a>(rank_view: &RankView<'_>, weighed: &'a [Candidate]) -> Option<(Seat, &'a Candidate)> {
    weighed.iter().find(|plan| plan.best_for_stock).and_then(|plan| match plan.plan.end {
        PlanEnd::Stock(column) => Some((rank_view.owner_of(column), plan)),
        PlanEnd::NewHand | PlanEnd::Discard(..) | PlanEnd::Pass => None,
    })
}

/// The wilds that a line plays from the hand or a discard pile.
fn wilds_in(line: &[AdvisedMove]) -> u8 {
    let is_spent = |step: &&AdvisedMove| {
        step.mv.is_play()
            && !matches!(step.mv.source(), Some(Source::Stock(_)))
            && step.card.is_some_and(Card::is_wild)
    };
    line.iter().filter(is_spent).count() as u8
}

/// Moves with the cards that they move, as far as they are legal: the 1980 rules forbid some that plans don't foresee (RULES 8).
fn line(view: &SeatView<'_>, moves: &[Move]) -> Vec<AdvisedMove> {
    // Any determinization will do: a line ends before it depends on a hidden card.
    let mut sampled = Determinizations::of(view, Seed::from_number(0)).sample(0);
    let mut line = Vec::new();
    for mv in moves {
        let advised = AdvisedMove::of(&sampled.view(view.seat()), *mv);
        if sampled.play_into(sampled.turn(), *mv, &mut ()).is_err() {
            break;
        }
        line.push(advised);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;

    fn advice_for(position: &str) -> Advice {
        let position: Position = position.parse().expect("a position");
        let round = position.round().expect("a possible position");
        advise(&round.view(round.turn())).expect("advice")
    }

    /// Whoever wants to get rid of their stock pile asks why a card of it stays there.
    #[test]
    fn a_stock_card_that_could_be_played_is_not_passed_over_in_silence() {
        let mut waits = 0;
        for position in [
            "h@1: W 11 10 6 7\ns@1: 9? W\ns@2: 9? 8",
            "b1: 1 2\nh@1: W W 7 9 3\ns@1: 2? 6\ns@2: 5? 11",
            "b1: 1 2 3 4 5 6 7 8 9\nh@1: W\nd1@1: 12\nd2@1: 11\ns@1: W\ns@2: 5? 2",
            "b1: 1 2 3\nh@1: W W 12 12 12\ns@1: 20? 6\ns@2: 20? 7",
            "b1: 1 2 3 4\nb2: 1 2\nh@1: W W W 11 3\ns@1: 9? 8\ns@2: 2? 9",
        ] {
            let advice = advice_for(position);
            let plays_stock = |step: &AdvisedMove| matches!(step.mv.source(), Some(Source::Stock(_)));
            let says_why = matches!(advice.reasons.first(), Some(Reason::StockWaits { .. }));
            assert_ne!(advice.line.iter().any(plays_stock), says_why, "{position}: {advice:?}");
            waits += u32::from(says_why);
        }
        assert!(waits > 0, "it always plays the stock card");
    }

    /// With an empty hand and nothing to draw, whoever can't play passes.
    #[test]
    fn the_only_way_is_one_without_another() {
        let one_play = advice_for("rest: d1@2\nb1: 1 2 3 4\nd1@1: 5\ns@1: 3? 9\ns@2: 8");
        assert_eq!(one_play.reasons, [Reason::OnlyWay]);
        assert_eq!(one_play.certainty, Certainty::OnlyWay);

        let two_plays = advice_for("rest: d1@2\nb1: 1 2 3 4\nb2: 1 2 3\nd1@1: 5\nd2@1: 4\ns@1: 3? 9\ns@2: 8");
        assert_eq!(two_plays.reasons, []);
        assert_ne!(two_plays.certainty, Certainty::OnlyWay);
    }
}
