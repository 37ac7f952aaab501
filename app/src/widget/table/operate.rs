//! The widget for tests and assistive technology: every slot with its id, bounds and description, refusals, and what is told of the players.

use iced::Rectangle;
use iced::advanced::widget::{Id, Operation};

use super::TableWidget;
use crate::table::Slot;

impl<Message> TableWidget<'_, Message> {
    pub(super) fn publish(&self, bounds: Rectangle, operation: &mut dyn Operation) {
        let id = Id::new("table");
        operation.container(Some(&id), bounds);
        operation.traverse(&mut |operation| {
            let view = self.animation.view();
            let layout = self.layout_of(bounds.size());
            let origin = bounds.position() - iced::Point::ORIGIN;
            for area in &layout.seats {
                let Some(player) = self.display.players.get(area.seat.index()) else { continue };
                operation.text(None, area.caption + origin, &player.caption);
                if area.speech.width > 0.0 {
                    operation.text(None, area.speech + origin, &player.speech);
                }
            }
            for pile in layout.piles {
                let id = Id::from(pile.slot.to_string());
                let place = pile.bounds + origin;
                let words = match (pile.slot, self.animation.hands()) {
                    (Slot::OtherHand(seat), Some(hands)) => self.wording.open_hand(seat, hands.of(seat)),
                    (slot, _) => self.wording.slot(&view, slot),
                };
                operation.text(Some(&id), place, &words);
                if let Some(highlighted) =
                    self.display.hint.iter().find(|highlighted| highlighted.slot == pile.slot)
                {
                    let id = Id::from(format!("hint-{}", pile.slot));
                    operation.text(Some(&id), place, &self.wording.hint_steps(highlighted));
                }
                if let Some((_, why)) = self.display.refused.filter(|(slot, _)| *slot == pile.slot) {
                    operation.text(None, place, why);
                }
            }
        });
    }
}
