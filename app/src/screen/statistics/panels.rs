//! The charts of the statistics, each in a panel with a title.

use iced::widget::{Column, column, container, row, space};
use iced::{Alignment, Fill, FillPortion};

use super::figures::percent;
use super::{Message, State};
use crate::locale::Locale;
use crate::screen::Context;
use crate::statistics::Proportion;
use crate::theme::container::field;
use crate::widget::chart::{self, Line, LineChart, swatch};
use crate::widget::text;
use crate::{Element, tr};

/// How many pixels a chart of lines is drawn with for each logical one: the screen isn't told how many the window has.
const SHARPNESS: f32 = 2.0;
/// The number of latest rounds shown as columns.
const SHOWN_ROUNDS: usize = 60;
/// The number of rounds that the line averages over.
const MEAN_WINDOW: usize = 10;
/// The maximum number of partners shown.
const PARTNERS: usize = 8;
/// The minimum width for the labels under the first and the last column.
const ENDS: f32 = 200.0;
/// The height of the columns, and of the labels beside them.
const HIGH: f32 = 150.0;
const LABEL: f32 = 18.0;

impl State {
    /// Every chart that has data.
    pub(super) fn panels<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let all = &self.chosen;
        let opponents = all.by_opponents.iter().map(|(who, share)| (locale.opponents(*who), *share));
        let sizes = all.by_size.iter().map(|(size, share)| (locale.table_size(*size), *share));
        let about = Some(tr!(locale, "statistics-bars-about"));
        let left = column![
            panel(tr!(locale, "statistics-by-opponents"), about, bars(locale, opponents)),
            self.freed(context),
            self.endings(context),
        ];
        let mut right = column![panel(tr!(locale, "statistics-by-size"), None, bars(locale, sizes))];
        let partner = |name: &str| match name {
            "" => tr!(locale, "player-unnamed"),
            name => name.to_owned(),
        };
        let mut partners: Vec<_> =
            all.by_partner.iter().map(|(name, share)| (partner(name), *share)).collect();
        partners.sort_by_key(|(_, share)| std::cmp::Reverse(share.of));
        partners.truncate(PARTNERS);
        if !partners.is_empty() {
            right = right.push(panel(tr!(locale, "statistics-by-partner"), None, bars(locale, partners)));
        }
        let sides = row![left.spacing(12).width(FillPortion(1)), right.spacing(12).width(FillPortion(1))];
        column![self.rating(context)]
            .push(self.points(context))
            .push(self.luck(context))
            .push(sides.spacing(12))
            .spacing(12)
            .into()
    }

    /// The points of the latest rounds; `None` if no round was played for points.
    fn points<'a>(&'a self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let points = &self.chosen.points;
        let shown = points.0.len().min(SHOWN_ROUNDS);
        let most = points.last(SHOWN_ROUNDS, MEAN_WINDOW).map(|(points, _)| points).max()?;
        // A multiple of 50, so that half of it is a round number too.
        let top = most.max(1).next_multiple_of(50);
        let columns =
            points.last(SHOWN_ROUNDS, MEAN_WINDOW).map(|(points, mean)| (points as f32, mean as f32));
        let label = |points: u32| text::caption(points.to_string()).align_x(Alignment::End).width(34);
        let labels = column![label(top), space::vertical(), label(top / 2), space::vertical(), label(0)];
        let chart = row![labels, container(chart::columns(columns, top as f32)).padding([LABEL / 2.0, 0.0])];
        // One column has one end.
        let first =
            (shown > 1).then(|| text::caption(tr!(context, "statistics-points-first", rounds = shown)));
        let ends = row![
            space::horizontal().width(44),
            first,
            space::horizontal(),
            text::caption(tr!(context, "statistics-points-last")),
        ];
        // The last label stands under the last column, unless the columns are too few for both labels.
        let ends = container(ends).max_width(44.0 + (shown as f32 * chart::WIDEST).max(ENDS));
        let about = tr!(context, "statistics-points-about", rounds = MEAN_WINDOW);
        let chart = column![chart.spacing(10).height(HIGH + LABEL), ends].spacing(4);
        Some(panel(tr!(context, "statistics-points-over-time"), Some(about), chart))
    }

    /// What had to be played before stock cards could be: nothing, hand cards, discards or both.
    fn freed<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let freed = self.chosen.freed;
        let wild = percent(locale, Proportion::new(freed.wild, freed.total()));
        let about = wild.map(|share| tr!(locale, "statistics-freed-wild", share = share));
        let parts = [
            (tr!(locale, "statistics-freed-straight"), freed.straight),
            (tr!(locale, "statistics-freed-hand"), freed.hand),
            (tr!(locale, "statistics-freed-discards"), freed.discards),
            (tr!(locale, "statistics-freed-both"), freed.both),
        ];
        panel(tr!(locale, "statistics-freed"), about, parts_chart(locale, parts.into()))
    }

    /// How often rounds ended in which way.
    fn endings<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let endings = self.chosen.endings;
        let parts = [
            (tr!(context, "statistics-ending-stock-empty"), endings.stock_empty),
            (tr!(context, "statistics-ending-blocked"), endings.blocked),
            (tr!(context, "statistics-ending-stalled"), endings.stalled),
        ];
        panel(tr!(context, "statistics-endings"), None, parts_chart(context.locale, parts.into()))
    }
}

