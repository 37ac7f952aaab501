//! Reviews of rounds: that they agree with hints, what they leave out, and the figures behind their sentences.

use std::time::{Duration, Instant};

use skipstone_core::bot::Level;
use skipstone_core::bot::advice::{Certainty, advise};
use skipstone_core::bot::review::{RatedDecision, Review};
use skipstone_core::record::{Header, Record, SeatRecord};
use skipstone_core::table::{Intent, Player, SeatConfig, Table, TableConfig, TableInput};
use skipstone_core::{Event, Move, Pile, Preset, Round, Rules, Seat, Seed, Setup, Source, StockSize, Team};

use super::{everywhere, sample_size};
use crate::tables::{TestRng, deal, fitting_setup};

/// A round of these levels, each of whom plays alone.
fn play_round(levels: &[Level], stock: u8, seed: u64) -> Record {
    play_round_by_rules(Rules { stock: StockSize::Cards(stock), ..Preset::Standard.rules() }, levels, seed)
}

fn play_round_by_rules(rules: Rules, levels: &[Level], seed: u64) -> Record {
    let seat = |level: &Level| SeatConfig { name: String::new(), player: Player::Bot(*level), age: None };
    let config = TableConfig { rules, teams: levels.len(), seats: levels.iter().map(seat).collect() };
    let mut table = Table::new(config, Seed::from_number(seed)).expect("so many can play");
    table.handle(Duration::ZERO, TableInput::Intent(Seat::ONE, Intent::NextRound));
    while let Some(now) = table.wake_at() {
        table.handle(now, TableInput::Tick);
    }
    table.record("0").expect("a round was played")
}

/// The costs of a seat's turns in percent.
fn costs(record: &Record, seat: Seat) -> Vec<f32> {
    let review = Review::of(record, seat).expect("it follows the rules");
    review.map(|turn| 100.0 * turn.cost()).collect()
}

/// The values below which these parts of all lie.
fn quantiles(mut values: Vec<f32>) -> [f32; 3] {
    values.sort_by(f32::total_cmp);
    [0.05, 0.5, 0.95].map(|part| values[(part * (values.len() - 1) as f32).round() as usize])
}

/// A move that was made, and what it was made in.
struct Step {
    before: Round,
    mv: Move,
}

impl Step {
    /// Whether the seat on turn wins the round with it.
    fn is_winning(&self) -> bool {
        let (mut after, seat) = (self.before.clone(), self.before.turn());
        after.play_into(seat, self.mv, &mut ()).expect("it is legal");
        after.ending().is_some_and(|ending| ending.winner == Some(after.setup().team(seat)))
    }
}

/// A round of people who often discard what they could play, or anywhere, and its moves.
fn play_loosely(setup: Setup, number: u64) -> (Record, Vec<Step>) {
    let (mut rng, seed) = (TestRng::new(number), Seed::from_number(number));
    let seats = setup.seats().map(|_| SeatRecord { name: String::new(), player: "human".into(), age: None });
    let seats = seats.collect();
    let (mut round, mut events) = deal(setup, number);
    let mut sensible = Level::Easy.player(&seed, Seat::ONE);
    let mut steps = Vec::new();
    while round.ending().is_none() {
        let moves: Vec<Move> = round.legal_moves().iter().collect();
        let mv = match rng.below(3) {
            0 => rng.pick(&moves),
            _ => sensible.choose(&round.view(round.turn())),
        };
        steps.push(Step { before: round.clone(), mv });
        round.play_into(round.turn(), mv, &mut events).expect("it is legal");
    }
    let header = Header { app: String::new(), setup, seats, dealer: Seat::ONE, round: 1, seed };
    (Record { header, events }, steps)
}

/// What these moves of a seat lead to. Build piles that take the same next card are alike, and so are discard piles and suits.
fn outcome(round: &Round, seat: Seat, moves: &[Move]) -> impl PartialEq + use<> {
    let mut round = round.clone();
    for mv in moves {
        round.play_into(seat, *mv, &mut ()).expect("it is legal");
    }
    let view = round.view(seat);
    let tops_matter = !round.setup().rules().consecutive_wilds;
    let build = |pile| {
        let wild = view.build_pile(pile).last().is_some_and(|card| card.is_wild());
        (view.build_next(pile), tops_matter && wild)
    };
    let (mut builds, mut hand) =
        (Pile::ALL.map(build), Vec::from_iter(view.hand().iter().map(|card| card.rank())));
    builds.sort_unstable();
    hand.sort_unstable();
    let discards = round.setup().seats().map(|owner| {
        let pile = |pile| Vec::from_iter(view.discard_pile(owner, pile).map(|card| card.rank()));
        let mut piles = Pile::ALL.map(pile);
        piles.sort_unstable();
        piles
    });
    (round.turn(), round.stock_left(), builds, hand, Vec::from_iter(discards))
}

