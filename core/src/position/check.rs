//! Checks that a position is possible: the cards are one deck's, and the piles follow the rules.

use std::collections::BTreeMap;

use super::{CardSpec, Location, Position};
use crate::card::{Card, Rank};
use crate::event::EndReason;
use crate::rules::{self, DrawRule};
use crate::seat::{MAX_SEATS, Seat, Team};
use crate::setup::{Setup, SetupError};

/// All problems of a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", rules::join_lines(.problems))]
pub struct PositionError {
    /// At least one.
    pub problems: Vec<PositionProblem>,
}

/// One problem of a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}{key}: {fault}", .line.map(|line| format!("line {line}: ")).unwrap_or_default())]
pub struct PositionProblem {
    /// The line of the key, if the position was read from text and names it.
    pub line: Option<usize>,
    /// The key of the text form.
    pub key: String,
    /// The problem.
    pub fault: PositionProblemKind,
}

/// The problem of a key of a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionProblemKind {
    /// Rules, seats and teams don't fit together.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The table has no such seat.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSeat {
        /// As named.
        seat: Seat,
        /// The number of seats.
        seats: usize,
    },
    /// The seat has no piles (RULES 7, `two-per-team`).
    #[error("no piles lie in front of seat {0}: a team's piles lie at its first two seats")]
    NoPiles(Seat),
    /// The card isn't one of the deck's.
    #[error("{card} is not in this deck of {size}: a deck's cards are numbered from 1.0 to W.{}", .size - 1)]
    NotInDeck {
        /// As named.
        card: Card,
        /// The number of cards in the deck.
        size: u8,
    },
    /// The card is named twice.
    #[error("{card} lies in {first} already")]
    DuplicateCard {
        /// The card.
        card: Card,
        /// The pile that names it first.
        first: Location,
    },
    /// More cards of a rank are named than the deck has.
    #[error("all {count} cards of rank {} are named already", .rank.map_or("W".to_owned(), |rank| rank.to_string()))]
    UsedUp {
        /// The rank; `None` for wilds.
        rank: Option<Rank>,
        /// The number of such cards in the deck.
        count: u8,
    },
    /// More unnamed cards are asked for than are left.
    #[error("{missing} cards more than are left in the deck")]
    TooFewLeft {
        /// The number of missing cards.
        missing: usize,
    },
    /// A card of a build pile has another rank than its place.
    #[error("{card} can't lie there as the {rank}: a build pile runs from 1 up, wilds stand for any rank")]
    OutOfOrder {
        /// The card.
        card: Card,
        /// The rank of its place.
        rank: usize,
    },
    /// A build pile reached 12.
    #[error("a build pile that reached 12 leaves the table: its cards go to completed")]
    Complete,
    /// A wild on a wild, which the rules forbid.
    #[error("{0} is a second wild in a row, which the rules don't allow")]
    WildOnWild(Card),
    /// The tops of build piles stay when the cards under them are drawn again.
    #[error("the ranks up to {0} are gone, but no card lies on top")]
    NoTop(u8),
    /// A pile that is no build pile lacks lower ranks.
    #[error("only of build piles are lower ranks drawn again")]
    Gone,
    /// More cards than a refill leaves in a hand.
    #[error("{cards} cards are more than a hand can hold under these rules: {hand}")]
    HandTooLarge {
        /// As named.
        cards: usize,
        /// The number of cards that a hand is filled to.
        hand: usize,
    },
    /// A stock pile has more cards than it was dealt.
    #[error("{cards} cards are more than the {dealt} that a stock pile is dealt")]
    StockTooLarge {
        /// As named.
        cards: usize,
        /// The number of cards by the rules.
        dealt: u8,
    },
    /// Before the first turn, there are only full stock piles and the draw pile.
    #[error(
        "{cards} cards can't lie there before the first turn, when there are only full stock piles and the draw pile"
    )]
    NotDealt {
        /// As named.
        cards: usize,
    },
    /// A team has no stock cards, but the position has no end.
    #[error("the stock piles of team {0} are empty: the round is over (end: stock_empty)")]
    IsOver(Team),
    /// The position's end is an empty stock, but every team has stock cards.
    #[error("every team has stock cards left")]
    NotOver,
    /// The seat on turn takes no more turns (RULES 7, `goes-out`).
    #[error("seat {0} is out and takes no more turns")]
    Out(Seat),
    /// The key belongs to the 1980 rules or table manners, which are off (RULES 8, 9).
    #[error("these rules know no such thing (RULES {0})")]
    NoSuchRule(u8),
}

