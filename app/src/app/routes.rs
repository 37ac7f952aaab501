//! Handles the root's messages and the screens' actions, and leads from screen to screen.

use std::mem;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use iced::Task;
use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::operation;
use jiff::Timestamp;
use skipstone_core::record::Record;
use skipstone_net::host::HostCommand;

use super::background::run_blocking;
use super::notices::{self, Notice};
use super::{App, Message, Screen, context, placement};
use crate::files::dialog::{self, PickedFile};
use crate::files::import_export::ImportReport;
use crate::files::open_file::{self, OpenedFile};
use crate::files::viewer;
use crate::paper::PaintError;
use crate::paper::print::{self, PdfJob};
use crate::puzzles::Wanted;
use crate::screen::draft::Draft;
use crate::screen::introduction::FirstTable;
use crate::screen::replay::ReviewStart;
use crate::screen::{
    Action, about, home, how_to_play, licences, rounds, series, settings, statistics, table,
};
use crate::settings::Settings;
use crate::store::{RoundKey, StoredSeriesId};

impl App {
    /// Applies a message to the root state or to the screen it belongs to. Messages of screens that aren't shown are ignored.
    pub fn update(&mut self, message: Message, now: Instant) -> Task<Message> {
        if let Message::Accessibility(message) = message {
            let (title, scale) = (self.title(), self.scale_factor());
            return self.accessibility.update(message, title, scale, now).map(Message::Accessibility);
        }
        let task = self.handle(message, now);
        self.notices.hold_verdicts(self.is_own_timed_turn());
        self.notices.note_shown(self.shown_verdict(), self.table_round(), now);
        Task::batch([task, self.follow_phones(), self.accessibility.look().map(Message::Accessibility)])
    }

    fn handle(&mut self, message: Message, now: Instant) -> Task<Message> {
        match message {
            Message::Home(message) => return self.on_home(message),
            Message::Table(message) => return self.on_table(message, now),
            Message::OfTable(number, message) if number == self.tables_entered => {
                return self.on_table(message, now);
            }
            Message::OfTable(..) => {}
            Message::Introduction(message) => return self.on_introduction(message),
            Message::DayDeals(message) => return self.on_day_deals(message),
            Message::Challenges(message) => return self.on_challenges(message),
            Message::ChallengeChecked(checked) => self.keep_challenge(*checked),
            Message::Puzzles(message) => return self.on_puzzles(message),
            Message::Coach(message) => return self.on_coach(message),
            Message::Join(message) => return self.on_join(message),
            Message::Resolved(target, found) => return self.connect(target, found),
            Message::Lobby(message) => return self.on_lobby(message, now),
            Message::ChatOverlay(message) => return self.on_chat_overlay(message),
            Message::KnockAnswered(answer) => self.answer_knock(answer, now),
            Message::Discovered(id, seen) => self.on_discovered(id, seen),
            Message::Session(id, event) => return self.handle_session_event(id, event, now),
            Message::LeaveTimedOut(id) => return self.finish_leaving(id),
            Message::Close => return self.request_close(now),
            Message::PlayedRead(round, played) => self.on_played_read(round, played),
            Message::Replay(message) => return self.on_replay(message, now),
            Message::HowToPlay(how_to_play::Message::Back) => self.help = None,
            Message::About(about::Message::Back) => self.go_back(),
            Message::About(about::Message::Licences) => {
                self.screen = Screen::Licences(licences::State::default())
            }
            Message::NewGame(_)
            | Message::Series(_)
            | Message::Statistics(_)
            | Message::Rounds(_)
            | Message::Settings(_)
            | Message::Licences(_) => {
                let action = self.update_screen(message);
                return self.act(action);
            }
            Message::Picked(PickedFile::Nothing) => {}
            Message::Picked(PickedFile::NoDialog) => self.notices.push(Notice::NoDialog),
            Message::Picked(PickedFile::File(path)) | Message::Dropped(path) => return open(path),
            Message::Opened(Ok(opened)) => return self.show(opened),
            // An import doesn't take the player away from a network table.
            Message::Imported(_) if self.sessions.current.is_some() => {}
            Message::Imported(imported) => {
                self.screen = Screen::Series(Box::new(series::State::after_import(imported, &self.store)));
                (self.replay, self.help) = (None, None);
            }
            Message::Opened(Err(error)) => self.notices.push(Notice::CannotOpenFile(error)),
            Message::PdfWritten(outcome) => self.notices.push(Notice::Pdf(outcome)),
            Message::ProofSaved(saved) => self.notices.push(Notice::BrokenRound(saved)),
            Message::Notices(notices::Message::WindowUsed) => self.notices.note_use(now),
            Message::Notices(notices::Message::Tick) => self.notices.tick(now),
            Message::Notices(_) if !self.notices.takes_presses(now) => {}
            Message::Notices(notices::Message::Dismissed) => self.notices.dismiss(),
            Message::Notices(notices::Message::OtherProfile) => return self.use_other_profile(),
            Message::Notices(notices::Message::ShowReport) => {
                let report = self.notices.crash_report().map(Path::to_owned);
                self.notices.dismiss();
                return report.map_or_else(Task::none, view);
            }
            Message::NoViewer(report) => self.notices.push(Notice::NoViewer(report)),
            Message::StoreErrorChanged(error) => self.notices.set_store_error(error),
            Message::Resized(size) => {
                self.window_size = size * self.scale_factor();
                return self.follow_window();
            }
            Message::WindowMoved => return self.follow_window(),
            Message::WindowSettled => return placement::read_window(),
            Message::WindowRead(found) => self.remember_window(found),
            Message::WindowOpened(id) => {
                self.is_window_open = true;
                // Some systems show the window only then.
                let attached = self.accessibility.attach(id).map(Message::Accessibility);
                return attached.chain(self.window_opened(id));
            }
            Message::ToggleFullScreen => return placement::toggle_full_screen(),
            Message::Help => self.show_help(),
            Message::Accessibility(_) => {}
            Message::DesktopChanged(desktop) => self.desktop = desktop,
        }
        Task::none()
    }

