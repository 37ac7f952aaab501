//! Handles the root's messages and the screens' actions, and leads from screen to screen.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use iced::Task;
use iced::widget::operation;
use jiff::Timestamp;
use skipstone_core::record::Record;
use skipstone_net::host::HostCommand;

use super::background::run_blocking;
use super::notices::{self, Notice};
use super::{App, Message, Screen, placement};
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
use crate::screen::{Action, about, home, how_to_play, rounds, series, settings, statistics, table};
use crate::settings::Settings;
use crate::store::{RoundKey, StoredSeriesId};

impl App {
    /// Applies a message to the root state or to the screen it belongs to: the highest one of its kind. It is lost if none is open.
    pub fn update(&mut self, message: Message, now: Instant) -> Task<Message> {
        if let Message::Accessibility(message) = message {
            let window = self.window_description();
            return self.accessibility.update(message, window, now).map(Message::Accessibility);
        }
        let task = self.handle(message, now);
        self.notices.hold_verdicts(self.is_own_timed_turn());
        self.notices.note_shown(self.shown_verdict(), self.table_round(), now);
        self.env.has_notice = self.notices.takes_room();
        self.env.is_unsaved = self.store.is_unsaved();
        Task::batch([task, self.follow_phones(), self.accessibility.look().map(Message::Accessibility)])
    }

