//! The table screen at a network table, as a player and as a spectator: shown events and sent intents.

mod absence;
mod between_rounds;
mod company;
mod heard;
mod host_decides;
mod hostile_lobbies;
mod partners;
mod takebacks;
mod vacancies;
pub(crate) mod verdicts;

use std::time::{Duration, Instant};

use iced::keyboard::key::Named;
use iced::{Event, Size};
use iced_test::simulator::{press_key, release_key, typewrite};
use skipstone::Element;
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{Action, Message, MultiplayerMessage, State};
use skipstone::session::chat::Chat;
use skipstone::session::{HostControls, HostPlan, NetworkSession, PRESS_GRACE, SessionEvent, SessionHandles};
use skipstone::settings::{Settings, Speed};
use skipstone::store::Store;
use skipstone_core::bot::Level;
use skipstone_core::table::{
    Intent, PausedBy, Player, Recipient, SeatConfig, Table, TableConfig, TableInput, Update,
};
use skipstone_core::{ManualDraw, Move, Pile, Preset, Rules, Seat, Seed, Source, StockSize, Stone, Target};
use skipstone_net::client::{ClientEvent, ConnectionState, DealSummary, Doubt, RoomRequest, Verdict};
use skipstone_net::fair_deal::UnfairDeal;
use skipstone_net::host::HostCommand;
use skipstone_net::protocol::{
    Audience, ChatLine, Denial, EntryPolicy, Lobby, LobbySeat, Name, Occupant, PresenceEvent, Speaker,
    Spectator, TableOptions, TableSeriesId,
};
use skipstone_net::quic::DisconnectReason;
use skipstone_net::round_log::{Breach, SafetyNumber};
use skipstone_net::testing::{self, client_session};
use skipstone_net::trust::Acquaintance;
use skipstone_net::{Digest, Fingerprint};
use tokio::sync::mpsc;

use crate::contract::contract_of;
use crate::game::short;
use crate::seen::{ROOM, Seen, Ui};

const ADA: Seat = Seat::ONE;
const BEA: Seat = Seat::from_index(1);

const CEM: Seat = Seat::from_index(2);

/// The player's own table, which isn't open.
fn hosted_table() -> HostControls {
    let config = testing::host_config(Rules::default(), 4, 2);
    HostControls::new(&HostPlan { config, resumed: None, store: Store::in_memory() })
}

/// Ada, Bea, Cem and a computer player, two against two.
struct HostedGame {
    table: Table,
    me: Option<Seat>,
    session: NetworkSession,
    state: State,
    room: testing::MockRoom,
    /// What the host commands; nothing if the player isn't the host.
    commands: mpsc::Receiver<HostCommand>,
    locale: Locale,
    settings: Settings,
    now: Instant,
}

impl Seen for HostedGame {
    type Message = Message;
    const SIZE: Size = ROOM;

    fn view(&self) -> Element<'_, Message> {
        self.state.view(Some(&self.session), Context::new(&self.locale, &self.settings))
    }
}

impl HostedGame {
    /// Starts with a dealt first round.
    fn begin(me: Option<Seat>, hosts: bool) -> HostedGame {
        HostedGame::by(short(), me, hosts)
    }

    fn by(rules: Rules, me: Option<Seat>, hosts: bool) -> HostedGame {
        let names = ["Ada", "Bea", "Cem", "Pebble"];
        let seat = |(at, name): (usize, &str)| SeatConfig {
            name: name.to_owned(),
            player: if at < 3 { Player::Human } else { Player::Bot(Level::Greedy) },
            age: None,
        };
        let config =
            TableConfig { rules, teams: 2, seats: names.into_iter().enumerate().map(seat).collect() };
        let (client, room) = client_session();
        let (_, listener) = iced::Task::<()>::none().abortable();
        let own_key = me.map_or(key(0), seat_key);
        let now = Instant::now();
        let locale = Locale::new(Language::ENGLISH);
        let mut session = NetworkSession::new(own_key, hosts.then(hosted_table), listener, now);
        let link = client.link.clone();
        let (sender, commands) = testing::host_commands();
        let commands_of_host = hosts.then_some(sender);
        let handles = SessionHandles { link: client.link, client: client.room, commands: commands_of_host };
        session.apply(&SessionEvent::Started(handles), now, &locale);
        let lobby = lobby(&config);
        let setup = lobby.setup().expect("four can play");
        let contract = ClientEvent::Contract(Box::new(contract_of(&lobby)), me);
        for event in [ClientEvent::Lobby(Box::new(lobby)), contract] {
            session.apply(&SessionEvent::Client(event), now, &locale);
        }
        let (state, _) = State::multiplayer(link, setup, &mut session);
        let table = Table::new(config, Seed::from_number(7)).expect("four can play");
        let settings = Settings { language: Language::ENGLISH, speed: Speed::Off, ..Settings::default() };
        let mut game = HostedGame { table, me, session, state, room, commands, locale, settings, now };
        game.plays(ADA, Intent::NextRound);
        game.does(Message::EndDraws);
        game
    }

