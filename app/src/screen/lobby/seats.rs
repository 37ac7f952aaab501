//! The seats in the lobby, and the spectators.

use iced::widget::{Column, Row, column, container, row, scrollable, text_input, tooltip};
use iced::{Center, Fill, Padding};
use skipstone_core::Seat;
use skipstone_core::bot::{Character, Level};
use skipstone_net::Fingerprint;
use skipstone_net::protocol::{Lobby, LobbySeat, Occupant, Spectator};
use skipstone_net::trust::Acquaintance;

use super::{FILLING, Message, State, free_seats, level};
use crate::players::names::bot_name;
use crate::screen::Context;
use crate::screen::draft::{age_field, level_descriptions, seat_name, team_badge};
use crate::screen::reaction_faces::reaction_faces;
use crate::session::talk::Said;
use crate::session::{HostControls, NetworkSession, SeatPresence};
use crate::theme::container::{badge, field, panel};
use crate::theme::text::{accent, soft};
use crate::widget::accessible::Named;
use crate::widget::choice::{Choice, list};
use crate::widget::short_text::ShortText;
use crate::widget::stone::Mood;
use crate::widget::stone_face::{face, face_in_mood, stones};
use crate::widget::swap_drag::SwapDrag;
use crate::widget::text_field::TextField;
use crate::widget::tooltip::{Position, with_tooltip};
use crate::widget::{button, text};
use crate::{Element, tr};

/// The width of the list of levels.
const LEVEL_LIST_WIDTH: f32 = 118.0;
/// The width of the button that cancels kicking.
const KEEP_BUTTON_WIDTH: f32 = 116.0;
/// The width of a stone.
const STONE: f32 = 34.0;
/// The height of a seat's line.
const LINE: f32 = 54.0;

