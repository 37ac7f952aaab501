//! What has the focus for assistive technology: what has the keyboard focus, what is being read, or else the heading of the screen or
//! dialog that has appeared. So the focus is always on something with a name, and returns where it was.
//!
//! The arrows read all that a screen shows line by line, also what keys can't press.

use super::collect::{Found, Kind, is_within};
use super::scanner::Highlight;
use crate::widget::accessible::{Role, Stop};

/// The reading position, and the way to the place that is shown.
#[derive(Debug, Default)]
pub(super) struct Focus {
    /// What has the focus without the keyboard.
    at: Option<u64>,
    /// What had the keyboard focus when words took the focus from it, until it has lost it.
    left: Option<u64>,
    /// The screens and dialogs from the first one to that in front, each with what had the focus there last.
    places: Vec<(u64, Option<u64>)>,
}

/// What is read next.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct ReadTarget {
    /// What is asked to take the keyboard focus; `None` if it can't.
    pub(super) control: Option<u64>,
    /// The scrollable that it is in, and where in its content.
    pub(super) scrolled: Option<(usize, iced::Rectangle)>,
}

/// At what reading stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadStop {
    /// At every line and control.
    Line,
    /// At controls.
    Control,
}

impl Focus {
    /// Sets the focus among what was found. Returns what takes the keyboard focus again in a place that is shown again.
    pub(super) fn follow(
        &mut self,
        found: Vec<Found>,
        highlight: Option<Highlight>,
    ) -> (Vec<Found>, Option<u64>) {
        if let Some(highlight) = highlight {
            return (highlighted(found, highlight), None);
        }
        let front = front(&found);
        let returns = self.go_to(front.map(|front| found[front].id));
        let keyboard = found.iter().find(|found| found.is_focused).map(|found| found.id);
        self.left = self.left.filter(|left| Some(*left) == keyboard);
        let keyboard = keyboard.filter(|keyboard| Some(*keyboard) != self.left);
        let is_there = |id: &u64| found.iter().any(|found| found.id == *id);
        self.at = self.at.filter(|_| keyboard.is_none()).filter(is_there);
        let first = || {
            let front = front?;
            let heading = found
                .iter()
                .enumerate()
                .skip(front)
                .find(|(at, one)| matches!(one.kind, Kind::Heading(1)) && is_within(&found, *at, front));
            Some(heading.map_or(found[front].id, |(_, heading)| heading.id))
        };
        let focus = keyboard.or(self.at).or_else(first);
        if let Some((_, last)) = self.places.last_mut() {
            *last = focus;
        }
        let control = returns.filter(|id| Some(*id) == self.at && keyboard.is_none());
        let control = control.filter(|id| found.iter().any(|found| found.id == *id && found.is_enabled));
        let found = found.into_iter().map(|found| Found { is_focused: Some(found.id) == focus, ..found });
        (found.collect(), control)
    }

    /// Goes to the next line or control of the screen or dialog in front, or to the one before.
    pub(super) fn read(&mut self, found: &[Found], is_back: bool, to: ReadStop) -> Option<ReadTarget> {
        let front = front(found);
        let is_stop = |at: &usize| {
            is_read(found, *at)
                && front.is_none_or(|front| is_within(found, *at, front))
                && (to == ReadStop::Line || is_control(&found[*at]))
        };
        let stops: Vec<usize> = (0..found.len()).filter(is_stop).collect();
        let now = found.iter().position(|found| found.is_focused);
        let next = match now {
            Some(now) if is_back => stops.iter().rev().find(|at| **at < now),
            Some(now) => stops.iter().find(|at| **at > now),
            None => stops.first(),
        };
        // Tab goes round.
        let around = if is_back { stops.last() } else { stops.first() };
        let next = next.or(around.filter(|_| to == ReadStop::Control));
        let next = &found[*next?];
        self.at = Some(next.id);
        let control = is_control(next).then_some(next.id);
        self.left = now.map(|now| found[now].id).filter(|_| control.is_none());
        Some(ReadTarget { control, scrolled: next.scrolled })
    }

    /// Whether a line has the focus, which can't have that of the keyboard.
    pub(super) fn reads_words(&self) -> bool {
        self.at.is_some()
    }

    /// Follows the way to the place in front; returns what had the focus there, if it is shown again.
    fn go_to(&mut self, front: Option<u64>) -> Option<u64> {
        let front = front?;
        if self.places.last().is_some_and(|(place, _)| *place == front) {
            return None;
        }
        match self.places.iter().position(|(place, _)| *place == front) {
            Some(at) => self.places.truncate(at + 1),
            None => self.places.push((front, None)),
        }
        self.at = self.places.last().and_then(|(_, focus)| *focus);
        self.at
    }
}

/// The screen or dialog that lies in front, as an index.
fn front(found: &[Found]) -> Option<usize> {
    let last = |role| found.iter().rposition(|found| found.kind == Kind::Widget(role));
    last(Role::Dialog).or_else(|| last(Role::Screen))
}

