//! The text form of positions: a round in the middle, pile by pile.
//!
//! A position is lines of `key: value`, in any order; `#` begins a comment, and what isn't named has its usual value.
//!
//! | key | value | usual |
//! | --- | --- | --- |
//! | `rules` | `preset=quick lead_up=true`: a preset and the rules that differ from it | standard |
//! | `seats`, `teams` | numbers | 2, as many as seats |
//! | `turn` | the seat on turn; it has drawn already | 1 |
//! | `b1`–`b4` | a build pile; `..6` in front: the ranks up to 6 were drawn again | `-` |
//! | `s@1`, `h@1`, `d1@1`–`d4@1` | a seat's stock pile, hand and discard piles | `-` |
//! | `draw`, `completed` | the draw pile, the cards of the completed piles | `-` |
//! | `rest` | the pile under which all cards lie that aren't named, by identity | `draw` |
//! | `promise` | the seat whose stock top was announced (RULES 8) | `-` |
//! | `last_pile` | the discard pile played from last in this turn, like `d2@1` (RULES 8) | `-` |
//! | `has_blocked` | whether the turn has blocked (RULES 8) | `false` |
//! | `begun` | the seats that have had a turn (RULES 4.1, a fixed draw) | all |
//! | `due` | how many cards the seat on turn has yet to draw by hand (RULES 9) | 0 |
//! | `caught` | the seats that draw nothing until their next turn is over (RULES 9) | `-` |
//! | `passes` | passes in a row (RULES 5) | 0 |
//! | `idle_turns` | turns since a stock card was played, this one included (RULES 5) | 1 |
//! | `turns`, `moves` | how many there were | 1, 0 |
//! | `last_needs` | by seat: the ranks that the build piles took when its last turn ended, like `1,5,5,9`; `-` before | `-` for all |
//! | `chance` | seed, stream and place of the shuffles to come | a fixed one |
//! | `end` | `stock_empty`, `blocked` or `stalled`: why the round is over | `-` |
//!
//! Plays out of turn that could still be caught aren't part of a position.
//!
//! Piles are listed bottom to top, `-` is an empty one, and the last card is the one on top, or drawn first. A card is `7.83`; or
//! `7` or `W`, the first of its kind that isn't named elsewhere; or `?`, whichever is left (`9?`: nine of them).
//!
//! ```
//! use skipstone_core::Position;
//!
//! let position: Position = "b1: 1 2\n s@1: 4? 3\n h@1: 4 W\n s@2: 9? 12".parse()?;
//! let round = position.round()?;
//! assert_eq!(round.view(round.turn()).legal_moves().len(), 13);
//! assert_eq!(Position::of(&round).to_string().parse::<Position>()?.round()?.stock_left(), [5, 10]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod build;
mod check;
mod text;

use std::collections::BTreeMap;

use crate::card::{Card, Rank};
use crate::event::{EndReason, EventSink};
use crate::pile::Pile;
use crate::round::Round;
use crate::rules::Rules;
use crate::seat::Seat;
use crate::seed::{RandomStream, Seed};

pub use crate::public_state::{Past, TurnRestrictions};
pub use check::{PositionError, PositionProblem, PositionProblemKind};
pub(crate) use text::place;
pub use text::{LineError, PositionTextError, SyntaxError};

/// A round in the middle, not yet checked: [`Position::round`] does that.
#[derive(Debug, Clone)]
pub struct Position {
    /// The rules.
    pub rules: Rules,
    /// The number of seats.
    pub seats: usize,
    /// The number of teams; `None` where everyone plays alone.
    pub teams: Option<usize>,
    /// The seat on turn.
    pub turn: Seat,
    /// The piles; unnamed ones are empty.
    pub piles: BTreeMap<Location, PileSpec>,
    /// The pile under which all unnamed cards lie.
    pub rest: Location,
    /// The history that the rules depend on.
    pub past: Past,
    /// The random stream of later shuffles.
    pub rng: RandomStream,
    /// Why the round is over.
    pub end: Option<EndReason>,
    /// The line of each key in the text.
    lines: BTreeMap<String, usize>,
}

/// A place of cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Location {
    /// A build pile.
    Build(Pile),
    /// A seat's stock pile.
    Stock(Seat),
    /// A seat's hand.
    Hand(Seat),
    /// A seat's discard pile.
    Discard(Pile, Seat),
    /// The draw pile.
    Draw,
    /// The completed piles.
    Completed,
}

/// A pile, bottom to top.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PileSpec {
    /// The number of a build pile's lower ranks that were drawn again.
    pub gone: u8,
    /// The cards.
    pub cards: Vec<CardSpec>,
}

/// A card as a position names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardSpec {
    /// This card.
    Exact(Card),
    /// The first of that rank (`None`: wild) that isn't named elsewhere.
    Rank(Option<Rank>),
    /// This many of the cards that are left.
    Any(u8),
}

impl Default for Position {
    /// Two seats without a card under standard rules, all cards in the draw pile.
    fn default() -> Position {
        Position {
            rules: Rules::default(),
            seats: 2,
            teams: None,
            turn: Seat::ONE,
            piles: BTreeMap::new(),
            rest: Location::Draw,
            past: Past { idle: 1, turns: 1, ..Past::default() },
            rng: Seed::from_number(0).stream(0),
            end: None,
            lines: BTreeMap::new(),
        }
    }
}

impl Position {
    /// The position of a round, every card named.
    pub fn of(round: &Round) -> Position {
        build::position_of(round)
    }

    /// The round that goes on from this position.
    ///
    /// ```
    /// use skipstone_core::Position;
    ///
    /// let position: Position = "b1: 1 3\n s@1: 9? 1\n s@2: 40? 12".parse()?;
    /// let error = position.round().expect_err("two problems");
    /// let keys: Vec<&str> = error.problems.iter().map(|problem| problem.key.as_str()).collect();
    /// assert_eq!(keys, ["b1", "s@2"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the position is impossible; lists all problems.
    pub fn round(&self) -> Result<Round, PositionError> {
        let checked = check::check(self)?;
        Ok(build::round_of(self, &checked))
    }

    /// Deals a round whose stock piles and draw pile lie as the position says, and begins the first turn.
    ///
    /// # Errors
    /// If the position is impossible, or more than full stock piles and the draw pile are on the table; lists all problems.
    pub fn deal(&self, sink: &mut impl EventSink) -> Result<Round, PositionError> {
        let checked = check::check_deal(self)?;
        Ok(build::deal_of(self, &checked, sink))
    }

    /// The number of teams.
    fn team_count(&self) -> usize {
        self.teams.unwrap_or(self.seats)
    }
}

/// The piles of a table, in the order of the text.
fn locations(seats: usize) -> impl Iterator<Item = Location> {
    let of = |seat| {
        let discards = Pile::ALL.into_iter().map(move |pile| Location::Discard(pile, seat));
        [Location::Stock(seat), Location::Hand(seat)].into_iter().chain(discards)
    };
    let builds = Pile::ALL.into_iter().map(Location::Build);
    builds.chain(Seat::first_n(seats).flat_map(of)).chain([Location::Draw, Location::Completed])
}
