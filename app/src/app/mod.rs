//! The root state and messages of the window, and the screen it shows.

mod acquaintances;
mod background;
mod chat_overlay;
mod closing;
mod coach;
mod daily;
mod environment;
mod first_table;
mod hosting;
mod joining;
mod links;
mod local_tables;
mod network_check;
mod new_day;
pub mod notices;
mod one_switch;
mod own_rating;
mod phones;
mod placement;
mod profile;
mod puzzles;
mod quitting;
mod reached;
mod replays;
mod routes;
mod scene;
mod screens;
mod sessions;
mod shelf;
mod strips;
mod translation;
mod verdicts;
mod way_back;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use iced::widget::{column, container, space, stack};
use iced::{Event, Fill, Size, Subscription, event, keyboard, task, time, window};
use jiff::Timestamp;
use skipstone_net::Identity;

use crate::Element;
use crate::accessibility::{self, Accessibility, ReadStop, WindowDescription};
use crate::desktop::DesktopPreferences;
use crate::files::dialog::PickedFile;
use crate::files::export::ExportError;
use crate::files::import_export::ImportReport;
use crate::files::open_file::{OpenFileError, OpenedFile};
use crate::keys::{Area, Command, KeyPress};
use crate::link::{Link, LinkError};
use crate::paper::print::{PdfError, PdfOutcome};
use crate::screen::join::JoinTarget;
use crate::screen::{
    Context, about, challenges, coach as coach_screen, day_deals, home, how_to_play, introduction, join,
    licences, lobby, network, new_game, puzzles as puzzles_screen, replay, rounds, series, settings,
    shelf as shelf_screen, statistics, table,
};
use crate::session::{DiscoveryEvent, KnockAnswer, NetworkSession, SessionEvent};
use crate::settings::{LARGEST_FITTING, Settings};
use crate::sound::{Sound, SoundKind, TimedSound};
use crate::statistics::Played;
use crate::store::{Profile, RoundKey, SettingsFile, Store, StoreError, WindowPlacement};
use crate::theme::Theme;
use crate::tr;

use crate::widget::accessible::{LiveRegion, Priority};
use crate::widget::anew::Anew;
use crate::widget::focus::Scope;
use crate::widget::one_switch::OneSwitch;
use crate::widget::pointer_event::PointerEvent;
use crate::widget::primary_pointer::PrimaryPointer;
use chat_overlay::ChatOverlay;
use notices::Notices;

use environment::Environment;
use screens::{Screen, Screens};
use sessions::Sessions;

pub use environment::scale_factor;
pub use placement::WindowReading;
pub use sessions::SessionId;
pub use translation::{Translation, TranslationError};

/// How often countdowns of the lobby are looked at.
const LOBBY_TICK: Duration = Duration::from_secs(1);
/// The size every screen is laid out for at least, in logical pixels. If the window has less, everything is scaled down.
pub const MIN_SIZE: Size = Size::new(960.0, 600.0);
/// The size of the smallest window, in logical pixels: that of a small screen on which everything is twice as large.
pub const SMALLEST_WINDOW: Size = Size::new(640.0, 400.0);
/// The largest size a screen makes use of, in logical pixels. If the window has more, everything is scaled up.
const REFERENCE_SIZE: Size = Size::new(MIN_SIZE.width * LARGEST_FITTING, MIN_SIZE.height * LARGEST_FITTING);
/// The most that a notice takes of the window's width, in logical pixels: longer lines are hard to read.
const NOTICE_WIDTH: f32 = 1180.0;

