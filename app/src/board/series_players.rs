//! Who played the rounds of a series: at a network table seats change hands between rounds.

use std::collections::BTreeMap;

use skipstone_core::Seat;
use skipstone_core::record::{Header, SeatRecord};
use skipstone_core::table::Player;

use super::rating::RecordedRound;
use crate::players::names::recorded_names;

/// Who played rounds of a series beside those who have its seats at the end, as far as the records are there. Records have no keys:
/// people are told apart by their names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeriesPlayers {
    /// The names in earlier rounds, where they differ from those in the last one.
    earlier: BTreeMap<(u32, Seat), String>,
    /// These players, in the order in which they came.
    pub others: Vec<OtherPlayer>,
}

/// Somebody who played some rounds of a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherPlayer {
    /// The name; empty for a computer player that went by the name of the person whom it stood in for.
    pub name: String,
    /// The seat of a computer player that a person has in the last round. `None` for a person, who didn't play that round.
    pub seat: Option<Seat>,
    /// The rounds that they played.
    pub rounds: u32,
    /// What these added to the score of their side.
    pub score: u32,
}

impl SeriesPlayers {
    /// Of the recorded rounds of a series, in their order.
    pub fn of(recorded: &[RecordedRound]) -> SeriesPlayers {
        let Some(last) = recorded.last() else { return SeriesPlayers::default() };
        let names_at_end = recorded_names(&last.record.header);
        let people_at_end: Vec<Seat> = people(&last.record.header).collect();
        let seat_at_end =
            |name: &str| people_at_end.iter().copied().find(|seat| names_at_end[seat.index()] == name);
        let mut players = SeriesPlayers::default();
        for round in recorded {
            let header = &round.record.header;
            let people: Vec<Seat> = people(header).collect();
            let result = round.record.result();
            for (seat, name) in header.setup.seats().zip(recorded_names(header)) {
                if !name.is_empty() && names_at_end.get(seat.index()) != Some(&name) {
                    players.earlier.insert((header.round, seat), name.clone());
                }
                let other = match (people.contains(&seat), seat_at_end(&name)) {
                    (true, Some(own)) => round.is_left_to_computer(seat).then(|| (String::new(), Some(own))),
                    (true, None) => (!name.is_empty()).then_some((name, None)),
                    (false, _) => people_at_end.contains(&seat).then_some((name, Some(seat))),
                };
                let points =
                    result.as_ref().and_then(|result| result.points.get(header.setup.team(seat).index()));
                if let Some((name, seat)) = other {
                    players.add(name, seat, points.copied().unwrap_or_default());
                }
            }
        }
        players
    }

    /// The name of who played in a seat in a round. `None` if it is the one in the last round.
    pub fn earlier_name(&self, round: u32, seat: Seat) -> Option<&str> {
        self.earlier.get(&(round, seat)).map(String::as_str)
    }

    fn add(&mut self, name: String, seat: Option<Seat>, points: u32) {
        match self.others.iter_mut().find(|other| other.name == name && other.seat == seat) {
            Some(other) => {
                other.rounds += 1;
                other.score += points;
            }
            None => self.others.push(OtherPlayer { name, seat, rounds: 1, score: points }),
        }
    }
}

/// The seats of the people in a recorded round.
pub fn people(header: &Header) -> impl Iterator<Item = Seat> {
    let is_person = |(_, seat): &(Seat, &SeatRecord)| seat.player.parse() == Ok(Player::Human);
    header.setup.seats().zip(&header.seats).filter(is_person).map(|(seat, _)| seat)
}

#[cfg(test)]
mod tests {
    use skipstone_core::record::Record;

    use super::*;

    fn round(number: u32, seats: [(&str, &str); 2]) -> RecordedRound {
        let mut record: Record =
            include_str!("../../../core/tests/records/version-1.jsonl").parse().expect("a record");
        record.header.round = number;
        for (seat, (name, player)) in record.header.seats.iter_mut().zip(seats) {
            (seat.name, seat.player) = (name.to_owned(), player.to_owned());
        }
        record.into()
    }

    fn other(name: &str, seat: Option<Seat>, rounds: u32, points: u32) -> OtherPlayer {
        OtherPlayer { name: name.to_owned(), seat, rounds, score: rounds * points }
    }

    /// Ben leaves after two rounds, and a computer player and then Zoë have his seat.
    #[test]
    fn who_has_played_some_of_the_rounds_is_told_with_what_they_had() {
        let (ada, human) = (("Ada", "human"), "human");
        let rounds = [
            round(1, [ada, ("Ben", human)]),
            round(2, [ada, ("Ben", human)]),
            round(3, [ada, ("Flint", "bot:greedy")]),
            round(4, [ada, ("Zoë", human)]),
        ];
        let points = rounds[0].record.result().expect("it is over").points[1];
        let players = SeriesPlayers::of(&rounds);
        let (ben, flint) = (other("Ben", None, 2, points), other("Flint", Some(Seat::Two), 1, points));
        assert_eq!(players.others, [ben.clone(), flint]);
        let names = [1, 2, 3, 4].map(|number| players.earlier_name(number, Seat::Two));
        assert_eq!(names, [Some("Ben"), Some("Ben"), Some("Flint"), None]);
        assert_eq!(players.earlier_name(1, Seat::ONE), None);
        assert_eq!(
            SeriesPlayers::of(&rounds[..3]).others,
            [ben],
            "a computer player in its own seat is on the page"
        );
        // Who is back for the end is on the page already, wherever they sit.
        let back = [rounds[0].clone(), round(2, [("Ben", human), ada])];
        assert_eq!(SeriesPlayers::of(&back).others, []);
        assert_eq!(SeriesPlayers::of(&[]), SeriesPlayers::default());
    }

    /// A computer player that stands in goes by the person's name. It is told of where it has played a whole round.
    #[test]
    fn a_round_that_a_stand_in_has_played_is_not_told_as_the_persons() {
        let seats = [("Ada", "human"), ("Ben", "human")];
        let mut rounds = [round(1, seats), round(2, seats)];
        let points = rounds[0].record.result().expect("it is over").points[1];
        let turns = rounds[0].record.turns().filter(|(_, seat)| *seat == Seat::Two).map(|(turn, _)| turn);
        let turns: Vec<u32> = turns.collect();
        rounds[0].stand_in_turns = turns[1..].iter().copied().collect();
        assert_eq!(SeriesPlayers::of(&rounds).others, []);
        for played in &mut rounds {
            played.stand_in_turns = turns.iter().copied().collect();
        }
        assert_eq!(SeriesPlayers::of(&rounds).others, [other("", Some(Seat::Two), 2, points)]);
    }
}
