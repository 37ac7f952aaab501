//! From screen to screen: what a message asks for, and what a screen wants of the rest.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use iced::Task;
use iced::widget::operation;
use jiff::Timestamp;
use skipstone_core::Seat;
use skipstone_core::record::Record;
use skipstone_core::table::{Table, TableConfig};
use skipstone_net::host::Order;

use super::{App, Message, Screen, context};
use crate::dialog::{self, Picked};
use crate::exchange::Imported;
use crate::notices::{self, Notice};
use crate::opened::{self, Opened};
use crate::screen::{
    about, home, how_to_play, new_game, replay, rounds, series, settings, statistics, table,
};
use crate::store::{GoOnError, Keeper, RoundId, SeriesId};
use crate::{random, tr};

impl App {
    /// Does what a message asks for.
    pub fn update(&mut self, message: Message, now: Instant) -> Task<Message> {
        match message {
            Message::Home(message) => return self.on_home(message),
            Message::NewGame(message) => return self.on_new_game(message),
            Message::Series(message) => return self.on_series(message),
            Message::Table(message) => return self.on_table(message, now),
            Message::Join(message) => return self.on_join(message),
            Message::LookedUp(target, found) => return self.call(target, found),
            Message::Lobby(message) => return self.on_lobby(message),
            Message::Door(answer) => self.answer(answer),
            Message::Heard(visit, heard) => return self.hear(visit, heard, now),
            Message::Parted(visit) => return self.parted(visit),
            Message::Close => return self.close(now),
            Message::Statistics(message) => self.on_statistics(message),
            Message::Rounds(message) => return self.on_rounds(message),
            Message::Replay(message) => return self.on_replay(message, now),
            Message::Settings(message) => self.on_settings(message),
            Message::HowToPlay(how_to_play::Message::Back) | Message::About(about::Message::Back) => {
                self.go_home()
            }
            Message::Picked(Picked::Nothing) => {}
            Message::Picked(Picked::NoDialog) => self.notices.tell(Notice::NoDialog),
            Message::Picked(Picked::File(path)) | Message::Dropped(path) => return open(path),
            Message::Opened(Ok(opened)) => return self.show(opened),
            // Nobody is taken away from others.
            Message::Imported(_) if self.visits.now.is_some() => {}
            Message::Imported(imported) => {
                self.screen = Screen::Series(Box::new(series::State::after(imported, &self.store)));
                self.replay = None;
            }
            Message::Opened(Err(error)) => self.notices.tell(Notice::NotOpened(error)),
            Message::Notices(notices::Message::Dismissed) => self.notices.dismiss(),
            Message::Notices(notices::Message::OtherProfile) => return self.use_other_profile(),
            Message::Saving(trouble) => self.notices.saving(trouble),
            Message::Resized(size) => self.room = size * self.scale_factor(),
        }
        Task::none()
    }

    /// Shows what was opened.
    pub fn show(&mut self, opened: Opened) -> Task<Message> {
        match opened {
            Opened::Record(record) => self.look_back(*record, None, false),
            Opened::Series(path) => {
                let store = self.store.clone();
                Task::perform(async move { Imported::from(path, &store) }, Message::Imported)
            }
        }
    }

    /// Looks back on a round, of a player whose seat may be known, at once with a review of it where that is asked for.
    fn look_back(&mut self, record: Record, me: Option<Seat>, reviews: bool) -> Task<Message> {
        let context = context(&self.locale, &self.settings, self.room);
        let (state, task) = replay::State::new(record, me, context);
        self.replay = Some(Box::new(state));
        let task = task.map(Message::Replay);
        if !reviews {
            return task;
        }
        let review = replay::Message::Beside(replay::Beside::Review);
        Task::batch([task, self.on_replay(review, Instant::now())])
    }

