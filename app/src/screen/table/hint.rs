//! Hints: the strongest level's advice for the current turn.

use iced::{Task, task};
use skipstone_core::bot::advice::{Advice, advise};
use skipstone_core::{Replica, SeatView};

use super::message::Message;
use crate::board::{HighlightedSlot, TableWording, highlight};

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
    Shown(Box<Advice>, Vec<HighlightedSlot>),
}

impl Hint {
    /// The slots of the shown hint; empty if none is shown.
    pub(super) fn places(&self) -> &[HighlightedSlot] {
        match &self.state {
            HintState::Shown(_, places) => places,
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
            Some(advice) => {
                let places = highlight::highlighted_slots(known, &advice.line);
                HintState::Shown(advice, places)
            }
            None => HintState::Idle,
        };
    }

    /// The shown hint as (what to do, why); `None` if none is shown.
    pub(super) fn text(&self, known: &SeatView<'_>, wording: TableWording<'_>) -> Option<(String, String)> {
        let HintState::Shown(advice, _) = &self.state else { return None };
        let reasons = wording.reasons(known, &advice.line, &advice.reasons);
        let sentences = [reasons, wording.certainty(known.seat(), advice)];
        let why: Vec<String> = sentences.into_iter().filter(|sentence| !sentence.is_empty()).collect();
        Some((wording.hint(known.seat(), &advice.line), why.join(" ")))
    }

    /// The shown hint for those who don't see it on the board: each move with its places, and why; `None` if none is shown.
    pub(super) fn spoken(&self, known: &SeatView<'_>, wording: TableWording<'_>) -> Option<String> {
        let HintState::Shown(advice, _) = &self.state else { return None };
        let (_, why) = self.text(known, wording)?;
        Some(format!("{} {why}", wording.spoken_hint(known.seat(), &advice.line)))
    }
}

/// Computes advice on a background thread.
pub(super) async fn think(position: Replica) -> Option<Box<Advice>> {
    let thought = tokio::task::spawn_blocking(move || advise(&position.view())).await;
    thought.ok().flatten().map(Box::new)
}
