//! Who sits down: name and stone, asked before the first table with others, as long as the settings hold no name.

use iced::widget::{column, container, row, text_input};
use iced::{Center, Fill};
use skipstone_core::Stone;
use skipstone_net::protocol::Name;

use super::Context;
use crate::session::JoinAddress;
use crate::theme::text::{danger, soft};
use crate::widget::accessible::{LiveRegion, Named, Priority};
use crate::widget::page::{page, sheet};
use crate::widget::picture_cache::PictureCache;
use crate::widget::stone_face::{face, stones};
use crate::widget::text_field::TextField;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of the name's field.
const FIELD: f32 = 320.0;
/// The width of the stone in the preview.
const PREVIEW: f32 = 96.0;

/// What is entered.
#[derive(Debug)]
pub struct State {
    name: String,
    /// Whether the player wanted to go on without one.
    lacks_name: bool,
    stone: Stone,
    next: FirstTable,
    pictures: PictureCache,
}

/// What the player has asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FirstTable {
    /// To host a table.
    Host,
    /// To join one; a link that was followed may name it.
    Join(Option<JoinAddress>),
}

/// Input on the page.
#[derive(Debug, Clone)]
pub enum Message {
    /// The text of the name's field changed.
    NameChanged(String),
    /// Chooses a stone.
    Stone(Stone),
    /// Goes on with name and stone.
    SitDown,
    /// Returns to the title screen.
    Cancel,
}

/// What the app does after [`State::update`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Action {
    /// Nothing to do.
    None,
    /// Save name and stone, and go on.
    SitDown(Name, Stone, FirstTable),
    /// Open the title screen.
    Leave,
}

impl State {
    /// The id of the name's field, to focus it.
    pub const NAME_FIELD: &str = "introduction-name";

    /// Asks before `next`, and proposes a name, which may be empty, and a stone.
    pub fn new(name: &Name, stone: Stone, next: FirstTable) -> State {
        State { name: name.to_string(), lacks_name: false, stone, next, pictures: PictureCache::default() }
    }

    /// Handles one message.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::NameChanged(name) => (self.name, self.lacks_name) = (name, false),
            Message::Stone(stone) => self.stone = stone,
            Message::SitDown => {
                if let Some(name) = self.given_name() {
                    return Action::SitDown(name, self.stone, self.next.clone());
                }
                self.lacks_name = true;
            }
            Message::Cancel => return Action::Leave,
        }
        Action::None
    }

    /// The entered name; `None` if there is none.
    fn given_name(&self) -> Option<Name> {
        Some(Name::new(&self.name)).filter(|name| !name.is_empty())
    }

    /// Builds the widgets for the current state; called after every message.
    pub fn view<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let given = self.given_name();
        let shown = given.map_or_else(|| tr!(context, "introduction-nameless"), |name| name.to_string());
        let preview = row![face(&self.pictures, self.stone, PREVIEW, context.scale), text::title(shown)];
        let name = text_input(&tr!(context, "introduction-name-example"), &self.name)
            .id(State::NAME_FIELD)
            .on_input(Message::NameChanged)
            .on_submit(Message::SitDown)
            .size(16)
            .padding([9, 12])
            .width(FIELD);
        let name =
            Element::from(Named::new(tr!(context, "introduction-name"), TextField::new(&self.name, name)));
        let missing =
            move || if self.lacks_name { tr!(context, "introduction-no-name") } else { String::new() };
        let said = LiveRegion::of(Priority::Answer, missing);
        let missing = self.lacks_name.then(|| text::body(missing()).style(danger));
        let offered = Stone::OF_PEOPLE;
        let scale = (context.locale, context.scale);
        let sit = button::primary(tr!(context, "introduction-sit"), Some(Message::SitDown));
        let cancel = button::secondary(tr!(context, "introduction-cancel"), Some(Message::Cancel));
        let content = column![
            text::body(tr!(context, "introduction-about")).style(soft),
            preview.spacing(16).align_y(Center),
            column![text::body(tr!(context, "introduction-name")), name].push(missing).push(said).spacing(8),
            column![
                text::body(tr!(context, "introduction-stone")),
                stones(&self.pictures, offered, self.stone, scale, Message::Stone),
            ]
            .spacing(8),
            row![Element::from(sit), Element::from(cancel)].spacing(12),
        ];
        let content = container(sheet(content.spacing(22).width(Fill))).max_width(720);
        let content = container(content).center_x(Fill);
        page(tr!(context, "introduction-title"), tr!(context, "back"), Message::Cancel, content)
    }
}
