//! Replays a record through the rules and reports the first difference.
//!
//! The round starts from the recorded deal; each recorded move is played, and its events are compared with the recorded ones.
//! New draw piles take the recorded order, so that a round shuffled by hand can follow the rules too; whether all shuffles came
//! from the seed is reported separately.

use crate::card::{Card, Rank};
use crate::check::IllegalMove;
use crate::deal::{self, MissingAgeError};
use crate::event::{Event, EventSink};
use crate::moves::Move;
use crate::player_action::PlayerAction;
use crate::record::{Header, Record};
use crate::round::Round;
use crate::rules::FirstPlayer;
use crate::seat::Seat;
use crate::seed::RandomStream;
use crate::setup::Setup;

/// A record that follows the rules from its first line to its last.
#[derive(Debug, Clone)]
pub struct ReplayOutcome {
    /// The round as it stands after the last recorded move.
    pub round: Round,
    /// Whether the record goes to the end of the round; otherwise it breaks off.
    pub finished: bool,
    /// Whether the deal, the first player where it is drawn by lot, and every shuffle are what the seed gives.
    pub from_seed: bool,
}

/// The first place where a record differs from the rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {mismatch}")]
pub struct Difference {
    /// The line of the record, from 1.
    pub line: usize,
    /// How the line differs.
    pub mismatch: Mismatch,
}

/// How a line of a record differs from the rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Mismatch {
    /// The record has no such line, or another one in its place.
    #[error("{expected} belongs here{}", .found.as_ref().map_or(String::new(), |found| format!(", the record says {found}")))]
    WrongLine {
        /// The kind of line required here.
        expected: ExpectedRecordLine,
        /// The recorded event. `None` after the last line.
        found: Option<Event>,
    },
    /// The deal isn't one of this table's.
    #[error("this can't have been dealt: {0}")]
    Deal(DealProblem),
    /// Another seat plays first.
    #[error("seat {recorded} can't play first: by the rules it is seat {expected}")]
    FirstPlayer {
        /// The recorded seat.
        recorded: Seat,
        /// The first player by the rules.
        expected: Seat,
    },
    /// A seat that the table doesn't have plays first.
    #[error("seat {recorded} is not at the table, which has seats 1 to {seats}")]
    NotSeated {
        /// The recorded seat.
        recorded: Seat,
        /// The number of seats.
        seats: usize,
    },
    /// The move breaks the rules.
    #[error("seat {seat} can't move {}: {why}", .mv.written_by(*.seat))]
    Illegal {
        /// The seat of the move.
        seat: Seat,
        /// The move.
        mv: Move,
        /// Why it is illegal.
        why: IllegalMove,
    },
    /// A seat catches or calls without a reason (RULES 9).
    #[error("seat {seat} can't object: {why}")]
    Objection {
        /// The seat that objects.
        seat: Seat,
        /// Why the objection is void.
        why: IllegalMove,
    },
    /// A shuffled pile has other cards than those that go into it.
    #[error("the pile shuffled here must hold exactly the cards {}", cards(.expected))]
    Shuffle {
        /// The cards, in no particular order.
        expected: Vec<Card>,
    },
    /// The event differs from the one that follows by the rules.
    #[error("the record says {recorded}, by the rules it is {expected}")]
    Event {
        /// The recorded event.
        recorded: Box<Event>,
        /// The event by the rules.
        expected: Box<Event>,
    },
}

/// What belongs on a line of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum ExpectedRecordLine {
    #[error("the deal")]
    Deal,
    #[error("the first turn")]
    FirstTurn,
    #[error("a move")]
    Move,
    #[error("nothing more")]
    Nothing,
}

/// Why piles can't have been dealt from a table's deck.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs)]
pub enum DealProblem {
    #[error("{found} stock piles for {seats} seats")]
    Stocks { found: usize, seats: usize },
    #[error("seat {seat}'s stock pile has {found} cards, not {expected}")]
    Stock { seat: Seat, found: usize, expected: usize },
    #[error("two cards have the id {0}")]
    DuplicateId(u8),
    #[error("{found} cards of rank {rank}, the deck has {expected}")]
    Rank { rank: Rank, found: usize, expected: usize },
    #[error("{found} wilds, the deck has {expected}")]
    Wilds { found: usize, expected: usize },
}

/// Why a record can't be rebuilt from its actions.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RebuildError {
    /// The first player goes by age, and one is missing.
    #[error(transparent)]
    Age(#[from] MissingAgeError),
    /// A move breaks the rules.
    #[error("move {at} is not possible: {why}")]
    Move {
        /// The action's position, from 1.
        at: usize,
        /// The illegal action.
        act: PlayerAction,
        /// Why it is illegal.
        why: IllegalMove,
    },
}

