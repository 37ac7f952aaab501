//! How the player wants the window and the way to others. Every choice shows at once.

use iced::Fill;
use iced::widget::{column, rule, text_input};
use skipstone_net::discovery::Interfaces;
use skipstone_net::protocol::Name;

use super::Context;
use crate::locale::Language;
use crate::settings::{PORTS, Scale, Settings, Speed};
use crate::theme::Theme;
use crate::theme::text::accent;
use crate::widget::choice::{Named, segments};
use crate::widget::number::number;
use crate::widget::page::scrolled;
use crate::widget::text;
use crate::{Element, tr};

/// How wide a field for text is.
const FIELD: f32 = 320.0;

/// What stands in the fields, whether it can be or not.
#[derive(Debug)]
pub struct State {
    name: String,
    reach: Reach,
    /// Interfaces by their names, with commas between them.
    interfaces: String,
    port: Option<String>,
}

/// On which interfaces tables are announced and looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// On all.
    All,
    /// On none but the computer's own.
    Loopback,
    /// On some.
    Named,
    /// On none.
    None,
}

/// What happens on the page.
#[derive(Debug, Clone)]
pub enum Message {
    /// Something was chosen.
    Chosen(Box<Settings>),
    /// The player is called otherwise.
    Called(String),
    /// Other interfaces were chosen.
    Reach(Reach),
    /// Interfaces were named.
    Interfaces(String),
    /// Something that is no port was typed.
    Port(String),
    /// The player is done.
    Back,
}

/// What the screen wants of the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing.
    None,
    /// Other settings.
    Chosen(Box<Settings>),
    /// Leave the screen.
    Leave,
}

impl State {
    /// The page with what was chosen until now.
    pub fn new(settings: &Settings) -> State {
        let (reach, interfaces) = match &settings.interfaces {
            Interfaces::All => (Reach::All, String::new()),
            Interfaces::Loopback => (Reach::Loopback, String::new()),
            Interfaces::Named(names) => (Reach::Named, names.join(", ")),
            Interfaces::None => (Reach::None, String::new()),
        };
        State { name: settings.name.to_string(), reach, interfaces, port: None }
    }

    /// Does what a message asks for.
    pub fn update(&mut self, message: Message, settings: &Settings) -> Action {
        let chosen = |settings| Action::Chosen(Box::new(settings));
        match message {
            Message::Chosen(settings) => {
                self.port = None;
                Action::Chosen(settings)
            }
            Message::Called(name) => {
                let settings = Settings { name: Name::new(&name), ..settings.clone() };
                self.name = name;
                chosen(settings)
            }
            Message::Reach(reach) => {
                self.reach = reach;
                chosen(Settings { interfaces: self.interfaces(), ..settings.clone() })
            }
            Message::Interfaces(names) => {
                self.interfaces = names;
                chosen(Settings { interfaces: self.interfaces(), ..settings.clone() })
            }
            Message::Port(port) => {
                self.port = Some(port);
                Action::None
            }
            Message::Back => Action::Leave,
        }
    }

    fn interfaces(&self) -> Interfaces {
        match self.reach {
            Reach::All => Interfaces::All,
            Reach::Loopback => Interfaces::Loopback,
            Reach::None => Interfaces::None,
            Reach::Named => {
                let names = self.interfaces.split(',').map(|name| name.trim().to_owned());
                let names: Vec<String> = names.filter(|name| !name.is_empty()).collect();
                if names.is_empty() { Interfaces::None } else { Interfaces::Named(names) }
            }
        }
    }

