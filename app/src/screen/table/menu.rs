//! The menu: card speed, the computer players' pace, volume, keyboard help, and leaving the table.

use iced::widget::{column, container, row};
use iced::{Alignment, Fill};

use super::multiplayer::NetworkTable;
use super::{Message, State, hint, overlay};
use crate::Element;
use crate::screen::Context;
use crate::screen::volume::volumes;
use crate::settings::{Pace, Settings, Speed};
use crate::theme::container::panel;
use crate::tr;
use crate::widget::choice::{Choice, segments};
use crate::widget::{button, text};

impl State {
    pub(super) fn menu<'a>(
        &'a self,
        network: Option<NetworkTable<'a>>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let locale = context.locale;
        let settings = context.settings;
        let speed = |speed: Speed| Choice::new(speed, tr!(locale, format!("speed-{}", speed.key())));
        let pace = |pace: Pace| Choice::new(pace, tr!(locale, format!("pace-{}", pace.key())));
        let changed = |settings| Message::SettingsChanged(Box::new(settings));
        // At a network table the host's pace applies.
        let sets_pace = network.is_none_or(NetworkTable::hosts);
        let kept = match (network, self.me) {
            (None, _) => "menu-kept",
            (Some(network), _) if network.hosts() => "menu-kept-hosted",
            (Some(_), Some(_)) => "menu-goes-on",
            (Some(_), None) => "menu-watched",
        };
        let stay = button::primary(tr!(locale, "menu-stay"), Some(Message::Menu(false)));
        let leave = button::secondary(tr!(locale, "menu-leave"), Some(Message::Leave));
        let buttons = row![Element::from(stay), Element::from(leave)].spacing(10).align_y(Alignment::Center);
        let content = column![
            text::heading(tr!(locale, "menu-title")),
            text::body(tr!(locale, kept)),
            container(buttons).width(Fill),
            text::body(tr!(locale, "settings-speed")),
            segments(Speed::ALL.map(speed).to_vec(), &settings.speed, move |speed| {
                changed(Settings { speed, ..settings.clone() })
            }),
        ]
        .push(sets_pace.then(|| text::body(tr!(locale, "settings-pace"))))
        .push(sets_pace.then(|| {
            segments(Pace::ALL.map(pace).to_vec(), &settings.pace, move |pace| {
                changed(Settings { pace, ..settings.clone() })
            })
        }))
        .push(text::body(tr!(locale, "settings-sound")))
        .push(volumes(context, changed))
        .push((!self.is_spectator()).then(|| text::caption(self.keys(context))));
        container(content.spacing(14).width(400)).padding(24).style(panel).into()
    }

    /// Help for the keys that the board itself doesn't label.
    fn keys(&self, context: Context<'_>) -> String {
        match self.multiplayer {
            Some(_) => tr!(context.locale, "menu-keys", sound = overlay::SOUND_KEY),
            None => {
                let (hint, sound) = (hint::HINT_KEY, overlay::SOUND_KEY);
                tr!(context.locale, "menu-keys-alone", hint = hint, sound = sound)
            }
        }
    }
}
