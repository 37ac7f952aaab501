//! Hints: the strongest level's advice for the current turn, which goes on with its next move while the player follows it.

use iced::{Task, task};
use skipstone_core::bot::advice::{Advice, AdvisedMove, advise};
use skipstone_core::{Replica, SeatView, VisibleEvent};

use super::message::Message;
use crate::board::{HighlightedSlot, TableWording, highlight};
use crate::tr;

/// The state of the hint.
#[derive(Debug, Default)]
pub(super) struct Hint {
    /// The number of the latest request; answers to earlier ones are discarded.
    request: u32,
    state: HintState,
}

#[derive(Debug, Default)]
enum HintState {
    /// No hint was asked for, or it was removed.
    #[default]
    Idle,
    /// A hint is being computed; dropping the handle aborts it.
    Asked { _call: task::Handle },
    /// The hint is shown.
    Shown(Box<ShownHint>),
}

#[derive(Debug)]
struct ShownHint {
    advice: Advice,
    /// How many of its moves the player has made.
    made: usize,
    /// The slots of the others.
    places: Vec<HighlightedSlot>,
}

impl ShownHint {
    fn new(advice: Advice, made: usize, known: &SeatView<'_>) -> ShownHint {
        let places = highlight::highlighted_slots(known, &advice.line[made..]);
        ShownHint { advice, made, places }
    }

    /// The moves that are still to be made.
    fn rest(&self) -> &[AdvisedMove] {
        &self.advice.line[self.made..]
    }

    /// What is to be done, after the number of its first step.
    fn numbered(&self, does: String, wording: TableWording<'_>) -> String {
        let (step, steps) = (self.made + 1, self.advice.line.len());
        tr!(wording.locale, "hint-numbered", step = step, steps = steps, does = does)
    }

    /// Whether these events are what the next move leads to, and nothing of which the advice didn't know.
    fn is_followed_by(&self, events: &[VisibleEvent], known: &SeatView<'_>) -> bool {
        let [next, _, ..] = self.rest() else { return false };
        let is_next = |event: &VisibleEvent| match event {
            VisibleEvent::Play { seat, mv, card, .. } => {
                *seat == known.seat() && Some(*card) == next.card && mv.target() == next.mv.target()
            }
            _ => false,
        };
        let is_known =
            |event: &VisibleEvent| matches!(event, VisibleEvent::Play { .. } | VisibleEvent::Complete(_));
        events.iter().filter(|event| is_next(event)).count() == 1 && events.iter().all(is_known)
    }
}

impl Hint {
    /// The slots of the shown hint; empty if none is shown.
    pub(super) fn places(&self) -> &[HighlightedSlot] {
        match &self.state {
            HintState::Shown(shown) => &shown.places,
            HintState::Idle | HintState::Asked { .. } => &[],
        }
    }

    /// Removes the hint, or aborts its computation.
    pub(super) fn clear(&mut self) {
        self.state = HintState::Idle;
    }

    /// Whether none is shown or being computed.
    pub(super) fn is_idle(&self) -> bool {
        matches!(self.state, HintState::Idle)
    }

    /// Starts computing a hint.
    pub(super) fn ask(&mut self, table: Replica) -> Task<Message> {
        self.request += 1;
        let asked = self.request;
        let advised = move |advice| Message::Advised(asked, advice);
        let (task, handle) = Task::perform(think(table), advised).abortable();
        self.state = HintState::Asked { _call: handle.abort_on_drop() };
        task
    }

    /// Shows the answer to request `asked`, unless the hint was cleared or requested anew since.
    pub(super) fn show(&mut self, asked: u32, advice: Option<Box<Advice>>, known: &SeatView<'_>) {
        if self.request != asked || !matches!(self.state, HintState::Asked { .. }) {
            return;
        }
        self.state = match advice {
            Some(advice) => HintState::Shown(Box::new(ShownHint::new(*advice, 0, known))),
            None => HintState::Idle,
        };
    }

    /// Follows events: what is left of the hint stays if the player has made its next move.
    pub(super) fn follow(&mut self, events: &[VisibleEvent], known: &SeatView<'_>) {
        self.state = match std::mem::take(&mut self.state) {
            HintState::Shown(shown) if shown.is_followed_by(events, known) => {
                HintState::Shown(Box::new(ShownHint::new(shown.advice, shown.made + 1, known)))
            }
            _ => HintState::Idle,
        };
    }

    /// The shown hint as what to do and why, sentence by sentence; `None` if none is shown. Why is told of the whole of it only.
    pub(super) fn text(
        &self,
        known: &SeatView<'_>,
        wording: TableWording<'_>,
    ) -> Option<(String, Vec<String>)> {
        let HintState::Shown(shown) = &self.state else { return None };
        let (me, advice) = (known.seat(), &shown.advice);
        if shown.made > 0 {
            return Some((shown.numbered(wording.hint(me, shown.rest()), wording), Vec::new()));
        }
        let mut why = wording.reason_list(known, &advice.line, &advice.reasons);
        why.push(wording.certainty(me, advice));
        why.retain(|sentence| !sentence.is_empty());
        Some((wording.hint(me, &advice.line), why))
    }

    /// The shown hint for those who don't see it on the board: each move with its places, and why, and of one that is being followed
    /// the next move; `None` if none is shown.
    pub(super) fn spoken(&self, known: &SeatView<'_>, wording: TableWording<'_>) -> Option<String> {
        let HintState::Shown(shown) = &self.state else { return None };
        let (me, rest) = (known.seat(), shown.rest());
        if let Some(next) = rest.first().filter(|_| shown.made > 0) {
            return Some(shown.numbered(format!("{}.", wording.advised_move(me, next)), wording));
        }
        let (_, why) = self.text(known, wording)?;
        Some(format!("{} {}", wording.spoken_hint(me, rest), why.join(" ")))
    }
}

/// Computes advice on a background thread.
pub(super) async fn think(position: Replica) -> Option<Box<Advice>> {
    let thought = tokio::task::spawn_blocking(move || advise(&position.view())).await;
    thought.ok().flatten().map(Box::new)
}