/// A checked position: its setup and every card.
pub(super) struct CheckedPosition {
    pub(super) setup: Setup,
    pub(super) cards: BTreeMap<Location, Vec<Card>>,
}

pub(super) fn check(position: &Position) -> Result<CheckedPosition, PositionError> {
    let mut problems = Problems { position, found: Vec::new() };
    let cards = assign_cards(position, &mut problems);
    match Setup::new(position.rules, position.seats, position.team_count()) {
        Ok(setup) => {
            let checked = CheckedPosition { setup, cards };
            problems.builds(&checked);
            problems.seats(&checked);
            problems.past(&checked);
            if problems.found.is_empty() { Ok(checked) } else { Err(problems.into_error()) }
        }
        Err(error) => {
            problems.add("seats", error);
            Err(problems.into_error())
        }
    }
}

/// Checks that the position is also a deal: full stock piles, and all other cards in the draw pile.
pub(super) fn check_deal(position: &Position) -> Result<CheckedPosition, PositionError> {
    let checked = check(position)?;
    let mut problems = Problems { position, found: Vec::new() };
    for (place, cards) in &checked.cards {
        let is_dealt = match place {
            Location::Stock(seat) => cards.len() == usize::from(checked.setup.stock(*seat)),
            Location::Draw => true,
            _ => cards.is_empty(),
        };
        if !is_dealt {
            problems.add(place, PositionProblemKind::NotDealt { cards: cards.len() });
        }
    }
    if problems.found.is_empty() { Ok(checked) } else { Err(problems.into_error()) }
}

struct Problems<'a> {
    position: &'a Position,
    found: Vec<PositionProblem>,
}

impl Problems<'_> {
    fn add(&mut self, key: impl ToString, fault: impl Into<PositionProblemKind>) {
        let key = key.to_string();
        let line = self.position.lines.get(&key).copied();
        self.found.push(PositionProblem { line, key, fault: fault.into() });
    }

    fn into_error(self) -> PositionError {
        PositionError { problems: self.found }
    }

    fn builds(&mut self, checked: &CheckedPosition) {
        for (place, pile) in &self.position.piles {
            if !matches!(place, Location::Build(_)) {
                if pile.gone > 0 {
                    self.add(place, PositionProblemKind::Gone);
                }
                continue;
            }
            let cards = checked.cards.get(place).map_or(&[][..], Vec::as_slice);
            let gone = usize::from(pile.gone);
            if gone > 0 && cards.is_empty() {
                self.add(place, PositionProblemKind::NoTop(pile.gone));
            }
            if gone + cards.len() >= 12 {
                self.add(place, PositionProblemKind::Complete);
            }
            for (&card, rank) in cards.iter().zip(gone + 1..) {
                if card.rank().is_some_and(|own| usize::from(own.number()) != rank) {
                    self.add(place, PositionProblemKind::OutOfOrder { card, rank });
                }
            }
            let wilds = cards.windows(2).filter(|pair| pair[0].is_wild() && pair[1].is_wild());
            if !self.position.rules.consecutive_wilds {
                wilds.for_each(|pair| self.add(place, PositionProblemKind::WildOnWild(pair[1])));
            }
        }
    }

    fn seats(&mut self, checked: &CheckedPosition) {
        let setup = &checked.setup;
        let seats = setup.seat_count();
        let position = self.position;
        for (place, cards) in &checked.cards {
            let (Location::Stock(seat) | Location::Hand(seat) | Location::Discard(_, seat)) = *place else {
                continue;
            };
            let is_hand = matches!(place, Location::Hand(_));
            if seat.index() >= seats {
                self.add(place, PositionProblemKind::NoSeat { seat, seats });
            } else if !is_hand && !setup.has_piles(seat) && !cards.is_empty() {
                self.add(place, PositionProblemKind::NoPiles(seat));
            } else if is_hand && position.rules.draw == DrawRule::Refill && cards.len() > setup.hand() {
                let hand = setup.hand();
                self.add(place, PositionProblemKind::HandTooLarge { cards: cards.len(), hand });
            } else if matches!(place, Location::Stock(_))
                && cards.len() > usize::from(setup.stock(seat))
                && !setup.has_manners()
            {
                let dealt = setup.stock(seat);
                self.add(place, PositionProblemKind::StockTooLarge { cards: cards.len(), dealt });
            }
        }
        let left = |seat| checked.cards.get(&Location::Stock(seat)).map_or(0, Vec::len);
        let done = |team: &Team| setup.members(*team).all(|seat| left(seat) == 0);
        match setup.teams().find(done) {
            Some(team) if position.end != Some(EndReason::StockEmpty) => {
                self.add(Location::Stock(Seat::from_index(team.index())), PositionProblemKind::IsOver(team));
            }
            None if position.end == Some(EndReason::StockEmpty) => {
                self.add("end", PositionProblemKind::NotOver)
            }
            _ => {}
        }
        let turn = position.turn;
        if turn.index() >= seats {
            self.add("turn", PositionProblemKind::NoSeat { seat: turn, seats });
        } else if position.end.is_none() && setup.finished_seats_drop_out() && left(turn) == 0 {
            self.add("turn", PositionProblemKind::Out(turn));
        }
    }

    fn past(&mut self, checked: &CheckedPosition) {
        let (past, rules) = (&self.position.past, &self.position.rules);
        let seats = checked.setup.seat_count();
        let begun = past.begun.iter().flatten().map(|seat| ("begun", *seat));
        let promise = past.turn_restrictions.promise.map(|seat| ("promise", seat));
        let last = past.turn_restrictions.last_discard.map(|(seat, _)| ("last_pile", seat));
        let caught = past.caught.iter().map(|seat| ("caught", *seat));
        let left = (seats..past.left.len().min(MAX_SEATS)).map(|seat| ("last_needs", Seat::from_index(seat)));
        for (key, seat) in begun.chain(promise).chain(last).chain(caught).chain(left) {
            if seat.index() >= seats {
                self.add(key, PositionProblemKind::NoSeat { seat, seats });
            }
        }
        if past.turn_restrictions.promise.is_some() && !rules.lead_up {
            self.add("promise", PositionProblemKind::NoSuchRule(8));
        }
        if past.turn_restrictions.blocked && rules.blocking == 0 {
            self.add("has_blocked", PositionProblemKind::NoSuchRule(8));
        }
        if past.due > 0 && !checked.setup.draws_by_hand() {
            self.add("due", PositionProblemKind::NoSuchRule(9));
        }
        if !past.caught.is_empty() && !rules.out_of_turn {
            self.add("caught", PositionProblemKind::NoSuchRule(9));
        }
    }
}