    /// Shows a record as a replay or a challenge, or imports a series file in the background.
    pub fn show(&mut self, opened: OpenedFile) -> Task<Message> {
        match opened {
            OpenedFile::Record(record) => match self.compare(&record) {
                Some(comparison) => comparison,
                None => self.show_replay(*record, None, None),
            },
            OpenedFile::Challenge(file) => self.open_challenge(*file),
            OpenedFile::Series(path) => {
                let store = self.store.clone();
                run_blocking(move || ImportReport::from(path, &store)).map(Message::Imported)
            }
        }
    }

    fn on_home(&mut self, message: home::Message) -> Task<Message> {
        if let Screen::Home(home) = &self.screen {
            self.home_page = home.page();
        }
        match message {
            home::Message::Show(page) => {
                if let Screen::Home(home) = &mut self.screen {
                    home.show(page);
                }
                // The focus on a page means nothing on the next one.
                return operate(unfocus());
            }
            home::Message::Continue(id) => return self.continue_series(id),
            home::Message::Play => return self.play_recommended(),
            home::Message::Learn => return self.show_guided_round(),
            home::Message::DayDeals => self.show_day_deals(),
            home::Message::Challenges => self.show_challenges(None),
            home::Message::Puzzles => {
                self.coach_of_puzzles = None;
                self.show_puzzles(Wanted::default());
            }
            home::Message::NewGame => self.show_new_game(),
            home::Message::Series => self.screen = Screen::Series(Box::new(series::State::new(&self.store))),
            home::Message::HowToPlay => self.show_help(),
            home::Message::Statistics => self.show_statistics(),
            home::Message::Rounds => self.show_rounds(),
            home::Message::Settings => self.show_settings(),
            home::Message::About => self.screen = Screen::About,
            home::Message::Host => return self.host_or_join(FirstTable::Host),
            home::Message::Join => return self.host_or_join(FirstTable::Join),
            home::Message::ReturnToTable => return self.return_to_table(),
            home::Message::Quit => return self.quit(),
        }
        Task::none()
    }

    /// Passes a message to the screen it belongs to, and returns what that asks for.
    fn update_screen(&mut self, message: Message) -> Action {
        let context = context(&self.locale, &self.settings, self.desktop, self.room());
        match (message, &mut self.screen) {
            (Message::NewGame(message), _) => self.new_game.update(message),
            (Message::Series(message), Screen::Series(series)) => {
                series.update(message, &self.store, context)
            }
            (Message::Statistics(message), Screen::Statistics(page)) => {
                page.update(message, &self.store, &self.settings)
            }
            (Message::Rounds(message), Screen::Rounds(rounds)) => {
                rounds.update(message, &self.store, context)
            }
            (Message::Settings(message), Screen::Settings(page)) => page.update(message, &self.settings),
            (Message::Licences(message), Screen::Licences(page)) => page.update(message),
            _ => Action::None,
        }
    }

