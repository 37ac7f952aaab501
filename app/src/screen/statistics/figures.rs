//! The key figures of the statistics.

use iced::Fill;
use iced::widget::{Row, column, container};

use super::{Message, State};
use crate::locale::Locale;
use crate::screen::Context;
use crate::statistics::{Proportion, RoundOutcome, Streak};
use crate::theme::container::field;
use crate::theme::text::accent;
use crate::widget::text;
use crate::{Element, tr};

/// Shown where there is nothing to count.
const NONE: &str = "–";
/// A wider confidence interval tells nothing, as "0 to 79 %" after one round.
const WIDEST_INTERVAL: f64 = 0.5;

impl State {
    /// Two rows of key figures.
    pub(super) fn figures<'a>(&'a self, context: Context<'a>) -> Element<'a, Message> {
        let locale = context.locale;
        let all = &self.chosen;
        let lost = all.won.of - all.won.part - all.tied;
        let rounds = tr!(
            locale,
            "statistics-rounds-about",
            won = all.won.part,
            lost = lost,
            tied = all.tied,
            back = all.taken_back
        );
        let goes_on = match all.streaks.current {
            None => String::new(),
            Some(Streak { outcome: RoundOutcome::Lost, rounds }) => {
                tr!(locale, "statistics-lost-in-a-row", rounds = rounds)
            }
            Some(Streak { rounds, .. }) => tr!(locale, "statistics-won-in-a-row", rounds = rounds),
        };
        let streak = all.streaks.current.map(|streak| streak.rounds);
        let most_lost = tr!(locale, "statistics-longest-lost", rounds = all.streaks.longest_lost);
        let points = all.points.mean().map(|mean| locale.decimal(mean, 1));
        let best = all.points.best().map(|best| tr!(locale, "statistics-points-best", points = best));
        let per_turn = all.stock_per_turn().map(|cards| locale.decimal(cards, 2));
        let stock = tr!(locale, "statistics-stock-about", cards = all.freed.total(), turns = all.turns);
        let series = tr!(locale, "statistics-series-about", series = all.series.of);
        let first = [
            figure(tr!(locale, "statistics-rounds"), Some(all.won.of.to_string()), rounds),
            figure(tr!(locale, "statistics-won"), percent(locale, all.won), interval(locale, all.won)),
            figure(tr!(locale, "statistics-streak"), streak.map(|streak| streak.to_string()), goes_on),
            figure(
                tr!(locale, "statistics-longest-won"),
                Some(all.streaks.longest_won.to_string()),
                most_lost,
            ),
        ];
        let second = [
            figure(tr!(locale, "statistics-points"), points, best.unwrap_or_default()),
            figure(tr!(locale, "statistics-stock"), per_turn, stock),
            figure(
                tr!(locale, "statistics-longest-turn"),
                Some(all.longest_turn.to_string()),
                tr!(locale, "statistics-longest-turn-about", cards = all.longest_turn),
            ),
            figure(tr!(locale, "statistics-series"), Some(all.series.part.to_string()), series),
        ];
        let row = |figures| Row::with_children(figures).spacing(12).width(Fill);
        column![row(first), row(second)].spacing(12).into()
    }
}

/// A large number with its name above and an explanation below.
fn figure<'a>(name: String, value: Option<String>, about: String) -> Element<'a, Message> {
    let value = value.unwrap_or_else(|| NONE.to_owned());
    let words = column![text::caption(name), text::title(value).style(accent), text::caption(about)];
    container(words.spacing(2)).padding([10, 14]).width(Fill).style(field).into()
}

/// A share in percent; `None` without any rounds.
pub(super) fn percent(locale: &Locale, share: Proportion) -> Option<String> {
    share.value().map(|value| tr!(locale, "statistics-percent", percent = rounded(value)))
}

/// The confidence interval of a share, if it is narrow enough to tell something.
fn interval(locale: &Locale, share: Proportion) -> String {
    match share.interval() {
        None => String::new(),
        Some((low, high)) if high - low > WIDEST_INTERVAL => tr!(locale, "statistics-interval-wide"),
        Some((low, high)) => {
            tr!(locale, "statistics-interval", low = rounded(low), high = rounded(high))
        }
    }
}

fn rounded(share: f64) -> u64 {
    (100.0 * share).round() as u64
}
