//! Training follows from its seed alone.

use skipstone_core::Seed;
use skipstone_core::bot::learned::{NetKind, ValueNet};
use skipstone_tools::training::{ROUNDS_PER_BATCH, SelfPlayRound, Training};

/// A round from which on the network plays for itself.
const LATE: u64 = 1_000_000;

fn start(kind: NetKind) -> Training {
    Training::new(kind, Seed::from_number(3))
}

/// Plays a batch of rounds from this number on, and learns from them.
fn train(training: &mut Training, from: u64) {
    let rounds: Vec<SelfPlayRound> = (0..ROUNDS_PER_BATCH).map(|nth| training.play(from + nth)).collect();
    training.learn(&rounds, 0.5);
}

/// FNV-1a.
fn digest(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// With other numbers the networks of the repository couldn't be made again.
#[test]
fn a_training_is_the_same_on_every_platform() {
    let states = [NetKind::Alone(2), NetKind::TwoTeams].map(|kind| {
        let mut training = start(kind);
        train(&mut training, 0);
        train(&mut training, LATE);
        format!("{:016x}", digest(&training.save()))
    });
    assert_eq!(states, ["b74181a99b3b4b5e", "d8e84692ef61ec38"]);
}

#[test]
fn the_order_of_playing_changes_nothing() {
    let (mut one, mut other) = (start(NetKind::Alone(2)), start(NetKind::Alone(2)));
    let numbers = 0..ROUNDS_PER_BATCH;
    let backwards: Vec<SelfPlayRound> = numbers.clone().rev().map(|number| other.play(number)).collect();
    other.learn(&backwards.into_iter().rev().collect::<Vec<_>>(), 0.5);
    train(&mut one, 0);
    assert_eq!(one.save(), other.save());
    assert_eq!(one.weights(), other.weights());
    assert_eq!(
        ValueNet::from_bytes(&one.weights()).map(|net| net.inputs()),
        Some(NetKind::Alone(2).inputs())
    );
}

#[test]
fn a_saved_training_goes_on() {
    let mut training = start(NetKind::Alone(2));
    train(&mut training, 0);
    let saved = training.save();
    let mut resumed =
        Training::load(NetKind::Alone(2), Seed::from_number(3), &saved).expect("what was saved");
    assert_eq!(resumed.rounds(), ROUNDS_PER_BATCH);
    for one in [&mut training, &mut resumed] {
        train(one, ROUNDS_PER_BATCH);
    }
    assert_eq!(training.save(), resumed.save());

    for (kind, bytes) in
        [(NetKind::Alone(3), &saved[..]), (NetKind::Alone(2), &saved[1..]), (NetKind::Alone(2), &[])]
    {
        assert!(Training::load(kind, Seed::from_number(3), bytes).is_none(), "{}", kind.name());
    }
}