    fn act(&mut self, action: Action) -> Task<Message> {
        match action {
            Action::None => {}
            Action::Leave => self.go_back(),
            Action::About => self.screen = Screen::About,
            Action::NewGame => self.show_new_game(),
            Action::Play(config) => return self.start_local_table(config),
            Action::Continue(id) => return self.continue_series(id),
            Action::Replay { record, me, finished, stones, review } => {
                let review = review.then(ReviewStart::default);
                return self.show_stored_round(*record, me, finished, stones, review);
            }
            Action::Save(job) => {
                let saved = run_blocking(|| job.run().map_err(Arc::new));
                return saved.map(|saved| Message::Series(series::Message::Saved(saved)));
            }
            Action::Coach(player) => return self.show_coach(player),
            Action::Challenge(record, seat) => self.challenge_with(&record, seat),
            Action::Pdf(job) => return write_pdf(*job),
            Action::OpenFile(name) => return pick(name),
            Action::Focus(field) => return operation::focus(field),
            Action::SaveSettings(settings) => self.apply(*settings),
            Action::StoreFailed(error) => self.notices.push(Notice::Store(error)),
        }
        Task::none()
    }

    pub(super) fn on_table(&mut self, message: table::Message, now: Instant) -> Task<Message> {
        let room = self.room();
        let table = match (&mut self.screen, &mut self.below) {
            (Screen::Table(table), _) | (_, Some(Screen::Table(table))) => table,
            _ => return Task::none(),
        };
        let session = self.sessions.current.as_mut().map(|active| &mut active.session);
        let context = context(&self.locale, &self.settings, self.desktop, room);
        let actions = table.update(message, session, now, context);
        Task::batch(actions.into_iter().map(|action| self.act_for_table(action, now)))
    }

    fn act_for_table(&mut self, action: table::Action, now: Instant) -> Task<Message> {
        match action {
            table::Action::PlaySounds(sounds) => self.sound.play_all(sounds, now),
            table::Action::Learn(lessons) => {
                let learned = self.settings.learned.union(lessons);
                self.apply(Settings { learned, ..self.settings.clone() });
            }
            table::Action::FindRecord(round) => {
                let recorded = self.recorded_at_table(round);
                let reached = match &recorded {
                    Some(_) => self.find_reached(round),
                    None => Task::none(),
                };
                let rating = match (&mut self.screen, recorded) {
                    (Screen::Table(table), Some(recorded)) => table.use_record(&recorded),
                    _ => Task::none(),
                };
                return Task::batch([reached, self.of_table(rating), self.summarize_series()]);
            }
            table::Action::Reviewed { round, me, turns } => {
                if let Some(review) = self.keep_review(round, me, &turns) {
                    return self.tell_reached_with(review);
                }
            }
            table::Action::Run(task) => return self.of_table(task),
            table::Action::Review { round, me, turn, rated } => {
                return self.show_round_of_table(round, me, Some(ReviewStart { turn, rated }));
            }
            table::Action::Replay { round, me } => return self.show_round_of_table(round, me, None),
            table::Action::SaveSettings(settings) => {
                self.send_command(HostCommand::SetPace(settings.pace.bot_delay()));
                self.apply(settings);
            }
            table::Action::ChooseStone(stone) => self.choose_stone(stone),
            table::Action::SaveMuted => self.save_muted(),
            table::Action::Practise => return self.practise(),
            table::Action::Continue(id) => return self.continue_series(id),
            table::Action::BackToReview => return self.resume_replay(),
            table::Action::ShowDayDeals => self.show_day_deals(),
            table::Action::ShowChallenges => self.show_challenges(None),
            table::Action::Challenge { round, me } => {
                if let Some(record) = self.record_at_table(round) {
                    self.challenge_with(&record, me);
                }
            }
            table::Action::PlayAgain => return self.play_again(),
            table::Action::SavePicture(picture) => {
                return save_picture(picture.file.clone(), move || picture.paint());
            }
            table::Action::Puzzle(action) => return self.act_for_puzzle(action),
            table::Action::ShowLobby => self.screen = Screen::Lobby(Box::default()),
            table::Action::ComeBack => return self.come_back(),
            table::Action::NewGame => {
                self.show_new_game();
                return self.leave_session();
            }
            table::Action::PlayShortGame => {
                return self.start_local_table(Draft::short_game().table().clone());
            }
            table::Action::Leave => {
                self.go_home();
                return self.leave_session();
            }
        }
        Task::none()
    }

