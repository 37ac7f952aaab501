//! The window's state, and which screen it shows.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use iced::widget::{column, operation};
use iced::{Event, Size, Subscription, Task, event, task, window};
use jiff::Timestamp;
use skipstone_core::table::{Table, TableConfig};

use crate::Element;
use crate::dialog::{self, Picked};
use crate::locale::Locale;
use crate::notices::{self, Notice, Notices};
use crate::opened::{self, OpenError, Opened};
use crate::random;
use crate::screen::{
    Context, about, home, how_to_play, new_game, replay, rounds, series, settings, statistics, table,
};
use crate::settings::Settings;
use crate::store::{Keeper, Profile, SeriesId, SettingsFile, Store, Trouble};
use crate::theme::Theme;
use crate::tr;

/// The room every screen finds, in logical pixels: a window that is smaller, or enlarged further, shows everything smaller.
pub const LEAST: Size = Size::new(960.0, 600.0);

/// Everything the window holds.
#[derive(Debug)]
pub struct App {
    /// Whose data this is; nobody's where nothing is kept.
    profile: Option<Profile>,
    store: Store,
    /// Listens to what keeps the store from writing.
    _watch: Option<task::Handle>,
    settings: Settings,
    settings_file: SettingsFile,
    notices: Notices,
    locale: Locale,
    screen: Screen,
    /// The window's size without any enlargement.
    room: Size,
    /// The last table put together, to begin with the next time.
    new_game: new_game::State,
    /// A round that is looked back on, over the screen: whatever that is goes on beneath.
    replay: Option<Box<replay::State>>,
}

#[derive(Debug)]
enum Screen {
    Home(Box<home::State>),
    NewGame,
    Series(Box<series::State>),
    HowToPlay(how_to_play::State),
    Statistics(Box<statistics::State>),
    Settings,
    About,
    Table(Box<table::State>),
    Rounds(rounds::State),
}

/// What happens in the window.
#[derive(Debug, Clone)]
pub enum Message {
    /// On the title screen.
    Home(home::Message),
    /// Where a table is put together.
    NewGame(new_game::Message),
    /// Among the series.
    Series(series::Message),
    /// On the page that explains the game.
    HowToPlay(how_to_play::Message),
    /// Among the statistics.
    Statistics(statistics::Message),
    /// In the settings.
    Settings(settings::Message),
    /// On the about page.
    About(about::Message),
    /// At the table.
    Table(table::Message),
    /// In the list of played rounds.
    Rounds(rounds::Message),
    /// In a replay.
    Replay(replay::Message),
    /// A file was dropped onto the window.
    Dropped(PathBuf),
    /// A file was asked for.
    Picked(Picked),
    /// A file was opened, or can't be.
    Opened(Result<Opened, OpenError>),
    /// Above the screen.
    Notices(notices::Message),
    /// Whether the store can write has changed.
    Saving(Option<Trouble>),
    /// The window has another size now, in logical pixels.
    Resized(Size),
}

impl App {
    /// The title screen for a player, in a window of that size.
    pub fn open(profile: Option<Profile>, room: Size) -> (App, Task<Message>) {
        let mut app = App::new(Settings::default(), Store::nowhere(), room);
        let Some(profile) = profile else {
            app.notices.tell(Notice::Homeless);
            return (app, Task::none());
        };
        let watch = app.use_profile(profile);
        (app, watch)
    }

    /// The title screen with a store, in a window of that size. The settings are kept nowhere.
    pub fn new(settings: Settings, store: Store, room: Size) -> App {
        App {
            profile: None,
            screen: Screen::Home(Box::new(home::State::new(&store))),
            new_game: new_game::State::new(&store),
            store,
            _watch: None,
            settings,
            settings_file: SettingsFile::default(),
            notices: Notices::default(),
            locale: Locale::new(settings.language),
            room,
            replay: None,
        }
    }

    /// Shows what was opened.
    pub fn show(&mut self, opened: Opened) -> Task<Message> {
        match opened {
            Opened::Record(record) => {
                let context = context(&self.locale, &self.settings, self.room);
                let (state, task) = replay::State::new(*record, context);
                self.replay = Some(Box::new(state));
                task.map(Message::Replay)
            }
            Opened::Series(path) => {
                let mut series = series::State::new(&self.store);
                series.import(&path, &self.store);
                self.screen = Screen::Series(Box::new(series));
                self.replay = None;
                Task::none()
            }
        }
    }

