//! The text keys of the rules (RULES 11): one table with the name, the allowed values, the reader and the writer of each key. A rule
//! without a row in it doesn't compile.
//!
//! The house-rule screens and the differences from a preset come from it too.

use std::fmt;

use serde::Serialize;

use super::{
    DrawRule, FinishedPartner, FirstPlayer, ManualDraw, Preset, Replenish, Rules, Scoring, Sharing,
    StockSize, TeamPiles,
};
use crate::deck::Deck;

/// A rule's value in text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum RuleValue {
    /// `true` or `false`.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// Whole numbers, one for each seat that owns piles.
    Numbers(Vec<i64>),
    /// One of the key's [words](RuleKey::words).
    Text(String),
}

impl fmt::Display for RuleValue {
    /// Writes the form common to TOML and JSON.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleValue::Bool(value) => value.fmt(f),
            RuleValue::Number(value) => value.fmt(f),
            // As a list prints itself.
            RuleValue::Numbers(values) => write!(f, "{values:?}"),
            RuleValue::Text(value) => write!(f, "{value:?}"),
        }
    }
}

/// One text key of the rules.
#[derive(Debug)]
pub struct RuleKey {
    /// The key in TOML and JSON.
    pub name: &'static str,
    /// The rule book's section.
    pub section: u8,
    /// The words it allows, the usual one first (for true and false: none).
    pub words: &'static [&'static str],
    /// The numbers it allows, if it takes numbers.
    pub numbers: Option<(i64, i64)>,
    /// Whether it also takes a list of such numbers, one for each seat that owns piles.
    pub takes_list: bool,
    /// Reads it from rules.
    pub get: fn(&Rules) -> RuleValue,
    /// Writes it into rules; `false` if the value isn't allowed.
    pub(super) set: fn(&mut Rules, &RuleValue) -> bool,
}

impl RuleKey {
    /// Every key, in the order of the rule book.
    pub const ALL: &'static [RuleKey] = KEYS;

    /// The key of that name.
    pub fn from_name(name: &str) -> Option<&'static RuleKey> {
        KEYS.iter().find(|key| key.name == name)
    }

    /// The allowed values, for display: `"when-empty", "at-once" or a number from 1 to 50`.
    pub fn allowed(&self) -> impl fmt::Display + '_ {
        Allowed(self)
    }
}

struct Allowed<'a>(&'a RuleKey);

impl fmt::Display for Allowed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = self.0.numbers.map(|(low, high)| match self.0.name {
            "first_player" => format!("a seat number from {low} to {high}"),
            _ => format!("a whole number from {low} to {high}"),
        });
        let words: Vec<String> = self.0.words.iter().map(|word| format!("{word:?}")).collect();
        let list = self.0.takes_list.then(|| "a list of such numbers, one for each stock pile".to_owned());
        match words.iter().chain(&numbers).chain(&list).map(String::as_str).collect::<Vec<_>>().as_slice() {
            [] => f.write_str("true or false"),
            [one] => f.write_str(one),
            [most @ .., last] => write!(f, "{} or {last}", most.join(", ")),
        }
    }
}

/// Values that are written as words.
trait Word: Copy + PartialEq + 'static {
    const WORDS: &'static [&'static str];
    const VALUES: &'static [Self];

    fn word(self) -> RuleValue {
        let at = Self::VALUES.iter().position(|value| *value == self);
        RuleValue::Text(at.map_or("", |at| Self::WORDS[at]).to_owned())
    }

    fn from_word(value: &RuleValue) -> Option<Self> {
        let RuleValue::Text(word) = value else { return None };
        Self::WORDS.iter().position(|known| known == word).map(|at| Self::VALUES[at])
    }
}

/// Implements [`Word`] for a type. Doesn't compile unless each of its variants is a word, or holds numbers.
macro_rules! words {
    ($type:ident { $($value:ident = $word:literal),* $(,)? } $(or $number:ident)*) => {
        impl Word for $type {
            const WORDS: &'static [&'static str] = &[$($word),*];
            const VALUES: &'static [Self] = &[$($type::$value),*];
        }

        const _: fn($type) = |value| match value {
            $($type::$value)|* $(| $type::$number(_))* => {}
        };
    };
}

words!(Preset {
    Standard = "standard",
    Quick = "quick",
    Family = "family",
    Classic1980 = "classic-1980",
    Pre1980 = "pre-1980",
    SpiteAndMalice = "spite-and-malice",
});
words!(Deck {
    Modern = "modern",
    Edition1980 = "edition-1980",
    Pre1980 = "pre-1980",
    ThreeDecks = "three-decks",
});
words!(StockSize { Standard = "standard" } or Cards or PerSeat);
words!(FirstPlayer {
    LeftOfDealer = "left-of-dealer",
    Youngest = "youngest",
    MiddleAge = "middle-age",
    Random = "random",
    HighestStock = "highest-stock",
} or Chosen);
words!(DrawRule { Refill = "refill" } or Fixed);
words!(Replenish { WhenEmpty = "when-empty", AtOnce = "at-once" } or WhenLow);
words!(Scoring { Points = "points", Wins = "wins", LowestLeft = "lowest-left", Single = "single" });
words!(TeamPiles { PerSeat = "per-seat", TwoPerTeam = "two-per-team" });
words!(FinishedPartner { KeepsPlaying = "keeps-playing", GoesOut = "goes-out" });
words!(Sharing { Always = "always", AfterOut = "after-out", Never = "never" });
words!(ManualDraw {
    Off = "off",
    ShuffleIntoStock = "shuffle-into-stock",
    UnderStock = "under-stock",
});

