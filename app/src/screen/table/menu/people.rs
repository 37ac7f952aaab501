//! The people at a network table: whom the player wants to hear, and what its host decides about them.

use iced::widget::{Row, column, container, row, text_input};
use iced::{Center, Fill};
use skipstone_core::Seat;
use skipstone_core::table::Player;
use skipstone_net::Fingerprint;
use skipstone_net::host::HostCommand;
use skipstone_net::protocol::{EntryPolicy, Lobby, Name, NextPlayer, Occupant, PersonAtTable, TableOptions};

use super::super::message::Message;
use super::super::model::TableModel;
use super::super::multiplayer::{self, Decision, NetworkTable};
use crate::locale::Locale;
use crate::screen::Context;
use crate::screen::phones::phones;
use crate::session::HostControls;
use crate::theme::container::field;
use crate::theme::text::{accent, soft};
use crate::widget::accessible::Named;
use crate::widget::choice::{Choice, segments};
use crate::widget::page::section;
use crate::widget::short_text::ShortText;
use crate::widget::stone::Mood;
use crate::widget::stone_face::face_in_mood;
use crate::widget::text_field::TextField;
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
    let people = people.map(|person| person_line(person, model, network, context));
    let computers = model.setup.seats().filter_map(|seat| computer_line(seat, model, network, context));
    let page = column![section(tr!(context, "people-title"), people.chain(computers))].spacing(24);
    match (&network.session.hosting, lobby) {
        (Some(hosting), Some(lobby)) => page
            .push(section(tr!(context, "people-entry"), entry(hosting, lobby.options, context)))
            .push(phones(&hosting.phones, context, |allowed| {
                multiplayer::Message::AllowPhones(allowed).into()
            }))
            .push(section(
                tr!(context, "people-turns"),
                [
                    turn_limit(lobby.options, context),
                    text::caption(tr!(context, "people-turns-about")).style(soft).into(),
                    pause(network, context),
                ],
            ))
            .push(banned(hosting, context))
            .into(),
        _ => page.into(),
    }
}

/// What follows when somebody is kicked, as the key of a text: a computer player has something to take over only from who plays.
fn kick_about(seat: Option<Seat>) -> &'static str {
    if seat.is_some() { "people-kick-about" } else { "people-kick-about-watching" }
}

/// A person: who they are, and what can be decided about them.
fn person_line<'a>(
    person: PersonAtTable<'a>,
    model: &'a TableModel,
    network: NetworkTable<'a>,
    context: Context<'a>,
) -> Element<'a, Message> {
    let PersonAtTable { seat, name, key, stone } = person;
    let session = network.session;
    let is_own = key == session.own_key;
    let away = seat.filter(|seat| network.is_away(*seat));
    let mood = if away.is_some() { Mood::Asleep } else { Mood::Calm };
    let stone = face_in_mood(&model.pictures, (stone, mood), STONE, context.scale);
    let called = match is_own {
        true => ShortText::body(tr!(context, "lobby-you", name = &**name)).style(accent),
        false => ShortText::body(&**name),
    };
    let next = seat.and_then(|seat| session.next_player(seat));
    let is_phone = session.is_phone(key);
    let state = match seat {
        _ if next.is_some() => Some(tr!(context, "people-watches-next")),
        None if session.lobby.as_ref().is_some_and(|lobby| lobby.next_seat_of(key).is_some()) => {
            Some(tr!(context, "people-plays-next"))
        }
        None => Some(tr!(context, "people-watches")),
        Some(_) => away.and_then(|seat| network.seat_status(context.locale, seat)),
    };
    let device = is_phone.then(|| tr!(context, "phone-badge"));
    let next_name = session.lobby.as_ref().and_then(|lobby| lobby.next_name_of(key));
    let renamed = next_name.map(|next| tr!(context, "people-renamed-next", now = &**next));
    let states = [device, renamed, state].into_iter().flatten();
    let state = states.reduce(|first, then| format!("{first}, {then}"));
    let named = labelled(called, state);
    let buttons: Vec<Element<'a, Message>> = match network.decision() {
        Some(Decision::Kick(who)) if *who == key => {
            let kick = |ban| multiplayer::Message::HostCommand(HostCommand::Kick { who: key, ban });
            vec![
                text::caption(context.text(kick_about(seat))).style(soft).into(),
                quiet(tr!(context, "lobby-away-now"), kick(false)),
                quiet(tr!(context, "lobby-away-ever"), kick(true)),
                quiet(tr!(context, "lobby-away-not"), multiplayer::Message::Decide(None)),
            ]
        }
        Some(Decision::HandOver(who)) if *who == key => vec![
            text::caption(tr!(context, "people-hand-over-about", name = &**name)).style(soft).into(),
            quiet(
                tr!(context, "people-hand-over-yes"),
                multiplayer::Message::HostCommand(HostCommand::HandOver(key)),
            ),
            quiet(tr!(context, "lobby-away-not"), multiplayer::Message::Decide(None)),
        ],
        Some(Decision::Seat(who)) if *who == key => vec![
            text::caption(tr!(context, "people-seat-about")).style(soft).into(),
            quiet(tr!(context, "lobby-away-not"), multiplayer::Message::Decide(None)),
        ],
        Some(Decision::Rename(who, entered)) if *who == key => return renaming(key, entered, stone, context),
        _ => {
            let decide = |decision| multiplayer::Message::Decide(Some(decision));
            let may_rename = is_own || network.hosts();
            let rename = may_rename.then(|| {
                let name = next_name.unwrap_or(name).to_string();
                quiet(tr!(context, "people-rename"), decide(Decision::Rename(key, name)))
            });
            let mute = (!is_own).then(|| {
                let is_muted = session.conversation.talk.is_muted(key);
                let words = if is_muted { "people-hear" } else { "people-mute" };
                quiet(tr!(context, words), multiplayer::Message::Mute(key, !is_muted))
            });
            let kick = (!is_own && network.hosts())
                .then(|| quiet(tr!(context, "lobby-away"), decide(Decision::Kick(key))));
            let here = seat.and_then(|seat| here(seat, network, context));
            let change = change_of_seat(person, network, context);
            let ended = model.series.ended.as_ref();
            let may_go_on = ended.is_some_and(|ended| network.waits_for_round(ended.ends_series()));
            let may_host = !is_own && !is_phone && seat.is_some() && away.is_none();
            let hand_over = (network.hosts() && may_go_on && may_host)
                .then(|| quiet(tr!(context, "people-hand-over"), decide(Decision::HandOver(key))));
            [here, change, rename, mute, hand_over, kick].into_iter().flatten().collect()
        }
    };
    line(stone, named, buttons)
}

