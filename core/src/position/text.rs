//! Parsing and printing of positions.

use std::fmt;
use std::str::FromStr;

use super::{CardSpec, Location, PileSpec, Position, locations};
use crate::card::Rank;
use crate::event::EndReason;
use crate::pile::{ByPile, Pile};
use crate::rules::{self, RuleValue, Rules};
use crate::seat::{MAX_SEATS, Seat};
use crate::seed::RandomStream;

/// All invalid lines of a position's text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", rules::join_lines(.errors))]
pub struct PositionTextError {
    /// At least one, in order.
    pub errors: Vec<LineError>,
}

/// An invalid line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct LineError {
    /// Its number, from 1.
    pub line: usize,
    /// The problem.
    pub what: SyntaxError,
}

/// The problem of a line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SyntaxError {
    /// The line has no colon.
    #[error("{0:?} is not a line of a position: lines are key: value, like b1: 1 2 W")]
    Line(String),
    /// The key is unknown.
    #[error("unknown key {0:?}; the keys are {keys}, and the piles {piles}", keys = names(), piles = PILES)]
    Key(String),
    /// The key is in an earlier line too.
    #[error("{key} stands in line {first} already")]
    DuplicateKey {
        /// The key.
        key: String,
        /// The number of that line, from 1.
        first: usize,
    },
    /// The key doesn't allow the value.
    #[error("{key}: {value:?} is not allowed: {key} is {allowed}")]
    Value {
        /// The key.
        key: String,
        /// The value in the text.
        value: String,
        /// The allowed values, for display.
        allowed: &'static str,
    },
    /// The rules allow no such key or value.
    #[error(transparent)]
    Rules(#[from] rules::RuleProblem),
}

const PILES: &str =
    "b1 to b4, s@1, h@1, d1@1 to d4@1 (seat 1's stock, hand and discard piles), draw, completed";
const CARDS: &str = "cards, bottom to top: 7.83, 7, W, ? or 9? (any cards), and - for none";
const BUILD: &str = "cards, bottom to top, with ..6 in front where the ranks up to 6 are gone; - for none";
const PLACE: &str = "a pile: b1, s@1, h@1, d1@1, draw or completed";

/// A key that isn't a pile.
struct Field {
    name: &'static str,
    allowed: &'static str,
    /// Reads it; `None` if it isn't allowed.
    read: fn(&mut Position, &str) -> Option<()>,
    /// Prints it; `None` for the default.
    print: fn(&Position) -> Option<String>,
}

