//! Collects what the widgets of a screen tell, and asks one of them for something.

use std::any::Any;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use iced::advanced::widget::operation::{Focusable, Outcome, Scrollable, TextInput};
use iced::advanced::widget::{Id, Operation};
use iced::{Rectangle, Vector};

use crate::widget::accessible::{AccessRequest, Accessible, Role, Stop};
use crate::widget::text_field::Caret;

/// The board publishes its places under this id as texts, too, which are for tests.
const BOARD: &str = "table";

/// Something that assistive technology is told of.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    /// What tells it from everything else on the screen. It stays the same while others come and go.
    pub id: u64,
    /// What it is in, as an index; `None` for the screen.
    pub parent: Option<usize>,
    /// What it is.
    pub kind: Kind,
    /// Its name, or its words. Of a part of a group, the group's name comes first.
    pub name: String,
    /// What it is called within that group; empty for what is no part of one.
    pub own_name: String,
    /// In logical pixels of the window.
    pub bounds: Rectangle,
    /// The scrollable that it is in, counted in the order of the screen, and where in its content.
    pub scrolled: Option<(usize, Rectangle)>,
    /// Whether it is chosen or on; `None` if it can't be.
    pub is_on: Option<bool>,
    /// Whether something may be asked of it.
    pub is_enabled: bool,
    /// Whether it has the keyboard focus.
    pub is_focused: bool,
    /// Whether a walk with one switch stops at it.
    pub stop: Stop,
    /// What is entered into a field.
    pub value: String,
    /// Where its caret is; `None` of what is no field.
    pub caret: Option<Caret>,
    /// Which of all that can be asked for something it is, in the order of the screen; `None` for words.
    pub(super) nth: Option<usize>,
}

impl Found {
    /// Something of a kind and name.
    pub(super) fn new(id: u64, kind: Kind, name: String, parent: Option<usize>) -> Found {
        Found {
            id,
            parent,
            kind,
            name,
            own_name: String::new(),
            bounds: Rectangle::default(),
            scrolled: None,
            is_on: None,
            is_enabled: false,
            is_focused: false,
            stop: Stop::default(),
            value: String::new(),
            caret: None,
            nth: None,
        }
    }
}

/// What something is: a text, a field for text, or what a widget says that it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Words.
    Text,
    /// The words that name the screen or dialog (1) around them, or the section (2).
    Heading(u8),
    /// A field for text.
    Field,
    /// What the widget says.
    Widget(Role),
}

/// Something that was found, before its name and id are known.
struct Entry {
    found: Found,
    /// The key of what has a changing name; else empty.
    key: String,
    /// Whether it is a part of what is around it.
    is_part: bool,
    /// Whether it has said its name.
    is_named: bool,
}

/// Walks through a screen, and does something with what was found.
struct Collect<T> {
    entries: Vec<Entry>,
    /// How many of those can be asked for something.
    count: usize,
    /// What is traversed now.
    parent: Option<usize>,
    /// What the next traversal belongs to, if that is told otherwise than by what is traversed now.
    next_parent: Option<usize>,
    /// Whether the next traversal, or this one, is of texts that are told otherwise.
    skips_next: bool,
    skips: bool,
    /// The number of scrollables met so far, and the one whose content is traversed now or next, with how far it is scrolled.
    scrollables: usize,
    scrolled: Option<(usize, Vector)>,
    next_scrolled: Option<(usize, Vector)>,
    finish: Box<dyn Fn(Vec<Found>) -> Outcome<T> + Send>,
}

/// All that a screen tells.
pub fn collect() -> impl Operation<Vec<Found>> {
    Collect::new(Outcome::Some)
}

/// Asks for something on the screen, if it is still there.
pub fn ask(id: u64, asked: AccessRequest) -> impl Operation {
    Collect::new(move |found| {
        let is_asked = |found: &&Found| found.id == id && found.is_enabled;
        match found.iter().find(is_asked).and_then(|found| found.nth) {
            Some(nth) => Outcome::Chain(Box::new(AskNth { nth, met: 0, asked, field: None })),
            None => Outcome::None,
        }
    })
}