/// The button that changes from the next round on whether a person plays: for the player, and for the host.
fn change_of_seat<'a>(
    PersonAtTable { seat, key, .. }: PersonAtTable<'a>,
    network: NetworkTable<'a>,
    context: Context<'a>,
) -> Option<Element<'a, Message>> {
    let session = network.session;
    let lobby = session.lobby.as_ref()?;
    let is_own = key == session.own_key;
    let set = |seat, next| multiplayer::Message::SetNextPlayer(seat, next);
    match (seat, lobby.next_seat_of(key)) {
        _ if !is_own && !network.hosts() => None,
        // Taking the promise back is done at the spectator.
        (Some(seat), _) if session.is_promised(seat) => None,
        (Some(seat), _) => {
            let stays = session.next_player(seat).is_none();
            let words = match (stays, is_own) {
                (true, true) => "people-watch",
                (true, false) => "people-replace",
                (false, _) => "people-as-before",
            };
            Some(quiet(tr!(context, words), set(seat, stays.then_some(NextPlayer::Computer))))
        }
        (None, Some(planned)) => {
            // Whoever has given the seat up still does.
            let is_given_up = lobby.people().any(|(seat, _)| seat == planned);
            let next = (is_given_up && !is_own).then_some(NextPlayer::Computer);
            Some(quiet(tr!(context, "people-as-before"), set(planned, next)))
        }
        (None, None) => {
            let mut seats = lobby.seats_to_take();
            let (first, others) = (seats.next()?, seats.next());
            // Where there is no choice, nobody is asked.
            let give = match others {
                Some(_) => multiplayer::Message::Decide(Some(Decision::Seat(key))),
                None => set(first, Some(NextPlayer::Spectator(key))),
            };
            Some(quiet(tr!(context, if is_own { "people-play" } else { "people-seat" }), give))
        }
    }
}

/// A computer player: who plays there from the next round on, and whether a spectator shall.
fn computer_line<'a>(
    seat: Seat,
    model: &'a TableModel,
    network: NetworkTable<'a>,
    context: Context<'a>,
) -> Option<Element<'a, Message>> {
    let lobby = network.session.lobby.as_ref()?;
    let place = lobby.seats.get(seat.index())?;
    let Occupant::Bot { name, player, stone } = &place.occupant else { return None };
    let stone = face_in_mood(&model.pictures, (*stone, Mood::Calm), STONE, context.scale);
    let state = match place.next {
        Some(NextPlayer::Spectator(key)) => {
            let name = lobby.name_of(key).map_or("", |name| &**name);
            tr!(context, "people-gives-way", name = name)
        }
        _ => computer_words(player, context.locale),
    };
    let here = here(seat, network, context);
    Some(line(stone, labelled(ShortText::body(&**name), Some(state)), here.into_iter().collect()))
}

