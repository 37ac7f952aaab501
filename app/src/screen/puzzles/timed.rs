//! Sets against the clock on the page of puzzles: how the last one has ended, and the way into the next.

use iced::widget::{column, container, row};
use iced::{Alignment, Fill};

use super::{EndedSet, Message, State};
use crate::screen::Context;
use crate::theme::container::field;
use crate::theme::text::{soft, success};
use crate::widget::accessible::{LiveRegion, Priority};
use crate::widget::page::section;
use crate::widget::{button, text};
use crate::{Element, tr};

impl State {
    /// The way into a set, with the best one so far; `None` where the end of the last one leads into the next.
    pub(super) fn timed<'a>(&'a self, context: Context<'a>) -> Option<Element<'a, Message>> {
        if self.ended.is_some() {
            return None;
        }
        let best = self.best_set.map(|solved| tr!(context, "timed-best", solved = solved));
        let best = best.map(|best| text::caption(best).style(soft));
        let about =
            column![text::body(tr!(context, "timed-title")), text::caption(tr!(context, "timed-about"))]
                .push(best)
                .spacing(3)
                .width(Fill);
        let begin = button::secondary(tr!(context, "timed-begin"), Some(Message::BeginSet));
        let line = row![about, Element::from(begin)].spacing(16).align_y(Alignment::Center);
        Some(container(line).padding([10, 16]).width(Fill).style(field).into())
    }

    /// How the set has ended that was played last, with what was missed in it.
    pub(super) fn ended_set<'a>(&'a self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let ended = self.ended.as_ref()?;
        let announced = LiveRegion::of(Priority::Result, move || {
            format!("{} {}", heading(ended, context), standing(ended, context))
        });
        let is_best = ended.is_best();
        let standing = text::body(standing(ended, context));
        let standing = if is_best { standing.style(success) } else { standing };
        let again = button::secondary(tr!(context, "timed-once-more"), Some(Message::BeginSet));
        let line = row![standing.width(Fill), Element::from(again)].spacing(16).align_y(Alignment::Center);
        let missed =
            (!ended.missed.is_empty()).then(|| text::caption(tr!(context, "timed-missed")).style(soft));
        let missed = missed.into_iter().map(Element::from);
        let rows =
            ended.missed.iter().map(|puzzle| self.puzzle_row(self.history.of(&puzzle.id()), puzzle, context));
        let line = column![announced, line];
        Some(section(heading(ended, context), std::iter::once(line.into()).chain(missed).chain(rows)))
    }
}

impl EndedSet {
    fn is_best(&self) -> bool {
        self.solved > self.best_before.unwrap_or(0)
    }
}

fn heading(ended: &EndedSet, context: Context<'_>) -> String {
    tr!(context, "timed-ended", solved = ended.solved)
}

/// How the set stands beside the best one before.
fn standing(ended: &EndedSet, context: Context<'_>) -> String {
    match (ended.is_best(), ended.best_before) {
        (true, Some(before)) => tr!(context, "timed-new-best", before = before),
        (true, None) => tr!(context, "timed-first-best"),
        (false, Some(best)) => tr!(context, "timed-best", solved = best),
        (false, None) => tr!(context, "timed-none"),
    }
}
