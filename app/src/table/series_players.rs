//! Who played the rounds of a series: at a network table seats change hands between rounds.

use std::collections::BTreeMap;

use skipstone_core::Seat;
use skipstone_core::record::{Header, SeatRecord};
use skipstone_core::table::Player;

use super::rating::RecordedRound;
use crate::players::names::recorded_names;

/// Who played in earlier rounds of a series and not in its last one, as far as their records are there. Records have no keys: people
/// are told apart by their names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SeriesPlayers {
    /// The names in earlier rounds, where they differ from those in the last one.
    earlier: BTreeMap<(u32, Seat), String>,
    /// The people who didn't play the last round, in the order in which they came.
    pub former: Vec<FormerPlayer>,
}

/// A person who played earlier rounds of a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormerPlayer {
    /// Their name, which isn't empty.
    pub name: String,
    /// The rounds that they played.
    pub rounds: u32,
    /// What these added to the score of their side.
    pub score: u32,
}

impl SeriesPlayers {
    /// Of the recorded rounds of a series, in their order.
    pub fn of(recorded: &[RecordedRound]) -> SeriesPlayers {
        let Some((last, before)) = recorded.split_last() else { return SeriesPlayers::default() };
        let names_at_end = recorded_names(&last.record.header);
        let people_at_end: Vec<Seat> = people(&last.record.header).collect();
        let is_there = |name: &str| people_at_end.iter().any(|seat| names_at_end[seat.index()] == name);
        let mut players = SeriesPlayers::default();
        for RecordedRound { record, .. } in before {
            let header = &record.header;
            let names = recorded_names(header);
            for (seat, name) in header.setup.seats().zip(&names).filter(|(_, name)| !name.is_empty()) {
                if names_at_end.get(seat.index()) != Some(name) {
                    players.earlier.insert((header.round, seat), name.clone());
                }
            }
            for seat in people(header) {
                let name = &names[seat.index()];
                let team = header.setup.team(seat);
                let points = record.result().and_then(|result| result.points.get(team.index()).copied());
                if !name.is_empty() && !is_there(name) {
                    players.add(name, points.unwrap_or_default());
                }
            }
        }
        players
    }

    /// The name of who played in a seat in a round. `None` if it is the one in the last round.
    pub fn earlier_name(&self, round: u32, seat: Seat) -> Option<&str> {
        self.earlier.get(&(round, seat)).map(String::as_str)
    }

    fn add(&mut self, name: &str, points: u32) {
        match self.former.iter_mut().find(|person| person.name == name) {
            Some(person) => {
                person.rounds += 1;
                person.score += points;
            }
            None => self.former.push(FormerPlayer { name: name.to_owned(), rounds: 1, score: points }),
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

    /// Ben leaves after two rounds, and a computer player and then Zoë have his seat.
    #[test]
    fn people_who_have_left_are_told_with_what_they_had() {
        let (ada, human) = (("Ada", "human"), "human");
        let rounds = [
            round(1, [ada, ("Ben", human)]),
            round(2, [ada, ("Ben", human)]),
            round(3, [ada, ("Flint", "bot:greedy")]),
            round(4, [ada, ("Zoë", human)]),
        ];
        let points = rounds[0].record.result().expect("it is over").points[1];
        let players = SeriesPlayers::of(&rounds);
        let ben = FormerPlayer { name: "Ben".to_owned(), rounds: 2, score: 2 * points };
        assert_eq!(players.former, [ben], "a computer player isn’t missed");
        let names = [1, 2, 3, 4].map(|number| players.earlier_name(number, Seat::Two));
        assert_eq!(names, [Some("Ben"), Some("Ben"), Some("Flint"), None]);
        assert_eq!(players.earlier_name(1, Seat::ONE), None);
        // Who is back for the end is on the page already, wherever they sit.
        let back = [rounds[0].clone(), round(2, [("Ben", human), ada])];
        assert_eq!(SeriesPlayers::of(&back).former, []);
        assert_eq!(SeriesPlayers::of(&[]), SeriesPlayers::default());
    }
}
