//! What a player sees of a table before a round: who plays in which seat, and by what; and how two such pictures differ.

use skipstone_core::{Rules, Seat};
use skipstone_net::protocol::{Lobby, LobbySeat, Name, Occupant};
use skipstone_net::round_log::{ContractPerson, ContractPlayer, ContractSeat, RoundContract, TimeLimits};

/// All that a player agrees to, as a lobby, a proposal or a contract shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    /// The rules.
    pub rules: Rules,
    /// The number of teams; equal to the number of seats without partners.
    pub teams: u8,
    /// The time limits.
    pub limits: TimeLimits,
    /// The seats, clockwise from seat 1. `None` for a free one.
    pub seats: Vec<Option<ContractSeat>>,
}

/// One difference between what was shown before and what is proposed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// Another number of seats.
    Seats(usize),
    /// Other teams. `None`: everyone plays alone.
    Teams(Option<u8>),
    /// Other rules: those before, and those that are proposed.
    Rules(Box<[Rules; 2]>),
    /// Another limit of a turn in seconds. `None` for no limit.
    TurnLimit(Option<u16>),
    /// Other seconds until a computer player may take over for somebody who is lost.
    Grace(u16),
    /// Another person in a seat.
    Person {
        /// The seat.
        seat: Seat,
        /// The person's name.
        name: Name,
        /// Who was shown there before. `None` for a free seat.
        before: Option<Name>,
    },
    /// A computer player in a seat where none of this name was.
    Computer {
        /// The seat.
        seat: Seat,
        /// The computer player.
        place: Box<ContractSeat>,
        /// Who was shown there before. `None` for a free seat.
        before: Option<Name>,
    },
    /// A computer player of another level.
    Level(Box<ContractSeat>),
    /// A person is called otherwise.
    Renamed {
        /// The name before.
        before: Name,
        /// The proposed name.
        now: Name,
    },
    /// A person has a name that somebody else had before.
    NameOfOther(Name),
    /// Another age in years. `None` if it isn't told any more.
    Age {
        /// The player's name.
        name: Name,
        /// The age.
        age: Option<u8>,
    },
    /// Somebody plays from a phone who didn't.
    OnPhone(Name),
    /// Somebody doesn't play from a phone who did.
    OffPhone(Name),
    /// Somebody is away.
    Away(Name),
    /// Somebody is back.
    Back(Name),
}

impl From<&RoundContract> for Terms {
    fn from(contract: &RoundContract) -> Terms {
        let RoundContract { rules, teams, limits, seats, .. } = contract;
        let seats = seats.iter().cloned().map(Some).collect();
        Terms { rules: *rules, teams: *teams, limits: *limits, seats }
    }
}

impl From<&Lobby> for Terms {
    fn from(lobby: &Lobby) -> Terms {
        let place = |LobbySeat { occupant, age, .. }: &LobbySeat| {
            let (name, player) = match occupant {
                Occupant::Nobody => return None,
                Occupant::Person { name, key, .. } => {
                    let person = ContractPerson::new(*key, skipstone_core::bot::Level::STRONGEST);
                    let person = ContractPerson { is_phone: lobby.is_phone(*key), ..person };
                    (name, ContractPlayer::Person(person))
                }
                Occupant::Bot { name, player, .. } => (name, ContractPlayer::Bot(player.clone())),
            };
            Some(ContractSeat { name: name.clone(), age: *age, player })
        };
        let seats = lobby.seats.iter().map(place).collect();
        Terms { rules: lobby.rules, teams: lobby.teams, limits: lobby.options.limits(), seats }
    }
}

impl Terms {
    /// The same with everybody there.
    pub(super) fn with_all_here(&self) -> Terms {
        let mut terms = self.clone();
        for place in terms.seats.iter_mut().flatten() {
            if let ContractPlayer::Person(person) = &mut place.player {
                person.is_away = false;
            }
        }
        terms
    }

    fn partners(&self) -> Option<u8> {
        Some(self.teams).filter(|teams| usize::from(*teams) < self.seats.len())
    }

    fn places(&self) -> impl Iterator<Item = &ContractSeat> {
        self.seats.iter().flatten()
    }

    /// Where somebody is, whatever their name and seat: people go by their keys, computer players by their names.
    fn find(&self, wanted: &ContractSeat) -> Option<&ContractSeat> {
        self.places().find(|place| is_same(place, wanted))
    }
}

