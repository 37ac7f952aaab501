//! Whole rounds under any rules: every move legal, the same move whatever was asked before, and an end.

use skipstone_core::bot::{Bot, Character, Level, own_seed};
use skipstone_core::{Move, PlayerAction, Position, Round, Seat, Seed, Setup};

use super::{everywhere, part, some_act};
use crate::tables::{TestRng, deal};

/// An upper bound of the moves in a round: the longest here has some thousand.
const ENDLESS: u32 = 20_000;

/// A round in which a level plays.
struct Trial {
    setup: Setup,
    /// The seed of the deal and the players. For even numbers the level has all seats, for odd ones every second.
    number: u64,
    level: Level,
    /// The level decides in one of this many turns of its seats; otherwise a random mix of moves is played.
    thinks_in_one_of: usize,
}

impl Trial {
    fn player(&self, seat: Seat) -> Box<dyn Bot> {
        let character = Character::ALL.get((self.number as usize + seat.index()) % 12).copied();
        self.level.in_character(character, own_seed(&Seed::from_number(self.number), seat))
    }

    /// Plays the round to its end. One of thirty decisions is checked for determinism.
    fn play(&self) {
        let mut rng = TestRng::new(self.number);
        let mut players: Vec<_> = self.setup.seats().map(|seat| self.player(seat)).collect();
        let (mut round, _) = deal(self.setup, self.number);
        let mut earlier = round.clone();
        while round.ending().is_none() {
            let seat = round.turn();
            let own = self.number.is_multiple_of(2) || seat.index().is_multiple_of(2);
            let turn = u64::from(round.turns());
            let thinks = own && TestRng::new(turn).below(self.thinks_in_one_of) == 0;
            let act = if thinks {
                let mv = players[seat.index()].choose(&round.view(seat));
                assert_eq!(round.view(seat).check(mv), Ok(()), "{mv:?} in\n{}", Position::of(&round));
                if rng.below(30) == 0 {
                    self.assert_steady(&round, mv, &mut *players[seat.index()], &earlier);
                    earlier = round.clone();
                }
                PlayerAction::Move(mv)
            } else {
                some_act(&round, &mut rng)
            };
            round.apply(act, &mut ()).expect("it is legal");
            assert!(round.moves() < ENDLESS, "without an end");
        }
    }

    /// The same view gives the same move: from a player asked again, from a new player, and from one that was just asked about
    /// another view.
    fn assert_steady(&self, round: &Round, mv: Move, asked: &mut dyn Bot, earlier: &Round) {
        let seat = round.turn();
        let view = round.view(seat);
        assert_eq!(asked.choose(&view), mv, "asked again in\n{}", Position::of(round));
        assert_eq!(
            self.player(seat).choose(&view),
            mv,
            "asked for the first time in\n{}",
            Position::of(round)
        );
        let mut distracted = self.player(seat);
        distracted.choose(&earlier.view(earlier.turn()));
        assert_eq!(distracted.choose(&view), mv, "asked otherwise before, in\n{}", Position::of(round));
    }
}

fn play_rounds(level: Level, tables: usize, thinks_in_one_of: usize) {
    for (setup, number) in everywhere().into_iter().zip(0..).take(tables) {
        let trial = Trial { setup, number, level, thinks_in_one_of };
        let played = std::panic::catch_unwind(|| trial.play());
        played.unwrap_or_else(|_| {
            let (seats, teams) = (setup.seat_count(), setup.team_count());
            panic!(
                "{level}, seats {seats}, teams {teams}, number {number}, rules:\n{}",
                setup.rules().to_toml()
            )
        });
    }
}

fn usual_run(level: Level) {
    let tables = part(level, 240);
    play_rounds(level, tables, 240 / tables);
}

#[test]
fn baselines_play_whole_rounds_under_any_rules() {
    [Level::Random, Level::Greedy, Level::Planner].into_iter().for_each(usual_run);
}

#[test]
fn easy_and_normal_play_whole_rounds_under_any_rules() {
    [Level::Easy, Level::Normal].into_iter().for_each(usual_run);
}

#[test]
fn hard_plays_whole_rounds_under_any_rules() {
    usual_run(Level::Hard);
}

#[test]
fn expert_plays_whole_rounds_under_any_rules() {
    usual_run(Level::Expert);
}

#[test]
#[ignore = "takes hours: slow levels too play every turn, at every table"]
fn every_level_plays_whole_rounds_at_every_table() {
    Level::ALL.into_iter().for_each(|level| play_rounds(level, usize::MAX, 1));
}
