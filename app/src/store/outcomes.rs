//! Which people have won series against each other at network tables, over all evenings. They are told apart by their keys.
//! Only those count who were there at the end.

use std::collections::BTreeSet;

use jiff::Timestamp;
use jiff::fmt::serde::timestamp;
use serde::{Deserialize, Serialize};
use skipstone_core::{Scoring, Seat};
use skipstone_net::Fingerprint;
use skipstone_net::round_log::RoundContract;

use super::database::{RowKey, RowKind, Rows};
use super::error::StoreError;
use super::handle::Store;
use super::saved::StoredSeriesId;
use super::value::{PlainValue, StoredValue};
use crate::board::summary::{Standee, Standing};

/// The most outcomes that are kept; the oldest give way.
const CAPACITY: usize = 2000;

/// Who played a series at a network table to its end, and who won it.
///
/// Whoever had left before the end, so that a computer player finished for them, has neither won nor lost: the others count it among
/// themselves, as friends do when one of them has to go. If that seat wins, none of them has won. Whoever is back for the end has
/// played it, and so has whoever was only too slow; the points of earlier rounds stay with the seat, whoever played them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesOutcome {
    /// The series, which counts once.
    pub series: StoredSeriesId,
    /// When it ended.
    #[serde(with = "timestamp::second::required")]
    pub finished: Timestamp,
    /// The keys of the people who played to the end, by seat.
    pub people: Vec<Fingerprint>,
    /// The keys of those who won; none if computer players did.
    pub winners: Vec<Fingerprint>,
}

impl SeriesOutcome {
    /// The outcome of a series that ends with a round with these points, without the people who had left by then. `None` if it goes
    /// on, is a single round, or fewer than two people played to the end.
    pub fn of(
        series: StoredSeriesId,
        round: u32,
        contract: &RoundContract,
        absent: &BTreeSet<Seat>,
        points: &[u32],
        finished: Timestamp,
    ) -> Option<SeriesOutcome> {
        let setup = contract.setup().ok().filter(|setup| setup.rules().scoring != Scoring::Single)?;
        let teams = contract.series_winners(round, &contract.scores_after(points))?;
        let people: Vec<(Seat, Fingerprint)> =
            contract.people().filter(|(seat, _)| !absent.contains(seat)).collect();
        let winners = people.iter().filter(|(seat, _)| teams.contains(&setup.team(*seat)));
        let winners = winners.map(|(_, key)| *key).collect();
        let people: Vec<Fingerprint> = people.into_iter().map(|(_, key)| key).collect();
        (people.len() > 1).then_some(SeriesOutcome { series, finished, people, winners })
    }
}

/// How many series each of these people has won against others of them, but for those who have only watched so far. `None` if they
/// have played none with each other.
pub fn standing(outcomes: &[SeriesOutcome], people: Vec<(Standee, Fingerprint)>) -> Option<Standing> {
    let mut series = 0;
    let (mut won, mut took_part) = (vec![0; people.len()], vec![false; people.len()]);
    for outcome in outcomes {
        let is_among =
            |keys: &[Fingerprint]| people.iter().map(|(_, key)| keys.contains(key)).collect::<Vec<_>>();
        let (played, has_won) = (is_among(&outcome.people), is_among(&outcome.winners));
        let count = |among: &[bool]| among.iter().filter(|is_among| **is_among).count();
        if count(&played) < 2 {
            continue;
        }
        series += 1;
        took_part.iter_mut().zip(played.iter()).for_each(|(took_part, played)| *took_part |= played);
        // Who has won together has won against nobody.
        if count(&has_won) < count(&played) {
            won.iter_mut().zip(has_won).for_each(|(won, has_won)| *won += u32::from(has_won));
        }
    }
    let standing = people.into_iter().map(|(person, _)| person).zip(won).zip(took_part);
    let players = standing.filter(|((person, _), took_part)| *took_part || person.seat.is_some());
    let mut won: Vec<(Standee, u32)> = players.map(|(standing, _)| standing).collect();
    won.sort_by_key(|(_, won)| std::cmp::Reverse(*won));
    (series > 0).then_some(Standing { series, won })
}

impl PlainValue for SeriesOutcome {
    const VERSION: u16 = 1;
}

impl Store {
    /// Notes how a series ended, unless that is known already.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn add_outcome(&self, outcome: &SeriesOutcome) -> Result<(), StoreError> {
        let key = row_key(outcome.series);
        if self.get_bytes(&key)?.is_some() {
            return Ok(());
        }
        let mut rows = Rows::from([(key, Some(outcome.to_bytes()))]);
        let mut known = self.outcomes()?;
        known.sort_by_key(|outcome| outcome.finished);
        let excess = (known.len() + 1).saturating_sub(CAPACITY);
        rows.extend(known.into_iter().take(excess).map(|oldest| (row_key(oldest.series), None)));
        self.write(rows);
        Ok(())
    }

    /// How series between people ended, in no order.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn outcomes(&self) -> Result<Vec<SeriesOutcome>, StoreError> {
        self.all(RowKind::Outcomes)
    }
}

fn row_key(series: StoredSeriesId) -> RowKey {
    (RowKind::Outcomes, series.key())
}

#[cfg(test)]
mod tests {
    use skipstone_core::bot::Level;
    use skipstone_core::{Preset, Rules};
    use skipstone_net::Digest;
    use skipstone_net::protocol::Name;
    use skipstone_net::round_log::{ContractPlayer, ContractSeat, TimeLimits};

    use super::*;

    fn key(number: u8) -> Fingerprint {
        Fingerprint::from_bytes([number; 32])
    }

