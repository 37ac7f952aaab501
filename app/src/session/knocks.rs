//! The knocks at the host's table: the first one lies over whatever is shown.

use std::time::Duration;

use iced::widget::{column, container, row};
use iced::{Center, Fill};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use skipstone_net::Fingerprint;
use skipstone_net::protocol::Name;
use skipstone_net::trust::PlayerKeyStatus;

use super::{Knock, NetworkSession};
use crate::locale::Locale;
use crate::theme::container::panel;
use crate::theme::text::danger;
use crate::widget::accessible::{LiveRegion, Priority};
use crate::widget::picture_cache::PictureCache;
use crate::widget::stone_face::face;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The time after a button has appeared or changed its meaning within which it ignores presses. They were meant for what was
/// there before.
pub const PRESS_GRACE: Duration = Duration::from_millis(700);

/// The width of the stone of who knocks, on a bar and where there is little room.
const STONE: f32 = 40.0;
const SMALL_STONE: f32 = 30.0;

/// The host's answer to a knock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnockAnswer {
    /// The key of the player who knocked.
    pub who: Fingerprint,
    /// The name that is shown for the knock.
    pub name: Name,
    /// Whether they are let in.
    pub admit: bool,
}

impl NetworkSession {
    /// Whether a player's knock is unanswered.
    pub fn has_knocked(&self, who: Fingerprint) -> bool {
        self.hosting.as_ref().is_some_and(|hosting| hosting.knocks.iter().any(|knock| knock.who == who))
    }

    /// Whether somebody's knock waits for an answer; `false` for guests.
    pub fn has_knocks(&self) -> bool {
        self.hosting.as_ref().is_some_and(|hosting| !hosting.knocks.is_empty())
    }

    /// The first knock with the number of others, as a panel to show over a screen, with its buttons below where it `is_narrow`; `None`
    /// without any, and for guests.
    pub fn first_knock<'a>(&self, is_narrow: bool, locale: &Locale) -> Option<Element<'a, KnockAnswer>> {
        let knocks = &self.hosting.as_ref()?.knocks;
        let first = view(knocks.first()?, knocks.len() - 1, is_narrow, &self.pictures, locale);
        let words = words(knocks.first()?, locale);
        let spoken = LiveRegion::of(Priority::Answer, move || words.clone());
        Some(column![container(first).width(Fill).style(panel), spoken].into())
    }
}

/// Who knocks, and what for.
fn words(knock: &Knock, locale: &Locale) -> String {
    let name = &*knock.name;
    if knock.watches { tr!(locale, "knock-to-watch", name = name) } else { tr!(locale, "knock", name = name) }
}

/// A knock with its buttons. `others` is the number of those that aren't shown.
fn view<'a>(
    knock: &Knock,
    others: usize,
    is_narrow: bool,
    pictures: &PictureCache,
    locale: &Locale,
) -> Element<'a, KnockAnswer> {
    let Knock { who, name, stone, status, last_visit, .. } = knock;
    let width = if is_narrow { SMALL_STONE } else { STONE };
    let stone = stone.map(|stone| face(pictures, stone, width, 1.0));
    // The room for the stone is there before it is known: nothing moves when it comes.
    let stone = container(row![].push(stone)).width(width);
    let words = text::body(words(knock, locale));
    let about = match (status, last_visit) {
        (PlayerKeyStatus::Namesake { .. }, _) => {
            text::caption(tr!(locale, "knock-namesake", name = &**name)).style(danger)
        }
        (PlayerKeyStatus::Known, Some(last)) => {
            let day = locale.on_day(*last, Timestamp::now(), &TimeZone::system());
            text::caption(tr!(locale, "knock-known", day = day))
        }
        (PlayerKeyStatus::Known, None) => text::caption(tr!(locale, "knock-known-before")),
        (PlayerKeyStatus::New | PlayerKeyStatus::Banned, _) => text::caption(tr!(locale, "knock-new")),
    };
    let others = (others > 0).then(|| text::caption(tr!(locale, "knock-others", count = others)));
    let answer = |admit| Some(KnockAnswer { who: *who, name: name.clone(), admit });
    let refuse = button::secondary(tr!(locale, "knock-refuse"), answer(false));
    let admit = button::primary(tr!(locale, "knock-let-in"), answer(true)).small();
    if is_narrow {
        let words = row![stone, words.size(15).width(Fill)].spacing(8).align_y(Center);
        let buttons = row![Element::from(refuse.small().sized(14.0)), Element::from(admit.sized(14.0))];
        let buttons = buttons.spacing(6).wrap();
        return column![words, about.size(13)].push(others).push(buttons).spacing(5).padding(8).into();
    }
    let bar = row![
        stone,
        column![words, about].push(others).spacing(2).width(Fill),
        Element::from(refuse),
        Element::from(admit),
    ];
    container(bar.spacing(12).align_y(Center)).padding([6, 16]).width(Fill).into()
}
