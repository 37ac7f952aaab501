//! Puzzles of the kind *Play it out*: beginnings of turns whose coming cards are laid open.

use skipstone_core::bot::Level;
use skipstone_core::puzzle::{Answer, NamedCards, Puzzle, Solution, solve};
use skipstone_core::{Round, Seed};

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
    let puzzle = puzzle_of(&round, &solution, extra)?;
    Some(super::rated(puzzle, |found_by| rating(&solution, found_by)))
}

/// The puzzle of a solved turn, with so many stock cards open more than the answer plays.
fn puzzle_of(round: &Round, solution: &Solution, extra: usize) -> Option<Puzzle> {
    let stock = usize::from(solution.stock_cards) + extra;
    let answer = Answer::PlayItOut { stock_cards: solution.stock_cards, line: solution.line.clone() };
    Puzzle::new(round, NamedCards { stock, draw: usize::from(solution.drawn) }, answer).ok()
}

/// The turn of the seat on turn, if it is worth a puzzle.
fn candidate(round: &Round) -> Option<Candidate> {
    let solution = solve(round).ok()?;
    if solution.stock_cards < MIN_STOCK_CARDS || solution.line.len() > MAX_MOVES {
        return None;
    }
    // The levels see what a puzzle shows: the same position, the other cards by rank.
    let puzzle = puzzle_of(round, &solution, 1)?;
    let beginners = super::BEGINNERS.map(|seed| (Level::Easy, seed));
    let mut players = OBVIOUS.map(|level| (level, super::LEVEL_SEED)).into_iter().chain(beginners);
    let is_puzzle =
        !puzzle.themes().is_empty() && players.all(|(level, seed)| !puzzle.is_found_by(level, seed));
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
