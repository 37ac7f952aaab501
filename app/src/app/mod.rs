//! The window's state, and which screen it shows.

mod hosting;
mod profile;
mod routes;
mod together;

use std::net::SocketAddr;
use std::path::PathBuf;

use iced::widget::{column, space};
use iced::{Event, Size, Subscription, event, task, window};
use skipstone_net::Identity;

use crate::Element;
use crate::dialog::Picked;
use crate::exchange::Imported;
use crate::locale::Locale;
use crate::notices::{self, Notice, Notices};
use crate::opened::{OpenError, Opened};
use crate::screen::join::Target;
use crate::screen::{
    Context, about, home, how_to_play, join, lobby, new_game, replay, rounds, series, settings, statistics,
    table,
};
use crate::settings::Settings;
use crate::store::{Profile, SeriesId, SettingsFile, Store, Trouble};
use crate::theme::Theme;
use crate::together::{Answer, Heard};

use together::Visits;

pub use together::Number;

/// The room every screen finds, in logical pixels: a window that is smaller, or enlarged further, shows everything smaller.
pub const LEAST: Size = Size::new(960.0, 600.0);
/// The room no screen has more use for: a window that is larger shows everything larger, instead of small in a wide lake.
const USUAL: Size = Size::new(1920.0, 1080.0);

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
    /// What others know the player by, once that was needed.
    identity: Option<Identity>,
    /// The tables with others.
    visits: Visits,
    /// The series that is played at the last table in this process.
    series: Option<SeriesId>,
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
    Settings(settings::State),
    About,
    Join(Box<join::State>),
    Lobby(Box<lobby::State>),
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
    /// On the way to a table with others.
    Join(join::Message),
    /// The addresses of a table are known, or nobody knows its name.
    LookedUp(Target, Result<Vec<SocketAddr>, String>),
    /// In the lobby of a table with others.
    Lobby(lobby::Message),
    /// Somebody at the door of the player's table is answered.
    Door(Answer),
    /// Something is heard of a table with others.
    Heard(Number, Heard),
    /// A goodbye has taken long enough.
    Parted(Number),
    /// The window is to be closed.
    Close,
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
    /// A file's series were taken in, or can't be.
    Imported(Imported),
    /// Above the screen.
    Notices(notices::Message),
    /// What the store has trouble with has changed.
    Saving(Option<Trouble>),
    /// The window has another size now, in logical pixels.
    Resized(Size),
}

impl App {
    /// The title screen with a store, in a window of that size. The settings are kept nowhere.
    pub fn new(settings: Settings, store: Store, room: Size) -> App {
        App {
            profile: None,
            screen: Screen::Home(Box::new(home::State::new(&store))),
            new_game: new_game::State::new(&store),
            store,
            _watch: None,
            settings_file: SettingsFile::default(),
            notices: Notices::default(),
            locale: Locale::new(settings.language),
            settings,
            room,
            identity: None,
            visits: Visits::default(),
            series: None,
            replay: None,
        }
    }

    /// Takes on other settings, and keeps them.
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
            (None, Screen::Settings(settings)) => settings.view(context).map(Message::Settings),
            (None, Screen::About) => about::view(context).map(Message::About),
            (None, Screen::Join(join)) => join.view(context).map(Message::Join),
            (None, Screen::Lobby(lobby)) => match &self.visits.now {
                Some(visiting) => lobby.view(&visiting.together, context).map(Message::Lobby),
                None => space().into(),
            },
            (None, Screen::Table(table)) => table.view(context).map(Message::Table),
            (None, Screen::Rounds(rounds)) => rounds.view(context).map(Message::Rounds),
        };
        // The lobby has its door itself.
        let elsewhere = self.visits.now.as_ref().filter(|_| !matches!(self.screen, Screen::Lobby(_)));
        let door = elsewhere.and_then(|visiting| visiting.together.knocks(&self.locale));
        column![self.notices.view(&self.locale).map(Message::Notices)]
            .push(door.map(|door| door.map(Message::Door)))
            .push(screen)
            .into()
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
        let resized = window::resize_events().map(|(_, size)| Message::Resized(size));
        let table = match &self.screen {
            Screen::Table(table) => table.subscription().map(Message::Table),
            _ => Subscription::none(),
        };
        let closed = window::close_requests().map(|_| Message::Close);
        Subscription::batch([resized, closed, dropped, table])
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
    let fits = |size: Size| (room.width / size.width).min(room.height / size.height);
    let wanted = settings.scale.factor() * fits(USUAL).max(1.0);
    // A window is never so small that this would be zero, but its size comes from outside.
    wanted.min(fits(LEAST).max(0.25))
}

fn context<'a>(locale: &'a Locale, settings: &'a Settings, room: Size) -> Context<'a> {
    Context { locale, settings, scale: scale_factor(settings, room) }
}