fn is_same(one: &ContractSeat, other: &ContractSeat) -> bool {
    match (one.player.key(), other.player.key()) {
        (None, None) => one.name == other.name,
        (one, other) => one == other,
    }
}

/// Everything that is unlike before. Nothing that differs goes without saying.
pub fn changes(before: &Terms, now: &Terms) -> Vec<Change> {
    let mut changes = Vec::new();
    if before.seats.len() != now.seats.len() {
        changes.push(Change::Seats(now.seats.len()));
    }
    if before.partners() != now.partners() {
        changes.push(Change::Teams(now.partners()));
    }
    if before.rules != now.rules {
        changes.push(Change::Rules(Box::new([before.rules, now.rules])));
    }
    if before.limits.turn_seconds != now.limits.turn_seconds {
        changes.push(Change::TurnLimit(now.limits.turn_seconds));
    }
    if before.limits.grace_seconds != now.limits.grace_seconds {
        changes.push(Change::Grace(now.limits.grace_seconds));
    }
    for (seat, place) in Seat::first_n(now.seats.len()).zip(&now.seats) {
        let then = before.seats.get(seat.index()).and_then(Option::as_ref);
        if let Some(place) = place {
            changes.extend(seat_change(seat, then, place));
            changes.extend(player_changes(before, place));
        }
    }
    changes
}

/// That somebody else has a seat.
fn seat_change(seat: Seat, before: Option<&ContractSeat>, now: &ContractSeat) -> Option<Change> {
    if before.is_some_and(|before| is_same(before, now)) {
        return None;
    }
    let before = before.map(|before| before.name.clone());
    Some(match &now.player {
        ContractPlayer::Person(_) => Change::Person { seat, name: now.name.clone(), before },
        ContractPlayer::Bot(_) => Change::Computer { seat, place: Box::new(now.clone()), before },
    })
}

/// What is new of somebody, in whatever seat.
fn player_changes(before: &Terms, now: &ContractSeat) -> Vec<Change> {
    let mut changes = Vec::new();
    let name = || now.name.clone();
    let then = before.find(now);
    let is_of_other = before.places().any(|other| other.name == now.name && !is_same(other, now));
    if let Some(then) = then.filter(|then| then.name != now.name) {
        changes.push(Change::Renamed { before: then.name.clone(), now: name() });
    }
    if is_of_other {
        changes.push(Change::NameOfOther(name()));
    }
    let age = then.and_then(|then| then.age);
    if age != now.age {
        changes.push(Change::Age { name: name(), age: now.age });
    }
    match (&now.player, then.map(|then| &then.player)) {
        (ContractPlayer::Bot(level), Some(ContractPlayer::Bot(then))) if level != then => {
            changes.push(Change::Level(Box::new(now.clone())));
        }
        (ContractPlayer::Person(person), then) => {
            let then = then.and_then(ContractPlayer::as_person);
            let (was_phone, was_away) = then.map_or((false, false), |then| (then.is_phone, then.is_away));
            match (was_phone, person.is_phone) {
                (false, true) => changes.push(Change::OnPhone(name())),
                (true, false) => changes.push(Change::OffPhone(name())),
                _ => {}
            }
            match (was_away, person.is_away) {
                (false, true) => changes.push(Change::Away(name())),
                (true, false) => changes.push(Change::Back(name())),
                _ => {}
            }
        }
        _ => {}
    }
    changes
}

#[cfg(test)]
mod tests {
    use skipstone_core::bot::Level;
    use skipstone_core::{Preset, StockSize};
    use skipstone_net::Fingerprint;

    use super::*;

    fn key(number: u8) -> Fingerprint {
        Fingerprint::from_bytes([number; 32])
    }

    fn place(name: &str, player: ContractPlayer) -> Option<ContractSeat> {
        Some(ContractSeat { name: Name::new(name), age: None, player })
    }

    fn person(name: &str, number: u8) -> Option<ContractSeat> {
        place(name, ContractPlayer::person(key(number), Level::STRONGEST))
    }

    /// Ada, Ben, a computer player and a free seat.
    fn terms() -> Terms {
        Terms {
            rules: Preset::Standard.rules(),
            teams: 4,
            limits: TimeLimits { turn_seconds: None, grace_seconds: 60 },
            seats: vec![
                person("Ada", 1),
                person("Ben", 2),
                place("Flint", ContractPlayer::bot(Level::Normal)),
                None,
            ],
        }
    }

