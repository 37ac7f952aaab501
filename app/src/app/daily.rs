//! Opens the deals of the day and the challenges, and the tables on which they are played.

use iced::{Task, clipboard};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone_core::Seat;
use skipstone_core::bot::Level;
use skipstone_core::challenge::{Challenge, ChallengeFile};
use skipstone_core::record::Record;
use skipstone_core::table::Table;

use super::background::run_blocking;
use super::notices::Notice;
use super::routes::{pick, save_picture};
use super::{App, Message, Screen};
use crate::files::export;
use crate::files::open_file::EXTENSION;
use crate::screen::challenges::{CheckedChallenge, RecordsCheck};
use crate::screen::table::{self, PracticeOrigin};
use crate::screen::{challenges, day_deals};
use crate::store::{AcceptError, ContinueError, DayDeal, TableSaver};
use crate::tr;

impl App {
    /// Shows what there is to play today, and what was played.
    pub(super) fn show_day_deals(&mut self) {
        if let Some(state) = self.notices.ok_or_notify(day_deals::State::new(
            &self.store,
            Timestamp::now(),
            &TimeZone::system(),
        )) {
            self.screens.open(Screen::DayDeals(Box::new(state)));
        }
    }

    /// Shows the challenges, with the code of one.
    pub(super) fn show_challenges(&mut self, entered: Option<&Challenge>) {
        if let Some(state) = self.notices.ok_or_notify(challenges::State::new(&self.store, entered)) {
            self.screens.open(Screen::Challenges(Box::new(state)));
        }
    }

    /// Shows the deal of a record as a challenge, to be played from a seat.
    pub(super) fn challenge_with(&mut self, record: &Record, seat: Seat) {
        match Challenge::of_record(record, seat, Level::Hard) {
            Ok(challenge) => self.show_challenges(Some(&challenge)),
            Err(_) => self.notices.push(Notice::NoChallenge),
        }
    }

    pub(super) fn on_day_deals(&mut self, message: day_deals::Message) -> Task<Message> {
        let context = self.env.context();
        let Some(state) = self.screens.day_deals() else { return Task::none() };
        let zone = TimeZone::system();
        match state.update(message, (Timestamp::now(), &zone), &self.store, context) {
            day_deals::Action::None => {}
            day_deals::Action::StoreFailed(error) => self.notices.push(Notice::Store(error)),
            day_deals::Action::Leave => return self.go_back(),
            day_deals::Action::Copy(text) => return clipboard::write(text),
            day_deals::Action::SavePicture(picture) => {
                return save_picture(picture.file.clone(), move || picture.paint());
            }
            day_deals::Action::Continue(series) => return self.continue_series(series),
            day_deals::Action::Accept(day) => return self.accept(day.challenge(), Some(day)),
            day_deals::Action::PlayAgain(day) => {
                return self.practise_deal(&day.challenge(), PracticeOrigin::DayDeals);
            }
        }
        Task::none()
    }

    pub(super) fn on_challenges(&mut self, message: challenges::Message) -> Task<Message> {
        let Some(state) = self.screens.challenges() else { return Task::none() };
        match state.update(message, &self.store) {
            challenges::Action::None => {}
            challenges::Action::StoreFailed(error) => self.notices.push(Notice::Store(error)),
            challenges::Action::Leave => return self.go_back(),
            challenges::Action::Copy(text) => return clipboard::write(text),
            challenges::Action::Continue(series) => return self.continue_series(series),
            challenges::Action::Accept(challenge) => return self.accept(*challenge, None),
            challenges::Action::PlayAgain(challenge) => {
                return self.practise_deal(&challenge, PracticeOrigin::Challenges);
            }
            challenges::Action::Save(challenge) => {
                let saved = challenges::file_of(&challenge, &self.store).map(|file| {
                    let title = tr!(self.env.locale, "challenges-file");
                    export::to_documents(&title, EXTENSION, |out| write!(out, "{file}"))
                });
                if let Some(saved) = self.notices.ok_or_notify(saved) {
                    state.show_saved(saved);
                }
            }
            challenges::Action::Remove(challenge) => {
                self.store.remove_rivals(&challenge);
                self.notices.ok_or_notify(state.read(&self.store));
            }
            challenges::Action::OpenFile => return pick(tr!(self.env.locale, "rounds-file-type")),
        }
        Task::none()
    }

    /// Shows a challenge from a file, and has its records checked. At a table and in a lobby it is only kept.
    pub(super) fn open_challenge(&mut self, file: ChallengeFile) -> Task<Message> {
        if !matches!(self.screens.place(), Screen::Table(_) | Screen::Lobby(_)) {
            self.screens.uncover();
            self.show_challenges(Some(&file.challenge));
        }
        self.check(RecordsCheck::of_file(file))
    }

    /// The check of a record that was opened over the challenges. `None` if it is of none that was played here.
    pub(super) fn compare(&mut self, record: &Record) -> Option<Task<Message>> {
        let Screen::Challenges(_) = self.screens.place() else { return None };
        match self.notices.ok_or_notify(RecordsCheck::of_record(record, &self.store)) {
            Some(check) => check.map(|check| self.check(check)),
            None => Some(Task::none()),
        }
    }

    fn check(&mut self, check: RecordsCheck) -> Task<Message> {
        if let Screen::Challenges(state) = self.screens.place_mut() {
            state.show_checking();
        }
        run_blocking(|| check.run()).map(|checked| Message::ChallengeChecked(Box::new(checked)))
    }

    /// Keeps what the records of a challenge prove, and tells which prove nothing.
    pub(super) fn keep_challenge(&mut self, checked: CheckedChallenge) {
        let CheckedChallenge { file, refused } = checked;
        let mut kept = self.store.add_rivals(file);
        match self.screens.place_mut() {
            Screen::Challenges(state) => {
                kept = kept.and_then(|()| state.read(&self.store));
                state.show_refused(refused);
            }
            _ => self.notices.push(Notice::ChallengeKept { refused: refused.len() }),
        }
        self.notices.ok_or_notify(kept);
    }

    /// Opens a deal for the round that counts, or goes on with it.
    fn accept(&mut self, challenge: Challenge, day: Option<DayDeal>) -> Task<Message> {
        let (now, zone) = (Timestamp::now(), TimeZone::system());
        match self.store.accept(challenge, day, &self.env.settings.name, now, &zone) {
            Ok((table, saver)) => self.show_counted_table(table, saver, day),
            Err(AcceptError::AlreadyAccepted(series)) => self.continue_series(series),
            Err(AcceptError::Store(error)) => self.cannot_continue(error.into()),
            Err(AcceptError::Table(error)) => self.cannot_continue(error.into()),
        }
    }

    /// Opens a deal that doesn't count, or no longer, as practice.
    fn practise_deal(&mut self, challenge: &Challenge, origin: PracticeOrigin) -> Task<Message> {
        match challenge.table(&self.env.settings.name) {
            Ok(table) => {
                let context = self.env.context();
                self.show_table(table::State::practice(table, origin, context), None)
            }
            Err(error) => self.cannot_continue(ContinueError::Table(error)),
        }
    }

    /// Shows the table of the round that counts for a challenge. Nobody is told there what to play.
    pub(super) fn show_counted_table(
        &mut self,
        table: Table,
        mut saver: TableSaver,
        day: Option<DayDeal>,
    ) -> Task<Message> {
        let series = saver.series().id;
        let context = self.env.context();
        let save = Box::new(move |table: &Table| saver.save(table));
        let (mut state, task) = table::State::counted(table, save, day, context);
        state.name_piles(self.is_beginner());
        self.enter_table(state, task, Some(series))
    }
}