/// Rebuilds a record from the header's seed and the round's actions.
///
/// # Errors
/// If an age is missing, or with the first move that is illegal.
pub fn rebuild_record(header: Header, actions: &[PlayerAction]) -> Result<Record, RebuildError> {
    let mut events = Vec::new();
    let mut round = deal::deal(header.setup, header.seed, header.dealer, &header.ages(), &mut events)?;
    for (at, act) in (1..).zip(actions) {
        let illegal = |why| RebuildError::Move { at, act: *act, why };
        round.apply(*act, &mut events).map_err(illegal)?;
    }
    Ok(Record { header, events })
}

/// Replays a record through the rules.
///
/// ```
/// use skipstone_core::Event;
/// use skipstone_core::record::Record;
/// use skipstone_core::replay::replay;
///
/// let mut record: Record = include_str!("../tests/records/version-1.jsonl").parse()?;
/// assert!(replay(&record)?.finished);
///
/// // A turn that is left out isn't overlooked.
/// let turn = record.events.iter().rposition(|event| matches!(event, Event::Turn(_))).expect("a turn");
/// record.events.remove(turn);
/// let difference = replay(&record).expect_err("a turn is missing");
/// assert_eq!(difference.line, Record::line_of(turn));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// With the first difference. A record that only breaks off is none, once its round has begun.
pub fn replay(record: &Record) -> Result<ReplayOutcome, Difference> {
    replay_with_observer(record, |_, _| ())
}

/// Replays a record and calls an observer with the events of the deal, then with those of each move, as far as the rules
/// agree, and with the round right after them.
///
/// ```
/// use skipstone_core::record::Record;
/// use skipstone_core::replay::replay_with_observer;
///
/// let record: Record = include_str!("../tests/records/version-1.jsonl").parse()?;
/// let mut longest_turn = (0, 0);
/// let mut begun_at = 0;
/// let mut turns = 0;
/// replay_with_observer(&record, |_events, round| {
///     if round.turns() > turns {
///         (turns, begun_at) = (round.turns(), round.moves());
///     }
///     longest_turn = longest_turn.max((round.moves() - begun_at, turns));
/// })?;
/// let (moves, turn) = longest_turn;
/// assert!(moves > 1 && turn > 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`replay`].
pub fn replay_with_observer(
    record: &Record,
    mut show: impl FnMut(&[Event], &Round),
) -> Result<ReplayOutcome, Difference> {
    let Record { header, events } = record;
    let at = |event, mismatch| Difference { line: Record::line_of(event), mismatch };
    let wrong_line =
        |event, expected| at(event, Mismatch::WrongLine { expected, found: events.get(event).cloned() });

    let Some(Event::Deal { stocks, draw }) = events.first() else {
        return Err(wrong_line(0, ExpectedRecordLine::Deal));
    };
    check_deal(&header.setup, stocks, draw).map_err(|problem| at(0, Mismatch::Deal(problem)))?;
    let Some(Event::Turn(first)) = events.get(1) else {
        return Err(wrong_line(1, ExpectedRecordLine::FirstTurn));
    };
    let mut cards = stocks.concat();
    cards.extend(draw);
    let lot = check_first_player(header, &cards, first.seat).map_err(|mismatch| at(1, mismatch))?;

    let (dealt, rng) = deal::shuffle_deck(&header.setup, &header.seed);
    let by_hand = header.setup.draws_by_hand();
    let from_seed = lot && cards == dealt;
    let mut recorded = RecordComparison { events, by_hand, next: 0, from_seed, mismatch: None };
    let mut round = Round::lay_out(header.setup, &cards, rng, first.seat, &mut recorded);
    show(&events[..recorded.next], &round);
    recorded.take_difference()?;
    // The effects of the last recorded move may be missing: the record breaks off there.
    loop {
        let next = recorded.next_action_index();
        let Some(event) = events.get(next) else { break };
        let Some(act) = event.to_action(round.turn(), recorded.by_hand) else {
            return Err(wrong_line(
                next,
                if round.ending().is_some() { ExpectedRecordLine::Nothing } else { ExpectedRecordLine::Move },
            ));
        };
        let before = recorded.next;
        let turn = round.turn();
        round.apply(act, &mut recorded).map_err(|why| at(next, refused(act, turn, why)))?;
        if recorded.next > before {
            show(&events[before..recorded.next], &round);
        }
        recorded.take_difference()?;
    }
    let finished = matches!(events.last(), Some(Event::End(_)));
    Ok(ReplayOutcome { round, finished, from_seed: recorded.from_seed })
}

/// An event sink that compares the events of the rules with the recorded ones.
struct RecordComparison<'a> {
    events: &'a [Event],
    /// Whether players draw by hand (RULES 9).
    by_hand: bool,
    /// The index of the event that is compared next.
    next: usize,
    from_seed: bool,
    /// The first difference, at `next`.
    mismatch: Option<Mismatch>,
}

