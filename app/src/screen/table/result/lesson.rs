//! One thing to do better next time, in words.

use iced::Alignment;
use iced::widget::row;

use crate::screen::Context;
use crate::screen::table::message::Message;
use crate::screen::table::model::TableModel;
use crate::theme::text::{soft, success};
use crate::widget::{button, text};
use crate::{Element, tr};

/// The size of the words.
const SIZE: f32 = 15.0;
/// The height of the line, that of its button. It is kept free while the turns are rated, so that nothing moves then.
pub(super) const HEIGHT: f32 = 44.0;

impl TableModel {
    /// What the costliest own turn teaches, with what shows it, or that none cost anything. The turn that is praised beside it, if one
    /// is, isn't found fault with. `None` where no own turns are rated.
    pub(super) fn lesson<'a>(
        &'a self,
        praised: Option<u32>,
        room: f32,
        context: Context<'a>,
    ) -> Option<Element<'a, Message>> {
        let rating = self.series.rating.as_ref()?;
        let line = |words: String| text::body(words).size(SIZE);
        let words = if !rating.is_done() {
            let turn = rating.turns().len() + 1;
            line(tr!(context, "review-rates", turn = turn, turns = rating.total())).style(soft)
        } else if let Some(turn) = rating.costliest_besides(praised) {
            let mistake = turn.costliest().and_then(|decision| decision.mistake);
            let mistake = mistake.map_or("none", |mistake| mistake.name());
            let words = tr!(context, "result-lesson", mistake = mistake, turn = turn.turn);
            let show = tr!(context, "result-lesson-show");
            let opens = Message::Review { turn: Some(turn.turn) };
            let beside = text::width(&show, SIZE) + 40.0;
            let words = line(text::shortened(&words, SIZE, room - beside));
            let show = Element::from(button::quiet(show, Some(opens)).sized(SIZE));
            return Some(row![words, show].height(HEIGHT).spacing(8).align_y(Alignment::Center).into());
        } else if rating.costliest().is_some() {
            line(String::new())
        } else {
            match rating.unrated() {
                0 => line(tr!(context, "result-no-cost")).style(success),
                turns => line(tr!(context, "result-no-cost-known", count = turns)),
            }
        };
        Some(row![words].height(HEIGHT).align_y(Alignment::Center).into())
    }
}
