//! Randomized tests that no message contains a card that its recipient may not know.

use std::collections::BTreeSet;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use skipstone_core::{Card, Event, ManualDraw, Misdeed, Move, Source, Target};

use super::*;
use crate::codec::{Decoder, Frame};
use crate::protocol::{Audience, ChatLine, Denial, NumberedRequest, TableRequest};

/// The numbers of seats and teams to choose from.
const TABLES: [(usize, usize); 5] = [(2, 2), (3, 3), (4, 2), (5, 5), (6, 3)];

/// The connections of the spectators.
const WATCHERS: [u64; 2] = [20, 21];

/// The cards that an event may show: to everybody, and to one seat beyond that. Derived from the unredacted events only.
#[derive(Default)]
struct VisibleCards {
    everyone: Vec<Card>,
    one_seat: Option<(Seat, Vec<Card>)>,
}

/// The visible cards of each event of a round; `manual_draw` is whether players draw cards by a move of their own.
fn visible_cards(events: &[&Event], manual_draw: bool) -> Vec<VisibleCards> {
    let mut stocks: Vec<Vec<Card>> = Vec::new();
    // The stock piles before the latest play out of turn, which a catch restores.
    let (mut turn, mut stocks_before) = (Seat::ONE, None);
    let mut cards_of = |event: &&Event| match event {
        Event::Deal { stocks: dealt, .. } => {
            stocks.clone_from(dealt);
            VisibleCards {
                everyone: dealt.iter().filter_map(|stock| stock.last().copied()).collect(),
                one_seat: None,
            }
        }
        Event::Turn(began) => {
            (turn, stocks_before) = (began.seat, None);
            VisibleCards::default()
        }
        Event::Draw { seat, cards } => {
            stocks_before = stocks_before.take().filter(|_| !manual_draw);
            VisibleCards { everyone: Vec::new(), one_seat: Some((*seat, cards.clone())) }
        }
        Event::Play { seat, mv, card, .. } => {
            stocks_before =
                if *seat == turn { None } else { stocks_before.take().or_else(|| Some(stocks.clone())) };
            let mut everyone = vec![*card];
            if let Some(Source::Stock(owner)) = mv.source() {
                let stock = &mut stocks[owner.unwrap_or(*seat).index()];
                assert_eq!(stock.pop(), Some(*card));
                everyone.extend(stock.last());
            }
            VisibleCards { everyone, one_seat: None }
        }
        Event::Discard(discard) => VisibleCards { everyone: vec![discard.card], one_seat: None },
        Event::Catch(_) => {
            stocks = stocks_before.take().expect("a play out of turn");
            VisibleCards::default()
        }
        Event::Call(_) => {
            stocks_before = None;
            VisibleCards::default()
        }
        Event::Penalty { into, stock, .. } => {
            stocks[into.index()].clone_from(stock);
            VisibleCards::default()
        }
        _ => VisibleCards::default(),
    };
    events.iter().map(&mut cards_of).collect()
}

/// All cards in the debug output of a value.
fn cards_in(value: &impl std::fmt::Debug) -> BTreeSet<Card> {
    let text = format!("{value:?}");
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.');
    words.filter_map(|word| word.parse().ok()).collect()
}

/// A table where guests act at random, under random rules, and every message is checked.
struct RandomTable {
    harness: TestRoom,
    rng: ChaCha8Rng,
    players: Vec<u64>,
    /// The number of checked messages with events.
    checked_messages: usize,
}

impl RandomTable {
    fn new(seed: u64) -> RandomTable {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (seats, teams) = TABLES[rng.next_u32() as usize % TABLES.len()];
        let preset = Preset::ALL[rng.next_u32() as usize % Preset::ALL.len()];
        let mut config = config(seats, EntryPolicy::Open);
        config.setup.teams = teams;
        let manual_draws = [ManualDraw::Off, ManualDraw::ShuffleIntoStock, ManualDraw::UnderStock];
        config.setup.rules = Rules {
            stock: StockSize::Cards(5),
            manual_draw: manual_draws[rng.next_u32() as usize % manual_draws.len()],
            out_of_turn: rng.next_u32().is_multiple_of(2),
            call_talking: true,
            ..preset.rules()
        };
        let mut harness = TestRoom::new(config);
        // With more than two seats, a computer player gets one.
        let players: Vec<u64> = (1..seats.max(3) as u64 - 1).collect();
        for player in &players {
            harness.join(harness.hello(*player, &format!("Guest {player}"), JoinMode::Seat));
        }
        for watcher in WATCHERS {
            harness.join(harness.hello(watcher, &format!("Guest {watcher}"), JoinMode::Watch));
        }
        harness.fill_with_bots();
        harness.inboxes.clear();
        harness.command(HostCommand::StartRound);
        RandomTable { harness, rng, players, checked_messages: 0 }
    }

