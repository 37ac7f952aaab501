//! Counts of what each seat did in a round, for statistics.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::moves::{Move, Source};
use crate::seat::{BySeat, MAX_SEATS, Seat};

/// The counts of one seat in one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Tally {
    /// The turns it began.
    pub turns: u16,
    /// The cards it played onto build piles.
    pub played: u16,
    /// The stock cards among them, and how they were freed.
    pub stock: StockPlayCounts,
    /// The most cards it played in one turn.
    pub longest_turn: u16,
    /// The most stock cards it played in one turn.
    pub most_stock: u16,
}

/// Stock cards, by what was played for them: the cards of the same turn since its last stock card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct StockPlayCounts {
    /// With nothing before them.
    pub straight: u16,
    /// After cards from the hand alone.
    pub hand: u16,
    /// After cards from discard piles alone.
    pub discards: u16,
    /// After cards from both.
    pub both: u16,
    /// After a wild, from wherever; counted among the others too.
    pub wild: u16,
}

impl StockPlayCounts {
    /// All stock cards; `wild` isn't added.
    pub const fn total(&self) -> u16 {
        self.straight + self.hand + self.discards + self.both
    }
}

/// What was played since the last stock card of a turn.
#[derive(Clone, Copy, Default)]
struct SinceStockPlay {
    hand: bool,
    discards: bool,
    wild: bool,
}

/// Tallies a round's events for each of `seats` seats, without what was played in the turns of `stand_in_turns`, by their numbers in
/// the round from 1: a computer player moved in them for a person.
///
/// ```
/// use std::collections::BTreeSet;
///
/// use skipstone_core::record::Record;
/// use skipstone_core::tally::tally;
///
/// let record: Record = include_str!("../tests/records/version-1.jsonl").parse()?;
/// let tallies = tally(record.header.setup.seat_count(), &record.events, &BTreeSet::new());
/// assert!(tallies.iter().any(|tally| tally.stock.total() > 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn tally<'a>(
    seats: usize,
    events: impl IntoIterator<Item = &'a Event>,
    stand_in_turns: &BTreeSet<u32>,
) -> Vec<Tally> {
    let mut tallies = BySeat([Tally::default(); MAX_SEATS]);
    let (mut number, mut is_own) = (0, true);
    let (mut turn, mut stock) = (0, 0);
    let mut on_turn = Seat::ONE;
    let mut since = SinceStockPlay::default();
    // What was played out of turn is undone if it is caught before the seat on turn acts (RULES 9).
    let mut before = None;
    for event in events {
        match event {
            Event::Turn(began) => {
                on_turn = began.seat;
                number += 1;
                is_own = !stand_in_turns.contains(&number);
                tallies[on_turn].turns += u16::from(is_own);
                (turn, stock) = (0, 0);
                since = SinceStockPlay::default();
                before = None;
            }
            Event::Draw { .. } | Event::Call(_) => before = None,
            Event::Catch(_) => tallies = before.take().unwrap_or(tallies),
            Event::Play { seat, mv: Move::Put(source, _), .. } if *seat != on_turn => {
                before.get_or_insert(tallies);
                tallies[*seat].played += 1;
                if let Source::Stock(_) = source {
                    tallies[*seat].stock.add(SinceStockPlay::default());
                }
            }
            Event::Play { .. } if !is_own => before = None,
            Event::Play { seat, mv: Move::Put(source, _), card, .. } => {
                let tally = &mut tallies[*seat];
                before = None;
                turn += 1;
                tally.played += 1;
                tally.longest_turn = tally.longest_turn.max(turn);
                match source {
                    Source::Hand(_) => since.hand = true,
                    Source::Discard(..) => since.discards = true,
                    Source::Stock(_) => {
                        stock += 1;
                        tally.most_stock = tally.most_stock.max(stock);
                        tally.stock.add(since);
                        since = SinceStockPlay::default();
                        continue;
                    }
                }
                since.wild |= card.is_wild();
            }
            _ => {}
        }
    }
    Seat::first_n(seats).map(|seat| tallies[seat]).collect()
}

