//! The people at a network table: whom the player wants to hear, and what its host decides about them.

use iced::widget::{Row, column, container, row};
use iced::{Center, Fill};
use skipstone_net::Fingerprint;
use skipstone_net::host::HostCommand;
use skipstone_net::protocol::{EntryPolicy, Lobby, PersonAtTable, TableOptions};

use super::super::message::Message;
use super::super::model::TableModel;
use super::super::multiplayer::{self, NetworkTable};
use super::section;
use crate::screen::Context;
use crate::session::HostControls;
use crate::theme::container::field;
use crate::theme::text::{accent, soft};
use crate::widget::choice::{Choice, segments};
use crate::widget::stone::Mood;
use crate::widget::stone_face::face_in_mood;
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of a person's stone, and the height of the line.
const STONE: f32 = 34.0;
const LINE: f32 = 48.0;
/// The limits of a turn that the host can choose, in seconds.
const TURN_SECONDS: [Option<u16>; 4] = [None, Some(30), Some(60), Some(120)];

/// The page.
pub(super) fn page<'a>(
    model: &'a TableModel,
    network: NetworkTable<'a>,
    context: Context<'a>,
) -> Element<'a, Message> {
    let lobby = network.session.lobby.as_deref();
    let people = lobby.into_iter().flat_map(Lobby::everybody);
    let lines = people.map(|person| line(person, model, network, context));
    let page = column![section(tr!(context, "people-title"), lines)].spacing(24);
    match (&network.session.hosting, lobby) {
        (Some(hosting), Some(lobby)) => page
            .push(section(tr!(context, "people-entry"), entry(hosting, lobby.options, context)))
            .push(section(tr!(context, "people-turns"), [turn_limit(lobby.options, context)]))
            .push(banned(hosting, context))
            .into(),
        _ => page.into(),
    }
}

fn line<'a>(
    person: PersonAtTable<'a>,
    model: &'a TableModel,
    network: NetworkTable<'a>,
    context: Context<'a>,
) -> Element<'a, Message> {
    let PersonAtTable { seat, name, key, .. } = person;
    let is_own = key == network.session.own_key;
    let stone = seat.map(|seat| {
        let mood = if network.is_away(seat) { Mood::Asleep } else { Mood::Calm };
        let stone = model.stone_display(seat, context).stone;
        face_in_mood(&model.pictures, (stone, mood), STONE, context.scale)
    });
    let called = match is_own {
        true => text::body(tr!(context, "lobby-you", name = &**name)).style(accent),
        false => text::body(&**name),
    };
    let state = match seat {
        None => Some(tr!(context, "people-watches")),
        Some(seat) => network.seat_status(context.locale, seat).filter(|_| network.is_away(seat)),
    };
    let state = state.map(|state| text::caption(state).style(soft));
    let named = column![called].push(state).width(Fill).clip(true);
    let send = |message: multiplayer::Message| Some(Message::from(message));
    let mut line =
        Row::new().push(stone).push(named).spacing(10).align_y(Center).height(LINE).padding([0, 10]);
    if !is_own {
        if network.asks_to_kick(key) {
            let kick = |ban| send(multiplayer::Message::HostCommand(HostCommand::Kick { who: key, ban }));
            line = line
                .push(Element::from(button::quiet(tr!(context, "lobby-away-now"), kick(false))))
                .push(Element::from(button::quiet(tr!(context, "lobby-away-ever"), kick(true))))
                .push(Element::from(button::quiet(
                    tr!(context, "lobby-away-not"),
                    send(multiplayer::Message::AskToKick(None)),
                )));
        } else {
            let is_muted = network.session.talk.is_muted(key);
            let words = if is_muted { "people-hear" } else { "people-mute" };
            let mute = button::quiet(tr!(context, words), send(multiplayer::Message::Mute(key, !is_muted)));
            line = line.push(Element::from(mute));
            if network.hosts() {
                let ask = send(multiplayer::Message::AskToKick(Some(key)));
                line = line.push(Element::from(button::quiet(tr!(context, "lobby-away"), ask)));
            }
        }
    }
    container(line).style(field).into()
}

/// Who may come in, and the codes, the one that can be said first.
fn entry<'a>(
    hosting: &HostControls,
    options: TableOptions,
    context: Context<'a>,
) -> Vec<Element<'a, Message>> {
    let entries = [EntryPolicy::Knock, EntryPolicy::Code, EntryPolicy::Open]
        .map(|entry| Choice::new(entry, context.locale.entry_policy(entry)));
    let choose = move |entry| set_options(TableOptions { entry, ..options });
    let code = |code: String, size: u16| {
        let copy = multiplayer::Message::Copy(code.clone()).into();
        let copy = Element::from(button::secondary(tr!(context, "lobby-copy"), Some(copy)).small());
        let code = container(text::body(code).size(f32::from(size))).width(Fill);
        row![code, copy].spacing(10).align_y(Center).into()
    };
    let short = hosting.short_code.map(|(short, _)| code(short.to_string(), 22));
    let long = hosting.invite.as_ref().map(|(invite, _)| code(invite.to_string(), 14));
    [segments(entries.into(), &options.entry, choose)].into_iter().chain(short).chain(long).collect()
}

/// How long a turn may take. Another limit than the offered ones stays until one of these is chosen.
fn turn_limit<'a>(options: TableOptions, context: Context<'a>) -> Element<'a, Message> {
    let limits = TURN_SECONDS.map(|seconds| {
        let words = match seconds {
            Some(seconds) => tr!(context, "people-turn-seconds", seconds = seconds),
            None => tr!(context, "people-turn-free"),
        };
        Choice::new(seconds, words)
    });
    let choose = move |turn_seconds| set_options(TableOptions { turn_seconds, ..options });
    segments(limits.into(), &options.turn_seconds, choose)
}

fn set_options(options: TableOptions) -> Message {
    multiplayer::Message::HostCommand(HostCommand::SetOptions(options)).into()
}

/// Those who may not come in; `None` if everybody may.
fn banned<'a>(hosting: &HostControls, context: Context<'a>) -> Option<Element<'a, Message>> {
    let banned: Vec<(Fingerprint, String)> = hosting.banned().collect();
    let line = |(key, name): (Fingerprint, String)| {
        let unban = multiplayer::Message::HostCommand(HostCommand::Unban(key)).into();
        let unban = Element::from(button::quiet(tr!(context, "people-unban"), Some(unban)));
        let called = column![text::body(name), text::caption(format!("{key:#}")).style(soft)].width(Fill);
        let line = row![called, unban].spacing(10).align_y(Center).padding([4, 10]);
        container(line).style(field).into()
    };
    (!banned.is_empty()).then(|| section(tr!(context, "people-banned"), banned.into_iter().map(line)))
}
