//! How fast the engine is: `cargo bench -p skipstone-core`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use skipstone_core::{Preset, Round, Seat, Seed, Setup, deal};

fn main() {
    divan::main();
}

fn setup() -> Setup {
    Setup::new(Preset::Standard.rules(), 2, 2).expect("two can play")
}

fn dealt(number: u64) -> Round {
    deal::deal(setup(), Seed::from_number(number), Seat::ONE, &deal::NO_AGES, &mut ())
        .expect("no age is asked for")
}

/// Cheap random numbers, so that the engine is measured and not its caller.
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}

/// Plays uniformly random legal moves to the end; how many there were.
fn play_out(round: &mut Round, rng: &mut Lcg) -> u32 {
    while round.ending().is_none() {
        let moves = round.legal_moves();
        if let Some(mv) = moves.get(rng.below(moves.len())) {
            round.play_legal(mv, &mut ());
        }
    }
    round.moves()
}

/// Uniform random two-seat rounds under the default rules, from the deal to the end; counted in moves.
#[divan::bench(sample_count = 20)]
fn random_moves(bencher: Bencher) {
    const ROUNDS: u64 = 500;
    let mut rng = Lcg(1);
    let moves: u32 = (0..ROUNDS).map(|number| play_out(&mut dealt(number), &mut rng)).sum();
    bencher.counter(ItemsCount::new(moves)).bench_local(|| {
        let mut rng = Lcg(1);
        (0..ROUNDS).map(|number| play_out(&mut dealt(number), &mut rng)).sum::<u32>()
    });
}

/// A round some turns old.
fn midway() -> Round {
    let mut round = dealt(7);
    let mut rng = Lcg(3);
    while round.turns() < 60 && round.ending().is_none() {
        let moves = round.legal_moves();
        if let Some(mv) = moves.get(rng.below(moves.len())) {
            round.play_legal(mv, &mut ());
        }
    }
    round
}

#[divan::bench]
fn legal_moves(bencher: Bencher) {
    let round = midway();
    bencher.bench_local(|| black_box(&round).legal_moves().len());
}

#[divan::bench]
fn check_and_play(bencher: Bencher) {
    let round = midway();
    let mv = round.legal_moves().get(0).expect("a round not over has a move");
    bencher
        .with_inputs(|| round.clone())
        .bench_local_refs(|round| round.play_into(round.turn(), mv, &mut ()));
}

#[divan::bench]
fn clone(bencher: Bencher) {
    let round = midway();
    bencher.bench_local(|| black_box(&round).clone());
}

#[divan::bench]
fn view(bencher: Bencher) {
    let round = midway();
    bencher.bench_local(|| black_box(&round).view(Seat::ONE).hand_size(Seat::ONE));
}

#[divan::bench]
fn whole_round(bencher: Bencher) {
    let mut rng = Lcg(9);
    let mut number = 0;
    bencher.bench_local(|| {
        number += 1;
        play_out(&mut dealt(number), &mut rng)
    });
}