    fn outcome(number: u128, people: &[u8], winners: &[u8]) -> SeriesOutcome {
        let keys = |numbers: &[u8]| numbers.iter().copied().map(key).collect();
        let finished = Timestamp::from_second(number as i64).expect("a time");
        SeriesOutcome {
            series: StoredSeriesId(number),
            finished,
            people: keys(people),
            winners: keys(winners),
        }
    }

    #[test]
    fn a_series_has_an_outcome_once_its_target_is_reached() {
        let seat = |player| ContractSeat { name: Name::new("Ada"), age: None, player };
        let [ada, ben] = [1, 2].map(key);
        let bot = || ContractPlayer::Bot(Name::new("bot:greedy"));
        let contract = |scoring, players: Vec<ContractPlayer>| RoundContract {
            rules: Rules { scoring, target: 100, ..Preset::Standard.rules() },
            teams: players.len() as u8,
            scores: vec![0; players.len()],
            seats: players.into_iter().map(seat).collect(),
            bots: 1,
            limits: TimeLimits { turn_seconds: None, grace_seconds: 60 },
            dealer: None,
            previous: Digest::default(),
            continues: None,
        };
        let people = || {
            vec![
                ContractPlayer::person(ada, Level::STRONGEST),
                bot(),
                ContractPlayer::person(ben, Level::STRONGEST),
            ]
        };
        let without = |absent: &[Seat], contract: &RoundContract, points: &[u32]| {
            let absent = absent.iter().copied().collect();
            SeriesOutcome::of(StoredSeriesId(1), 1, contract, &absent, points, Timestamp::UNIX_EPOCH)
        };
        let of = |contract: &RoundContract, points: &[u32]| without(&[], contract, points);
        let points = contract(Scoring::Points, people());
        assert_eq!(of(&points, &[0, 0, 99]), None, "it goes on");
        let won = of(&points, &[0, 0, 100]).expect("an outcome");
        assert_eq!((won.people, won.winners), (vec![ada, ben], vec![ben]));
        assert_eq!(of(&points, &[0, 100, 0]).map(|lost| lost.winners), Some(Vec::new()));
        assert_eq!(of(&contract(Scoring::Single, people()), &[100, 0, 0]), None, "a single round");
        let alone = vec![ContractPlayer::person(ada, Level::STRONGEST), bot()];
        assert_eq!(of(&contract(Scoring::Points, alone), &[100, 0]), None, "against computer players");

        // Whoever had left has neither won nor lost, and the others play on.
        let cleo = key(3);
        let seats = [ada, ben, cleo].map(|key| ContractPlayer::person(key, Level::STRONGEST));
        let three = contract(Scoring::Points, seats.into());
        let ended = |absent: &[Seat], points| {
            without(absent, &three, points).map(|outcome| (outcome.people, outcome.winners))
        };
        assert_eq!(ended(&[Seat::Three], &[100, 0, 0]), Some((vec![ada, ben], vec![ada])));
        assert_eq!(ended(&[Seat::Three], &[0, 0, 100]), Some((vec![ada, ben], Vec::new())));
        assert_eq!(ended(&[Seat::Two, Seat::Three], &[100, 0, 0]), None, "nobody else was left");
    }

    #[test]
    fn wins_count_against_those_who_are_there_by_their_keys() {
        let outcomes = [
            outcome(1, &[1, 2], &[1]),
            outcome(2, &[1, 2, 3], &[2]),
            outcome(3, &[1, 2, 4, 5], &[1, 2]),
            outcome(4, &[1, 4], &[1]),
            outcome(5, &[1, 2], &[]),
            outcome(6, &[1, 2], &[2]),
        ];
        let of = |keys: &[u8]| {
            let person = |number: &u8| {
                let seat = (*number < 9).then_some(Seat::ONE);
                (Standee { seat, name: number.to_string() }, key(*number))
            };
            let standing = standing(&outcomes, keys.iter().map(person).collect())?;
            let won = standing.won.into_iter().map(|(person, won)| format!("{}: {won}", person.name));
            Some((standing.series, won.collect::<Vec<_>>().join(", ")))
        };
        // Won together is won against nobody, and a computer player's series is nobody's.
        assert_eq!(of(&[1, 2]), Some((5, "2: 2, 1: 1".to_owned())));
        assert_eq!(of(&[1, 2, 4]), Some((6, "1: 3, 2: 3, 4: 0".to_owned())));
        assert_eq!(of(&[1, 2, 8]), Some((5, "2: 2, 1: 1, 8: 0".to_owned())), "a newcomer is among them");
        assert_eq!(of(&[1, 2, 9]), of(&[1, 2]), "but not who only watches");
        assert_eq!(of(&[1, 8]), None, "a stranger, whatever the name");
    }

    #[test]
    fn a_series_counts_once_and_the_oldest_give_way() {
        let store = Store::in_memory();
        let first = outcome(1, &[1, 2], &[1]);
        for again in [first.clone(), outcome(1, &[1, 2], &[2])] {
            store.add_outcome(&again).expect("a store");
        }
        assert_eq!(store.outcomes(), Ok(vec![first]));
        let many = (2..=CAPACITY as u128).map(|number| outcome(number, &[1, 2], &[1]));
        store.write(many.map(|one| (row_key(one.series), Some(one.to_bytes()))).collect());
        store.add_outcome(&outcome(u128::from(u32::MAX), &[1, 2], &[1])).expect("a store");
        let kept = store.outcomes().expect("a store");
        assert_eq!((kept.len(), kept.iter().any(|one| one.series == StoredSeriesId(1))), (CAPACITY, false));
    }
}
