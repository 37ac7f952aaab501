//! How the cards were over many rounds: whether they even out.

use iced::widget::column;

use super::figures::percent;
use super::panels::{line_chart, panel};
use super::{Message, State};
use crate::screen::Context;
use crate::statistics::{LuckTotals, Proportion};
use crate::theme::text::soft;
use crate::widget::chart::{Dash, Line};
use crate::widget::text;
use crate::{Element, tr};

/// The widths of the line of the mean and of the two that chance keeps between.
const MEAN: f32 = 2.5;
const CHANCE: f32 = 1.5;

impl State {
    /// The mean of all rounds so far, between the lines that chance alone keeps it; `None` before the second weighed round.
    pub(super) fn luck<'a>(&'a self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let luck = &self.luck;
        let rounds = luck.better_than.0.len();
        let mean = luck.better_than.mean().filter(|_| rounds > 1)?;
        let spread = LuckTotals::spread(rounds);
        let about = tr!(
            context,
            "statistics-luck-about",
            mean = mean.round() as u32,
            low = (50.0 - spread).max(0.0).round() as u32,
            high = (50.0 + spread).min(100.0).round() as u32,
            rounds = rounds,
            fits = if (mean - 50.0).abs() <= spread { "yes" } else { "no" }
        );
        let tokens = context.theme().tokens();
        let line = |points: Vec<(f32, f32)>, colour, dash, width| Line { points, colour, dash, width };
        let chance = |towards: f64| {
            let at = |rounds: usize| (rounds as f32, (50.0 + towards * LuckTotals::spread(rounds)) as f32);
            line((1..=rounds).map(at).collect(), tokens.text_soft, Dash::BROKEN[0], CHANCE)
        };
        let means = luck.better_than.means().map(|(rounds, mean)| (rounds as f32, mean as f32));
        let lines = vec![chance(-1.0), chance(1.0), line(means.collect(), tokens.accent, Dash::Solid, MEAN)];
        let values = [0_u8, 50, 100].map(|value| (value.into(), value.to_string())).into();
        let chart = line_chart(lines, (rounds as f32, 100.0), values, about.clone(), context);
        let share = |part, of| percent(context.locale, Proportion::new(part, of)).unwrap_or_default();
        let cards = tr!(
            context,
            "statistics-luck-cards",
            openers = luck.openers,
            expected = context.locale.decimal(luck.expected_openers, 0),
            playable = share(luck.playable, luck.turns),
            theirs = share(luck.of_opponents.0, luck.of_opponents.1)
        );
        let chart = column![chart, text::caption(cards).style(soft)].spacing(8);
        Some(panel(tr!(context, "statistics-luck"), Some(about), chart))
    }
}