    /// A random number below `bound`.
    fn random_below(&mut self, bound: usize) -> usize {
        self.rng.next_u32() as usize % bound
    }

    fn key(&self, guest: u64) -> Fingerprint {
        if guest == 0 { self.harness.room.host_key } else { key(guest) }
    }

    fn is_inside(&self, guest: u64) -> bool {
        self.harness.room.guests.is_inside(GuestId(guest))
    }

    fn request(&mut self, guest: u64, request: TableRequest) {
        self.harness.send(guest, ToHost::TableRequest(NumberedRequest { number: 1, request }));
    }

    fn revision(&self) -> Revision {
        self.harness.room.game.as_ref().map(|game| game.revision).unwrap_or_default()
    }

    /// Encodes and decodes all messages since the last check, and asserts that each recipient may know the cards in them.
    fn check_messages(&mut self) {
        let Some(game) = &self.harness.room.game else { return };
        let events: Vec<&Event> = game.table.events().collect();
        let manual_draw = game.table.setup().rules().manual_draw != ManualDraw::Off;
        let (visible, is_over) = (visible_cards(&events, manual_draw), !game.is_round_running());
        let round = game.table.round();
        for (guest, messages) in std::mem::take(&mut self.harness.inboxes) {
            let seat = self.harness.room.seating.seat_of(self.key(guest.0));
            for message in messages {
                let mut decoder = Decoder::<ToGuest>::default();
                decoder.push(Frame::new(&message).expect("an encodable message").as_ref());
                match decoder.next_message().expect("a valid frame").expect("a complete message") {
                    ToGuest::Events { from, events } => {
                        self.checked_messages += 1;
                        for (seen, cards) in events.iter().zip(&visible[from.events as usize..]) {
                            let mut may_know: BTreeSet<Card> = cards.everyone.iter().copied().collect();
                            may_know.extend(
                                cards
                                    .one_seat
                                    .iter()
                                    .filter(|(viewer, _)| Some(*viewer) == seat)
                                    .flat_map(|(_, cards)| cards),
                            );
                            assert!(cards_in(seen).is_subset(&may_know), "{seat:?} was sent {seen:?}");
                        }
                        assert!(
                            from.events as usize + events.len() <= visible.len(),
                            "only past events are sent"
                        );
                    }
                    // The reason of a refusal may name cards that the requesting seat sees.
                    ToGuest::Denied { why: why @ Denial::Table(_), .. } => {
                        let (round, seat) = (round.expect("a round"), seat.expect("a player"));
                        let view = serde_json::to_string(&round.view(seat)).expect("a view is JSON");
                        assert!(cards_in(&why).is_subset(&cards_in(&view)), "{seat} was sent {why:?}");
                    }
                    // The draws for the dealer are from another deck than the round's.
                    ToGuest::Snapshot(_) => {}
                    ToGuest::Reveal { .. } => assert!(is_over, "the secret is revealed after the round only"),
                    ToGuest::RecordPart { .. } => {
                        panic!("the room sends records by `RoomOutput::SendRecord`")
                    }
                    message => assert_eq!(cards_in(&message), BTreeSet::new()),
                }
            }
        }
        assert!(is_over || self.harness.records.is_empty(), "records are sent of finished rounds only");
    }

    /// A random action of a random guest, 300 ms after the previous one.
    fn step(&mut self) {
        self.harness.now += Duration::from_millis(300);
        let guests: Vec<u64> = [0].into_iter().chain(self.players.clone()).chain(WATCHERS).collect();
        let who = guests[self.random_below(guests.len())];
        let at = self.revision();
        match self.random_below(100) {
            0..3 if who != 0 => self.harness.handle(RoomInput::Disconnected(GuestId(who))),
            3..12 if !self.is_inside(who) => {
                let table = self.harness.room.id;
                let seen = Revision { events: self.random_below(at.events as usize + 1) as u32, ..at };
                let mode = match self.random_below(3) {
                    0 if WATCHERS.contains(&who) => JoinMode::Watch,
                    0 => JoinMode::Seat,
                    _ => JoinMode::Return { table, seen },
                };
                self.harness.join(self.harness.hello(who, &format!("Guest {who}"), mode));
            }
            12..14 => self.request(who, TableRequest::Snapshot),
            14..16 => self.request(who, TableRequest::Record { round: 1 }),
            16..20 => {
                let (pile, slot) = (self.random_below(4) as u8, self.random_below(6) as u8);
                let sources = [Source::Hand(slot), Source::Stock(None), Source::Discard(pile, None)];
                let targets = [Target::Build(pile), Target::Discard(slot % 4, None)];
                let mv = Move::Put(sources[self.random_below(3)], targets[self.random_below(2)]);
                self.request(who, TableRequest::Move { at, mv });
            }
            20..23 => {
                self.request(who, TableRequest::TakeBack { at });
                let asker = self.harness.room.game.as_ref().and_then(|game| game.table.takeback_asker());
                for guest in guests.into_iter().filter(|_| asker.is_some()) {
                    let asked = asker.expect("a takeback request");
                    self.request(guest, TableRequest::Agree { asked, at, agreed: true });
                }
            }
            23..25 => self.request(who, TableRequest::Catch),
            25..30 => {
                let (to, text) = (Audience::Partners, ChatLine::new("Take the 7."));
                self.harness.send(who, ToHost::Chat { to, text });
                let talker = self.harness.room.seating.seat_of(self.key(who)).unwrap_or(Seat::ONE);
                for caller in guests {
                    self.request(caller, TableRequest::CallTalking(talker));
                }
            }
            30..35 => self.break_manners(who, at),
            _ => self.play(at),
        }
    }