    fn after(change: impl FnOnce(&mut Terms)) -> Vec<Change> {
        let (before, mut now) = (terms(), terms());
        change(&mut now);
        changes(&before, &now)
    }

    fn in_person(terms: &mut Terms, seat: usize, change: impl FnOnce(&mut ContractPerson)) {
        if let Some(ContractSeat { player: ContractPlayer::Person(person), .. }) = &mut terms.seats[seat] {
            change(person);
        }
    }

    #[test]
    fn what_is_the_same_is_no_change() {
        assert_eq!(after(|_| {}), []);
    }

    #[test]
    fn every_difference_is_named() {
        let name = Name::new;
        let flint = place("Flint", ContractPlayer::bot(Level::Expert)).expect("a computer player");
        assert_eq!(after(|now| now.teams = 2), [Change::Teams(Some(2))]);
        assert_eq!(after(|now| now.seats.truncate(3)).first(), Some(&Change::Seats(3)));
        assert_eq!(after(|now| now.limits.turn_seconds = Some(30)), [Change::TurnLimit(Some(30))]);
        assert_eq!(after(|now| now.limits.grace_seconds = 15), [Change::Grace(15)]);
        let rules = Rules { stock: StockSize::Cards(7), ..Preset::Standard.rules() };
        let both = Box::new([Preset::Standard.rules(), rules]);
        assert_eq!(after(|now| now.rules = rules), [Change::Rules(both)]);
        assert_eq!(after(|now| now.seats[2] = Some(flint.clone())), [Change::Level(Box::new(flint.clone()))]);
        let age = |now: &mut Terms| now.seats[0].iter_mut().for_each(|place| place.age = Some(9));
        assert_eq!(after(age), [Change::Age { name: name("Ada"), age: Some(9) }]);
        let phone = |now: &mut Terms| in_person(now, 1, |person| person.is_phone = true);
        assert_eq!(after(phone), [Change::OnPhone(name("Ben"))]);
        let away = |now: &mut Terms| in_person(now, 1, |person| person.is_away = true);
        assert_eq!(after(away), [Change::Away(name("Ben"))]);
        let seated = Change::Person { seat: Seat::Four, name: name("Kim"), before: None };
        assert_eq!(after(|now| now.seats[3] = person("Kim", 3)), [seated]);
        let seated =
            Change::Computer { seat: Seat::Two, place: Box::new(flint.clone()), before: Some(name("Ben")) };
        assert_eq!(after(|now| now.seats[1] = Some(flint.clone())).first(), Some(&seated));
    }

    /// Two players exchange their names, and one comes under the name of another: only keys tell them apart.
    #[test]
    fn who_has_a_name_now_that_was_anothers_is_named() {
        let name = Name::new;
        let exchanged = after(|now| (now.seats[0], now.seats[1]) = (person("Ben", 1), person("Ada", 2)));
        for of in ["Ben", "Ada"] {
            assert!(exchanged.contains(&Change::NameOfOther(name(of))), "{exchanged:?}");
        }
        assert!(exchanged.contains(&Change::Renamed { before: name("Ada"), now: name("Ben") }));

        let replaced = after(|now| now.seats[1] = person("Ben", 9));
        let seated = Change::Person { seat: Seat::Two, name: name("Ben"), before: Some(name("Ben")) };
        assert_eq!(replaced, [seated, Change::NameOfOther(name("Ben"))]);
    }

    /// Whatever differs leads to at least one change: nothing of what a player agrees to is left out.
    #[test]
    fn unlike_terms_are_never_called_the_same() {
        let changes: [fn(&mut Terms); 8] = [
            |now| now.teams = 2,
            |now| now.limits.grace_seconds += 1,
            |now| now.seats.swap(0, 1),
            |now| now.seats[0] = person("Ada", 7),
            |now| now.seats[2] = place("Pebble", ContractPlayer::bot(Level::Normal)),
            |now| now.seats[2] = person("Flint", 5),
            |now| now.seats[3] = person("Kim", 4),
            |now| now.rules.target += 5,
        ];
        for (index, change) in changes.into_iter().enumerate() {
            assert_ne!(after(change), [], "{index}");
        }
    }
}