/// The root state of the window.
#[derive(Debug)]
pub struct App {
    /// `None` keeps nothing on disk: in tests, and without a home folder.
    profile: Option<Profile>,
    store: Store,
    /// Forwards the store's errors as [`Message::StoreErrorChanged`]; aborted on drop.
    _store_watch: Option<task::Handle>,
    env: Environment,
    settings_file: SettingsFile,
    notices: Notices,
    screens: Screens,
    /// Silent in tests.
    sound: Sound,
    /// The placement of the window as it was last written, or as it was opened.
    placement: WindowPlacement,
    /// Sends [`Message::WindowSettled`]; aborted on drop.
    window_settles: Option<task::Handle>,
    /// Kept while other screens are shown, so that the next draft begins with the last one.
    new_game: new_game::State,
    /// `None` until it is first needed.
    identity: Option<Identity>,
    /// The sessions at network tables.
    sessions: Sessions,
    /// The link that was followed last, which another profile is to show, too.
    followed_link: Option<Link>,
    /// The way to assistive technology; leads nowhere in tests.
    accessibility: Accessibility,
    /// Whether the chat is shown over what covers the network table.
    shows_chat_overlay: bool,
    /// Whether the player closes the window although something can't be saved.
    may_lose_unsaved: bool,
}

/// Messages of the root: those of the screens, and results of background tasks.
#[derive(Debug, Clone)]
pub enum Message {
    /// From the title screen.
    Home(home::Message),
    /// From the screen that drafts a table.
    NewGame(new_game::Message),
    /// From the list of series.
    Series(series::Message),
    /// From the page that explains the game.
    HowToPlay(how_to_play::Message),
    /// From the deals of the day.
    DayDeals(day_deals::Message),
    /// From the challenges.
    Challenges(challenges::Message),
    /// The records of a challenge were checked.
    ChallengeChecked(Box<challenges::CheckedChallenge>),
    /// From the puzzles.
    Puzzles(puzzles_screen::Message),
    /// From the coach.
    Coach(coach_screen::Message),
    /// From the statistics.
    Statistics(statistics::Message),
    /// From the shelf.
    Shelf(shelf_screen::Message),
    /// From the page about what keeps tables from being found.
    Network(network::Message),
    /// From the settings.
    Settings(settings::Message),
    /// From the about page.
    About(about::Message),
    /// From the page of licences.
    Licences(licences::Message),
    /// From the table.
    Table(table::Message),
    /// What was played up to the end of this round was read, or can't be.
    PlayedRead(RoundKey, Result<Box<Played>, StoreError>),
    /// How good the player is; nothing before that can be told.
    RatingFound(Option<f64>),
    /// From a task of the table with this number: they are counted as they are opened.
    OfTable(u64, table::Message),
    /// From the page that asks who sits down.
    Introduction(introduction::Message),
    /// From the join screen.
    Join(join::Message),
    /// The addresses of a join target are resolved; `Err` holds a host name that isn't found.
    Resolved(JoinTarget, Result<Vec<SocketAddr>, String>),
    /// From the lobby.
    Lobby(lobby::Message),
    /// From the chat over what covers the network table.
    ChatOverlay(ChatOverlay),
    /// The host admits or refuses a player who has knocked.
    KnockAnswered(KnockAnswer),
    /// An event of a network session.
    Session(SessionId, SessionEvent),
    /// What is found on the network while the table of a session is closed.
    Discovered(SessionId, DiscoveryEvent),
    /// Leaving a session has taken longer than the timeout.
    LeaveTimedOut(SessionId),
    /// Another day has begun than the shown page tells of.
    NewDay,
    /// The window's close button was pressed.
    Close,
    /// What was changed before the window is closed is saved, or can't be.
    CloseTried,
    /// From the list of played rounds.
    Rounds(rounds::Message),
    /// From the replay.
    Replay(replay::Message),
    /// A file was dropped onto the window.
    Dropped(PathBuf),
    /// The file dialog was closed.
    Picked(PickedFile),
    /// A file was read and identified, or that failed.
    Opened(Result<OpenedFile, OpenFileError>),
    /// A link was followed into the program, or is none.
    LinkFollowed(Result<Link, LinkError>),
    /// The import of a series file is finished.
    Imported(ImportReport),
    /// A sheet was written as PDF, or a picture saved, or that failed.
    PdfWritten(Result<PdfOutcome, PdfError>),
    /// The proof that a round was broken was saved, or that failed.
    ProofSaved(Result<PathBuf, ExportError>),
    /// From the notice bar above the screen.
    Notices(notices::Message),
    /// The system has no program to show a crash report.
    NoViewer(PathBuf),
    /// The store reports another error; `None` once it can write again.
    StoreErrorChanged(Option<StoreError>),
    /// The window was resized, in logical pixels.
    Resized(Size),
    /// The window is there.
    WindowOpened(window::Id),
    /// The window was moved.
    WindowMoved,
    /// The window's size and position haven't changed for a while.
    WindowSettled,
    /// The system has told about the window.
    WindowRead(WindowReading),
    /// Full screen, or a window again.
    ToggleFullScreen,
    /// Help is asked for where the screen has none of its own.
    Help,
    /// From or for assistive technology.
    Accessibility(accessibility::Message),
    /// What the desktop prefers is known, or has changed.
    DesktopChanged(DesktopPreferences),
    /// The files of the shown translation may have changed.
    LookAtTranslation,
}

