//! Lines of plays that lead up to a stock top (RULES 8, `lead_up`).
//!
//! A discard-pile card may be played only if afterwards a line of plays still exists, from the hand, the discard piles and
//! the stock tops as they lie, that ends with the stock top. The search below is complete: it tries every line, and visits
//! no situation twice. Piles that need the same card are the same pile to it.

use std::collections::HashSet;

use crate::moves::{Source, Target};
use crate::open::Open;
use crate::seat::Seat;
use crate::view::SeatView;

/// The stock pile, by its seat, that a line of plays still leads to after a play, if there is one.
pub(crate) fn line_after(view: &SeatView<'_>, source: Source, target: Target) -> Option<Seat> {
    let Target::Build(pile) = target else { return None };
    let (search, mut node) = Search::new(view);
    let from = search.column_of(view.seat, source);
    let code = match source {
        Source::Hand(slot) => view.hand.get(usize::from(slot))?.code(),
        _ => *search.columns[from?].cards.first()?,
    };
    node.play(&search, from, code, usize::from(pile));
    node.builds.sort_unstable();
    search.reach(&node, &mut HashSet::new())
}

/// A discard pile, or the one visible card of a stock pile.
struct Column {
    owner: Seat,
    /// The discard pile's index; `None` for a stock pile.
    pile: Option<u8>,
    /// Whether a line may end with it.
    aim: bool,
    /// Card codes, top first.
    cards: Vec<u8>,
}

/// What stays the same along a line.
struct Search {
    columns: Vec<Column>,
    alternating: bool,
    wild_on_wild: bool,
}

/// A situation within a line.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Node {
    /// The next rank of each build pile, doubled, plus one where a wild lies on top and that matters. Sorted.
    builds: [u8; 4],
    /// Hand cards by code.
    hand: [u8; 13],
    /// How many cards of each column were played.
    played: Vec<u8>,
    /// The discard-pile column played from last, if that matters.
    last: Option<u8>,
}

impl Search {
    fn new(view: &SeatView<'_>) -> (Search, Node) {
        let open = view.open;
        let rules = open.setup.rules();
        let aims = aims(open, view.seat);
        let mut columns = Vec::new();
        for owner in std::iter::once(view.seat).chain(open.open_partners(view.seat)) {
            let stock = open.stock_tops[owner].some().map(|card| card.code());
            columns.push(Column {
                owner,
                pile: None,
                aim: aims.contains(&owner),
                cards: stock.into_iter().collect(),
            });
            for pile in 0..4 {
                let cards = open.discard_pile(owner, pile).map(|card| card.code()).collect();
                columns.push(Column { owner, pile: Some(pile as u8), aim: false, cards });
            }
        }
        let search =
            Search { columns, alternating: rules.alternating, wild_on_wild: rules.consecutive_wilds };
        let mut hand = [0; 13];
        for card in view.hand.iter() {
            hand[usize::from(card.code())] += 1;
        }
        let builds = [0, 1, 2, 3].map(|pile| {
            let build = &open.builds[pile];
            let wild = build.cards().last().is_some_and(|card| card.is_wild());
            build.next.number() << 1 | u8::from(wild && !search.wild_on_wild)
        });
        let last = open.house.last_discard.filter(|_| search.alternating);
        let last = last.and_then(|(owner, pile)| {
            search.columns.iter().position(|column| column.owner == owner && column.pile == Some(pile))
        });
        let played = vec![0; search.columns.len()];
        (search, Node { builds, hand, played, last: last.map(|last| last as u8) })
    }

    fn column_of(&self, seat: Seat, source: Source) -> Option<usize> {
        let (owner, pile) = match source {
            Source::Hand(_) => return None,
            Source::Stock(owner) => (owner, None),
            Source::Discard(pile, owner) => (owner, Some(pile)),
        };
        let owner = owner.unwrap_or(seat);
        self.columns.iter().position(|column| column.owner == owner && column.pile == pile)
    }

    /// The aim that can be reached from a situation.
    fn reach(&self, node: &Node, seen: &mut HashSet<Node>) -> Option<Seat> {
        let takes = |code: u8| (0..4).filter(move |build| self.takes(node.builds[*build], code));
        let aims = || (0..self.columns.len()).filter(|at| self.columns[*at].aim);
        let reached = aims().find(|at| self.top(node, *at).is_some_and(|code| takes(code).next().is_some()));
        if let Some(at) = reached {
            return Some(self.columns[at].owner);
        }
        if !seen.insert(node.clone()) || !aims().any(|at| self.suffices(node, at)) {
            return None;
        }
        let from_hand = (0..13).filter(|code| node.hand[usize::from(*code)] > 0).map(|code| (None, code));
        let from_columns = (0..self.columns.len()).filter_map(|at| {
            let alternates = self.columns[at].pile.is_none() || node.last != Some(at as u8);
            alternates.then(|| self.top(node, at)).flatten().map(|code| (Some(at), code))
        });
        for (from, code) in from_hand.chain(from_columns) {
            for build in
                takes(code).filter(|build| *build == 0 || node.builds[*build] != node.builds[build - 1])
            {
                let mut next = node.clone();
                next.play(self, from, code, build);
                next.builds.sort_unstable();
                if let Some(aim) = self.reach(&next, seen) {
                    return Some(aim);
                }
            }
        }
        None
    }

    fn top(&self, node: &Node, column: usize) -> Option<u8> {
        self.columns[column].cards.get(usize::from(node.played[column])).copied()
    }

    fn takes(&self, build: u8, code: u8) -> bool {
        build >> 1 == code || code == 0 && build & 1 == 0
    }

    /// Whether the cards at hand, wherever they lie, can lift some build pile to where it takes an aim's card. What fails
    /// here needs no search.
    fn suffices(&self, node: &Node, aim: usize) -> bool {
        let Some(code) = self.top(node, aim) else { return false };
        let mut at_hand = node.hand;
        for (column, played) in self.columns.iter().zip(&node.played).filter(|(column, _)| !column.aim) {
            for code in column.cards.iter().skip(usize::from(*played)) {
                at_hand[usize::from(*code)] += 1;
            }
        }
        node.builds.iter().any(|build| {
            let next = build >> 1;
            // From what it needs now up to the rank below the aim's; a wild asks only for a pile without one on top.
            let goal = if code == 0 { next % 12 + 1 } else { code };
            let steps = (goal + 12 - next) % 12;
            let missing =
                (0..steps).filter(|step| at_hand[usize::from((next - 1 + step) % 12 + 1)] == 0).count();
            missing <= usize::from(at_hand[0])
        })
    }
}

impl Node {
    fn play(&mut self, search: &Search, from: Option<usize>, code: u8, build: usize) {
        match from {
            None => self.hand[usize::from(code)] -= 1,
            Some(column) => {
                self.played[column] += 1;
                if search.alternating && search.columns[column].pile.is_some() {
                    self.last = Some(column as u8);
                }
            }
        }
        let next = (self.builds[build] >> 1) % 12 + 1;
        let wild = code == 0 && next != 1 && !search.wild_on_wild;
        self.builds[build] = next << 1 | u8::from(wild);
    }
}

/// The stock piles, by their seats, that may be built to: the promised one; the own one; or where it is finished or shared,
/// the partners' (RULES 7).
fn aims(open: &Open, seat: Seat) -> Vec<Seat> {
    match open.house.promise {
        Some(promised) => vec![promised],
        None if open.stock_left[seat] > 0 && !open.setup.shares_piles() => vec![seat],
        None => std::iter::once(seat).chain(open.open_partners(seat)).collect(),
    }
}
