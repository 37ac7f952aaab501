//! A puzzle of a set against the clock: its panel, and how the set goes on.

use std::time::{Duration, Instant};

use iced::widget::{column, row, scrollable};
use iced::{Center, Fill, Task, task};
use skipstone_core::Replica;
use skipstone_core::table::Table;

use super::{Counts, Message, PuzzleStanding, PuzzleTable};
use crate::locale::minutes_and_seconds;
use crate::puzzles::{Progress, TimedSet};
use crate::screen::Context;
use crate::screen::table::model::TableModel;
use crate::session::PRESS_GRACE;
use crate::theme::text::{accent, soft, success};
use crate::widget::accessible::{LiveRegion, Priority, Sentence};
use crate::widget::{button, text};
use crate::{Element, tr};

/// How long the end of a try is shown before the next puzzle.
const BEAT: Duration = Duration::from_millis(700);
/// The times left of which those are told who don't see the clock.
const MINUTE: Duration = Duration::from_secs(60);
const TEN_SECONDS: Duration = Duration::from_secs(10);

/// A puzzle of a set.
#[derive(Debug)]
pub(in crate::screen::table) struct TimedPuzzle {
    pub(in crate::screen::table) puzzle: PuzzleTable,
    set: TimedSet,
    /// How many were solved in the best set so far; `None` before the first one.
    best: Option<u32>,
    opened: Instant,
    /// Goes on to the next puzzle, once what became of this one is noted; aborted on drop.
    goes_on: Option<task::Handle>,
}

impl TimedPuzzle {
    /// The puzzle of a set that is next, with its table, where somebody of a name plays it. `None` if the set is over, or if the puzzle
    /// has no table.
    pub(in crate::screen::table) fn open(
        set: TimedSet,
        best: Option<u32>,
        now: Instant,
        name: &str,
    ) -> Option<(TimedPuzzle, Table)> {
        let standing =
            PuzzleStanding { progress: Progress::default(), counts: Counts::ForNothing, is_favourite: None };
        let opened = PuzzleTable::open(set.puzzle()?.clone(), standing, name);
        let opened = opened.inspect_err(|error| tracing::error!(%error, "a puzzle has no table")).ok();
        opened.map(|(puzzle, table)| (TimedPuzzle { puzzle, set, best, opened: now, goes_on: None }, table))
    }

    /// The position, as its player sees it.
    pub(in crate::screen::table) fn origin(&self) -> Replica {
        self.puzzle.origin()
    }

    /// The set, as far as it is.
    pub(in crate::screen::table) fn set(&self) -> &TimedSet {
        &self.set
    }

    /// The clock goes on. What is solved just before the time is up counts, though the board may not show it yet. Returns whether the
    /// time is up.
    pub(in crate::screen::table) fn tick(&mut self, now: Instant) -> bool {
        if self.set.is_up(now) && !self.is_noted() && self.puzzle.is_known_solved() {
            self.set.note(true);
        }
        self.set.tick(now);
        self.set.is_up(now)
    }

    /// Leaves the puzzle out. Returns whether it does: not once it is noted, nor by a press that was meant for the puzzle before.
    pub(in crate::screen::table) fn skip(&mut self, now: Instant) -> bool {
        let skips = !self.is_noted() && now >= self.opened + PRESS_GRACE;
        if skips {
            self.set.note(false);
        }
        skips
    }

    /// Notes what has become of the puzzle, once; the set goes on a little later.
    pub(in crate::screen::table) fn note(&mut self, solved: bool) -> Option<Task<Message>> {
        if self.is_noted() {
            return None;
        }
        self.set.note(solved);
        let (task, handle) =
            Task::perform(async { tokio::time::sleep(BEAT).await }, |()| Message::GoOn).abortable();
        self.goes_on = Some(handle.abort_on_drop());
        Some(task)
    }

    /// Whether what has become of the puzzle is noted.
    pub(in crate::screen::table) fn is_noted(&self) -> bool {
        self.goes_on.is_some()
    }

