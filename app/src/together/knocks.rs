//! Who has knocked at the host's table, for whichever screen the host is on.

use iced::widget::{Column, column, container, row};
use iced::{Center, Fill};
use skipstone_net::Fingerprint;
use skipstone_net::trust::PlayerKey;

use super::{Knock, Together};
use crate::locale::Locale;
use crate::theme::container::field;
use crate::theme::text::danger;
use crate::widget::{button, text};
use crate::{Element, tr};

/// How many who have knocked are shown at once.
const SHOWN: usize = 3;

/// What somebody who has knocked is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Answer {
    /// Who.
    pub who: Fingerprint,
    /// Whether they may come in.
    pub welcome: bool,
}

impl Together {
    /// Whoever is at the door, if somebody is.
    pub fn knocks<'a>(&self, locale: &Locale) -> Option<Element<'a, Answer>> {
        let knocks = &self.hosting.as_ref()?.knocks;
        let shown = knocks.iter().take(SHOWN).map(|knock| view(knock, locale));
        (!knocks.is_empty()).then(|| Column::with_children(shown).spacing(6).into())
    }
}

fn view<'a>(knock: &Knock, locale: &Locale) -> Element<'a, Answer> {
    let Knock { who, name, known } = knock;
    let words = text::body(tr!(locale, "knock", name = &**name));
    let key = format!("{who:#}");
    let about = match known {
        PlayerKey::Namesake { known } => {
            let known = format!("{known:#}");
            let warning = tr!(locale, "knock-namesake", key = key, name = &**name, known = known);
            text::caption(warning).style(danger)
        }
        PlayerKey::Known => text::caption(tr!(locale, "knock-known", key = key)),
        PlayerKey::New | PlayerKey::Banned => text::caption(tr!(locale, "knock-new", key = key)),
    };
    let answer = |welcome| Some(Answer { who: *who, welcome });
    let bar = row![
        column![words, about].spacing(2).width(Fill),
        Element::from(button::secondary(tr!(locale, "knock-refuse"), answer(false))),
        Element::from(button::primary(tr!(locale, "knock-let-in"), answer(true)).small()),
    ];
    container(bar.spacing(12).align_y(Center)).padding([10, 16]).width(Fill).style(field).into()
}