/// Whoever asks for a hint and plays something else than what is clearly the best reads in the review what that cost.
#[test]
fn reviews_call_nothing_as_good_that_a_hint_calls_clearly_worse() {
    let (mut turns, mut worse) = (0, 0);
    for (number, setup) in (0..sample_size(6)).zip(everywhere().into_iter().cycle()) {
        let rules = Rules { stock: StockSize::Cards(5), ..*setup.rules() };
        let setup = fitting_setup(rules, setup.seat_count(), setup.team_count());
        let (record, steps) = play_loosely(setup, number);
        for turn in Review::of(&record, Seat::ONE).expect("it follows the rules") {
            turns += 1;
            let own = |step: &&Step| step.before.turns() == turn.turn && step.before.turn() == Seat::ONE;
            let own: Vec<&Step> = steps.iter().filter(own).collect();
            // Whatever a winning turn leaves out, it wins.
            if own.last().is_none_or(|last| last.is_winning()) {
                continue;
            }
            for (at, Step { before, .. }) in own.iter().enumerate() {
                let Some(hint) = advise(&before.view(Seat::ONE)) else { continue };
                let advised: Vec<Move> = hint.line.iter().map(|step| step.mv).collect();
                let played: Vec<Move> = own[at..].iter().map(|step| step.mv).take(advised.len()).collect();
                let [advised, played] = [advised, played].map(|moves| outcome(before, Seat::ONE, &moves));
                let is_followed = advised == played;
                if hint.certainty == Certainty::Clear && !is_followed {
                    worse += 1;
                    let costs =
                        turn.percent() > 0 && turn.decisions.iter().any(|rated| rated.mistake.is_some());
                    assert!(costs || turn.unrated > 0, "table {number}, {rules:?}: {hint:?}, {turn:?}");
                }
            }
        }
    }
    assert!(worse > 0, "{turns} turns");
}

#[test]
fn every_move_of_a_seat_is_rated() {
    for rules in ["stock = 5", "stock = 5\nmanual_draw = 'under-stock'"] {
        let rules = Rules::from_toml(rules).expect("known rules");
        let record = play_round_by_rules(rules, &[Level::Normal; 2], 11);
        let is_own = |event: &&Event| match event {
            Event::Play { seat, .. } => *seat == Seat::ONE,
            Event::Discard(discard) => discard.seat == Seat::ONE,
            Event::Pass(pass) => pass.seat == Seat::ONE,
            _ => false,
        };
        let review = Review::of(&record, Seat::ONE).expect("it follows the rules");
        let decisions: Vec<RatedDecision> = review.flat_map(|turn| turn.decisions).collect();
        let rated: usize = decisions.iter().map(|decision| decision.played.len()).sum();
        assert_eq!(rated, record.events.iter().filter(is_own).count(), "{rules:?}");
        for decision in decisions {
            let chance = decision.win_probability().expect("plans have one");
            assert!((0.0..=1.0).contains(&chance) && decision.cost >= 0.0, "{decision:?}");
        }
    }
}

#[test]
fn a_turn_that_wins_the_round_gave_nothing_away() {
    let mut won = 0;
    for seed in 0..12 {
        let record = play_round(&[Level::Easy; 2], 4, seed);
        let wins =
            |event: &Event| matches!(event, Event::End(end) if end.winner == Some(Team::from_index(0)));
        if record.events.last().is_some_and(wins) {
            let last = Review::of(&record, Seat::ONE).expect("it follows the rules").last();
            let last = last.expect("whoever wins has had a turn");
            assert_eq!(last.percent(), 0, "seed {seed}: {last:?}");
            assert!(last.decisions.iter().all(|decision| decision.mistake.is_none()));
            won += 1;
        }
    }
    assert!(won > 2, "{won} won rounds");
}

