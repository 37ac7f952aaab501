//! What is hidden stays hidden: whatever people do at a table, no message holds a card before its reader may know it.

use std::collections::BTreeSet;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use skipstone_core::{Card, Event, ManualDraw, Misdeed, Move, Source, Target};

use super::*;
use crate::codec::{Decoder, Frame};
use crate::fair_deal::Share;
use crate::protocol::{Audience, ChatLine, Denial, NumberedRequest, TableRequest};

/// Seats and teams of a table.
const TABLES: [(usize, usize); 5] = [(2, 2), (3, 3), (4, 2), (5, 5), (6, 3)];

/// Those who only watch.
const WATCHERS: [u64; 2] = [20, 21];

/// What one event shows: to everybody, and to one seat besides. Told from the whole truth, and from nothing else.
#[derive(Default)]
struct Shows {
    all: Vec<Card>,
    one: Option<(Seat, Vec<Card>)>,
}

fn shown(events: &[&Event], by_hand: bool) -> Vec<Shows> {
    let mut stocks: Vec<Vec<Card>> = Vec::new();
    // What a catch brings back: how the stock piles were before somebody played out of turn.
    let (mut turn, mut before) = (Seat::ONE, None);
    let mut shows = |event: &&Event| match event {
        Event::Deal { stocks: dealt, .. } => {
            stocks.clone_from(dealt);
            Shows { all: dealt.iter().filter_map(|stock| stock.last().copied()).collect(), one: None }
        }
        Event::Turn(began) => {
            (turn, before) = (began.seat, None);
            Shows::default()
        }
        Event::Draw { seat, cards } => {
            before = before.take().filter(|_| !by_hand);
            Shows { all: Vec::new(), one: Some((*seat, cards.clone())) }
        }
        Event::Play { seat, mv, card, .. } => {
            before = if *seat == turn { None } else { before.take().or_else(|| Some(stocks.clone())) };
            let mut all = vec![*card];
            if let Some(Source::Stock(owner)) = mv.source() {
                let stock = &mut stocks[owner.unwrap_or(*seat).index()];
                assert_eq!(stock.pop(), Some(*card));
                all.extend(stock.last());
            }
            Shows { all, one: None }
        }
        Event::Discard(discard) => Shows { all: vec![discard.card], one: None },
        Event::Catch(_) => {
            stocks = before.take().expect("somebody played out of turn");
            Shows::default()
        }
        Event::Call(_) => {
            before = None;
            Shows::default()
        }
        Event::Penalty { into, stock, .. } => {
            stocks[into.index()].clone_from(stock);
            Shows::default()
        }
        _ => Shows::default(),
    };
    events.iter().map(&mut shows).collect()
}

/// The cards that something names.
fn cards_in(something: &impl std::fmt::Debug) -> BTreeSet<Card> {
    let text = format!("{something:?}");
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.');
    words.filter_map(|word| word.parse().ok()).collect()
}

/// A table whose people do what comes to their minds, and what each of them could have read.
struct RandomTable {
    evening: TestRoom,
    chance: ChaCha8Rng,
    players: Vec<u64>,
    /// Messages with events that were looked at.
    looked_at: usize,
}

impl RandomTable {
    fn new(seed: u64) -> RandomTable {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let (seats, teams) = TABLES[chance.next_u32() as usize % TABLES.len()];
        let preset = Preset::ALL[chance.next_u32() as usize % Preset::ALL.len()];
        let mut opening = opening(seats, EntryPolicy::Open);
        opening.setup.teams = teams;
        let drawing = [ManualDraw::Off, ManualDraw::ShuffleIntoStock, ManualDraw::UnderStock];
        opening.setup.rules = Rules {
            stock: StockSize::Cards(5),
            manual_draw: drawing[chance.next_u32() as usize % drawing.len()],
            out_of_turn: chance.next_u32().is_multiple_of(2),
            call_talking: true,
            ..preset.rules()
        };
        let mut evening = TestRoom::new(opening);
        // One seat is a computer player's where there are more than two.
        let players: Vec<u64> = (1..seats.max(3) as u64 - 1).collect();
        for player in &players {
            evening.join(evening.hello(*player, &format!("Guest {player}"), JoinMode::Seat));
        }
        for watcher in WATCHERS {
            evening.join(evening.hello(watcher, &format!("Guest {watcher}"), JoinMode::Watch));
        }
        evening.fill_with_bots();
        evening.told.clear();
        evening.command(HostCommand::StartRound);
        RandomTable { evening, chance, players, looked_at: 0 }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.chance.next_u32() as usize % bound
    }

