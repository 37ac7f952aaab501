//! Deals the cards anew that a seat can't see.

use skipstone_core::position::{CardSpec, Location};
use skipstone_core::{Position, Round, Seat};

use crate::tables::TestRng;

/// A round with the same view for a seat, but other hidden cards and other later shuffles.
pub(crate) fn dealt_anew(round: &Round, seat: Seat, rng: &mut TestRng) -> Round {
    let mut position = Position::of(round);
    let buried_are_hidden = buried_are_hidden(round, seat);
    let mut hidden: Vec<&mut CardSpec> = (position.piles.iter_mut())
        .flat_map(|(place, pile)| {
            let open = pile.cards.len().min(match place {
                Location::Hand(other) if *other != seat => 0,
                Location::Draw => 0,
                Location::Stock(_) => 1,
                Location::Discard(_, owner) if buried_are_hidden(*owner) => 1,
                Location::Hand(_) | Location::Discard(..) | Location::Build(_) | Location::Completed => {
                    usize::MAX
                }
            });
            let hidden = pile.cards.len() - open;
            &mut pile.cards[..hidden]
        })
        .collect();
    shuffle(&mut hidden, rng);
    // The completed piles are known, but they lie in no particular order.
    if let Some(completed) = position.piles.get_mut(&Location::Completed) {
        shuffle(&mut completed.cards.iter_mut().collect::<Vec<_>>(), rng);
    }
    position.rng = Position::default().rng;
    position.round().expect("the same cards, elsewhere")
}

/// The seats whose buried discards are hidden from a seat. With `lead_up`, legal moves depend on the buried cards of piles that it
/// may play from (RULES 8), so these stay.
fn buried_are_hidden(round: &Round, seat: Seat) -> impl Fn(Seat) -> bool {
    let setup = *round.setup();
    let rules = *setup.rules();
    move |owner| rules.hide_buried && !(rules.lead_up && setup.team(owner) == setup.team(seat))
}

fn shuffle(picks: &mut [&mut CardSpec], rng: &mut TestRng) {
    for last in (1..picks.len()).rev() {
        let other = rng.below(last + 1);
        let (front, back) = picks.split_at_mut(last);
        if other < last {
            std::mem::swap(front[other], back[0]);
        }
    }
}
