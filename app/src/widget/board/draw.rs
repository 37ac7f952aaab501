//! Draws the table in layers, from the lowest to the topmost.

use iced::advanced::{Renderer as _, mouse};
use iced::{Rectangle, Renderer, Vector};
use skipstone_core::{Card, SeatView};

use super::chain::drop_bounds;
use super::groups::{layers_of, whole_pixels};
use super::input::Pointer;
use super::paint::{ItemCount, Painter};
use super::splash::WaterEffect;
use super::{BoardWidget, Theme, talk_panels};
use crate::board::layout::{MIN_FAN, PilePlace};
use crate::board::{BoardLayout, Slot};

/// How far a card of the own hand is lifted when it is picked up, and when the pointer is over it, in its widths.
const PICKED_LIFT: f32 = 0.18;
const HOVER_LIFT: f32 = 0.07;
/// The room around a moving card for its shadow and its corners while it is tilted, in its heights.
const CARD_ROOM: f32 = 0.25;
/// The room around a hint for its shadow, in logical pixels.
const HINT_ROOM: f32 = 12.0;

/// What the lights of a hint or of a picked-up card and its targets are made of: three shapes for each of nine places.
const LIGHT_ITEMS: ItemCount = ItemCount { shapes: 27, pictures: 0, texts: 0 };
/// What the rings around piles are made of: the own stock and the focus, and for each of nine places and for some more, one.
const RING_ITEMS: ItemCount = ItemCount { shapes: 20, pictures: 0, texts: 0 };
/// What a pile is made of: its shadow and the edges of four cards, or the shadow of a lifted card, and the cards that can be told
/// apart, with rings.
const PILE_ITEMS: ItemCount = ItemCount { shapes: 10, pictures: 16, texts: 0 };

/// What is drawn at a slot.
pub(super) enum SlotContents {
    Nothing,
    Back,
    /// So many backs side by side.
    Backs(usize),
    /// The cards, bottom to top, with their index in the pile.
    Cards(Vec<(usize, Card)>),
}