    /// Goes to the title screen of a player, with everything that is theirs.
    fn use_profile(&mut self, profile: Profile) -> Task<Message> {
        let found = SettingsFile::open(&profile.settings());
        let (store, trouble) = Store::open(&profile);
        let mut watched = store.watch();
        watched.mark_unchanged();
        *self = App::new(found.settings, store, self.room);
        self.settings_file = found.file;
        self.profile = Some(profile);
        found.bad.into_iter().for_each(|bad| self.notices.tell(Notice::Setting(bad)));
        found
            .trouble
            .into_iter()
            .chain(trouble)
            .for_each(|trouble| self.notices.tell(Notice::Trouble(trouble)));
        let changes = iced::futures::stream::unfold(watched, async |mut watched| {
            watched.changed().await.ok()?;
            let trouble = watched.borrow_and_update().clone();
            Some((trouble, watched))
        });
        let (watch, handle) = Task::run(changes, Message::Saving).abortable();
        self._watch = Some(handle.abort_on_drop());
        watch
    }

    /// Does what a message asks for.
    pub fn update(&mut self, message: Message, now: Instant) -> Task<Message> {
        match message {
            Message::Home(home::Message::Continue(id)) => return self.go_on(id),
            Message::Home(home::Message::NewGame) => self.show_new_game(),
            Message::Home(home::Message::Series) => {
                self.screen = Screen::Series(Box::new(series::State::new(&self.store)));
            }
            Message::Home(home::Message::HowToPlay) => {
                self.screen = Screen::HowToPlay(how_to_play::State::new());
            }
            Message::Home(home::Message::Statistics) => self.show_statistics(),
            Message::Home(home::Message::Rounds) => self.show_rounds(),
            Message::Home(home::Message::Settings) => self.screen = Screen::Settings,
            Message::Home(home::Message::About) => self.screen = Screen::About,
            Message::Home(home::Message::Quit) => return iced::exit(),
            Message::NewGame(message) => {
                let context = context(&self.locale, &self.settings, self.room);
                match self.new_game.update(message, context) {
                    new_game::Action::None => {}
                    new_game::Action::Play(config) => return self.sit_down(config),
                    new_game::Action::GoOn(id) => return self.go_on(id),
                    new_game::Action::Leave => self.go_home(),
                }
            }
            Message::Series(message) => {
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
                    series::Action::Open => {
                        let files = tr!(self.locale, "series-file");
                        return Task::perform(dialog::pick(files), Message::Picked);
                    }
                    series::Action::Focus => return operation::focus(series::State::NAME),
                    series::Action::Leave => self.go_home(),
                }
            }
            Message::Table(message) => {
                let Screen::Table(table) = &mut self.screen else { return Task::none() };
                match table.update(message, now, context(&self.locale, &self.settings, self.room)) {
                    table::Action::None => {}
                    table::Action::Chosen(settings) => self.apply(settings),
                    table::Action::NewGame => self.show_new_game(),
                    table::Action::Leave => self.go_home(),
                }
            }
            Message::Statistics(message) => {
                let Screen::Statistics(statistics) = &mut self.screen else { return Task::none() };
                match statistics.update(message, &self.store) {
                    statistics::Action::None => {}
                    statistics::Action::Trouble(trouble) => self.notices.tell(Notice::Trouble(trouble)),
                    statistics::Action::NewGame => self.show_new_game(),
                    statistics::Action::Leave => self.go_home(),
                }
            }
            Message::Rounds(message) => {
                let Screen::Rounds(rounds) = &mut self.screen else { return Task::none() };
                match rounds.update(message, &self.store, context(&self.locale, &self.settings, self.room)) {
                    rounds::Action::None => {}
                    rounds::Action::Replay(record) => return self.show(Opened::Record(record)),
                    rounds::Action::OpenFile => {
                        let files = tr!(self.locale, "rounds-file-type");
                        return Task::perform(dialog::pick(files), Message::Picked);
                    }
                    rounds::Action::Leave => self.go_home(),
                }
            }
            Message::Picked(Picked::File(path)) => return open(path),
            Message::Picked(Picked::Nothing) => {}
            Message::Picked(Picked::NoDialog) => self.notices.tell(Notice::NoDialog),
            Message::Replay(message) => {
                let Some(replay) = &mut self.replay else { return Task::none() };
                match replay.update(message, now, context(&self.locale, &self.settings, self.room)) {
                    replay::Action::None => {}
                    replay::Action::Leave => self.replay = None,
                }
            }
            Message::Dropped(path) => return open(path),
            Message::Opened(Ok(opened)) => return self.show(opened),
            Message::Opened(Err(error)) => self.notices.tell(Notice::NotOpened(error)),
            Message::Settings(settings::Message::Chosen(settings)) => self.apply(settings),
            Message::HowToPlay(how_to_play::Message::Back)
            | Message::Settings(settings::Message::Back)
            | Message::About(about::Message::Back) => {
                self.go_home();
            }
            Message::Notices(notices::Message::Dismissed) => self.notices.dismiss(),
            Message::Notices(notices::Message::OtherProfile) => return self.use_other_profile(),
            Message::Saving(trouble) => self.notices.saving(trouble),
            Message::Resized(size) => self.room = size * self.scale_factor(),
        }
        Task::none()
    }

    fn go_home(&mut self) {
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
            Ok(resumed) => {
                resumed.trouble.into_iter().for_each(|trouble| self.notices.tell(Notice::Trouble(trouble)));
                self.sit_at(resumed.table, resumed.keeper)
            }
            Err(error) => {
                self.notices.tell(Notice::GoOn(error));
                Task::none()
            }
        }
    }

    fn sit_at(&mut self, table: Table, mut keeper: Keeper) -> Task<Message> {
        let context = context(&self.locale, &self.settings, self.room);
        let (state, task) = table::State::new(table, Box::new(move |table| keeper.keep(table)), context);
        self.screen = Screen::Table(Box::new(state));
        task.map(Message::Table)
    }

    /// Takes the next profile, if this window may not have its own.
    fn use_other_profile(&mut self) -> Task<Message> {
        match self.profile.as_ref().map(Profile::next) {
            Some(Ok(profile)) => self.use_profile(profile),
            _ => Task::none(),
        }
    }

    fn apply(&mut self, settings: Settings) {
        if settings.language != self.settings.language {
            self.locale = Locale::new(settings.language);
        }
        if let Err(trouble) = self.settings_file.write(&self.settings, &settings) {
            self.notices.tell(Notice::Trouble(trouble));
        }
        self.settings = settings;
    }

    /// Draws the screen.
    pub fn view(&self) -> Element<'_, Message> {
        let context = context(&self.locale, &self.settings, self.room);
        let screen = match (&self.replay, &self.screen) {
            (Some(replay), _) => replay.view(context).map(Message::Replay),
            (None, Screen::Home(home)) => home.view(context).map(Message::Home),
            (None, Screen::NewGame) => self.new_game.view(context).map(Message::NewGame),
            (None, Screen::Series(series)) => series.view(context).map(Message::Series),
            (None, Screen::HowToPlay(page)) => page.view(context).map(Message::HowToPlay),
            (None, Screen::Statistics(statistics)) => statistics.view(context).map(Message::Statistics),
            (None, Screen::Settings) => settings::view(context).map(Message::Settings),
            (None, Screen::About) => about::view(context).map(Message::About),
            (None, Screen::Table(table)) => table.view(context).map(Message::Table),
            (None, Screen::Rounds(rounds)) => rounds.view(context).map(Message::Rounds),
        };
        column![self.notices.view(&self.locale).map(Message::Notices), screen].into()
    }

    /// What the window is called.
    pub fn title(&self) -> String {
        match self.profile.as_ref().and_then(Profile::name) {
            Some(name) => format!("Skipstone · {name}"),
            None => "Skipstone".to_owned(),
        }
    }

    /// What the screen listens to.
    pub fn subscription(&self) -> Subscription<Message> {
        let dropped = event::listen_with(|event, _, _| match event {
            Event::Window(window::Event::FileDropped(path)) => Some(Message::Dropped(path)),
            _ => None,
        });
        Subscription::batch([window::resize_events().map(|(_, size)| Message::Resized(size)), dropped])
    }

    /// The colours.
    pub fn theme(&self) -> Theme {
        self.settings.theme
    }

    /// How large everything is: as chosen, as far as the window has room.
    pub fn scale_factor(&self) -> f32 {
        scale_factor(&self.settings, self.room)
    }
}

fn scale_factor(settings: &Settings, room: Size) -> f32 {
    let fits = (room.width / LEAST.width).min(room.height / LEAST.height);
    // A window is never so small that this would be zero, but its size comes from outside.
    settings.scale.factor().min(fits.max(0.25))
}

fn context<'a>(locale: &'a Locale, settings: &'a Settings, room: Size) -> Context<'a> {
    Context { locale, settings, scale: scale_factor(settings, room) }
}

/// Opens a file without keeping the window waiting.
fn open(path: PathBuf) -> Task<Message> {
    Task::perform(async move { opened::open(&path) }, Message::Opened)
}
