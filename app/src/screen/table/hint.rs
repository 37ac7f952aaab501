//! What the strongest player would do, asked for and shown.

use iced::{Task, task};
use skipstone_core::bot::advice::{Advice, advise};
use skipstone_core::{Mirror, Seed};

use super::{Action, Message, State};
use crate::screen::Context;
use crate::table::{Lit, lit};

/// The key that asks for one.
pub(super) const KEY: &str = "H";

/// The player's wish for a hint.
#[derive(Debug, Default)]
pub(super) struct Hint {
    /// How often one was asked for. An answer to an earlier question is out of date.
    asked: u32,
    stage: Stage,
}

#[derive(Debug, Default)]
enum Stage {
    /// Nobody asks.
    #[default]
    Idle,
    /// The answer is on its way. It is called off when nobody waits for it any more.
    Asked { _call: task::Handle },
    /// It is shown.
    Shown(Box<Advice>, Vec<Lit>),
}

impl Hint {
    /// The places that the shown hint leads over.
    pub(super) fn places(&self) -> &[Lit] {
        match &self.stage {
            Stage::Shown(_, places) => places,
            Stage::Idle | Stage::Asked { .. } => &[],
        }
    }

    /// Takes it away, or calls it off.
    pub(super) fn clear(&mut self) {
        self.stage = Stage::Idle;
    }

    fn shown(&self) -> Option<&Advice> {
        match &self.stage {
            Stage::Shown(advice, _) => Some(advice),
            Stage::Idle | Stage::Asked { .. } => None,
        }
    }
}

impl State {
    /// Whether the player may have a hint: on turn, and without others, to whom it would be unfair.
    pub(super) fn may_have_hint(&self) -> bool {
        let view = self.truth.view();
        self.company.is_none() && Some(view.turn()) == self.me && view.turns() > 0 && view.ending().is_none()
    }

    /// Asks for a hint; asked again, takes it away.
    pub(super) fn ask_for_hint(&mut self) -> Action {
        if !matches!(self.hint.stage, Stage::Idle) || !self.may_have_hint() {
            self.hint.clear();
            return Action::None;
        }
        self.stage.finish();
        self.board.refused = None;
        self.hint.asked += 1;
        let asked = self.hint.asked;
        let advice = think(self.truth.clone());
        let (task, handle) = Task::perform(advice, move |advice| Message::Advised(asked, advice)).abortable();
        self.hint.stage = Stage::Asked { _call: handle.abort_on_drop() };
        Action::Run(task)
    }

    /// Shows a hint, unless the player has gone on meanwhile.
    pub(super) fn advised(&mut self, asked: u32, advice: Option<Box<Advice>>) {
        if self.hint.asked != asked || !matches!(self.hint.stage, Stage::Asked { .. }) {
            return;
        }
        self.hint.stage = match advice {
            Some(advice) => {
                let places = lit::places(&self.truth.view(), &advice.line);
                Stage::Shown(advice, places)
            }
            None => Stage::Idle,
        };
    }

    /// The shown hint in words: what to do, and why.
    pub(super) fn hint_in_words(&self, context: Context<'_>) -> Option<(String, String)> {
        let (view, voice) = (self.truth.view(), self.voice(context));
        let advice = self.hint.shown()?;
        Some((voice.hint(view.seat(), &advice.line), voice.reasons(&view, &advice.line, &advice.reasons)))
    }
}

/// Thinks about a position away from the window, which doesn't wait.
async fn think(position: Mirror) -> Option<Box<Advice>> {
    // Its own chance: whoever gives hints knows no more of the cards than the player.
    let seed = Seed::from_number(0);
    let thought = tokio::task::spawn_blocking(move || advise(&position.view(), &seed)).await;
    thought.ok().flatten().map(Box::new)
}
