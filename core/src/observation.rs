//! A view parsed from JSON, for a computer player in another process.

use crate::card::Card;
use crate::check::IllegalMove;
use crate::hands::Hands;
use crate::move_set::LegalMoves;
use crate::moves::Move;
use crate::notation::{ParseError, Written};
use crate::pile::Pile;
use crate::position::{self, CardSpec, Location, Past, PileSpec, Position, PositionError, TurnRestrictions};
use crate::public_state::PublicState;
use crate::rules::Rules;
use crate::seat::{Seat, Team};
use crate::setup::{Setup, SetupError};
use crate::view::{JsonPast, JsonView, SeatView};

/// The upper bound of turns and moves in a round.
const MAX_COUNT: u32 = 1_000_000_000;

/// A parsed view of one seat with its legal moves, checked to be possible. It owns what its [view](Observation::view) borrows.
#[derive(Debug, Clone)]
pub struct Observation {
    public: PublicState,
    own: Hands,
    seat: Seat,
    listed_moves: Option<LegalMoves>,
}

/// Why a parsed view is impossible.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ObservationError {
    /// A list by seat is too short or too long.
    #[error("{list} lists {found} seats, where stocks lists {seats}")]
    Seats {
        /// The name of the list.
        list: &'static str,
        /// Its number of entries.
        found: usize,
        /// How many there are.
        seats: usize,
    },
    /// Rules, seats and teams don't fit together.
    #[error("teams: {0}")]
    Setup(SetupError),
    /// Partners sit alternately.
    #[error("teams: seat {seat} can't be of team {found}, by its place it is of team {expected}")]
    Team {
        /// The seat with the wrong team.
        seat: Seat,
        /// As written.
        found: Team,
        /// The team by the seat's place at the table.
        expected: Team,
    },
    /// The view's seat isn't at the table.
    #[error("seat: there is no seat {seat} at a table of {seats}")]
    NoSeat {
        /// As written.
        seat: Seat,
        /// How many there are.
        seats: usize,
    },
    /// Two fields count the same cards differently.
    #[error("{field}: {place}: cards shown: {shown}, where there should be {counted}")]
    Shown {
        /// The field.
        field: &'static str,
        /// The pile or hand.
        place: Location,
        /// The number of listed cards.
        shown: usize,
        /// The number by the other field.
        counted: usize,
    },
    /// The number of cards isn't the deck's.
    #[error("the piles and hands have {counted} cards together, where this deck has {deck}")]
    Count {
        /// The number of cards in all places.
        counted: usize,
        /// By the rules.
        deck: u8,
    },
    /// A count of the past is too large.
    #[error("past: {key}: {found} is more than can be: at most {most}")]
    Past {
        /// The key of the count.
        key: &'static str,
        /// As written.
        found: u32,
        /// The largest possible value.
        most: u32,
    },
    /// The pile played from last is no discard pile.
    #[error("past: last_pile: {0} is not a discard pile with its seat, like d2@1")]
    Last(String),
    /// The position is impossible.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A listed move isn't legal.
    #[error("moves: {mv} is not legal: {why}")]
    Move {
        /// The listed move.
        mv: Written<Move>,
        /// Why it is illegal.
        why: IllegalMove,
    },
    /// A legal move isn't listed.
    #[error("moves: {0} is legal too, but not listed")]
    Unlisted(Written<Move>),
    /// A listed move can't be read.
    #[error(transparent)]
    Unreadable(#[from] ParseError),
}

