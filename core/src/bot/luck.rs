//! Whether the cards were with somebody: what each seat drew, how often its stock card could be played, and what equal players make of
//! the same deal, beside other deals.
//!
//! All of it follows from a round's record, so everybody is told the same. It says nothing about how well somebody played: that is a
//! [review](super::review).

use serde::{Deserialize, Serialize};

use super::easy::Easy;
use super::own_seed;
use super::plan::{PlanEnd, PlanSearch};
use super::player::Bot;
use super::rank_view::RankView;
use crate::card::{Card, Rank};
use crate::deal;
use crate::deck::Deck;
use crate::event::Event;
use crate::record::Record;
use crate::replay::{self, Difference};
use crate::round::Round;
use crate::score;
use crate::seat::Team;
use crate::seed::Seed;
use crate::setup::Setup;

/// The other deals that a deal is compared with.
const OTHER_DEALS: u32 = 100;

/// How often each of them is played.
const TIMES: u32 = 32;

/// How often the deal itself is played, for the chance to win it.
const OWN_TIMES: u32 = 256;

/// Which of a round's child seeds this uses.
const LUCK: u64 = 0x6c75_636b;

/// What the cards of a round were worth to its seats and teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Luck {
    /// By seat.
    pub seats: Vec<SeatLuck>,
    /// By team; by seat where everyone plays alone.
    pub teams: Vec<TeamLuck>,
}

/// The cards that a seat was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SeatLuck {
    /// The cards it drew.
    pub drawn: u32,
    /// The ones and wilds among them.
    pub openers: u32,
    /// The turns that it began with a stock card.
    pub turns: u32,
    /// The turns among them in which it could play a stock card at once: with what it held and what lay before it.
    pub playable: u32,
}

/// What a deal was worth to a team, played by equal players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamLuck {
    /// Of a hundred deals, how many are worse for it: 0 to 100.
    pub better_than: u8,
    /// How often of a hundred times it wins this deal: 0 to 100.
    pub chance: u8,
}

impl SeatLuck {
    /// How many ones and wilds were to be expected among the cards that the seat drew.
    pub fn expected_openers(&self, deck: Deck) -> f32 {
        let cards = deck.cards();
        let openers = cards.iter().filter(|card| is_opener(**card)).count();
        self.drawn as f32 * openers as f32 / cards.len() as f32
    }
}

/// What equal players made of the same deals, for each team: all of them, or a part that is to be joined with others.
///
/// A deal is played by beginners, who play quickly and don't look at each other's cards.
#[derive(Debug, Clone)]
pub struct DealComparison {
    wins: Vec<u32>,
    /// The lead after the deal itself: the sum over as many times as another deal is played.
    own: Vec<i64>,
    /// The same for each of the other deals.
    others: Vec<Vec<i64>>,
}

impl DealComparison {
    /// Plays one of `parts` equal parts of the deals, as many as possible in each; they take about as long as each other.
    ///
    /// # Errors
    /// If the record doesn't follow the rules as far as its deal.
    pub fn part(record: &Record, part: u32, parts: u32) -> Result<DealComparison, Difference> {
        let (setup, seed) = (record.header.setup, record.header.seed.child(LUCK));
        let begin = dealt_round(record)?;
        let first = begin.turn();
        let mut comparison = DealComparison {
            wins: vec![0; setup.team_count()],
            own: vec![0; setup.team_count()],
            others: Vec::new(),
        };
        for time in (part..OWN_TIMES).step_by(parts as usize) {
            let (winner, leads) = play_out(begin.clone(), &seed.child(u64::from(time)));
            if let Some(winner) = winner {
                comparison.wins[winner.index()] += 1;
            }
            if time < TIMES {
                add(&mut comparison.own, leads);
            }
        }
        for other in (part..OTHER_DEALS).step_by(parts as usize) {
            let seed = seed.child(u64::from(OWN_TIMES + other));
            let (cards, rng) = deal::shuffle_deck(&setup, &seed);
            let begin = Round::lay_out(setup, &cards, rng, first, &mut ());
            let mut sums = vec![0; setup.team_count()];
            for time in 0..TIMES {
                let (_, leads) = play_out(begin.clone(), &seed.child(u64::from(time)));
                add(&mut sums, leads);
            }
            comparison.others.push(sums);
        }
        Ok(comparison)
    }