impl Preset {
    /// All presets, in the order of the rule book.
    pub const ALL: &'static [Preset] = <Preset as Word>::VALUES;

    /// The preset's text form, such as `classic-1980`.
    pub fn name(self) -> &'static str {
        let at = Preset::ALL.iter().position(|preset| *preset == self);
        at.map_or("", |at| <Preset as Word>::WORDS[at])
    }

    /// The preset of that name.
    pub fn from_name(name: &str) -> Option<Preset> {
        <Preset as Word>::from_word(&RuleValue::Text(name.to_owned()))
    }
}

/// The number, if it lies within the key's range.
fn number<N: TryFrom<i64>>(value: &RuleValue, (low, high): (i64, i64)) -> Option<N> {
    match value {
        RuleValue::Number(number) if (low..=high).contains(number) => N::try_from(*number).ok(),
        _ => None,
    }
}

/// The list of numbers, if all of them lie within the key's range.
fn numbers<N: TryFrom<i64>>(value: &RuleValue, range: (i64, i64)) -> Option<Vec<N>> {
    let RuleValue::Numbers(numbers) = value else { return None };
    numbers.iter().map(|one| number(&RuleValue::Number(*one), range)).collect()
}

/// Stores a value if there is one; returns whether it did.
fn store<T>(field: &mut T, value: Option<T>) -> bool {
    let Some(value) = value else { return false };
    *field = value;
    true
}

macro_rules! key {
    ($section:literal $field:ident: $type:ident) => {
        RuleKey {
            name: stringify!($field),
            section: $section,
            words: <$type as Word>::WORDS,
            numbers: None,
            takes_list: false,
            get: |rules| rules.$field.word(),
            set: |rules, value| store(&mut rules.$field, $type::from_word(value)),
        }
    };
    ($section:literal $field:ident: $type:ident or $variant:ident in $low:literal..=$high:literal $(each $list:ident ($read_list:ident))?) => {
        RuleKey {
            name: stringify!($field),
            section: $section,
            words: <$type as Word>::WORDS,
            numbers: Some(($low, $high)),
            takes_list: false $(|| !stringify!($list).is_empty())?,
            get: |rules| match rules.$field {
                $type::$variant(number) => RuleValue::Number(u8::from(number).into()),
                $($type::$list(list) => {
                    RuleValue::Numbers(list.as_slice().iter().copied().map(i64::from).collect())
                })?
                word => word.word(),
            },
            set: |rules, value| {
                let read = number::<u8>(value, ($low, $high)).and_then(|number| number.try_into().ok());
                let read = read.map($type::$variant).or_else(|| $type::from_word(value));
                $(
                    let read = read.or_else(|| $type::$read_list(&numbers(value, ($low, $high))?));
                )?
                store(&mut rules.$field, read)
            },
        }
    };
    ($section:literal $field:ident in $low:literal..=$high:literal) => {
        RuleKey {
            name: stringify!($field),
            section: $section,
            words: &[],
            numbers: Some(($low, $high)),
            takes_list: false,
            get: |rules| RuleValue::Number(rules.$field.into()),
            set: |rules, value| store(&mut rules.$field, number(value, ($low, $high))),
        }
    };
}

impl Word for bool {
    const WORDS: &'static [&'static str] = &[];
    const VALUES: &'static [Self] = &[];

    fn word(self) -> RuleValue {
        RuleValue::Bool(self)
    }

    fn from_word(value: &RuleValue) -> Option<Self> {
        match value {
            RuleValue::Bool(value) => Some(*value),
            _ => None,
        }
    }
}

/// Defines [`KEYS`]. Doesn't compile unless each field of [`Rules`] has exactly one row: records and saved tables have only the rules
/// that have a key.
macro_rules! keys {
    ($($section:literal $field:ident $(: $type:ident)? $(or $variant:ident)? $(in $low:literal..=$high:literal)? $(each $list:ident ($read_list:ident))?,)*) => {
        const KEYS: &[RuleKey] = &[
            $(key!($section $field $(: $type)? $(or $variant)? $(in $low..=$high)? $(each $list ($read_list))?)),*
        ];

        const _: fn(Rules) -> Rules = |rules| Rules { $($field: rules.$field),* };
    };
}

keys! {
    10 preset: Preset,
    2 deck: Deck,
    3 stock: StockSize or Cards in 5..=30 each PerSeat(from_sizes),
    3 first_player: FirstPlayer or Chosen in 1..=12,
    4 hand in 3..=7,
    4 draw: DrawRule or Fixed in 1..=7,
    4 wild_discard: bool,
    4 consecutive_wilds: bool,
    4 hide_buried: bool,
    5 replenish: Replenish or WhenLow in 1..=50,
    5 replenish_from_builds: bool,
    5 stalled_after in 1..=1000,
    5 stalled_scores: bool,
    6 scoring: Scoring,
    6 target in 1..=100_000,
    6 max_rounds in 0..=1000,
    7 team_piles: TeamPiles,
    7 finished_partner: FinishedPartner,
    7 sharing: Sharing,
    7 partner_silence: bool,
    8 lead_up: bool,
    8 alternating: bool,
    8 blocking in 0..=30,
    9 manual_draw: ManualDraw,
    9 out_of_turn: bool,
    9 call_talking: bool,
}
