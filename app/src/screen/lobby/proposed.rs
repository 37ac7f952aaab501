//! What is unlike before in the proposed round, and what the player has to confirm of it.

use iced::widget::{Column, column};

use super::Message;
use crate::screen::Context;
use crate::session::NetworkSession;
use crate::theme::text::{accent, danger};
use crate::widget::{button, text};
use crate::{Element, tr};

/// Draws the differences. `None` where nothing is proposed, and for the host, who has made them.
pub(super) fn view<'a>(session: &NetworkSession, context: Context<'a>) -> Option<Element<'a, Message>> {
    session.next_round.proposed.proposal().filter(|_| session.hosting.is_none())?;
    let changes = session.change_words(context.locale);
    let heading = if changes.is_empty() { "proposal-as-shown" } else { "proposal-changes" };
    let changes = changes.into_iter().map(|words| Element::from(text::body(words).style(accent)));
    let content: Column<'a, Message, crate::Theme> = column![text::heading(tr!(context, heading))];
    let surprises = session.surprise_words(context.locale);
    let confirm = (!surprises.is_empty())
        .then(|| button::secondary(tr!(context, "proposal-confirm"), Some(Message::Confirm)).small());
    let surprises = surprises.into_iter().map(|words| Element::from(text::body(words).style(danger)));
    Some(content.extend(changes).extend(surprises).push(confirm.map(Element::from)).spacing(4).into())
}