    /// The guest draws more than it must, or plays out of turn, as far as the rules allow. Half of the time, it is caught.
    fn break_manners(&mut self, who: u64, at: Revision) {
        let game = self.harness.room.game.as_ref().expect("a game");
        let Some(round) = game.table.round() else { return };
        let Some(seat) = self.harness.room.seating.seat_of(self.key(who)) else { return };
        let sources = (0..5).map(Source::Hand).chain([Source::Stock(None)]);
        let plays = sources.flat_map(|source| (0..4).map(move |pile| Move::Put(source, Target::Build(pile))));
        let is_allowed = |mv: &Move| round.view(seat).check(*mv).is_ok();
        let moves: Vec<Move> =
            if round.turn() == seat { vec![Move::Draw] } else { plays.filter(is_allowed).collect() };
        if moves.is_empty() {
            return;
        }
        let mv = moves[self.random_below(moves.len())];
        self.request(who, TableRequest::Move { at, mv });
        if self.random_below(2) == 0 {
            self.request(if who == 0 { 1 } else { 0 }, TableRequest::Catch);
        }
    }

    /// The seat on turn makes a random move; an absent player is replaced by a computer player instead.
    fn play(&mut self, at: Revision) {
        let game = self.harness.room.game.as_ref().expect("a game");
        let Some(round) = game.table.round().filter(|round| round.ending().is_none()) else {
            return self.harness.handle(RoomInput::Tick);
        };
        let (turn, moves) = (round.turn(), round.legal_moves().iter().collect::<Vec<_>>());
        let owner = self.harness.room.seating.person(turn).map(|person| person.key);
        let is_owner = |guest: &u64| self.is_inside(*guest) && Some(self.key(*guest)) == owner;
        match [0].into_iter().chain(self.players.clone()).find(is_owner) {
            Some(guest) => {
                let mv = moves[self.random_below(moves.len())];
                self.request(guest, TableRequest::Move { at, mv });
            }
            None => {
                self.harness.now += Duration::from_secs(61);
                self.request(0, TableRequest::Replace(turn));
                self.harness.handle(RoomInput::Tick);
            }
        }
    }

    /// Whether round 1 has ended.
    fn is_over(&self) -> bool {
        self.harness
            .room
            .game
            .as_ref()
            .is_some_and(|game| game.revision.round == 1 && !game.is_round_running())
    }
}

/// Plays one round for each seed, and checks that each kind of misdeed occurred.
fn check_rounds(seeds: std::ops::Range<u64>) {
    // Counts of catches, of penalties for drawing, and of penalties for talking.
    let mut misdeeds = [0; 3];
    for seed in seeds {
        let mut table = RandomTable::new(seed);
        table.check_messages();
        let players = table.players.clone();
        table.harness.contribute(1, players);
        table.check_messages();
        while !table.is_over() {
            table.step();
            table.check_messages();
        }
        assert!(table.checked_messages > 10, "{} messages with events", table.checked_messages);
        table.request(0, TableRequest::Record { round: 1 });
        assert_eq!(table.harness.records.len(), 1, "the record is available after the round");
        for event in table.harness.room.game.iter().flat_map(|game| game.table.events()) {
            match event {
                Event::Catch(_) => misdeeds[0] += 1,
                Event::Penalty { misdeed: Misdeed::Drawing, .. } => misdeeds[1] += 1,
                Event::Penalty { misdeed: Misdeed::Talking, .. } => misdeeds[2] += 1,
                _ => {}
            }
        }
    }
    assert!(misdeeds.iter().all(|count| *count > 0), "{misdeeds:?}");
}

#[test]
fn no_message_shows_a_card_that_is_hidden_from_its_recipient() {
    check_rounds(0..30);
}

/// Run with `cargo test -p skipstone-net --lib -- --ignored hidden`.
#[test]
#[ignore = "takes minutes"]
fn no_message_shows_a_hidden_card_in_thousands_of_rounds() {
    check_rounds(1000..5000);
}
