//! Lines of plays that lead up to a stock top (RULES 8, `lead_up`).
//!
//! A discard-pile card may be played only if afterwards a line of plays still exists, from the hand, the discard piles and
//! the stock tops as they lie, that ends with the stock top. The search looks at the build pile nearest to that card first,
//! visits no state twice, and prunes states that plainly can't succeed. It gives up after [`MAX_NODES`] and then
//! counts as without a line: with many wilds there are more lines than anyone could oversee.

use rustc_hash::FxHashSet;

use crate::card::Card;
use crate::moves::{Source, Target};
use crate::pile::{ByPile, Pile};
use crate::public_state::PublicState;
use crate::seat::Seat;
use crate::view::SeatView;

/// The number of states after which a search gives up. Lines that people see take some dozens.
///
/// If a line is found within this number, so is the rest of the line after its first play, because fewer states are left.
const MAX_NODES: usize = 1000;

/// The most columns: six seats of a team, five piles each.
const COLUMNS: usize = 30;

/// The announced stock pile, by its seat, if a line of plays still leads to it. A refilled hand can bring so many new lines that
/// none is found any more; then the announcement no longer binds.
pub(crate) fn promise(view: &SeatView<'_>) -> Option<Seat> {
    let promised = view.public.turn_restrictions.promise?;
    let (search, mut node) = LineSearch::new(view, Some(promised));
    node.builds.0.sort_unstable();
    search.line_from(&node)
}

/// The stock pile, by its seat, that a line of plays leads to after a play, if one is found.
pub(crate) fn line_after(
    view: &SeatView<'_>,
    source: Source,
    target: Target,
    promise: Option<Seat>,
) -> Option<Seat> {
    let Target::Build(pile) = target else { return None };
    let (search, mut node) = LineSearch::new(view, promise);
    let from = search.column_of(source);
    let code = match source {
        Source::Hand(slot) => view.hand.get(usize::from(slot))?.code(),
        _ => *search.columns[from?].cards.first()?,
    };
    search.play(&mut node, from, code, pile);
    search.line_from(&node)
}

/// A discard pile, or the one visible card of a stock pile.
struct Column {
    owner: Seat,
    /// The discard pile; `None` for a stock pile.
    pile: Option<Pile>,
    /// Whether a line may end with it.
    aim: bool,
    /// Card codes, top first.
    cards: Vec<u8>,
}

/// What stays the same along a line.
struct LineSearch {
    columns: Vec<Column>,
    alternating: bool,
    wild_on_wild: bool,
}

/// A state within a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Node {
    /// The next rank of each build pile, doubled, plus one where a wild lies on top and that matters. Sorted: piles that need
    /// the same card are the same pile.
    builds: ByPile<u8>,
    /// Hand cards by code.
    hand: [u8; Card::CODES],
    /// The number of cards played of each column.
    played: [u8; COLUMNS],
    /// The discard-pile column played from last, if that matters.
    last: Option<u8>,
}

impl LineSearch {
    fn new(view: &SeatView<'_>, promise: Option<Seat>) -> (LineSearch, Node) {
        let public = view.public;
        let rules = public.setup.rules();
        let aims = aims(public, view.seat, promise);
        let mut columns = Vec::new();
        for owner in std::iter::once(view.seat).chain(public.open_partners(view.seat)) {
            let stock = public.stock_tops[owner].some().map(|card| card.code());
            columns.push(Column {
                owner,
                pile: None,
                aim: aims.contains(&owner),
                cards: stock.into_iter().collect(),
            });
            for pile in Pile::ALL {
                let cards = public.discard_pile(owner, pile).map(|card| card.code()).collect();
                columns.push(Column { owner, pile: Some(pile), aim: false, cards });
            }
        }
        let search =
            LineSearch { columns, alternating: rules.alternating, wild_on_wild: rules.consecutive_wilds };
        let mut hand = [0; Card::CODES];
        for card in view.hand.iter() {
            hand[usize::from(card.code())] += 1;
        }
        let builds = ByPile::from_fn(|pile| {
            let build = &public.builds[pile];
            let wild = build.cards().last().is_some_and(|card| card.is_wild());
            build.next.number() << 1 | u8::from(wild && !search.wild_on_wild)
        });
        let last = public.turn_restrictions.last_discard.filter(|_| search.alternating);
        let last = last.and_then(|(owner, pile)| {
            search.columns.iter().position(|column| column.owner == owner && column.pile == Some(pile))
        });
        (search, Node { builds, hand, played: [0; COLUMNS], last: last.map(|last| last as u8) })
    }

    fn column_of(&self, source: Source) -> Option<usize> {
        let (owner, pile) = match source {
            Source::Hand(_) => return None,
            Source::Stock(owner) => (owner, None),
            Source::Discard(pile, owner) => (owner, Some(pile)),
        };
        self.columns.iter().position(|column| column.owner == owner && column.pile == pile)
    }

