//! What the search finds: stock cards that the value network alone would decline, and what its characters give away.

use super::*;
use crate::bot::plan::PlanEnd;
use crate::deal;
use crate::position::Position;
use crate::rules::{Rules, StockSize};
use crate::setup::Setup;

/// Positions, each after a line `# N.N`: by how much win probability, in percent, the line to the stock card leads over the best
/// one without, over 2,500 determinizations. `find_declined_stock_cards` prints them.
const DECLINED: &str = include_str!("declined_stock.txt");

/// How many determinizations a line of the file is judged in.
const SAMPLES: u64 = 2500;

fn plays_stock(plan: &Candidate) -> bool {
    matches!(plan.plan.end, PlanEnd::Stock(_))
}

/// By how much win probability the first moves lead over the second ones, over so many determinizations of a view.
fn lead(
    search: &mut LookaheadSearch,
    view: &SeatView<'_>,
    one: &[Move],
    other: &[Move],
    samples: u64,
) -> f32 {
    let determinizations = Determinizations::of(view, Seed::from_number(1));
    let leads = (0..samples).map(|number| {
        let sampled = determinizations.sample(number);
        search.look_ahead(sampled.clone(), view.seat(), one) - search.look_ahead(sampled, view.seat(), other)
    });
    leads.sum::<f32>() / samples as f32
}

/// A round of two with stock piles of 30.
fn deal_round(seed: Seed) -> Round {
    let setup = Setup::new(Rules { stock: StockSize::Cards(30), ..Rules::default() }, 2, 2).expect("a table");
    let (dealer, _) = deal::draw_for_dealer(&setup, &seed);
    deal::deal(setup, seed, dealer, &deal::NO_AGES, &mut ()).expect("no age is asked for")
}

/// The best plan by the network that plays a stock card, and the best one that doesn't.
fn with_and_without(search: &mut LookaheadSearch, view: &SeatView<'_>) -> Option<(Candidate, Candidate)> {
    let budget = SearchBudget { plans: 24, margin: 2.0, ..SearchBudget::MOVE };
    let ranked = search.shortlist(view, &RankView::of(view), &budget).candidates;
    let best = |plays: bool| ranked.iter().find(|plan| plays_stock(plan) == plays).cloned();
    Some((best(true)?, best(false)?))
}

/// The moves of a turn up to the first card that is shown, each chosen anew, as in a game.
fn played_through(search: &mut LookaheadSearch, round: &Round) -> Candidate {
    let (mut round, mut moves) = (round.clone(), Vec::new());
    loop {
        let mut ranking = search.rank_plans(&round.view(round.turn()), &SearchBudget::MOVE);
        let mut chosen = ranking.candidates.swap_remove(0);
        if chosen.moves.len() == 1 {
            chosen.moves.splice(..0, moves);
            return chosen;
        }
        carry_out(&mut round, &chosen.moves[..1]);
        moves.push(chosen.moves[0]);
    }
}

#[test]
fn reachable_stock_cards_are_played_or_something_as_good() {
    let mut positions = 0;
    for block in DECLINED.split("# ").skip(1) {
        let (by, text) = block.split_once('\n').expect("a lead, and a position");
        let position: Position = text.parse().expect("a position");
        let round = position.round().expect("a possible position");
        let view = round.view(round.turn());
        let mut search = LookaheadSearch::new(1);
        let chosen = played_through(&mut search, &round);
        let (stock, _) = with_and_without(&mut search, &view).expect("both");
        let given = lead(&mut search, &view, &stock.moves, &chosen.moves, SAMPLES);
        assert!(given < 0.02, "a line that is {by} % better gave way to {:?}\n{position}", chosen.moves);
        positions += 1;
    }
    assert!(positions >= 10, "{positions} positions");
}

#[test]
#[ignore = "takes some minutes; prints the file of positions"]
#[expect(clippy::print_stdout)]
fn find_declined_stock_cards() {
    let mut found = 0;
    for number in 0.. {
        let mut round = deal_round(Seed::from_number(30).child(number));
        let (mut search, mut player) = (LookaheadSearch::new(1), ValueNetBot::new(Weights::TUNED, 24, 4));
        while round.ending().is_none() {
            let view = round.view(round.turn());
            let both = with_and_without(&mut search, &view);
            if let Some((with, without)) = both.filter(|(with, without)| with.prior < without.prior - 0.01) {
                let by = lead(&mut search, &view, &with.moves, &without.moves, SAMPLES);
                if by >= 0.03 {
                    println!("# {:.1}\n{}", 100.0 * by, Position::of(&round));
                    found += 1;
                    if found == 16 {
                        return;
                    }
                }
            }
            let moves = player.best_moves(&view).to_vec();
            carry_out(&mut round, &moves);
        }
    }
}

/// What each character's choices cost it in a whole round, as a sum of win probabilities against the choices of nobody in particular
/// in the same positions; and how many decisions differ.
fn character_costs(number: u64) -> [(f32, u32); Character::ALL.len()] {
    let mut round = deal_round(Seed::from_number(31).child(number));
    let mut plain = LookaheadSearch::new(number);
    let mut players = Character::ALL.map(|one| LookaheadSearch::new(number).in_character(Some(one)));
    let mut costs = Character::ALL.map(|_| (0.0, 0));
    // Until a new card is seen, a plan that was left isn't returned to.
    let (mut plan_seed, mut has_left) = (None, Character::ALL.map(|_| false));
    while round.ending().is_none() {
        let view = round.view(round.turn());
        let best = plain.rank_plans(&view, &SearchBudget::MOVE).candidates.swap_remove(0).moves;
        let seed = Some(plain.sampling_seed(&view, &RankView::of(&view)));
        if seed != plan_seed {
            (plan_seed, has_left) = (seed, Character::ALL.map(|_| false));
        }
        for ((player, has_left), (cost, differing)) in players.iter_mut().zip(&mut has_left).zip(&mut costs) {
            if *has_left {
                continue;
            }
            let liked = player.rank_plans(&view, &SearchBudget::MOVE).candidates.swap_remove(0).moves;
            if liked[0] != best[0] {
                *has_left = true;
                *differing += 1;
                *cost += lead(&mut plain, &view, &best, &liked, 200);
            }
        }
        carry_out(&mut round, &best[..1]);
    }
    costs
}

/// Wins and losses would tell the same, but not before thousands of rounds.
#[test]
#[ignore = "takes half an hour; prints the figures of docs/bots.md"]
#[expect(clippy::print_stdout)]
fn what_characters_cost() {
    let rounds: Vec<_> = (0..30).map(character_costs).collect();
    let count = rounds.len() as f32;
    println!("| name | % a round | decisions that differ |");
    println!("| --- | --- | --- |");
    for (at, character) in Character::ALL.into_iter().enumerate() {
        // Both seats' decisions are looked at, and a player has one.
        let costs = rounds.iter().map(|round| round[at].0 / 2.0);
        let differing = rounds.iter().map(|round| round[at].1 as f32 / 2.0).sum::<f32>() / count;
        let mean = costs.clone().sum::<f32>() / count;
        let squares: f32 = costs.map(|cost| (cost - mean) * (cost - mean)).sum();
        let error = (squares / (count * (count - 1.0))).sqrt();
        println!("| {character} | {:.1} ± {:.1} | {differing:.1} |", 100.0 * mean, 196.0 * error);
    }
}
