//! Reviews a finished round: rates a seat's turns against the strongest level.

use std::collections::BTreeSet;

use crate::event::Event;
use crate::moves::{Move, Source};
use crate::player_action::PlayerAction;
use crate::record::Record;
use crate::replay::{self, Difference};
use crate::round::Round;
use crate::seat::{Seat, Team};
use crate::seed::Seed;

use super::advice::{self, Advice, AdvisedMove, Certainty};
use super::mistake::{spends_more_wilds, spends_wild};
use super::reasons::Reason;

pub use super::mistake::Mistake;

/// Rates the turns of a seat, one after the other: each step of this iterator takes a moment (up to tenths of a second). Decisions
/// that the search can't follow aren't rated, like two cards in a row from a discard pile whose lower cards are hidden.
#[derive(Debug, Clone)]
pub struct Review {
    seat: Seat,
    seed: Seed,
    turns: std::vec::IntoIter<UnratedTurn>,
}

/// A turn to be rated.
#[derive(Debug, Clone)]
struct UnratedTurn {
    number: u32,
    decisions: Vec<UnratedDecision>,
    /// Whether the seat's team won the round in it: then nothing was given away, whatever the chances were.
    wins: bool,
}

/// The moves between two revelations of new cards to the seat.
#[derive(Debug, Clone)]
struct UnratedDecision {
    before: Round,
    /// Each with the record's event (from 0) that it begins with.
    moves: Vec<(usize, Move)>,
    /// Whether the last move revealed a card to the seat.
    reveals_card: bool,
}

/// A turn of the reviewed seat.
#[derive(Debug, Clone, PartialEq)]
pub struct RatedTurn {
    /// Which of the round's turns it was, from 1.
    pub turn: u32,
    /// The record's event (from 0) of its first move.
    pub event: usize,
    /// What was decided in it, in order: a new decision begins where a new card is seen.
    pub decisions: Vec<RatedDecision>,
    /// How many more decisions there were, which couldn't be rated.
    pub unrated: usize,
}

/// A seat's moves between two revelations of new cards, rated where they gave away most.
#[derive(Debug, Clone, PartialEq)]
pub struct RatedDecision {
    /// The record's event (from 0) of the first move that is rated: up to there a record is played to show it.
    pub event: usize,
    /// The moves played from there, in order.
    pub played: Vec<AdvisedMove>,
    /// The plans of the strongest level at that point.
    pub advice: Advice,
    /// The loss of win probability against the advice, 0 to 1; none where they are about equal, and in a turn that wins the round.
    pub cost: f32,
    /// How sure it is that the advice is better; `None` if it is what was played.
    pub certainty: Option<Certainty>,
    /// What was wrong above all; `None` where nothing was given away.
    pub mistake: Option<Mistake>,
    /// Whether it gave away a wild, whatever else was wrong.
    pub spends_wild: bool,
}

impl RatedTurn {
    /// The decision that gave away most, the first of equals; `None` where none could be rated.
    pub fn costliest(&self) -> Option<&RatedDecision> {
        self.decisions.iter().rev().max_by(|one, other| one.cost.total_cmp(&other.cost))
    }

    /// The loss of win probability of the turn, 0 to 1.
    pub fn cost(&self) -> f32 {
        self.decisions.iter().map(|decision| decision.cost).sum()
    }

    /// The same in whole percent. Whatever is shown of a round is made of these, so that sums agree with their parts. What a hint
    /// calls better is never shown as no loss.
    pub fn percent(&self) -> u32 {
        whole_percent(self.cost())
    }

    /// Whether all of its decisions were rated: only then it is known that it gave nothing away.
    pub fn is_rated(&self) -> bool {
        self.unrated == 0
    }
}

/// A loss of win probability in whole percent: none of them is none.
fn whole_percent(cost: f32) -> u32 {
    match cost {
        0.0 => 0,
        cost => (100.0 * cost).round().max(1.0) as u32,
    }
}