    /// Sends a seat's intent to the table and shows the updates.
    fn plays(&mut self, seat: Seat, intent: Intent) {
        let outputs = self.table.handle(Duration::ZERO, TableInput::Intent(seat, intent));
        let to = self.me.map_or(Recipient::Spectators, Recipient::Seat);
        for output in outputs.into_iter().filter(|output| output.to == to) {
            if let Update::RoundBegan { .. } | Update::Snapshot { .. } = output.update {
                if let Update::RoundBegan { .. } = output.update {
                    self.hears_contract();
                }
                self.hears(ClientEvent::Seated { setup: *self.table.setup(), seat: self.me });
            }
            self.hears(ClientEvent::Table(output.update));
        }
    }

    /// A round is dealt to those whom the lobby shows.
    fn hears_contract(&mut self) {
        let lobby = self.session.lobby.clone().expect("there is one");
        let own = lobby.seat_of(self.session.own_key);
        self.hears(ClientEvent::Contract(Box::new(contract_of(&lobby)), own));
    }

    /// Plays all seats' moves until the round is over.
    fn plays_on(&mut self) {
        while self.table.round().is_some_and(|round| round.ending().is_none()) {
            self.makes_a_move();
        }
    }

    fn makes_a_move(&mut self) {
        let round = self.table.round().expect("a round is on the table");
        let seat = round.turn();
        let mv = Level::Greedy.player(&Seed::from_number(1), seat).choose(&round.view(seat));
        self.plays(seat, Intent::Move(mv));
    }

    fn plays_until(&mut self, seat: Seat) {
        while self.table.round().is_none_or(|round| round.turn() != seat) {
            self.makes_a_move();
        }
    }

    fn hears(&mut self, event: ClientEvent) {
        self.session.apply(&SessionEvent::Client(event.clone()), self.now, &self.locale);
        self.does(MultiplayerMessage::Event(event).into());
    }

    fn waits(&mut self, seconds: u64) {
        self.now += Duration::from_secs(seconds);
        self.does(MultiplayerMessage::Tick(self.now).into());
    }

    fn does(&mut self, message: Message) -> Vec<Action> {
        let HostedGame { state, session, locale, settings, now, .. } = self;
        state.update(message, Some(session), *now, Context::new(locale, settings))
    }

    /// Whether a shown text contains these words.
    fn mentions(&self, words: &str) -> bool {
        self.texts().iter().any(|text| text.contains(words))
    }

