//! What a double click plays: the one sensible play of a card, if there is one.

use skipstone_core::{Rank, SeatView, Source, Target};

/// The build pile for a source's card. Piles that need the same rank are equal; a wild goes where it makes way for the own
/// stock top, and is left to the player where several ways are as good.
pub fn play(view: &SeatView<'_>, source: Source) -> Option<Target> {
    let piles: Vec<u8> = view
        .targets(source)
        .into_iter()
        .filter_map(|target| match target {
            Target::Build(pile) => Some(pile),
            Target::Discard(..) => None,
        })
        .collect();
    let needs = |pile: u8| view.build_next(usize::from(pile));
    let first = *piles.first()?;
    if piles.iter().all(|pile| needs(*pile) == needs(first)) {
        return Some(Target::Build(first));
    }
    let stock = view.stock_top(view.seat()).and_then(|card| card.rank());
    let makes_way = |pile: &u8| stock.is_some_and(|rank: Rank| needs(*pile).next() == rank);
    piles.into_iter().find(makes_way).map(Target::Build)
}
