//! What is told of a series at its end: what stood out in its rounds, and how its people stand over all evenings.

use std::collections::VecDeque;

use iced::futures::{Stream, stream};
use iced::{Task, task};
use skipstone_core::bot::review::{RatedTurn, Review};
use skipstone_core::highlights::Highlights;
use skipstone_core::{Seat, Team};

use super::rating::RecordedRound;
use super::series_players::{SeriesPlayers, people};

/// What is known of a series that is over. What isn't is left out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeriesSummary {
    /// What stood out in the rounds whose records are there.
    pub highlights: Highlights,
    /// The rounds that each team won, by team; `None` unless all rounds are there.
    pub won: Option<Vec<u32>>,
    /// Who played earlier rounds and not the last one.
    pub players: SeriesPlayers,
    /// How the people at this table stand; `None` if that isn't known.
    pub standing: Option<Standing>,
}

/// How many series people have won against each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The series that at least two of them played with each other.
    pub series: u32,
    /// The series that each has won, the most first.
    pub won: Vec<(Standee, u32)>,
}

/// A person who is at the table at the end of a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standee {
    /// The seat in which they have played it. `None` for who has watched.
    pub seat: Option<Seat>,
    /// Their name.
    pub name: String,
}

/// The turn of a series that gave away most.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CostliestTurn {
    /// The number of the round, from 1.
    pub round: u32,
    /// Whose turn it was.
    pub seat: Seat,
    /// Which of the round's turns it was, from 1.
    pub turn: u32,
    /// The loss of win probability in percent.
    pub percent: u32,
    /// The same, not rounded: 0 to 1.
    cost: f32,
}

/// How far the turns of a series are rated.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct RatingProgress {
    /// The turns rated so far.
    pub rated: usize,
    /// All turns to rate.
    pub total: usize,
    /// The costliest so far, the first of equals; `None` if none has cost 1 % or more.
    pub costliest: Option<CostliestTurn>,
}

/// Rates the turns of people in a series' rounds in the background. Dropping it stops the work after the turn under way.
#[derive(Debug)]
pub struct SeriesRating {
    progress: RatingProgress,
    _task: task::Handle,
}

impl SeriesSummary {
    /// Of the recorded rounds of a series of so many rounds and teams, in their order.
    pub fn of(recorded: &[RecordedRound], rounds: usize, teams: usize) -> SeriesSummary {
        let winner = |round: &RecordedRound| round.record.result().and_then(|result| result.winner);
        let is_won_by = |team: Team| recorded.iter().filter(move |round| winner(round) == Some(team)).count();
        let won = (0..teams).map(|team| is_won_by(Team::from_index(team)) as u32).collect();
        SeriesSummary {
            highlights: Highlights::of(recorded.iter().map(|round| (&round.record, &round.stand_in_turns))),
            won: (recorded.len() == rounds).then_some(won),
            players: SeriesPlayers::of(recorded),
            standing: None,
        }
    }
}

impl SeriesRating {
    /// Begins to rate the turns of each round's people. The task returns the progress, for [`SeriesRating::set_progress`]; what it
    /// has returned before the rating is dropped may still be on its way then.
    pub fn start(rounds: Vec<RecordedRound>) -> (SeriesRating, Task<RatingProgress>) {
        let (task, handle) = Task::stream(rate(rounds)).abortable();
        (SeriesRating { progress: RatingProgress::default(), _task: handle.abort_on_drop() }, task)
    }

    /// Takes the progress, which must be that of this rating.
    pub fn set_progress(&mut self, progress: RatingProgress) {
        self.progress = progress;
    }

    /// How far it is.
    pub fn progress(&self) -> RatingProgress {
        self.progress
    }
}

impl RatingProgress {
    /// Whether every turn is rated; never before the first one is.
    pub fn is_done(&self) -> bool {
        self.rated > 0 && self.rated >= self.total
    }

    fn add(&mut self, (round, seat): (u32, Seat), turn: &RatedTurn) {
        self.rated += 1;
        let (cost, percent) = (turn.cost(), turn.percent());
        if percent > 0 && self.costliest.is_none_or(|costliest| cost > costliest.cost) {
            self.costliest = Some(CostliestTurn { round, seat, turn: turn.turn, percent, cost });
        }
    }
}