impl RatedDecision {
    /// Its cost in whole percent, as [`RatedTurn::percent`] has that of a turn.
    pub fn percent(&self) -> u32 {
        whole_percent(self.cost)
    }

    /// The win probability with the moves played, by the same search as that of the advice: 0 to 1, `None` where the advice
    /// has none.
    pub fn win_probability(&self) -> Option<f32> {
        Some((self.advice.win_probability? - self.cost).max(0.0))
    }
}

impl Review {
    /// Prepares the review of a seat's turns in a record.
    ///
    /// ```
    /// use skipstone_core::Seat;
    /// use skipstone_core::bot::review::Review;
    /// use skipstone_core::record::Record;
    ///
    /// let record: Record = include_str!("../../tests/records/version-1.jsonl").parse()?;
    /// let turn = Review::of(&record, Seat::ONE)?.next().expect("seat 1 had a turn");
    /// assert!(!turn.decisions.is_empty() && turn.percent() <= 100);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the record doesn't follow the rules, with the first difference.
    pub fn of(record: &Record, seat: Seat) -> Result<Review, Difference> {
        let mut turns: Vec<UnratedTurn> = Vec::new();
        let mut before: Option<Round> = None;
        let mut at = 0;
        replay::replay_with_observer(record, |events, after| {
            if let Some(round) = before.take().filter(|round| round.turn() == seat) {
                if turns.last().is_none_or(|turn| turn.number != round.turns()) {
                    turns.push(UnratedTurn { number: round.turns(), decisions: Vec::new(), wins: false });
                }
                if let Some(turn) = turns.last_mut() {
                    turn.wins = wins_for(round.setup().team(seat), events);
                    turn.add(round, at, events, seat);
                }
            }
            at += events.len();
            before = Some(after.clone());
        })?;
        Ok(Review { seat, seed: advice::advice_seed(), turns: turns.into_iter() })
    }

    /// Rates the turns in other determinizations than hints do: what both agree on is no chance.
    pub fn seeded(self, seed: Seed) -> Review {
        Review { seed, ..self }
    }

    /// Leaves out these turns of the round, in which a computer player moved for the seat's person.
    pub fn without(self, stand_in_turns: &BTreeSet<u32>) -> Review {
        let own: Vec<UnratedTurn> =
            self.turns.filter(|turn| !stand_in_turns.contains(&turn.number)).collect();
        Review { turns: own.into_iter(), ..self }
    }

    /// The numbers of the turns in the round, from 1, in the order in which they are rated.
    pub fn turn_numbers(&self) -> impl Iterator<Item = u32> {
        self.turns.as_slice().iter().map(|turn| turn.number)
    }

    /// Leaves out the turns up to this one of the round, which have been rated before.
    pub fn after(self, turn: u32) -> Review {
        let rest: Vec<UnratedTurn> = self.turns.skip_while(|other| other.number <= turn).collect();
        Review { turns: rest.into_iter(), ..self }
    }
}

impl UnratedTurn {
    /// Adds the events from this one on that a move of the seat, or a draw by its hand, led to.
    fn add(&mut self, before: Round, event: usize, events: &[Event], seat: Seat) {
        if let Some(mv) = events.iter().find_map(|event| move_of(event, seat)) {
            match self.decisions.last_mut().filter(|decision| !decision.reveals_card) {
                Some(decision) => decision.moves.push((event, mv)),
                None => self.decisions.push(UnratedDecision {
                    before,
                    moves: vec![(event, mv)],
                    reveals_card: false,
                }),
            }
        }
        if let Some(decision) = self.decisions.last_mut() {
            decision.reveals_card |= events.iter().any(|event| reveals_card_to(event, seat));
        }
    }
}