impl<Message> BoardWidget<'_, Message> {
    pub(super) fn paint(
        &self,
        pointer: &Pointer,
        renderer: &mut Renderer,
        theme: &Theme,
        (bounds, window): (Rectangle, Rectangle),
        cursor: mouse::Cursor,
    ) {
        let layout = self.layout_of(bounds.size());
        let board = Rectangle::with_size(bounds.size());
        let view = self.animation.view();
        let offset = Vector::new(bounds.x, bounds.y);
        renderer.with_translation(offset, |renderer| {
            let mut painter = Painter::new(
                renderer,
                self.pictures,
                &view,
                self.display.cards,
                theme.tokens(),
                self.display.scale,
                board,
            )
            .with_back(self.display.back);
            if layout.own.is_none() {
                painter = painter.with_large_index(layout.other_card);
            }
            self.areas(&mut painter, &layout);
            let on_water = self.water_effects(painter.colours, &layout, pointer.now);
            for group in layers_of(on_water.iter().map(WaterEffect::bounds)) {
                painter.layer_in(whole_pixels(group.around), |painter| {
                    group.members.iter().for_each(|nth| on_water[*nth].draw(painter));
                });
            }
            let covered = self.covered_cards(&layout, pointer.now);
            painter.layer_in(bounds_of(covered.bounds()), |painter| covered.draw(painter));
            painter.layer(|painter| {
                painter.with_item_count(LIGHT_ITEMS, |painter| self.lights(painter, &layout, pointer));
                self.waves(painter, &layout, pointer.now);
                self.stones(painter, &layout, pointer.now);
                self.ghosts(painter, &layout, pointer.now);
                self.piles(painter, &layout, pointer);
            });
            painter.layer(|painter| {
                painter.with_item_count(RING_ITEMS, |painter| self.rings(painter, &layout, pointer));
                self.last_cards(painter, &layout, pointer.now);
                self.words(painter, &layout, pointer.now);
                self.chain_count(painter, &layout, pointer.now);
                self.labels(painter, &layout, pointer);
                self.recap_notes(painter, &layout, pointer);
                self.marks(painter, &layout, pointer);
            });
            let panels = self.talk_panels(&layout);
            painter.layer_in(bounds_of(panels.iter().map(|one| one.bounds.expand(1.0))), |painter| {
                talk_panels::draw(painter, &panels, layout.magnification);
            });
            let flights = self.poses(&layout, board, pointer.now);
            for group in layers_of(flights.iter().map(|(_, pose)| room_of(pose.place))) {
                painter.layer_in(whole_pixels(group.around), |painter| {
                    for (flight, pose) in group.members.iter().map(|nth| &flights[*nth]) {
                        self.flight(painter, flight, *pose);
                    }
                });
            }
            let drops = self.drops(&layout, board, pointer.now);
            let drop_places = drops.0.iter().chain(&drops.1).map(drop_bounds);
            painter.layer_in(bounds_of(drop_places), |painter| self.draw_drops(painter, &drops));
            let thrown = self.animation.celebration().map(|_| board);
            painter.layer_in(bounds_of(thrown), |painter| self.throw(painter, &layout, pointer.now));
            painter.layer_in(bounds_of(self.stage_place(&layout, board, pointer.now)), |painter| {
                self.stage(painter, &layout, pointer.now);
            });
            let lifted = self.lifted_place(&layout, pointer, window - offset);
            painter.layer_in(bounds_of(lifted.map(room_of)), |painter| {
                if let Some(place) = lifted {
                    self.lifted(painter, place, pointer);
                }
            });
            // Under a panel the pointer points at nothing here.
            let is_covered = cursor.position_over(bounds).is_none();
            if let Some(hint) = self.shown_hint(&layout, pointer, is_covered) {
                let room = hint.place(&painter).expand(HINT_ROOM);
                painter.layer_in(room, |painter| hint.draw(painter));
            } else {
                painter.layer_in(Rectangle::default(), |_| {});
            }
        });
    }

    /// Draws every pile: its cards, or an outline if it is empty. A lifted card of the hand keeps its place among the others, so
    /// that each one's number stays free. The hand is drawn last, as its places come and go.
    fn piles(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pointer: &Pointer) {
        let (hand, others): (Vec<&PilePlace>, Vec<&PilePlace>) =
            layout.piles.iter().partition(|pile| matches!(pile.slot, Slot::Hand(_)));
        for pile in others.into_iter().chain(hand) {
            painter.with_item_count(PILE_ITEMS, |painter| self.pile(painter, layout, pile, pointer));
        }
    }

    fn pile(&self, painter: &mut Painter<'_>, layout: &BoardLayout, pile: &PilePlace, pointer: &Pointer) {
        let view = &self.animation.view();
        let pile = &pile.moved(self.animation.nudge(pile.slot, layout, pointer.now));
        match self.slot_contents(view, pile, pointer) {
            SlotContents::Nothing if matches!(pile.slot, Slot::Hand(_) | Slot::OtherHand(_)) => {}
            SlotContents::Nothing => painter.empty(pile.base),
            SlotContents::Back => {
                let (place, tilt) = self.drawn_place(pile, 0, pointer);
                self.under(painter, view, pile, place, pointer);
                painter.back(place, tilt);
            }
            SlotContents::Backs(count) => {
                (0..count).for_each(|nth| painter.back(pile.card(nth), pile.tilt(nth)));
            }
            SlotContents::Cards(cards) => {
                let (Some((first, _)), Some((last, _))) = (cards.first(), cards.last()) else { return };
                let (top, _) = self.drawn_place(pile, *last, pointer);
                self.under(painter, view, pile, pile.card(*first).union(&top), pointer);
                for (nth, card) in &cards {
                    let (place, tilt) = self.drawn_place(pile, *nth, pointer);
                    let bump = if nth == last { self.animation.bump(pile.slot, pointer.now) } else { 0.0 };
                    if bump == 0.0 {
                        painter.card(*card, place, tilt);
                    } else {
                        painter.card_in(*card, grown(place, bump), place.width, 1.0);
                    }
                }
                self.hand_rings(painter, pile.slot, top, pointer);
            }
        }
    }

    /// The shadow of a pile, and the edges of the cards under its top one.
    fn under(
        &self,
        painter: &mut Painter<'_>,
        view: &SeatView<'_>,
        pile: &PilePlace,
        place: Rectangle,
        pointer: &Pointer,
    ) {
        let cards = match pile.slot {
            // A turned card's shadow would stand out at its corners.
            Slot::Hand(_) => {
                let lift = self.lift(pile.slot, pointer).unwrap_or_default();
                return painter.flight_shadow(place, lift * place.width);
            }
            Slot::Build(nth) => view.build_pile(nth).len(),
            slot => self.animation.shown_count(slot, pointer.now).unwrap_or(1),
        };
        painter.pile_shadow(place);
        painter.thickness(place, cards);
    }

    /// Where card `nth` of a pile is drawn, and how far it is turned: cards of the own hand lie turned, and are lifted when
    /// the pointer is over them or they are picked up. Lifted and marked ones are upright.
    pub(super) fn drawn_place(&self, pile: &PilePlace, nth: usize, pointer: &Pointer) -> (Rectangle, f32) {
        let (place, tilt) = (pile.card(nth), pile.tilt(nth));
        match self.lift(pile.slot, pointer) {
            Some(lift) => (place - Vector::new(0.0, lift * place.width), 0.0),
            None if nth == self.top_of(pile.slot) => {
                (place - Vector::new(0.0, self.hover_lift(pile.slot, pointer) * place.width), tilt)
            }
            None => (place, tilt),
        }
    }

    /// How far the card under the pointer is lifted, or the one that was under it a moment ago, in its widths.
    fn hover_lift(&self, slot: Slot, pointer: &Pointer) -> f32 {
        // A card that has just landed under the pointer stays where it lies.
        if pointer.drag.is_some() || pointer.has_acted || !self.offers(slot) {
            return 0.0;
        }
        HOVER_LIFT * pointer.hover(slot, self.animation.motion())
    }

    /// How far a card of the own hand is lifted, in its widths; `None` if it lies in the fan.
    pub(super) fn lift(&self, slot: Slot, pointer: &Pointer) -> Option<f32> {
        if !matches!(slot, Slot::Hand(_)) || pointer.drag.is_some() {
            return None;
        }
        if self.display.picked == Some(slot) {
            return Some(PICKED_LIFT);
        }
        let hovers = self.hover_lift(slot, pointer);
        if hovers > 0.0 || (pointer.over == Some(slot) && !pointer.has_acted && self.offers(slot)) {
            return Some(hovers);
        }
        let is_marked = self.display.focus == Some(slot)
            || self.display.guided.contains(&slot)
            || self.display.hint.iter().any(|highlighted| highlighted.slot == slot);
        is_marked.then_some(0.0)
    }

    /// What to draw at a pile, without cards that are dragged, dropped or in flight.
    pub(super) fn slot_contents(
        &self,
        view: &SeatView<'_>,
        pile: &PilePlace,
        pointer: &Pointer,
    ) -> SlotContents {
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
                let Some(hands) = self.animation.hands() else {
                    let landed = view.hand_size(seat).saturating_sub(awaited);
                    return if pile.base.height < MIN_FAN {
                        SlotContents::Nothing
                    } else {
                        SlotContents::Backs(landed)
                    };
                };
                let cards = hands.of(seat);
                let landed = cards.len().saturating_sub(awaited);
                match landed {
                    0 => SlotContents::Nothing,
                    _ => SlotContents::Cards(cards[..landed].iter().copied().enumerate().collect()),
                }
            }
            // Before the deal, the seat's draw for the dealer lies there.
            Slot::Stock(seat) if self.animation.shows_draws() => {
                one(self.animation.drawn_card(seat, pointer.now))
            }
            Slot::Stock(seat) if awaited == 0 => {
                match view.stock_left(seat) - away.min(view.stock_left(seat)) {
                    0 => SlotContents::Nothing,
                    _ if away > 0 => SlotContents::Back,
                    _ => one(view.stock_top(seat)),
                }
            }
            // The deal: its top card is still to come.
            Slot::Stock(_) => match self.animation.shown_count(slot, pointer.now) {
                Some(0) | None => SlotContents::Nothing,
                Some(_) => SlotContents::Back,
            },
            Slot::Discard(seat, nth) => {
                let depth = view.discard_depth(seat, nth);
                let mut cards: Vec<(usize, Card)> = view
                    .discard_pile(seat, nth)
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
            Slot::Build(pile) => one(view.build_pile(pile).iter().rev().nth(awaited).copied()),
            // The draws for the dealer come from the whole deck.
            Slot::Draw if view.draw_left() == 0 && !self.animation.shows_draws() => SlotContents::Nothing,
            // What lay there stays while another pile comes.
            Slot::Completed
                if self.animation.shown_count(slot, pointer.now).is_none_or(|count| count == 0) =>
            {
                SlotContents::Nothing
            }
            Slot::Draw | Slot::Completed => SlotContents::Back,
        }
    }

    /// The index of a slot's top card.
    pub(super) fn top_of(&self, slot: Slot) -> usize {
        match slot {
            Slot::Discard(seat, pile) => self.animation.view().discard_depth(seat, pile).saturating_sub(1),
            _ => 0,
        }
    }

    /// Whether a slot's top card is being dragged, or was dropped elsewhere.
    fn is_away(&self, slot: Slot, pointer: &Pointer) -> bool {
        pointer.drag.is_some_and(|drag| drag.slot == slot)
            || self.animation.dropped().is_some_and(|(from, _)| from == slot)
    }
}

/// A card that is so much wider, in its widths, around the same centre.
fn grown(card: Rectangle, part: f32) -> Rectangle {
    let (width, height) = (card.width * (1.0 + part), card.height * (1.0 + part));
    Rectangle { x: card.center_x() - width / 2.0, y: card.center_y() - height / 2.0, width, height }
}

/// What a moving card covers with its shadow.
fn room_of(card: Rectangle) -> Rectangle {
    card.expand(CARD_ROOM * card.height)
}

/// The bounds of a layer in which only these places are drawn: together they are repainted faster than one by one, and where
/// nothing is drawn the layer costs nothing.
fn bounds_of(places: impl IntoIterator<Item = Rectangle>) -> Rectangle {
    let all = places.into_iter().reduce(|one, other| one.union(&other));
    all.map(whole_pixels).unwrap_or_default()
}