impl State {
    /// Draws the seats, and the spectators' names.
    pub(super) fn seats<'a>(
        &'a self,
        lobby: &'a Lobby,
        session: &'a NetworkSession,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let seats = lobby.by_seat().map(|(seat, place)| self.seat(seat, place, lobby, session, context));
        let watching = (!lobby.spectators.is_empty()).then(|| {
            let spectators =
                lobby.spectators.iter().map(|spectator| self.spectator(spectator, session, context));
            column![text::caption(tr!(context, "lobby-spectators"))].extend(spectators).spacing(4)
        });
        let own =
            self.own_entry(session, context).filter(|_| session.next_round.proposed.proposal().is_none());
        let hosts = session.hosting.is_some();
        let banned = session.hosting.as_ref().and_then(|hosting| banned(hosting, context));
        let beside_the_bar = Padding::default().vertical(3).right(14).left(3);
        let seats = Column::with_children(seats).spacing(6);
        let seats: Element<'a, Message> = match session.may_arrange_seats() {
            true => SwapDrag::new(seats, State::swap_rows(lobby)).into(),
            false => seats.into(),
        };
        let people = column![seats].push(watching).push(own).push(banned).spacing(6).padding(beside_the_bar);
        column![
            text::heading(tr!(context, "lobby-seats")),
            text::caption(filling_words(lobby, hosts, context)),
            scrollable(people).height(Fill).width(Fill),
        ]
        .push(reactions(session, context))
        .push(level_descriptions(lobby.seats.iter().filter_map(|seat| level(&seat.occupant)), context.locale))
        .spacing(8)
        .into()
    }

    fn seat<'a>(
        &'a self,
        seat: Seat,
        there: &'a LobbySeat,
        lobby: &'a Lobby,
        session: &'a NetworkSession,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let hosts = session.hosting.is_some();
        let is_proposed = session.next_round.proposed.proposal().is_some();
        // Nothing else can be done meanwhile.
        let is_swapping = self.swapped.is_some() && session.may_arrange_seats();
        let teams = usize::from(lobby.teams);
        let team = (teams < lobby.seats.len()).then(|| {
            let team = seat.index() % teams.max(1);
            let own = session.seat().is_some_and(|me| me.index() % teams.max(1) == team);
            team_badge(team, own, context)
        });
        let said = session.conversation.talk.at(seat).filter(|said| said.mood().is_some());
        let is_quiet = session.presence.of(seat) == SeatPresence::Quiet;
        let usual = if is_quiet { Mood::Asleep } else { Mood::Calm };
        let mood = said.and_then(Said::mood).unwrap_or(usual);
        let stone = lobby
            .stone(seat)
            .map(|stone| face_in_mood(&session.pictures, (stone, mood), STONE, context.scale));
        let line = Row::new().push(team).push(stone).spacing(8).align_y(Center).height(LINE).padding([0, 10]);
        let line = match &there.occupant {
            Occupant::Person { name, key, .. } => {
                let me = *key == session.own_key;
                let is_ready = session.next_round.readiness.is_ready(seat);
                let ready = is_ready.then(|| text::badge(tr!(context, "lobby-is-ready"), badge));
                let away = session
                    .is_proposed_away(seat)
                    .then(|| Element::from(text::caption(tr!(context, "ready-away")).style(soft)));
                let age = lobby.needs_ages().then(|| match there.age {
                    _ if me && !is_proposed => Some(self.age(there, context)),
                    Some(age) => Some(text::caption(tr!(context, "proposal-age", age = age)).into()),
                    None => None,
                });
                let quiet = is_quiet.then(|| text::caption(tr!(context, "seat-quiet")).style(soft));
                let known = session.acquaintance(seat);
                let phone = lobby.is_phone(*key).then(|| phone_badge(context));
                let host = session.is_host(*key).then(|| host_badge(context));
                let said = said.map(|said| text::caption(said.words(context.locale)).style(accent));
                let line = line.push(person(name, *key, me, known, context)).push(said);
                let line = line.push(host).push(phone).push(age.flatten()).push(quiet).push(away).push(ready);
                if hosts && !me && !is_swapping {
                    self.kick_controls(line, name, *key, context)
                } else {
                    line
                }
            }
            Occupant::Bot { name, .. } => {
                let may_sit = session.seat().is_none() && !is_proposed && !is_swapping;
                let sit = may_sit.then(|| sit(seat, context));
                let line = line.push(bot(name, context)).push(sit);
                match (hosts && !is_proposed && !is_swapping, level(&there.occupant)) {
                    (true, level) => line.push(chairs(seat, level, context)),
                    (false, Some(level)) => line.push(text::caption(context.locale.level(level))),
                    (false, None) => line,
                }
            }
            Occupant::Nobody => {
                let line = line.push(text::body(tr!(context, "lobby-free")).style(soft).width(Fill));
                let chairs = hosts.then(|| chairs(seat, None, context));
                let ways = Row::new().push(sit(seat, context)).push(chairs).spacing(8).align_y(Center);
                line.push((!is_swapping).then_some(ways))
            }
        };
        container(line.push(self.swap_button(seat, session, context))).style(field).into()
    }

    /// The own name and stone, which everyone sees; they are chosen in an open lobby. `None` before the lobby is known.
    fn own_entry<'a>(
        &'a self,
        session: &NetworkSession,
        context: Context<'a>,
    ) -> Option<Element<'a, Message>> {
        let own = session.own_stone()?;
        let given = self.name.as_deref().unwrap_or(session.own_name());
        let field = text_input(&tr!(context, "settings-name"), given)
            .on_input(Message::NameChanged)
            .on_submit(Message::Rename)
            .size(15)
            .padding([7, 10]);
        let field = TextField::new(given, field);
        let name = Element::from(Named::new(tr!(context, "settings-name"), field));
        // Enter alone wouldn't be found.
        let rename = self.name.is_some().then_some(Message::Rename);
        let rename = button::secondary(tr!(context, "lobby-rename"), rename).small();
        let scale = (context.locale, context.scale);
        let entry = column![
            text::caption(tr!(context, "lobby-own")),
            row![name, Element::from(rename)].spacing(8).align_y(Center),
            stones(&session.pictures, session.free_stones(), own, scale, Message::Stone),
        ];
        Some(entry.spacing(6).into())
    }

    fn spectator<'a>(
        &'a self,
        spectator: &'a Spectator,
        session: &'a NetworkSession,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let me = spectator.key == session.own_key;
        let stone = face(&session.pictures, spectator.stone, STONE, context.scale);
        let line = row![stone, person(&spectator.name, spectator.key, me, None, context)];
        let line = line.spacing(8).align_y(Center).height(LINE).padding([0, 10]);
        match session.hosting.is_some() && !me {
            true => self.kick_controls(line, &spectator.name, spectator.key, context).into(),
            false => line.into(),
        }
    }

    /// The host's button to kick a person, with its confirmation.
    fn kick_controls<'a>(
        &'a self,
        line: Row<'a, Message, crate::Theme>,
        name: &str,
        who: Fingerprint,
        context: Context<'a>,
    ) -> Row<'a, Message, crate::Theme> {
        if self.kick_candidate != Some(who) {
            let ask = button::quiet(tr!(context, "lobby-away"), Some(Message::ConfirmKick(Some(who))));
            let ask = ask.named(tr!(context, "lobby-away-of", name = name));
            return line.push(Element::from(ask));
        }
        let send = |ban| Some(Message::Kick { who, ban });
        // Takes the place of the button that asks, so a double click doesn't kick.
        let keep = button::quiet(tr!(context, "lobby-away-not"), Some(Message::ConfirmKick(None)))
            .width(KEEP_BUTTON_WIDTH);
        let ask = ShortText::new(tr!(context, "lobby-away-ask", name = name), 14.0).style(soft);
        Row::new()
            .push(Element::from(ask))
            .push(Element::from(button::quiet(tr!(context, "lobby-away-now"), send(false))))
            .push(Element::from(button::quiet(tr!(context, "lobby-away-ever"), send(true))))
            .push(Element::from(keep))
            .align_y(Center)
            .height(LINE)
            .padding([0, 10])
    }

    fn age<'a>(&'a self, there: &LobbySeat, context: Context<'a>) -> Element<'a, Message> {
        let age_text = there.age.map_or_else(String::new, |age| age.to_string());
        age_field(self.age.as_deref().unwrap_or(&age_text), Message::AgeChanged, context)
    }
}

