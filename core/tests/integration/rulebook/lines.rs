//! Exhaustive search for lines of plays that lead up to a stock top (RULES 8).

use std::cell::Cell;
use std::collections::HashSet;

use skipstone_core::{ByPile, Card, Pile, Seat, Source};

use super::model::Model;

/// The engine gives up a search after a number of states (`lead_up::MAX_NODES`). This search merges fewer states, so any search
/// that ends within that number must end in the engine too.
const MAX_NODES: usize = 1000;

/// The results of searches, and whether one gave up.
#[derive(Debug, Clone, Default)]
pub(crate) struct Lines {
    gave_up: Cell<bool>,
}

/// The state that a line of plays changes. A code is a rank, or 0 for a wild.
#[derive(Clone, PartialEq, Eq, Hash)]
struct LineState {
    /// Height, and whether a wild lies on top.
    builds: ByPile<(u8, bool)>,
    /// The number of hand cards by code.
    hand: [u8; 13],
    /// The number of cards left of each pile: stock and four discard piles of each owner.
    piles: Vec<u8>,
    last: Option<usize>,
}

impl Lines {
    pub(crate) fn forget(&self) {
        self.gave_up.set(false);
    }

    pub(crate) fn all_tried(&self) -> bool {
        !self.gave_up.get()
    }

    /// The stock piles whose tops a line of plays leads to: after a play, or from the position as it is.
    pub(crate) fn aims(&self, model: &Model, seat: Seat, play: Option<(Source, Pile)>) -> Vec<Seat> {
        let owners = model.pile_owners(seat);
        if !self.all_tried() {
            return owners;
        }
        let own_unfinished = !model.stocks[seat.index()].is_empty() && !model.setup.shares_piles();
        let aims = match model.promise {
            Some(promised) => vec![promised],
            None if own_unfinished => vec![seat],
            None => owners.clone(),
        };
        let code = |card: &Card| card.rank().map_or(0, |rank| rank.number());
        let mut piles: Vec<Vec<u8>> = Vec::new();
        for owner in &owners {
            // Of a stock pile only the top is known.
            piles.push(model.stocks[owner.index()].last().map(code).into_iter().collect());
            piles.extend(model.discards[owner.index()].iter().map(|pile| pile.iter().map(code).collect()));
        }
        let index = |source| {
            let (owner, at) = match source {
                Source::Hand(_) => return None,
                Source::Stock(owner) => (owner, 0),
                Source::Discard(pile, owner) => (owner, pile.index() + 1),
            };
            Some(5 * owners.iter().position(|other| *other == owner)? + at)
        };
        let mut hand = [0; 13];
        model.hands[seat.index()].iter().for_each(|card| hand[usize::from(code(card))] += 1);
        let mut start = LineState {
            builds: ByPile::from_fn(|pile| model.builds[pile].top()),
            hand,
            piles: piles.iter().map(|pile| pile.len() as u8).collect(),
            last: model.last_discard.and_then(|(owner, pile)| index(Source::Discard(pile, owner))),
        };
        if let Some((source, build)) = play {
            let card = match (source, index(source)) {
                (Source::Hand(slot), _) => code(&model.hands[seat.index()][usize::from(slot)]),
                (_, Some(pile)) => *piles[pile].last().expect("a card to play"),
                (_, None) => panic!("seat {seat} can't play from {source:?}"),
            };
            start.put(index(source), card, build);
        }
        let (mut reached, mut seen, mut todo) = (Vec::new(), HashSet::new(), vec![start]);
        while let Some(state) = todo.pop() {
            if !seen.insert(state.clone()) {
                continue;
            }
            if seen.len() > MAX_NODES {
                self.gave_up.set(true);
                break;
            }
            let held = (0..13).filter(|code| state.hand[usize::from(*code)] > 0).map(|code| (None, code));
            let tops = (0..piles.len()).filter_map(|pile| {
                let left = usize::from(state.piles[pile]);
                let repeats = model.rules().alternating && state.last == Some(pile);
                (left > 0 && !repeats).then(|| (Some(pile), piles[pile][left - 1]))
            });
            for (pile, code) in held.chain(tops) {
                let aim = pile.filter(|pile| pile % 5 == 0).map(|pile| owners[pile / 5]);
                let aim = aim.filter(|owner| aims.contains(owner));
                let wild_on_wild = model.rules().consecutive_wilds;
                for build in Pile::ALL.into_iter().filter(|build| state.takes(*build, code, wild_on_wild)) {
                    match aim {
                        // A line ends with the stock top: what it turns up isn't known.
                        Some(owner) if reached.contains(&owner) => {}
                        Some(owner) => reached.push(owner),
                        None => {
                            let mut next = state.clone();
                            next.put(pile, code, build);
                            todo.push(next);
                        }
                    }
                }
            }
        }
        reached
    }
}

impl LineState {
    fn takes(&self, build: Pile, code: u8, wild_on_wild: bool) -> bool {
        let (height, wild) = self.builds[build];
        if code == 0 { wild_on_wild || !wild } else { code == height + 1 }
    }

    fn put(&mut self, pile: Option<usize>, code: u8, build: Pile) {
        match pile {
            None => self.hand[usize::from(code)] -= 1,
            Some(pile) => {
                self.piles[pile] -= 1;
                if pile % 5 != 0 {
                    self.last = Some(pile);
                }
            }
        }
        let (height, wild) = &mut self.builds[build];
        (*height, *wild) = (*height + 1, code == 0);
        if *height == 12 {
            (*height, *wild) = (0, false);
        }
    }
}