const FIELDS: &[Field] = &[
    Field {
        name: "seats",
        allowed: "a number from 2 to 12",
        read: |position, text| set(&mut position.seats, seat(text).map(|seat| usize::from(seat.number()))),
        print: |position| Some(position.seats.to_string()),
    },
    Field {
        name: "teams",
        allowed: "a number from 2 to 12",
        read: |position, text| {
            set(&mut position.teams, seat(text).map(|seat| Some(usize::from(seat.number()))))
        },
        print: |position| position.teams.map(|teams| teams.to_string()),
    },
    Field {
        name: "turn",
        allowed: "a seat number",
        read: |position, text| set(&mut position.turn, seat(text)),
        print: |position| Some(position.turn.to_string()),
    },
    Field {
        name: "rest",
        allowed: PLACE,
        read: |position, text| set(&mut position.rest, place(text)),
        print: |position| (position.rest != Location::Draw).then(|| position.rest.to_string()),
    },
    Field {
        name: "promise",
        allowed: "a seat number, or - for none",
        read: |position, text| set(&mut position.past.turn_restrictions.promise, or_none(text, seat)),
        print: |position| position.past.turn_restrictions.promise.map(|seat| seat.to_string()),
    },
    Field {
        name: "last_pile",
        allowed: "a discard pile like d2@1, or - for none",
        read: |position, text| {
            let discard = |text: &str| match place(text)? {
                Location::Discard(pile, seat) => Some((seat, pile)),
                _ => None,
            };
            set(&mut position.past.turn_restrictions.last_discard, or_none(text, discard))
        },
        print: |position| {
            let last = position.past.turn_restrictions.last_discard;
            last.map(|(seat, pile)| Location::Discard(pile, seat).to_string())
        },
    },
    Field {
        name: "has_blocked",
        allowed: "true or false",
        read: |position, text| set(&mut position.past.turn_restrictions.blocked, text.parse().ok()),
        print: |position| position.past.turn_restrictions.blocked.then(|| "true".to_owned()),
    },
    Field {
        name: "begun",
        allowed: "seat numbers, or - for none",
        read: |position, text| {
            let seats = |text: &str| text.split_whitespace().map(seat).collect();
            set(&mut position.past.begun, or_none(text, seats).map(|seats| Some(seats.unwrap_or_default())))
        },
        print: |position| position.past.begun.as_ref().map(|seats| words(seats.iter())),
    },
    Field {
        name: "due",
        allowed: "a number of cards, 0 to 7",
        read: |position, text| set(&mut position.past.due, text.parse().ok().filter(|due| *due <= 7)),
        print: |position| if_not_default(&position.past.due, &0),
    },
    Field {
        name: "caught",
        allowed: "seat numbers, or - for none",
        read: |position, text| {
            let seats = |text: &str| text.split_whitespace().map(seat).collect();
            set(&mut position.past.caught, or_none(text, seats).map(Option::unwrap_or_default))
        },
        print: |position| {
            let caught = &position.past.caught;
            (!caught.is_empty()).then(|| words(caught.iter()))
        },
    },
    Field {
        name: "passes",
        allowed: "a number below 256",
        read: |position, text| set(&mut position.past.passes, text.parse().ok()),
        print: |position| if_not_default(&position.past.passes, &0),
    },
    Field {
        name: "idle_turns",
        allowed: "a number below 65536",
        read: |position, text| set(&mut position.past.idle, text.parse().ok()),
        print: |position| if_not_default(&position.past.idle, &1),
    },
    Field {
        name: "turns",
        allowed: "a number",
        read: |position, text| set(&mut position.past.turns, text.parse().ok()),
        print: |position| if_not_default(&position.past.turns, &1),
    },
    Field {
        name: "moves",
        allowed: "a number",
        read: |position, text| set(&mut position.past.moves, text.parse().ok()),
        print: |position| if_not_default(&position.past.moves, &0),
    },
    Field {
        name: "last_needs",
        allowed: "for each seat the next ranks of the four build piles, like 1,5,5,9, or -",
        read: |position, text| {
            let left: Option<Vec<_>> = text.split_whitespace().map(|left| or_none(left, ranks)).collect();
            set(&mut position.past.left, left.filter(|left| left.len() <= MAX_SEATS))
        },
        print: |position| {
            let left = &position.past.left;
            left.iter().any(Option::is_some).then(|| words(left.iter().map(written_ranks)))
        },
    },
    Field {
        name: "chance",
        allowed: "a seed of 64 hexadecimal digits, a stream and a place in it",
        read: |position, text| set(&mut position.rng, RandomStream::from_text(text)),
        print: |position| Some(position.rng.to_text()),
    },
    Field {
        name: "end",
        allowed: "stock_empty, blocked or stalled, or - for a round that goes on",
        read: |position, text| set(&mut position.end, or_none(text, reason)),
        print: |position| position.end.map(|end| end_name(end).to_owned()),
    },
];

impl FromStr for Position {
    type Err = PositionTextError;

    fn from_str(text: &str) -> Result<Position, PositionTextError> {
        let mut position = Position::default();
        let mut errors = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.split('#').next().unwrap_or_default().trim();
            if !text.is_empty() {
                let found = position.read(line, text).err().into_iter().flatten();
                errors.extend(found.map(|what| LineError { line, what }));
            }
        }
        if errors.is_empty() { Ok(position) } else { Err(PositionTextError { errors }) }
    }
}