    fn with(&mut self, what: impl FnOnce(&mut Ui<'_, Message>)) {
        self.messages_of(what).into_iter().for_each(|message| drop(self.does(message)));
    }

    /// Clicks when no button is new any more.
    fn clicks(&mut self, words: &str) {
        self.now += PRESS_GRACE;
        self.clicks_at_once(words);
    }

    fn actions_of_click(&mut self, words: &str) -> Vec<Action> {
        self.messages_of_click(words).into_iter().flat_map(|message| self.does(message)).collect()
    }

    fn clicks_at_once(&mut self, words: &str) {
        self.actions_of_click(words);
    }
}

fn key(number: usize) -> Fingerprint {
    format!("{}0", number.to_string().repeat(51)).parse().expect("a key")
}

fn seat_key(seat: Seat) -> Fingerprint {
    key(usize::from(seat.number()))
}

/// The stone that the lobby gives a seat: another one than without a lobby.
fn stone(seat: usize) -> Stone {
    Stone::OF_PEOPLE[Stone::OF_PEOPLE.len() - 1 - seat]
}

fn joined() -> ClientEvent {
    ClientEvent::ConnectionState(ConnectionState::Joined {
        host: key(3),
        table: skipstone_net::protocol::TableId([1; 16]),
        address: ([127, 0, 0, 1], 7462).into(),
    })
}

fn lobby(config: &TableConfig) -> Lobby {
    let seat = |(index, config): (usize, &SeatConfig)| {
        let name = Name::new(&config.name);
        let occupant = match config.player {
            Player::Human => Occupant::Person {
                key: seat_key(Seat::from_index(index)),
                name,
                stone: stone(index),
                pebble: Default::default(),
            },
            Player::Bot(_) => {
                Occupant::Bot { name, player: Name::new(&config.player.to_string()), stone: stone(index) }
            }
        };
        LobbySeat { occupant, age: None, next: None }
    };
    Lobby {
        title: Name::new("Ada’s table"),
        series: TableSeriesId([7; 16]),
        rules: config.rules,
        teams: config.teams as u8,
        seats: config.seats.iter().enumerate().map(seat).collect(),
        phones: Vec::new(),
        next_names: Vec::new(),
        spectators: vec![Spectator { name: Name::new("Kim"), key: key(0), stone: Stone::Obsidian }],
        options: TableOptions {
            entry: EntryPolicy::Knock,
            watching: true,
            turn_seconds: None,
            grace_seconds: 60,
        },
        begun: true,
    }
}

#[test]
fn the_game_pauses_and_a_lost_connection_is_restored() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.clicks(&english!("table-pause"));
    assert_eq!(game.room.intents(), [Intent::Pause(true)]);
    game.hears(ClientEvent::Table(Update::Paused(PausedBy::Seat(BEA))));
    assert!(game.shows(&english!("paused-title", who = "other", name = "Bea")));
    // In the own turn nobody wins time by that, which everybody reads.
    game.hears(ClientEvent::Presence(PresenceEvent::Thinking { seat: BEA, left: Some(20_000) }));
    assert!(game.shows(&english!("paused-in-turn", who = "other", name = "Bea")));
    game.hears(ClientEvent::ConnectionState(ConnectionState::Reconnecting {
        why: DisconnectReason::TimedOut,
        said: None,
        retry_in: Duration::from_secs(3),
    }));
    assert!(game.shows(&english!("lost-again", seconds = 3)));
    game.waits(2);
    assert!(game.shows(&english!("lost-again", seconds = 1)));
    assert!(matches!(game.does(Message::Leave).last(), Some(Action::Leave)));
    game.hears(joined());
    // The host sends the current state again.
    game.hears(ClientEvent::Table(Update::Paused(PausedBy::Seat(BEA))));
    game.clicks(&english!("paused-go-on"));
    assert_eq!(game.room.intents(), [Intent::Pause(false)]);
    game.hears(ClientEvent::Table(Update::Resumed(Some(PausedBy::Seat(ADA)))));
    assert!(!game.shows(&english!("paused-go-on")));
}

/// While a chat line is typed, board keys only type letters.
#[test]
fn typing_in_the_chat_doesnt_reach_the_board() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let said = |number, text: &str| ClientEvent::Chat {
        number,
        is_new: true,
        by: Speaker::Seat(BEA),
        to: Audience::Everyone,
        text: ChatLine::new(text),
    };
    game.hears(said(1, "Hello"));
    game.clicks(&english!("table-chat-unread", count = 1));
    assert!(game.shows("Hello") && game.shows(&english!("table-spectators", names = "Kim")));
    game.with(|seen| {
        seen.click(iced_test::selector::id(Chat::DRAFT)).expect("a line to write in");
        seen.simulate(typewrite("u"));
    });
    // A rebuilt view loses the focus; the text stays.
    game.with(|seen| {
        seen.click(iced_test::selector::id(Chat::DRAFT)).expect("a line to write in");
        let events: [Event; 2] = [press_key(Named::Enter, None), release_key(Named::Enter)];
        seen.simulate(events);
    });
    assert_eq!(game.room.room_requests(), [RoomRequest::Chat(Audience::Everyone, ChatLine::new("u"))]);
    assert_eq!(game.room.intents(), [], "nothing was undone");
    game.hears(ClientEvent::Denied(Denial::PartnersSilent));
    assert!(game.shows(&english!("denied-partners-silent")));
    game.clicks(&english!("table-chat-hide"));
    game.with(|seen| drop(seen.simulate(typewrite("u"))));
    assert_eq!(game.room.intents(), [Intent::Undo], "without the chat it is the board's");
    game.hears(said(2, "Bye"));
    assert!(game.shows(&english!("table-chat-unread", count = 1)));
}

