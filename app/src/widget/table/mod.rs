//! The whole table as one widget: it draws what a [`Stage`] shows, and tells what the player does with mouse and keys.
//!
//! It is not a canvas: that would reorder cards and words. Lower cards and words lie in one layer; what must be above them
//! (marks, cards in the air, the card under the pointer, hints) each has a layer of its own.

mod draw;
mod input;
mod marks;
mod moving;
mod operate;
mod paint;

use std::time::Instant;

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout as Place, Shell, Widget, layout, mouse, renderer};
use iced::{Event, Length, Point, Rectangle, Renderer, Size};
use skipstone_core::Seat;

use super::face::Faces;
use crate::table::focus::Command;
use crate::table::{Layout, Lit, Slot, Stage, Voice};
use crate::{Element, Theme};

use input::Pointer;

/// What the player does at the table.
#[derive(Debug, Clone, PartialEq)]
pub enum Input {
    /// A click on a slot, or beside all of them.
    Clicked(Option<Slot>),
    /// A second click on the same slot.
    DoubleClicked(Slot),
    /// A card was lifted from a slot and follows the pointer.
    Lifted(Slot),
    /// The lifted card was let go over a slot, or elsewhere; its upper left corner.
    Dropped {
        /// Where it was lifted.
        from: Slot,
        /// Where it was let go.
        onto: Option<Slot>,
        /// Exactly.
        at: Point,
    },
    /// A key.
    Key(Command),
    /// An arrow key moved the cursor onto a slot.
    Focused(Slot),
    /// Tab leads the keyboard away from the board.
    Left,
    /// The stage has something to do.
    Due(Instant),
    /// The window is on a screen of another scale factor.
    Rescaled(f32),
}

/// What stands out on the table.
#[derive(Debug, Clone, Default)]
pub struct Look<'a> {
    /// The slot whose card was picked up.
    pub held: Option<Slot>,
    /// The slots that take it.
    pub legal: Vec<Slot>,
    /// Where the keyboard's cursor is.
    pub focus: Option<Slot>,
    /// Whether the keys of the slots are shown.
    pub keys: bool,
    /// Whether a move is being typed.
    pub typing: bool,
    /// Whether the table is only looked at: it is a replay, or something lies over it.
    pub watched: bool,
    /// The places that a hint leads over.
    pub hint: Vec<Lit>,
    /// Why a try at a slot can't be.
    pub refused: Option<(Slot, &'a str)>,
    /// What each seat did last, in short.
    pub last: Vec<String>,
    /// The seats whose words there ask for attention.
    pub urgent: Vec<Seat>,
    /// Physical pixels for each logical one.
    pub scale: f32,
}

/// The table.
pub struct Table<'a, Message> {
    stage: &'a Stage,
    faces: &'a Faces,
    voice: Voice<'a>,
    look: Look<'a>,
    on_input: Box<dyn Fn(Input) -> Message + 'a>,
}

impl<'a, Message> Table<'a, Message> {
    /// A table as a stage shows it.
    pub fn new(
        stage: &'a Stage,
        faces: &'a Faces,
        voice: Voice<'a>,
        look: Look<'a>,
        on_input: impl Fn(Input) -> Message + 'a,
    ) -> Table<'a, Message> {
        Table { stage, faces, voice, look, on_input: Box::new(on_input) }
    }

    fn layout_of(&self, size: Size) -> Layout {
        Layout::new(&self.stage.view(), size, self.stage.hands().is_some())
    }

    /// Whether a card can be taken from a slot by the player: an own or a partner's place with a card.
    fn offers(&self, slot: Slot) -> bool {
        let view = self.stage.view();
        !self.look.watched && slot.source(view.seat()).is_some_and(|source| view.source_card(source).is_ok())
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Table<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Pointer>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Pointer::new())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::Node::new(limits.max())
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        place: Place<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        self.input(tree.state.downcast_mut(), event, place.bounds(), cursor, shell);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        place: Place<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        self.paint(tree.state.downcast_ref(), renderer, theme, place.bounds(), cursor);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        place: Place<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        let pointer: &Pointer = tree.state.downcast_ref();
        if pointer.drag.is_some() {
            return mouse::Interaction::Grabbing;
        }
        let slot =
            cursor.position_in(place.bounds()).and_then(|at| self.layout_of(place.bounds().size()).hit(at));
        match slot {
            Some(slot) if self.look.legal.contains(&slot) => mouse::Interaction::Pointer,
            Some(slot) if self.offers(slot) => mouse::Interaction::Grab,
            _ => mouse::Interaction::default(),
        }
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        place: Place<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.publish(place.bounds(), operation);
    }
}

impl<'a, Message: 'a> From<Table<'a, Message>> for Element<'a, Message> {
    fn from(table: Table<'a, Message>) -> Self {
        Element::new(table)
    }
}
