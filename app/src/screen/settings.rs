//! The settings page. Every change is applied and saved at once.

use iced::Fill;
use iced::widget::{column, image, row, rule, text_input};
use skipstone_core::{Stone, Suit};
use skipstone_net::discovery::Interfaces;
use skipstone_net::protocol::Name;

use super::preferences::preferences;
use super::{Action, Context};
use crate::settings::{PORT_RANGE, Settings};
use crate::theme::text::accent;
use crate::widget::accessible::Named;
use crate::widget::choice::{Choice, segments};
use crate::widget::face::Face;
use crate::widget::number::number;
use crate::widget::page::scrolled;
use crate::widget::picture_cache::{Drawing, PictureCache};
use crate::widget::stone_face::stones;
use crate::widget::text;
use crate::widget::text_field::TextField;
use crate::{Element, tr};

/// The width of a text field.
const FIELD: f32 = 320.0;
/// The cards that show the faces, besides a wild, and their width.
const SAMPLE: [(u8, Suit); 4] =
    [(1, Suit::Spades), (7, Suit::Hearts), (11, Suit::Clubs), (12, Suit::Diamonds)];
const SAMPLE_CARD: f32 = 52.0;

/// The text in the fields, valid or not.
#[derive(Debug)]
pub struct State {
    name: String,
    /// The chosen kind of interfaces; named ones are in the field instead.
    scope: Interfaces,
    /// Names of interfaces, separated by commas.
    interfaces: String,
    port: Option<String>,
    /// The stones to choose from.
    pictures: PictureCache,
}

/// Input on the page.
#[derive(Debug, Clone)]
pub enum Message {
    /// A setting changed; holds all settings.
    SettingsChanged(Box<Settings>),
    /// The text of the name field changed.
    NameChanged(String),
    /// Chooses the interfaces.
    NetworkScope(Interfaces),
    /// The text of the interfaces field changed.
    Interfaces(String),
    /// The text of the port field is no valid port.
    Port(String),
    /// Leaves the page.
    Back,
}

impl State {
    /// Fills the fields from the current settings.
    pub fn new(settings: &Settings) -> State {
        let (scope, interfaces) = match &settings.interfaces {
            Interfaces::Named(names) => (Interfaces::Named(Vec::new()), names.join(", ")),
            other => (other.clone(), String::new()),
        };
        State {
            name: settings.name.to_string(),
            scope,
            interfaces,
            port: None,
            pictures: PictureCache::default(),
        }
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message, settings: &Settings) -> Action {
        let chosen = |settings| Action::SaveSettings(Box::new(settings));
        match message {
            Message::SettingsChanged(settings) => {
                self.port = None;
                Action::SaveSettings(settings)
            }
            Message::NameChanged(name) => {
                let settings = Settings { name: Name::new(&name), ..settings.clone() };
                self.name = name;
                chosen(settings)
            }
            Message::NetworkScope(scope) => {
                self.scope = scope;
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
        match &self.scope {
            Interfaces::Named(_) => {
                let names = self.interfaces.split(',').map(|name| name.trim().to_owned());
                let names: Vec<String> = names.filter(|name| !name.is_empty()).collect();
                if names.is_empty() { Interfaces::None } else { Interfaces::Named(names) }
            }
            other => other.clone(),
        }
    }

    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let content =
            column![self.window_section(context), rule::horizontal(1), self.network_section(context)]
                .spacing(26);
        scrolled(tr!(context, "settings-title"), tr!(context, "back"), Message::Back, content.width(Fill))
    }

    /// The network settings.
    fn network_section<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let (locale, settings) = (context.locale, context.settings);
        let reaches = vec![
            Choice::new(Interfaces::All, tr!(locale, "settings-network-all")),
            Choice::new(Interfaces::Named(Vec::new()), tr!(locale, "settings-network-named")),
            Choice::new(Interfaces::Loopback, tr!(locale, "settings-network-loopback")),
            Choice::new(Interfaces::None, tr!(locale, "settings-network-none")),
        ];
        let name = tr!(locale, "player-unnamed");
        let interfaces = matches!(self.scope, Interfaces::Named(_)).then(|| {
            let example = tr!(locale, "settings-network-example");
            Named::new(example.clone(), field(example, &self.interfaces, Message::Interfaces))
        });
        let port = number(
            settings.port.into(),
            self.port.as_deref(),
            i64::from(*PORT_RANGE.start())..=i64::from(*PORT_RANGE.end()),
            1,
            |port| {
                let port = u16::try_from(port).unwrap_or(settings.port);
                Message::SettingsChanged(Box::new(Settings { port, ..settings.clone() }))
            },
            Message::Port,
        );
        let port = Named::new(tr!(locale, "settings-port"), port);
        column![
            text::heading(tr!(locale, "settings-others")).style(accent),
            column![
                text::explained(tr!(locale, "settings-name"), tr!(locale, "settings-name-about")),
                Named::new(tr!(locale, "settings-name"), field(name, &self.name, Message::NameChanged)),
            ]
            .spacing(8),
            column![
                text::explained(tr!(locale, "settings-network"), tr!(locale, "settings-network-about")),
                segments(tr!(locale, "settings-network"), reaches, &self.scope, Message::NetworkScope),
            ]
            .push(interfaces)
            .spacing(8),
            column![text::explained(tr!(locale, "settings-port"), tr!(locale, "settings-port-about")), port]
                .spacing(8),
        ]
        .spacing(26)
        .into()
    }

    /// The settings for the window and the table.
    fn window_section<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let changed = |settings| Message::SettingsChanged(Box::new(settings));
        preferences(context, true, Some(self.sample(context)), changed)
            .push(self.stone_setting(context))
            .into()
    }

    /// Some cards with the chosen faces.
    fn sample<'a>(&self, context: Context<'a>) -> Element<'a, Message> {
        let faces = context.settings.cards;
        let numbers = SAMPLE.into_iter().map(|(rank, suit)| Face::of_number(rank, faces, suit));
        let cards = numbers.chain([Face::of_wild(faces)]).map(|face| {
            let drawing = Drawing::Face(face);
            let picture = self.pictures.picture(drawing, (SAMPLE_CARD * context.scale).ceil() as u32, 0.0);
            image(picture.handle).width(SAMPLE_CARD).height(drawing.aspect() * SAMPLE_CARD).into()
        });
        row(cards).spacing(6).into()
    }

    /// The stones to choose from.
    fn stone_setting<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let (locale, settings) = (context.locale, context.settings);
        let choose = |stone| Message::SettingsChanged(Box::new(Settings { stone, ..settings.clone() }));
        column![
            text::explained(tr!(locale, "settings-stone"), tr!(locale, "settings-stone-about")),
            stones(&self.pictures, Stone::OF_PEOPLE, settings.stone, (locale, context.scale), choose),
        ]
        .spacing(8)
        .into()
    }
}

fn field<'a>(
    placeholder: String,
    value: &'a str,
    change: impl Fn(String) -> Message + 'a,
) -> Element<'a, Message> {
    let field = text_input(&placeholder, value).on_input(change).size(15).padding([7, 10]).width(FIELD);
    TextField::new(value, field).into()
}
