//! A table with others, as a player and one who watches meet it: what the table tells is shown, and what they want is asked.

use std::time::{Duration, Instant};

use iced::keyboard::key::Named;
use iced::{Event, Size};
use iced_test::Simulator;
use iced_test::simulator::{press_key, release_key, typewrite};
use skipstone::chat::Chat;
use skipstone::locale::{Language, Locale};
use skipstone::screen::Context;
use skipstone::screen::table::{Action, Message, MultiplayerMessage, State};
use skipstone::session::{SessionEvent, SessionHandles, TableSession};
use skipstone::settings::{Settings, Speed};
use skipstone::theme::Theme;
use skipstone_core::bot::Level;
use skipstone_core::table::{Intent, Player, Recipient, SeatConfig, Table, TableConfig, TableInput, Update};
use skipstone_core::{ManualDraw, Move, Preset, Rules, Seat, Seed, Source, StockSize, Target};
use skipstone_net::Fingerprint;
use skipstone_net::client::{ClientEvent, ConnectionState, RoomRequest, VerificationError};
use skipstone_net::protocol::{
    Audience, ChatLine, Denial, EntryPolicy, Lobby, LobbySeat, Name, Occupant, PresenceEvent, SeriesId,
    Speaker, TableOptions, Watcher,
};
use skipstone_net::quic::DisconnectReason;
use skipstone_net::testing::{self, client_session};

const ADA: Seat = Seat::ONE;
const BEA: Seat = Seat::from_index(1);

/// Ada, Bea, Cem and a computer player, two against two.
struct HostedGame {
    table: Table,
    me: Option<Seat>,
    session: TableSession,
    state: State,
    room: testing::MockRoom,
    locale: Locale,
    settings: Settings,
    now: Instant,
}

impl HostedGame {
    /// The first round is dealt.
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
        let locale = Locale::new(Language::English);
        let mut session = TableSession::new(own_key, hosts, listener, now);
        let link = client.link.clone();
        let handles = SessionHandles { link: client.link, client: client.room, commands: None };
        session.apply(&SessionEvent::Started(handles), now, &locale);
        let lobby = lobby(&config);
        let setup = lobby.setup().expect("four can play");
        session.apply(&SessionEvent::Client(ClientEvent::Lobby(Box::new(lobby))), now, &locale);
        let (state, _) = State::multiplayer(link, setup, &mut session);
        let table = Table::new(config, Seed::from_number(7)).expect("four can play");
        let settings = Settings { language: Language::English, speed: Speed::Off, ..Settings::default() };
        let mut evening = HostedGame { table, me, session, state, room, locale, settings, now };
        evening.plays(ADA, Intent::NextRound);
        evening.does(Message::DismissDraws);
        evening
    }

    /// A seat asks for something, and the table tells what comes of it.
    fn plays(&mut self, seat: Seat, intent: Intent) {
        let outputs = self.table.handle(Duration::ZERO, TableInput::Intent(seat, intent));
        let to = self.me.map_or(Recipient::Watchers, Recipient::Seat);
        for output in outputs.into_iter().filter(|output| output.to == to) {
            self.hears(ClientEvent::Table(output.update));
        }
    }

    /// Everybody plays as computer players do until the round is over.
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

    fn does(&mut self, message: Message) -> Action {
        let HostedGame { state, session, locale, settings, now, .. } = self;
        state.update(message, Some(session), *now, Context { locale, settings, scale: 1.0 })
    }

    fn seen(&self) -> Simulator<'_, Message, Theme> {
        let context = Context { locale: &self.locale, settings: &self.settings, scale: 1.0 };
        let view = self.state.view(Some(&self.session), context);
        Simulator::with_size(iced::Settings::default(), Size::new(1280.0, 800.0), view)
    }

    fn shows(&self, words: &str) -> bool {
        self.seen().find(words).is_ok()
    }

    fn with(&mut self, what: impl FnOnce(&mut Simulator<'_, Message, Theme>)) {
        let mut seen = self.seen();
        what(&mut seen);
        let messages: Vec<_> = seen.into_messages().collect();
        messages.into_iter().for_each(|message| drop(self.does(message)));
    }

    fn clicks(&mut self, words: &str) {
        self.with(|seen| assert!(seen.click(words).is_ok(), "nothing says {words}"));
    }
}

fn short() -> Rules {
    Rules { stock: StockSize::Cards(5), ..Preset::Standard.rules() }
}

fn key(number: usize) -> Fingerprint {
    format!("{}0", number.to_string().repeat(51)).parse().expect("a key")
}

fn seat_key(seat: Seat) -> Fingerprint {
    key(usize::from(seat.number()))
}

