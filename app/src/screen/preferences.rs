//! How the player wants window and table: on the settings page, and in the table's menu.

use iced::widget::{Column, column};

use super::Context;
use crate::board::{HandOrder, Motion, Verbosity};
use crate::desktop;
use crate::locale::Language;
use crate::settings::{OneSwitch, Pace, Scale, Settings, Speed};
use crate::theme::Theme;
use crate::theme::card_faces::CardFaces;
use crate::widget::choice::{Choice, segments};
use crate::widget::text;
use crate::{Element, tr};

/// The controls for every setting of window and table but the stone. Each change is sent at once, with all settings.
/// `sets_pace` is whether the computer players' pace is the player's to choose; `sample` shows what the cards look like, where
/// nothing else does.
pub(super) fn preferences<'a, Message: Clone + 'a>(
    context: Context<'a>,
    sets_pace: bool,
    sample: Option<Element<'a, Message>>,
    changed: impl Fn(Settings) -> Message + Copy + 'a,
) -> Column<'a, Message, Theme> {
    let settings = context.settings;
    let themes =
        or_desktop(named(Theme::ALL, |theme| tr!(context, format!("theme-{}", theme.key()))), context);
    let cards = named(CardFaces::ALL, |cards| tr!(context, format!("cards-{}", cards.key())));
    let hands = named(HandOrder::ALL, |order| tr!(context, format!("hand-{}", order.key())));
    let languages = named(Language::all(), |language| language_title(language, context));
    let speeds = named(Speed::ALL, |speed| tr!(context, format!("speed-{}", speed.key())));
    let paces = named(Pace::ALL, |pace| tr!(context, format!("pace-{}", pace.key())));
    let motions =
        or_desktop(named(Motion::ALL, |motion| tr!(context, format!("motion-{}", motion.key()))), context);
    let speeches = named(Verbosity::ALL, |speech| tr!(context, format!("speech-{}", speech.key())));
    let steps = named(OneSwitch::ALL, |step| tr!(context, format!("one-switch-{}", step.key())));
    let percent = |percent: u16| tr!(context, "settings-percent", percent = percent);
    let scales = named(Scale::ALL, |scale| percent(scale.percent()));
    let switch =
        named([true, false], |is_on| tr!(context, if is_on { "settings-on" } else { "settings-off" }));
    let mut volumes = vec![Choice::new(0, tr!(context, "sound-off"))];
    volumes.extend(named(Settings::VOLUMES, |volume| percent(volume.into())));
    let pace =
        sets_pace.then(|| part("pace", paces, &settings.pace, |new, pace| new.pace = pace, context, changed));
    let set_tips = |new: &mut Settings, tips| *new = new.with_tips(tips);
    let set_volume = |new: &mut Settings, percent| *new = new.with_heard_volume(percent);
    // Where no desktop tells anything, what it would say is chosen.
    let theme = Some(context.theme()).filter(|_| !desktop::TELLS).or(settings.theme);
    let motion = Some(context.motion()).filter(|_| !desktop::TELLS).or(settings.motion);
    column![
        part("theme", themes, &theme, |new, theme| new.theme = theme, context, changed),
        column![part("cards", cards, &settings.cards, |new, cards| new.cards = cards, context, changed)]
            .push(sample)
            .spacing(8),
        part("language", languages, &settings.language, |new, to| new.language = to, context, changed),
        part("hand", hands, &settings.hand, |new, hand| new.hand = hand, context, changed),
        part("speed", speeds, &settings.speed, |new, speed| new.speed = speed, context, changed),
        pace,
        part("motion", motions, &motion, |new, motion| new.motion = motion, context, changed),
        column![
            part("scale", scales, &settings.scale, |new, scale| new.scale = scale, context, changed),
            what_fits(context),
        ]
        .spacing(6),
        part("speech", speeches, &settings.speech, |new, speech| new.speech = speech, context, changed),
        part("one-switch", steps, &settings.one_switch, |new, step| new.one_switch = step, context, changed),
        part("tips", switch.clone(), &settings.tips, set_tips, context, changed),
        part("recap", switch.clone(), &settings.recap, |new, recap| new.recap = recap, context, changed),
        part("remarks", switch, &settings.remarks, |new, remarks| new.remarks = remarks, context, changed),
        part("sound", volumes, &settings.heard_volume(), set_volume, context, changed),
    ]
    .spacing(26)
}

/// The choices of a setting that may follow the desktop, where that tells what it prefers.
fn or_desktop<T>(choices: Vec<Choice<T>>, context: Context<'_>) -> Vec<Choice<Option<T>>> {
    let follow = desktop::TELLS.then(|| Choice::new(None, tr!(context, "settings-desktop")));
    follow
        .into_iter()
        .chain(choices.into_iter().map(|choice| Choice::new(Some(choice.value), choice.name)))
        .collect()
}

/// How much of a size that is too large for the window fits.
fn what_fits<'a, Message: 'a>(context: Context<'a>) -> Option<Element<'a, Message>> {
    let fits = context.fitting_size();
    (context.enlargement() > fits + 0.01).then(|| {
        let size = tr!(context, "settings-percent", percent = (10.0 * fits) as u16 * 10);
        text::caption(tr!(context, "settings-scale-fits", size = size)).into()
    })
}

/// The control for a setting, under its name. `set` changes it in the settings that are sent.
fn part<'a, T: Copy + PartialEq + 'a, Message: Clone + 'a>(
    setting: &str,
    choices: Vec<Choice<T>>,
    chosen: &T,
    set: fn(&mut Settings, T),
    context: Context<'a>,
    changed: impl Fn(Settings) -> Message + 'a,
) -> Element<'a, Message> {
    let name = tr!(context, format!("settings-{setting}"));
    let about = tr!(context, format!("settings-{setting}-about"));
    let choose = move |value| {
        let mut settings = context.settings.clone();
        set(&mut settings, value);
        changed(settings)
    };
    let choices = segments(name.clone(), choices, chosen, choose);
    column![text::explained(name, about), choices].spacing(8).into()
}

/// A language's name, with how much of it is translated unless that is everything.
fn language_title(language: Language, context: Context<'_>) -> String {
    match language.percent_translated() {
        100.. => language.name().to_owned(),
        percent => {
            tr!(context, "settings-language-partly", language = language.name(), percent = percent)
        }
    }
}

/// The values with their names.
pub(super) fn named<T: Copy>(
    values: impl IntoIterator<Item = T>,
    name: impl Fn(T) -> String,
) -> Vec<Choice<T>> {
    values.into_iter().map(|value| Choice::new(value, name(value))).collect()
}
