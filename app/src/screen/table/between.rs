//! A series that goes on at this table with a round that follows one played elsewhere: what is proposed, and who is ready.

use iced::widget::{column, container, row};
use skipstone_net::host::HostCommand;

use super::kind::TableKind;
use super::message::Message;
use super::model::TableModel;
use super::multiplayer::{self, NetworkTable};
use super::result::proposal_lines;
use crate::screen::Context;
use crate::theme::container::panel;
use crate::theme::text::soft;
use crate::widget::accessible::{Named, Role};
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of the panel's content, in logical pixels.
const WIDTH: f32 = 560.0;

impl NetworkTable<'_> {
    /// Whether the next round is proposed after one that nobody has shown here.
    pub(super) fn awaits_first_round(self, model: &TableModel) -> bool {
        let is_proposed = self.session().next_round.proposed.proposal().is_some();
        is_proposed && self.session().has_begun() && model.series.ended.is_none() && model.series.round == 0
    }
}

impl TableModel {
    /// The panel.
    pub(super) fn between<'a>(
        &'a self,
        kind: &dyn TableKind,
        network: NetworkTable<'a>,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let title = tr!(context, "between-title");
        let must_confirm = !network.session().next_round.proposed.surprises().is_empty();
        let confirm = must_confirm.then(|| {
            button::secondary(tr!(context, "proposal-confirm"), Some(multiplayer::Message::Confirm.into()))
        });
        let next = kind.next_step(self, false, Some(network));
        let next = next.map(|next| button::primary(context.locale.text(next.words), next.message));
        let begin = network.decides_to_begin(self, false).then(|| {
            let begin = multiplayer::Message::HostCommand(HostCommand::StartRound).into();
            let is_waiting = network.session().next_round.readiness.begins_in().is_none();
            button::pill(tr!(context, "result-begin-anyway"), is_waiting.then_some(begin))
        });
        let menu = button::pill(tr!(context, "table-menu"), Some(Message::Menu(true)));
        let buttons = row![]
            .push(confirm.map(Element::from))
            .push(next.map(Element::from))
            .push(begin.map(Element::from))
            .push(Element::from(menu));
        let content =
            column![text::heading(title.clone()), text::body(tr!(context, "between-about")).style(soft)]
                .extend(proposal_lines(network, context))
                .push(self.readiness(network, false, context))
                .push(buttons.spacing(10).wrap().vertical_spacing(8))
                .spacing(14)
                .width(WIDTH);
        Named::with_role(Role::Dialog, title, container(content).padding(24).style(panel)).into()
    }
}
