//! The lobby's footer: what the game waits for or why a request was refused, and the buttons.

use iced::widget::row;
use iced::{Center, Fill};
use skipstone_net::protocol::{Lobby, Occupant};

use super::{Message, State, unready};
use crate::Element;
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
    let hosts = session.hosting.is_some();
    if state.asks_to_leave {
        let words = text::body(tr!(context, "lobby-asks-leave")).width(Fill);
        let stay = button::secondary(tr!(context, "lobby-stay"), Some(Message::Stay));
        let close = button::primary(tr!(context, "lobby-close"), Some(Message::Close));
        return row![words].push(stay).push(close).spacing(14).align_y(Center).into();
    }
    let words = match denied(session, context) {
        Some(why) => text::body(why).style(danger),
        None => {
            let asks = state.asks_to_start(lobby, session);
            let watching = asks.then(|| would_watch(lobby, session, context)).flatten();
            text::body(watching.unwrap_or_else(|| awaited(lobby, session, context)))
        }
    };
    let own = session.seat().and_then(|seat| lobby.seats.get(seat.index()));
    let watch = (own.is_some() && lobby.options.watching)
        .then(|| button::secondary(tr!(context, "lobby-stand-up"), Some(Message::Sit(None))));
    let ready = match own.map(|seat| &seat.occupant) {
        Some(Occupant::Person { ready, .. }) if !hosts => Some(match ready {
            false => button::primary(tr!(context, "lobby-ready"), Some(Message::Ready(true))),
            true => button::secondary(tr!(context, "lobby-not-ready"), Some(Message::Ready(false))),
        }),
        _ => None,
    };
    let begin = hosts.then(|| {
        let label = if state.asks_to_start(lobby, session) { "lobby-begin-anyway" } else { "lobby-begin" };
        button::primary(tr!(context, label), lobby.setup().is_ok().then_some(Message::Begin))
    });
    row![words.width(Fill)].push(watch).push(ready).push(begin).spacing(14).align_y(Center).into()
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

/// Who watches if the host begins now. `None` if nobody does.
fn would_watch(lobby: &Lobby, session: &NetworkSession, context: Context<'_>) -> Option<String> {
    let missing = unready(lobby, session).filter(|(key, _)| session.would_watch(*key));
    let names: Vec<String> = missing.map(|(_, name)| name.to_owned()).collect();
    let (count, names) = (names.len(), context.locale.list(&names));
    (count > 0).then(|| tr!(context, "lobby-would-watch", count = count, names = names))
}

/// What is missing before the game can begin.
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
    let alone = people.next().is_none();
    let missing: Vec<&str> = unready(lobby, session).map(|(_, name)| name).collect();
    match (session.hosting.is_some(), own.map(|seat| &seat.occupant)) {
        (true, _) if alone => tr!(context, "lobby-alone"),
        (true, _) if missing.is_empty() => tr!(context, "lobby-all-ready"),
        (true, _) => tr!(context, "lobby-missing", names = missing.join(", ")),
        (false, Some(Occupant::Person { ready: true, .. })) => tr!(context, "lobby-waits"),
        (false, Some(_)) => tr!(context, "lobby-say-ready"),
        (false, None) => tr!(context, "lobby-watching-told"),
    }
}
