//! The pace of computer players: how long each waits before a move, so that people can follow.

use std::time::Duration;

use super::Table;
use crate::round::Round;
use crate::seat::Seat;

/// The moves of a turn that time is kept for. Most turns have fewer.
const MOVES: u32 = 3;

/// How long computer players wait before each of their moves, and since when people have been waiting for them.
///
/// A wait is shortened when many computer players sit between two turns of people, or when they have already played for long,
/// so that people wait about [`BotPace::limit`] in all. It never falls below [`BotPace::shortest`]: a long turn, as the one that
/// wins, has to be followed most of all.
#[derive(Debug)]
pub(super) struct BotPace {
    /// The wait before a move when nothing shortens it.
    pub(super) delay: Duration,
    /// When a person was last on turn, the round began or was resumed, or the pace was set.
    waiting_since: Duration,
}

/// The computer players who play one after another between two turns of people.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct BotRun {
    /// All of them, at least 1.
    pub(super) seats: u32,
    /// Those whose turn isn't over, at least 1.
    pub(super) left: u32,
    /// Whether the one on turn plays in a person's place: nobody stretches a turn by leaving it to the computer.
    pub(super) is_stand_in: bool,
    /// Whether nobody could begin a build pile for more than a circle: then there is nothing to follow.
    pub(super) is_stuck: bool,
}

impl BotPace {
    /// A pace whose people wait from the beginning.
    pub(super) fn new(delay: Duration) -> BotPace {
        BotPace { delay, waiting_since: Duration::ZERO }
    }

    /// Notes that nobody has waited yet.
    pub(super) fn restart(&mut self, now: Duration) {
        self.waiting_since = now;
    }

    /// How long the computer player on turn waits before its next move. `None` as run if no people wait for it.
    pub(super) fn delay_before_move(&self, now: Duration, run: Option<BotRun>) -> Duration {
        let Some(run) = run else { return self.delay };
        if run.is_stuck {
            return self.shortest(run);
        }
        let waited = now.saturating_sub(self.waiting_since);
        let share = self.limit(run.seats).saturating_sub(waited) / (MOVES * run.left);
        share.clamp(self.shortest(run), self.delay)
    }

    /// The wait before a move that nothing shortens any more: half of the usual one for 1 computer player, a third for 2.
    fn shortest(&self, run: BotRun) -> Duration {
        if run.is_stand_in { Duration::ZERO } else { self.delay / (1 + run.seats) }
    }

    /// How long people wait for that many computer players unless those make many moves, without the time that they think: 5.6 s
    /// for 1, 7.4 s for 2, 12.6 s for 5 and 23 s for 11 at the usual 0.7 s. Each of many turns still lasts about 2 s.
    fn limit(&self, seats: u32) -> Duration {
        self.delay * (11 + 5 * seats) / 2
    }
}

impl Table {
    /// The computer players around a seat on turn, from one person to the next. `None` if there are no people.
    pub(super) fn bot_run(&self, turn: Seat) -> Option<BotRun> {
        let is_person = |seat: &Seat| !self.is_bot_controlled(*seat);
        let seats: Vec<Seat> = self.setup().seats().collect();
        let (before, from_turn) = seats.split_at(turn.index());
        let left = from_turn.iter().chain(before).position(is_person)?;
        let played = before.iter().rev().chain(from_turn.iter().rev()).position(is_person)?;
        let is_stand_in = self.is_person(turn);
        let is_stuck = self.round().is_some_and(Round::is_stuck);
        Some(BotRun { seats: (played + left) as u32, left: left as u32, is_stand_in, is_stuck })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// People wait no longer than the limit but for the shortest wait before each move, and the first moves aren't hurried.
    #[test]
    fn many_moves_are_hurried_but_can_be_followed() {
        for (delay, seats, moves) in [(700, 1, 30), (700, 5, 9), (700, 11, 12), (1300, 11, 3), (0, 3, 3)] {
            let delay = Duration::from_millis(delay);
            let mut pace = BotPace::new(delay);
            let began = Duration::from_secs(40);
            pace.restart(began);
            let mut now = began;
            let run = |left| BotRun { seats, left, is_stand_in: false, is_stuck: false };
            for left in (1..=seats).rev() {
                for nth in 0..moves {
                    let wait = pace.delay_before_move(now, Some(run(left)));
                    assert!(wait <= delay && wait >= pace.shortest(run(left)), "{wait:?}");
                    assert!(nth > 0 || left < seats || wait * 3 >= delay, "{wait:?} at first");
                    now += wait;
                }
            }
            let hurried = pace.shortest(run(seats)) * moves * seats;
            assert!(now - began <= pace.limit(seats) + hurried, "{:?} for {seats} seats", now - began);
        }
    }

    #[test]
    fn turns_in_which_nothing_can_be_played_are_quick() {
        let mut pace = BotPace::new(Duration::from_millis(700));
        pace.restart(Duration::ZERO);
        let waits = [false, true].map(|is_stuck| {
            let run = BotRun { seats: 1, left: 1, is_stand_in: false, is_stuck };
            pace.delay_before_move(Duration::ZERO, Some(run))
        });
        assert_eq!(waits, [pace.delay, pace.delay / 2]);
    }

    /// Without people, nobody waits, and the pace stays.
    #[test]
    fn computer_players_among_themselves_keep_their_pace() {
        let pace = BotPace::new(Duration::from_millis(700));
        assert_eq!(pace.delay_before_move(Duration::from_secs(900), None), pace.delay);
    }
}