impl UnratedDecision {
    /// Rates the decision; `later` are the moves of its turn that come after it. A hint may be asked for before each of its moves,
    /// so it is rated from each, and counts by the one that gave away most.
    fn rate(self, seat: Seat, seed: &Seed, later: &[Move]) -> Option<RatedDecision> {
        let mut round = self.before;
        let mut costliest: Option<RatedDecision> = None;
        for (at, (event, mv)) in self.moves.iter().enumerate() {
            let rest = &self.moves[at..];
            match rate_from(&round, *event, rest, seat, seed, later) {
                Some(rated) if costliest.as_ref().is_none_or(|costliest| rated.cost > costliest.cost) => {
                    costliest = Some(rated);
                }
                Some(_) => {}
                // What was given away at its beginning isn't known.
                None if at == 0 => return None,
                None => {}
            }
            round.play_into(seat, *mv, &mut ()).ok()?;
        }
        costliest
    }
}

/// Rates a seat's moves from a round on, as far as it saw no new card.
fn rate_from(
    round: &Round,
    event: usize,
    moves: &[(usize, Move)],
    seat: Seat,
    seed: &Seed,
    later: &[Move],
) -> Option<RatedDecision> {
    let moves: Vec<Move> = moves.iter().map(|(_, mv)| *mv).collect();
    let (advice, comparison) = advice::advise_and_compare(&round.view(seat), &moves, seed)?;
    let advice::Comparison { cost, certainty } = comparison?;
    let mut round = round.clone();
    let mut played = Vec::new();
    for mv in moves {
        played.push(AdvisedMove::of(&round.view(seat), mv));
        round.play_into(seat, mv, &mut ()).ok()?;
    }
    let mistake = (cost > 0.0).then(|| Mistake::of(&played, later, &advice.line, &advice.reasons));
    let spends_wild = cost > 0.0
        && (spends_wild(&played, later, &advice.line)
            || takes_wild_for_stock(&advice.reasons) && spends_more_wilds(&played, &advice.line));
    Some(RatedDecision { event, played, advice, cost, certainty, mistake, spends_wild })
}

/// Whether a stock card had better waited, as it takes a wild that is worth more later.
fn takes_wild_for_stock(reasons: &[Reason]) -> bool {
    reasons.iter().any(|reason| matches!(reason, Reason::StockWaits { wilds: 1.., .. }))
}

impl Iterator for Review {
    type Item = RatedTurn;

    fn next(&mut self) -> Option<RatedTurn> {
        let UnratedTurn { number, decisions, wins } = self.turns.next()?;
        let moves = || decisions.iter().flat_map(|decision| &decision.moves);
        let event = moves().next().map_or(0, |(event, _)| *event);
        let moves: Vec<Move> = moves().map(|(_, mv)| *mv).collect();
        let (mut made, made_in_all) = (0, decisions.len());
        let rated = decisions.into_iter().filter_map(|decision| {
            made += decision.moves.len();
            decision.rate(self.seat, &self.seed, &moves[made..])
        });
        let rated = rated.map(|decision| match wins {
            true => RatedDecision { cost: 0.0, mistake: None, spends_wild: false, ..decision },
            false => decision,
        });
        let decisions: Vec<RatedDecision> = rated.collect();
        let unrated = made_in_all - decisions.len();
        Some(RatedTurn { turn: number, event, decisions, unrated })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.turns.size_hint()
    }
}

impl ExactSizeIterator for Review {}

/// Whether the round ends with these events, won by that team.
fn wins_for(team: Team, events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::End(result) if result.winner == Some(team)))
}

/// The move of the seat on turn that an event records; a draw is none.
fn move_of(event: &Event, on_turn: Seat) -> Option<Move> {
    match event.to_action(on_turn, false)? {
        PlayerAction::Move(mv) => Some(mv),
        PlayerAction::OutOfTurn(..) | PlayerAction::Catch(_) | PlayerAction::CallTalking { .. } => None,
    }
}

