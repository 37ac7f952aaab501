//! Positions in which the value network alone would decline a stock card that it can reach.

use super::*;
use crate::bot::plan::PlanEnd;
use crate::deal;
use crate::position::Position;
use crate::rules::{Rules, StockSize};
use crate::setup::Setup;

/// Positions, each after a line `# N.N`: by how much win probability, in percent, the line to the stock card leads over the best one
/// without, over 2,500 determinizations. `find_declined_stock_cards` prints them.
const DECLINED: &str = include_str!("declined_stock.txt");

/// How many determinizations a line of the file is judged in.
const SAMPLES: u64 = 2500;

fn plays_stock(plan: &Candidate) -> bool {
    matches!(plan.plan.end, PlanEnd::Stock(_))
}

/// By how much win probability the first plan leads over the second one, over determinizations of a view.
fn lead(search: &mut LookaheadSearch, view: &SeatView<'_>, one: &Candidate, other: &Candidate) -> f32 {
    let determinizations = Determinizations::of(view, Seed::from_number(1));
    let leads = (0..SAMPLES).map(|number| {
        let sampled = determinizations.sample(number);
        search.look_ahead(sampled.clone(), view.seat(), &one.moves)
            - search.look_ahead(sampled, view.seat(), &other.moves)
    });
    leads.sum::<f32>() / SAMPLES as f32
}

/// The best plan by the network that plays a stock card, and the best one that doesn't.
fn with_and_without(search: &mut LookaheadSearch, view: &SeatView<'_>) -> Option<(Candidate, Candidate)> {
    let effort = Effort { plans: 24, margin: 2.0, ..Effort::MOVE };
    let ranked = search.candidates(view, &RankView::of(view), &effort, &[]);
    let best = |plays: bool| ranked.iter().find(|plan| plays_stock(plan) == plays).cloned();
    Some((best(true)?, best(false)?))
}

/// The moves of a turn up to the first card that is shown, each chosen anew, as in a game.
fn played_through(search: &mut LookaheadSearch, round: &Round) -> Candidate {
    let (mut round, mut moves) = (round.clone(), Vec::new());
    loop {
        let mut chosen = search.rank_plans(&round.view(round.turn()), &Effort::MOVE, &[]).swap_remove(0);
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
        let given = lead(&mut search, &view, &stock, &chosen);
        assert!(given < 0.02, "a line that is {by} % better gave way to {:?}\n{position}", chosen.moves);
        positions += 1;
    }
    assert!(positions >= 10, "{positions} positions");
}

#[test]
#[ignore = "takes some minutes; prints the file of positions"]
#[allow(clippy::print_stdout)]
fn find_declined_stock_cards() {
    let setup = Setup::new(Rules { stock: StockSize::Cards(30), ..Rules::default() }, 2, 2).expect("a table");
    let mut found = 0;
    for number in 0.. {
        let seed = Seed::from_number(30).child(number);
        let (dealer, _) = deal::draw_for_dealer(&setup, &seed);
        let round = deal::deal(setup, seed, dealer, &deal::NO_AGES, &mut ());
        let mut round = round.expect("no age is asked for");
        let (mut search, mut player) = (LookaheadSearch::new(1), ValueNetBot::new(Weights::TUNED, 24, 4));
        while round.ending().is_none() {
            let view = round.view(round.turn());
            let both = with_and_without(&mut search, &view);
            if let Some((with, without)) = both.filter(|(with, without)| with.prior < without.prior - 0.01) {
                let by = lead(&mut search, &view, &with, &without);
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