impl From<accessibility::Message> for Message {
    fn from(message: accessibility::Message) -> Message {
        Message::Accessibility(message)
    }
}

impl App {
    /// The title screen with a store, in a window of that size in logical pixels. Settings aren't saved.
    pub fn new(settings: Settings, store: Store, window_size: Size) -> App {
        let mut accessibility = Accessibility::default();
        accessibility.use_one_switch(settings.one_switch.interval());
        App {
            profile: None,
            screens: Screens::new(home::State::new(&store, Timestamp::now())),
            new_game: new_game::State::new(&store),
            store,
            _store_watch: None,
            settings_file: SettingsFile::default(),
            notices: Notices::default(),
            sound: Sound::silent(),
            env: Environment::new(settings, window_size),
            placement: WindowPlacement {
                width: window_size.width,
                height: window_size.height,
                scale: 1.0,
                position: None,
                maximized: false,
            },
            window_settles: None,
            identity: None,
            sessions: Sessions::default(),
            followed_link: None,
            accessibility,
            shows_chat_overlay: false,
            may_lose_unsaved: false,
        }
    }

    /// The window with its sounds played on `sound`.
    pub fn with_sound(self, sound: Sound) -> App {
        let mut app = App { sound, ..self };
        app.sound.set_volume(app.env.settings.heard_volume());
        app
    }

    /// The window with a way to assistive technology.
    pub fn with_accessibility(self, accessibility: Accessibility) -> App {
        let mut app = App { accessibility, ..self };
        app.accessibility.use_one_switch(app.env.settings.one_switch.interval());
        app
    }

    /// Applies changed settings and writes them to the settings file.
    fn apply(&mut self, settings: Settings) {
        self.settings_file.write(&self.env.settings, &settings, &self.store);
        if settings.one_switch != self.env.settings.one_switch {
            self.accessibility.use_one_switch(settings.one_switch.interval());
        }
        let volume = settings.heard_volume();
        let sounds_otherwise = volume != self.env.settings.heard_volume();
        self.env.set_settings(settings);
        if sounds_otherwise {
            self.sound.set_volume(volume);
            // The player hears what they have chosen.
            self.sound.play(vec![TimedSound::new(SoundKind::Land, Instant::now())]);
        }
    }

