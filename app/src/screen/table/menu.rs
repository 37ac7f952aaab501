//! The menu: card speed, volume, keyboard help, and leaving the table.

use iced::widget::{column, container, row};
use iced::{Alignment, Fill};

use super::multiplayer::NetworkTable;
use super::{Message, State, hint, overlay};
use crate::Element;
use crate::screen::Context;
use crate::screen::volume::volumes;
use crate::settings::Speed;
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
        let speed = |speed| match speed {
            Speed::Off => tr!(locale, "speed-off"),
            Speed::Fast => tr!(locale, "speed-fast"),
            Speed::Normal => tr!(locale, "speed-normal"),
            Speed::Slow => tr!(locale, "speed-slow"),
        };
        let speeds = Speed::ALL.map(|value| Choice::new(value, speed(value))).to_vec();
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
            segments(speeds, &context.settings.speed, Message::Speed),
            text::body(tr!(locale, "settings-sound")),
            volumes(context, |settings| Message::Volume(settings.heard_volume())),
        ]
        .push(self.me.map(|_| text::caption(self.keys(context))));
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