impl Position {
    fn read(&mut self, line: usize, text: &str) -> Result<(), Vec<SyntaxError>> {
        let (key, value) = text.split_once(':').ok_or_else(|| vec![SyntaxError::Line(text.to_owned())])?;
        let (key, value) = (key.trim(), value.trim());
        if let Some(first) = self.lines.insert(key.to_owned(), line) {
            return Err(vec![SyntaxError::DuplicateKey { key: key.to_owned(), first }]);
        }
        let refused =
            |allowed| vec![SyntaxError::Value { key: key.to_owned(), value: value.to_owned(), allowed }];
        if key == "rules" {
            self.rules = read_rules(value)?;
        } else if let Some(field) = FIELDS.iter().find(|field| field.name == key) {
            (field.read)(self, value).ok_or_else(|| refused(field.allowed))?;
        } else if let Some(place) = place(key) {
            let allowed = if let Location::Build(_) = place { BUILD } else { CARDS };
            let pile = pile(place, value).ok_or_else(|| refused(allowed))?;
            self.piles.insert(place, pile);
        } else {
            return Err(vec![SyntaxError::Key(key.to_owned())]);
        }
        Ok(())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rules, preset) = (&self.rules, self.rules.preset);
        write!(f, "rules: preset={}", preset.name())?;
        for key in rules.overrides() {
            write!(f, " {}={}", key.name, print_value(&(key.get)(rules)))?;
        }
        // A target that isn't named follows the scoring.
        if rules.scoring != preset.rules().scoring && rules.target == preset.rules().target {
            write!(f, " target={}", rules.target)?;
        }
        writeln!(f)?;
        for field in FIELDS {
            if let Some(value) = (field.print)(self) {
                writeln!(f, "{}: {value}", field.name)?;
            }
        }
        let empty = PileSpec::default();
        locations(self.seats)
            .try_for_each(|place| writeln!(f, "{place}: {}", self.piles.get(&place).unwrap_or(&empty)))
    }
}

impl fmt::Display for PileSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.cards.is_empty() && self.gone == 0 {
            return f.write_str("-");
        }
        let gone = (self.gone > 0).then(|| format!("..{}", self.gone));
        let cards = self.cards.iter().map(CardSpec::to_string);
        f.write_str(&words(gone.into_iter().chain(cards)))
    }
}

impl fmt::Display for CardSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardSpec::Exact(card) => card.fmt(f),
            CardSpec::Rank(Some(rank)) => rank.fmt(f),
            CardSpec::Rank(None) => f.write_str("W"),
            CardSpec::Any(1) => f.write_str("?"),
            CardSpec::Any(count) => write!(f, "{count}?"),
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Build(pile) => write!(f, "b{pile}"),
            Location::Stock(seat) => write!(f, "s@{seat}"),
            Location::Hand(seat) => write!(f, "h@{seat}"),
            Location::Discard(pile, seat) => write!(f, "d{pile}@{seat}"),
            Location::Draw => f.write_str("draw"),
            Location::Completed => f.write_str("completed"),
        }
    }
}

pub(crate) fn place(text: &str) -> Option<Location> {
    let pile = |number: &str| Pile::ALL.into_iter().find(|pile| pile.to_string() == number);
    match text.split_once('@') {
        Some(("s", owner)) => seat(owner).map(Location::Stock),
        Some(("h", owner)) => seat(owner).map(Location::Hand),
        Some((name, owner)) => Some(Location::Discard(pile(name.strip_prefix('d')?)?, seat(owner)?)),
        None if text == "draw" => Some(Location::Draw),
        None if text == "completed" => Some(Location::Completed),
        None => pile(text.strip_prefix('b')?).map(Location::Build),
    }
}

fn pile(place: Location, text: &str) -> Option<PileSpec> {
    let mut pile = PileSpec::default();
    if text == "-" {
        return Some(pile);
    }
    for (at, word) in text.split_whitespace().enumerate() {
        match word.strip_prefix("..") {
            Some(gone) if at == 0 && matches!(place, Location::Build(_)) => {
                pile.gone = gone.parse().ok().filter(|gone| (1..12).contains(gone))?;
            }
            _ => pile.cards.push(pick(word)?),
        }
    }
    (!pile.cards.is_empty()).then_some(pile)
}

