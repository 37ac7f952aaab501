//! How a widget that handles keys by itself takes the focus from all others.

use std::any::Any;

use iced::Rectangle;
use iced::advanced::widget::{Id, Operation};

/// A part of such a widget's state, which it passes to [`Operation::custom`].
#[derive(Debug, Default)]
pub struct FocusClaim {
    is_open: bool,
}

impl FocusClaim {
    /// Takes the focus from whatever has it: the [`Scope`](super::Scope) around the screen sees to it once the key is handled.
    pub fn claim(&mut self) {
        self.is_open = true;
    }
}

/// Looks for an open claim, and closes it.
#[derive(Default)]
pub(super) struct ClaimFinder {
    pub(super) is_found: bool,
}

impl Operation for ClaimFinder {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn custom(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Any) {
        if let Some(claim) = state.downcast_mut::<FocusClaim>() {
            self.is_found |= std::mem::take(&mut claim.is_open);
        }
    }
}