impl StockPlayCounts {
    fn add(&mut self, since: SinceStockPlay) {
        let count = match (since.hand, since.discards) {
            (false, false) => &mut self.straight,
            (true, false) => &mut self.hand,
            (false, true) => &mut self.discards,
            (true, true) => &mut self.both,
        };
        *count += 1;
        self.wild += u16::from(since.wild);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event;
    use crate::record::Record;

    /// The golden records' plays, counted a second time from their text alone.
    #[test]
    fn tallies_agree_with_the_text_of_records() {
        let text = include_str!("../tests/records/version-1.jsonl");
        let record: Record = text.parse().expect("a record");
        let seats = record.header.setup.seat_count();
        let tallies = tally(seats, &record.events, &BTreeSet::new());
        for seat in Seat::first_n(seats) {
            let lines = |what: &str| {
                let start = format!("{{\"event\":\"{what}\",\"seat\":{seat}");
                text.lines().filter(|line| line.starts_with(&start)).collect::<Vec<_>>()
            };
            let tally = tallies[seat.index()];
            let plays = lines("play");
            let stock = plays.iter().filter(|line| line.contains("\"move\":\"s")).count();
            assert_eq!(usize::from(tally.turns), lines("turn").len());
            assert_eq!(usize::from(tally.played), plays.len());
            assert_eq!(usize::from(tally.stock.total()), stock);
            assert!(tally.longest_turn <= tally.played && tally.stock.wild <= tally.stock.total());
        }
        assert!(tallies.iter().any(|tally| tally.stock.total() > 0), "the record has stock cards to count");
    }

    #[test]
    fn a_stock_card_counts_what_was_played_since_the_last_one() {
        let turn = Event::Turn(event::Turn { seat: Seat::ONE });
        let play = |mv: &str, card: &str| {
            let line = format!(
                "{{\"event\":\"play\",\"seat\":1,\"move\":\"{mv}>b1\",\"card\":\"{card}\",\"as\":1}}"
            );
            serde_json::from_str::<Event>(&line).expect("an event")
        };
        let events = [
            turn.clone(),
            play("s", "1.0"),
            play("h1", "2.12"),
            play("s", "3.24"),
            play("d1", "W.150"),
            play("s", "5.48"),
            play("h1", "6.60"),
            play("d1", "7.72"),
            play("s", "8.84"),
            turn.clone(),
            play("h1", "9.96"),
            turn,
            play("s", "10.108"),
        ];
        let freed = StockPlayCounts { straight: 2, hand: 1, discards: 1, both: 1, wild: 1 };
        let wanted = Tally { turns: 3, played: 10, stock: freed, longest_turn: 8, most_stock: 4 };
        assert_eq!(tally(2, &events, &BTreeSet::new()), [wanted, Tally::default()]);
    }

    /// Whatever turns computer players take, people and they make up the whole round.
    #[test]
    fn turns_of_stand_ins_count_for_nobody() {
        let record: Record = include_str!("../tests/records/version-1.jsonl").parse().expect("a record");
        let seats = record.header.setup.seat_count();
        let turns = record.turns().count() as u32;
        let of = |stand_in_turns: &BTreeSet<u32>| tally(seats, &record.events, stand_in_turns);
        let whole = of(&BTreeSet::new());
        for step in 1..6 {
            let (some, others): (BTreeSet<u32>, BTreeSet<u32>) =
                (1..=turns).partition(|turn| turn / step % 2 == 0);
            for ((whole, one), other) in whole.iter().zip(of(&some)).zip(of(&others)) {
                assert_eq!(whole.turns, one.turns + other.turns);
                assert_eq!(whole.longest_turn, one.longest_turn.max(other.longest_turn));
                assert_eq!(whole.most_stock, one.most_stock.max(other.most_stock));
                let freed = |tally: &Tally| {
                    let StockPlayCounts { straight, hand, discards, both, wild } = tally.stock;
                    [tally.played, straight, hand, discards, both, wild]
                };
                let sum: Vec<u16> =
                    freed(&one).iter().zip(freed(&other)).map(|(one, other)| one + other).collect();
                assert_eq!(freed(whole)[..], sum);
            }
        }
        assert_eq!(of(&(1..=turns).collect()), vec![Tally::default(); seats]);
    }
}
