//! What is hidden stays hidden: whatever people do at a table, no message holds a card before its reader may know it.

use std::collections::BTreeSet;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use skipstone_core::{Card, Event, ManualDraw, Misdeed, Move, Source, Target};

use super::*;
use crate::codec::{Decoder, Frame};
use crate::fair::Share;
use crate::protocol::{Ask, Audience, ChatLine, Denial, Request};

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
        Event::Turn { seat } => {
            (turn, before) = (*seat, None);
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
        Event::Discard { card, .. } => Shows { all: vec![*card], one: None },
        Event::Catch { .. } => {
            stocks = before.take().expect("somebody played out of turn");
            Shows::default()
        }
        Event::Call { .. } => {
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
struct Unruly {
    evening: Evening,
    chance: ChaCha8Rng,
    players: Vec<u64>,
    /// Messages with events that were looked at.
    looked_at: usize,
}

impl Unruly {
    fn new(seed: u64) -> Unruly {
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let (seats, teams) = TABLES[chance.next_u32() as usize % TABLES.len()];
        let preset = Preset::ALL[chance.next_u32() as usize % Preset::ALL.len()];
        let mut opening = opening(seats, Entry::Open);
        opening.layout.teams = teams;
        let drawing = [ManualDraw::Off, ManualDraw::ShuffleIntoStock, ManualDraw::UnderStock];
        opening.layout.rules = Rules {
            stock: StockSize::Cards(5),
            manual_draw: drawing[chance.next_u32() as usize % drawing.len()],
            out_of_turn: chance.next_u32().is_multiple_of(2),
            call_talking: true,
            ..preset.rules()
        };
        let mut evening = Evening::new(opening);
        // One seat is a computer player's where there are more than two.
        let players: Vec<u64> = (1..seats.max(3) as u64 - 1).collect();
        for player in &players {
            evening.comes(evening.hello(*player, &format!("Guest {player}"), Wanted::Seat));
        }
        for watcher in WATCHERS {
            evening.comes(evening.hello(watcher, &format!("Guest {watcher}"), Wanted::Watch));
        }
        evening.fills();
        evening.told.clear();
        evening.orders(Order::Deal);
        Unruly { evening, chance, players, looked_at: 0 }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.chance.next_u32() as usize % bound
    }

    fn key(&self, guest: u64) -> Fingerprint {
        if guest == 0 { self.evening.hall.own } else { key(guest) }
    }

    fn is_inside(&self, guest: u64) -> bool {
        self.evening.hall.guests.is_inside(GuestId(guest))
    }

    fn asks(&mut self, guest: u64, request: Request) {
        self.evening.says(guest, ToHost::Ask(Ask { number: 1, request }));
    }

    fn now_at(&self) -> Moment {
        self.evening.hall.game.as_ref().map(|game| game.moment).unwrap_or_default()
    }

    /// Looks at everything that anybody was told since the last time, as it comes out of the bytes.
    fn look(&mut self) {
        let Some(game) = &self.evening.hall.game else { return };
        let events: Vec<&Event> = game.table.events().collect();
        let by_hand = game.table.setup().rules().manual_draw != ManualDraw::Off;
        let (shows, over) = (shown(&events, by_hand), !game.round_goes_on());
        let round = game.table.round();
        for (guest, messages) in std::mem::take(&mut self.evening.told) {
            let seat = self.evening.hall.seating.seat_of(self.key(guest.0));
            for message in messages {
                let mut decoder = Decoder::<ToGuest>::default();
                decoder.push(Frame::new(&message).expect("it can be sent").as_ref());
                match decoder.message().expect("all of it").expect("a message") {
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
                    ToGuest::Standing(_) => {}
                    ToGuest::Reveal { .. } => assert!(over, "the secret stays one until the end"),
                    ToGuest::Part { .. } => panic!("records are sent otherwise"),
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
            self.evening.says(guest, ToHost::Share { round: 1, share });
        }
    }

    /// Somebody does something.
    fn step(&mut self) {
        self.evening.now += Duration::from_millis(300);
        let people: Vec<u64> = [0].into_iter().chain(self.players.clone()).chain(WATCHERS).collect();
        let who = people[self.below(people.len())];
        let at = self.now_at();
        match self.below(100) {
            0..3 if who != 0 => self.evening.handle(Input::Lost(GuestId(who))),
            3..12 if !self.is_inside(who) => {
                let table = self.evening.hall.id;
                let seen = Moment { events: self.below(at.events as usize + 1) as u32, ..at };
                let wanted = match self.below(3) {
                    0 if WATCHERS.contains(&who) => Wanted::Watch,
                    0 => Wanted::Seat,
                    _ => Wanted::Return { table, seen },
                };
                self.evening.comes(self.evening.hello(who, &format!("Guest {who}"), wanted));
            }
            12..14 => self.asks(who, Request::Standing),
            14..16 => self.asks(who, Request::Record { round: 1 }),
            16..20 => {
                let (pile, slot) = (self.below(4) as u8, self.below(6) as u8);
                let sources = [Source::Hand(slot), Source::Stock(None), Source::Discard(pile, None)];
                let targets = [Target::Build(pile), Target::Discard(slot % 4, None)];
                let mv = Move::Put(sources[self.below(3)], targets[self.below(2)]);
                self.asks(who, Request::Move { at, mv });
            }
            20..23 => {
                self.asks(who, Request::TakeBack { at });
                let asked = self.evening.hall.game.as_ref().and_then(|game| game.table.takeback_asked());
                for guest in people.into_iter().filter(|_| asked.is_some()) {
                    let asked = asked.expect("somebody asked");
                    self.asks(guest, Request::Agree { asked, at, agreed: true });
                }
            }
            23..25 => self.asks(who, Request::Catch),
            25..30 => {
                let (to, text) = (Audience::Partners, ChatLine::new("Take the 7."));
                self.evening.says(who, ToHost::Say { to, text });
                let talker = self.evening.hall.seating.seat_of(self.key(who)).unwrap_or(Seat::ONE);
                for caller in people {
                    self.asks(caller, Request::CallTalking(talker));
                }
            }
            30..35 => self.misbehaves(who, at),
            _ => self.plays(at),
        }
    }

    /// Somebody draws what they needn't or plays out of turn, as far as the rules have it, and may be caught.
    fn misbehaves(&mut self, who: u64, at: Moment) {
        let game = self.evening.hall.game.as_ref().expect("a game");
        let Some(round) = game.table.round() else { return };
        let Some(seat) = self.evening.hall.seating.seat_of(self.key(who)) else { return };
        let sources = (0..5).map(Source::Hand).chain([Source::Stock(None)]);
        let plays = sources.flat_map(|source| (0..4).map(move |pile| Move::Put(source, Target::Build(pile))));
        let may = |mv: &Move| round.view(seat).check(*mv).is_ok();
        let moves: Vec<Move> =
            if round.turn() == seat { vec![Move::Draw] } else { plays.filter(may).collect() };
        if moves.is_empty() {
            return;
        }
        let mv = moves[self.below(moves.len())];
        self.asks(who, Request::Move { at, mv });
        if self.below(2) == 0 {
            self.asks(if who == 0 { 1 } else { 0 }, Request::Catch);
        }
    }

    /// The seat on turn moves, whoever plays for it.
    fn plays(&mut self, at: Moment) {
        let game = self.evening.hall.game.as_ref().expect("a game");
        let Some(round) = game.table.round().filter(|round| round.ending().is_none()) else {
            return self.evening.handle(Input::Tick);
        };
        let (turn, moves) = (round.turn(), round.legal_moves().iter().collect::<Vec<_>>());
        let owner = self.evening.hall.seating.person(turn).map(|person| person.key);
        let present = |guest: &u64| self.is_inside(*guest) && Some(self.key(*guest)) == owner;
        match [0].into_iter().chain(self.players.clone()).find(present) {
            Some(guest) => {
                let mv = moves[self.below(moves.len())];
                self.asks(guest, Request::Move { at, mv });
            }
            None => {
                self.evening.now += Duration::from_secs(61);
                self.asks(0, Request::Replace(turn));
                self.evening.handle(Input::Tick);
            }
        }
    }

    fn is_over(&self) -> bool {
        self.evening.hall.game.as_ref().is_some_and(|game| game.moment.round == 1 && !game.round_goes_on())
    }
}

fn no_card_is_told_too_early(seeds: std::ops::Range<u64>) {
    // Caught, drawn too many, called for talking.
    let mut misdeeds = [0; 3];
    for seed in seeds {
        let mut unruly = Unruly::new(seed);
        unruly.look();
        unruly.shares();
        unruly.look();
        while !unruly.is_over() {
            unruly.step();
            unruly.look();
        }
        assert!(unruly.looked_at > 10, "{} messages with events", unruly.looked_at);
        unruly.asks(0, Request::Record { round: 1 });
        assert_eq!(unruly.evening.records.len(), 1, "now it may be known");
        for event in unruly.evening.hall.game.iter().flat_map(|game| game.table.events()) {
            match event {
                Event::Catch { .. } => misdeeds[0] += 1,
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
