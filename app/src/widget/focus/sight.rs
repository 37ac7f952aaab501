//! What is in sight: where on a screen the focus is, and scrolling to it.

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, Scrollable};
use iced::advanced::widget::operation::{Focusable, Operation};
use iced::{Rectangle, Vector};

/// How much of what lies around a focused control is scrolled into sight with it.
const MARGIN: f32 = 48.0;
/// How far the arrows scroll.
const LINE: f32 = 48.0;

/// Where the focus is, and which scrollable lies around it.
#[derive(Default)]
pub(super) struct Focused {
    /// How many scrollables were met so far.
    pub(super) met: usize,
    /// The scrollable whose content comes next.
    entering: Option<usize>,
    /// The scrollable whose content this is.
    inside: Option<usize>,
    /// How many could be focused.
    pub(super) total: usize,
    pub(super) bounds: Option<Rectangle>,
    pub(super) scrollable: Option<usize>,
}

impl Operation for Focused {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outside = self.inside;
        self.inside = self.entering.take().or(outside);
        operate(self);
        self.inside = outside;
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.entering = Some(self.met);
        self.met += 1;
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        self.total += 1;
        if state.is_focused() {
            self.bounds = Some(bounds);
            self.scrollable = self.inside;
        }
    }
}

/// How far to scroll.
#[derive(Clone, Copy)]
pub(super) enum Far {
    /// Until these bounds can be seen.
    Until(Rectangle),
    Lines(f32),
    Pages(f32),
}

/// Scrolls one scrollable of a screen.
pub(super) struct Scroll {
    /// How many are met before it.
    pub(super) scrollable: Option<usize>,
    pub(super) far: Far,
}

impl Operation for Scroll {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if self.scrollable == Some(0) {
            let down = match self.far {
                Far::Until(shown) => {
                    let top = shown.y - translation.y - bounds.y;
                    let below = top + shown.height + MARGIN - bounds.height;
                    if top < MARGIN { top - MARGIN } else { below.max(0.0) }
                }
                Far::Lines(lines) => lines * LINE,
                Far::Pages(pages) => pages * (bounds.height - LINE).max(LINE),
            };
            state.scroll_by(AbsoluteOffset { x: 0.0, y: down }, bounds, content);
        }
        self.scrollable = self.scrollable.and_then(|left| left.checked_sub(1));
    }
}
