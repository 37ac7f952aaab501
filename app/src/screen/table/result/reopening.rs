//! The question before the end of a round that counts is taken back.

use iced::widget::{column, container, row};
use skipstone_core::Scoring;
use skipstone_core::table::RoundEnd;

use crate::Element;
use crate::screen::Context;
use crate::screen::table::message::Message;
use crate::screen::table::model::TableModel;
use crate::theme::container::panel;
use crate::theme::text::accent;
use crate::tr;
use crate::widget::accessible::{Named, Role};
use crate::widget::{button, text};

/// The width of the panel's content, in logical pixels.
const WIDTH: f32 = 460.0;

impl TableModel {
    /// Says which move is taken back, and what goes with it.
    pub(in crate::screen::table) fn reopening<'a>(
        &'a self,
        ended: &RoundEnd,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let wording = self.wording(context);
        let mv = self.me.and_then(|me| self.timeline().log().last_move(wording, me));
        let mv = mv.map(|mv| text::body(tr!(context, "reopen-move", move = mv)));
        let winner = ended.result.winner.filter(|_| self.setup.rules().scoring == Scoring::Points);
        let points = winner.and_then(|team| ended.result.points.get(team.index()).copied());
        let lost = match (winner, points) {
            (Some(team), Some(points)) => {
                let (who, name) = (wording.side(&self.setup, team), wording.team(&self.setup, team));
                tr!(context, "reopen-points", who = who, name = name, points = points)
            }
            _ => tr!(context, "reopen-result"),
        };
        let what = if self.is_single_round() { "round" } else { "series" };
        let yes = button::secondary(tr!(context, "reopen-yes"), Some(Message::Reopen(true)));
        let no = button::primary(tr!(context, "reopen-no"), Some(Message::Reopen(false)));
        let title = tr!(context, "reopen-title");
        let content = column![text::heading(title.clone())]
            .push(mv)
            .push(text::body(lost))
            .push(text::body(tr!(context, "reopen-marked", what = what)).style(accent))
            .push(row![Element::from(no), Element::from(yes)].spacing(10));
        let content = container(content.spacing(14).width(WIDTH)).padding(24).style(panel);
        Named::with_role(Role::Dialog, title, content).into()
    }
}
