//! Puzzles of the kind *Play it out*: beginnings of turns whose coming cards are laid open.

use crate::bot::{self, Level};
use crate::puzzle::answer::stock_cards_played;
use crate::puzzle::solve::{Solution, solve};
use crate::puzzle::{Answer, Puzzle, open, themes};
use crate::round::Round;
use crate::seed::Seed;

use super::source::{ALONE, SelfPlay};

/// The fewest stock cards of an answer.
const MIN_STOCK_CARDS: u8 = 2;

/// How many stock cards more than the answer needs lie open at most, so that their number tells nothing.
const EXTRA_OPEN: u32 = 3;

/// The stream of the maker's own choices.
const CHOICES: u64 = 12;

/// The levels whose way is the obvious one: where one of them finds the answer, or a beginner, there is no puzzle.
const OBVIOUS: [Level; 2] = [Level::Greedy, Level::Normal];

/// The levels that play the rounds.
const PLAYERS: [Level; 4] = [Level::Easy, Level::Greedy, Level::Normal, Level::Hard];

/// The range of luck, in bits, that puzzles are chosen from evenly.
const BITS: std::ops::Range<u32> = 8..34;

/// The most moves of an answer: longer ones are work.
const MAX_MOVES: usize = 20;

/// A turn that makes a puzzle.
struct Candidate {
    round: Round,
    solution: Solution,
}

pub(super) fn make(seed: &Seed) -> Option<Puzzle> {
    let mut lots = seed.stream(CHOICES);
    // Most turns are easy or nothing: of a round the one is taken whose difficulty is nearest to a wanted one.
    let wanted = (BITS.start + lots.below(BITS.end - BITS.start)) as f32;
    let extra = 1 + lots.below(EXTRA_OPEN) as usize;
    let mut play = SelfPlay::of(seed, &PLAYERS, &ALONE)?;
    let mut best: Option<(f32, Candidate)> = None;
    while let Some(decision) = play.next() {
        if !decision.begins_turn {
            continue;
        }
        let Some(candidate) = candidate(decision.round) else { continue };
        let distance = (bits(&candidate.solution) - wanted).abs();
        if best.as_ref().is_none_or(|(least, _)| distance < *least) {
            best = Some((distance, candidate));
        }
    }
    let (_, Candidate { round, solution }) = best?;
    let open_stock = usize::from(solution.stock_cards) + extra;
    let position = open::position(&round, open_stock, usize::from(solution.drawn));
    let answer = Answer::PlayItOut { stock_cards: solution.stock_cards, line: solution.line.clone() };
    super::puzzle(position, answer, |found_by| rating(&solution, found_by))
}

/// The turn of the seat on turn, if it is worth a puzzle.
fn candidate(round: &Round) -> Option<Candidate> {
    let solution = solve(round).ok()?;
    if solution.stock_cards < MIN_STOCK_CARDS || solution.line.len() > MAX_MOVES {
        return None;
    }
    // What a puzzle shows is what the levels see: the same position, the other cards by rank.
    let position = open::position(round, usize::from(solution.stock_cards) + 1, usize::from(solution.drawn));
    let shown = position.round().ok()?;
    let beginners = super::BEGINNERS.map(|seed| Level::Easy.seeded(seed));
    let mut players = OBVIOUS.map(|level| level.seeded(super::LEVEL_SEED)).into_iter().chain(beginners);
    let is_puzzle = !themes::of_plays(round, &solution.line).is_empty()
        && players.all(|mut player| {
            let moves = bot::play_turn(&shown, &mut *player);
            stock_cards_played(&shown, &moves).ok() < Some(solution.stock_cards)
        });
    is_puzzle.then(|| Candidate { round: round.clone(), solution })
}

/// How unlikely it is that plays by lot are an answer.
fn bits(solution: &Solution) -> f32 {
    -solution.luck.log2()
}

/// From how unlikely the answer is by lot, how long it is, and who finds it.
fn rating(solution: &Solution, found_by: Option<Level>) -> u16 {
    let level = match found_by {
        Some(Level::Hard) => 0.0,
        Some(Level::Expert) => 150.0,
        _ => 300.0,
    };
    (800.0 + 20.0 * bits(solution) + 10.0 * solution.line.len() as f32 + level) as u16
}
