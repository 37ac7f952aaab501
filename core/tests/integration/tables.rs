//! Tables for tests: every preset, and random rules, seats and teams.

use skipstone_core::table::{Player, SeatConfig, TableConfig};
use skipstone_core::{Event, Move, Pile, PlayerAction, Round, Seat, Seed, Source, Target};
use skipstone_core::{Preset, RuleKey, RuleValue, Rules, Setup, SetupError, StockSize, deal};

/// Random numbers that are the same in every run.
pub(crate) struct TestRng(u64);

impl TestRng {
    pub(crate) fn new(seed: u64) -> TestRng {
        TestRng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5eed)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }

    pub(crate) fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())].clone()
    }
}

/// How many rounds or decisions a test or a measurement takes: as many as `SKIPSTONE_SAMPLE_SIZE` says, or usually so many.
pub(crate) fn sample_size(usually: u64) -> u64 {
    std::env::var("SKIPSTONE_SAMPLE_SIZE")
        .map_or(usually, |count| count.parse().expect("SKIPSTONE_SAMPLE_SIZE is a number"))
}

/// Every number of seats and teams that can play.
pub(crate) const SEATS_AND_TEAMS: [(usize, usize); 13] = [
    (2, 2),
    (3, 3),
    (4, 4),
    (5, 5),
    (6, 6),
    (4, 2),
    (6, 2),
    (6, 3),
    (8, 2),
    (9, 3),
    (10, 2),
    (12, 2),
    (12, 3),
];

/// A value that a rule allows.
fn value(key: &RuleKey, rng: &mut TestRng) -> RuleValue {
    let numbers = key.numbers.filter(|_| key.words.is_empty() || rng.below(2) == 0);
    // Small numbers make the rules matter more often.
    let number = |(low, high): (i64, i64), rng: &mut TestRng| {
        low + rng.below((high - low + 1).min(26) as usize) as i64
    };
    match (numbers, key.words) {
        // Not all alike, which would be a single number.
        (Some(range), _) if key.takes_list && rng.below(2) == 0 => {
            let mut list: Vec<i64> = (0..2 + rng.below(11)).map(|_| number(range, rng)).collect();
            list[0] = if list[0] == list[1] { range.1 } else { list[0] };
            RuleValue::Numbers(list)
        }
        (Some(range), _) => RuleValue::Number(number(range, rng)),
        (None, []) => RuleValue::Bool(rng.below(2) == 0),
        (None, words) => RuleValue::Text(rng.pick(words).to_owned()),
    }
}

/// Random rules: a preset with some of its rules changed.
pub(crate) fn random_rules(rng: &mut TestRng) -> Rules {
    let mut rules = rng.pick(Preset::ALL).rules();
    for key in RuleKey::ALL.iter().filter(|key| key.name != "preset") {
        if rng.below(3) == 0 {
            let value = value(key, rng);
            key.set(&mut rules, &value).expect("the value was made from what the key allows");
        }
    }
    rules
}

/// Random rules at a table of random size.
pub(crate) fn random_setup(rng: &mut TestRng) -> Setup {
    loop {
        let (seats, teams) = rng.pick(&SEATS_AND_TEAMS);
        let seat = SeatConfig { name: String::new(), player: Player::Human, age: None };
        let mut table = TableConfig { rules: random_rules(rng), teams, seats: vec![seat; seats] };
        table.fit_stocks();
        // Rules that can't be dealt are drawn again.
        if let Ok(setup) = table.setup() {
            return setup;
        }
    }
}

/// A preset at a table of that size, with the largest stock that fits if its own doesn't.
pub(crate) fn preset_setup(preset: Preset, seats: usize, teams: usize) -> Setup {
    fitting_setup(preset.rules(), seats, teams)
}

/// Rules at a table of that size, with the largest stock that fits if their own doesn't.
pub(crate) fn fitting_setup(mut rules: Rules, seats: usize, teams: usize) -> Setup {
    match Setup::new(rules, seats, teams) {
        Err(SetupError::Stock { largest, .. }) => {
            rules.stock = StockSize::Cards(largest);
            Setup::new(rules, seats, teams).expect("the largest stock that fits fits")
        }
        setup => setup.expect("these seats and teams can play"),
    }
}

/// Deals; everyone is as old as their seat's number.
pub(crate) fn deal(setup: Setup, seed: u64) -> (Round, Vec<Event>) {
    let mut ages = deal::NO_AGES;
    for seat in setup.seats() {
        ages[seat] = Some(seat.number());
    }
    let mut events = Vec::new();
    let round = deal::deal(setup, Seed::from_number(seed), Seat::ONE, &ages, &mut events);
    (round.expect("every age is known"), events)
}

/// A random action: a legal move, or with table manners (RULES 9) sometimes a breach, a catch or a call. Not always those, or the
/// round would never end.
pub(crate) fn random_act(round: &Round, rng: &mut TestRng) -> PlayerAction {
    let seats: Vec<Seat> = round.setup().seats().collect();
    let (one, other) = (rng.pick(&seats), rng.pick(&seats));
    if one != round.turn() && round.moves() < 600 && rng.below(3) == 0 {
        let hand = (0..7).map(Source::Hand);
        let piles = Pile::ALL.into_iter().map(|pile| Source::Discard(pile, one));
        let sources: Vec<Source> = hand.chain(piles).chain([Source::Stock(one)]).collect();
        let pile = Target::Build(rng.pick(&Pile::ALL));
        let mut plays = sources.iter().map(|source| Move::Put(*source, pile));
        let play = plays.find(|play| round.view(one).check(*play).is_ok());
        let act = match rng.below(16) {
            0 => Some(PlayerAction::Move(Move::Draw)),
            1 => Some(PlayerAction::CallTalking { by: one, talker: other }),
            2..9 => Some(PlayerAction::Catch(one)),
            _ => play.map(|play| PlayerAction::OutOfTurn(one, play)),
        };
        if let Some(act) = act.filter(|act| round.clone().apply(*act, &mut ()).is_ok()) {
            return act;
        }
    }
    let moves: Vec<Move> = round.legal_moves().iter().collect();
    PlayerAction::Move(rng.pick(&moves))
}