    fn key(&self, guest: u64) -> Fingerprint {
        if guest == 0 { self.evening.room.host_key } else { key(guest) }
    }

    fn is_inside(&self, guest: u64) -> bool {
        self.evening.room.guests.is_inside(GuestId(guest))
    }

    fn asks(&mut self, guest: u64, request: TableRequest) {
        self.evening.send(guest, ToHost::TableRequest(NumberedRequest { number: 1, request }));
    }

    fn now_at(&self) -> Revision {
        self.evening.room.game.as_ref().map(|game| game.revision).unwrap_or_default()
    }

    /// Looks at everything that anybody was told since the last time, as it comes out of the bytes.
    fn look(&mut self) {
        let Some(game) = &self.evening.room.game else { return };
        let events: Vec<&Event> = game.table.events().collect();
        let by_hand = game.table.setup().rules().manual_draw != ManualDraw::Off;
        let (shows, over) = (shown(&events, by_hand), !game.is_round_running());
        let round = game.table.round();
        for (guest, messages) in std::mem::take(&mut self.evening.told) {
            let seat = self.evening.room.seating.seat_of(self.key(guest.0));
            for message in messages {
                let mut decoder = Decoder::<ToGuest>::default();
                decoder.push(Frame::new(&message).expect("it can be sent").as_ref());
                match decoder.next_message().expect("all of it").expect("a message") {
                    ToGuest::Events { from, events } => {
                        self.looked_at += 1;
                        for (seen, shows) in events.iter().zip(&shows[from.events as usize..]) {
                            let mut may_know: BTreeSet<Card> = shows.all.iter().copied().collect();
                            may_know.extend(
                                shows
                                    .one
                                    .iter()
                                    .filter(|(one, _)| Some(*one) == seat)
                                    .flat_map(|(_, cards)| cards),
                            );
                            assert!(cards_in(seen).is_subset(&may_know), "{seat:?} is told {seen:?}");
                        }
                        assert!(from.events as usize + events.len() <= shows.len(), "nothing is foretold");
                    }
                    // Why a move is refused may name cards that the one who asked for it sees.
                    ToGuest::Denied { why: why @ Denial::Table(_), .. } => {
                        let (round, seat) = (round.expect("a round"), seat.expect("a player"));
                        let view = serde_json::to_string(&round.view(seat)).expect("a view is JSON");
                        assert!(cards_in(&why).is_subset(&cards_in(&view)), "{seat} is told {why:?}");
                    }
                    // The draws for the dealer are of another deck than the round.
                    ToGuest::Snapshot(_) => {}
                    ToGuest::Reveal { .. } => assert!(over, "the secret stays one until the end"),
                    ToGuest::RecordPart { .. } => panic!("records are sent otherwise"),
                    message => assert_eq!(cards_in(&message), BTreeSet::new()),
                }
            }
        }
        assert!(over || self.evening.records.is_empty(), "records are for finished rounds");
    }

    /// Programs answer what was committed to by themselves.
    fn shares(&mut self) {
        for guest in [0].into_iter().chain(self.players.clone()) {
            let share = Share::generate().expect("random bytes");
            self.evening.send(guest, ToHost::Share { round: 1, share });
        }
    }

    /// Somebody does something.
    fn step(&mut self) {
        self.evening.now += Duration::from_millis(300);
        let people: Vec<u64> = [0].into_iter().chain(self.players.clone()).chain(WATCHERS).collect();
        let who = people[self.below(people.len())];
        let at = self.now_at();
        match self.below(100) {
            0..3 if who != 0 => self.evening.handle(RoomInput::Disconnected(GuestId(who))),
            3..12 if !self.is_inside(who) => {
                let table = self.evening.room.id;
                let seen = Revision { events: self.below(at.events as usize + 1) as u32, ..at };
                let wanted = match self.below(3) {
                    0 if WATCHERS.contains(&who) => JoinMode::Watch,
                    0 => JoinMode::Seat,
                    _ => JoinMode::Return { table, seen },
                };
                self.evening.join(self.evening.hello(who, &format!("Guest {who}"), wanted));
            }
            12..14 => self.asks(who, TableRequest::Snapshot),
            14..16 => self.asks(who, TableRequest::Record { round: 1 }),
            16..20 => {
                let (pile, slot) = (self.below(4) as u8, self.below(6) as u8);
                let sources = [Source::Hand(slot), Source::Stock(None), Source::Discard(pile, None)];
                let targets = [Target::Build(pile), Target::Discard(slot % 4, None)];
                let mv = Move::Put(sources[self.below(3)], targets[self.below(2)]);
                self.asks(who, TableRequest::Move { at, mv });
            }
            20..23 => {
                self.asks(who, TableRequest::TakeBack { at });
                let asked = self.evening.room.game.as_ref().and_then(|game| game.table.takeback_asker());
                for guest in people.into_iter().filter(|_| asked.is_some()) {
                    let asked = asked.expect("somebody asked");
                    self.asks(guest, TableRequest::Agree { asked, at, agreed: true });
                }
            }
            23..25 => self.asks(who, TableRequest::Catch),
            25..30 => {
                let (to, text) = (Audience::Partners, ChatLine::new("Take the 7."));
                self.evening.send(who, ToHost::Chat { to, text });
                let talker = self.evening.room.seating.seat_of(self.key(who)).unwrap_or(Seat::ONE);
                for caller in people {
                    self.asks(caller, TableRequest::CallTalking(talker));
                }
            }
            30..35 => self.misbehaves(who, at),
            _ => self.plays(at),
        }
    }