impl RecordComparison<'_> {
    fn take_difference(&mut self) -> Result<(), Difference> {
        let difference = |mismatch| Difference { line: Record::line_of(self.next), mismatch };
        self.mismatch.take().map(difference).map_or(Ok(()), Err)
    }

    /// The index of the event that records the next action. An announcement, or the new draw pile of a draw by hand, stands
    /// before it.
    fn next_action_index(&self) -> usize {
        let before = match self.events.get(self.next) {
            Some(Event::Announce { .. }) => true,
            Some(Event::Replenish { .. }) => self.by_hand,
            _ => false,
        };
        self.next + usize::from(before)
    }
}

impl EventSink for RecordComparison<'_> {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        // After a difference nothing can be compared; after the last recorded event there is nothing to compare with.
        let (None, Some(recorded)) = (&self.mismatch, self.events.get(self.next)) else { return };
        let expected = event();
        if expected == *recorded {
            self.next += 1;
        } else {
            let (recorded, expected) = (Box::new(recorded.clone()), Box::new(expected));
            self.mismatch = Some(Mismatch::Event { recorded, expected });
        }
    }

    fn shuffle(&mut self, rng: &mut RandomStream, cards: &mut [Card]) {
        rng.shuffle(cards);
        let order = match (&self.mismatch, self.events.get(self.next)) {
            (None, Some(Event::Replenish { draw, .. })) => draw.as_slice(),
            // The open stock card stays on top.
            (None, Some(Event::Penalty { stock, .. })) => {
                stock.split_last().map_or(&[][..], |(_, under)| under)
            }
            _ => return,
        };
        if sorted(order) != sorted(cards) {
            self.mismatch = Some(Mismatch::Shuffle { expected: sorted(cards) });
        } else if *order != *cards {
            self.from_seed = false;
            cards.copy_from_slice(order);
        }
    }
}

/// The mismatch of a line with an illegal action.
fn refused(act: PlayerAction, turn: Seat, why: IllegalMove) -> Mismatch {
    match act.as_move(turn) {
        Some((seat, mv)) => Mismatch::Illegal { seat, mv, why },
        None => Mismatch::Objection { seat: act.seat(turn), why },
    }
}

/// Whether the piles are this table's deck, dealt. How the deck's maker numbers the cards doesn't matter.
fn check_deal(setup: &Setup, stocks: &[Vec<Card>], draw: &[Card]) -> Result<(), DealProblem> {
    if stocks.len() != setup.seat_count() {
        return Err(DealProblem::Stocks { found: stocks.len(), seats: setup.seat_count() });
    }
    for (seat, stock) in setup.seats().zip(stocks) {
        let expected = usize::from(setup.stock(seat));
        if stock.len() != expected {
            return Err(DealProblem::Stock { seat, found: stock.len(), expected });
        }
    }
    let mut ids = [false; Card::IDS];
    let mut codes = [0; Card::CODES];
    for card in stocks.iter().flatten().chain(draw) {
        if std::mem::replace(&mut ids[usize::from(card.id())], true) {
            return Err(DealProblem::DuplicateId(card.id()));
        }
        codes[usize::from(card.code())] += 1;
    }
    let deck = setup.rules().deck;
    let wilds = usize::from(deck.wilds());
    let found = codes[usize::from(Card::WILD)];
    if found != wilds {
        return Err(DealProblem::Wilds { found, expected: wilds });
    }
    let expected = deck.cards().iter().filter(|card| card.rank() == Some(Rank::ONE)).count();
    match Rank::all()
        .map(|rank| (rank, codes[usize::from(rank.number())]))
        .find(|(_, found)| *found != expected)
    {
        Some((rank, found)) => Err(DealProblem::Rank { rank, found, expected }),
        None => Ok(()),
    }
}

/// Checks the first player, as far as the ages are known; returns whether the seed agrees.
fn check_first_player(header: &Header, cards: &[Card], recorded: Seat) -> Result<bool, Mismatch> {
    // Without the ages, any seat can be the youngest.
    let ruled = deal::first_player(&header.setup, cards, &header.seed, header.dealer, &header.ages());
    match ruled {
        Ok(expected) if expected == recorded => Ok(true),
        Ok(expected) if header.setup.rules().first_player != FirstPlayer::Random => {
            Err(Mismatch::FirstPlayer { recorded, expected })
        }
        ruled if recorded.index() < header.setup.seat_count() => Ok(ruled.is_err()),
        _ => Err(Mismatch::NotSeated { recorded, seats: header.setup.seat_count() }),
    }
}

fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

fn cards(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
}
