//! What stood out: the turns in which most was played, and the most rounds of a series that were won in a row.

use std::collections::BTreeSet;

use crate::event::Event;
use crate::moves::{Move, Source};
use crate::record::Record;
use crate::replay::{self, Difference};
use crate::score;
use crate::seat::{Seat, Team};

/// What stood out in the rounds of a series, by what people and computer players did in their own seats: turns in which a computer
/// player moved for a person are nobody's, and so is a round that was won in such a turn.
///
/// ```
/// use std::collections::BTreeSet;
///
/// use skipstone_core::highlights::Highlights;
/// use skipstone_core::record::Record;
///
/// let record: Record = include_str!("../tests/records/version-1.jsonl").parse()?;
/// let highlights = Highlights::of([(&record, &BTreeSet::new())]);
/// assert_eq!(highlights.best_turn, None, "nobody played two stock cards in one turn");
/// assert_eq!(highlights.streak, None, "one round is no streak");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Highlights {
    /// The first of the turns with the most stock cards. `None` if there is none with two.
    pub best_turn: Option<BestTurn>,
    /// The first of the longest streaks. `None` if nobody won two rounds in a row.
    pub streak: Option<WinningStreak>,
}

/// A turn with many stock cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BestTurn {
    /// The number of the round, from 1.
    pub round: u32,
    /// Whose turn it was.
    pub seat: Seat,
    /// The stock cards that were played in it.
    pub cards: u16,
}

/// Rounds that a team won in a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WinningStreak {
    /// The team.
    pub team: Team,
    /// The number of rounds.
    pub rounds: u32,
}

impl Highlights {
    /// Looks through the records of a series' rounds, in order, each with the turns in which computer players moved for people, by
    /// their numbers in the round from 1. Rounds may be missing, which ends a streak.
    pub fn of<'a>(rounds: impl IntoIterator<Item = (&'a Record, &'a BTreeSet<u32>)>) -> Highlights {
        let mut best: Option<BestTurn> = None;
        let mut winners = Vec::new();
        for (record, stand_in_turns) in rounds {
            let round = record.header.round;
            if let Some((seat, cards)) = best_turn(&record.events, stand_in_turns)
                && cards > best.map_or(1, |best| best.cards)
            {
                best = Some(BestTurn { round, seat, cards });
            }
            winners.push((round, winner(record, stand_in_turns)));
        }
        Highlights { best_turn: best, streak: longest_streak(winners) }
    }
}

/// The team that won a round. `None` if nobody did, or a computer player in a person's place: the round ended in its turn.
fn winner(record: &Record, stand_in_turns: &BTreeSet<u32>) -> Option<Team> {
    let winner = record.result()?.winner?;
    let is_stand_ins = record.turns().last().is_some_and(|(number, seat)| {
        stand_in_turns.contains(&number) && record.header.setup.team(seat) == winner
    });
    (!is_stand_ins).then_some(winner)
}

/// The first of a round's turns with the most stock cards, and their number; `stand_in_turns` are left out, by their numbers in the
/// round from 1. `None` without a stock card. What is played out of turn (RULES 9) belongs to no turn.
pub fn best_turn<'a>(
    events: impl IntoIterator<Item = &'a Event>,
    stand_in_turns: &BTreeSet<u32>,
) -> Option<(Seat, u16)> {
    let mut best: Option<(Seat, u16)> = None;
    let (mut on_turn, mut cards, mut number) = (None, 0, 0);
    for event in events {
        match event {
            Event::Turn(turn) => {
                number += 1;
                (on_turn, cards) = (Some(turn.seat).filter(|_| !stand_in_turns.contains(&number)), 0);
            }
            Event::Play { seat, mv: Move::Put(Source::Stock(_), _), .. } if Some(*seat) == on_turn => {
                cards += 1;
                if best.is_none_or(|(_, most)| cards > most) {
                    best = Some((*seat, cards));
                }
            }
            _ => {}
        }
    }
    best
}

