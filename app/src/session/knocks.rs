//! The list of knocks at the host's table, shown above whichever screen the host is on.

use iced::widget::{Column, column, container, row};
use iced::{Center, Fill};
use skipstone_net::Fingerprint;
use skipstone_net::protocol::Name;
use skipstone_net::trust::PlayerKeyStatus;

use super::{Knock, NetworkSession};
use crate::locale::Locale;
use crate::theme::container::field;
use crate::theme::text::danger;
use crate::widget::{button, text};
use crate::{Element, tr};

/// How many knocks are shown at once.
const MAX_SHOWN: usize = 3;

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
    /// The pending knocks with buttons to answer; `None` without any, and for guests.
    pub fn knocks<'a>(&self, locale: &Locale) -> Option<Element<'a, KnockAnswer>> {
        let knocks = &self.hosting.as_ref()?.knocks;
        let shown = knocks.iter().take(MAX_SHOWN).map(|knock| view(knock, locale));
        (!knocks.is_empty()).then(|| Column::with_children(shown).spacing(6).into())
    }
}

fn view<'a>(knock: &Knock, locale: &Locale) -> Element<'a, KnockAnswer> {
    let Knock { who, name, status } = knock;
    let words = text::body(tr!(locale, "knock", name = &**name));
    let key = format!("{who:#}");
    let about = match status {
        PlayerKeyStatus::Namesake { known } => {
            let known = format!("{known:#}");
            let warning = tr!(locale, "knock-namesake", key = key, name = &**name, known = known);
            text::caption(warning).style(danger)
        }
        PlayerKeyStatus::Known => text::caption(tr!(locale, "knock-known", key = key)),
        PlayerKeyStatus::New | PlayerKeyStatus::Banned => text::caption(tr!(locale, "knock-new", key = key)),
    };
    let answer = |admit| Some(KnockAnswer { who: *who, name: name.clone(), admit });
    let bar = row![
        column![words, about].spacing(2).width(Fill),
        Element::from(button::secondary(tr!(locale, "knock-refuse"), answer(false))),
        Element::from(button::primary(tr!(locale, "knock-let-in"), answer(true)).small()),
    ];
    container(bar.spacing(12).align_y(Center)).padding([10, 16]).width(Fill).style(field).into()
}
