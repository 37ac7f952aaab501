//! The milestones: what was reached when, and what is still ahead.

use iced::widget::{Column, column, row};
use iced::{Alignment, Fill};
use jiff::tz::TimeZone;

use super::panels::panel;
use super::{Message, State};
use crate::screen::Context;
use crate::statistics::MilestoneStatus;
use crate::theme::text::{accent, soft};
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of a date, in logical pixels.
const DATE: f32 = 110.0;

impl State {
    /// All milestones in two columns, or the way to show them.
    pub(super) fn milestones<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        if !context.settings.milestones {
            let show = tr!(context, "milestones-show");
            return Element::from(button::quiet(show, Some(Message::ShowMilestones(true))));
        }
        let line = |status: &MilestoneStatus| {
            let name = context.locale.milestone(status.milestone);
            match status.reached {
                Some(at) => {
                    let date = context.locale.date(at, &TimeZone::system());
                    row![text::body(name).width(Fill), text::caption(date).style(accent).width(DATE)]
                }
                None => {
                    let done = status.done.zip(status.milestone.wanted());
                    let done = done.map(|(done, of)| tr!(context, "milestones-done", done = done, of = of));
                    let done = text::caption(done.unwrap_or_default()).width(DATE);
                    row![text::body(name).style(soft).width(Fill), done]
                }
            }
            .spacing(10)
            .align_y(Alignment::Center)
            .into()
        };
        let (left, right) = self.milestones.split_at(self.milestones.len().div_ceil(2));
        let side = |half: &[_]| Column::with_children(half.iter().map(line)).spacing(6).width(Fill);
        let reached = self.milestones.iter().filter(|status| status.reached.is_some()).count();
        let about = tr!(context, "milestones-about", reached = reached, all = self.milestones.len());
        let hide = button::quiet(tr!(context, "milestones-hide"), Some(Message::ShowMilestones(false)));
        let content = column![row![side(left), side(right)].spacing(28), Element::from(hide)].spacing(8);
        panel(tr!(context, "milestones-title"), Some(about), content)
    }
}
