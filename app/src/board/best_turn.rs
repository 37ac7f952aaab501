//! The best turn of a round: what its player likes to look back at.

use std::collections::BTreeSet;

use skipstone_core::{Card, Seat, VisibleEvent};

use super::chain::Chain;

/// So many cards without a stock card among them are worth looking back at.
const LONG: usize = 4;

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
    /// end. Turns in which a computer player moved for them, by their numbers, are not theirs. `None` if there is none to be
    /// proud of.
    pub fn of<'e>(
        events: impl IntoIterator<Item = &'e VisibleEvent>,
        seat: Seat,
        stand_in_turns: &BTreeSet<u32>,
    ) -> Option<BestTurn> {
        let mut best: Option<BestTurn> = None;
        let (mut turn, mut plays, mut chain) = (0, 0, Chain::default());
        let mut close = |turn: u32, plays: usize, chain: &Chain| {
            let value = (chain.cards().len(), plays);
            let is_better = best.as_ref().is_none_or(|best| value >= (best.stock_cards.len(), best.plays));
            let is_worth_it = plays >= LONG || plays > 0 && !chain.cards().is_empty();
            if is_worth_it && !stand_in_turns.contains(&turn) && is_better {
                best = Some(BestTurn { turn, stock_cards: chain.cards().to_vec(), plays });
            }
        };
        for event in events {
            if matches!(event, VisibleEvent::Turn(_)) {
                close(turn, plays, &chain);
                (turn, plays) = (turn + 1, 0);
            }
            chain.apply(event);
            // A card out of turn belongs to no turn of its player.
            let is_own = |player: Seat| player == seat && chain.seat() == Some(seat);
            plays += usize::from(matches!(event, VisibleEvent::Play { seat: player, .. } if is_own(*player)));
        }
        close(turn, plays, &chain);
        best
    }
}

#[cfg(test)]
mod tests {
    use skipstone_core::record::Record;
    use skipstone_core::replay::replay_with_observer;
    use skipstone_core::{Move, Pile, Rank, Source, Target, event};

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
            let next = BestTurn::of(&events, seat, &BTreeSet::from([best.turn]));
            let is_less =
                |next: BestTurn| next.turn != best.turn && (next.stock_cards.len(), next.plays) <= value;
            assert!(next.is_none_or(is_less));
        }
    }

    /// The first seat plays a wild, by its number, onto a build pile.
    fn play(source: Source, number: u8) -> VisibleEvent {
        VisibleEvent::Play {
            seat: Seat::ONE,
            mv: Move::Put(source, Target::Build(Pile::One)),
            card: Card::new(None, number).expect("a card"),
            rank: Rank::ONE,
            turned: None,
        }
    }

    #[test]
    fn a_short_turn_without_a_stock_card_is_nothing_to_be_proud_of() {
        let plays = |count: usize| {
            let play = play(Source::Hand(0), 3);
            let events: Vec<VisibleEvent> = [VisibleEvent::Turn(event::Turn { seat: Seat::ONE })]
                .into_iter()
                .chain(std::iter::repeat_n(play, count))
                .collect();
            BestTurn::of(&events, Seat::ONE, &BTreeSet::new()).map(|best| best.plays)
        };
        assert_eq!([plays(LONG - 1), plays(LONG)], [None, Some(LONG)]);
    }

    /// RULES 9.
    #[test]
    fn a_card_out_of_turn_belongs_to_no_turn() {
        let [one, two] = [Seat::ONE, Seat::from_index(1)];
        let turn = |seat| VisibleEvent::Turn(event::Turn { seat });
        let play = |number| play(Source::Stock(one), number);
        let events = [turn(one), play(3), turn(two), play(4), play(5)];
        let best = BestTurn::of(&events, one, &BTreeSet::new()).expect("a card was played");
        assert_eq!((best.turn, best.stock_cards.len(), best.plays), (1, 1, 1));
        assert_eq!(BestTurn::of(&events[2..], one, &BTreeSet::new()), None);
    }

    #[test]
    fn where_nothing_was_played_nothing_is_best() {
        let events = events(Seat::ONE);
        assert_eq!(BestTurn::of(&events, Seat::from_index(5), &BTreeSet::new()), None);
    }
}
