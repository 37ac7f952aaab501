//! Where the game begins.

use iced::widget::image::Handle;
use iced::widget::{column, container, image, row, space, stack, text as plain};
use iced::{Alignment, ContentFit, Fill, FillPortion};

use super::Context;
use crate::theme::container::water;
use crate::theme::text::soft;
use crate::widget::focus::Scope;
use crate::widget::{button, picture, text};
use crate::{Element, tr};

/// How wide the lake is painted.
const LAKE: u32 = 1000;

/// The title screen.
#[derive(Debug)]
pub struct State {
    lake: Option<Handle>,
}

/// What happens on it.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// A new game is wanted.
    NewGame,
    /// The rules are wanted.
    HowToPlay,
    /// The settings are wanted.
    Settings,
    /// The about page is wanted.
    About,
    /// The player has had enough.
    Quit,
}

impl State {
    /// The title screen.
    pub fn new() -> State {
        State { lake: picture::lake(LAKE) }
    }

    /// Draws it.
    pub fn view(&self, context: Context<'_>) -> Element<'_, Message> {
        let locale = context.locale;
        let brand =
            column![plain("Skipstone").size(68), plain(tr!(locale, "home-tagline")).size(19).style(soft),]
                .spacing(4)
                .max_width(340);
        let menu = column![
            Element::from(button::primary(tr!(locale, "home-new-game"), Some(Message::NewGame)).width(Fill)),
            Element::from(
                button::secondary(tr!(locale, "home-how-to-play"), Some(Message::HowToPlay)).width(Fill)
            ),
            Element::from(
                button::secondary(tr!(locale, "home-settings"), Some(Message::Settings)).width(Fill)
            ),
            Element::from(button::secondary(tr!(locale, "home-about"), Some(Message::About)).width(Fill)),
            Element::from(button::secondary(tr!(locale, "home-quit"), Some(Message::Quit)).width(Fill)),
        ]
        .spacing(12)
        .width(260);
        let left = column![brand, menu].spacing(44).width(Fill);
        let note = text::caption(tr!(locale, "home-note"));
        let front = column![container(left).height(Fill).align_y(Alignment::Center), note,].padding([32, 64]);
        let lake = self.lake.clone().map(|lake| image(lake).content_fit(ContentFit::Contain).width(Fill));
        let back = row![
            space::horizontal().width(FillPortion(3)),
            container(lake).width(FillPortion(5)).height(Fill).align_y(Alignment::Center),
        ];
        let screen = container(stack![back, front]).width(Fill).height(Fill).style(water);
        Scope::new(screen).into()
    }
}

impl Default for State {
    fn default() -> State {
        State::new()
    }
}
