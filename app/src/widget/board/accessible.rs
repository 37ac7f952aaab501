//! The board for assistive technology: the players with their piles, what lies in the middle, and the own cards.

use iced::advanced::widget::Operation;
use iced::{Point, Rectangle, Vector};
use skipstone_core::Seat;

use super::input::Pointer;
use super::{BoardWidget, PlayerDisplay};
use crate::board::layout::PilePlace;
use crate::board::{BoardLayout, Slot};
use crate::tr;
use crate::widget::accessible::{Accessible, Role, Stop};

impl<Message> BoardWidget<'_, Message> {
    /// Tells of every slot that is shown, in groups, and takes what is asked of one.
    pub(super) fn tell(&self, pointer: &mut Pointer, bounds: Rectangle, operation: &mut dyn Operation) {
        let layout = self.layout_of(bounds.size());
        let origin = bounds.position() - Point::ORIGIN;
        let front = self.animation.view().seat();
        let others = layout.seats.iter().filter(|area| area.seat != front);
        let groups = others.map(|area| Some(area.seat)).chain([None, Some(front)]);
        for owner in groups {
            let name = match owner {
                Some(seat) => match self.display.players.get(seat.index()) {
                    Some(player) => self.player_words(seat, player),
                    None => self.wording.name(seat),
                },
                None => tr!(self.wording.locale, "table-middle"),
            };
            let mut group = Accessible::new(Role::Group, name);
            group.key = owner.map_or_else(|| "middle".to_owned(), |seat| format!("player@{seat}"));
            operation.custom(None, bounds, &mut group);
            operation.traverse(&mut |operation| {
                for pile in layout.piles.iter().filter(|pile| pile.slot.owner(front) == owner) {
                    self.tell_slot(pointer, &layout, pile, origin, operation);
                }
                if owner.is_none() && layout.headline.height > 0.0 {
                    operation.text(None, layout.headline + origin, &self.display.turn);
                }
                for panel in self.talk_panels(&layout).iter().filter(|_| owner.is_none()) {
                    operation.text(None, panel.bounds + origin, &panel.words);
                }
            });
        }
    }

    /// A player's name, what stands under it, what the player did last, what they say, and the pebble beside their stone.
    pub(super) fn player_words(&self, seat: Seat, player: &PlayerDisplay) -> String {
        let (name, said) = (self.wording.name(seat), player.words());
        let locale = self.wording.locale;
        let pebble =
            player.pebble.map(|milestone| tr!(locale, "pebble-beside", name = locale.pebble(milestone)));
        let pebble = pebble.unwrap_or_default();
        let words = [name.as_str(), player.caption.full(), &said, &player.reported, &pebble];
        words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ")
    }

    /// What lies on a slot, as far as it may be seen.
    pub(super) fn slot_words(&self, slot: Slot) -> String {
        match (slot, self.animation.hands()) {
            (Slot::OtherHand(seat), Some(hands)) => self.wording.open_hand(seat, hands.of(seat)),
            (Slot::Hand(slot), _) => {
                self.wording.hand_card(&self.animation.view(), slot, self.display.hand_order)
            }
            (slot, _) => self.wording.slot(&self.animation.view(), slot),
        }
    }

    /// Whether a press on a slot leads on: with a picked-up card it is where that can go, or where it came from.
    fn stop(&self, slot: Slot) -> Stop {
        let view = self.animation.view();
        let is_legal = self.display.legal.contains(&slot);
        match self.display.picked {
            _ if self.display.read_only => Stop::Never,
            Some(picked) if picked == slot || is_legal => Stop::First,
            Some(_) => Stop::Never,
            None if is_legal => Stop::Usual,
            None => match slot.source() {
                Some(source) if !view.targets(source).is_empty() => Stop::Usual,
                _ => Stop::Never,
            },
        }
    }

    fn tell_slot(
        &self,
        pointer: &mut Pointer,
        layout: &BoardLayout,
        pile: &PilePlace,
        origin: Vector,
        operation: &mut dyn Operation,
    ) {
        let slot = pile.slot;
        let mut accessible = Accessible {
            key: slot.to_string(),
            is_enabled: !self.display.read_only,
            is_focused: self.display.focus == Some(slot),
            stop: self.stop(slot),
            ..Accessible::new(Role::Pile, self.slot_words(slot))
        };
        // Of a card in the hand, what its neighbour leaves to be seen.
        let mut seen = pile.bounds;
        if let Some(next) = self.next_in_hand(slot, layout) {
            seen.width = next.bounds.x - seen.x;
        }
        operation.custom(None, seen + origin, &mut accessible);
        pointer.asked.extend(accessible.asked.map(|asked| (slot, asked)));
    }
}