    fn on_home(&mut self, message: home::Message) -> Task<Message> {
        match message {
            home::Message::Continue(id) => return self.go_on(id),
            home::Message::NewGame => self.show_new_game(),
            home::Message::Series => self.screen = Screen::Series(Box::new(series::State::new(&self.store))),
            home::Message::HowToPlay => self.screen = Screen::HowToPlay(how_to_play::State::new()),
            home::Message::Statistics => self.show_statistics(),
            home::Message::Rounds => self.show_rounds(),
            home::Message::Settings => self.screen = Screen::Settings(settings::State::new(&self.settings)),
            home::Message::About => self.screen = Screen::About,
            home::Message::Host => return self.host(),
            home::Message::Join => return self.show_join(),
            home::Message::Quit => return self.quit(),
        }
        Task::none()
    }

    fn on_new_game(&mut self, message: new_game::Message) -> Task<Message> {
        let context = context(&self.locale, &self.settings, self.room);
        match self.new_game.update(message, context) {
            new_game::Action::None => {}
            new_game::Action::Play(config) => return self.sit_down(config),
            new_game::Action::GoOn(id) => return self.go_on(id),
            new_game::Action::Leave => self.go_home(),
        }
        Task::none()
    }

    fn on_series(&mut self, message: series::Message) -> Task<Message> {
        let Screen::Series(series) = &mut self.screen else { return Task::none() };
        let context = context(&self.locale, &self.settings, self.room);
        match series.update(message, &self.store, context) {
            series::Action::None => {}
            series::Action::Continue(id) => return self.go_on(id),
            series::Action::Play(config) => return self.sit_down(config),
            series::Action::NewGame => self.show_new_game(),
            series::Action::Save(job) => {
                let saved = async move { job.run().map_err(Arc::new) };
                return Task::perform(saved, |saved| Message::Series(series::Message::Saved(saved)));
            }
            series::Action::Open => return pick(tr!(self.locale, "series-file")),
            series::Action::Focus => return operation::focus(series::State::NAME),
            series::Action::Leave => self.go_home(),
        }
        Task::none()
    }

    pub(super) fn on_table(&mut self, message: table::Message, now: Instant) -> Task<Message> {
        let Screen::Table(table) = &mut self.screen else { return Task::none() };
        match table.update(message, now, context(&self.locale, &self.settings, self.room)) {
            table::Action::None => {}
            table::Action::Run(task) => return task.map(Message::Table),
            table::Action::Review { round, me } => return self.review(round, me),
            table::Action::Chosen(settings) => {
                self.order(Order::Pace(settings.speed.pace()));
                self.apply(settings);
            }
            table::Action::NewGame => {
                self.show_new_game();
                return self.part();
            }
            table::Action::Leave => {
                self.go_home();
                return self.part();
            }
            table::Action::Order(order) => self.order(order),
        }
        Task::none()
    }

    /// Reviews a round of the series on the table.
    fn review(&mut self, number: u32, me: Option<Seat>) -> Task<Message> {
        let Some(series) = self.series else { return Task::none() };
        match self.store.record(RoundId { series, number }) {
            Ok(Some(record)) => return self.look_back(record, me, true),
            // It has been taken back.
            Ok(None) => {}
            Err(trouble) => self.notices.tell(Notice::Trouble(trouble)),
        }
        Task::none()
    }

    fn on_settings(&mut self, message: settings::Message) {
        let Screen::Settings(state) = &mut self.screen else { return };
        match state.update(message, &self.settings) {
            settings::Action::None => {}
            settings::Action::Chosen(settings) => self.apply(*settings),
            settings::Action::Leave => self.go_home(),
        }
    }

    fn on_statistics(&mut self, message: statistics::Message) {
        let Screen::Statistics(statistics) = &mut self.screen else { return };
        match statistics.update(message, &self.store) {
            statistics::Action::None => {}
            statistics::Action::Trouble(trouble) => self.notices.tell(Notice::Trouble(trouble)),
            statistics::Action::NewGame => self.show_new_game(),
            statistics::Action::Leave => self.go_home(),
        }
    }

