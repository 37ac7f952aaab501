//! How the player wants the window. Every choice shows at once.

use iced::Fill;
use iced::widget::column;

use super::Context;
use crate::locale::Language;
use crate::settings::{Scale, Settings, Speed};
use crate::theme::Theme;
use crate::widget::choice::{Named, segments};
use crate::widget::page::scrolled;
use crate::widget::text;
use crate::{Element, tr};

/// What happens on the page.
#[derive(Debug, Clone, Copy)]
pub enum Message {
    /// Something was chosen.
    Chosen(Settings),
    /// The player is done.
    Back,
}

/// Draws the page.
pub fn view(context: Context<'_>) -> Element<'_, Message> {
    let locale = context.locale;
    let settings = *context.settings;
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

    let choices = column![
        setting(
            tr!(locale, "settings-theme"),
            tr!(locale, "settings-theme-about"),
            named(Theme::ALL, theme),
            settings.theme,
            move |theme| Settings { theme, ..settings },
        ),
        setting(
            tr!(locale, "settings-language"),
            tr!(locale, "settings-language-about"),
            named(Language::ALL, |language| language.name().to_owned()),
            settings.language,
            move |language| Settings { language, ..settings },
        ),
        setting(
            tr!(locale, "settings-speed"),
            tr!(locale, "settings-speed-about"),
            named(Speed::ALL, speed),
            settings.speed,
            move |speed| Settings { speed, ..settings },
        ),
        setting(
            tr!(locale, "settings-scale"),
            tr!(locale, "settings-scale-about"),
            named(Scale::ALL, scale),
            settings.scale,
            move |scale| Settings { scale, ..settings },
        ),
    ]
    .spacing(26)
    .width(Fill);
    scrolled(tr!(locale, "settings-title"), tr!(locale, "back"), Message::Back, choices)
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
    let choose = move |value| Message::Chosen(choose(value));
    column![text::explained(name, about), segments(options, &chosen, choose)].spacing(8).into()
}