/// Whoever has the chat open and writes means the chat, wherever the focus is.
#[test]
fn what_is_typed_while_the_chat_is_open_goes_there() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.plays_until(ADA);
    game.with(|seen| drop(seen.simulate(typewrite("d"))));
    assert!(game.shows(&english!("table-typing", typed = "d")), "a move is being typed");
    game.clicks(&english!("table-chat"));
    assert!(!game.shows(&english!("table-typing", typed = "d")), "the keyboard is used elsewhere");
    for letters in ["1d", "m?"] {
        game.with(|seen| drop(seen.simulate(typewrite(letters))));
    }
    assert_eq!(game.room.intents(), []);
    game.with(|seen| {
        seen.click(iced_test::selector::id(Chat::DRAFT)).expect("a line to write in");
        let events: [Event; 2] = [press_key(Named::Enter, None), release_key(Named::Enter)];
        seen.simulate(events);
    });
    assert_eq!(game.room.room_requests(), [RoomRequest::Chat(Audience::Everyone, ChatLine::new("1dm?"))]);
}

#[test]
fn an_unfinished_typed_move_goes_with_the_turn() {
    let mut game = HostedGame::begin(Some(ADA), false);
    game.plays_until(ADA);
    let typing = english!("table-typing", typed = "d");
    game.with(|seen| drop(seen.simulate(typewrite("d"))));
    assert!(game.shows(&typing));
    game.plays_until(BEA);
    assert!(!game.shows(&typing));
}

/// It stands above the log, and the chat tells that a deal was repeated.
#[test]
fn the_safety_number_of_a_round_is_shown_to_be_read_out() {
    let mut game = HostedGame::begin(Some(ADA), false);
    let number = |head: u8| SafetyNumber::of(&Digest::from_bytes([head; 32]));
    let numbered = |head| ClientEvent::SafetyNumber { round: 1, number: number(head) };
    let shown = |head| english!("safety-number", number = number(head).to_string());
    game.hears(ClientEvent::DealRepeated { round: 1, failed: vec![vec![BEA]] });
    game.hears(numbered(1));
    game.clicks(&english!("table-chat-unread", count = 1));
    assert!(game.shows(&english!("deal-repeated", number = 2, count = 1, names = "Bea")));
    game.clicks(&english!("table-log-show"));
    game.clicks(&english!("safety-number-ask"));
    assert!(game.shows(&shown(1)));
    game.clicks(&english!("table-chat-hide"));
    game.hears(numbered(2));
    assert!(!game.shows(&english!("table-chat-unread", count = 1)));
    game.clicks(&english!("table-chat"));
    assert!(game.shows(&shown(2)));
}

#[test]
fn a_spectator_sees_the_board_and_cant_play() {
    let mut game = HostedGame::begin(None, false);
    assert!(game.shows(&english!("table-round", round = 1)));
    game.plays_until(ADA);
    assert!(game.shows(&english!("table-turn", name = "Ada")), "in words too");
    let held = english!("slot-held", who = "other", name = "Ada", count = 5);
    assert!(!game.shows(&held), "nobody's hand");
    assert!(!game.shows(&english!("table-pause")) && !game.shows(&english!("table-undo-ask")));
    game.with(|seen| drop(seen.simulate(typewrite("1qup"))));
    game.hears(ClientEvent::Presence(PresenceEvent::Away { seat: BEA, grace: 0 }));
    game.waits(1);
    assert!(!game.shows(&english!("away-wait")));
    game.plays_until(BEA);
    assert!(game.shows(&english!("table-turn-waits", name = "Bea")), "the headline waits too");
    game.plays_on();
    assert!(!game.shows(&english!("result-next-round")));
    assert_eq!(game.room.intents(), []);
}

