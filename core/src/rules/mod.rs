//! The rules of a table: every rule and house rule of the rule book (docs/rules.md), as values.
//!
//! Their text is TOML (or the same keys in a record's `rules`), see [`RuleKey`]. A preset is what the other keys start from:
//!
//! ```
//! use skipstone_core::{DrawRule, Preset, Rules};
//!
//! let rules = Rules::from_toml("preset = 'quick'\ndraw = 3")?;
//! assert_eq!(rules.draw, DrawRule::Fixed(3));
//! assert_eq!(rules.overrides().map(|key| key.name).collect::<Vec<_>>(), ["draw"]);
//! assert_eq!(Rules::from_toml(&rules.to_toml())?, rules);
//! # Ok::<(), skipstone_core::RulesError>(())
//! ```

mod keys;
mod preset;
mod stock;
mod text;

pub use keys::{RuleKey, RuleValue};
pub use preset::Preset;
pub use stock::{StockSize, StockSizes};
pub(crate) use text::join_lines;
pub use text::{RuleProblem, RulesError};

use crate::deck::Deck;
use crate::seat::Seat;

/// The rules of a table. The numbers in brackets are the rule book's sections.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The preset that the other rules started from (10).
    pub preset: Preset,
    /// The deck (2).
    pub deck: Deck,
    /// How many cards a stock pile has (3).
    pub stock: StockSize,
    /// Who plays first (3).
    pub first_player: FirstPlayer,
    /// How many cards a hand is filled to: 3 to 7 (4.1).
    pub hand: u8,
    /// How many cards a turn begins with (4.1).
    pub draw: DrawRule,
    /// Whether wilds may be discarded (4.5).
    pub wild_discard: bool,
    /// Whether a wild may be played directly on a wild (4).
    pub consecutive_wilds: bool,
    /// Whether the cards under the tops of discard piles are hidden (4.5, S1).
    pub hide_buried: bool,
    /// When completed piles are shuffled into the draw pile (5).
    pub replenish: Replenish,
    /// Whether the cards under the tops of the build piles are drawn again when nothing else is left (5, M3).
    pub replenish_from_builds: bool,
    /// After how many full circles without a stock card played a round ends as stalled: 1 to 1000 (5).
    pub stalled_after: u16,
    /// Whether a round that ends blocked or stalled is won and scored (5).
    pub stalled_scores: bool,
    /// How rounds are scored (6).
    pub scoring: Scoring,
    /// Points, wins or rounds that end a series: 1 to 100,000 (6).
    pub target: u32,
    /// The most rounds of a series, whatever the score: 0, for no limit but that of every series, to 1000 (6).
    pub max_rounds: u16,
    /// Whose piles a team plays from (7).
    pub team_piles: TeamPiles,
    /// Whether a seat without stock cards goes on taking turns (7).
    pub finished_partner: FinishedPartner,
    /// When partners' piles are open (7).
    pub sharing: Sharing,
    /// Whether partners' chat is closed during each other's turns (7).
    pub partner_silence: bool,
    /// Whether discard-pile cards may be played only to lead up to the stock top (8).
    pub lead_up: bool,
    /// Whether no two plays in succession may come from the same discard pile (8).
    pub alternating: bool,
    /// The largest stock that may be blocked, 0 for never: 0 to 30 (8).
    pub blocking: u8,
    /// Whether players draw by hand, and what happens to a card too many (9).
    pub manual_draw: ManualDraw,
    /// Whether a seat may try to play out of turn (9).
    pub out_of_turn: bool,
    /// Whether talking partners may be called (9).
    pub call_talking: bool,
}

/// Who plays first (RULES 3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FirstPlayer {
    /// The seat to the dealer's left (S0a S3).
    LeftOfDealer,
    /// The youngest player (S2 S4). Needs every player's age.
    Youngest,
    /// The player of median age, the older of two (S0b). Needs every player's age.
    MiddleAge,
    /// A seat drawn from the round's seed.
    Random,
    /// The seat whose stock pile shows the highest card; wilds don't count.
    HighestStock,
    /// This seat (S2: "you can decide").
    Chosen(Seat),
}