    /// Draws the page.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let content = column![window(context), rule::horizontal(1), self.others(context)].spacing(26);
        scrolled(tr!(locale, "settings-title"), tr!(locale, "back"), Message::Back, content.width(Fill))
    }

    /// The way to others.
    fn others<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let (locale, settings) = (context.locale, context.settings);
        let reach = |reach| match reach {
            Reach::All => tr!(locale, "settings-network-all"),
            Reach::Loopback => tr!(locale, "settings-network-loopback"),
            Reach::Named => tr!(locale, "settings-network-named"),
            Reach::None => tr!(locale, "settings-network-none"),
        };
        let reaches = named([Reach::All, Reach::Named, Reach::Loopback, Reach::None], reach);
        let name = tr!(locale, "player-unnamed");
        let interfaces = (self.reach == Reach::Named).then(|| {
            let example = tr!(locale, "settings-network-example");
            field(example, &self.interfaces, Message::Interfaces)
        });
        let port = number(
            settings.port.into(),
            self.port.as_deref(),
            i64::from(*PORTS.start())..=i64::from(*PORTS.end()),
            1,
            |port| {
                let port = u16::try_from(port).unwrap_or(settings.port);
                Message::Chosen(Box::new(Settings { port, ..settings.clone() }))
            },
            Message::Port,
        );
        column![
            text::heading(tr!(locale, "settings-others")).style(accent),
            column![
                text::explained(tr!(locale, "settings-name"), tr!(locale, "settings-name-about")),
                field(name, &self.name, Message::Called),
            ]
            .spacing(8),
            column![
                text::explained(tr!(locale, "settings-network"), tr!(locale, "settings-network-about")),
                segments(reaches, &self.reach, Message::Reach),
            ]
            .push(interfaces)
            .spacing(8),
            column![text::explained(tr!(locale, "settings-port"), tr!(locale, "settings-port-about")), port]
                .spacing(8),
        ]
        .spacing(26)
        .into()
    }
}

/// How the window looks.
fn window(context: Context<'_>) -> Element<'_, Message> {
    let (locale, settings) = (context.locale, context.settings);
    let theme = |theme| match theme {
        Theme::Lake => tr!(locale, "theme-lake"),
        Theme::Felt => tr!(locale, "theme-felt"),
        Theme::Midnight => tr!(locale, "theme-midnight"),
        Theme::HighContrast => tr!(locale, "theme-high-contrast"),
    };
    let speed = |speed| match speed {
        Speed::Off => tr!(locale, "speed-off"),
        Speed::Fast => tr!(locale, "speed-fast"),
        Speed::Normal => tr!(locale, "speed-normal"),
        Speed::Slow => tr!(locale, "speed-slow"),
    };
    let scale = |scale: Scale| tr!(locale, "settings-percent", percent = scale.percent());
    column![
        setting(
            tr!(locale, "settings-theme"),
            tr!(locale, "settings-theme-about"),
            named(Theme::ALL, theme),
            settings.theme,
            |theme| Settings { theme, ..settings.clone() },
        ),
        setting(
            tr!(locale, "settings-language"),
            tr!(locale, "settings-language-about"),
            named(Language::ALL, |language| language.name().to_owned()),
            settings.language,
            |language| Settings { language, ..settings.clone() },
        ),
        setting(
            tr!(locale, "settings-speed"),
            tr!(locale, "settings-speed-about"),
            named(Speed::ALL, speed),
            settings.speed,
            |speed| Settings { speed, ..settings.clone() },
        ),
        setting(
            tr!(locale, "settings-scale"),
            tr!(locale, "settings-scale-about"),
            named(Scale::ALL, scale),
            settings.scale,
            |scale| Settings { scale, ..settings.clone() },
        ),
    ]
    .spacing(26)
    .into()
}

fn field<'a>(
    placeholder: String,
    value: &'a str,
    change: impl Fn(String) -> Message + 'a,
) -> Element<'a, Message> {
    text_input(&placeholder, value).on_input(change).size(15).padding([7, 10]).width(FIELD).into()
}

fn named<T: Copy, const N: usize>(values: [T; N], name: impl Fn(T) -> String) -> Vec<Named<T>> {
    values.into_iter().map(|value| Named::new(value, name(value))).collect()
}

fn setting<'a, T: Copy + PartialEq + 'a>(
    name: String,
    about: String,
    options: Vec<Named<T>>,
    chosen: T,
    choose: impl Fn(T) -> Settings + 'a,
) -> Element<'a, Message> {
    let choose = move |value| Message::Chosen(Box::new(choose(value)));
    column![text::explained(name, about), segments(options, &chosen, choose)].spacing(8).into()
}