/// The first of a seat's turns in which it played most, by their numbers in the round from 1. `None` where it played nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PeakTurns {
    /// The turn with the most cards.
    pub cards: Option<u32>,
    /// The turn with the most stock cards.
    pub stock: Option<u32>,
}

/// The turns of a round in which a seat played most; `stand_in_turns` are left out, by their numbers in the round from 1.
pub fn peak_turns<'a>(
    events: impl IntoIterator<Item = &'a Event>,
    seat: Seat,
    stand_in_turns: &BTreeSet<u32>,
) -> PeakTurns {
    let (mut peaks, mut most) = (PeakTurns::default(), (0, 0));
    let (mut number, mut is_own, mut played) = (0, false, (0, 0));
    for event in events {
        match event {
            Event::Turn(turn) => {
                number += 1;
                (is_own, played) = (turn.seat == seat && !stand_in_turns.contains(&number), (0, 0));
            }
            Event::Play { seat: by, mv: Move::Put(source, _), .. } if is_own && *by == seat => {
                played.0 += 1;
                played.1 += u32::from(matches!(source, Source::Stock(_)));
                if played.0 > most.0 {
                    (most.0, peaks.cards) = (played.0, Some(number));
                }
                if played.1 > most.1 {
                    (most.1, peaks.stock) = (played.1, Some(number));
                }
            }
            _ => {}
        }
    }
    peaks
}

/// The first of the longest streaks of at least two rounds, by the rounds' numbers and winners, in order. `None` if there is none.
pub fn longest_streak(winners: impl IntoIterator<Item = (u32, Option<Team>)>) -> Option<WinningStreak> {
    let mut longest: Option<WinningStreak> = None;
    let mut current: Option<(u32, WinningStreak)> = None;
    for (round, winner) in winners {
        let goes_on =
            |(last, streak): &(u32, WinningStreak)| *last + 1 == round && Some(streak.team) == winner;
        let before = current.filter(goes_on).map_or(0, |(_, streak)| streak.rounds);
        current = winner.map(|team| (round, WinningStreak { team, rounds: before + 1 }));
        if let Some((_, streak)) = current
            && streak.rounds > longest.map_or(1, |longest| longest.rounds)
        {
            longest = Some(streak);
        }
    }
    longest
}

