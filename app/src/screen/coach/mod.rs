//! The coach: what the player's turns give away where, and how that changes. Rounds without a review are rated while the page is
//! shown.

mod view;

use iced::Task;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone_core::bot::review::{Mistake, RatedTurn};
use skipstone_core::puzzle::{PuzzleKind, Theme};
use skipstone_core::record::Record;
use skipstone_core::{Seat, Stone};

use crate::board::rating::{Rating, RecordedRound};
use crate::puzzles::Wanted;
use crate::statistics::{Coach, CountedPlayer, WorstTurn, unreviewed};
use crate::store::{PlayedRound, RoundKey, RoundReview, Store, StoreError};

/// The most rounds without a review that are rated, the latest ones: each takes some seconds.
const MAX_RATED: usize = 100;

/// The reviews of a player's rounds, and the rating of those that have none yet.
#[derive(Debug)]
pub struct State {
    player: CountedPlayer,
    /// The oldest first.
    rounds: Vec<PlayedRound>,
    reviews: Vec<RoundReview>,
    zone: TimeZone,
    /// What all reviews say.
    coach: Coach,
    /// The rounds to be rated, the next one last.
    waiting: Vec<(RoundKey, Seat)>,
    /// The round under way.
    current: Option<RatedRound>,
}

/// A round that is being rated.
#[derive(Debug)]
struct RatedRound {
    key: RoundKey,
    record: Record,
    rating: Rating,
}

/// Input on the screen, and results of the rating.
#[derive(Debug, Clone)]
pub enum Message {
    /// A turn of a round has been rated.
    Rated(RoundKey, Box<RatedTurn>),
    /// Shows the costliest turn with a mistake in the review of its round.
    ShowWorst(Mistake),
    /// Opens the puzzles that go with a mistake.
    Practise(Mistake),
    /// Starts a new game.
    NewGame,
    /// Leaves the screen.
    Leave,
}

/// What the app does for the screen.
#[derive(Debug)]
pub enum Action {
    /// Nothing to do.
    None,
    /// Run a task whose messages come back to this screen.
    Run(Task<Message>),
    /// Open the review of a round.
    Review {
        /// The record of the round.
        record: Box<Record>,
        /// The player's seat.
        me: Seat,
        /// When the round ended.
        finished: Timestamp,
        /// The players' stones, by seat; empty if they are unknown.
        stones: Vec<Stone>,
        /// The turn of the round to show, from 1.
        turn: u32,
    },
    /// Open the puzzles that are wanted.
    Puzzles(Wanted),
    /// Open the new game screen.
    NewGame,
    /// Go back to the screen below.
    Leave,
    /// Notify the player of a failure of the store.
    StoreFailed(StoreError),
}

impl State {
    /// Reads a player's rounds and their reviews, and begins to rate rounds that have none. Months are those of the time zone.
    ///
    /// # Errors
    /// If the store can't be read.
    pub fn new(
        store: &Store,
        player: CountedPlayer,
        zone: TimeZone,
    ) -> Result<(State, Task<Message>), StoreError> {
        let (rounds, reviews) = (store.rounds()?, store.reviews()?);
        let mut waiting = unreviewed(&rounds, &reviews, &player);
        waiting.truncate(MAX_RATED);
        waiting.reverse();
        let coach = Coach::of(&rounds, &reviews, &player, &zone);
        let mut state = State { player, rounds, reviews, zone, coach, waiting, current: None };
        let task = state.rate_next(store);
        Ok((state, task))
    }

    /// Whose rounds they are.
    pub fn player(&self) -> &CountedPlayer {
        &self.player
    }

    /// How many rounds are still to be rated.
    pub fn rounds_left(&self) -> usize {
        self.waiting.len() + usize::from(self.current.is_some())
    }

    /// What all reviews say so far.
    pub fn coach(&self) -> &Coach {
        &self.coach
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message, store: &Store) -> Action {
        match message {
            Message::Rated(round, turn) => self.add_turn(round, *turn, store),
            Message::ShowWorst(mistake) => self.show_worst(mistake, store),
            Message::Practise(mistake) => Action::Puzzles(practice(mistake)),
            Message::NewGame => Action::NewGame,
            Message::Leave => Action::Leave,
        }
    }

    /// Begins to rate the next round; one whose record is gone is left out.
    fn rate_next(&mut self, store: &Store) -> Task<Message> {
        while let Some((key, seat)) = self.waiting.pop() {
            let Some(record) = store.record(key).ok().flatten() else { continue };
            let round = self.rounds.iter().find(|round| round.key == key);
            let stand_in_turns = round.map(|round| round.stand_in_turns.clone()).unwrap_or_default();
            let recorded = RecordedRound { record, stand_in_turns };
            let started = Rating::start(&recorded, seat, Vec::new());
            let Some((rating, task)) = started.filter(|(rating, _)| !rating.is_done()) else { continue };
            self.current = Some(RatedRound { key, record: recorded.record, rating });
            return task.map(move |turn| Message::Rated(key, Box::new(turn)));
        }
        Task::none()
    }

    fn add_turn(&mut self, round: RoundKey, turn: RatedTurn, store: &Store) -> Action {
        let Some(current) = self.current.as_mut().filter(|current| current.key == round) else {
            return Action::None;
        };
        current.rating.add(turn);
        let Some(RatedRound { key, record, rating }) =
            self.current.take_if(|current| current.rating.is_done())
        else {
            return Action::None;
        };
        let review = RoundReview::of(key, rating.seat(), &record, rating.turns());
        store.put_review(&review);
        self.reviews.push(review);
        self.coach = Coach::of(&self.rounds, &self.reviews, &self.player, &self.zone);
        Action::Run(self.rate_next(store))
    }

    fn show_worst(&self, mistake: Mistake, store: &Store) -> Action {
        let count = self.coach.mistakes.iter().find(|count| count.mistake == mistake);
        let Some(WorstTurn { round: key, seat, turn, .. }) = count.map(|count| count.worst) else {
            return Action::None;
        };
        let Some(round) = self.rounds.iter().find(|round| round.key == key) else { return Action::None };
        match store.record(key) {
            Ok(Some(record)) => Action::Review {
                record: Box::new(record),
                me: seat,
                finished: round.finished,
                stones: round.stones.clone(),
                turn,
            },
            // It was just counted.
            Ok(None) => Action::None,
            Err(error) => Action::StoreFailed(error),
        }
    }
}

/// The puzzles that go with a mistake.
fn practice(mistake: Mistake) -> Wanted {
    let (kind, theme) = match mistake {
        Mistake::StockLeft => (Some(PuzzleKind::PlayItOut), None),
        Mistake::WildSpent => (None, Some(Theme::Wilds)),
        Mistake::HandHeld => (None, Some(Theme::HandOut)),
        Mistake::OpponentHelped => (None, Some(Theme::Blocking)),
        Mistake::CardSpent | Mistake::Placement => (Some(PuzzleKind::WhatNow), None),
        Mistake::Discard => (None, Some(Theme::Digging)),
    };
    Wanted { kind, theme, favourites: false }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_puzzles_for_every_mistake() {
        for mistake in Mistake::ALL {
            let wanted = practice(mistake);
            let puzzles = crate::puzzles::all().iter().filter(|puzzle| wanted.contains(puzzle));
            assert!(puzzles.count() > 5, "{mistake:?}");
        }
    }
}