    fn line_from(&self, node: &Node) -> Option<Seat> {
        self.find_aim(node, &mut FxHashSet::default())
    }

    /// The aim that can be reached from a state.
    fn find_aim(&self, node: &Node, seen: &mut FxHashSet<Node>) -> Option<Seat> {
        let mut aims = (0..self.columns.len()).filter(|at| self.columns[*at].aim);
        if let Some(aim) = aims.find(|at| self.top(node, *at).is_some_and(|code| self.is_taken(node, code))) {
            return Some(self.columns[aim].owner);
        }
        if seen.len() >= MAX_NODES || !seen.insert(*node) {
            return None;
        }
        let aim =
            (0..self.columns.len()).find(|at| self.columns[*at].aim && self.has_enough_cards(node, *at))?;
        let mut builds = Pile::ALL;
        builds.sort_by_key(|build| self.steps(node.builds[*build], self.top(node, aim)));
        for build in builds {
            if node.builds.0[..build.index()].contains(&node.builds[build]) {
                continue;
            }
            for (from, code) in self.sources(node) {
                if !self.takes(node.builds[build], code) {
                    continue;
                }
                let mut next = *node;
                self.play(&mut next, from, code, build);
                if let Some(aim) = self.find_aim(&next, seen) {
                    return Some(aim);
                }
            }
        }
        None
    }

    /// The playable columns of a state, numbers before wilds.
    fn sources(&self, node: &Node) -> impl Iterator<Item = (Option<usize>, u8)> {
        let mut sources: Vec<(Option<usize>, u8)> = Vec::new();
        for at in 0..self.columns.len() {
            if self.columns[at].pile.is_none() || node.last != Some(at as u8) {
                sources.extend(self.top(node, at).map(|code| (Some(at), code)));
            }
        }
        let held = (0..Card::CODES as u8).filter(|code| node.hand[usize::from(*code)] > 0);
        sources.extend(held.map(|code| (None, code)));
        sources.sort_by_key(|(_, code)| *code == Card::WILD);
        sources.into_iter()
    }

    fn top(&self, node: &Node, column: usize) -> Option<u8> {
        self.columns[column].cards.get(usize::from(node.played[column])).copied()
    }

    fn takes(&self, build: u8, code: u8) -> bool {
        build >> 1 == code || code == Card::WILD && build & 1 == 0
    }

    fn is_taken(&self, node: &Node, code: u8) -> bool {
        node.builds.iter().any(|build| self.takes(*build, code))
    }

    /// The number of cards that a build pile lacks before it takes a card; one for a wild that it doesn't take.
    fn steps(&self, build: u8, code: Option<u8>) -> u8 {
        match code {
            Some(Card::WILD) | None => 1,
            Some(code) => (code + 12 - (build >> 1)) % 12,
        }
    }

    /// Whether the cards at hand, wherever they lie, can bring some build pile to the rank of an aim's card. If not,
    /// no search is needed.
    fn has_enough_cards(&self, node: &Node, aim: usize) -> bool {
        let code = self.top(node, aim);
        let mut at_hand = node.hand;
        for (column, played) in self.columns.iter().zip(node.played).filter(|(column, _)| !column.aim) {
            for code in column.cards.iter().skip(usize::from(played)) {
                at_hand[usize::from(*code)] += 1;
            }
        }
        code.is_some()
            && node.builds.iter().any(|build| {
                let needed = (0..self.steps(*build, code)).map(|step| ((build >> 1) - 1 + step) % 12 + 1);
                let missing = needed.filter(|rank| at_hand[usize::from(*rank)] == 0).count();
                missing <= usize::from(at_hand[usize::from(Card::WILD)])
            })
    }

    fn play(&self, node: &mut Node, from: Option<usize>, code: u8, build: Pile) {
        match from {
            None => node.hand[usize::from(code)] -= 1,
            Some(column) => {
                node.played[column] += 1;
                if self.alternating && self.columns[column].pile.is_some() {
                    node.last = Some(column as u8);
                }
            }
        }
        let next = (node.builds[build] >> 1) % 12 + 1;
        let wild = code == Card::WILD && next != 1 && !self.wild_on_wild;
        node.builds[build] = next << 1 | u8::from(wild);
        node.builds.0.sort_unstable();
    }
}

/// The stock piles, by their seats, that may be built to: the promised one; the own one; or where it is finished or shared,
/// the partners' (RULES 7).
fn aims(public: &PublicState, seat: Seat, promise: Option<Seat>) -> Vec<Seat> {
    match promise {
        Some(promised) => vec![promised],
        None if public.stock_left[seat] > 0 && !public.setup.shares_piles() => vec![seat],
        None => std::iter::once(seat).chain(public.open_partners(seat)).collect(),
    }
}