/// A person's name, with the fingerprint of their key as tooltip, which can't be imitated as a name can, and how well it is known.
fn person<'a>(
    name: &'a str,
    key: Fingerprint,
    me: bool,
    known: Option<Acquaintance>,
    context: Context<'a>,
) -> Element<'a, Message> {
    let words = match me {
        true => ShortText::body(tr!(context, "lobby-you", name = name)).style(accent),
        false => ShortText::body(name),
    };
    let about = column![text::caption(tr!(context, "lobby-key", key = format!("{key:#}")))];
    let about = about.push(known.map(|known| text::caption(context.locale.acquaintance(known)))).spacing(2);
    let about = container(about).padding([6, 10]).style(panel);
    tooltip(words, about, Position::FollowCursor).into()
}

/// What the player, who has a seat, can show to everyone. `None` for who watches.
fn reactions<'a>(session: &NetworkSession, context: Context<'a>) -> Option<Element<'a, Message>> {
    let stone = session.seat().and_then(|_| session.own_stone())?;
    let about = |_, words: &str| tr!(context, "lobby-react", words = words);
    Some(reaction_faces(&session.pictures, stone, Message::React, about, context))
}

/// Who takes the seats that are free when the game starts: by name for the host, whose program chooses them.
fn filling_words(lobby: &Lobby, hosts: bool, context: Context<'_>) -> String {
    let names: Vec<String> = free_seats(lobby).map(|seat| bot_name(seat).to_owned()).collect();
    if names.is_empty() {
        return tr!(context, "lobby-full");
    }
    if !hosts {
        return tr!(context, "lobby-free-about");
    }
    let (count, names) = (names.len(), context.locale.list(&names));
    tr!(context, "lobby-fills", count = count, names = names, level = context.locale.level(FILLING))
}

/// Those who may not come in; `None` if everybody may.
fn banned<'a>(hosting: &HostControls, context: Context<'a>) -> Option<Element<'a, Message>> {
    let line = |(key, name): (Fingerprint, String)| {
        let unban = button::quiet(tr!(context, "people-unban"), Some(Message::Unban(key)));
        Element::from(
            row![ShortText::body(name), Element::from(unban)].spacing(8).align_y(Center).padding([0, 10]),
        )
    };
    let mut lines = hosting.banned().map(line).peekable();
    lines.peek().is_some().then(|| {
        let heading = text::caption(tr!(context, "people-banned"));
        column![heading].extend(lines).spacing(4).into()
    })
}

/// A computer player's name, with its character as tooltip.
fn bot<'a>(name: &'a str, context: Context<'a>) -> Element<'a, Message> {
    let named = text::body(name).width(Fill);
    match Character::of_name(name) {
        Some(character) => with_tooltip(named, context.locale.character(character), Position::FollowCursor),
        None => named.into(),
    }
}

/// The button to take a seat.
fn sit<'a>(seat: Seat, context: Context<'a>) -> Element<'a, Message> {
    let name = tr!(context, "lobby-sit-at", seat = seat_name(context.locale, seat));
    button::secondary(tr!(context, "lobby-sit"), Some(Message::Sit(Some(seat)))).small().named(name).into()
}

/// The host's list for a seat: kept free for a person, or a computer player's level.
fn chairs<'a>(seat: Seat, level: Option<Level>, context: Context<'a>) -> Element<'a, Message> {
    let free = Choice::new(None, tr!(context, "lobby-person"));
    let levels = Level::OPPONENTS.map(|level| Choice::new(Some(level), context.locale.level(level)));
    let options = [free].into_iter().chain(levels).collect();
    list(
        seat_name(context.locale, seat),
        options,
        &level,
        move |level| Message::SetSeat(seat, level),
        LEVEL_LIST_WIDTH,
    )
}

/// That somebody hosts the table.
fn host_badge<'a>(context: Context<'a>) -> Element<'a, Message> {
    text::caption(tr!(context, "host-badge")).style(soft).into()
}

/// That somebody has only a phone, and what that means.
fn phone_badge<'a>(context: Context<'a>) -> Element<'a, Message> {
    let badge = text::caption(tr!(context, "phone-badge")).style(soft);
    with_tooltip(badge, tr!(context, "phone-badge-about"), Position::Bottom)
}
