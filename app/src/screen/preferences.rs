//! How the player wants window and table: on the settings page, and in the table's menu.

use iced::widget::{Column, column};

use super::Context;
use crate::locale::Language;
use crate::settings::{Pace, Scale, Settings, Speed};
use crate::table::Motion;
use crate::theme::Theme;
use crate::theme::card_faces::CardFaces;
use crate::widget::choice::{Choice, segments};
use crate::widget::text;
use crate::{Element, tr};

/// The controls for every setting of window and table but the stone. Each change is sent at once, with all settings.
/// `sets_pace` is whether the computer players' pace is the player's to choose.
pub(super) fn preferences<'a, Message: Clone + 'a>(
    context: Context<'a>,
    sets_pace: bool,
    changed: impl Fn(Settings) -> Message + Copy + 'a,
) -> Column<'a, Message, Theme> {
    let (locale, settings) = (context.locale, context.settings);
    let about = |key: &str| {
        text::explained(tr!(locale, format!("settings-{key}")), tr!(locale, format!("settings-{key}-about")))
    };
    let theme = |theme: Theme| tr!(locale, format!("theme-{}", theme.key()));
    let cards = |cards: CardFaces| tr!(locale, format!("cards-{}", cards.key()));
    let speed = |speed: Speed| tr!(locale, format!("speed-{}", speed.key()));
    let pace = |pace: Pace| tr!(locale, format!("pace-{}", pace.key()));
    let motion = |motion: Motion| tr!(locale, format!("motion-{}", motion.key()));
    let switch = |is_on| tr!(locale, if is_on { "settings-on" } else { "settings-off" });
    let percent = |percent: u16| tr!(locale, "settings-percent", percent = percent);
    let silence = Choice::new(0, tr!(locale, "sound-off"));
    let volumes =
        [silence].into_iter().chain(named(Settings::VOLUMES, |volume| percent(volume.into()))).collect();
    let part = |about, control: Element<'a, Message>| column![about, control].spacing(8);
    let pace = sets_pace.then(|| {
        let choose = move |pace| changed(Settings { pace, ..settings.clone() });
        part(about("pace"), segments(named(Pace::ALL, pace), &settings.pace, choose))
    });
    column![
        part(
            about("theme"),
            segments(named(Theme::ALL, theme), &settings.theme, move |theme| {
                changed(Settings { theme, ..settings.clone() })
            })
        ),
        part(
            about("cards"),
            segments(named(CardFaces::ALL, cards), &settings.cards, move |cards| {
                changed(Settings { cards, ..settings.clone() })
            })
        ),
        part(
            about("language"),
            segments(named(Language::ALL, |language| language.name().to_owned()), &settings.language, {
                move |language| changed(Settings { language, ..settings.clone() })
            })
        ),
        part(
            about("speed"),
            segments(named(Speed::ALL, speed), &settings.speed, move |speed| {
                changed(Settings { speed, ..settings.clone() })
            })
        ),
    ]
    .push(pace)
    .push(part(
        about("motion"),
        segments(named(Motion::ALL, motion), &settings.motion, move |motion| {
            changed(Settings { motion, ..settings.clone() })
        }),
    ))
    .push(part(
        about("scale"),
        segments(named(Scale::ALL, |scale: Scale| percent(scale.percent())), &settings.scale, move |scale| {
            changed(Settings { scale, ..settings.clone() })
        }),
    ))
    .push(part(
        about("tips"),
        segments(named([true, false], switch), &settings.tips, move |tips| changed(settings.with_tips(tips))),
    ))
    .push(part(
        about("remarks"),
        segments(named([true, false], switch), &settings.remarks, move |remarks| {
            changed(Settings { remarks, ..settings.clone() })
        }),
    ))
    .push(part(
        about("sound"),
        segments(volumes, &settings.heard_volume(), move |percent| {
            changed(settings.with_heard_volume(percent))
        }),
    ))
    .spacing(26)
}

/// The values with their names.
pub(super) fn named<T: Copy, const N: usize>(values: [T; N], name: impl Fn(T) -> String) -> Vec<Choice<T>> {
    values.into_iter().map(|value| Choice::new(value, name(value))).collect()
}