/// A chart with its title.
pub(super) fn panel<'a>(
    name: String,
    about: Option<String>,
    chart: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let head = column![text::heading(name)].push(about.map(text::caption)).spacing(2);
    container(column![head, chart.into()].spacing(12)).padding([12, 16]).width(Fill).style(field).into()
}

/// A chart of lines over rounds, with values at its left edge.
pub(super) fn line_chart<'a>(
    lines: Vec<Line>,
    range: (f32, f32),
    values: Vec<(f32, String)>,
    words: String,
    context: Context<'a>,
) -> Element<'a, Message> {
    let chart = LineChart { values, words, ..LineChart::new(lines, range, SHARPNESS * context.scale) };
    container(chart).height(HIGH).width(Fill).into()
}

/// A bar of the share of wins for each entry.
fn bars<'a>(locale: &Locale, shares: impl IntoIterator<Item = (String, Proportion)>) -> Element<'a, Message> {
    let bar = |(name, share): (String, Proportion)| {
        let of = tr!(locale, "statistics-won-of", won = share.part, rounds = share.of);
        let head = row![
            text::body(name).width(Fill),
            text::caption(of),
            text::body(percent(locale, share).unwrap_or_default()).width(54).align_x(Alignment::End),
        ];
        let bar = chart::share_bar(share.value().unwrap_or_default(), share.interval());
        column![head.spacing(8).align_y(Alignment::Center), Element::from(bar)].spacing(3).into()
    };
    Column::with_children(shares.into_iter().map(bar)).spacing(8).into()
}

/// A bar of parts, with a legend of patterns and names.
fn parts_chart<'a>(locale: &Locale, parts: Vec<(String, u64)>) -> Element<'a, Message> {
    let sum = parts.iter().map(|(_, count)| count).sum();
    let bar = chart::parts(parts.iter().map(|(_, count)| *count as f64));
    let line = |(at, (name, count)): (usize, (String, u64))| {
        let share = percent(locale, Proportion::new(count, sum)).unwrap_or_default();
        row![
            Element::from(swatch(at)),
            text::body(name).width(Fill),
            text::caption(count.to_string()),
            text::body(share).width(54).align_x(Alignment::End),
        ]
        .spacing(10)
        .align_y(Alignment::Center)
        .into()
    };
    let legend = Column::with_children(parts.into_iter().enumerate().map(line)).spacing(4);
    column![Element::from(bar), legend].spacing(10).into()
}
