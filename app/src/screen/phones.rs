//! The switch that lets phones join the player's own table, with the code to scan: in the lobby and in the table's menu.

use iced::widget::{column, image, row, toggler};
use iced::{Center, Fill};

use super::Context;
use crate::session::{PhoneAccess, PhonePage};
use crate::theme::text::{danger, soft};
use crate::widget::focus::Control;
use crate::widget::text;
use crate::{Element, tr};

/// The width of the code. At this size a camera reads it from half a metre.
const CODE: f32 = 132.0;

/// The switch, what it means, and where the page is once it is served.
pub(super) fn phones<'a, Message: Clone + 'a>(
    access: &PhoneAccess,
    context: Context<'a>,
    allow: impl Fn(bool) -> Message + 'a,
) -> Element<'a, Message> {
    let is_on = access.is_allowed();
    let toggled = allow(!is_on);
    let switch = toggler(is_on).size(24).on_toggle(allow);
    let switch = Element::from(Control::new(switch).on_press(Some(toggled)).switch(is_on));
    let switch = row![text::heading(tr!(context, "phones-may-join")).width(Fill), switch];
    let switch = switch.spacing(10).align_y(Center);
    let about = match (access.failure(), access.page()) {
        (Some(_), _) => text::caption(tr!(context, "phones-failed")).style(danger),
        (None, Some(_)) => text::caption(tr!(context, "phones-scan")),
        (None, None) => text::caption(tr!(context, "phones-about")),
    };
    match access.page() {
        None => column![switch, about].spacing(4).into(),
        Some(page) => {
            let words = column![switch, text::title(page.address.to_string()).size(19), about];
            let words = words.push(text::caption(tr!(context, "phones-unsafe")).style(soft));
            row![code(page, CODE), words.spacing(4).width(Fill)].spacing(14).align_y(Center).into()
        }
    }
}

/// The code to scan, `width` logical pixels wide.
pub(super) fn code<'a, Message: 'a>(page: &PhonePage, width: f32) -> Element<'a, Message> {
    image(page.code.clone()).filter_method(image::FilterMethod::Nearest).width(width).height(width).into()
}
