//! What people show each other in the lobby, where friends wait for each other.

use iced::Size;
use skipstone::screen::Context;
use skipstone::session::NetworkSession;
use skipstone_net::protocol::Reaction;

use super::*;
use crate::seen::ROOM;

/// The lobby as Ada sees it, who sits beside Ben.
struct AdasLobby {
    session: NetworkSession,
    state: lobby_screen::State,
    locale: Locale,
    settings: Settings,
    room: MockRoom,
    now: Instant,
}

impl Seen for AdasLobby {
    type Message = lobby_screen::Message;
    const SIZE: Size = ROOM;

    fn view(&self) -> Element<'_, lobby_screen::Message> {
        self.state.view(&self.session, Context::new(&self.locale, &self.settings))
    }
}

impl AdasLobby {
    fn open() -> AdasLobby {
        let (now, locale) = (Instant::now(), Locale::new(Language::English));
        let ada = person("Ada");
        let Occupant::Person { key, .. } = ada else { unreachable!("a person") };
        let mut session = NetworkSession::detached(key, now);
        let (client, room) = testing::client_session();
        let handles = SessionHandles { link: client.link, client: client.room, commands: None };
        session.apply(&SessionEvent::Started(handles), now, &locale);
        let (state, settings) = (lobby_screen::State::default(), settings());
        let mut opened = AdasLobby { session, state, locale, settings, room, now };
        opened.hears(ClientEvent::Lobby(Box::new(lobby([ada, person("Ben"), bot(), bot()]))));
        opened
    }

    fn hears(&mut self, event: ClientEvent) {
        self.session.apply(&SessionEvent::Client(event), self.now, &self.locale);
    }

    fn does(&mut self, message: lobby_screen::Message) {
        let context = Context::new(&self.locale, &self.settings);
        self.state.update(message, &mut self.session, self.now, context);
    }

    fn times_shown(&self, words: &str) -> usize {
        self.texts().iter().filter(|text| *text == words).count()
    }
}

#[test]
fn reactions_are_sent_and_shown_at_the_seat_for_a_while() {
    let mut lobby = AdasLobby::open();
    lobby.does(lobby_screen::Message::React(Reaction::Nice));
    assert_eq!(lobby.room.room_requests(), [RoomRequest::React(Reaction::Nice)]);
    let words = english!("reaction-oh-no");
    let before = lobby.times_shown(&words);
    let by = Speaker::Seat(Seat::Two);
    lobby.hears(ClientEvent::Reaction { by, reaction: Reaction::OhNo });
    assert_eq!(lobby.times_shown(&words), before + 1);
    lobby.now += Duration::from_secs(6);
    lobby.does(lobby_screen::Message::Tick(lobby.now));
    assert_eq!(lobby.times_shown(&words), before);
}
