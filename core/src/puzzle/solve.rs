//! The most stock cards that a turn can play when all cards are known: by trying everything, each situation once. Tests prove
//! it by the engine alone.

use rustc_hash::FxHashMap;

use crate::card::Card;
use crate::moves::{Move, Source, Target};
use crate::pile::{ByPile, Pile};
use crate::round::Round;
use crate::rules::{DrawRule, Replenish};

/// The most situations that are looked at.
const MAX_STATES: usize = 60_000;

/// What the best turn plays.
#[derive(Debug, Clone, PartialEq)]
pub struct Solution {
    /// The most stock cards.
    pub stock_cards: u8,
    /// Moves that play them, as few as possible, up to the last of them.
    pub line: Vec<Move>,
    /// The chance that they are played by whoever chooses each play by lot, or to end the turn.
    pub luck: f32,
    /// The most cards that any line draws.
    pub drawn: u8,
}

/// Why a turn isn't solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Unsolvable {
    /// The round is over.
    #[error("the round is over")]
    Over,
    /// The rules aren't those of puzzles.
    #[error(
        "only rounds without partners are solved, by rules that forbid no play and shuffle only what is needed"
    )]
    Rules,
    /// A hand can be drawn from a draw pile that has to be shuffled first.
    #[error("a line shuffles a new draw pile")]
    Shuffles,
    /// There are too many situations.
    #[error("the turn has more than {MAX_STATES} situations")]
    TooLarge,
}

/// What no play changes.
struct Table {
    /// The stock pile, the discard piles and the draw pile, each in playing order.
    stock: Vec<u8>,
    discards: ByPile<Vec<u8>>,
    draw: Vec<u8>,
    /// The number of cards that a hand is filled to.
    hand: u8,
}

/// A situation within the turn. Ranks are [codes](Card::code).
#[derive(Debug, Clone, Copy)]
struct State {
    /// What each build pile takes next.
    needs: ByPile<u8>,
    /// By code: how many cards of it the hand has.
    hand: [u8; Card::CODES],
    /// How many cards of each discard pile were played.
    dug: ByPile<u8>,
    /// How many stock cards were played, and how many cards drawn.
    stock: u8,
    drawn: u8,
}

/// The source of a play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum From {
    Hand(u8),
    Stock,
    Discard(Pile),
}

/// What can be reached from a state.
#[derive(Debug, Clone, Copy)]
struct Worth {
    /// The most stock cards, the fewest plays that lead there, and the chance that plays by lot do.
    stock_cards: u8,
    plays: u8,
    luck: f32,
}

impl State {
    /// The key of equal situations: the order of build piles doesn't matter.
    fn key(&self) -> u128 {
        let mut needs = self.needs;
        needs.0.sort_unstable();
        let nibbles = needs.iter().chain(&self.hand).fold(0u128, |key, four| key << 4 | u128::from(*four));
        self.dug
            .iter()
            .chain([&self.stock, &self.drawn])
            .fold(nibbles, |key, byte| key << 8 | u128::from(*byte))
    }
}

impl Table {
    fn of(round: &Round) -> (Table, State) {
        let (seat, view) = (round.turn(), round.view(round.turn()));
        let downwards = |cards: &[Card]| cards.iter().rev().map(|card| card.code()).collect();
        let discards =
            ByPile::from_fn(|pile| round.public.discard_pile(seat, pile).map(|card| card.code()).collect());
        let table = Table {
            stock: downwards(round.piles.stock(&round.public, seat)),
            discards,
            draw: downwards(round.piles.draw(&round.public)),
            hand: round.setup().rules().hand,
        };
        let mut hand = [0; Card::CODES];
        view.hand().iter().for_each(|card| hand[usize::from(card.code())] += 1);
        let needs = ByPile::from_fn(|pile| view.build_next(pile).number());
        (table, State { needs, hand, dug: ByPile([0; _]), stock: 0, drawn: 0 })
    }

    /// The plays of a state, each with the build pile: of piles that take the same, only the first.
    fn plays(&self, state: &State) -> Vec<(From, Pile)> {
        let mut tops: Vec<(From, u8)> = Vec::new();
        tops.extend(self.stock.get(usize::from(state.stock)).map(|code| (From::Stock, *code)));
        tops.extend(
            (0..Card::CODES as u8)
                .filter(|code| state.hand[usize::from(*code)] > 0)
                .map(|code| (From::Hand(code), code)),
        );
        for pile in Pile::ALL {
            let top = self.discards[pile].get(usize::from(state.dug[pile]));
            tops.extend(top.map(|code| (From::Discard(pile), *code)));
        }
        let mut plays = Vec::new();
        for (pile, need) in Pile::ALL.into_iter().zip(state.needs.0) {
            if !state.needs.0[..pile.index()].contains(&need) {
                plays.extend(
                    tops.iter()
                        .filter(|(_, code)| *code == need || *code == Card::WILD)
                        .map(|(from, _)| (*from, pile)),
                );
            }
        }
        plays
    }

