//! The pace of computer players: how long each waits before a move, so that people can follow.

use std::time::Duration;

/// The moves of a turn that time is kept for. Most turns have fewer.
const MOVES: u32 = 3;

/// How long computer players wait before each of their moves, and since when people have been waiting for them.
///
/// A wait is shortened when many computer players sit between two turns of people, or when they have already played for long:
/// what people wait in all stays under [`BotPace::limit`].
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
        let waited = now.saturating_sub(self.waiting_since);
        self.delay.min(self.limit(run.seats).saturating_sub(waited) / (MOVES * run.left))
    }

    /// How long people wait at most for that many computer players, without the time that those think: 5.6 s for 1, 7.4 s for 2,
    /// 12.6 s for 5 and 23 s for 11 at the usual 0.7 s. Each of many turns still lasts about 2 s, so that it can be followed.
    fn limit(&self, seats: u32) -> Duration {
        self.delay * (11 + 5 * seats) / 2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However many moves computer players make, people wait no longer than the limit, and the first moves aren't hurried.
    #[test]
    fn no_wait_exceeds_the_limit() {
        for (delay, seats, moves) in [(700, 1, 30), (700, 5, 9), (700, 11, 12), (1300, 11, 3), (0, 3, 3)] {
            let delay = Duration::from_millis(delay);
            let mut pace = BotPace::new(delay);
            let began = Duration::from_secs(40);
            pace.restart(began);
            let mut now = began;
            for left in (1..=seats).rev() {
                for nth in 0..moves {
                    let wait = pace.delay_before_move(now, Some(BotRun { seats, left }));
                    assert!(wait <= delay, "{wait:?}");
                    assert!(nth > 0 || left < seats || wait * 3 >= delay, "{wait:?} at first");
                    now += wait;
                }
            }
            assert!(now - began <= pace.limit(seats), "{:?} for {seats} seats", now - began);
        }
    }

    /// Without people, nobody waits, and the pace stays.
    #[test]
    fn computer_players_among_themselves_keep_their_pace() {
        let pace = BotPace::new(Duration::from_millis(700));
        assert_eq!(pace.delay_before_move(Duration::from_secs(900), None), pace.delay);
    }
}
