//! The whole board as one widget: it draws an [`AnimatedBoard`] and reports input as [`BoardEvent`]s.
//!
//! It isn't a canvas, which would reorder cards and text. What lies on the water, cards, their marks, flights, the dragged card
//! and hints have a layer each. Every layer is always there, and what comes and goes is drawn last in it: the software renderer
//! repaints what differs from the last frame, layer by layer and in the order of drawing.

mod accessible;
mod chain;
mod draw;
mod groups;
mod input;
mod keys;
mod labels;
mod last_card;
mod marks;
mod moving;
mod operate;
mod paint;
pub(super) mod paths;
mod race;
mod recap;
mod seats;
mod splash;
mod stage;
mod talk_panels;
mod throw;
mod tilt;

use std::time::Instant;

use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::{Event, Length, Point, Rectangle, Renderer, Size};
use skipstone_core::milestone::Milestone;
use skipstone_core::{Card, Seat, SeatView};

use super::picture_cache::PictureCache;
use super::stone::Mood;
use crate::board::focus::KeyCommand;
use crate::board::layout::{BoardSide, BoardSpace};
use crate::board::{AnimatedBoard, BoardLayout, HandOrder, HighlightedSlot, Slot, TableWording, TextForms};
use crate::theme::card_backs::CardBack;
use crate::theme::card_faces::CardFaces;
use crate::{Element, Theme};
use skipstone_core::Stone;

use input::Pointer;

pub use race::RaceWidget;

/// Input on the board, and requests of the widget.
#[derive(Debug, Clone, PartialEq)]
pub enum BoardEvent {
    /// A click on a slot; `None` for a click beside all of them.
    Clicked(Option<Slot>),
    /// A click on a player's stone, name or caption.
    PlayerClicked(Seat),
    /// A double click on a slot.
    DoubleClicked(Slot),
    /// A card was lifted from a slot and is being dragged.
    Lifted(Slot),
    /// The dragged card was dropped.
    Dropped {
        /// The slot it was lifted from.
        from: Slot,
        /// The slot it was dropped on; `None` beside all of them, or if the drag was cancelled.
        onto: Option<Slot>,
        /// The card's upper left corner, in board coordinates.
        at: Point,
    },
    /// A key with a command.
    Key(KeyCommand),
    /// An arrow key moved the cursor onto a slot.
    Focused(Slot),
    /// Space was pressed, to skip ahead to the own turn while it is held, or released.
    FastForward(bool),
    /// Tab or the mouse moves the focus away from the board.
    FocusLeft,
    /// [`AnimatedBoard::advance`] has to be called with this time.
    AnimationDue(Instant),
    /// The window's scale factor changed.
    Rescaled(f32),
}

/// What the screen wants shown besides the cards.
#[derive(Debug, Clone, Default)]
pub struct BoardDisplay<'a> {
    /// The slot of the picked-up card.
    pub picked: Option<Slot>,
    /// The slots that take the picked-up card.
    pub legal: Vec<Slot>,
    /// The slot with the keyboard cursor.
    pub focus: Option<Slot>,
    /// The slot whose covered cards are shown, as if the pointer were over it.
    pub inspected: Option<Slot>,
    /// Whether the slots' keys are shown.
    pub keys: bool,
    /// Whether a move is being typed.
    pub typing: bool,
    /// Whether Space skips ahead, because others are on turn.
    pub can_skip: bool,
    /// Whether Space is held down to skip ahead.
    pub skips: bool,
    /// Whether input is ignored: in a replay, or under an overlay.
    pub read_only: bool,
    /// The slots of the shown hint.
    pub hint: Vec<HighlightedSlot>,
    /// The slots that the guided round is about.
    pub guided: Vec<Slot>,
    /// Why an attempt at a slot was refused.
    pub refused: Option<(Slot, &'a str)>,
    /// From whose side the table is seen.
    pub side: BoardSide,
    /// Whose turn it is, where the board says so in words.
    pub turn: String,
    /// What is told of people beside the seats, the latest last; `None` where there is no room for it.
    pub side_lines: Option<Vec<String>>,
    /// Whether something lies in the corner that is kept free.
    pub corner_is_taken: bool,
    /// Who wins the series, for its celebration; empty while it goes on.
    pub headline: String,
    /// What is shown of each player, by seat.
    pub players: Vec<PlayerDisplay>,
    /// Whether the piles are named on the board.
    pub labels: bool,
    /// What the cards look like.
    pub cards: CardFaces,
    /// What their backs look like.
    pub back: CardBack,
    /// In which order the own hand is shown.
    pub hand_order: HandOrder,
    /// The size of everything that the player has chosen; 1.0 is normal.
    pub enlargement: f32,
    /// Physical pixels per logical pixel.
    pub scale: f32,
}

