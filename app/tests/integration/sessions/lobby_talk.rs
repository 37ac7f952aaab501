//! What people show each other in the lobby, where friends wait for each other.

use iced::Size;
use iced::{Point, mouse};
use skipstone::screen::Context;
use skipstone::session::{HostControls, HostPlan, NetworkSession};
use skipstone_net::host::HostCommand;
use skipstone_net::protocol::{Reaction, SwapOffer, SwapState};
use tokio::sync::mpsc;

use super::*;
use crate::seen::ROOM;

/// The lobby as Ada sees it, who sits beside Ben.
struct AdasLobby {
    session: NetworkSession,
    state: lobby_screen::State,
    locale: Locale,
    settings: Settings,
    room: MockRoom,
    /// What the host commands; nothing if Ada is a guest.
    commands: mpsc::Receiver<HostCommand>,
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
        AdasLobby::of(None)
    }

    /// The lobby of her own table.
    fn hosted() -> AdasLobby {
        let config = testing::host_config(Preset::Family.rules(), 4, 2);
        AdasLobby::of(Some(HostControls::new(&HostPlan { config, resumed: None, store: Store::in_memory() })))
    }

    fn of(hosting: Option<HostControls>) -> AdasLobby {
        let (now, locale) = (Instant::now(), Locale::new(Language::ENGLISH));
        let ada = person("Ada");
        let Occupant::Person { key, .. } = ada else { unreachable!("a person") };
        let (_, listener) = iced::Task::<()>::none().abortable();
        let (sender, commands) = testing::host_commands();
        let commands_of_host = hosting.is_some().then_some(sender);
        let mut session = NetworkSession::new(key, hosting, listener, now);
        let (client, room) = testing::client_session();
        let handles = SessionHandles { link: client.link, client: client.room, commands: commands_of_host };
        session.apply(&SessionEvent::Started(handles), now, &locale);
        let (state, settings) = (lobby_screen::State::default(), settings());
        let mut opened = AdasLobby { session, state, locale, settings, room, commands, now };
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

    fn clicks(&mut self, words: &str) {
        self.messages_of_click(words).into_iter().for_each(|message| self.does(message));
    }

    /// Ada and Ben change places.
    fn swaps(&mut self) {
        let mut lobby = self.session.lobby.clone().expect("it is there");
        lobby.seats.swap(0, 1);
        self.hears(ClientEvent::Lobby(lobby));
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

#[test]
fn guests_swap_seats_by_consent() {
    let mut lobby = AdasLobby::open();
    let people: Vec<Fingerprint> =
        lobby.session.lobby.iter().flat_map(|lobby| lobby.people()).map(|(_, key)| key).collect();
    let [ada, ben] = people[..] else { panic!("two people") };
    lobby.clicks(&english!("lobby-swap-offer"));
    let asked = RoomRequest::Lobby(LobbyRequest::OfferSwap(Seat::Two));
    assert_eq!(lobby.room.room_requests(), [asked]);
    let offer = SwapOffer { by: ada, from: Seat::ONE, with: ben, to: Seat::Two };
    lobby.hears(ClientEvent::Swap { offer, state: SwapState::Offered });
    assert!(lobby.shows(&english!("swap-waits", name = "Ben")));
    assert!(!lobby.shows(&english!("lobby-swap-offer")), "once is enough");
    lobby.clicks(&english!("swap-withdraw"));
    assert_eq!(lobby.room.room_requests(), [RoomRequest::Lobby(LobbyRequest::WithdrawSwap)]);
    lobby.hears(ClientEvent::Swap { offer, state: SwapState::Withdrawn });
    assert!(!lobby.shows(&english!("news-swap-off", name = "Ben")), "that is the player's own doing");
    for (state, news) in
        [(SwapState::Declined, "news-swap-declined"), (SwapState::Withdrawn, "news-swap-off")]
    {
        lobby.hears(ClientEvent::Swap { offer, state: SwapState::Offered });
        lobby.hears(ClientEvent::Swap { offer, state });
        assert!(lobby.shows(&english!(news, name = "Ben")));
    }

    let offer = SwapOffer { by: ben, from: Seat::Two, with: ada, to: Seat::ONE };
    lobby.hears(ClientEvent::Swap { offer, state: SwapState::Offered });
    assert_eq!(lobby.times_shown(&english!("swap-asked", name = "Ben")), 2, "in the chat too");
    lobby.clicks(&english!("swap-agree"));
    let agreed = LobbyRequest::AnswerSwap { offer, agreed: true };
    assert_eq!(lobby.room.room_requests(), [RoomRequest::Lobby(agreed)]);
    lobby.hears(ClientEvent::Swap { offer, state: SwapState::Accepted });
    lobby.swaps();
    assert!(lobby.shows(&english!("news-swapped", who = "you", name = "Ada", other = "Ben")));
    assert!(!lobby.shows(&english!("swap-agree")));
}

#[test]
fn the_host_swaps_seats_by_buttons_and_by_dragging() {
    let mut lobby = AdasLobby::hosted();
    lobby.clicks(&english!("lobby-swap"));
    assert!(lobby.shows(&english!("lobby-swap-not")));
    lobby.clicks(&english!("lobby-swap-here"));
    assert_eq!(lobby.commands.try_recv(), Ok(HostCommand::SwapSeats(Seat::ONE, Seat::Two)));
    assert!(!lobby.shows(&english!("lobby-swap-not")), "it is done");

    let place = |words: &str| lobby.bounds(words).center();
    let (from, to) = (place("Ben"), place(&english!("lobby-you", name = "Ada")));
    let moved = |position: Point| Event::Mouse(mouse::Event::CursorMoved { position });
    let button = |event: fn(mouse::Button) -> mouse::Event| Event::Mouse(event(mouse::Button::Left));
    let drag = |to: Point| {
        lobby.messages_of(|seen| {
            seen.point_at(from);
            seen.simulate([moved(from), button(mouse::Event::ButtonPressed)]);
            seen.point_at(to);
            seen.simulate([moved(to), button(mouse::Event::ButtonReleased)]);
        })
    };
    let messages = drag(from);
    assert!(messages.is_empty(), "a click is no drag");
    let messages = drag(to);
    messages.into_iter().for_each(|message| lobby.does(message));
    assert_eq!(lobby.commands.try_recv(), Ok(HostCommand::SwapSeats(Seat::Two, Seat::ONE)));
}
