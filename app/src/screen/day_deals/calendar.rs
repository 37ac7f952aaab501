//! A month of days' deals, a week a line. A day leads to its deals.

use std::cmp::Ordering;
use std::iter;

use iced::widget::{button as pressable, column, container, row, space};
use iced::{Center, Fill};
use jiff::civil::Date;

use super::{Message, State};
use crate::screen::Context;
use crate::theme::button::quiet;
use crate::theme::container::{field, first_place};
use crate::theme::text::{accent, faint, normal, soft};
use crate::widget::focus::Control;
use crate::widget::tooltip::{Position, with_tooltip};
use crate::widget::{button, text};
use crate::{Element, tr};

/// The height of a day, in logical pixels.
const DAY: f32 = 46.0;
const GAP: f32 = 4.0;
/// A deal that was won, and one that was played to its end.
const WON: &str = "●";
const PLAYED: &str = "○";

impl State {
    /// The shown month, and the days in a row.
    pub(super) fn calendar<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let step = |words: &'static str, later| {
            let shown = self.month_later(later).map(|_| Message::Month(later));
            Element::from(button::quiet(words, shown))
        };
        let name =
            tr!(context, "days-month", month = self.month.month(), year = self.month.year().to_string());
        let head = row![step("‹", -1), container(text::heading(name)).center_x(Fill), step("›", 1)];
        let weekday = |number: usize| {
            let words = tr!(context, "days-weekday", day = number);
            container(text::caption(words).style(soft)).center_x(Fill).into()
        };
        let weekdays = row((1..=7).map(weekday)).spacing(GAP);
        let first =
            self.month.saturating_sub(jiff::Span::new().days(self.month.weekday().to_monday_zero_offset()));
        let mut weeks = column![].spacing(GAP);
        let mut day = first;
        while day <= self.month.last_of_month() {
            let mut week = row![].spacing(GAP);
            for _ in 0..7 {
                week = week.push(self.day(day, context));
                day = day.tomorrow().unwrap_or(day);
            }
            weeks = weeks.push(week);
        }
        let streak = tr!(context, "days-streak", days = self.streak.current);
        let longest = (self.streak.longest > 0)
            .then(|| text::caption(tr!(context, "days-longest", days = self.streak.longest)));
        let mark = |mark, words| {
            row![text::caption(mark).style(accent), text::caption(tr!(context, words)).style(soft)].spacing(5)
        };
        let legend = row![mark(WON, "days-legend-won"), mark(PLAYED, "days-legend-played")].spacing(14);
        let style = if self.streak.current > 0 { accent } else { soft };
        let streak = column![text::heading(streak).style(style)].push(longest).spacing(2);
        column![streak, head.align_y(Center), weekdays, weeks, legend].spacing(10).into()
    }

    /// A day, with a mark for each of its deals that was played.
    fn day<'a>(&'a self, date: Date, context: Context<'a>) -> Element<'a, Message> {
        if date.first_of_month() != self.month {
            return space::horizontal().width(Fill).into();
        }
        let outcomes = self.plays.outcomes(date);
        let marks: String = outcomes.map(|(_, outcome)| if outcome.won { WON } else { PLAYED }).collect();
        let is_played = !marks.is_empty();
        // What is still to come stands back.
        let number = text::caption(date.day().to_string()).style(match date.cmp(&self.today) {
            Ordering::Less => normal,
            Ordering::Equal => accent,
            Ordering::Greater => faint,
        });
        let cell = column![number, text::caption(marks).style(accent)].align_x(Center);
        let cell = container(cell).center_x(Fill).height(DAY).align_y(Center);
        let cell = match date == self.shown {
            true => cell.style(first_place),
            false if is_played => cell.style(field),
            false => cell,
        };
        if date > self.today {
            return cell.into();
        }
        let told: Vec<String> = self.lines(date, context).collect();
        let name = iter::once(context.locale.civil_date(date)).chain(told.iter().cloned());
        let name = name.collect::<Vec<_>>().join(", ");
        let open = Message::Day(date);
        let day = pressable(cell).padding(0).width(Fill).style(quiet);
        let day = Control::new(day.on_press(open)).on_press(Some(open)).named(name);
        match is_played {
            true => container(with_tooltip(day, told.join("\n"), Position::Bottom)).width(Fill).into(),
            false => day.into(),
        }
    }
}
