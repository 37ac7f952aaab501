//! Hints: the strongest level's advice for the current turn.

use iced::{Task, task};
use skipstone_core::bot::advice::{Advice, advise};
use skipstone_core::{Replica, Seed};

use super::{Action, Message, State};
use crate::screen::Context;
use crate::table::{HighlightedSlot, Lesson, highlight};

/// The key that asks for a hint.
pub(super) const HINT_KEY: &str = "H";

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

    fn shown(&self) -> Option<&Advice> {
        match &self.state {
            HintState::Shown(advice, _) => Some(advice),
            HintState::Idle | HintState::Asked { .. } => None,
        }
    }
}

impl State {
    /// Whether hints are allowed: on turn at a table in this process. With other people they would be unfair.
    pub(super) fn may_have_hint(&self) -> bool {
        self.multiplayer.is_none()
            && self.guide.is_none()
            && self.me.is_some()
            && self.animation.view().on_turn() == self.me
    }

    /// Starts computing a hint; removes the one that is shown.
    pub(super) fn ask_for_hint(&mut self) -> Action {
        if !matches!(self.hint.state, HintState::Idle) || !self.may_have_hint() {
            self.hint.clear();
            return Action::None;
        }
        self.animation.finish();
        self.board.refused = None;
        self.hint.request += 1;
        let asked = self.hint.request;
        let advice = think(self.animation.timeline().known().clone());
        let (task, handle) = Task::perform(advice, move |advice| Message::Advised(asked, advice)).abortable();
        self.hint.state = HintState::Asked { _call: handle.abort_on_drop() };
        self.tips.learn(Lesson::Hint);
        Action::Run(task)
    }

    /// Shows the answer to request `asked`, unless the hint was cleared or requested anew since.
    pub(super) fn show_hint(&mut self, asked: u32, advice: Option<Box<Advice>>) {
        if self.hint.request != asked || !matches!(self.hint.state, HintState::Asked { .. }) {
            return;
        }
        self.hint.state = match advice {
            Some(advice) => {
                let places = highlight::highlighted_slots(&self.table(), &advice.line);
                HintState::Shown(advice, places)
            }
            None => HintState::Idle,
        };
    }

    /// The shown hint as (what to do, why); `None` if none is shown.
    pub(super) fn hint_text(&self, context: Context<'_>) -> Option<(String, String)> {
        let (view, wording) = (self.table(), self.wording(context));
        let advice = self.hint.shown()?;
        let reasons = wording.reasons(&view, &advice.line, &advice.reasons);
        let sentences = [reasons, wording.certainty(advice.certainty)];
        let why: Vec<String> = sentences.into_iter().filter(|sentence| !sentence.is_empty()).collect();
        Some((wording.hint(view.seat(), &advice.line), why.join(" ")))
    }
}

/// Computes advice on a background thread.
async fn think(position: Replica) -> Option<Box<Advice>> {
    // A fixed seed that is independent of the round's: advice must not depend on hidden cards.
    let seed = Seed::from_number(0);
    let thought = tokio::task::spawn_blocking(move || advise(&position.view(), &seed)).await;
    thought.ok().flatten().map(Box::new)
}