fn pick(word: &str) -> Option<CardSpec> {
    if let Some(count) = word.strip_suffix('?') {
        let count = if count.is_empty() { 1 } else { count.parse().ok()? };
        return Some(CardSpec::Any(count));
    }
    if word == "W" {
        return Some(CardSpec::Rank(None));
    }
    match word.contains('.') {
        true => word.parse().ok().map(CardSpec::Exact),
        false => Rank::new(word.parse().ok()?).map(|rank| CardSpec::Rank(Some(rank))),
    }
}

fn read_rules(text: &str) -> Result<Rules, Vec<SyntaxError>> {
    let entries: Vec<(&str, Result<RuleValue, String>)> = text
        .split_whitespace()
        .map(|entry| {
            let (key, value) = entry.split_once('=').unwrap_or((entry, ""));
            (key, Ok(read_value(value)))
        })
        .collect();
    Rules::from_values(&entries).map_err(|error| error.problems.into_iter().map(SyntaxError::Rules).collect())
}

/// A rule's value as a word without quotation marks and blanks: `12`, `standard` or `12,20,20`.
fn read_value(word: &str) -> RuleValue {
    let numbers = || word.split(',').map(|number| number.parse().ok()).collect();
    match (word.parse(), word.parse(), numbers()) {
        (Ok(value), ..) => RuleValue::Bool(value),
        (_, Ok(value), _) => RuleValue::Number(value),
        (.., Some(values)) => RuleValue::Numbers(values),
        _ => RuleValue::Text(word.to_owned()),
    }
}

/// The word that [`read_value`] reads.
fn print_value(value: &RuleValue) -> String {
    match value {
        RuleValue::Text(text) => text.clone(),
        RuleValue::Numbers(values) => values.iter().map(i64::to_string).collect::<Vec<_>>().join(","),
        RuleValue::Bool(_) | RuleValue::Number(_) => value.to_string(),
    }
}

const ENDS: [(EndReason, &str); 3] = [
    (EndReason::StockEmpty, "stock_empty"),
    (EndReason::Blocked, "blocked"),
    (EndReason::Stalled, "stalled"),
];

fn reason(text: &str) -> Option<EndReason> {
    ENDS.iter().find(|(_, name)| *name == text).map(|(reason, _)| *reason)
}

fn end_name(end: EndReason) -> &'static str {
    ENDS.iter().find(|(reason, _)| *reason == end).map_or("", |(_, name)| name)
}

/// Parses the next ranks of the four build piles.
fn ranks(text: &str) -> Option<ByPile<Rank>> {
    let ranks: Option<Vec<Rank>> = text.split(',').map(|rank| Rank::new(rank.parse().ok()?)).collect();
    ranks?.try_into().ok().map(ByPile)
}

fn written_ranks(ranks: &Option<ByPile<Rank>>) -> String {
    ranks.map_or_else(|| "-".to_owned(), |ranks| ranks.0.map(|rank| rank.to_string()).join(","))
}

fn seat(text: &str) -> Option<Seat> {
    Seat::new(text.parse().ok()?)
}

/// Parses `-` or a value: `Some(None)` or `Some(Some(…))`; `None` if the value isn't allowed.
fn or_none<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if text == "-" { Some(None) } else { read(text).map(Some) }
}

fn set<T>(field: &mut T, value: Option<T>) -> Option<()> {
    *field = value?;
    Some(())
}

fn if_not_default<T: PartialEq + ToString>(value: &T, usual: &T) -> Option<String> {
    (value != usual).then(|| value.to_string())
}

fn words(items: impl Iterator<Item = impl ToString>) -> String {
    let words: Vec<String> = items.map(|item| item.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

fn names() -> String {
    let fields = FIELDS.iter().map(|field| field.name);
    ["rules"].into_iter().chain(fields).collect::<Vec<_>>().join(", ")
}