impl Observation {
    /// Checks a parsed view: rules and cards fit together, and the legal moves are those listed.
    ///
    /// Unnamed completed cards are spread over all ranks that are left.
    ///
    /// ```
    /// use skipstone_core::bot::{Bot, Greedy};
    /// use skipstone_core::{JsonView, Move, Observation, Position};
    ///
    /// # let round = "s@1: 9? 1\n h@1: 5\n s@2: 9? 12".parse::<Position>()?.round()?;
    /// # let text = serde_json::to_string(&round.view(round.turn()))?;
    /// # let text_of = |mv: Move| mv.written_by(round.turn()).to_string();
    /// # let moves: Vec<String> = round.legal_moves().iter().map(text_of).collect();
    /// // `text` and `moves` are what a table sends to a bot in another program.
    /// let view: JsonView = serde_json::from_str(&text)?;
    /// let observation = Observation::of(Default::default(), &view, &moves)?;
    /// assert_eq!(Greedy.choose(&observation.view()), Move::parse("s>b1", round.turn())?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the view is impossible.
    pub fn of(rules: Rules, view: &JsonView, moves: &[String]) -> Result<Observation, ObservationError> {
        let setup = setup(rules, view)?;
        let listed = moves.iter().map(|text| Move::parse(text, view.seat));
        let moves: Vec<Move> = listed.collect::<Result<_, _>>()?;
        let position = position(&setup, view)?;
        // Hidden cards can be any that are left: nothing in a view depends on them.
        let round = position.round()?;
        let mut own = Hands::new();
        view.hand.iter().enumerate().for_each(|(slot, card)| own.push(view.seat, slot, *card));
        let mut read = Observation { public: round.public, own, seat: view.seat, listed_moves: None };
        if rules.lead_up && rules.hide_buried {
            // Whether a line of plays leads up to the stock card depends on buried cards, so the listed moves decide.
            read.listed_moves = Some(LegalMoves::listed(&read.view(), &moves));
        }
        read.compare(&moves)?;
        Ok(read)
    }

    /// The view.
    pub fn view(&self) -> SeatView<'_> {
        SeatView {
            listed_moves: self.listed_moves.as_ref(),
            ..SeatView::new(&self.public, self.own.of(self.seat), self.seat)
        }
    }

    /// Whether the legal moves are those listed.
    fn compare(&self, listed: &[Move]) -> Result<(), ObservationError> {
        let view = self.view();
        let legal: Vec<Move> = view.legal_moves().iter().collect();
        if let Some(&mv) = listed.iter().find(|mv| !legal.contains(mv)) {
            // What is legal and yet never listed is one draw too many (RULES 9).
            let why = view.check(mv).err().unwrap_or(IllegalMove::DrawnAlready);
            return Err(ObservationError::Move { mv: mv.written_by(self.seat), why });
        }
        match legal.into_iter().find(|mv| !listed.contains(mv)) {
            Some(mv) => Err(ObservationError::Unlisted(mv.written_by(self.seat))),
            None => Ok(()),
        }
    }
}

fn setup(rules: Rules, view: &JsonView) -> Result<Setup, ObservationError> {
    let seats = view.stocks.len();
    let depths = view.depths.as_ref().map_or(seats, Vec::len);
    let lists = [
        ("hands", view.hands.len()),
        ("discards", view.discards.len()),
        ("depths", depths),
        ("teams", view.teams.len()),
        ("last_needs", view.past.last_needs.as_ref().map_or(seats, Vec::len)),
    ];
    if let Some(&(list, found)) = lists.iter().find(|(_, found)| *found != seats) {
        return Err(ObservationError::Seats { list, found, seats });
    }
    let teams = view.teams.iter().map(|team| usize::from(team.number())).max().unwrap_or(0);
    let setup = Setup::new(rules, seats, teams).map_err(ObservationError::Setup)?;
    for (seat, &found) in setup.seats().zip(&view.teams) {
        let expected = setup.team(seat);
        if found != expected {
            return Err(ObservationError::Team { seat, found, expected });
        }
    }
    if view.seat.index() >= seats {
        return Err(ObservationError::NoSeat { seat: view.seat, seats });
    }
    Ok(setup)
}