/// How many cards a turn begins with (RULES 4.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawRule {
    /// As many as fill the hand, five by default.
    Refill,
    /// Exactly this many, 1 to 7 and no more than fill a hand; a full hand on the first turn (S0b).
    Fixed(u8),
}

/// When completed piles are shuffled into the draw pile (RULES 5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Replenish {
    /// When a card must be drawn and none is left (S0a S4 M1).
    WhenEmpty,
    /// Each as soon as it is completed.
    AtOnce,
    /// When a card must be drawn and fewer than this many are left, 1 to 50 (S1).
    WhenLow(u8),
}

/// How rounds are scored (RULES 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// 25 and 5 for each card in the opponents' stock piles; the first to the target wins.
    Points,
    /// Rounds won (S0b).
    Wins,
    /// Cards left in the own stock pile; the lowest sum after the target's number of rounds wins (S1).
    LowestLeft,
    /// One round (S0b).
    Single,
}

/// Whose piles a team plays from (RULES 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TeamPiles {
    /// Every seat has its own (S0a S3 S4).
    PerSeat,
    /// Two stock piles and two sets of discard piles a team, at its first two seats (S0b).
    TwoPerTeam,
}

/// Whether a seat without stock cards goes on taking turns (RULES 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FinishedPartner {
    /// It goes on taking turns (S3).
    KeepsPlaying,
    /// It takes no more turns and its hand is set aside (S0a S4). Where a team shares its piles there is no own stock
    /// to finish, and everybody plays on.
    GoesOut,
}

/// When a seat may play from its partners' stock and discard piles (RULES 7). Where a team shares its piles it always may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sharing {
    /// At any time (S0b S3 S4).
    Always,
    /// Once the stock pile of one of the team is empty (S0a).
    AfterOut,
    /// Never: everyone plays from the own piles only.
    Never,
}

/// Whether players draw by hand, and what happens to a card too many (RULES 9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ManualDraw {
    /// The table draws.
    Off,
    /// Cards too many are shuffled into the stock pile (S3).
    ShuffleIntoStock,
    /// Looked at, they go under the stock pile, otherwise back (S1).
    UnderStock,
}

impl Default for Rules {
    fn default() -> Rules {
        Preset::Standard.rules()
    }
}

impl FirstPlayer {
    /// Whether it needs every player's age.
    pub const fn goes_by_age(self) -> bool {
        match self {
            FirstPlayer::Youngest | FirstPlayer::MiddleAge => true,
            FirstPlayer::LeftOfDealer
            | FirstPlayer::Random
            | FirstPlayer::HighestStock
            | FirstPlayer::Chosen(_) => false,
        }
    }
}

impl Scoring {
    /// The target a series has if none is named: 500 points, three wins, five rounds, or one round.
    pub const fn default_target(self) -> u32 {
        match self {
            Scoring::Points => 500,
            Scoring::Wins => 3,
            Scoring::LowestLeft => 5,
            Scoring::Single => 1,
        }
    }
}

impl Rules {
    /// The number of rounds after which a series is over, whatever the score (6): `max_rounds`, or the target where that counts rounds.
    /// `None` where the target alone ends it.
    pub fn round_limit(&self) -> Option<u32> {
        let counted = match self.scoring {
            Scoring::Points | Scoring::Wins => None,
            Scoring::LowestLeft => Some(self.target),
            Scoring::Single => Some(1),
        };
        let most = Some(u32::from(self.max_rounds)).filter(|most| *most > 0);
        counted.into_iter().chain(most).min()
    }

    /// Whether a team's piles are shared by all its seats, at a table of so many seats in so many teams (7).
    pub(crate) const fn shares_piles(&self, seats: usize, teams: usize) -> bool {
        teams < seats && matches!(self.team_piles, TeamPiles::TwoPerTeam)
    }

    /// The number of seats that own piles, at a table of so many seats in so many teams: all, or the first two of each team (7).
    pub(crate) const fn pile_count(&self, seats: usize, teams: usize) -> usize {
        if self.shares_piles(seats, teams) { 2 * teams } else { seats }
    }

    /// The keys whose values differ from the preset's.
    pub fn overrides(&self) -> impl Iterator<Item = &'static RuleKey> {
        let preset = self.preset.rules();
        RuleKey::ALL.iter().filter(move |key| (key.get)(self) != (key.get)(&preset))
    }
}