    /// Adds another part.
    pub fn join(&mut self, other: DealComparison) {
        add(&mut self.wins, other.wins);
        add(&mut self.own, other.own);
        self.others.extend(other.others);
    }

    /// Of all parts together: what the deal was worth to a team.
    fn of_team(&self, team: Team) -> TeamLuck {
        let at = team.index();
        // A deal that is worth the same counts half.
        let halves: usize = self
            .others
            .iter()
            .map(|other| match other[at].cmp(&self.own[at]) {
                std::cmp::Ordering::Less => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 0,
            })
            .sum();
        let better_than = halves * 50 / self.others.len().max(1);
        let chance = (self.wins[at] * 100 + OWN_TIMES / 2) / OWN_TIMES;
        TeamLuck { better_than: better_than as u8, chance: chance as u8 }
    }
}

impl Luck {
    /// The luck of a finished round, from all parts of a comparison.
    ///
    /// # Errors
    /// If the record doesn't follow the rules.
    pub fn new(record: &Record, comparison: &DealComparison) -> Result<Luck, Difference> {
        let setup = record.header.setup;
        let mut seats = vec![SeatLuck::default(); setup.seat_count()];
        let mut plans = PlanSearch::new();
        replay::replay_with_observer(record, |events, round| {
            for event in events {
                if let Event::Draw { seat, cards } = event {
                    let luck = &mut seats[seat.index()];
                    luck.drawn += cards.len() as u32;
                    luck.openers += cards.iter().filter(|card| is_opener(**card)).count() as u32;
                }
            }
            let begins = events.iter().any(|event| matches!(event, Event::Turn(_)));
            if begins && round.ending().is_none() {
                let view = round.view(round.turn());
                let luck = &mut seats[round.turn().index()];
                luck.turns += 1;
                plans.find(&RankView::of(&view));
                let plays_stock =
                    plans.revealing_plans().iter().any(|plan| matches!(plan.end, PlanEnd::Stock(_)));
                luck.playable += u32::from(plays_stock);
            }
        })?;
        let teams = setup.teams().map(|team| comparison.of_team(team)).collect();
        Ok(Luck { seats, teams })
    }

    /// Whether a team's cards looked better than the others', too: it could play a stock card in a larger share of its turns. A
    /// comparison of deals knows nothing of the order in which the cards were drawn in the round itself.
    pub fn looks_favoured(&self, setup: &Setup, team: Team) -> bool {
        let sum = |is_own: bool| {
            let seats =
                setup.seats().zip(&self.seats).filter(|(seat, _)| (setup.team(*seat) == team) == is_own);
            seats.fold((0, 0), |(playable, turns), (_, luck)| (playable + luck.playable, turns + luck.turns))
        };
        let (own, others) = (sum(true), sum(false));
        own.0 * others.1 > others.0 * own.1
    }
}

/// Adds one team's number after the other.
fn add<N: std::ops::AddAssign>(sums: &mut [N], more: Vec<N>) {
    sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
}

/// Whether a build pile can be begun with a card.
fn is_opener(card: Card) -> bool {
    card.rank().is_none_or(|rank| rank == Rank::ONE)
}

/// The round of a record as it was dealt.
fn dealt_round(record: &Record) -> Result<Round, Difference> {
    let mut dealt = None;
    let outcome = replay::replay_with_observer(record, |_, round| {
        dealt.get_or_insert_with(|| round.clone());
    })?;
    Ok(dealt.unwrap_or(outcome.round))
}

