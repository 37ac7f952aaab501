//! The table in layers, from the lowest to the uppermost.

use iced::advanced::{Renderer as _, mouse};
use iced::{Rectangle, Renderer, Vector};
use skipstone_core::{Card, SeatView};

use super::input::Pointer;
use super::paint::Painter;
use super::{Table, Theme};
use crate::table::layout::Pile;
use crate::table::{Layout, Slot};

/// What is seen at a slot.
pub(super) enum Seen {
    Nothing,
    Back,
    /// The cards, bottom to top, as the `nth` of their pile.
    Cards(Vec<(usize, Card)>),
}

impl<Message> Table<'_, Message> {
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
        let view = self.stage.view();
        let offset = Vector::new(bounds.x, bounds.y);
        renderer.with_translation(offset, |renderer| {
            let mut painter =
                Painter::new(renderer, self.faces, &view, theme.tokens(), self.look.scale, board);
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

    /// Every pile: an outline where it is empty, else its cards.
    fn piles(&self, painter: &mut Painter<'_>, layout: &Layout, pointer: &Pointer) {
        for pile in &layout.piles {
            let view = self.stage.view();
            let seen = self.seen(&view, pile, pointer);
            match seen {
                Seen::Nothing if matches!(pile.slot, Slot::Hand(_) | Slot::Held(_)) => {}
                Seen::Nothing => painter.empty(pile.base),
                Seen::Back => {
                    painter.under(pile.base);
                    painter.back(pile.base);
                }
                Seen::Cards(cards) => {
                    let (Some((first, _)), Some((last, _))) = (cards.first(), cards.last()) else { continue };
                    painter.under(pile.card(*first).union(&pile.card(*last)));
                    for (nth, card) in &cards {
                        painter.card(*card, pile.card(*nth));
                    }
                }
            }
        }
    }

    /// What is seen at a pile, without cards that are elsewhere at the moment.
    pub(super) fn seen(&self, view: &SeatView<'_>, pile: &Pile, pointer: &Pointer) -> Seen {
        let slot = pile.slot;
        let away = usize::from(self.is_away(slot, pointer));
        let awaited = self.stage.awaited(slot, pointer.now);
        let one = |card: Option<Card>| card.map_or(Seen::Nothing, |card| Seen::Cards(vec![(0, card)]));
        match slot {
            // Who watches sees a hand's back.
            Slot::Hand(place) if away + awaited == 0 => {
                view.hand().get(usize::from(place)).map_or(Seen::Back, |card| one(Some(card)))
            }
            Slot::Hand(_) => Seen::Nothing,
            Slot::Held(seat) => {
                let cards = self.stage.hands().map_or(&[][..], |hands| hands.of(seat));
                let landed = cards.len().saturating_sub(awaited);
                match landed {
                    0 => Seen::Nothing,
                    _ => Seen::Cards(cards[..landed].iter().copied().enumerate().collect()),
                }
            }
            Slot::Stock(seat) if awaited == 0 => {
                match view.stock_left(seat) - away.min(view.stock_left(seat)) {
                    0 => Seen::Nothing,
                    _ if away > 0 => Seen::Back,
                    _ => one(view.stock_top(seat)),
                }
            }
            Slot::Stock(_) => Seen::Nothing,
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
                    (false, _) => Seen::Cards(cards),
                    // The top one is away, and the rules hide the others.
                    (true, true) => Seen::Back,
                    (true, false) => Seen::Nothing,
                }
            }
            Slot::Build(pile) => one(view.build_pile(usize::from(pile)).iter().rev().nth(awaited).copied()),
            Slot::Draw if view.draw_left() == 0 => Seen::Nothing,
            Slot::Completed if view.completed_size() == 0 || awaited > 0 => Seen::Nothing,
            Slot::Draw | Slot::Completed => Seen::Back,
        }
    }

    /// Which of a slot's cards is its top one.
    pub(super) fn top_of(&self, slot: Slot) -> usize {
        match slot {
            Slot::Discard(seat, pile) => {
                self.stage.view().discard_depth(seat, usize::from(pile)).saturating_sub(1)
            }
            _ => 0,
        }
    }

    /// Whether a slot's top card is in the player's hand, or was let go elsewhere.
    fn is_away(&self, slot: Slot, pointer: &Pointer) -> bool {
        pointer.drag.is_some_and(|drag| drag.slot == slot)
            || self.stage.dropped().is_some_and(|(from, _)| from == slot)
    }
}
