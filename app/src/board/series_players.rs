//! Who played the rounds of a series: at a network table seats change hands between rounds.

use std::collections::BTreeMap;

use skipstone_core::record::{Header, SeatRecord};
use skipstone_core::table::Player;
use skipstone_core::{Seat, Setup, Team};

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
    /// Who played for each team, by team.
    credits: Vec<Credit>,
    /// The seats of people in the last round.
    people_at_end: Vec<Seat>,
}

/// Who has earned the score of a team: those who played the rounds that added to it, or all its rounds where none did.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Credit {
    /// The people, in the order in which they came, by their names and the seats that they have at the end.
    pub people: Vec<(String, Option<Seat>)>,
    /// Whether computer players have played for people.
    pub computer: bool,
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
        let credits = last.record.header.setup.teams().map(|team| Credit::of(recorded, team, &seat_at_end));
        let mut players = SeriesPlayers {
            credits: credits.collect(),
            people_at_end: people_at_end.clone(),
            ..SeriesPlayers::default()
        };
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

    /// Who has earned the score of a team whose people aren't those who have its seats at the end. `None` if they are, and if that
    /// isn't known.
    pub fn credit(&self, team: Team, setup: &Setup) -> Option<&Credit> {
        let credit = self.credits.get(team.index())?;
        let has_earned = |seat: Seat| credit.people.iter().any(|(_, at_end)| *at_end == Some(seat));
        let is_usual = !credit.computer
            && credit.people.iter().all(|(_, at_end)| at_end.is_some())
            && setup.members(team).all(|seat| has_earned(seat) || !self.people_at_end.contains(&seat));
        (!is_usual).then_some(credit)
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

impl Credit {
    fn of(recorded: &[RecordedRound], team: Team, seat_at_end: &impl Fn(&str) -> Option<Seat>) -> Credit {
        let points =
            |round: &RecordedRound| round.record.result().map_or(0, |result| result.points[team.index()]);
        let adds = recorded.iter().any(|round| points(round) > 0);
        let mut credit = Credit::default();
        for round in recorded.iter().filter(|round| !adds || points(round) > 0) {
            let header = &round.record.header;
            let names = recorded_names(header);
            for seat in header.setup.members(team) {
                let name = &names[seat.index()];
                if !people(header).any(|person| person == seat) {
                    // A computer player with a seat of its own helps nobody.
                    credit.computer |= had_a_person(recorded, seat);
                } else if round.is_left_to_computer(seat) {
                    credit.computer = true;
                } else if credit.people.iter().all(|(other, _)| other != name) {
                    credit.people.push((name.clone(), seat_at_end(name)));
                }
            }
        }
        credit
    }
}

/// Whether somebody has played in a seat.
fn had_a_person(recorded: &[RecordedRound], seat: Seat) -> bool {
    recorded.iter().any(|round| people(&round.record.header).any(|person| person == seat))
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

    #[test]
    fn a_score_is_credited_to_those_who_played_for_it() {
        let header = round(1, [("", "human"); 2]).record.header;
        let won = round(1, [("", "human"); 2]).record.result().and_then(|result| result.winner);
        let winner = won.and_then(|team| header.setup.members(team).next()).expect("somebody has won");
        let of_winner = |number, player: (&'static str, &'static str)| {
            let mut seats = [("Ada", "human"); 2];
            seats[winner.index()] = player;
            round(number, seats)
        };
        let credit = |rounds: &[RecordedRound]| {
            SeriesPlayers::of(rounds).credit(header.setup.team(winner), &header.setup).cloned()
        };
        let (ben, zoe) = (("Ben".to_owned(), None), ("Zoë".to_owned(), Some(winner)));
        let helped = [
            of_winner(1, ("Ben", "human")),
            of_winner(2, ("Flint", "bot:greedy")),
            of_winner(3, ("Zoë", "human")),
        ];
        assert_eq!(credit(&helped), Some(Credit { people: vec![ben, zoe], computer: true }));
        // Who comes into a seat whose computer player has won everything has won nothing.
        let mut left = of_winner(2, ("Zoë", "human"));
        let turns = left.record.turns().filter(|(_, seat)| *seat == winner).map(|(turn, _)| turn);
        left.stand_in_turns = turns.collect();
        assert_eq!(credit(&[left]), Some(Credit { people: Vec::new(), computer: true }));
        assert_eq!(credit(&helped[..1]), None, "everybody has played for themselves");
        assert_eq!(credit(&[of_winner(1, ("Flint", "bot:greedy"))]), None, "a computer player of its own");
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
