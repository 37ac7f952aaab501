//! The window's state, and which screen it shows.

use std::time::Instant;

use iced::{Subscription, Task};

use crate::Element;
use crate::locale::Locale;
use crate::screen::{Context, about, home, new_game, settings};
use crate::settings::Settings;
use crate::theme::Theme;

/// Everything the window holds.
#[derive(Debug)]
pub struct App {
    settings: Settings,
    locale: Locale,
    screen: Screen,
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
}

impl App {
    /// The title screen.
    pub fn new(settings: Settings) -> App {
        App {
            settings,
            locale: Locale::new(settings.language),
            screen: Screen::home(),
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
        Subscription::none()
    }

    /// The colours.
    pub fn theme(&self) -> Theme {
        self.settings.theme
    }

    /// How large everything is.
    pub fn scale_factor(&self) -> f32 {
        self.settings.scale.factor()
    }
}

impl Screen {
    fn home() -> Screen {
        Screen::Home(home::State::new())
    }
}