/// Assigns a card to every name, and puts the rest into the position's `rest` pile.
fn assign_cards(position: &Position, problems: &mut Problems<'_>) -> BTreeMap<Location, Vec<Card>> {
    let deck = position.rules.deck;
    let mut left: Vec<Card> = deck.cards().to_vec();
    let mut named: BTreeMap<Card, Location> = BTreeMap::new();
    let exact = |pick: &CardSpec| if let CardSpec::Exact(card) = pick { Some(*card) } else { None };
    for (&place, pile) in &position.piles {
        for card in pile.cards.iter().filter_map(exact) {
            if let Some(first) = named.get(&card) {
                problems.add(place, PositionProblemKind::DuplicateCard { card, first: *first });
            } else if let Some(at) = left.iter().position(|other| *other == card) {
                left.remove(at);
                named.insert(card, place);
            } else {
                problems.add(place, PositionProblemKind::NotInDeck { card, size: deck.size() });
            }
        }
    }
    // Named ranks come before `?` cards, which take any that are left.
    let mut kinds: BTreeMap<(Location, usize), Card> = BTreeMap::new();
    for (&place, pile) in &position.piles {
        for (at, pick) in pile.cards.iter().enumerate() {
            let CardSpec::Rank(rank) = *pick else { continue };
            match left.iter().position(|card| card.rank() == rank) {
                Some(first) => {
                    kinds.insert((place, at), left.remove(first));
                }
                None => {
                    let count = if rank.is_some() { 12 } else { deck.wilds() };
                    problems.add(place, PositionProblemKind::UsedUp { rank, count });
                }
            }
        }
    }
    let mut cards: BTreeMap<Location, Vec<Card>> = BTreeMap::new();
    for (&place, pile) in &position.piles {
        let lying = cards.entry(place).or_default();
        for (at, pick) in pile.cards.iter().enumerate() {
            match pick {
                CardSpec::Exact(card) => lying.push(*card),
                CardSpec::Rank(_) => lying.extend(kinds.get(&(place, at))),
                CardSpec::Any(count) => {
                    let taken = usize::from(*count).min(left.len());
                    lying.extend(left.drain(..taken));
                    if taken < usize::from(*count) {
                        problems.add(
                            place,
                            PositionProblemKind::TooFewLeft { missing: usize::from(*count) - taken },
                        );
                    }
                }
            }
        }
    }
    if !left.is_empty() {
        cards.entry(position.rest).or_default().splice(0..0, left);
    }
    cards
}
