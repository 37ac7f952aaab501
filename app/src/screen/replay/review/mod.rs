//! The review of a replay: a seat's turns, rated one after the other in the background, in a panel and as a curve.

mod curve;
mod grade;
mod view;

use iced::Task;
use skipstone_core::bot::advice::{AdvisedMove, Certainty};
use skipstone_core::bot::review::{RatedDecision, RatedTurn};
use skipstone_core::record::Record;
use skipstone_core::{Replica, Seat};

use crate::board::TableWording;
use crate::board::rating::Rating;
use grade::Grade;

pub(super) use view::scroll_to_chosen;

/// How many of the costliest turns are listed separately.
const MAX_COSTLIEST: usize = 3;

/// The review of one seat.
#[derive(Debug)]
pub(super) struct ReviewPanel {
    rating: Rating,
    /// The turns looked at in words, in their order.
    texts: Vec<TurnText>,
    /// The selected turn, as an index among the rated ones.
    chosen: Option<usize>,
    /// How many moves of its better line lie on the board.
    step: usize,
    /// The turn of the round that is shown as soon as it is rated, unless the player has selected one by then.
    wanted: Option<u32>,
    /// Whether a turn can be played again.
    offers_trials: bool,
}

/// How a review is opened.
#[derive(Debug, Clone, Default)]
pub struct ReviewStart {
    /// The turn of the round to show, from 1. It is shown as soon as it is rated.
    pub turn: Option<u32>,
    /// The turns that have been rated already: the first ones of the seat in front.
    pub rated: Vec<RatedTurn>,
}

/// A turn, in words.
#[derive(Debug)]
struct TurnText {
    /// The index of the record's event that its costliest decision, or else its first, precedes.
    event: usize,
    /// The costliest decision; `None` where none could be rated.
    decision: Option<DecisionText>,
}

/// A rated decision, in words.
#[derive(Debug)]
struct DecisionText {
    played: String,
    better: Comparison,
    why: String,
    /// The moves of the recommended line.
    line: Vec<AdvisedMove>,
}

/// What was played, compared with the strongest player's line.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Comparison {
    /// It is the same.
    Same,
    /// It is another one, and the difference is less than a search can tell.
    AsGood,
    /// Another one is better.
    Better {
        line: String,
        /// How sure the search is.
        certainty: Certainty,
        /// What was wrong.
        mistake: Option<String>,
        /// The chance to win with that line, and with what was played, in percent.
        chances: Option<[u32; 2]>,
        /// What other decisions of the turn cost, in percent.
        elsewhere: u32,
    },
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
    /// Shows so many moves of the selected turn's better line.
    Step(usize),
    /// Plays on from before an event of the record, by its index.
    Try(usize),
}

impl ReviewPanel {
    /// Starts with the turns that are rated already, perhaps to be played again, and rates the seat's other ones; `None` if the
    /// record breaks the rules. `before` returns the state before an event of the record.
    pub(super) fn start(
        record: &Record,
        seat: Seat,
        rated: Vec<RatedTurn>,
        wording: TableWording<'_>,
        offers_trials: bool,
        before: impl Fn(usize) -> Replica,
    ) -> Option<(ReviewPanel, Task<Message>)> {
        let texts = rated.iter().map(|turn| TurnText::of(turn, seat, wording, &before)).collect();
        let (rating, task) = Rating::start(&record.clone().into(), seat, rated)?;
        let task = task.map(move |turn| Message::Rated(seat, Box::new(turn)));
        Some((ReviewPanel { rating, texts, chosen: None, step: 0, wanted: None, offers_trials }, task))
    }

    /// The seat under review.
    pub(super) fn seat(&self) -> Seat {
        self.rating.seat()
    }

    /// The turns rated so far, in order.
    pub(super) fn turns(&self) -> &[RatedTurn] {
        self.rating.turns()
    }

    /// Adds the next rated turn. `before` returns the state before an event of the record.
    pub(super) fn add_turn(
        &mut self,
        turn: RatedTurn,
        wording: TableWording<'_>,
        before: impl Fn(usize) -> Replica,
    ) {
        let text = TurnText::of(&turn, self.seat(), wording, before);
        if self.rating.add(turn) {
            self.texts.push(text);
        }
    }

    /// Lets a turn of the round, given from 1, be shown as soon as it is rated; of a review that is done, the costliest one if none is
    /// given.
    pub(super) fn select_once_rated(&mut self, turn: Option<u32>) {
        let costliest = || self.costliest().first().map(|place| self.turns()[*place].turn);
        self.wanted = turn.or_else(|| costliest().filter(|_| self.rating.is_done()));
    }