impl<T> Collect<T> {
    fn new(finish: impl Fn(Vec<Found>) -> Outcome<T> + Send + 'static) -> Collect<T> {
        Collect {
            entries: Vec::new(),
            count: 0,
            parent: None,
            next_parent: None,
            skips_next: false,
            skips: false,
            scrollables: 0,
            scrolled: None,
            next_scrolled: None,
            finish: Box::new(finish),
        }
    }

    fn push(&mut self, kind: Kind, name: String, bounds: Rectangle) -> &mut Entry {
        let nth = (kind != Kind::Text).then_some(self.count);
        self.count += usize::from(nth.is_some());
        let is_named = !name.is_empty();
        let found = Found {
            bounds: self.scrolled.map_or(bounds, |(_, by)| bounds - by),
            scrolled: self.scrolled.map(|(scrollable, _)| (scrollable, bounds)),
            nth,
            ..Found::new(0, kind, name, self.parent)
        };
        self.entries.push(Entry { found, key: String::new(), is_part: false, is_named });
        let last = self.entries.len() - 1;
        &mut self.entries[last]
    }

    /// What was found, with names and ids.
    fn finished(&self) -> Vec<Found> {
        let mut found: Vec<Found> = self.entries.iter().map(|entry| entry.found.clone()).collect();
        for at in 0..found.len() {
            match (found[at].name.is_empty(), self.entries[at].is_part) {
                (true, _) => found[at].name = name_around(&found, at),
                (false, true) => {
                    let full = format!("{}: {}", name_around(&found, at), found[at].name);
                    found[at].own_name = std::mem::replace(&mut found[at].name, full);
                }
                (false, false) => {}
            }
            if let Some(level) = heading_level(&found, at) {
                found[at].kind = Kind::Heading(level);
            }
        }
        let mut seen: HashMap<u64, u64> = HashMap::new();
        for (at, Entry { key, .. }) in self.entries.iter().enumerate() {
            let identity = if key.is_empty() { &found[at].name } else { key };
            let alike = match found[at].kind {
                // A table's heading counts the rounds, and stays the same.
                Kind::Heading(_) => {
                    hash(&("heading", place_around(&found, at).map(|(place, _)| found[place].id)))
                }
                kind => hash(&(kind, identity)),
            };
            let nth = seen.entry(alike).or_default();
            found[at].id = hash(&(alike, *nth)).max(1);
            *nth += 1;
        }
        found
    }
}

/// The level of a text that repeats the name of the screen, dialog or section around it, unless another one has before.
fn heading_level(found: &[Found], at: usize) -> Option<u8> {
    let text = found.get(at).filter(|text| text.kind == Kind::Text)?;
    let (index, level) = place_around(found, at).filter(|(index, _)| found[*index].name == text.name)?;
    let is_first = !found[index..at].iter().any(|before| before.kind == Kind::Heading(level));
    is_first.then_some(level)
}

/// The screen, dialog or section around something, and the level of its heading.
fn place_around(found: &[Found], at: usize) -> Option<(usize, u8)> {
    let mut around = std::iter::successors(found[at].parent, |parent| found[*parent].parent);
    around.find_map(|index| Some((index, place_level(found[index].kind)?)))
}

/// The level of the heading of a screen, dialog or section; `None` for everything else.
fn place_level(kind: Kind) -> Option<u8> {
    match kind {
        Kind::Widget(Role::Screen | Role::Dialog) => Some(1),
        Kind::Widget(Role::Section) => Some(2),
        _ => None,
    }
}

/// The name of the group around something that has none itself, or else the words before it.
fn name_around(found: &[Found], at: usize) -> String {
    let mut around = found[at].parent;
    while let Some(index) = around {
        if !found[index].name.is_empty() {
            return found[index].name.clone();
        }
        around = found[index].parent;
    }
    let before = found[..at].iter().rev().find(|before| before.kind == Kind::Text);
    before.map(|before| before.name.clone()).unwrap_or_default()
}

/// Whether something only holds others together, so that words in it are no name of its own.
fn is_group(kind: Kind) -> bool {
    matches!(kind, Kind::Widget(Role::Group | Role::Choices | Role::Screen | Role::Dialog | Role::Section))
}