/// What a computer player is, with its level if it has one.
fn computer_words(player: &str, locale: &Locale) -> String {
    let computer = tr!(locale, "people-computer");
    match player.parse() {
        Ok(Player::Bot(level)) => format!("{computer} · {}", locale.level(level)),
        Ok(Player::Human) | Err(_) => computer,
    }
}

/// The button that gives a seat to the spectator who is to have one. `None` while nobody is, and for a seat that can't be had.
fn here<'a>(seat: Seat, network: NetworkTable<'a>, context: Context<'a>) -> Option<Element<'a, Message>> {
    let Some(Decision::Seat(who)) = network.decision() else { return None };
    network.session.lobby.as_ref()?.seats_to_take().find(|offered| *offered == seat)?;
    let next = Some(NextPlayer::Spectator(*who));
    Some(quiet(tr!(context, "people-here"), multiplayer::Message::SetNextPlayer(seat, next)))
}

/// The field for another name.
fn renaming<'a>(
    key: Fingerprint,
    entered: &'a str,
    stone: Element<'a, Message>,
    context: Context<'a>,
) -> Element<'a, Message> {
    let name = Name::new(entered);
    let rename = (!name.is_empty()).then(|| multiplayer::Message::Rename(key, name).into());
    let edit = move |text| multiplayer::Message::Decide(Some(Decision::Rename(key, text))).into();
    let field = text_input("", entered)
        .id(multiplayer::NAME_FIELD)
        .on_input(edit)
        .on_submit_maybe(rename.clone())
        .size(16)
        .padding([6, 10]);
    let field = TextField::new(entered, field.width(Fill));
    let field = Element::from(Named::new(tr!(context, "settings-name"), field));
    let buttons = vec![
        Element::from(button::quiet(tr!(context, "people-rename"), rename)),
        quiet(tr!(context, "lobby-away-not"), multiplayer::Message::Decide(None)),
    ];
    let about = text::caption(tr!(context, "people-rename-about")).style(soft);
    line(stone, field, [about.into()].into_iter().chain(buttons).collect())
}

/// A person or computer player in the list: who it is, and below it what can be done.
fn line<'a>(
    stone: Element<'a, Message>,
    named: Element<'a, Message>,
    buttons: Vec<Element<'a, Message>>,
) -> Element<'a, Message> {
    let who = row![stone, named].spacing(10).align_y(Center).height(LINE);
    let buttons =
        (!buttons.is_empty()).then(|| Row::with_children(buttons).spacing(4).align_y(Center).wrap());
    container(column![who].push(buttons)).padding([2, 10]).width(Fill).style(field).into()
}

fn labelled<'a>(called: ShortText<'a>, state: Option<String>) -> Element<'a, Message> {
    let state = state.map(|state| text::caption(state).style(soft));
    column![Element::from(called)].push(state).width(Fill).into()
}

fn quiet<'a>(words: String, message: multiplayer::Message) -> Element<'a, Message> {
    button::quiet(words, Some(message.into())).into()
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
    [segments(tr!(context, "lobby-door"), entries.into(), &options.entry, choose)]
        .into_iter()
        .chain(short)
        .chain(long)
        .collect()
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
    segments(tr!(context, "lobby-turn"), limits.into(), &options.turn_seconds, choose)
}

/// Pauses the game for everyone, or lets it go on.
fn pause<'a>(network: NetworkTable<'a>, context: Context<'a>) -> Element<'a, Message> {
    let is_paused = network.session.presence.paused().is_some();
    let words = if is_paused { "paused-go-on" } else { "table-pause" };
    let pause = multiplayer::Message::Pause(!is_paused).into();
    Element::from(button::secondary(tr!(context, words), Some(pause)).small())
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
        let called =
            column![Element::from(ShortText::body(name)), text::caption(format!("{key:#}")).style(soft)]
                .width(Fill);
        let line = row![called, unban].spacing(10).align_y(Center).padding([4, 10]);
        container(line).style(field).into()
    };
    (!banned.is_empty()).then(|| section(tr!(context, "people-banned"), banned.into_iter().map(line)))
}