    /// The index among the rated turns of the one that is to be shown now.
    pub(super) fn wanted_place(&self) -> Option<usize> {
        self.turns().iter().position(|rated| Some(rated.turn) == self.wanted)
    }

    /// Selects a turn; the index of the record's event to jump to. `None` if there is no such turn.
    pub(super) fn look_at(&mut self, place: usize) -> Option<usize> {
        let text = self.texts.get(place)?;
        (self.chosen, self.wanted) = (Some(place), None);
        Some(text.event)
    }

    /// Whether a turn is selected and all are rated.
    pub(super) fn is_done_with_choice(&self) -> bool {
        self.chosen.is_some() && self.rating.is_done()
    }

    /// The index of the selected turn's event, and the recommended line there; `None` if no rated turn is selected.
    pub(super) fn looked_at(&self) -> Option<(usize, &[AdvisedMove])> {
        let text = self.texts.get(self.chosen?)?;
        Some((text.event, &text.decision.as_ref()?.line))
    }

    /// The better line of the selected turn; `None` if none is better.
    pub(super) fn better_line(&self) -> Option<&[AdvisedMove]> {
        let decision = self.texts.get(self.chosen?)?.decision.as_ref()?;
        matches!(decision.better, Comparison::Better { .. }).then_some(&decision.line)
    }

    /// How many moves of that line lie on the board.
    pub(super) fn step(&self) -> usize {
        self.step
    }

    /// Notes how many moves of that line lie on the board.
    pub(super) fn set_step(&mut self, step: usize) {
        self.step = step;
    }

    /// The last of these moves in a sentence; `None` if none lies there.
    pub(super) fn step_words(&self, wording: TableWording<'_>) -> Option<String> {
        wording.line_step(self.seat(), self.better_line()?, self.step)
    }

    /// The indices of the costliest turns, the highest cost first.
    fn costliest(&self) -> Vec<usize> {
        let turns = self.turns();
        let mut places: Vec<usize> = (0..turns.len()).filter(|place| turns[*place].percent() > 0).collect();
        places.sort_by(|one, other| turns[*other].cost().total_cmp(&turns[*one].cost()));
        places.truncate(MAX_COSTLIEST);
        places
    }

    /// The number of turns that were rated as a whole.
    fn rated(&self) -> usize {
        self.turns().len() - self.rating.unrated()
    }

    /// The grade; `None` where what could be rated says too little.
    fn grade(&self) -> Option<Grade> {
        let grade = Grade::of(self.rating.percent(), self.rated());
        Some(grade).filter(|grade| self.rating.unrated() == 0 || *grade != Grade::Flawless)
    }
}

impl TurnText {
    fn of(
        turn: &RatedTurn,
        seat: Seat,
        wording: TableWording<'_>,
        before: impl Fn(usize) -> Replica,
    ) -> TurnText {
        // What gave nothing away is told only of a turn whose other decisions are known, too.
        let rated = turn.costliest().filter(|costliest| turn.is_rated() || costliest.cost > 0.0);
        TurnText {
            event: rated.map_or(turn.event, |rated| rated.event),
            decision: rated.map(|rated| {
                let elsewhere = turn.percent().saturating_sub(rated.percent());
                DecisionText::of(rated, elsewhere, seat, wording, before)
            }),
        }
    }
}

impl DecisionText {
    fn of(
        rated: &RatedDecision,
        elsewhere: u32,
        seat: Seat,
        wording: TableWording<'_>,
        before: impl Fn(usize) -> Replica,
    ) -> DecisionText {
        let RatedDecision { event, played, advice, certainty, mistake, .. } = rated;
        let better = match certainty {
            None => Comparison::Same,
            Some(_) if rated.cost == 0.0 => Comparison::AsGood,
            Some(certainty) => Comparison::Better {
                line: wording.line(seat, &advice.line),
                certainty: *certainty,
                mistake: mistake.map(|mistake| wording.locale.mistake(mistake)),
                chances: advice.win_probability.map(|chance| {
                    let better = ((100.0 * chance).round() as u32).max(rated.percent());
                    [better, better - rated.percent()]
                }),
                elsewhere,
            },
        };
        DecisionText {
            played: wording.line(seat, played),
            better,
            why: wording.reasons(&before(*event).view(), &advice.line, &advice.reasons),
            line: advice.line.clone(),
        }
    }
}