    /// The panel.
    pub(in crate::screen::table) fn panel<'a>(
        &'a self,
        model: &'a TableModel,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let clock = text::title(minutes_and_seconds(self.set.left()));
        let left = column![text::caption(tr!(context, "timed-left")).style(soft), clock].width(Fill);
        let solved = text::title(self.set.solved().to_string()).style(success);
        let solved = column![text::caption(tr!(context, "timed-solved")).style(soft), solved].align_x(Center);
        let announced = LiveRegion::new(move || vec![self.time_sentence(context)]);
        let head = column![announced, row![left, solved].align_y(Center)];
        let end = self.puzzle.outcome(context).map(|outcome| {
            let is_solved = self.puzzle.is_solved();
            text::heading(outcome).style(if is_solved { success } else { accent })
        });
        let content = column![text::body(self.puzzle.task(context))]
            .push(self.puzzle.coming(model, context))
            .push(end)
            .spacing(14)
            .padding([0, 14]);
        let content = scrollable(content).width(Fill).height(Fill);
        let foot = column![].push(self.standing(context)).push(self.buttons(context)).spacing(10);
        column![head.padding([12, 14]), content, foot.padding([12, 14])].into()
    }

    /// How many were solved in the best set.
    fn standing<'a>(&self, context: Context<'a>) -> Option<Element<'a, Message>> {
        let best = self.best?;
        Some(text::caption(tr!(context, "timed-best", solved = best)).style(soft).into())
    }

    fn buttons<'a>(&self, context: Context<'a>) -> Element<'a, Message> {
        let open = |message| (!self.is_noted()).then_some(message);
        let skip = button::secondary(tr!(context, "timed-skip"), open(Message::Skip)).width(Fill);
        let again = open(Message::Again).filter(|_| self.puzzle.has_moves());
        let again = button::secondary(tr!(context, "timed-again"), again).width(Fill);
        let end = button::quiet(tr!(context, "timed-end"), Some(Message::EndSet));
        column![Element::from(again), Element::from(skip), Element::from(end)].spacing(6).into()
    }

    /// What is said of the time to those who don't see the clock: at the beginning, with a minute left and with ten seconds left.
    fn time_sentence(&self, context: Context<'_>) -> Sentence {
        let key = match self.set.left() {
            left if left <= TEN_SECONDS => "timed-ten-seconds",
            left if left <= MINUTE => "timed-minute",
            _ => "timed-begins",
        };
        let words = context.locale.text(key);
        Sentence { key: key.to_owned(), priority: Priority::Answer, words }
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::{Event, Move, Seed, VisibleEvent};

    use super::*;

    /// The events of moves in a puzzle.
    fn events(timed: &TimedPuzzle, moves: &[Move]) -> Vec<VisibleEvent> {
        let mut round = timed.puzzle.puzzle().round().clone();
        let me = round.turn();
        let mut seen = Vec::new();
        for mv in moves {
            let mut events: Vec<Event> = Vec::new();
            round.play_into(me, *mv, &mut events).expect("a legal move");
            seen.extend(events.iter().map(|event| VisibleEvent::of(event, Some(me), &round)));
        }
        seen
    }

    #[test]
    fn each_puzzle_is_noted_once_and_the_last_one_as_long_as_it_is_solved_in_time() {
        let start = Instant::now();
        let mut set = TimedSet::new(&Seed::from_number(1), start);
        for solves in [true, false, true] {
            let (mut timed, _) = TimedPuzzle::open(set.clone(), None, start, "Ada").expect("a puzzle");
            let puzzle = timed.puzzle.puzzle().clone();
            let discard = puzzle.round().legal_moves().iter().find(|mv| !mv.is_play()).expect("one");
            let moves = if solves { puzzle.answer().line().to_vec() } else { vec![discard] };
            let events = events(&timed, &moves);
            timed.puzzle.follow_known(&events);
            let end = timed.puzzle.follow_shown(&events).expect("the try is over");
            assert_eq!(end.solved, solves);
            assert!(
                timed.note(end.solved).is_some()
                    && timed.note(end.solved).is_none()
                    && !timed.skip(start + MINUTE)
            );
            assert!(!timed.tick(start + MINUTE));
            set = timed.set().clone();
        }
        assert_eq!(set.results(), [true, false, true]);
        let (mut skipped, _) = TimedPuzzle::open(set.clone(), None, start, "Ada").expect("a puzzle");
        assert!(!skipped.skip(start), "the puzzle before was meant");
        assert!(skipped.skip(start + PRESS_GRACE) && skipped.set().results().len() == 4);
        // The last card still flies as the time runs out.
        let (mut timed, _) = TimedPuzzle::open(set, None, start, "Ada").expect("a puzzle");
        let line = timed.puzzle.puzzle().answer().line().to_vec();
        let events = events(&timed, &line);
        timed.puzzle.follow_known(&events);
        assert!(timed.tick(start + TimedSet::TIME) && timed.set().solved() == 3);
        assert!(TimedPuzzle::open(timed.set().clone(), None, start, "Ada").is_none(), "the set is over");
    }
}