/// Plays a round to its end by equal players; returns who has won it, and the lead of each team: how many stock cards it has fewer than
/// the others, each seat's as often as there are teams, so that it is a whole number.
fn play_out(mut round: Round, seed: &Seed) -> (Option<Team>, Vec<i64>) {
    let setup = *round.setup();
    let mut players: Vec<Easy> = setup.seats().map(|seat| Easy::new(own_seed(seed, seat))).collect();
    while round.ending().is_none() {
        let seat = round.turn();
        let mv = players[seat.index()].choose(&round.view(seat));
        round.play_legal(mv, &mut ());
    }
    let left = round.stock_left();
    let of = |team: Team| i64::from(score::team_stock_left(&setup, team, &left));
    let all: i64 = setup.teams().map(of).sum();
    let count = setup.team_count() as i64;
    let winner = round.ending().and_then(|ending| ending.winner);
    (winner, setup.teams().map(|team| all - count * of(team)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Header, SeatRecord};
    use crate::rules::{Rules, StockSize};
    use crate::seat::Seat;

    fn table(seats: usize) -> Setup {
        let rules = Rules { stock: StockSize::Cards(5), ..Rules::default() };
        Setup::new(rules, seats, seats).expect("a table")
    }

    /// A round between equal players, who are dealt these cards: the stock piles by seat and the draw pile, each bottom to top.
    fn record(setup: Setup, cards: &[Card], seed: Seed) -> Record {
        let seats = setup.seats().map(|seat| SeatRecord {
            name: format!("Player {seat}"),
            player: "bot:easy".to_owned(),
            age: None,
        });
        let header = Header {
            app: "test".to_owned(),
            setup,
            seats: seats.collect(),
            dealer: Seat::ONE,
            round: 1,
            seed,
        };
        let (_, rng) = deal::shuffle_deck(&setup, &seed);
        let mut events = Vec::new();
        let mut round = Round::lay_out(setup, cards, rng, setup.left_of(Seat::ONE), &mut events);
        while round.ending().is_none() {
            let seat = round.turn();
            let mv = Easy::new(own_seed(&seed, seat)).choose(&round.view(seat));
            round.play_legal(mv, &mut events);
        }
        Record { header, events }
    }

    /// The same of the deal that the seed gives.
    fn dealt(setup: Setup, seed: u64) -> Record {
        let seed = Seed::from_number(seed);
        record(setup, &deal::shuffle_deck(&setup, &seed).0, seed)
    }

    fn luck(record: &Record, parts: u32) -> Luck {
        let mut parts = (0..parts).map(|part| DealComparison::part(record, part, parts).expect("a record"));
        let mut comparison = parts.next().expect("a part");
        parts.for_each(|part| comparison.join(part));
        Luck::new(record, &comparison).expect("a record")
    }

    /// RULES 7: partners count together.
    #[test]
    fn cards_look_favoured_where_stock_cards_could_be_played_more_often() {
        let seat = |playable, turns| SeatLuck { playable, turns, ..SeatLuck::default() };
        let luck = Luck { seats: vec![seat(0, 9), seat(5, 9), seat(3, 3), seat(0, 8)], teams: Vec::new() };
        let is_favoured = |teams: usize| {
            let setup = Setup::new(Rules::default(), 4, teams).expect("a table");
            setup.teams().map(|team| luck.looks_favoured(&setup, team)).collect::<Vec<bool>>()
        };
        assert_eq!(is_favoured(4), [false, true, true, false]);
        assert_eq!(is_favoured(2), [false, true]);
    }

    #[test]
    fn parts_make_the_same_whole() {
        let record = dealt(table(3), 7);
        assert_eq!(luck(&record, 1), luck(&record, 3));
    }

    /// Two seats, of which the second has only wilds in its stock pile, and draws them, too.
    #[test]
    fn the_cards_are_with_whoever_was_dealt_wilds() {
        let setup = table(2);
        let (wilds, others): (Vec<Card>, Vec<Card>) =
            deal::shuffle_deck(&setup, &Seed::from_number(1)).0.into_iter().partition(|card| card.is_wild());
        let (stocks, rest) = others.split_at(5);
        // The second seat begins, and draws from the end.
        let cards = [stocks, &wilds[..5], rest, &wilds[5..]].concat();
        let record = record(setup, &cards, Seed::from_number(1));
        let luck = luck(&record, 1);
        let [one, two] = luck.teams[..] else { panic!("{luck:?}") };
        assert!(two.better_than >= 99 && two.chance == 100, "{luck:?}");
        assert!(one.better_than <= 1 && one.chance == 0, "{luck:?}");
        let seat = luck.seats[1];
        assert_eq!((seat.turns, seat.playable), (1, 1), "{luck:?}");
        assert_eq!((seat.drawn, seat.openers), (5, 5), "{luck:?}");
        // 18 wilds and 12 ones among 162 cards.
        let expected = seat.expected_openers(setup.rules().deck);
        assert!((expected - 5.0 * 30.0 / 162.0).abs() < 1e-4, "{luck:?}");
    }
}