/// Whether an event shows the seat on turn a card it hasn't seen.
fn reveals_card_to(event: &Event, on_turn: Seat) -> bool {
    match *event {
        Event::Draw { seat, .. } => seat == on_turn,
        Event::Play { mv, .. } => matches!(mv.source(), Some(Source::Stock(_))),
        Event::Deal { .. }
        | Event::Turn(_)
        | Event::Announce { .. }
        | Event::Complete(_)
        | Event::Replenish { .. }
        | Event::Discard(_)
        | Event::Pass(_)
        | Event::Out(_)
        | Event::Catch(_)
        | Event::Call(_)
        | Event::Penalty { .. }
        | Event::End(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is called a mistake for a wild's sake is no merit of keeping wilds.
    #[test]
    fn a_stock_card_that_takes_a_wild_too_early_spends_it() {
        for (position, played) in [
            ("b1: 1 2 3 4\nb2: 1 2\nh@1: W W W 11 3\ns@1: 9? 8\ns@2: 2? 9", "h1>b1 h1>b1 h1>b1 s>b1"),
            ("b1: 1 2 3\nh@1: W W 12 12 12\ns@1: 20? 6\ns@2: 20? 7", "h1>b1 h1>b1 s>b1"),
        ] {
            let round = position.parse::<crate::Position>().expect("a position").round().expect("a round");
            let seat = round.turn();
            let moves = played.split(' ').map(|mv| Move::parse(mv, seat).expect("a move"));
            let moves: Vec<(usize, Move)> = moves.enumerate().collect();
            let later: Vec<Move> = moves.iter().map(|(_, mv)| *mv).collect();
            let rated = rate_from(&round, 0, &moves, seat, &advice::advice_seed(), &later).expect("a plan");
            let is_for_wild = takes_wild_for_stock(&rated.advice.reasons);
            assert!(is_for_wild && rated.cost > 0.0 && rated.spends_wild, "{rated:?}");
        }
    }

    /// Whoever plays a turn again and asks for a hint is told what the review has told.
    #[test]
    fn reviews_agree_with_hints() {
        let record: Record = include_str!("../../tests/records/version-1.jsonl").parse().expect("a record");
        let (mut mistakes, mut others, mut equal) = (0, 0, 0);
        for seat in [Seat::ONE, Seat::from_index(1)] {
            let review = Review::of(&record, seat).expect("it follows the rules");
            for decision in review.turns.take(6).flat_map(|turn| turn.decisions.into_iter()) {
                let rated = decision.clone().rate(seat, &advice::advice_seed(), &[]);
                let (UnratedDecision { mut before, moves, .. }, Some(rated)) = (decision, rated) else {
                    continue;
                };
                for (_, mv) in moves.iter().take_while(|(event, _)| *event < rated.event) {
                    before.play_into(seat, *mv, &mut ()).expect("it is legal");
                }
                let hint = advice::advise(&before.view(seat)).expect("it is the seat's turn");
                assert_eq!(
                    (&rated.advice.line, &rated.advice.reasons, rated.advice.certainty),
                    (&hint.line, &hint.reasons, hint.certainty)
                );
                match rated.mistake {
                    Some(_) => {
                        assert_ne!(rated.certainty, Some(Certainty::Equal));
                        mistakes += 1;
                    }
                    None => others += 1,
                }
                // What a hint names as about as good is what a review takes for that.
                assert_eq!(hint.as_good.is_some(), hint.certainty == Certainty::Equal);
                let Some(as_good) = hint.as_good else { continue };
                assert_ne!(as_good, hint.line);
                let moves: Vec<_> = as_good.iter().map(|step| (0, step.mv)).collect();
                let rated = rate_from(&before, 0, &moves, seat, &advice::advice_seed(), &[]);
                let rated = rated.expect("it is a plan");
                assert_eq!((rated.cost, rated.certainty), (0.0, Some(Certainty::Equal)));
                equal += 1;
            }
        }
        assert!(
            mistakes > 0 && others > 0 && equal > 0,
            "{mistakes} mistakes, {others} others, {equal} equal"
        );
    }
}