/// Whether something is in something else, at whatever depth.
pub(super) fn is_within(found: &[Found], at: usize, around: usize) -> bool {
    std::iter::successors(found[at].parent, |parent| found[*parent].parent).any(|parent| parent == around)
}

pub(super) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

impl<T> Operation<T> for Collect<T> {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        let (parent, skips, scrolled) = (self.parent, self.skips, self.scrolled);
        self.scrolled = self.next_scrolled.take().or(scrolled);
        self.parent = self.next_parent.take().or(parent);
        self.skips |= std::mem::take(&mut self.skips_next);
        operate(self);
        (self.parent, self.skips, self.scrolled) = (parent, skips, scrolled);
        (self.next_parent, self.skips_next, self.next_scrolled) = (None, false, None);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        let outer = self.scrolled.map_or(Vector::ZERO, |(_, by)| by);
        self.next_scrolled = Some((self.scrollables, outer + translation));
        self.scrollables += 1;
    }

    fn container(&mut self, id: Option<&Id>, _bounds: Rectangle) {
        self.next_parent = None;
        self.skips_next = id.is_some_and(|id| *id == Id::new(BOARD));
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        if self.skips || text.trim().is_empty() {
            return;
        }
        let is_control = |entry: &&mut Entry| !is_group(entry.found.kind);
        let parent = self.parent.and_then(|parent| self.entries.get_mut(parent));
        let Some(control) = parent.filter(is_control) else {
            self.push(Kind::Text, text.to_owned(), bounds);
            return;
        };
        // The words in a control are its name, unless it says another one.
        if control.is_named {
            return;
        }
        let name = &mut control.found.name;
        if !name.is_empty() {
            name.push_str(", ");
        }
        name.push_str(text);
    }

    fn text_input(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn TextInput) {
        let value = state.text().to_owned();
        let field = &mut self.push(Kind::Field, String::new(), bounds).found;
        (field.value, field.is_enabled) = (value, true);
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        // A field tells of itself right before.
        let last = self.entries.last_mut().map(|entry| &mut entry.found);
        let place = self.scrolled.map_or(bounds, |(_, by)| bounds - by);
        let field = last.filter(|last| last.kind == Kind::Field && last.bounds == place);
        if let Some(field) = field {
            field.is_focused = state.is_focused();
        }
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if let Some(caret) = state.downcast_ref::<Caret>() {
            let last = self.entries.last_mut().map(|entry| &mut entry.found);
            if let Some(field) = last.filter(|last| last.kind == Kind::Field) {
                field.caret = Some(caret.clone());
            }
            return;
        }
        let Some(accessible) = state.downcast_mut::<Accessible>() else { return };
        let Accessible { role, name, key, is_part, is_on, is_enabled, is_focused, stop, .. } =
            accessible.clone();
        let entry = self.push(Kind::Widget(role), name, bounds);
        let found = &mut entry.found;
        (found.is_on, found.is_enabled, found.is_focused, found.stop) = (is_on, is_enabled, is_focused, stop);
        (entry.is_part, entry.key) = (is_part, key);
        self.next_parent = Some(self.entries.len() - 1);
    }

    fn finish(&self) -> Outcome<T> {
        (self.finish)(self.finished())
    }
}

/// Asks for something by its place among all that can be asked.
struct AskNth {
    nth: usize,
    /// How many were met so far.
    met: usize,
    asked: AccessRequest,
    /// The bounds of the field that is asked, right after it has told of itself.
    field: Option<Rectangle>,
}

impl AskNth {
    fn is_met(&mut self) -> bool {
        self.met += 1;
        self.met == self.nth + 1
    }
}

impl Operation for AskNth {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn text_input(&mut self, _id: Option<&Id>, bounds: Rectangle, _state: &mut dyn TextInput) {
        self.field = self.is_met().then_some(bounds);
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        match self.field.take() {
            Some(field) if field == bounds => state.focus(),
            // Only one has the focus.
            _ if self.asked == AccessRequest::Focus => state.unfocus(),
            _ => {}
        }
    }

    fn custom(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Any) {
        if let Some(accessible) = state.downcast_mut::<Accessible>()
            && self.is_met()
        {
            accessible.asked = Some(self.asked);
        }
    }
}
