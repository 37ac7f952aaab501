//! Draws the table in layers, from the lowest to the topmost.

use iced::advanced::{Renderer as _, mouse};
use iced::{Rectangle, Renderer, Vector};
use skipstone_core::{Card, SeatView};

use super::input::Pointer;
use super::paint::Painter;
use super::{TableWidget, Theme};
use crate::table::layout::Pile;
use crate::table::{BoardLayout, Slot};

/// What is drawn at a slot.
pub(super) enum SlotContents {
    Nothing,
    Back,
    /// The cards, bottom to top, with their index in the pile.
    Cards(Vec<(usize, Card)>),
}

impl<Message> TableWidget<'_, Message> {
    pub(super) fn paint(
        &self,
        pointer: &Pointer,
        renderer: &mut Renderer,
        theme: &Theme,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) {
        let layout = self.layout_of(bounds.size());
        let board = Rectangle::with_size(bounds.size());
        let view = self.animation.view();
        let offset = Vector::new(bounds.x, bounds.y);
        renderer.with_translation(offset, |renderer| {
            let mut painter =
                Painter::new(renderer, self.faces, &view, theme.tokens(), self.display.scale, board);
            painter.layer(|painter| {
                self.seats(painter, &layout);
                self.lights(painter, &layout, pointer);
                self.piles(painter, &layout, pointer);
            });
            painter.layer(|painter| self.marks(painter, &layout, pointer));
            painter.layer(|painter| self.flights(painter, &layout, pointer.now));
            painter.layer(|painter| {
                self.lifted(painter, &layout, pointer, cursor.position_from(bounds.position()))
            });
            painter.layer(|painter| self.hints(painter, &layout, pointer));
        });
    }

    /// Draws every pile: its cards, or an outline if it is empty.
    fn piles(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        for pile in &layout.piles {
            let view = self.animation.view();
            let seen = self.slot_contents(&view, pile, pointer);
            match seen {
                SlotContents::Nothing if matches!(pile.slot, Slot::Hand(_) | Slot::OtherHand(_)) => {}
                SlotContents::Nothing => painter.empty(pile.base),
                SlotContents::Back => {
                    painter.pile_shadow(pile.base);
                    painter.back(pile.base);
                }
                SlotContents::Cards(cards) => {
                    let (Some((first, _)), Some((last, _))) = (cards.first(), cards.last()) else { continue };
                    painter.pile_shadow(pile.card(*first).union(&pile.card(*last)));
                    for (nth, card) in &cards {
                        painter.card(*card, pile.card(*nth));
                    }
                }
            }
        }
    }

    /// What to draw at a pile, without cards that are dragged, dropped or in flight.
    pub(super) fn slot_contents(&self, view: &SeatView<'_>, pile: &Pile, pointer: &Pointer) -> SlotContents {
        let slot = pile.slot;
        let away = usize::from(self.is_away(slot, pointer));
        let awaited = self.animation.incoming(slot, pointer.now);
        let one = |card: Option<Card>| {
            card.map_or(SlotContents::Nothing, |card| SlotContents::Cards(vec![(0, card)]))
        };
        match slot {
            // A spectator sees the backs of the front seat's hand.
            Slot::Hand(place) if away + awaited == 0 => {
                view.hand().get(usize::from(place)).map_or(SlotContents::Back, |card| one(Some(card)))
            }
            Slot::Hand(_) => SlotContents::Nothing,
            Slot::OtherHand(seat) => {
                let cards = self.animation.hands().map_or(&[][..], |hands| hands.of(seat));
                let landed = cards.len().saturating_sub(awaited);
                match landed {
                    0 => SlotContents::Nothing,
                    _ => SlotContents::Cards(cards[..landed].iter().copied().enumerate().collect()),
                }
            }
            Slot::Stock(seat) if awaited == 0 => {
                match view.stock_left(seat) - away.min(view.stock_left(seat)) {
                    0 => SlotContents::Nothing,
                    _ if away > 0 => SlotContents::Back,
                    _ => one(view.stock_top(seat)),
                }
            }
            Slot::Stock(_) => SlotContents::Nothing,
            Slot::Discard(seat, nth) => {
                let depth = view.discard_depth(seat, usize::from(nth));
                let mut cards: Vec<(usize, Card)> = view
                    .discard_pile(seat, usize::from(nth))
                    .enumerate()
                    .skip(away + awaited)
                    .map(|(under, card)| (depth - 1 - under, card))
                    .take_while(|(nth, _)| *nth >= pile.buried)
                    .collect();
                cards.reverse();
                match (cards.is_empty(), depth > away + awaited) {
                    (false, _) => SlotContents::Cards(cards),
                    // The top card is away, and the rules hide the ones below.
                    (true, true) => SlotContents::Back,
                    (true, false) => SlotContents::Nothing,
                }
            }
            Slot::Build(pile) => one(view.build_pile(usize::from(pile)).iter().rev().nth(awaited).copied()),
            Slot::Draw if view.draw_left() == 0 => SlotContents::Nothing,
            Slot::Completed if view.completed_size() == 0 || awaited > 0 => SlotContents::Nothing,
            Slot::Draw | Slot::Completed => SlotContents::Back,
        }
    }

    /// The index of a slot's top card.
    pub(super) fn top_of(&self, slot: Slot) -> usize {
        match slot {
            Slot::Discard(seat, pile) => {
                self.animation.view().discard_depth(seat, usize::from(pile)).saturating_sub(1)
            }
            _ => 0,
        }
    }

    /// Whether a slot's top card is being dragged, or was dropped elsewhere.
    fn is_away(&self, slot: Slot, pointer: &Pointer) -> bool {
        pointer.drag.is_some_and(|drag| drag.slot == slot)
            || self.animation.dropped().is_some_and(|(from, _)| from == slot)
    }
}