/// The position of a view, with its hidden cards unnamed.
fn position(setup: &Setup, view: &JsonView) -> Result<Position, ObservationError> {
    let mut position = Position::default();
    position.rules = *setup.rules();
    position.seats = setup.seat_count();
    position.teams = setup.has_partners().then_some(setup.team_count());
    position.turn = view.turn;
    position.past = past(setup, &view.past)?;
    let mut lay = |field, place, hidden: usize, cards: &[Card], counted: usize| {
        let shown = cards.len();
        if shown != counted {
            return Err(ObservationError::Shown { field, place, shown, counted });
        }
        let any = (hidden > 0).then_some(CardSpec::Any(hidden as u8));
        let cards = any.into_iter().chain(cards.iter().copied().map(CardSpec::Exact)).collect();
        position.piles.insert(place, PileSpec { gone: 0, cards });
        Ok(())
    };
    for (seat, stock) in setup.seats().zip(&view.stocks) {
        let count = usize::from(stock.count);
        let top = stock.top.as_slice();
        lay("stocks", Location::Stock(seat), count.saturating_sub(1), top, count.min(1))?;
    }
    for (seat, &count) in setup.seats().zip(&view.hands) {
        let count = usize::from(count);
        if seat == view.seat {
            lay("hand", Location::Hand(seat), 0, &view.hand, count)?;
        } else {
            lay("hands", Location::Hand(seat), count, &[], 0)?;
        }
    }
    for (at, seat) in setup.seats().enumerate() {
        for pile in Pile::ALL {
            let cards = &view.discards[at][pile];
            let depth = view.depths.as_ref().map_or(cards.len(), |depths| usize::from(depths[at][pile]));
            let hidden = if setup.rules().hide_buried { depth.saturating_sub(1) } else { 0 };
            lay("discards", Location::Discard(pile, seat), hidden, cards, depth - hidden)?;
        }
    }
    for (pile, cards) in Pile::ALL.into_iter().zip(view.builds.iter()) {
        lay("builds", Location::Build(pile), 0, cards, cards.len())?;
    }
    lay("draw", Location::Draw, view.draw.into(), &[], 0)?;
    let completed = usize::from(view.completed);
    if let Some(cards) = &view.completed_cards {
        lay("completed_cards", Location::Completed, 0, cards, completed)?;
    }
    for (pile, needs) in view.needs.iter().flat_map(|needs| Pile::ALL.into_iter().zip(needs.iter())) {
        let place = Location::Build(pile);
        let (height, shown) = (usize::from(needs.number()) - 1, view.builds[pile].len());
        let gone = height.checked_sub(shown);
        let gone = gone.ok_or(ObservationError::Shown { field: "needs", place, shown, counted: height })?;
        position.piles.entry(place).or_default().gone = gone as u8;
    }
    count(&position, if view.completed_cards.is_some() { 0 } else { completed })?;
    if view.completed_cards.is_none() {
        let cards = spread(&position, completed);
        position.piles.insert(Location::Completed, PileSpec { gone: 0, cards });
    }
    Ok(position)
}

/// Whether the number of cards is the deck's, with this many more cards in the completed piles.
fn count(position: &Position, more: usize) -> Result<(), ObservationError> {
    let cards = |pick: &CardSpec| if let CardSpec::Any(count) = pick { usize::from(*count) } else { 1 };
    let counted = position.piles.values().flat_map(|pile| &pile.cards).map(cards).sum::<usize>() + more;
    let deck = position.rules.deck.size();
    if counted == usize::from(deck) { Ok(()) } else { Err(ObservationError::Count { counted, deck }) }
}

/// This many of the cards that no pile names, spread evenly over the ranks.
fn spread(position: &Position, count: usize) -> Vec<CardSpec> {
    let named: Vec<&CardSpec> = position.piles.values().flat_map(|pile| &pile.cards).collect();
    let cards = position.rules.deck.cards().iter().map(|card| CardSpec::Exact(*card));
    let left: Vec<CardSpec> = cards.filter(|pick| !named.contains(&pick)).collect();
    (0..count.min(left.len())).map(|at| left[at * left.len() / count]).collect()
}

fn past(setup: &Setup, past: &JsonPast) -> Result<Past, ObservationError> {
    let seats = setup.seat_count() as u32;
    let counts = [
        ("turns", past.turns, MAX_COUNT),
        ("moves", past.moves, MAX_COUNT),
        ("passes", past.passes.into(), seats),
        ("idle_turns", past.idle_turns.into(), seats * u32::from(setup.rules().stalled_after)),
    ];
    if let Some(&(key, found, most)) = counts.iter().find(|(_, found, most)| found > most) {
        return Err(ObservationError::Past { key, found, most });
    }
    let last_discard = match past.last_pile.as_deref().map(|text| (position::place(text), text)) {
        Some((Some(Location::Discard(pile, seat)), _)) => Some((seat, pile)),
        None => None,
        Some((_, other)) => return Err(ObservationError::Last(other.to_owned())),
    };
    Ok(Past {
        turn_restrictions: TurnRestrictions {
            promise: past.promise,
            last_discard,
            blocked: past.has_blocked,
        },
        begun: past.begun.clone(),
        due: past.due,
        caught: past.caught.clone(),
        passes: past.passes,
        idle: past.idle_turns,
        turns: past.turns,
        moves: past.moves,
        left: past.last_needs.clone().unwrap_or_default(),
    })
}