/// By how many stock cards a seat's team was behind the leading one when it was furthest behind, at the beginning of any turn; 0 if it
/// never was.
///
/// # Errors
/// If the record doesn't follow the rules, with the first difference.
pub fn most_behind(record: &Record, seat: Seat) -> Result<u32, Difference> {
    let setup = &record.header.setup;
    let team = setup.team(seat);
    let mut most = 0;
    replay::replay_with_observer(record, |events, round| {
        if events.iter().any(|event| matches!(event, Event::Turn(_))) {
            let left = round.stock_left();
            let of = |team| score::team_stock_left(setup, team, &left);
            let lead = setup.teams().map(of).min().unwrap_or_default();
            most = most.max(of(team) - lead);
        }
    })?;
    Ok(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(line: &str) -> Event {
        serde_json::from_str(line).expect("an event")
    }

    fn turn(seat: u8) -> Event {
        event(&format!("{{\"event\":\"turn\",\"seat\":{seat}}}"))
    }

    fn play(seat: u8, mv: &str) -> Event {
        event(&format!(
            "{{\"event\":\"play\",\"seat\":{seat},\"move\":\"{mv}>b1\",\"card\":\"1.0\",\"as\":1}}"
        ))
    }

    #[test]
    fn a_seat_is_behind_as_long_as_it_has_more_stock_cards() {
        let record: Record = include_str!("../tests/records/version-1.jsonl").parse().expect("a record");
        let mut left: Vec<u32> = record.header.setup.stocks().iter().copied().map(u32::from).collect();
        let mut most = vec![0; left.len()];
        for event in &record.events {
            match event {
                Event::Play { seat, mv: Move::Put(Source::Stock(_), _), .. } => left[seat.index()] -= 1,
                Event::Turn(_) => {
                    let lead = *left.iter().min().expect("seats");
                    most.iter_mut().zip(&left).for_each(|(most, left)| *most = (*most).max(left - lead));
                }
                _ => {}
            }
        }
        assert!(most.iter().any(|most| *most > 1), "somebody was behind: {most:?}");
        for (seat, most) in record.header.setup.seats().zip(most) {
            assert_eq!(most_behind(&record, seat), Ok(most), "seat {seat}");
        }
    }

    #[test]
    fn the_best_turn_is_the_first_with_the_most_stock_cards() {
        let events = [
            turn(1),
            play(1, "s"),
            play(1, "h1"),
            play(1, "s"),
            turn(2),
            play(2, "s"),
            // Out of turn: nobody's turn.
            play(1, "s"),
            play(2, "s"),
            turn(1),
            play(1, "s"),
        ];
        let none = BTreeSet::new();
        assert_eq!(best_turn(&events, &none), Some((Seat::ONE, 2)));
        assert_eq!(best_turn(&[turn(1), play(1, "h1"), turn(2)], &none), None);
        // A computer player made the first turn for its person.
        assert_eq!(best_turn(&events, &[1].into()), Some((Seat::Two, 2)));
        assert_eq!(best_turn(&events, &[1, 2].into()), Some((Seat::ONE, 1)));
        assert_eq!(best_turn(&events, &[1, 2, 3].into()), None);
    }

    #[test]
    fn the_turns_in_which_most_was_played_are_the_first_of_a_seat() {
        let events = [
            turn(1),
            play(1, "s"),
            turn(2),
            play(2, "s"),
            play(2, "s"),
            // Out of turn.
            play(1, "h1"),
            turn(1),
            play(1, "h1"),
            play(1, "h1"),
            turn(1),
            play(1, "s"),
            play(1, "h1"),
        ];
        let of = |seat, without: &[u32]| {
            let PeakTurns { cards, stock } = peak_turns(&events, seat, &without.iter().copied().collect());
            (cards, stock)
        };
        assert_eq!(of(Seat::ONE, &[]), (Some(3), Some(1)));
        assert_eq!(of(Seat::ONE, &[1, 3]), (Some(4), Some(4)));
        assert_eq!(of(Seat::Two, &[]), (Some(2), Some(2)));
        assert_eq!(of(Seat::Two, &[2]), (None, None));
    }

    #[test]
    fn a_round_that_a_stand_in_wins_belongs_to_no_streak() {
        let record: Record = include_str!("../tests/records/version-1.jsonl").parse().expect("a record");
        let rounds = [1, 2, 3].map(|round| {
            let mut next = record.clone();
            next.header.round = round;
            next
        });
        let turns = record.turns().count() as u32;
        let streak = |stand_in_turns: &BTreeSet<u32>| {
            let none = BTreeSet::new();
            let played = rounds.iter().zip([&none, &none, stand_in_turns]);
            Highlights::of(played).streak.map(|streak| streak.rounds)
        };
        assert_eq!(streak(&BTreeSet::new()), Some(3));
        assert_eq!(streak(&(1..turns).collect()), Some(3), "whoever is back for the end has won");
        assert_eq!(streak(&[turns].into()), Some(2));
    }

    #[test]
    fn a_streak_ends_with_another_winner_with_nobody_and_with_a_missing_round() {
        let [one, two] = [0, 1].map(Team::from_index);
        let streak = |winners: &[Option<Team>]| longest_streak((1..).zip(winners.iter().copied()));
        assert_eq!(streak(&[]), None);
        assert_eq!(streak(&[Some(one), Some(two), Some(one)]), None);
        assert_eq!(streak(&[Some(one), None, Some(one)]), None);
        let twice = Some(WinningStreak { team: two, rounds: 2 });
        assert_eq!(streak(&[Some(one), Some(two), Some(two), Some(one), Some(one)]), twice);
        let numbered = [1, 2, 4, 5, 6].map(|round| (round, Some(one)));
        assert_eq!(longest_streak(numbered), Some(WinningStreak { team: one, rounds: 3 }));
    }
}
