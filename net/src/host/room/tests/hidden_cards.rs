//! Randomized tests that no message contains a card that its recipient may not know.

use std::collections::BTreeSet;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use skipstone_core::{Card, Event, ManualDraw, Misdeed, Move, Pile, Source, Target};

use super::*;
use crate::codec::{Decoder, Frame};
use crate::protocol::Denial;

/// The numbers of seats and teams to choose from.
const TABLES: [(usize, usize); 5] = [(2, 2), (3, 3), (4, 2), (5, 5), (6, 3)];

/// The connections of the spectators.
const SPECTATORS: [u64; 2] = [20, 21];

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
                let stock = &mut stocks[owner.index()];
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
    /// What each entry of the log may show, by event.
    visible: Vec<Vec<VisibleCards>>,
    /// The number of checked entries with events.
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
        for spectator in SPECTATORS {
            harness.join(harness.hello(spectator, &format!("Guest {spectator}"), JoinMode::Watch));
        }
        harness.fill_with_bots();
        harness.inboxes.clear();
        harness.start_round();
        RandomTable { harness, rng, players, visible: Vec::new(), checked_messages: 0 }
    }

    /// A random number below `bound`.
    fn random_below(&mut self, bound: usize) -> usize {
        self.rng.next_u32() as usize % bound
    }

    fn random_seat(&mut self) -> Seat {
        Seat::from_index(self.random_below(4))
    }

    fn random_pile(&mut self) -> Pile {
        Pile::from_index(self.random_below(Pile::COUNT))
    }

    fn key(&self, guest: u64) -> Fingerprint {
        if guest == 0 { self.harness.room.host_key() } else { key(guest) }
    }

    fn is_inside(&self, guest: u64) -> bool {
        self.harness.room.guests.is_inside(GuestId(guest))
    }

    fn request(&mut self, guest: u64, request: TableRequest) {
        self.harness.request(guest, 1, request);
    }

    /// A guest acts, whether it may or not.
    fn act(&mut self, guest: u64, action: PlayerAction) {
        let request = self.harness.act(guest, action);
        self.request(guest, request);
    }

    /// A guest makes a move, in turn or out of it.
    fn make_move(&mut self, guest: u64, mv: Move) {
        let round = self.harness.room.game.as_ref().and_then(|game| game.table.round());
        let (Some(seat), Some(round)) = (self.harness.room.seating.seat_of(self.key(guest)), round) else {
            return;
        };
        self.act(guest, PlayerAction::from_move(seat, mv, round.turn()));
    }

    /// Passes a guest's input on and notes what its entries may show: an input appends at most one with events.
    fn check(&mut self) {
        self.note_visible_cards();
        self.check_messages();
    }

    /// Encodes and decodes all messages since the last check, and asserts that each recipient may know the cards in them.
    fn check_messages(&mut self) {
        let Some(game) = &self.harness.room.game else { return };
        let (round, is_over) = (game.table.round(), !game.is_round_running());
        for (guest, messages) in std::mem::take(&mut self.harness.inboxes) {
            let seat = self.harness.room.seating.seat_of(self.key(guest.0));
            for message in messages {
                let mut decoder = Decoder::<ToGuest>::default();
                decoder.push(Frame::new(&message).expect("an encodable message").as_ref());
                match decoder.next_message().expect("a valid frame").expect("a complete message") {
                    ToGuest::Log(update) => {
                        for (at, entry) in (update.from.entries as usize..).zip(&update.entries) {
                            self.checked_messages += usize::from(!entry.events().is_empty());
                            self.check_entry(at, entry, seat, is_over);
                        }
                    }
                    // The reason of a refusal may name cards that the requesting seat sees.
                    ToGuest::Denied { why: why @ Denial::Table(_), .. } => {
                        let (round, seat) = (round.expect("a round"), seat.expect("a player"));
                        let view = serde_json::to_string(&round.view(seat)).expect("a view is JSON");
                        assert!(cards_in(&why).is_subset(&cards_in(&view)), "{seat} was sent {why:?}");
                    }
                    ToGuest::RecordPart { .. } => {
                        panic!("the room sends records by `RoomOutput::SendRecord`")
                    }
                    message => assert_eq!(cards_in(&message), BTreeSet::new()),
                }
            }
        }
        assert!(is_over || self.harness.records.is_empty(), "records are sent of finished rounds only");
    }

    /// Asserts that an entry of the log shows a seat no more than it may know.
    fn check_entry(&self, at: usize, entry: &LogEntry, seat: Option<Seat>, is_over: bool) {
        let visible = &self.visible[at];
        for (seen, cards) in entry.events().iter().zip(visible) {
            let mut may_know: BTreeSet<Card> = cards.everyone.iter().copied().collect();
            let own = cards.one_seat.iter().filter(|(viewer, _)| Some(*viewer) == seat);
            may_know.extend(own.flat_map(|(_, cards)| cards));
            assert!(cards_in(seen).is_subset(&may_know), "{seat:?} was sent {seen:?}");
        }
        assert_eq!(entry.events().len(), visible.len(), "only what has happened is sent");
        if let LogEntry::Secret(_) = entry {
            assert!(is_over, "the secret is revealed after the round only");
        }
        if entry.events().is_empty() {
            assert_eq!(cards_in(entry), BTreeSet::new(), "{entry:?}");
        }
    }

    /// Notes what every new entry of the log may show, from what has really happened.
    fn note_visible_cards(&mut self) {
        let Some(game) = self.harness.room.game.as_ref().filter(|game| game.log.is_some()) else { return };
        let manual_draw = game.table.setup().rules().manual_draw != ManualDraw::Off;
        let all: Vec<&Event> = game.table.events().collect();
        let entries = self.harness.entries();
        // An entry was noted when it was the last one with events, before anything was taken back.
        let new = entries.len() - self.visible.len();
        let mut counts: Vec<usize> =
            entries[self.visible.len()..].iter().map(|entry| entry.events().len()).collect();
        let mut cards = visible_cards(&all, manual_draw);
        let mut recent = cards.split_off(cards.len().saturating_sub(counts.iter().sum()));
        for _ in 0..new {
            let rest = recent.split_off(counts.remove(0).min(recent.len()));
            self.visible.push(std::mem::replace(&mut recent, rest));
        }
    }

    /// A random action of a random guest, 300 ms after the previous one.
    fn step(&mut self) {
        self.harness.now += Duration::from_millis(300);
        let guests: Vec<u64> = [0].into_iter().chain(self.players.clone()).chain(SPECTATORS).collect();
        let who = guests[self.random_below(guests.len())];
        match self.random_below(100) {
            0..3 if who != 0 => self.harness.handle(RoomInput::Disconnected(GuestId(who))),
            3..12 if !self.is_inside(who) => {
                let table = self.harness.room.id;
                let at = self.harness.log().position();
                let seen = LogPosition { entries: self.random_below(at.entries as usize + 1) as u32, ..at };
                let mode = match self.random_below(3) {
                    0 if SPECTATORS.contains(&who) => JoinMode::Watch,
                    0 => JoinMode::Seat,
                    _ => JoinMode::Return { table, seen },
                };
                self.harness.join(self.harness.hello(who, &format!("Guest {who}"), mode));
            }
            12..14 => self.request(who, TableRequest::Log { round: 1, proposal: 1 }),
            14..16 => self.request(who, TableRequest::Record { round: 1 }),
            16..20 => {
                let (pile, onto) = (self.random_pile(), self.random_pile());
                let slot = self.random_below(6) as u8;
                let seat = self.random_seat();
                let sources = [Source::Hand(slot), Source::Stock(seat), Source::Discard(pile, seat)];
                let targets = [Target::Build(pile), Target::Discard(onto, seat)];
                let mv = Move::Put(sources[self.random_below(3)], targets[self.random_below(2)]);
                self.make_move(who, mv);
            }
            20..23 => {
                self.request(who, TableRequest::TakeBack { at: self.harness.log().game_position() });
                let asker = self.harness.room.game.as_ref().and_then(|game| game.table.takeback_asker());
                // Whoever has asked signs last.
                for guest in guests.into_iter().chain([who]).filter(|_| asker.is_some()) {
                    let asked = asker.expect("a takeback request");
                    let take_back = |head| Statement::TakeBack { head, asker: asked };
                    let (at, signature) = self.harness.signed(guest, take_back);
                    self.request(guest, TableRequest::Agree { asked, at, signature: Some(signature) });
                }
            }
            23..25 => self.catch(who),
            25..30 => {
                let line = self.harness.talk(who, Audience::Partners, "Take the 7.");
                self.harness.send(who, line);
                let talker = self.harness.room.seating.seat_of(self.key(who)).unwrap_or(Seat::ONE);
                for caller in guests {
                    if let Some(by) = self.harness.room.seating.seat_of(self.key(caller)) {
                        self.act(caller, PlayerAction::CallTalking { by, talker });
                        self.note_visible_cards();
                    }
                }
            }
            30..35 => self.break_manners(who),
            _ => self.play(),
        }
    }

    /// The guest draws more than it must, or plays out of turn, as far as the rules allow. Half of the time, it is caught.
    fn break_manners(&mut self, who: u64) {
        let game = self.harness.room.game.as_ref().expect("a game");
        let Some(round) = game.table.round() else { return };
        let Some(seat) = self.harness.room.seating.seat_of(self.key(who)) else { return };
        let sources = (0..5).map(Source::Hand).chain([Source::Stock(seat)]);
        let plays = sources
            .flat_map(|source| Pile::ALL.into_iter().map(move |pile| Move::Put(source, Target::Build(pile))));
        let is_allowed = |mv: &Move| round.view(seat).check(*mv).is_ok();
        let moves: Vec<Move> =
            if round.turn() == seat { vec![Move::Draw] } else { plays.filter(is_allowed).collect() };
        if moves.is_empty() {
            return;
        }
        let mv = moves[self.random_below(moves.len())];
        self.make_move(who, mv);
        self.note_visible_cards();
        if self.random_below(2) == 0 {
            self.catch(if who == 0 { 1 } else { 0 });
        }
    }

    fn catch(&mut self, who: u64) {
        if let Some(seat) = self.harness.room.seating.seat_of(self.key(who)) {
            self.act(who, PlayerAction::Catch(seat));
        }
    }

    /// The seat on turn makes a random move; an absent player is replaced by a computer player instead.
    fn play(&mut self) {
        let game = self.harness.room.game.as_ref().expect("a game");
        let Some(round) = game.table.round().filter(|round| round.ending().is_none()) else {
            return self.harness.handle(RoomInput::Tick);
        };
        let (turn, moves) = (round.turn(), round.legal_moves().iter().collect::<Vec<_>>());
        let owner = self.harness.room.seating.person(turn);
        let is_owner = |guest: &u64| self.is_inside(*guest) && Some(self.key(*guest)) == owner;
        match [0].into_iter().chain(self.players.clone()).find(is_owner) {
            Some(guest) => {
                let mv = moves[self.random_below(moves.len())];
                self.make_move(guest, mv);
            }
            None => {
                self.harness.now += Duration::from_secs(61);
                let (at, signature) = self.harness.signed(0, |head| Statement::Replace { head, seat: turn });
                self.request(0, TableRequest::Replace { seat: turn, at, signature });
                self.note_visible_cards();
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
            .is_some_and(|game| game.table.round().is_some() && !game.is_round_running())
    }
}

/// Plays one round for each seed, and checks that each kind of misdeed occurred.
fn check_rounds(seeds: std::ops::Range<u64>) {
    // Counts of catches, of penalties for drawing, and of penalties for talking.
    let mut misdeeds = [0; 3];
    for seed in seeds {
        let mut table = RandomTable::new(seed);
        table.check();
        let players = table.players.clone();
        table.harness.contribute(players);
        table.check();
        while !table.is_over() {
            table.step();
            table.check();
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
    check_rounds(0..10);
}

/// Run with `cargo test -p skipstone-net --lib -- --ignored hidden`.
#[test]
#[ignore = "takes minutes"]
fn no_message_shows_a_hidden_card_in_thousands_of_rounds() {
    check_rounds(1000..5000);
}