/// Calls and penalties stand beside the player concerned until the next turn (RULES 9).
#[test]
fn penalties_are_told_on_the_board() {
    let manual_draw = ManualDraw::ShuffleIntoStock;
    let rules = Rules { manual_draw, call_talking: true, ..short() };
    for (me, who) in [(ADA, "you"), (BEA, "other")] {
        let said = english!("table-last-called", who = who, name = "Ada", count = 2);
        let mut game = HostedGame::by(rules, Some(me), false);
        game.plays_until(BEA);
        drop(game.table.handle(Duration::ZERO, TableInput::TalkedToPartners(BEA)));
        game.plays(ADA, Intent::CallTalking(BEA));
        assert!(game.mentions(&said), "{said}");
        game.makes_a_move();
        assert!(game.mentions(&said), "{said}");
        game.plays_until(Seat::Three);
        game.plays_until(BEA);
        assert!(!game.mentions(&said), "{said}");
    }
    let mut game = HostedGame::by(rules, Some(ADA), false);
    game.plays_until(ADA);
    (0..6).for_each(|_| game.plays(ADA, Intent::Move(Move::Draw)));
    assert!(game.mentions(&english!("table-last-overdrawn", count = 1)));
}

/// A spectator has no seat that anybody keeps.
#[test]
fn a_spectator_without_a_connection_is_promised_no_seat() {
    for (me, said) in [
        (Some(ADA), english!("lost-again", seconds = 3)),
        (None, english!("lost-again-watching", seconds = 3)),
    ] {
        let mut game = HostedGame::begin(me, false);
        game.hears(ClientEvent::ConnectionState(ConnectionState::Reconnecting {
            why: DisconnectReason::TimedOut,
            said: None,
            retry_in: Duration::from_secs(3),
        }));
        assert!(game.shows(&said), "{said}");
        game.waits(3);
        assert!(game.shows(&english!("lost-now-watching")) == me.is_none());
    }
}

/// Draws by hand, catches and calls (RULES 9).
#[test]
fn table_manners_have_their_buttons() {
    let manual_draw = ManualDraw::ShuffleIntoStock;
    let rules = Rules { manual_draw, out_of_turn: true, call_talking: true, ..short() };
    let mut game = HostedGame::by(rules, Some(ADA), false);
    game.plays_until(ADA);
    game.clicks(&english!("table-draw-card"));
    game.with(|seen| drop(seen.simulate(typewrite("n"))));
    assert_eq!(game.room.intents(), [Intent::Move(Move::Draw); 2]);
    (0..5).for_each(|_| game.plays(ADA, Intent::Move(Move::Draw)));
    assert!(!game.shows(&english!("table-draw-card")), "the hand is full");

    game.plays_until(BEA);
    let talks = || ClientEvent::Chat {
        number: 1,
        is_new: true,
        by: Speaker::Seat(BEA),
        to: Audience::Everyone,
        text: ChatLine::new("Psst"),
    };
    game.hears(talks());
    game.clicks(&english!("manners-call"));
    assert_eq!(game.room.intents(), [Intent::CallTalking(BEA)]);
    assert!(!game.shows(&english!("manners-call")));
    game.hears(talks());
    game.plays_until(Seat::from_index(3));
    assert!(!game.shows(&english!("manners-call")), "it is forgotten with the team's next turn");
    game.plays_until(ADA);
    game.hears(talks());
    assert!(!game.shows(&english!("manners-call")), "in others' turns partners may talk");

    // After some turns somebody can play out of turn.
    let ahead = (0..200).find_map(|_| {
        game.makes_a_move();
        let round = game.table.round().expect("a round is on the table");
        let plays = Pile::ALL
            .into_iter()
            .flat_map(|pile| (0..5).map(move |slot| Move::Put(Source::Hand(slot), Target::Build(pile))));
        let seats = [BEA, Seat::from_index(2)].into_iter().filter(|seat| *seat != round.turn());
        let mut ways = seats.flat_map(|seat| plays.clone().map(move |mv| (seat, mv)));
        ways.find(|(seat, mv)| round.view(*seat).check(*mv).is_ok())
    });
    let (seat, mv) = ahead.expect("somebody could");
    game.plays(seat, Intent::Move(mv));
    game.clicks(&english!("manners-catch"));
    assert_eq!(game.room.intents(), [Intent::Catch]);
    game.plays(ADA, Intent::Catch);
    assert!(!game.shows(&english!("manners-catch")));
    let caught = english!("table-last-caught", who = "you");
    assert!(game.mentions(&caught), "it stands beside the player");
    game.plays_until(seat);
    assert!(!game.mentions(&caught), "until their next turn");
}
