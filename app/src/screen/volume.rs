//! The choice of the volume, on the settings page and in the table's menu.

use super::Context;
use crate::settings::Settings;
use crate::widget::choice::{Choice, segments};
use crate::{Element, tr};

/// Volumes to choose from, with silence as the first one.
pub(super) fn volumes<'a, Message: Clone + 'a>(
    context: Context<'a>,
    choose: impl Fn(Settings) -> Message + 'a,
) -> Element<'a, Message> {
    let (locale, settings) = (context.locale, context.settings);
    let off = Choice::new(0, tr!(locale, "sound-off"));
    let percent = |percent: u8| Choice::new(percent, tr!(locale, "settings-percent", percent = percent));
    let options = [off].into_iter().chain(Settings::VOLUMES.map(percent)).collect();
    segments(options, &settings.heard_volume(), move |percent| choose(settings.with_heard_volume(percent)))
}