    /// The record of a round of the series on the table. `None` if it was undone, or isn't stored yet.
    pub(super) fn record_at_table(&mut self, number: u32) -> Option<Record> {
        let series = self.series_at_table()?;
        self.store.record(RoundKey { series, number }).unwrap_or_else(|error| {
            self.notices.push(Notice::Store(error));
            None
        })
    }

    /// The series on the table, at this computer or another; `None` if it isn't known.
    pub(super) fn series_at_table(&self) -> Option<StoredSeriesId> {
        match &self.sessions.current {
            Some(active) => active.series,
            None => self.series,
        }
    }

    pub(super) fn show_settings(&mut self) {
        self.screen = Screen::Settings(settings::State::new(&self.settings));
    }

    /// Explains the game, and leads back to what was shown.
    fn show_help(&mut self) {
        self.help = Some(how_to_play::State::new(self.settings.cards));
    }

    pub(super) fn go_home(&mut self) {
        (self.below, self.suspended_replay) = (None, None);
        self.screen = Screen::Home(Box::new(home::State::new(&self.store, Timestamp::now())));
    }

    /// Shows a screen, over the table or list that it is opened from.
    pub(super) fn show_over(&mut self, screen: Screen) {
        let from = mem::replace(&mut self.screen, screen);
        if matches!(from, Screen::Table(_) | Screen::Rounds(_)) && self.sessions.current.is_none() {
            self.below = Some(from);
        }
    }

    /// Shows what lies below, or else the page of the title screen that the shown screen was opened from. What waited there may be
    /// over by now, so that only the page with all else is shown again.
    pub(super) fn go_back(&mut self) {
        if let Some(below) = self.below.take() {
            self.screen = below;
            return;
        }
        let mut home = home::State::new(&self.store, Timestamp::now());
        if self.home_page == home::Page::More {
            home.show(home::Page::More);
        }
        self.screen = Screen::Home(Box::new(home));
    }

    fn show_rounds(&mut self) {
        match rounds::State::new(&self.store) {
            Ok(rounds) => self.screen = Screen::Rounds(rounds),
            Err(error) => self.notices.push(Notice::Store(error)),
        }
    }

    pub(super) fn show_new_game(&mut self) {
        self.new_game.reload(&self.store);
        self.show_over(Screen::NewGame);
    }

    pub(super) fn show_statistics(&mut self) {
        match statistics::State::read(&self.store, Timestamp::now()) {
            Ok(statistics) => self.screen = Screen::Statistics(Box::new(statistics)),
            Err(error) => self.notices.push(Notice::Store(error)),
        }
    }
}

/// Reads a file on a background thread.
fn open(path: PathBuf) -> Task<Message> {
    run_blocking(move || open_file::open(&path)).map(Message::Opened)
}

/// Opens a crash report in the system's viewer.
fn view(report: PathBuf) -> Task<Message> {
    let without_viewer = run_blocking(move || viewer::open_in_viewer(&report).is_err().then_some(report));
    without_viewer.and_then(|report| Task::done(Message::NoViewer(report)))
}

/// Writes a sheet as PDF.
pub(super) fn write_pdf(job: PdfJob) -> Task<Message> {
    run_blocking(|| job.run()).map(Message::PdfWritten)
}

/// Saves the picture of a series.
pub(super) fn save_picture(
    file: String,
    paint: impl FnOnce() -> Result<Vec<u8>, PaintError> + Send + 'static,
) -> Task<Message> {
    run_blocking(move || print::save_picture(&file, paint)).map(Message::PdfWritten)
}

/// Shows the system's file dialog. `files` labels the filter for supported files.
pub(super) fn pick(files: String) -> Task<Message> {
    Task::perform(dialog::pick(files), Message::Picked)
}
