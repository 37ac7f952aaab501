//! The best turn of a round: what its player likes to look back at.

use std::collections::BTreeSet;

use skipstone_core::{Card, Seat, Source, VisibleEvent};

/// A turn to be proud of: the one with the most stock cards, or else the one with the most cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BestTurn {
    /// The turn of the round, from 1.
    pub turn: u32,
    /// The stock cards that were played in it, in their order.
    pub stock_cards: Vec<Card>,
    /// How many cards were played onto build piles, these among them.
    pub plays: usize,
}

impl BestTurn {
    /// The best turn of a seat's player in a round's events, from its deal. Of equal ones it is the last, which is nearer to the
    /// end. Turns in which a computer player moved for them, by their numbers, are not theirs. `None` if nothing was played.
    pub fn of<'e>(
        events: impl IntoIterator<Item = &'e VisibleEvent>,
        seat: Seat,
        stand_in_turns: &BTreeSet<u32>,
    ) -> Option<BestTurn> {
        let mut best: Option<BestTurn> = None;
        let mut current = BestTurn { turn: 0, stock_cards: Vec::new(), plays: 0 };
        let mut close = |turn: &BestTurn| {
            let value = |turn: &BestTurn| (turn.stock_cards.len(), turn.plays);
            let is_better = best.as_ref().is_none_or(|best| value(turn) >= value(best));
            if turn.plays > 0 && !stand_in_turns.contains(&turn.turn) && is_better {
                best = Some(turn.clone());
            }
        };
        for event in events {
            match event {
                VisibleEvent::Turn(_) => {
                    close(&current);
                    current = BestTurn { turn: current.turn + 1, stock_cards: Vec::new(), plays: 0 };
                }
                VisibleEvent::Play { seat: player, mv, card, .. } if *player == seat => {
                    current.plays += 1;
                    let is_stock = matches!(mv.source(), Some(Source::Stock(_)));
                    current.stock_cards.extend(Some(*card).filter(|_| is_stock));
                }
                _ => {}
            }
        }
        close(&current);
        best
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::record::Record;
    use skipstone_core::replay::replay_with_observer;

    use super::*;

    fn events(me: Seat) -> Vec<VisibleEvent> {
        let record: Record =
            include_str!("../../../core/tests/records/version-1.jsonl").parse().expect("a record");
        let mut all = Vec::new();
        replay_with_observer(&record, |events, after| {
            all.extend(events.iter().map(|event| VisibleEvent::of(event, Some(me), after)));
        })
        .expect("it follows the rules");
        all
    }

    /// The stock cards and all cards that a seat has played in a turn.
    fn played(events: &[VisibleEvent], seat: Seat, wanted: u32) -> (usize, usize) {
        let mut turn = 0;
        let plays = events.iter().filter_map(|event| {
            turn += u32::from(matches!(event, VisibleEvent::Turn(_)));
            match event {
                VisibleEvent::Play { seat: player, mv, .. } if *player == seat && turn == wanted => {
                    mv.source()
                }
                _ => None,
            }
        });
        let sources: Vec<Source> = plays.collect();
        (sources.iter().filter(|source| matches!(source, Source::Stock(_))).count(), sources.len())
    }

    #[test]
    fn no_other_own_turn_has_more_stock_cards() {
        for seat in [Seat::ONE, Seat::from_index(1)] {
            let events = events(seat);
            let turns = events.iter().filter(|event| matches!(event, VisibleEvent::Turn(_))).count() as u32;
            let best = BestTurn::of(&events, seat, &BTreeSet::new()).expect("cards were played");
            let value = (best.stock_cards.len(), best.plays);
            assert_eq!(played(&events, seat, best.turn), value);
            assert!((1..=turns).all(|turn| played(&events, seat, turn) <= value), "{best:?}");
            // Without it another one is the best.
            let next = BestTurn::of(&events, seat, &BTreeSet::from([best.turn])).expect("cards were played");
            assert!(next.turn != best.turn && (next.stock_cards.len(), next.plays) <= value);
        }
    }

    #[test]
    fn where_nothing_was_played_nothing_is_best() {
        let events = events(Seat::ONE);
        assert_eq!(BestTurn::of(&events, Seat::from_index(5), &BTreeSet::new()), None);
    }
}
