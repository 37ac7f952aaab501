//! A seat's turns, rated one after the other in the background, and told beside the replay.

mod view;

use iced::futures::{Stream, stream};
use iced::{Task, task};
use skipstone_core::bot::advice::Step;
use skipstone_core::bot::review::{Decision, RatedTurn, Review as Ratings};
use skipstone_core::record::Record;
use skipstone_core::{Mirror, Seat};

use crate::table::Voice;

/// How many turns are told of as those that cost most.
const MOST: usize = 3;
/// What costs less isn't worth telling as a mistake.
const WORTH_TELLING: f32 = 0.01;

/// The review of a seat.
#[derive(Debug)]
pub(super) struct Review {
    seat: Seat,
    /// How many turns there are to rate.
    total: usize,
    /// Those that are rated, in order.
    turns: Vec<Turn>,
    /// The turn that is looked at, by its place among them.
    chosen: Option<usize>,
    /// Rates the turns until the screen is left.
    _rates: task::Handle,
}

/// A rated turn, in words.
#[derive(Debug)]
struct Turn {
    /// Which of the round's turns it was, from 1.
    number: u32,
    /// The win chance given away, 0 to 1.
    cost: f32,
    /// Its decision that cost most.
    told: Told,
}

/// A decision, in words.
#[derive(Debug)]
struct Told {
    /// The record's event before which the table stood so.
    event: usize,
    played: String,
    /// What would have been better, unless what was played is as good.
    better: Option<String>,
    why: String,
    /// The moves of the better line.
    line: Vec<Step>,
}

/// What happens to the review.
#[derive(Debug, Clone)]
pub enum Message {
    /// Another seat is to be reviewed.
    Seat(Seat),
    /// A turn of a seat was rated.
    Rated(Seat, Box<RatedTurn>),
    /// A turn is to be looked at, by its place among the rated ones.
    Look(usize),
}

/// How much a seat gave away, on the whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Grade {
    All,
    Strong,
    Solid,
    Lively,
}

impl Review {
    /// Begins to rate a seat's turns; nothing if the record breaks the rules.
    pub(super) fn begin(record: &Record, seat: Seat) -> Option<(Review, Task<Message>)> {
        let ratings = Ratings::of(record, seat).ok()?;
        let total = ratings.len();
        let rated = move |turn| Message::Rated(seat, Box::new(turn));
        let (task, rates) = Task::run(rate(ratings), rated).abortable();
        let review = Review { seat, total, turns: Vec::new(), chosen: None, _rates: rates.abort_on_drop() };
        Some((review, task))
    }

    /// Whose turns they are.
    pub(super) fn seat(&self) -> Seat {
        self.seat
    }

    /// Takes in the next rated turn. `before` tells how things were before an event of the record.
    pub(super) fn rated(&mut self, turn: &RatedTurn, voice: Voice<'_>, before: impl Fn(usize) -> Mirror) {
        // What was asked of a seat before doesn't come twice.
        if self.turns.last().is_some_and(|last| last.number >= turn.turn) {
            return;
        }
        let worst = turn.decisions.iter().max_by(|one, other| one.cost.total_cmp(&other.cost));
        let Some(worst) = worst else {
            self.total = self.total.saturating_sub(1);
            return;
        };
        let told = Told::new(worst, self.seat, voice, &before(worst.event));
        self.turns.push(Turn { number: turn.turn, cost: turn.cost(), told });
    }

    /// Looks at a turn: the record's event to go to.
    pub(super) fn look_at(&mut self, place: usize) -> Option<usize> {
        let turn = self.turns.get(place)?;
        self.chosen = Some(place);
        Some(turn.told.event)
    }

    /// The record's event before which the looked-at turn is, and what would have been played there.
    pub(super) fn looked_at(&self) -> Option<(usize, &[Step])> {
        let turn = self.turns.get(self.chosen?)?;
        Some((turn.told.event, &turn.told.line))
    }

    fn is_done(&self) -> bool {
        self.turns.len() >= self.total
    }

    /// The places of the turns that cost most, the worst first.
    fn costliest(&self) -> Vec<usize> {
        let mut places: Vec<usize> =
            (0..self.turns.len()).filter(|place| self.turns[*place].cost >= WORTH_TELLING).collect();
        places.sort_by(|one, other| self.turns[*other].cost.total_cmp(&self.turns[*one].cost));
        places.truncate(MOST);
        places
    }

    /// The win chance that a turn gave away on average, 0 to 1.
    fn mean(&self) -> f32 {
        let costs: f32 = self.turns.iter().map(|turn| turn.cost).sum();
        costs / self.turns.len().max(1) as f32
    }

    fn grade(&self) -> Grade {
        match self.mean() {
            mean if mean < 0.0005 => Grade::All,
            mean if mean < 0.01 => Grade::Strong,
            mean if mean < 0.025 => Grade::Solid,
            _ => Grade::Lively,
        }
    }
}

impl Told {
    fn new(decision: &Decision, seat: Seat, voice: Voice<'_>, before: &Mirror) -> Told {
        let Decision { event, played, advice, cost } = decision;
        let better = *cost >= WORTH_TELLING;
        Told {
            event: *event,
            played: voice.line(seat, played),
            better: better.then(|| voice.line(seat, &advice.line)),
            why: voice.reasons(&before.view(), &advice.line, &advice.reasons),
            line: advice.line.clone(),
        }
    }
}

/// The rated turns as they come, each thought about away from the window. Who stops listening stops it.
fn rate(ratings: Ratings) -> impl Stream<Item = RatedTurn> {
    stream::unfold(ratings, async |mut ratings| {
        let rated = tokio::task::spawn_blocking(move || Some((ratings.next()?, ratings))).await;
        rated.ok().flatten()
    })
}
