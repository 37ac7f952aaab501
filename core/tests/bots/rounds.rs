//! Whole rounds under any rules: every move legal, the same move whatever was asked before, and an end.

use skipstone_core::bot::{Bot, Level};
use skipstone_core::{Act, Move, Position, Round, Seat, Seed, Setup};

use crate::tables::{Lots, deal};
use crate::{everywhere, part, some_act};

/// So many moves no round takes: the longest here has some thousand.
const ENDLESS: u32 = 20_000;

/// Players of a level at a table, in every second seat; whoever sits in the others does this and that.
struct Table {
    setup: Setup,
    seed: Seed,
    level: Level,
}

impl Table {
    fn player(&self, seat: Seat) -> Box<dyn Bot> {
        self.level.player(&self.seed, seat)
    }

    /// Plays a round to its end. A part of the decisions, one of so many, is looked at from all sides.
    fn play(&self, number: u64, one_of: usize) {
        let mut lots = Lots::new(number);
        let mut players: Vec<_> = self.setup.seats().map(|seat| self.player(seat)).collect();
        let (mut round, _) = deal(self.setup, number);
        let mut earlier = round.clone();
        while round.ending().is_none() {
            let seat = round.turn();
            let own = (seat.index() + number as usize).is_multiple_of(2);
            let act = if own {
                let mv = players[seat.index()].choose(&round.view(seat));
                assert_eq!(round.view(seat).check(mv), Ok(()), "{mv} in\n{}", Position::of(&round));
                if lots.below(one_of) == 0 {
                    self.assert_steady(&round, mv, &mut *players[seat.index()], &earlier);
                    earlier = round.clone();
                }
                Act::Move(mv)
            } else {
                some_act(&round, &mut lots)
            };
            round.act(act, &mut ()).expect("it is legal");
            assert!(round.moves() < ENDLESS, "without an end");
        }
    }

    /// The same view brings the same move: to who is asked again, to who was never asked before, and to who was just asked
    /// something else.
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

fn play_rounds(level: Level) {
    let one_of = 600 / part(level, 60);
    for (setup, number) in everywhere().into_iter().zip(0..).take(part(level, 240)) {
        let table = Table { setup, seed: Seed::from_number(number), level };
        let played = std::panic::catch_unwind(|| table.play(number, one_of));
        played.unwrap_or_else(|_| {
            let (seats, teams) = (setup.seat_count(), setup.team_count());
            panic!(
                "{level}, seats {seats}, teams {teams}, number {number}, rules:\n{}",
                setup.rules().to_toml()
            )
        });
    }
}

#[test]
fn yardsticks_play_whole_rounds_under_any_rules() {
    [Level::Random, Level::Greedy, Level::Planner].into_iter().for_each(play_rounds);
}

#[test]
fn easy_and_normal_play_whole_rounds_under_any_rules() {
    [Level::Easy, Level::Normal].into_iter().for_each(play_rounds);
}

#[test]
fn hard_plays_whole_rounds_under_any_rules() {
    play_rounds(Level::Hard);
}

#[test]
fn expert_plays_whole_rounds_under_any_rules() {
    play_rounds(Level::Expert);
}
