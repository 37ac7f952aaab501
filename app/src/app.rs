//! The window's state, and which screen it shows.

use std::time::Instant;

use iced::{Size, Subscription, Task, window};

use crate::Element;
use crate::locale::Locale;
use crate::screen::{Context, about, home, new_game, settings};
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
    Settings,
    About,
}

/// What happens in the window.
#[derive(Debug, Clone)]
pub enum Message {
    /// On the title screen.
    Home(home::Message),
    /// Where a table is put together.
    NewGame(new_game::Message),
    /// In the settings.
    Settings(settings::Message),
    /// On the about page.
    About(about::Message),
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
    pub fn update(&mut self, message: Message, _now: Instant) -> Task<Message> {
        match message {
            Message::Home(home::Message::NewGame) => self.screen = Screen::NewGame,
            Message::Home(home::Message::Settings) => self.screen = Screen::Settings,
            Message::Home(home::Message::About) => self.screen = Screen::About,
            Message::Home(home::Message::Quit) => return iced::exit(),
            Message::NewGame(message) => {
                let context = Context { locale: &self.locale, settings: &self.settings };
                match self.new_game.update(message, context) {
                    new_game::Action::None | new_game::Action::Play(_) => {}
                    new_game::Action::Leave => self.screen = Screen::home(),
                }
            }
            Message::Settings(settings::Message::Chosen(settings)) => self.apply(settings),
            Message::Settings(settings::Message::Back) | Message::About(about::Message::Back) => {
                self.screen = Screen::home();
            }
            Message::Resized(size) => self.room = size * self.scale_factor(),
        }
        Task::none()
    }

    fn apply(&mut self, settings: Settings) {
        if settings.language != self.settings.language {
            self.locale = Locale::new(settings.language);
        }
        self.settings = settings;
    }

    /// Draws the screen.
    pub fn view(&self) -> Element<'_, Message> {
        let context = Context { locale: &self.locale, settings: &self.settings };
        match &self.screen {
            Screen::Home(home) => home.view(context).map(Message::Home),
            Screen::NewGame => self.new_game.view(context).map(Message::NewGame),
            Screen::Settings => settings::view(context).map(Message::Settings),
            Screen::About => about::view(context).map(Message::About),
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
        let fits = (self.room.width / LEAST.width).min(self.room.height / LEAST.height);
        // A window is never so small that this would be zero, but its size comes from outside.
        self.settings.scale.factor().min(fits.max(0.25))
    }
}

impl Screen {
    fn home() -> Screen {
        Screen::Home(home::State::new())
    }
}