/// Whether something can have the keyboard focus.
fn is_control(found: &Found) -> bool {
    found.is_enabled && found.kind != Kind::Text
}

/// Whether the arrows stop at something. Of values side by side it is all of them at once.
fn is_read(found: &[Found], at: usize) -> bool {
    let around = found[at].parent.map(|parent| found[parent].kind);
    match found[at].kind {
        Kind::Text | Kind::Heading(_) | Kind::Field => true,
        Kind::Widget(Role::Button | Role::Switch | Role::Pile | Role::List | Role::Choices) => true,
        Kind::Widget(Role::Choice) => {
            let is_in_list = found[at].bounds.width < 1.0;
            around != Some(Kind::Widget(Role::Choices)) && !is_in_list
        }
        Kind::Widget(_) => false,
    }
}

/// What was found, with the focus on what is highlighted, so that it is read as what has the focus is.
fn highlighted(found: Vec<Found>, highlight: Highlight) -> Vec<Found> {
    let Highlight { id, name, bounds, scrolled, .. } = highlight;
    let is_told = found.iter().any(|found| found.id == id);
    // A line of the screen is no group that a widget tells of.
    let line = (!is_told).then(|| Found {
        bounds,
        scrolled,
        is_focused: true,
        stop: Stop::Never,
        ..Found::new(id, Kind::Widget(Role::Group), name, None)
    });
    let others = found.into_iter().map(|found| Found { is_focused: found.id == id, ..found });
    others.chain(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(id: u64, kind: Kind, parent: Option<usize>) -> Found {
        let is_enabled = matches!(kind, Kind::Widget(Role::Button));
        Found { is_enabled, ..Found::new(id, kind, format!("it {id}"), parent) }
    }

    /// A screen with heading, text and button.
    fn screen(from: u64) -> Vec<Found> {
        vec![
            one(from, Kind::Widget(Role::Screen), None),
            one(from + 1, Kind::Heading(1), Some(0)),
            one(from + 2, Kind::Text, Some(0)),
            one(from + 3, Kind::Widget(Role::Button), Some(0)),
        ]
    }

    /// The same behind a dialog.
    fn with_dialog(from: u64) -> Vec<Found> {
        let mut found = screen(from);
        found.extend([
            one(90, Kind::Widget(Role::Dialog), Some(0)),
            one(91, Kind::Heading(1), Some(4)),
            one(92, Kind::Text, Some(4)),
        ]);
        found
    }

    fn focused(found: &[Found]) -> Option<u64> {
        let focused: Vec<u64> = found.iter().filter(|found| found.is_focused).map(|found| found.id).collect();
        assert!(focused.len() <= 1, "{focused:?}");
        focused.first().copied()
    }

    #[test]
    fn the_focus_lands_on_a_heading_and_returns_where_it_was() {
        let mut focus = Focus::default();
        let mut look = |mut found: Vec<Found>, keyboard: Option<u64>| {
            found.iter_mut().for_each(|found| found.is_focused = Some(found.id) == keyboard);
            let (found, returned) = focus.follow(found, None);
            (focused(&found), returned)
        };
        assert_eq!(look(screen(10), None), (Some(11), None));
        assert_eq!(look(screen(10), Some(13)), (Some(13), None));
        assert_eq!(look(with_dialog(10), None), (Some(91), None));
        assert_eq!(look(screen(10), None), (Some(13), Some(13)), "the button has it again");
        assert_eq!(look(screen(10), Some(13)), (Some(13), None));
        assert_eq!(look(screen(20), None), (Some(21), None), "another screen");
        assert_eq!(look(screen(10), None), (Some(13), Some(13)));
        assert_eq!(look(screen(20), None), (Some(21), None), "it is opened anew");
    }

    #[test]
    fn the_arrows_read_what_is_in_front() {
        let mut focus = Focus::default();
        let mut read = |found: fn() -> Vec<Found>, is_back| {
            let (shown, _) = focus.follow(found(), None);
            let control = focus.read(&shown, is_back, ReadStop::Line).map(|target| target.control);
            (control, focused(&focus.follow(found(), None).0))
        };
        let plain = || screen(10);
        let with_dialog = || with_dialog(10);
        assert_eq!(read(plain, false), (Some(None), Some(12)));
        assert_eq!(read(plain, false), (Some(Some(13)), Some(13)));
        assert_eq!(read(plain, false).0, None, "it is the last one");
        assert_eq!(read(plain, true), (Some(None), Some(12)));
        let with_keyboard = || {
            let mut found = screen(10);
            found[3].is_focused = true;
            found
        };
        assert_eq!(
            read(with_keyboard, true),
            (Some(None), Some(12)),
            "the button loses the focus a little later"
        );
        assert_eq!(read(with_dialog, false), (Some(None), Some(92)));
        assert_eq!(read(with_dialog, false).0, None);
    }
}