fn lobby(config: &TableConfig) -> Lobby {
    let seat = |(index, config): (usize, &SeatConfig)| {
        let name = Name::new(&config.name);
        let occupant = match config.player {
            Player::Human => Occupant::Person { key: seat_key(Seat::from_index(index)), name, ready: true },
            Player::Bot(_) => Occupant::Bot { name, player: Name::new(&config.player.to_string()) },
        };
        LobbySeat { occupant, age: None }
    };
    Lobby {
        title: Name::new("Ada’s table"),
        series: SeriesId([7; 16]),
        rules: config.rules,
        teams: config.teams as u8,
        seats: config.seats.iter().enumerate().map(seat).collect(),
        watchers: vec![Watcher { name: Name::new("Kim"), key: key(0) }],
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
fn a_player_who_is_away_is_waited_for_and_then_replaced() {
    let mut evening = HostedGame::begin(Some(ADA), false);
    evening.hears(ClientEvent::Presence(PresenceEvent::Away { seat: BEA, grace: 43_000 }));
    assert!(!evening.shows("Bea has been away for a while."));
    evening.waits(44);
    assert!(evening.shows("Bea has been away for a while."));
    evening.clicks("Wait");
    assert!(!evening.shows("Bea has been away for a while."));
    evening.waits(61);
    evening.clicks("Let a computer player take over");
    assert_eq!(evening.room.intents(), [Intent::Replace(BEA)]);
    evening.hears(ClientEvent::Presence(PresenceEvent::Replaced(BEA)));
    assert!(!evening.shows("Bea has been away for a while."));
}

#[test]
fn a_move_is_taken_back_if_the_others_agree() {
    let mut evening = HostedGame::begin(Some(ADA), false);
    evening.hears(ClientEvent::Table(Update::TakebackAsked(BEA)));
    evening.clicks("Sure");
    assert_eq!(evening.room.intents(), [Intent::Agree(true)]);
    assert!(!evening.shows("Sure"), "who has answered waits for the others");
    evening.hears(ClientEvent::Table(Update::TakebackOver));
    evening.clicks("Ask to undo");
    assert_eq!(evening.room.intents(), [Intent::Undo]);
    evening.hears(ClientEvent::Table(Update::TakebackAsked(ADA)));
    assert!(!evening.shows("Sure") && evening.shows("Waiting for the others to agree to your undo."));
    let standing = evening.table.snapshot(Recipient::Seat(ADA)).into_iter().map(|output| output.update);
    standing.for_each(|update| evening.hears(ClientEvent::Table(update)));
    evening.clicks("Chat");
    evening.clicks("Log");
    assert!(evening.shows("Your last move was taken back."));
}

#[test]
fn the_game_pauses_and_a_lost_connection_is_restored() {
    let mut evening = HostedGame::begin(Some(ADA), false);
    evening.clicks("Pause");
    assert_eq!(evening.room.intents(), [Intent::Pause(true)]);
    evening.hears(ClientEvent::Presence(PresenceEvent::Paused(Some(BEA))));
    assert!(evening.shows("Bea paused the game"));
    evening.hears(ClientEvent::ConnectionState(ConnectionState::Reconnecting {
        why: DisconnectReason::TimedOut,
        said: None,
        retry_in: Duration::from_secs(3),
    }));
    assert!(evening.shows("Can’t reach the table. Trying again in 3 s – your seat is safe."));
    evening.waits(2);
    assert!(evening.shows("Can’t reach the table. Trying again in 1 s – your seat is safe."));
    assert!(matches!(evening.does(Message::Leave), Action::Leave));
    evening.hears(ClientEvent::ConnectionState(ConnectionState::Joined {
        host: key(3),
        table: skipstone_net::protocol::TableId([1; 16]),
        address: ([127, 0, 0, 1], 7462).into(),
    }));
    // What still holds is told again.
    evening.hears(ClientEvent::Presence(PresenceEvent::Paused(Some(BEA))));
    evening.clicks("Resume");
    assert_eq!(evening.room.intents(), [Intent::Pause(false)]);
    evening.hears(ClientEvent::Presence(PresenceEvent::Paused(None)));
    assert!(!evening.shows("Resume"));
}

/// Keys that mean something on the board are letters while a line is written, and nothing more.
#[test]
fn people_talk_without_touching_the_board() {
    let mut evening = HostedGame::begin(Some(ADA), false);
    let said = |text: &str| ClientEvent::Chat {
        by: Speaker::Seat(BEA),
        to: Audience::Everyone,
        text: ChatLine::new(text),
    };
    evening.hears(said("Hello"));
    evening.clicks("Chat (1)");
    assert!(evening.shows("Hello") && evening.shows("Watching: Kim"));
    evening.with(|seen| {
        seen.click(iced_test::selector::id(Chat::DRAFT)).expect("a line to write in");
        seen.simulate(typewrite("u"));
    });
    // A view of its own forgets where the keyboard was; the text stays.
    evening.with(|seen| {
        seen.click(iced_test::selector::id(Chat::DRAFT)).expect("a line to write in");
        let events: [Event; 2] = [press_key(Named::Enter, None), release_key(Named::Enter)];
        seen.simulate(events);
    });
    assert_eq!(evening.room.room_requests(), [RoomRequest::Chat(Audience::Everyone, ChatLine::new("u"))]);
    assert_eq!(evening.room.intents(), [], "nothing was undone");
    evening.with(|seen| drop(seen.simulate(typewrite("u"))));
    assert_eq!(evening.room.intents(), [Intent::Undo], "without the line it is the board's");
    evening.hears(ClientEvent::Denied(Denial::PartnersSilent));
    assert!(evening.shows("Partners don’t talk during each other’s turns. Save it for later!"));
    evening.clicks("Hide");
    evening.hears(said("Bye"));
    assert!(evening.shows("Chat (1)"));
}

#[test]
fn a_round_ends_verified_and_anybody_begins_the_next() {
    let mut evening = HostedGame::begin(Some(ADA), false);
    evening.plays_on();
    evening.hears(ClientEvent::RoundChecked {
        series: SeriesId([7; 16]),
        round: 1,
        record: None,
        verdict: Ok(()),
    });
    assert!(evening.shows("Verified: a fair deal, played by the rules."));
    evening.clicks("Next round");
    assert_eq!(evening.room.intents(), [Intent::NextRound]);
    evening.plays(BEA, Intent::NextRound);
    evening.plays_on();
    assert!(
        !evening.shows("Verified: a fair deal, played by the rules."),
        "the next one is to be checked anew"
    );
    evening.hears(ClientEvent::RoundChecked {
        series: SeriesId([7; 16]),
        round: 2,
        record: None,
        verdict: Err(VerificationError::EventMismatch(9)),
    });
    assert!(evening.shows("Not verified: at event 9, the host’s record differs from what you were shown."));
}

#[test]
fn who_watches_sees_the_board_and_can_do_nothing_on_it() {
    let mut evening = HostedGame::begin(None, false);
    assert!(evening.shows("Round 1  ·  you’re watching"));
    evening.plays_until(ADA);
    assert!(evening.shows("Ada holds 5 cards"), "a hand of the front seat too, face down");
    assert!(!evening.shows("Pause") && !evening.shows("Ask to undo"));
    evening.with(|seen| drop(seen.simulate(typewrite("1qup"))));
    evening.hears(ClientEvent::Presence(PresenceEvent::Away { seat: BEA, grace: 0 }));
    evening.waits(1);
    assert!(!evening.shows("Wait"));
    evening.plays_on();
    assert!(!evening.shows("Next round"));
    assert_eq!(evening.room.intents(), []);
}

/// Who draws by hand, who is caught and who is called (RULES 9).
#[test]
fn table_manners_have_their_buttons() {
    let manual_draw = ManualDraw::ShuffleIntoStock;
    let rules = Rules { manual_draw, out_of_turn: true, call_talking: true, ..short() };
    let mut evening = HostedGame::by(rules, Some(ADA), false);
    evening.plays_until(ADA);
    evening.clicks("Draw");
    evening.with(|seen| drop(seen.simulate(typewrite("n"))));
    assert_eq!(evening.room.intents(), [Intent::Move(Move::Draw); 2]);
    (0..5).for_each(|_| evening.plays(ADA, Intent::Move(Move::Draw)));
    assert!(!evening.shows("Draw"), "the hand is full");

    evening.plays_until(BEA);
    let talks =
        || ClientEvent::Chat { by: Speaker::Seat(BEA), to: Audience::Everyone, text: ChatLine::new("Psst") };
    evening.hears(talks());
    evening.clicks("Call it");
    assert_eq!(evening.room.intents(), [Intent::CallTalking(BEA)]);
    assert!(!evening.shows("Call it"));
    evening.hears(talks());
    evening.plays_until(Seat::from_index(3));
    assert!(!evening.shows("Call it"), "it is forgotten with the team's next turn");
    evening.plays_until(ADA);
    evening.hears(talks());
    assert!(!evening.shows("Call it"), "in others' turns partners may talk");

    // Sooner or later somebody can play out of turn.
    let ahead = (0..200).find_map(|_| {
        evening.makes_a_move();
        let round = evening.table.round().expect("a round is on the table");
        let plays = (0..4)
            .flat_map(|pile| (0..5).map(move |slot| Move::Put(Source::Hand(slot), Target::Build(pile))));
        let seats = [BEA, Seat::from_index(2)].into_iter().filter(|seat| *seat != round.turn());
        let mut ways = seats.flat_map(|seat| plays.clone().map(move |mv| (seat, mv)));
        ways.find(|(seat, mv)| round.view(*seat).check(*mv).is_ok())
    });
    let (seat, mv) = ahead.expect("somebody could");
    evening.plays(seat, Intent::Move(mv));
    evening.clicks("Catch");
    assert_eq!(evening.room.intents(), [Intent::Catch]);
    evening.plays(ADA, Intent::Catch);
    assert!(!evening.shows("Catch"));
}