    /// Somebody draws what they needn't or plays out of turn, as far as the rules have it, and may be caught.
    fn misbehaves(&mut self, who: u64, at: Revision) {
        let game = self.evening.room.game.as_ref().expect("a game");
        let Some(round) = game.table.round() else { return };
        let Some(seat) = self.evening.room.seating.seat_of(self.key(who)) else { return };
        let sources = (0..5).map(Source::Hand).chain([Source::Stock(None)]);
        let plays = sources.flat_map(|source| (0..4).map(move |pile| Move::Put(source, Target::Build(pile))));
        let may = |mv: &Move| round.view(seat).check(*mv).is_ok();
        let moves: Vec<Move> =
            if round.turn() == seat { vec![Move::Draw] } else { plays.filter(may).collect() };
        if moves.is_empty() {
            return;
        }
        let mv = moves[self.below(moves.len())];
        self.asks(who, TableRequest::Move { at, mv });
        if self.below(2) == 0 {
            self.asks(if who == 0 { 1 } else { 0 }, TableRequest::Catch);
        }
    }

    /// The seat on turn moves, whoever plays for it.
    fn plays(&mut self, at: Revision) {
        let game = self.evening.room.game.as_ref().expect("a game");
        let Some(round) = game.table.round().filter(|round| round.ending().is_none()) else {
            return self.evening.handle(RoomInput::Tick);
        };
        let (turn, moves) = (round.turn(), round.legal_moves().iter().collect::<Vec<_>>());
        let owner = self.evening.room.seating.person(turn).map(|person| person.key);
        let present = |guest: &u64| self.is_inside(*guest) && Some(self.key(*guest)) == owner;
        match [0].into_iter().chain(self.players.clone()).find(present) {
            Some(guest) => {
                let mv = moves[self.below(moves.len())];
                self.asks(guest, TableRequest::Move { at, mv });
            }
            None => {
                self.evening.now += Duration::from_secs(61);
                self.asks(0, TableRequest::Replace(turn));
                self.evening.handle(RoomInput::Tick);
            }
        }
    }

    fn is_over(&self) -> bool {
        self.evening
            .room
            .game
            .as_ref()
            .is_some_and(|game| game.revision.round == 1 && !game.is_round_running())
    }
}

fn no_card_is_told_too_early(seeds: std::ops::Range<u64>) {
    // Caught, drawn too many, called for talking.
    let mut misdeeds = [0; 3];
    for seed in seeds {
        let mut unruly = RandomTable::new(seed);
        unruly.look();
        unruly.shares();
        unruly.look();
        while !unruly.is_over() {
            unruly.step();
            unruly.look();
        }
        assert!(unruly.looked_at > 10, "{} messages with events", unruly.looked_at);
        unruly.asks(0, TableRequest::Record { round: 1 });
        assert_eq!(unruly.evening.records.len(), 1, "now it may be known");
        for event in unruly.evening.room.game.iter().flat_map(|game| game.table.events()) {
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
fn no_card_is_told_before_its_reader_may_know_it() {
    no_card_is_told_too_early(0..30);
}

/// `cargo test -p skipstone-net --lib -- --ignored hidden`
#[test]
#[ignore = "it takes minutes"]
fn no_card_is_told_in_thousands_of_rounds() {
    no_card_is_told_too_early(1000..5000);
}