/// What is shown of a player besides cards and name.
#[derive(Debug, Clone, Default)]
pub struct PlayerDisplay {
    /// The player's stone.
    pub stone: Stone,
    /// What its face shows.
    pub mood: Mood,
    /// The milestone whose pebble lies beside the stone; `None` for none.
    pub pebble: Option<Milestone>,
    /// A line under the name.
    pub caption: TextForms,
    /// Whether that line is a warning.
    pub urgent: bool,
    /// What the player did last; empty if nothing.
    pub speech: TextForms,
    /// The cards that the speech is about.
    pub spoken_of: Vec<Card>,
    /// What the player remarks upon it; empty if nothing.
    pub remark: String,
    /// What the person says to the others, in place of the speech; empty if nothing.
    pub talk: String,
    /// The same for who doesn't see the bubble.
    pub reported: String,
    /// The same where it stands away from the stone.
    pub attributed: String,
}

impl PlayerDisplay {
    /// What is shown of a seat's player in a position; `me` is the seat that looks.
    pub fn new(seat: Seat, stone: Stone, me: Option<Seat>, view: &SeatView<'_>) -> PlayerDisplay {
        let mood = Mood::of(seat, me, view);
        PlayerDisplay { stone, mood, ..PlayerDisplay::default() }
    }

    /// What the player did last, and remarks upon it.
    pub fn words(&self) -> String {
        match (self.speech.full(), self.remark.as_str()) {
            (done, "") => done.to_owned(),
            ("", remark) => remark.to_owned(),
            (done, remark) => format!("{done}. {remark}"),
        }
    }

    /// Adds what the player did last, and the cards it is about. On turn, whoever has begun to play thinks no more.
    pub fn speaking(self, speech: TextForms, spoken_of: Vec<Card>) -> PlayerDisplay {
        let mood = match self.mood {
            Mood::Thinking if !speech.is_empty() => Mood::Playing,
            mood => mood,
        };
        PlayerDisplay { mood, speech, spoken_of, ..self }
    }
}

/// A widget that shows a table.
pub struct BoardWidget<'a, Message> {
    animation: &'a AnimatedBoard,
    pictures: &'a PictureCache,
    wording: TableWording<'a>,
    display: BoardDisplay<'a>,
    on_input: Box<dyn Fn(BoardEvent) -> Message + 'a>,
}

impl<'a, Message> BoardWidget<'a, Message> {
    /// A widget for an animated table; its input is mapped with `on_input`.
    pub fn new(
        animation: &'a AnimatedBoard,
        pictures: &'a PictureCache,
        wording: TableWording<'a>,
        display: BoardDisplay<'a>,
        on_input: impl Fn(BoardEvent) -> Message + 'a,
    ) -> BoardWidget<'a, Message> {
        BoardWidget { animation, pictures, wording, display, on_input: Box::new(on_input) }
    }

    fn layout_of(&self, size: Size) -> BoardLayout {
        let open = self.animation.hands().is_some();
        BoardLayout::new(
            &self.animation.view(),
            BoardSpace {
                size,
                enlargement: self.display.enlargement,
                open,
                side: self.display.side,
                hand_order: self.display.hand_order,
            },
        )
    }

    /// Whether the player can take a card from a slot: an own or a partner's one that isn't empty.
    fn offers(&self, slot: Slot) -> bool {
        let view = self.animation.view();
        !self.display.read_only && slot.source().is_some_and(|source| view.source_card(source).is_ok())
    }
}

impl<Message> Widget<Message, Theme, Renderer> for BoardWidget<'_, Message> {
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
        place: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        self.input(tree.state.downcast_mut(), event, (place.bounds(), *viewport), cursor, shell);
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        place: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        self.paint(tree.state.downcast_ref(), renderer, theme, (place.bounds(), *viewport), cursor);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        place: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        let pointer: &Pointer = tree.state.downcast_ref();
        if pointer.drag.is_some() {
            return mouse::Interaction::Grabbing;
        }
        let slot = cursor
            .position_in(place.bounds())
            .and_then(|at| self.layout_of(place.bounds().size()).slot_at(at));
        match slot {
            Some(slot) if self.display.legal.contains(&slot) => mouse::Interaction::Pointer,
            Some(slot) if self.offers(slot) => mouse::Interaction::Grab,
            _ => mouse::Interaction::default(),
        }
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        place: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let pointer: &mut Pointer = tree.state.downcast_mut();
        operation.custom(None, place.bounds(), &mut pointer.claim);
        self.publish(pointer, place.bounds(), operation);
        self.tell(pointer, place.bounds(), operation);
    }
}

impl<'a, Message: 'a> From<BoardWidget<'a, Message>> for Element<'a, Message> {
    fn from(table: BoardWidget<'a, Message>) -> Self {
        Element::new(table)
    }
}