/// Where the card under a discard isn't known, no plan plays two of a pile, so that a turn that does so can't be compared.
#[test]
fn moves_that_no_plan_foresees_are_not_told_as_the_best() {
    let rules = Rules { hide_buried: true, stock: StockSize::Cards(6), ..Preset::Standard.rules() };
    let mut unrated = 0;
    for seed in 0..10 {
        let record = play_round_by_rules(rules, &[Level::Easy; 2], seed);
        for turn in Review::of(&record, Seat::ONE).expect("it follows the rules") {
            for decision in &turn.decisions {
                let piles = decision.played.iter().filter_map(|played| match played.mv.source() {
                    Some(Source::Discard(pile, _)) => Some(pile),
                    _ => None,
                });
                let mut piles: Vec<Pile> = piles.collect();
                piles.sort_unstable();
                assert!(piles.windows(2).all(|two| two[0] != two[1]), "{decision:?}");
            }
            unrated += u32::from(turn.decisions.is_empty());
        }
    }
    assert!(unrated > 0, "no turn was left out");
}

#[test]
#[ignore = "takes a quarter of an hour; prints the figures of docs/bots.md"]
#[expect(clippy::print_stdout)]
fn what_reviews_say_of_every_level() {
    let rounds = sample_size(30);
    println!("| seats × stock | level | % a turn: 5, 50, 95 of 100 rounds | seconds |");
    println!("| --- | --- | --- | --- |");
    for (seats, stock) in [(2, 30), (2, 10), (4, 20)] {
        for level in [Level::Easy, Level::Normal, Level::Hard, Level::Expert] {
            let (mut means, mut took) = (Vec::new(), Duration::ZERO);
            for seed in 0..rounds {
                let record = play_round(&vec![level; seats], stock, 1000 + seed);
                let before = Instant::now();
                let costs = costs(&record, Seat::ONE);
                took += before.elapsed();
                means.push(costs.iter().sum::<f32>() / costs.len().max(1) as f32);
            }
            let [low, middle, high] = quantiles(means);
            let seconds = took.as_secs_f32() / rounds as f32;
            println!("| {seats} × {stock} | `{level}` | {low:.2}, {middle:.2}, {high:.2} | {seconds:.1} |");
        }
    }
    // The same turns with other determinizations: how far two reviews differ by chance alone.
    let mut apart = Vec::new();
    for seed in 0..rounds {
        let record = play_round(&[Level::Normal; 2], 20, 2000 + seed);
        let review = Review::of(&record, Seat::ONE).expect("it follows the rules");
        let others = review.clone().seeded(Seed::from_number(1 + seed));
        apart.extend(review.zip(others).map(|(one, other)| 100.0 * (one.cost() - other.cost()).abs()));
    }
    println!("two reviews of a turn differ by {:.2?} %: 5, 50, 95 of 100 turns", quantiles(apart));
}

#[test]
#[ignore = "takes an hour; prints the figures of docs/bots.md"]
#[expect(clippy::print_stdout)]
fn how_many_rounds_are_won_that_a_review_gives_a_chance() {
    let tables = [[Level::Easy, Level::Easy], [Level::Normal, Level::Normal]];
    let mut won_by_chance = [(0.0, 0, 0); 11];
    for seed in 0..sample_size(2000) {
        let record = play_round(&tables[seed as usize % tables.len()], 30, 3000 + seed);
        let won =
            matches!(record.events.last(), Some(Event::End(end)) if end.winner == Some(Team::from_index(0)));
        let review = Review::of(&record, Seat::ONE).expect("it follows the rules");
        let turns = 2 * review.len() as u32;
        // One turn of each quarter of the round, at any place in it.
        for quarter in 0..4 {
            let turn = (quarter * turns + (seed / 2 % 8) as u32 * turns / 8) / 4;
            let rated = review.clone().after(turn).next();
            let Some(chance) = rated.and_then(|turn| turn.decisions.last()?.win_probability()) else {
                continue;
            };
            let (sum, wins, positions) = &mut won_by_chance[(10.0 * chance).round() as usize];
            *sum += chance;
            *wins += u32::from(won);
            *positions += 1;
        }
    }
    println!("| judged about | on average | won | positions |");
    println!("| --- | --- | --- | --- |");
    for (tenth, (sum, wins, positions)) in won_by_chance.into_iter().enumerate() {
        let percent = |part: f32| 100.0 * part / positions as f32;
        let (judged, won) = (percent(sum), percent(wins as f32));
        println!("| {} % | {judged:.1} % | {won:.1} % | {positions} |", 10 * tenth);
    }
}
