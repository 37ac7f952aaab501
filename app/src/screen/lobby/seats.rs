//! Who sits where, and who watches.

use iced::widget::{Column, Row, column, container, row, scrollable, text as plain, text_input, tooltip};
use iced::{Center, Fill, Padding};
use skipstone_core::Seat;
use skipstone_core::bot::Level;
use skipstone_net::Fingerprint;
use skipstone_net::protocol::{Lobby, LobbySeat, Occupant, Watcher};

use super::{Message, State, asks_ages, level};
use crate::draft::characters;
use crate::screen::Context;
use crate::theme::container::{badge, field, panel, quiet_badge};
use crate::theme::text::{accent, soft};
use crate::together::Together;
use crate::widget::choice::{Named, list};
use crate::widget::{button, text};
use crate::{Element, tr};

/// How wide the list of computer players is.
const LEVELS: f32 = 118.0;
/// How wide the button is that sends nobody away.
const KEEP: f32 = 116.0;
/// How high a seat's line is.
const LINE: f32 = 46.0;

impl State {
    /// Draws the seats, and the names of those who watch.
    pub(super) fn seats<'a>(
        &'a self,
        lobby: &'a Lobby,
        together: &'a Together,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let locale = context.locale;
        let seats = lobby.seats.iter().enumerate();
        let seats = seats.map(|(index, seat)| self.seat(Seat::at(index), seat, lobby, together, context));
        let watching = (!lobby.watchers.is_empty()).then(|| {
            let watchers = lobby.watchers.iter().map(|watcher| self.watcher(watcher, together, context));
            column![text::caption(tr!(locale, "lobby-watchers"))].extend(watchers).spacing(4)
        });
        let beside_the_bar = Padding::default().vertical(3).right(14).left(3);
        let people = Column::with_children(seats).push(watching).spacing(6).padding(beside_the_bar);
        column![
            text::heading(tr!(locale, "lobby-seats")),
            text::caption(tr!(locale, "lobby-free-about")),
            scrollable(people).height(Fill).width(Fill),
        ]
        .push(characters(lobby.seats.iter().filter_map(|seat| level(&seat.occupant)), locale))
        .spacing(8)
        .into()
    }

    fn seat<'a>(
        &'a self,
        seat: Seat,
        there: &'a LobbySeat,
        lobby: &'a Lobby,
        together: &'a Together,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let locale = context.locale;
        let hosts = together.hosting.is_some();
        let teams = usize::from(lobby.teams);
        let team = (teams < lobby.seats.len()).then(|| {
            let team = seat.index() % teams.max(1);
            let own = together.seat().is_some_and(|me| me.index() % teams.max(1) == team);
            let mark = plain(tr!(locale, "new-game-team", team = team + 1)).size(13);
            container(mark).padding([2, 9]).style(if own { badge } else { quiet_badge })
        });
        let line = Row::new().push(team).spacing(8).align_y(Center).height(LINE).padding([0, 10]);
        let line = match &there.occupant {
            Occupant::Person { name, key, ready } => {
                let me = *key == together.me;
                let ready = ready.then(|| {
                    let word = plain(tr!(locale, "lobby-is-ready")).size(13);
                    container(word).padding([2, 9]).style(badge)
                });
                let age = (me && asks_ages(lobby)).then(|| self.age(there, context));
                let line = line.push(person(name, *key, me, context)).push(age).push(ready);
                if hosts && !me { self.away(line, name, *key, context) } else { line }
            }
            Occupant::Bot { name, .. } => {
                let line = line.push(text::body(&**name).width(Fill));
                match (hosts, level(&there.occupant)) {
                    (true, level) => line.push(chairs(seat, level, context)),
                    (false, Some(level)) => line.push(text::caption(tr!(locale, format!("level-{level}")))),
                    (false, None) => line,
                }
            }
            Occupant::Nobody => {
                let line = line.push(text::body(tr!(locale, "lobby-free")).style(soft).width(Fill));
                let sit = button::secondary(tr!(locale, "lobby-sit"), Some(Message::Sit(Some(seat))));
                let chairs = hosts.then(|| chairs(seat, None, context));
                line.push(Element::from(sit.small())).push(chairs)
            }
        };
        container(line).style(field).into()
    }

    fn watcher<'a>(
        &'a self,
        watcher: &'a Watcher,
        together: &'a Together,
        context: Context<'a>,
    ) -> Element<'a, Message> {
        let me = watcher.key == together.me;
        let line = row![person(&watcher.name, watcher.key, me, context)];
        let line = line.spacing(8).align_y(Center).height(LINE).padding([0, 10]);
        match together.hosting.is_some() && !me {
            true => self.away(line, &watcher.name, watcher.key, context).into(),
            false => line.into(),
        }
    }

    /// The host's way to send somebody away, asked twice.
    fn away<'a>(
        &'a self,
        line: Row<'a, Message, crate::Theme>,
        name: &str,
        who: Fingerprint,
        context: Context<'a>,
    ) -> Row<'a, Message, crate::Theme> {
        let locale = context.locale;
        if self.asked != Some(who) {
            let ask = button::quiet(tr!(locale, "lobby-away"), Some(Message::AskAway(Some(who))));
            return line.push(Element::from(ask));
        }
        let send = |for_good| Some(Message::SendAway { who, for_good });
        // Where the button was that asks: who clicks twice sends nobody away.
        let keep = button::quiet(tr!(locale, "lobby-away-not"), Some(Message::AskAway(None))).width(KEEP);
        let ask = text::caption(tr!(locale, "lobby-away-ask", name = name));
        Row::new()
            .push(container(ask).width(Fill).clip(true))
            .push(Element::from(button::quiet(tr!(locale, "lobby-away-now"), send(false))))
            .push(Element::from(button::quiet(tr!(locale, "lobby-away-ever"), send(true))))
            .push(Element::from(keep))
            .align_y(Center)
            .height(LINE)
            .padding([0, 10])
    }

    fn age<'a>(&'a self, there: &LobbySeat, context: Context<'a>) -> Element<'a, Message> {
        let told = there.age.map_or_else(String::new, |age| age.to_string());
        text_input(&tr!(context.locale, "new-game-age"), self.age.as_deref().unwrap_or(&told))
            .on_input(Message::Aged)
            .align_x(Center)
            .size(15)
            .padding([7, 4])
            .width(54)
            .into()
    }
}

/// A person's name, and under the pointer the key that can't be taken on like a name.
fn person<'a>(name: &'a str, key: Fingerprint, me: bool, context: Context<'a>) -> Element<'a, Message> {
    let locale = context.locale;
    let words = match me {
        true => text::body(tr!(locale, "lobby-you", name = name)).style(accent),
        false => text::body(name),
    };
    let about = text::caption(tr!(locale, "lobby-key", key = format!("{key:#}")));
    let about = container(about).padding([6, 10]).style(panel);
    let named = container(words.wrapping(plain::Wrapping::None)).width(Fill).clip(true);
    tooltip(named, about, tooltip::Position::FollowCursor).into()
}

/// Who sits there unless a person does: the host chooses.
fn chairs<'a>(seat: Seat, level: Option<Level>, context: Context<'a>) -> Element<'a, Message> {
    let locale = context.locale;
    let free = Named::new(None, tr!(locale, "lobby-person"));
    let levels = Level::OPPONENTS.map(|level| Named::new(Some(level), tr!(locale, format!("level-{level}"))));
    let options = [free].into_iter().chain(levels).collect();
    list(options, &level, move |level| Message::Chair(seat, level), LEVELS)
}
