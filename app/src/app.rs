//! The window's state, and which screen it shows.

use std::time::Instant;

use iced::{Size, Subscription, Task, window};
use skipstone_core::table::TableConfig;

use crate::Element;
use crate::locale::Locale;
use crate::random;
use crate::screen::{Context, about, home, how_to_play, new_game, settings, table};
use crate::settings::Settings;
use crate::theme::Theme;

/// The room every screen finds, in logical pixels: a window that is smaller, or enlarged further, shows everything smaller.
pub const LEAST: Size = Size::new(960.0, 600.0);

/// Everything the window holds.
#[derive(Debug)]
pub struct App {
    settings: Settings,
    locale: Locale,
    screen: Screen,
    /// The window's size without any enlargement.
    room: Size,
    /// The last table put together, to begin with the next time.
    new_game: new_game::State,
}

#[derive(Debug)]
enum Screen {
    Home(home::State),
    NewGame,
    HowToPlay(how_to_play::State),
    Settings,
    About,
    Table(Box<table::State>),
}

/// What happens in the window.
#[derive(Debug, Clone)]
pub enum Message {
    /// On the title screen.
    Home(home::Message),
    /// Where a table is put together.
    NewGame(new_game::Message),
    /// On the page that explains the game.
    HowToPlay(how_to_play::Message),
    /// In the settings.
    Settings(settings::Message),
    /// On the about page.
    About(about::Message),
    /// At the table.
    Table(table::Message),
    /// The window has another size now, in logical pixels.
    Resized(Size),
}

impl App {
    /// The title screen, in a window of that size.
    pub fn new(settings: Settings, room: Size) -> App {
        App {
            settings,
            locale: Locale::new(settings.language),
            screen: Screen::home(),
            room,
            new_game: new_game::State::default(),
        }
    }

    /// Does what a message asks for.
    pub fn update(&mut self, message: Message, now: Instant) -> Task<Message> {
        match message {
            Message::Home(home::Message::NewGame) => self.screen = Screen::NewGame,
            Message::Home(home::Message::HowToPlay) => {
                self.screen = Screen::HowToPlay(how_to_play::State::new());
            }
            Message::Home(home::Message::Settings) => self.screen = Screen::Settings,
            Message::Home(home::Message::About) => self.screen = Screen::About,
            Message::Home(home::Message::Quit) => return iced::exit(),
            Message::NewGame(message) => {
                let context = context(&self.locale, &self.settings, self.room);
                match self.new_game.update(message, context) {
                    new_game::Action::None => {}
                    new_game::Action::Play(config) => return self.sit_down(config),
                    new_game::Action::Leave => self.screen = Screen::home(),
                }
            }
            Message::Table(message) => {
                let Screen::Table(table) = &mut self.screen else { return Task::none() };
                match table.update(message, now, context(&self.locale, &self.settings, self.room)) {
                    table::Action::None => {}
                    table::Action::Chosen(settings) => self.apply(settings),
                    table::Action::NewGame => self.screen = Screen::NewGame,
                    table::Action::Leave => self.screen = Screen::home(),
                }
            }
            Message::Settings(settings::Message::Chosen(settings)) => self.apply(settings),
            Message::HowToPlay(how_to_play::Message::Back)
            | Message::Settings(settings::Message::Back)
            | Message::About(about::Message::Back) => {
                self.screen = Screen::home();
            }
            Message::Resized(size) => self.room = size * self.scale_factor(),
        }
        Task::none()
    }

    /// Opens a table. One that can't be dealt was refused where it was put together.
    fn sit_down(&mut self, config: TableConfig) -> Task<Message> {
        let context = context(&self.locale, &self.settings, self.room);
        match table::State::new(config, random::seed(), context) {
            Ok((state, task)) => {
                self.screen = Screen::Table(Box::new(state));
                task.map(Message::Table)
            }
            Err(error) => {
                tracing::error!(%error, "a table can't be opened");
                Task::none()
            }
        }
    }

    fn apply(&mut self, settings: Settings) {
        if settings.language != self.settings.language {
            self.locale = Locale::new(settings.language);
        }
        self.settings = settings;
    }

    /// Draws the screen.
    pub fn view(&self) -> Element<'_, Message> {
        let context = context(&self.locale, &self.settings, self.room);
        match &self.screen {
            Screen::Home(home) => home.view(context).map(Message::Home),
            Screen::NewGame => self.new_game.view(context).map(Message::NewGame),
            Screen::HowToPlay(page) => page.view(context).map(Message::HowToPlay),
            Screen::Settings => settings::view(context).map(Message::Settings),
            Screen::About => about::view(context).map(Message::About),
            Screen::Table(table) => table.view(context).map(Message::Table),
        }
    }

    /// What the screen listens to.
    pub fn subscription(&self) -> Subscription<Message> {
        window::resize_events().map(|(_, size)| Message::Resized(size))
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

impl Screen {
    fn home() -> Screen {
        Screen::Home(home::State::new())
    }
}
