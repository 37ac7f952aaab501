//! Finds the focused control, and scrolls to it.

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::scrollable::{AbsoluteOffset, Scrollable};
use iced::advanced::widget::operation::{Focusable, Operation, Outcome};
use iced::{Rectangle, Vector};

/// The margin around a focused control that is scrolled into view with it.
const MARGIN: f32 = 48.0;
/// The distance that an arrow key scrolls.
const LINE: f32 = 48.0;
/// Lower scrollables aren't read page by page.
const LOWEST_PAGE: f32 = 160.0;

/// Where a walk through the widgets is. Scrollables are numbered in tree order.
#[derive(Default)]
struct Surroundings {
    /// The number of scrollables met so far.
    met: usize,
    /// The scrollable whose content is traversed next.
    entering: Option<usize>,
    /// The scrollable whose content is being traversed.
    inside: Option<usize>,
}

impl Surroundings {
    /// A scrollable, whose content follows.
    fn meet_scrollable(&mut self) {
        self.entering = Some(self.met);
        self.met += 1;
    }

    /// The content of what was met last follows. Returns what is to be given to `leave` after it.
    fn enter(&mut self) -> Option<usize> {
        let outside = self.inside;
        self.inside = self.entering.take().or(outside);
        outside
    }

    fn leave(&mut self, outside: Option<usize>) {
        self.inside = outside;
    }
}

/// Finds the focused control and the scrollable around it.
#[derive(Default)]
pub(super) struct FocusFinder {
    surroundings: Surroundings,
    /// The number of focusable widgets.
    pub(super) total: usize,
    pub(super) bounds: Option<Rectangle>,
    pub(super) scrollable: Option<usize>,
}

impl FocusFinder {
    /// How many scrollables were met.
    pub(super) fn scrollables(&self) -> usize {
        self.surroundings.met
    }
}

impl Operation for FocusFinder {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outside = self.surroundings.enter();
        operate(self);
        self.surroundings.leave(outside);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.surroundings.meet_scrollable();
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        self.total += 1;
        if state.is_focused() {
            self.bounds = Some(bounds);
            self.scrollable = self.surroundings.inside;
        }
    }
}

/// Scrolls the container with this id into view, in the scrollable around it.
pub fn scroll_to(id: Id) -> impl Operation {
    ContainerFinder { id, surroundings: Surroundings::default(), found: None }
}

struct ContainerFinder {
    id: Id,
    surroundings: Surroundings,
    /// The scrollable around the container, and the bounds of that.
    found: Option<(usize, Rectangle)>,
}

impl Operation for ContainerFinder {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outside = self.surroundings.enter();
        operate(self);
        self.surroundings.leave(outside);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.id) {
            self.found = self.surroundings.inside.map(|scrollable| (scrollable, bounds));
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.surroundings.meet_scrollable();
    }

    fn finish(&self) -> Outcome<()> {
        match self.found {
            Some((scrollable, bounds)) => Outcome::Chain(Box::new(scroll_into_view(scrollable, bounds))),
            None => Outcome::None,
        }
    }
}

/// How far to scroll.
#[derive(Clone, Copy)]
pub(super) enum ScrollDistance {
    /// Until these bounds are visible.
    Until(Rectangle),
    Lines(f32),
    Pages(f32),
}

/// Scrolls a scrollable, counted in tree order, until these bounds of its content are visible.
pub fn scroll_into_view(scrollable: usize, bounds: Rectangle) -> impl Operation {
    Scroll { scrollable: Some(scrollable), distance: ScrollDistance::Until(bounds) }
}

/// Scrolls a scrollable, counted in tree order, by so many of its pages, upwards if negative.
pub fn scroll_pages(scrollable: usize, pages: f32) -> impl Operation {
    Scroll { scrollable: Some(scrollable), distance: ScrollDistance::Pages(pages) }
}

/// A scrollable whose content is higher than itself.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Overflow {
    /// Its number in tree order.
    pub scrollable: usize,
    /// In logical pixels of the window.
    pub bounds: Rectangle,
    /// Whether there is more above what it shows.
    pub is_above: bool,
    /// Whether there is more below what it shows.
    pub is_below: bool,
}

/// Finds the last scrollable that has to be scrolled to be read.
pub fn overflow() -> impl Operation<Option<Overflow>> {
    OverflowFinder::default()
}

#[derive(Default)]
struct OverflowFinder {
    /// The number of scrollables met so far.
    met: usize,
    found: Option<Overflow>,
}

impl Operation<Option<Overflow>> for OverflowFinder {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Option<Overflow>>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        let hidden = content.height - bounds.height;
        if hidden >= 1.0 && bounds.height >= LOWEST_PAGE {
            let (is_above, is_below) = (translation.y >= 1.0, translation.y <= hidden - 1.0);
            self.found = Some(Overflow { scrollable: self.met, bounds, is_above, is_below });
        }
        self.met += 1;
    }

    fn finish(&self) -> Outcome<Option<Overflow>> {
        Outcome::Some(self.found)
    }
}

/// An operation that scrolls one scrollable.
pub(super) struct Scroll {
    /// The number of the scrollable; `None` scrolls nothing.
    pub(super) scrollable: Option<usize>,
    pub(super) distance: ScrollDistance,
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
            let down = match self.distance {
                ScrollDistance::Until(shown) => {
                    let top = shown.y - translation.y - bounds.y;
                    let below = top + shown.height + MARGIN - bounds.height;
                    if top < MARGIN { top - MARGIN } else { below.max(0.0) }
                }
                ScrollDistance::Lines(lines) => lines * LINE,
                ScrollDistance::Pages(pages) => pages * (bounds.height - LINE).max(LINE),
            };
            state.scroll_by(AbsoluteOffset { x: 0.0, y: down }, bounds, content);
        }
        self.scrollable = self.scrollable.and_then(|left| left.checked_sub(1));
    }
}