    fn on_rounds(&mut self, message: rounds::Message) -> Task<Message> {
        let Screen::Rounds(rounds) = &mut self.screen else { return Task::none() };
        match rounds.update(message, &self.store, context(&self.locale, &self.settings, self.room)) {
            rounds::Action::None => {}
            rounds::Action::Replay(round) => return self.look_back(round.record, round.me, round.reviews),
            rounds::Action::OpenFile => return pick(tr!(self.locale, "rounds-file-type")),
            rounds::Action::Leave => self.go_home(),
        }
        Task::none()
    }

    fn on_replay(&mut self, message: replay::Message, now: Instant) -> Task<Message> {
        let Some(replay) = &mut self.replay else { return Task::none() };
        match replay.update(message, now, context(&self.locale, &self.settings, self.room)) {
            replay::Action::None => {}
            replay::Action::Run(task) => return task.map(Message::Replay),
            replay::Action::Leave => self.replay = None,
        }
        Task::none()
    }

    pub(super) fn go_home(&mut self) {
        self.screen = Screen::Home(Box::new(home::State::new(&self.store)));
    }

    fn show_rounds(&mut self) {
        match rounds::State::new(&self.store) {
            Ok(rounds) => self.screen = Screen::Rounds(rounds),
            Err(trouble) => self.notices.tell(Notice::Trouble(trouble)),
        }
    }

    fn show_new_game(&mut self) {
        self.new_game.look_up(&self.store);
        self.screen = Screen::NewGame;
    }

    fn show_statistics(&mut self) {
        match self.store.rounds() {
            Ok(rounds) => {
                let statistics = statistics::State::new(rounds, Timestamp::now());
                self.screen = Screen::Statistics(Box::new(statistics));
            }
            Err(trouble) => self.notices.tell(Notice::Trouble(trouble)),
        }
    }

    /// Opens a table. One that can't be dealt was refused where it was put together.
    fn sit_down(&mut self, config: TableConfig) -> Task<Message> {
        match self.store.begin(random::series_id(), config, random::seed()) {
            Ok((table, keeper)) => self.sit_at(table, keeper),
            Err(error) => {
                tracing::error!(%error, "a table can't be opened");
                Task::none()
            }
        }
    }

    /// Goes on with a series where it was left.
    fn go_on(&mut self, id: SeriesId) -> Task<Message> {
        match self.store.go_on(id, random::seed()) {
            Ok(mut resumed) => {
                resumed
                    .trouble
                    .take()
                    .into_iter()
                    .for_each(|trouble| self.notices.tell(Notice::Trouble(trouble)));
                match self.store.hosted(id) {
                    Ok(Some(kept)) => self.host_again(kept, resumed),
                    Ok(None) => self.sit_at(resumed.table, resumed.keeper),
                    Err(trouble) => {
                        self.notices.tell(Notice::GoOn(GoOnError::Trouble(trouble)));
                        Task::none()
                    }
                }
            }
            Err(error) => {
                self.notices.tell(Notice::GoOn(error));
                Task::none()
            }
        }
    }

    fn sit_at(&mut self, table: Table, mut keeper: Keeper) -> Task<Message> {
        self.series = Some(keeper.series().id);
        let context = context(&self.locale, &self.settings, self.room);
        let (state, task) = table::State::new(table, Box::new(move |table| keeper.keep(table)), context);
        self.screen = Screen::Table(Box::new(state));
        task.map(Message::Table)
    }
}

/// Opens a file without keeping the window waiting.
fn open(path: PathBuf) -> Task<Message> {
    Task::perform(async move { opened::open(&path) }, Message::Opened)
}

/// Asks for a file; `files` is what those are called that can be opened.
fn pick(files: String) -> Task<Message> {
    Task::perform(dialog::pick(files), Message::Picked)
}