    /// The shown screen, or the replay or the help in its place. A notice that stays is above it and covers nothing. What comes
    /// by itself lies over it and moves nothing.
    pub fn view(&self) -> Element<'_, Message> {
        let context = self.env.context();
        let screen = Anew::new(self.view_screen(context), self.screens.key());
        let notice = self.notices.view(false, &self.env.locale).filter(|_| self.notices.takes_room());
        let notice = notice.map(|notice| notice.map(Message::Notices));
        let notice = notice.map(|notice| container(notice).padding(2));
        let notice = container(column![].push(notice).max_width(NOTICE_WIDTH)).center_x(Fill);
        let spoken = LiveRegion::of(Priority::Answer, || {
            self.notices.words(&self.env.locale).map(|(words, _)| words).unwrap_or_default()
        });
        let is_heard = self.accessibility.is_active();
        let welcome = LiveRegion::of(Priority::Event, move || {
            if is_heard { tr!(self.env.locale, "listener-welcome") } else { String::new() }
        });
        let screen = stack![screen, self.strips()].push(self.chat_overlay()).push(column![welcome, spoken]);
        let window = Scope::new(column![notice, screen]).on_key(window_key).on_read(is_heard.then_some(read));
        let window = window.on_tab(self.accessibility.reads_words().then_some(read_control));
        let choose = self.accessibility.uses_one_switch().then(|| accessibility::Message::Choose.into());
        let window =
            OneSwitch::new(stack![window].push(self.one_switch_aids()), choose, self.accessibility.ring());
        PrimaryPointer::new(window).into()
    }

    /// The shown screen.
    fn view_screen<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        match self.screens.shown() {
            Screen::Home(home) => home.view(context).map(Message::Home),
            Screen::NewGame => self.new_game.view(context).map(Message::NewGame),
            Screen::Series(series) => series.view(context).map(Message::Series),
            Screen::Statistics(statistics) => statistics.view(context).map(Message::Statistics),
            Screen::Shelf(shelf) => shelf.view(context).map(Message::Shelf),
            Screen::Settings(settings) => settings.view(context).map(Message::Settings),
            Screen::About => about::view(context).map(Message::About),
            Screen::Licences(licences) => licences.view(context).map(Message::Licences),
            Screen::Introduction(introduction) => introduction.view(context).map(Message::Introduction),
            Screen::Join(join) => join.view(context).map(Message::Join),
            Screen::Lobby(lobby) => match self.session() {
                Some(session) => lobby.view(session, context).map(Message::Lobby),
                None => space().into(),
            },
            Screen::Table(table) => {
                let table = &table.state;
                table.view_beside(self.chat_overlay_width(), self.session(), context).map(Message::Table)
            }
            Screen::Rounds(rounds) => rounds.view(context).map(Message::Rounds),
            Screen::DayDeals(days) => days.view(context).map(Message::DayDeals),
            Screen::Challenges(challenges) => challenges.view(context).map(Message::Challenges),
            Screen::Puzzles(puzzles) => puzzles.view(context).map(Message::Puzzles),
            Screen::Coach(coach) => coach.view(context).map(Message::Coach),
            Screen::Replay(replay) => replay.view(context).map(Message::Replay),
            Screen::HowToPlay(help) => help.view(context).map(Message::HowToPlay),
            Screen::Network(network) => network.view(context).map(Message::Network),
        }
    }

    /// Closes what covers the place where the player is. `None` if nothing does.
    fn leave_cover(&self) -> Option<Message> {
        match self.screens.shown() {
            Screen::HowToPlay(_) => Some(Message::HowToPlay(how_to_play::Message::Back)),
            Screen::Replay(_) => Some(Message::Replay(replay::Message::Leave)),
            Screen::Network(_) => Some(Message::Network(network::Message::Back)),
            _ => None,
        }
    }

    /// The session at a network table, unless it is being left.
    fn session(&self) -> Option<&NetworkSession> {
        self.sessions.current.as_ref().map(|active| &active.session)
    }

    /// The window's title, with the name of a profile other than the default, and whether others wait for the player.
    pub fn title(&self) -> String {
        match self.screens.table() {
            Some(table) if self.session().is_some() && table.is_own_turn() => {
                tr!(self.env.locale, "title-own-turn", title = self.plain_title())
            }
            _ => self.plain_title(),
        }
    }

    fn plain_title(&self) -> String {
        match self.profile.as_ref().and_then(Profile::name) {
            Some(name) => format!("Skipstone · {name}"),
            None => "Skipstone".to_owned(),
        }
    }

    /// The window for assistive technology, which says a title that changes; that others wait for the player is said otherwise.
    fn window_description(&self) -> WindowDescription {
        WindowDescription {
            title: self.plain_title(),
            size: self.env.view_size(),
            scale: self.env.scale_factor(),
        }
    }

    /// What assistive technology was told last.
    pub fn told(&self) -> &[accessibility::Found] {
        self.accessibility.told()
    }

    /// What one switch would choose now; `None` while that is off.
    pub fn highlight(&self) -> Option<accessibility::Highlight> {
        self.accessibility.highlight()
    }

    /// Events and timers that the root and the shown screen need.
    pub fn subscription(&self) -> Subscription<Message> {
        let events = event::listen_with(|event, _, id| match event {
            Event::Window(window::Event::FileDropped(path)) => Some(Message::Dropped(path)),
            Event::Window(window::Event::Opened { .. }) => Some(Message::WindowOpened(id)),
            Event::Window(window::Event::Moved(_)) => Some(Message::WindowMoved),
            Event::Window(window::Event::Focused) => Some(accessibility::Message::WindowFocused(true).into()),
            Event::Window(window::Event::Unfocused) => {
                Some(accessibility::Message::WindowFocused(false).into())
            }
            _ => None,
        });
        // Keys and clicks move the focus without any other message.
        let looks = match self.accessibility.is_active() {
            false => Subscription::none(),
            true => event::listen_with(|event, _, _| match event {
                Event::Keyboard(keyboard::Event::KeyPressed { .. }) => {
                    Some(accessibility::Message::KeyPressed.into())
                }
                Event::Keyboard(_) => Some(accessibility::Message::Look.into()),
                _ if PointerEvent::of(&event) == Some(PointerEvent::Released) => {
                    Some(accessibility::Message::Look.into())
                }
                _ => None,
            }),
        };
        let resized = window::resize_events().map(|(_, size)| Message::Resized(size));
        let table = match self.screens.place() {
            Screen::Table(table) => table.state.subscription(self.session()).map(Message::Table),
            Screen::Lobby(_) if self.session().is_some_and(NetworkSession::needs_ticks) => {
                time::every(LOBBY_TICK).map(|now| Message::Lobby(lobby::Message::Tick(now)))
            }
            _ => Subscription::none(),
        };
        let closed = window::close_requests().map(|_| Message::Close);
        let walk = self.accessibility.subscription().map(Message::Accessibility);
        let notices = self.notices.subscription().map(Message::Notices);
        let (new_day, translation) = (self.new_day(), self.translation_looks());
        Subscription::batch([resized, closed, events, looks, walk, table, notices, new_day, translation])
    }

    /// The theme chosen in the settings.
    pub fn theme(&self) -> Theme {
        self.env.settings.theme_on(&self.env.desktop)
    }

    /// The scale chosen in the settings, limited and extended by the window's size.
    pub fn scale_factor(&self) -> f32 {
        self.env.scale_factor()
    }
}

/// Reads a screen line by line.
fn read(is_back: bool) -> Message {
    accessibility::Message::Read { is_back, to: ReadStop::Line }.into()
}

/// Goes on from the line that is read to a control.
fn read_control(is_back: bool) -> Message {
    accessibility::Message::Read { is_back, to: ReadStop::Control }.into()
}

/// What keys do in every screen that doesn't use them itself.
fn window_key(press: &KeyPress<'_>) -> Option<Message> {
    match press.command(Area::Window)? {
        Command::FullScreen => Some(Message::ToggleFullScreen),
        Command::HowToPlay => Some(Message::Help),
        Command::Close => Some(Message::Close),
        _ => None,
    }
}
