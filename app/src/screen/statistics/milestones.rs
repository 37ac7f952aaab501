//! The milestones: what was reached when, and what is still ahead.

use iced::widget::{Column, column, row};
use iced::{Alignment, Fill};
use jiff::Timestamp;
use jiff::tz::TimeZone;

use super::panels::panel;
use super::{Message, State};
use crate::locale::Locale;
use crate::screen::Context;
use crate::statistics::{BEHIND, IN_A_ROW, LONG_TURN, MANY_ROUNDS, Milestone};
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
        let line = |(milestone, at): &(Milestone, Option<Timestamp>)| {
            let (name, date) = (context.locale.milestone(*milestone), text::caption(""));
            match at {
                Some(at) => {
                    let date = context.locale.date(*at, &TimeZone::system());
                    row![text::body(name).width(Fill), text::caption(date).style(accent).width(DATE)]
                }
                None => row![text::body(name).style(soft).width(Fill), date.width(DATE)],
            }
            .spacing(10)
            .align_y(Alignment::Center)
            .into()
        };
        let (left, right) = self.milestones.split_at(self.milestones.len().div_ceil(2));
        let side = |half: &[_]| Column::with_children(half.iter().map(line)).spacing(6).width(Fill);
        let reached = self.milestones.iter().filter(|(_, at)| at.is_some()).count();
        let about = tr!(context, "milestones-about", reached = reached, all = self.milestones.len());
        let hide = button::quiet(tr!(context, "milestones-hide"), Some(Message::ShowMilestones(false)));
        let content = column![row![side(left), side(right)].spacing(28), Element::from(hide)].spacing(8);
        panel(tr!(context, "milestones-title"), Some(about), content)
    }
}

impl Locale {
    /// The name of a milestone.
    fn milestone(&self, milestone: Milestone) -> String {
        match milestone {
            Milestone::Beat(level) => {
                tr!(self, "milestone-beat", level = tr!(self, format!("level-{level}")))
            }
            Milestone::BeatPeople => tr!(self, "milestone-beat-people"),
            Milestone::WonTogether => tr!(self, "milestone-together"),
            Milestone::WonSeries => tr!(self, "milestone-series"),
            Milestone::InARow => tr!(self, "milestone-in-a-row", rounds = IN_A_ROW),
            Milestone::Comeback => tr!(self, "milestone-comeback", cards = BEHIND),
            Milestone::LongTurn => tr!(self, "milestone-long-turn", cards = u32::from(LONG_TURN)),
            Milestone::NoWildWasted => tr!(self, "milestone-no-wild"),
            Milestone::Flawless => tr!(self, "milestone-flawless"),
            Milestone::ManyRounds => tr!(self, "milestone-rounds", rounds = MANY_ROUNDS),
        }
    }
}
