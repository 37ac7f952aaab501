//! The review panel of a replay: a seat's turns, rated one after the other in the background.

mod view;

use iced::futures::{Stream, stream};
use iced::{Task, task};
use skipstone_core::bot::advice::AdvisedMove;
use skipstone_core::bot::review::{RatedDecision, RatedTurn, Review};
use skipstone_core::record::Record;
use skipstone_core::{Replica, Seat};

use crate::table::TableWording;

/// How many of the costliest turns are listed separately.
const MAX_COSTLIEST: usize = 3;
/// The smallest cost that is listed as a mistake, in win chance.
const MIN_REPORTED_COST: f32 = 0.01;

/// The review of one seat.
#[derive(Debug)]
pub(super) struct ReviewPanel {
    seat: Seat,
    /// The number of turns to rate.
    total: usize,
    /// The turns rated so far, in order.
    turns: Vec<Turn>,
    /// The selected turn, as an index into `turns`.
    chosen: Option<usize>,
    /// Aborts the rating when dropped.
    _rating: task::Handle,
}

/// A rated turn, in words.
#[derive(Debug)]
struct Turn {
    /// The number of the turn in the round, from 1.
    number: u32,
    /// The win chance given away, 0 to 1.
    cost: f32,
    /// The decision with the highest cost.
    decision: DecisionText,
}

/// A rated decision, in words.
#[derive(Debug)]
struct DecisionText {
    /// The index of the record's event that the decision precedes.
    event: usize,
    played: String,
    /// The recommended line; `None` if the played one is as good.
    better: Option<String>,
    why: String,
    /// The moves of the recommended line.
    line: Vec<AdvisedMove>,
}

/// Input in the panel, and results of the rating.
#[derive(Debug, Clone)]
pub enum Message {
    /// Reviews another seat.
    Seat(Seat),
    /// A turn of a seat has been rated.
    Rated(Seat, Box<RatedTurn>),
    /// Selects a turn, by its index among the rated ones.
    Look(usize),
}

/// A seat's play on average, by [`ReviewPanel::mean`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Grade {
    Flawless,
    Strong,
    Solid,
    Loose,
}

impl ReviewPanel {
    /// Starts rating a seat's turns; `None` if the record breaks the rules.
    pub(super) fn start(record: &Record, seat: Seat) -> Option<(ReviewPanel, Task<Message>)> {
        let ratings = Review::of(record, seat).ok()?;
        let total = ratings.len();
        let rated = move |turn| Message::Rated(seat, Box::new(turn));
        let (task, rates) = Task::run(rate(ratings), rated).abortable();
        let review =
            ReviewPanel { seat, total, turns: Vec::new(), chosen: None, _rating: rates.abort_on_drop() };
        Some((review, task))
    }

    /// The seat under review.
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    /// Adds the next rated turn. `before` returns the state before an event of the record.
    pub(super) fn add_turn(
        &mut self,
        turn: &RatedTurn,
        wording: TableWording<'_>,
        before: impl Fn(usize) -> Replica,
    ) {
        // Results of an earlier review of the same seat may still arrive.
        if self.turns.last().is_some_and(|last| last.number >= turn.turn) {
            return;
        }
        let worst = turn.decisions.iter().max_by(|one, other| one.cost.total_cmp(&other.cost));
        let Some(worst) = worst else {
            self.total = self.total.saturating_sub(1);
            return;
        };
        let decision = DecisionText::new(worst, self.seat, wording, &before(worst.event));
        self.turns.push(Turn { number: turn.turn, cost: turn.cost(), decision });
    }

    /// Selects a turn; the index of the record's event to jump to. `None` if there is no such turn.
    pub(super) fn look_at(&mut self, place: usize) -> Option<usize> {
        let turn = self.turns.get(place)?;
        self.chosen = Some(place);
        Some(turn.decision.event)
    }

    /// The index of the selected turn's event, and the recommended line there; `None` if no turn is selected.
    pub(super) fn looked_at(&self) -> Option<(usize, &[AdvisedMove])> {
        let turn = self.turns.get(self.chosen?)?;
        Some((turn.decision.event, &turn.decision.line))
    }

    fn is_done(&self) -> bool {
        self.turns.len() >= self.total
    }

    /// The indices of the costliest turns, the highest cost first.
    fn costliest(&self) -> Vec<usize> {
        let mut places: Vec<usize> =
            (0..self.turns.len()).filter(|place| self.turns[*place].cost >= MIN_REPORTED_COST).collect();
        places.sort_by(|one, other| self.turns[*other].cost.total_cmp(&self.turns[*one].cost));
        places.truncate(MAX_COSTLIEST);
        places
    }

    /// The average cost of the rated turns in win chance, 0 to 1.
    fn mean(&self) -> f32 {
        let costs: f32 = self.turns.iter().map(|turn| turn.cost).sum();
        costs / self.turns.len().max(1) as f32
    }

    fn grade(&self) -> Grade {
        match self.mean() {
            mean if mean < 0.0005 => Grade::Flawless,
            mean if mean < 0.01 => Grade::Strong,
            mean if mean < 0.025 => Grade::Solid,
            _ => Grade::Loose,
        }
    }
}

impl DecisionText {
    fn new(
        decision: &RatedDecision,
        seat: Seat,
        wording: TableWording<'_>,
        before: &Replica,
    ) -> DecisionText {
        let RatedDecision { event, played, advice, cost } = decision;
        let better = *cost >= MIN_REPORTED_COST;
        DecisionText {
            event: *event,
            played: wording.line(seat, played),
            better: better.then(|| wording.line(seat, &advice.line)),
            why: wording.reasons(&before.view(), &advice.line, &advice.reasons),
            line: advice.line.clone(),
        }
    }
}

/// Rates the turns on a background thread; dropping the stream stops it.
fn rate(ratings: Review) -> impl Stream<Item = RatedTurn> {
    stream::unfold(ratings, async |mut ratings| {
        let rated = tokio::task::spawn_blocking(move || Some((ratings.next()?, ratings))).await;
        rated.ok().flatten()
    })
}
