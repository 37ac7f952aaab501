//! The widget for tests and assistive technology: every player and slot with its id, bounds and description, and refusals.

use iced::Rectangle;
use iced::advanced::widget::{Id, Operation};

use super::BoardWidget;
use super::input::Pointer;

impl<Message> BoardWidget<'_, Message> {
    pub(super) fn publish(&self, pointer: &Pointer, bounds: Rectangle, operation: &mut dyn Operation) {
        let id = Id::new("table");
        operation.container(Some(&id), bounds);
        operation.traverse(&mut |operation| {
            let view = self.animation.view();
            let layout = self.layout_of(bounds.size());
            let origin = bounds.position() - iced::Point::ORIGIN;
            if layout.headline.height > 0.0 {
                operation.text(None, layout.headline + origin, &self.display.turn);
            }
            for area in &layout.seats {
                let Some(player) = self.display.players.get(area.seat.index()) else { continue };
                let id = Id::from(format!("player@{}", area.seat));
                let place = area.stone + origin;
                operation.text(Some(&id), place, &self.player_words(area.seat, player));
            }
            if let Some((pile, _)) = self.listed_cards(&layout, pointer) {
                let id = Id::from(format!("list-{}", pile.slot));
                operation.text(Some(&id), bounds, &self.wording.slot(&view, pile.slot));
            }
            for (slot, key, place) in self.keys(&layout, pointer) {
                let id = Id::from(format!("key-{slot}"));
                operation.text(Some(&id), place + origin, &key);
            }
            for pile in layout.piles {
                let id = Id::from(pile.slot.to_string());
                let place = pile.bounds + origin;
                let words = self.slot_words(pile.slot);
                operation.text(Some(&id), place, &words);
                if let Some(highlighted) =
                    self.display.hint.iter().find(|highlighted| highlighted.slot == pile.slot)
                {
                    let id = Id::from(format!("hint-{}", pile.slot));
                    operation.text(Some(&id), place, &self.wording.hint_steps(highlighted));
                }
                if self.display.focus == Some(pile.slot) {
                    let id = Id::from(format!("cursor-{}", pile.slot));
                    operation.text(Some(&id), place, &words);
                }
                if self.display.guided.contains(&pile.slot) {
                    let id = Id::from(format!("guided-{}", pile.slot));
                    operation.text(Some(&id), place, &words);
                }
                if let Some((_, why)) = self.display.refused.filter(|(slot, _)| *slot == pile.slot) {
                    operation.text(None, place, why);
                }
            }
        });
    }
}
