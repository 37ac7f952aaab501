//! The beginner level always sees its stock card, overlooks other cards for a whole turn, and doesn't waste wilds.

use skipstone_core::bot::{Bot, Easy};
use skipstone_core::{Card, Move, Preset, Rank, Round, Source, Target};

use crate::tables::{deal, preset_setup};

/// The ranks of the hand that could be played now, or the stock's.
fn playable(round: &Round, from_stock: bool) -> Vec<Option<Rank>> {
    let view = round.view(round.turn());
    let moves = view.legal_moves();
    let plays = moves.iter().filter(|mv| mv.is_play()).filter_map(Move::source);
    let wanted = plays.filter(|source| match source {
        Source::Stock(_) => from_stock,
        Source::Hand(_) => !from_stock,
        Source::Discard(..) => false,
    });
    wanted.filter_map(|source| view.source_card(source).ok()).map(Card::rank).collect()
}

#[test]
fn a_beginner_overlooks_cards_for_a_turn_but_never_its_stock_card() {
    let (mut overlooked, mut seen) = (0, 0);
    for number in 0..240 {
        let (mut round, _) = deal(preset_setup(Preset::Quick, 2, 2), number);
        let mut player = Easy::new(number);
        // The ranks played from the hand in this turn.
        let mut played: Vec<Option<Rank>> = Vec::new();
        while round.ending().is_none() {
            let seat = round.turn();
            let view = round.view(seat);
            let mv = player.choose(&view);
            let card = mv.source().and_then(|source| view.source_card(source).ok());
            if !playable(&round, true).is_empty() {
                assert!(matches!(mv.source(), Some(Source::Stock(_))), "{mv:?} with a stock card to play");
            }
            match mv {
                Move::Put(Source::Hand(_), Target::Discard(..)) => {
                    let missed: Vec<_> = playable(&round, false).into_iter().flatten().collect();
                    assert!(!missed.iter().any(|rank| played.contains(&Some(*rank))), "seen, and then not");
                    assert!(
                        card.is_some_and(|card| !card.is_wild()) || view.hand().iter().all(Card::is_wild),
                        "a wild thrown away"
                    );
                    overlooked += missed.len();
                    played.clear();
                }
                Move::Put(Source::Hand(_), Target::Build(_)) => {
                    played.extend(card.map(Card::rank));
                    seen += 1;
                }
                Move::Pass => played.clear(),
                _ => {}
            }
            round.play(seat, mv).expect("it is legal");
        }
    }
    // It overlooks some cards, but sees most of its hand.
    assert!(overlooked > 50 && seen > 20 * overlooked, "{seen} hand cards seen, {overlooked} overlooked");
}