/// The reviews that are left to do, and how far they are.
struct Reviews {
    left: VecDeque<((u32, Seat), Review)>,
    progress: RatingProgress,
}

impl Reviews {
    /// Leaves out rounds whose records break the rules, and turns in which computer players moved for people.
    fn of(rounds: &[RecordedRound]) -> Reviews {
        let review = |RecordedRound { record, stand_in_turns }: &RecordedRound, seat: Seat| {
            let review = Review::of(record, seat).ok()?.without(stand_in_turns);
            Some(((record.header.round, seat), review))
        };
        let left: VecDeque<_> = rounds
            .iter()
            .flat_map(|round| people(&round.record.header).filter_map(move |seat| review(round, seat)))
            .collect();
        let total = left.iter().map(|(_, review): &(_, Review)| review.len()).sum();
        Reviews { left, progress: RatingProgress { total, ..RatingProgress::default() } }
    }

    /// Rates the next turn. `None` if there is none.
    fn step(mut self) -> Option<(RatingProgress, Reviews)> {
        loop {
            let (of, review) = self.left.front_mut()?;
            match review.next() {
                Some(turn) => {
                    self.progress.add(*of, &turn);
                    return Some((self.progress, self));
                }
                None => drop(self.left.pop_front()),
            }
        }
    }
}

/// Rates the turns on a background thread; dropping the stream stops it.
fn rate(rounds: Vec<RecordedRound>) -> impl Stream<Item = RatingProgress> {
    stream::unfold(None, move |reviews: Option<Reviews>| {
        let begin = reviews.is_none().then(|| rounds.clone());
        async move {
            let step = move || match (reviews, begin) {
                (Some(reviews), _) => reviews.step(),
                (None, Some(rounds)) => Reviews::of(&rounds).step(),
                (None, None) => None,
            };
            let (progress, reviews) = tokio::task::spawn_blocking(step).await.ok().flatten()?;
            Some((progress, Some(reviews)))
        }
    })
}

#[cfg(test)]
mod tests {
    use skipstone_core::record::Record;
    use skipstone_core::table::Player;

    use super::*;

    fn recorded() -> RecordedRound {
        let mut record: Record =
            include_str!("../../../core/tests/records/version-1.jsonl").parse().expect("a record");
        record.header.seats.iter_mut().for_each(|seat| seat.player = Player::Human.to_string());
        record.into()
    }

    #[test]
    fn rounds_won_are_told_only_of_a_whole_series() {
        let rounds = [recorded()];
        let teams = rounds[0].record.header.setup.team_count();
        let whole = SeriesSummary::of(&rounds, 1, teams);
        assert_eq!(whole.won.map(|won| (won.len(), won.iter().sum::<u32>())), Some((teams, 1)));
        let part = SeriesSummary::of(&rounds, 2, teams);
        assert_eq!((part.won, part.highlights), (None, whole.highlights));
    }

    #[test]
    fn the_costliest_turn_of_all_seats_is_the_one_that_their_reviews_name() {
        let whole = Reviews::of(&[recorded()]);
        // The first turn of seat 1 is a computer player's, and nobody is blamed for it.
        let first = whole.left[0].1.clone().next().expect("a turn").turn;
        let mut reviews = Reviews::of(&[RecordedRound { stand_in_turns: [first].into(), ..recorded() }]);
        assert_eq!(reviews.progress.total, whole.progress.total - 1);
        // Nor is anybody for a seat that was a computer player's in that round, whoever has it at the end.
        let mut other = recorded();
        other.record.header.seats[0].player = "bot:greedy".to_owned();
        assert!(Reviews::of(&[other]).left.iter().all(|((_, seat), _)| *seat != Seat::ONE));
        // All of them would take long.
        reviews.left.iter_mut().for_each(|(_, review)| drop(review.nth(4)));
        reviews.left.truncate(1);
        let rest: Vec<RatedTurn> = reviews.left[0].1.clone().take(3).collect();
        let most = rest.iter().map(RatedTurn::percent).max().filter(|most| *most > 0);
        let mut progress = RatingProgress::default();
        for _ in 0..rest.len() {
            let (stepped, next) = reviews.step().expect("a turn");
            (progress, reviews) = (stepped, next);
        }
        assert_eq!((progress.rated, progress.costliest.map(|turn| turn.percent)), (rest.len(), most));
    }
}