    fn after(&self, state: &State, from: From, pile: Pile) -> Result<State, Unsolvable> {
        let mut next = *state;
        let need = &mut next.needs[pile];
        *need = *need % 12 + 1;
        match from {
            From::Stock => next.stock += 1,
            From::Discard(pile) => next.dug[pile] += 1,
            From::Hand(code) => {
                next.hand[usize::from(code)] -= 1;
                if next.hand == [0; Card::CODES] {
                    let drawn = usize::from(next.drawn)..usize::from(next.drawn + self.hand);
                    let cards = self.draw.get(drawn).ok_or(Unsolvable::Shuffles)?;
                    cards.iter().for_each(|code| next.hand[usize::from(*code)] += 1);
                    next.drawn += self.hand;
                }
            }
        }
        Ok(next)
    }
}

struct Search {
    table: Table,
    known: FxHashMap<u128, Worth>,
    drawn: u8,
}

impl Search {
    fn worth(&mut self, state: &State) -> Result<Worth, Unsolvable> {
        let key = state.key();
        if let Some(worth) = self.known.get(&key) {
            return Ok(*worth);
        }
        self.drawn = self.drawn.max(state.drawn);
        let mut best = Worth { stock_cards: 0, plays: 0, luck: 1.0 };
        // Whoever plays the last stock card has won.
        let is_won = usize::from(state.stock) == self.table.stock.len();
        let plays = if is_won { Vec::new() } else { self.table.plays(state) };
        let share = 1.0 / (plays.len() + 1) as f32;
        for (from, pile) in plays {
            let next = self.worth(&self.table.after(state, from, pile)?)?;
            let stock_cards = next.stock_cards + u8::from(from == From::Stock);
            if stock_cards > best.stock_cards {
                best = Worth { stock_cards, plays: next.plays + 1, luck: share * next.luck };
            } else if stock_cards == best.stock_cards && stock_cards > 0 {
                best.plays = best.plays.min(next.plays + 1);
                best.luck += share * next.luck;
            }
        }
        if self.known.len() >= MAX_STATES {
            return Err(Unsolvable::TooLarge);
        }
        self.known.insert(key, best);
        Ok(best)
    }

    /// The first play of a state that leads to all of its worth.
    fn best_play(&mut self, state: &State, worth: Worth) -> Result<Option<(From, Pile)>, Unsolvable> {
        for (from, pile) in self.table.plays(state) {
            let next = self.worth(&self.table.after(state, from, pile)?)?;
            let stock_cards = next.stock_cards + u8::from(from == From::Stock);
            if stock_cards == worth.stock_cards && next.plays + 1 == worth.plays {
                return Ok(Some((from, pile)));
            }
        }
        Ok(None)
    }

    /// The moves of a shortest line to the most stock cards.
    fn line(&mut self, round: &Round, mut state: State) -> Result<Vec<Move>, Unsolvable> {
        let mut round = round.clone();
        let seat = round.turn();
        let mut moves = Vec::new();
        let mut left = self.worth(&state)?;
        while left.stock_cards > 0 {
            let Some((from, pile)) = self.best_play(&state, left)? else { break };
            state = self.table.after(&state, from, pile)?;
            left = self.worth(&state)?;
            let slot = |code| round.view(seat).hand().iter().position(|card| card.code() == code);
            let source = match from {
                From::Stock => Source::Stock(seat),
                From::Discard(pile) => Source::Discard(pile, seat),
                From::Hand(code) => Source::Hand(slot(code).unwrap_or_default() as u8),
            };
            let mv = Move::Put(source, Target::Build(pile));
            round.play_into(seat, mv, &mut ()).map_err(|_| Unsolvable::Rules)?;
            moves.push(mv);
        }
        Ok(moves)
    }
}

/// The most stock cards that the seat on turn can play in its turn.
///
/// # Errors
/// If it isn't solved, with the reason.
pub fn solve(round: &Round) -> Result<Solution, Unsolvable> {
    let (setup, rules) = (round.setup(), round.setup().rules());
    let is_plain = !setup.has_partners() && !setup.has_manners() && !setup.is_restricted();
    if !is_plain
        || !rules.consecutive_wilds
        || rules.draw != DrawRule::Refill
        || rules.replenish != Replenish::WhenEmpty
    {
        return Err(Unsolvable::Rules);
    }
    if round.ending().is_some() {
        return Err(Unsolvable::Over);
    }
    let (table, state) = Table::of(round);
    let mut search = Search { table, known: FxHashMap::default(), drawn: 0 };
    let worth = search.worth(&state)?;
    let line = search.line(round, state)?;
    Ok(Solution { stock_cards: worth.stock_cards, line, luck: worth.luck, drawn: search.drawn })
}
