//! Shows replays over the screen, and leads from a turn of one to practice and back.

use std::time::Instant;

use iced::Task;
use jiff::Timestamp;
use skipstone_core::bot::Level;
use skipstone_core::challenge::Challenge;
use skipstone_core::record::Record;
use skipstone_core::{PlayerAction, Seat, Stone};

use super::notices::Notice;
use super::routes::write_pdf;
use super::{App, Message, Screen};
use crate::screen::replay::{self, ReviewStart};
use crate::screen::table::{self, PracticeOrigin};
use crate::session::NetworkSession;

impl App {
    /// Shows a replay in place of the screen. `me` is the player's seat if it is known; `review` opens the review with it.
    pub(super) fn show_replay(
        &mut self,
        record: Record,
        me: Option<Seat>,
        review: Option<ReviewStart>,
    ) -> Task<Message> {
        let context = self.env.context();
        let (mut state, opening) = replay::State::new(record, me, context);
        state.offer_trials(self.sessions.current.is_none());
        let review = match review {
            Some(start) => state.open_review(start, Instant::now(), context),
            None => Task::none(),
        };
        self.screens.uncover();
        self.screens.drop_replays_below();
        self.screens.open(Screen::Replay(Box::new(state)));
        Task::batch([opening, review]).map(Message::Replay)
    }

    /// Replays a round from the store, which knows when it ended, and the players' stones.
    pub(super) fn show_stored_round(
        &mut self,
        record: Record,
        me: Option<Seat>,
        finished: Timestamp,
        stones: Vec<Stone>,
        review: Option<ReviewStart>,
    ) -> Task<Message> {
        let task = self.show_replay(record, me, review);
        if let Some(shown) = self.screens.replay() {
            shown.set_finished(finished);
            shown.set_stones(stones);
        }
        task
    }

    /// Replays a round of the series on the table, with the stones that the players have there.
    pub(super) fn show_round_of_table(
        &mut self,
        round: u32,
        me: Option<Seat>,
        review: Option<ReviewStart>,
    ) -> Task<Message> {
        let Some(record) = self.record_at_table(round) else { return Task::none() };
        let task = self.show_replay(record, me, review);
        let stones = self.session().map(NetworkSession::stones);
        if let (Some(stones), Some(replay)) = (stones, self.screens.replay()) {
            replay.set_stones(stones);
        }
        task
    }

    /// Replays a round of the series on the table, or plays one of its turns, given from 1.
    pub(super) fn watch_round_of_table(
        &mut self,
        round: u32,
        me: Option<Seat>,
        turn: Option<u32>,
    ) -> Task<Message> {
        let task = self.show_round_of_table(round, me, None);
        let context = self.env.context();
        if let (Some(turn), Some(replay)) = (turn, self.screens.replay()) {
            replay.watch_turn(turn, Instant::now(), context);
        }
        task
    }

    pub(super) fn on_replay(&mut self, message: replay::Message, now: Instant) -> Task<Message> {
        let Some(replay) = self.screens.replay() else { return Task::none() };
        let context = self.env.context();
        let actions = replay.update(message, now, context);
        Task::batch(actions.into_iter().map(|action| match action {
            replay::Action::PlaySounds(sounds) => {
                self.sound.play_all(sounds, now);
                Task::none()
            }
            replay::Action::Run(task) => task.map(Message::Replay),
            replay::Action::Try { record, seat, begun } => self.try_again(&record, seat, begun),
            replay::Action::Pdf(job) => write_pdf(*job),
            replay::Action::Leave => self.close(|screen| matches!(screen, Screen::Replay(_))),
        }))
    }

    /// Opens a table on which a seat of a recorded round plays on after its first actions. Nothing of it is stored. The replay that
    /// it was asked for in is shown again after it.
    fn try_again(&mut self, record: &Record, seat: Seat, begun: Vec<PlayerAction>) -> Task<Message> {
        let name = record.header.name(seat).to_owned();
        let challenge = Challenge::of_record(record, seat, Level::Hard);
        let Some(table) = challenge.ok().and_then(|challenge| challenge.table_after(&name, begun).ok())
        else {
            self.notices.push(Notice::NoChallenge);
            return Task::none();
        };
        let context = self.env.context();
        let opened = table::State::practice(table, PracticeOrigin::Review, context);
        self.open_table_over(opened)
    }

    /// Leads from practice back to the replay that it was begun in. What lay below that has heard nothing meanwhile: a series goes on
    /// from the store, and the coach looks through the rounds anew.
    pub(super) fn back_to_review(&mut self) -> Task<Message> {
        self.screens.back();
        match self.screens.place() {
            Screen::Table(table) => match table.series {
                Some(series) => self.continue_series(series),
                None => Task::none(),
            },
            Screen::Coach(coach) => {
                let player = coach.player().clone();
                self.show_coach(player)
            }
            _ => Task::none(),
        }
    }
}
