//! The lobby's footer: what the game waits for or why a request was refused, and the buttons.

use std::time::Duration;

use iced::widget::row;
use iced::{Center, Fill};
use skipstone_net::protocol::{Lobby, Occupant};

use super::{Message, State};
use crate::Element;
use crate::locale::minutes_and_seconds;
use crate::screen::Context;
use crate::screen::draft::seat_name;
use crate::session::{NetworkSession, RefusedRequest};
use crate::theme::text::danger;
use crate::tr;
use crate::widget::{button, text};

/// Draws the footer.
pub(super) fn view<'a>(
    state: &State,
    lobby: &'a Lobby,
    session: &'a NetworkSession,
    context: Context<'a>,
) -> Element<'a, Message> {
    if state.asks_to_leave {
        let words = text::body(tr!(context, "lobby-asks-leave")).width(Fill);
        let stay = button::secondary(tr!(context, "lobby-stay"), Some(Message::Stay));
        let close = button::primary(tr!(context, "lobby-close"), Some(Message::Close));
        return row![words].push(stay).push(close).spacing(14).align_y(Center).into();
    }
    let words = match denied(session, context) {
        Some(why) => text::body(why).style(danger),
        None if session.next_round.proposed.proposal().is_some() => {
            text::body(unready_words(session, context))
        }
        None => text::body(awaited(lobby, session, context)),
    };
    let foot = row![words.width(Fill)];
    let foot = match session.next_round.proposed.proposal() {
        Some(_) if session.hosting.is_some() => {
            let counts_down = session.next_round.readiness.begins_in().is_some();
            let begin = (!counts_down).then_some(Message::Begin);
            foot.push(button::secondary(tr!(context, "lobby-reopen"), Some(Message::Reopen)))
                .push(button::primary(tr!(context, "lobby-begin-anyway"), begin))
        }
        Some(_) => {
            foot.push(session.proposed_seat().map(|seat| match session.next_round.readiness.is_ready(seat) {
                true => button::secondary(tr!(context, "lobby-not-ready"), Some(Message::Ready(false))),
                false => {
                    let ready = session.next_round.proposed.may_be_ready().then_some(Message::Ready(true));
                    button::primary(tr!(context, "lobby-ready"), ready)
                }
            }))
        }
        None => {
            let may_watch = session.seat().is_some() && lobby.options.watching;
            let watch = may_watch
                .then(|| button::secondary(tr!(context, "lobby-stand-up"), Some(Message::Sit(None))));
            let begin = session.hosting.is_some().then(|| {
                let begin = lobby.setup().is_ok().then_some(Message::Begin);
                button::primary(tr!(context, "lobby-begin"), begin)
            });
            foot.push(watch).push(begin)
        }
    };
    foot.spacing(14).align_y(Center).into()
}

/// Why the last request was refused; `None` if it wasn't.
fn denied(session: &NetworkSession, context: Context<'_>) -> Option<String> {
    let locale = context.locale;
    let name = |seat| match session.given_name(seat) {
        "" => seat_name(locale, seat),
        name => name.to_owned(),
    };
    Some(match session.denied.as_ref()? {
        RefusedRequest::By(why) => locale.denied(why, name),
        RefusedRequest::Impossible(why) => locale.table_error(why),
    })
}

/// What is missing before the host can propose a round.
fn awaited(lobby: &Lobby, session: &NetworkSession, context: Context<'_>) -> String {
    let me = session.seat();
    let own = me.and_then(|seat| lobby.seats.get(seat.index()));
    if let (Some(seat), true) = (own, lobby.needs_ages())
        && seat.age.is_none()
    {
        return tr!(context, "lobby-tell-age");
    }
    let others = lobby.by_seat().filter(|(seat, _)| Some(*seat) != me);
    let mut people = others.filter(|(_, seat)| matches!(seat.occupant, Occupant::Person { .. }));
    match (session.hosting.is_some(), own) {
        (true, _) if people.next().is_none() => tr!(context, "lobby-alone"),
        (true, _) => tr!(context, "lobby-begin-about"),
        (false, Some(_)) => tr!(context, "lobby-waits"),
        (false, None) => tr!(context, "lobby-watching-told"),
    }
}

/// Who isn't ready for the proposed round, or when it begins without them.
fn unready_words(session: &NetworkSession, context: Context<'_>) -> String {
    match session.next_round.readiness.begins_in() {
        Some(Duration::ZERO) => return tr!(context, "ready-begins-now"),
        Some(left) => return tr!(context, "ready-begins-in", left = minutes_and_seconds(left)),
        None => {}
    }
    let is_own_missing =
        session.proposed_seat().is_some_and(|seat| !session.next_round.readiness.is_ready(seat));
    if is_own_missing && session.hosting.is_none() {
        return tr!(context, "lobby-say-ready");
    }
    let missing: Vec<&str> = session.unready_people().map(|seat| session.given_name(seat)).collect();
    match missing.is_empty() {
        true => tr!(context, "ready-begins-now"),
        false => tr!(context, "lobby-missing", names = context.locale.enumeration(missing)),
    }
}