    pub(super) fn handle(&mut self, message: Message, now: Instant) -> Task<Message> {
        match message {
            Message::Home(message) => return self.on_home(message),
            Message::NewDay => self.on_new_day(),
            Message::Table(message) => return self.on_table(message, now),
            Message::OfTable(number, message) => return self.on_table_numbered(number, message, now),
            Message::Introduction(message) => return self.on_introduction(message),
            Message::DayDeals(message) => return self.on_day_deals(message),
            Message::Challenges(message) => return self.on_challenges(message),
            Message::ChallengeChecked(checked) => self.keep_challenge(*checked),
            Message::Puzzles(message) => return self.on_puzzles(message, now),
            Message::Coach(message) => return self.on_coach(message),
            Message::Shelf(message) => return self.on_shelf(message, now),
            Message::Join(message) => return self.on_join(message),
            Message::Resolved(target, found) => return self.connect(target, found),
            Message::Lobby(message) => return self.on_lobby(message, now),
            Message::ChatOverlay(message) => return self.on_chat_overlay(message),
            Message::KnockAnswered(answer) => self.answer_knock(answer, now),
            Message::Discovered(id, seen) => return self.on_discovered(id, seen),
            Message::Session(id, event) => return self.handle_session_event(id, event, now),
            Message::LeaveTimedOut(id) => return self.finish_leaving(id),
            Message::Close => return self.request_close(now),
            Message::CloseTried => return self.close_or_ask(),
            Message::PlayedRead(round, played) => self.on_played_read(round, played),
            Message::RatingFound(rating) => self.env.rating = rating,
            Message::Replay(message) => return self.on_replay(message, now),
            // Of two presses in a slow moment, the second one means nothing.
            Message::HowToPlay(how_to_play::Message::Back) => {
                return self.close(|screen| matches!(screen, Screen::HowToPlay(_)));
            }
            Message::Network(message) => return self.on_network(message),
            Message::About(about::Message::Back) => {
                return self.close(|screen| matches!(screen, Screen::About));
            }
            Message::About(about::Message::Licences) => self.screens.open(Screen::Licences(Box::default())),
            Message::NewGame(message) => {
                let action = self.new_game.update(message);
                return self.act(action);
            }
            Message::Series(message) => {
                let context = self.env.context();
                let Some(series) = self.screens.series() else { return Task::none() };
                let action = series.update(message, &self.store, context);
                return self.act(action);
            }
            Message::Statistics(message) => {
                let Some(statistics) = self.screens.statistics() else { return Task::none() };
                let action = statistics.update(message, &self.store, &self.env.settings);
                return self.act(action);
            }
            Message::Rounds(message) => {
                let context = self.env.context();
                let Some(rounds) = self.screens.rounds() else { return Task::none() };
                let action = rounds.update(message, &self.store, context);
                return self.act(action);
            }
            Message::Settings(message) => {
                let Some(settings) = self.screens.settings() else { return Task::none() };
                let action = settings.update(message, &self.env.settings);
                return self.act(action);
            }
            Message::Licences(message) => {
                let Some(licences) = self.screens.licences() else { return Task::none() };
                let action = licences.update(message);
                return self.act(action);
            }
            Message::Picked(PickedFile::Nothing) => {}
            Message::Picked(PickedFile::NoDialog) => self.notices.push(Notice::NoDialog),
            Message::Picked(PickedFile::File(path)) | Message::Dropped(path) => return open(path),
            Message::Opened(Ok(opened)) => return self.show(opened),
            // An import doesn't take the player away from a network table.
            Message::Imported(_) if self.sessions.current.is_some() => {}
            Message::Imported(imported) => {
                self.screens.uncover();
                let series = series::State::after_import(imported, &self.store);
                self.screens.go_to(Screen::Series(Box::new(series)));
            }
            Message::Opened(Err(error)) => self.notices.push(Notice::CannotOpenFile(error)),
            Message::LinkFollowed(Ok(link)) => return self.follow_link(link),
            Message::LinkFollowed(Err(error)) => self.notices.push(Notice::CannotFollowLink(error)),
            Message::PdfWritten(outcome) => self.notices.push(Notice::Pdf(outcome)),
            Message::ProofSaved(saved) => self.notices.push(Notice::BrokenRound(saved)),
            Message::Notices(notices::Message::WindowUsed) => self.notices.note_use(now),
            Message::Notices(notices::Message::Tick) => self.notices.tick(now),
            Message::Notices(_) if !self.notices.takes_presses(now) => {}
            Message::Notices(notices::Message::Dismissed) => self.notices.dismiss(),
            Message::Notices(notices::Message::LoseAnyway) => return self.lose_anyway(),
            Message::Notices(notices::Message::OtherProfile) => return self.switch_or_ask(),
            Message::Notices(notices::Message::ShowReport) => {
                let report = self.notices.crash_report().map(Path::to_owned);
                self.notices.dismiss();
                return report.map_or_else(Task::none, view);
            }
            Message::NoViewer(report) => self.notices.push(Notice::NoViewer(report)),
            Message::StoreErrorChanged(error) => self.notices.set_store_error(error),
            Message::Resized(size) => {
                self.env.window_size = size * self.env.scale_factor();
                return self.follow_window();
            }
            Message::WindowMoved => return self.follow_window(),
            Message::WindowSettled => return placement::read_window(),
            Message::WindowRead(found) => self.remember_window(found),
            Message::WindowOpened(id) => {
                self.env.is_window_open = true;
                // Some systems show the window only then.
                let attached = self.accessibility.attach(id).map(Message::Accessibility);
                return attached.chain(self.window_opened(id));
            }
            Message::ToggleFullScreen => return placement::toggle_full_screen(),
            Message::Help => self.show_help(),
            Message::Accessibility(_) => {}
            Message::DesktopChanged(desktop) => self.env.desktop = desktop,
            Message::LookAtTranslation => self.look_at_translation(),
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
        match message {
            home::Message::Show(page) => {
                if let Some(home) = self.screens.home() {
                    home.show(page);
                }
            }
            home::Message::Continue(id) => return self.continue_series(id),
            home::Message::Play => return self.play_recommended(),
            home::Message::Learn => return self.show_guided_round(),
            home::Message::DayDeals => self.show_day_deals(),
            home::Message::Challenges => self.show_challenges(None),
            home::Message::Puzzles => self.show_puzzles(Wanted::default()),
            home::Message::NewGame => return self.show_new_game(),
            home::Message::Series => {
                self.screens.open(Screen::Series(Box::new(series::State::new(&self.store))));
            }
            home::Message::HowToPlay => self.show_help(),
            home::Message::Statistics => self.show_statistics(),
            home::Message::Shelf => self.show_shelf(),
            home::Message::Rounds => self.show_rounds(),
            home::Message::Settings => self.show_settings(),
            home::Message::About => self.screens.open(Screen::About),
            home::Message::Network => return self.show_network(None),
            home::Message::Host => return self.host_or_join(FirstTable::Host),
            home::Message::Join => return self.host_or_join(FirstTable::Join(None)),
            home::Message::ReturnToTable => return self.return_to_table(),
            home::Message::Quit => return self.try_close(),
        }
        Task::none()
    }

    fn act(&mut self, action: Action) -> Task<Message> {
        match action {
            Action::None => {}
            Action::Leave => return self.go_back(),
            Action::NewGame => return self.show_new_game(),
            Action::Play(config) => return self.start_local_table(config),
            Action::Continue(id) => return self.continue_series(id),
            Action::CarryOn(id) => return self.carry_on(id),
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

    /// A message from a task of the table with this number. It is lost if another one was opened since.
    fn on_table_numbered(&mut self, number: u64, message: table::Message, now: Instant) -> Task<Message> {
        if self.screens.table_number() == number { self.on_table(message, now) } else { Task::none() }
    }

    pub(super) fn on_table(&mut self, message: table::Message, now: Instant) -> Task<Message> {
        let Some(table) = self.screens.table_mut() else { return Task::none() };
        if let Some(active) = &mut self.sessions.current {
            match message {
                table::Message::NextRound => active.follows_deal = true,
                table::Message::Multiplayer(table::MultiplayerMessage::NotReady) => {
                    active.follows_deal = false;
                }
                _ => {}
            }
        }
        let session = self.sessions.current.as_mut().map(|active| &mut active.session);
        let context = self.env.context();
        let actions = table.update(message, session, now, context);
        Task::batch(actions.into_iter().map(|action| self.act_for_table(action, now)))
    }

    fn act_for_table(&mut self, action: table::Action, now: Instant) -> Task<Message> {
        match action {
            table::Action::PlaySounds(sounds) => self.sound.play_all(sounds, now),
            table::Action::Learn(lessons) => {
                let learned = self.env.settings.learned.union(lessons);
                self.apply(Settings { learned, ..self.env.settings.clone() });
            }
            table::Action::FindRecord(round) => {
                let recorded = self.recorded_at_table(round);
                let reached = match &recorded {
                    Some(_) => self.find_reached(round),
                    None => Task::none(),
                };
                let rating = match (self.screens.table_mut(), recorded) {
                    (Some(table), Some(recorded)) => table.use_record(&recorded),
                    _ => Task::none(),
                };
                return Task::batch([reached, self.of_table(rating), self.summarize_series()]);
            }
            table::Action::Reviewed { round, me, turns } => {
                if let Some(review) = self.keep_review(round, me, &turns) {
                    return self.tell_reached_with(review);
                }
            }
            table::Action::Weighed { round, luck } => self.keep_luck(round, luck),
            table::Action::Run(task) => return self.of_table(task),
            table::Action::Review { round, me, turn, rated } => {
                return self.show_round_of_table(round, me, Some(ReviewStart { turn, rated }));
            }
            table::Action::Replay { round, me, turn } => return self.watch_round_of_table(round, me, turn),
            table::Action::SaveSettings(settings) => {
                self.send_command(HostCommand::SetPace(settings.pace.bot_delay()));
                self.apply(settings);
            }
            table::Action::ChooseStone(stone) => self.choose_stone(stone),
            table::Action::SaveMuted => self.save_muted(),
            table::Action::Practise => return self.practise(),
            table::Action::Continue(id) => return self.continue_series(id),
            table::Action::BackToReview => return self.back_to_review(),
            table::Action::ShowShelf => self.show_shelf(),
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
            table::Action::SaveDayPicture(picture) => {
                return save_picture(picture.file.clone(), move || picture.paint());
            }
            table::Action::Puzzle(action) => return self.act_for_puzzle(action, now),
            table::Action::ShowLobby => self.screens.go_to(Screen::Lobby(Box::default())),
            table::Action::ComeBack => return self.come_back(),
            table::Action::FollowSeries(host) => return self.follow_series(host),
            table::Action::CarryOn => {
                return self.series_at_table().map_or(Task::none(), |id| self.carry_on(id));
            }
            table::Action::NewGame => {
                let rating = self.show_new_game();
                return Task::batch([rating, self.leave_session()]);
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
        self.notices.ok_or_notify(self.store.record(RoundKey { series, number })).flatten()
    }

    /// The series on the table, at this computer or another; `None` if it isn't known.
    pub(super) fn series_at_table(&self) -> Option<StoredSeriesId> {
        match &self.sessions.current {
            Some(active) => active.series,
            None => self.screens.series_at_table(),
        }
    }

    pub(super) fn show_settings(&mut self) {
        self.screens.open(Screen::Settings(Box::new(settings::State::new(&self.env.settings))));
    }

    /// Explains the game, and leads back to what was shown.
    fn show_help(&mut self) {
        if !matches!(self.screens.shown(), Screen::HowToPlay(_)) {
            let help = how_to_play::State::new(self.env.settings.cards);
            self.screens.open(Screen::HowToPlay(Box::new(help)));
        }
    }

    pub(super) fn go_home(&mut self) {
        let home = home::State::new(&self.store, Timestamp::now());
        self.screens.go_to(Screen::Home(Box::new(home)));
    }

    /// Closes the shown screen if it is the wanted one.
    pub(super) fn close(&mut self, is_wanted: fn(&Screen) -> bool) -> Task<Message> {
        if is_wanted(self.screens.shown()) { self.go_back() } else { Task::none() }
    }

    /// Closes the shown screen. What is on the one below may have changed meanwhile, unless it was only covered.
    pub(super) fn go_back(&mut self) -> Task<Message> {
        let was_covered = self.screens.is_covered();
        self.screens.back();
        if was_covered {
            return Task::none();
        }
        match self.screens.shown() {
            // What waited there may be over by now, so that of its pages only the one with all else is shown again.
            Screen::Home(home) => {
                let page = home.page();
                self.go_home();
                if let (home::Page::More, Some(home)) = (page, self.screens.home()) {
                    home.show(page);
                }
            }
            Screen::Statistics(_) => self.show_statistics(),
            Screen::Coach(coach) => {
                let player = coach.player().clone();
                return self.show_coach(player);
            }
            _ => {}
        }
        Task::none()
    }

    fn show_rounds(&mut self) {
        if let Some(rounds) = self.notices.ok_or_notify(rounds::State::new(&self.store)) {
            self.screens.open(Screen::Rounds(Box::new(rounds)));
        }
    }

    pub(super) fn show_new_game(&mut self) -> Task<Message> {
        self.new_game.reload(&self.store);
        self.screens.open(Screen::NewGame);
        self.find_rating()
    }

    pub(super) fn show_statistics(&mut self) {
        if let Some(statistics) =
            self.notices.ok_or_notify(statistics::State::read(&self.store, Timestamp::now()))
        {
            self.screens.open(Screen::Statistics(Box::new(statistics)));
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
