//! What tests and assistive technology find: every slot with its id, its bounds and a sentence, and why a try at it can't be.

use iced::Rectangle;
use iced::advanced::widget::{Id, Operation};

use super::Table;
use crate::table::Slot;

impl<Message> Table<'_, Message> {
    pub(super) fn publish(&self, bounds: Rectangle, operation: &mut dyn Operation) {
        let id = Id::new("table");
        operation.container(Some(&id), bounds);
        operation.traverse(&mut |operation| {
            let view = self.stage.view();
            for pile in self.layout_of(bounds.size()).piles {
                let id = Id::from(pile.slot.to_string());
                let place = pile.bounds + (bounds.position() - iced::Point::ORIGIN);
                let words = match (pile.slot, self.stage.hands()) {
                    (Slot::Held(seat), Some(hands)) => self.voice.open_hand(seat, hands.of(seat)),
                    (slot, _) => self.voice.slot(&view, slot),
                };
                operation.text(Some(&id), place, &words);
                if let Some(lit) = self.look.hint.iter().find(|lit| lit.slot == pile.slot) {
                    let id = Id::from(format!("hint-{}", pile.slot));
                    operation.text(Some(&id), place, &self.voice.lit(lit));
                }
                if let Some((_, why)) = self.look.refused.filter(|(slot, _)| *slot == pile.slot) {
                    operation.text(None, place, why);
                }
            }
        });
    }
}
