//! What a double click plays: the one sensible play of a card, if there is one.

use skipstone_core::{Pile, Rank, SeatView, Source, Target};

/// The build pile for a source's card. Piles that need the same rank are equivalent. A wild goes to the pile that then takes
/// the own stock top; `None` if there is no such pile, or the card fits nowhere.
pub fn quick_play_target(view: &SeatView<'_>, source: Source) -> Option<Target> {
    let piles: Vec<Pile> = build_targets(view, source).collect();
    let needs = |pile| view.build_next(pile);
    let first = *piles.first()?;
    if piles.iter().all(|pile| needs(*pile) == needs(first)) {
        return Some(Target::Build(first));
    }
    let stock = view.stock_top(view.seat()).and_then(|card| card.rank());
    let makes_way = |pile: &Pile| stock.is_some_and(|rank: Rank| needs(*pile).next() == rank);
    piles.into_iter().find(makes_way).map(Target::Build)
}

/// The build piles that a source's card may go to now.
pub fn build_targets(view: &SeatView<'_>, source: Source) -> impl Iterator<Item = Pile> {
    let build = |target| match target {
        Target::Build(pile) => Some(pile),
        Target::Discard(..) => None,
    };
    view.targets(source).into_iter().filter_map(build)
}

#[cfg(test)]
mod tests {
    use skipstone_core::Position;

    use super::*;

    fn plays(position: &str, source: &str) -> Option<String> {
        let position: Position = format!("{position}\ns@2: 9").parse().expect("a position");
        let round = position.round().expect("it can be played");
        let turn = round.turn();
        let source = Source::parse(source, turn).expect("a source");
        quick_play_target(&round.view(turn), source).map(|target| target.written_by(turn).to_string())
    }

    #[test]
    fn a_number_card_goes_to_the_pile_that_needs_it() {
        assert_eq!(plays("b2: 1 2\nb3: 1 2\nh@1: 3 7\ns@1: 9", "h1").as_deref(), Some("b2"));
        assert_eq!(plays("b2: 1 2\nh@1: 3 7\ns@1: 9", "h2"), None);
        assert_eq!(plays("b2: 1 2\nh@1: 7\ns@1: 3", "s").as_deref(), Some("b2"));
    }

    #[test]
    fn a_wild_is_played_for_the_stock_card_or_left_to_the_player() {
        let piles = "b1: 1 2 3\nb2: 1 2 3 4 5\nb3: 1\nb4: 1 2\nh@1: W 7";
        assert_eq!(plays(&format!("{piles}\ns@1: 7"), "h1").as_deref(), Some("b2"));
        assert_eq!(plays(&format!("{piles}\ns@1: 12"), "h1"), None);
        assert_eq!(plays("h@1: W 7\ns@1: 12", "h1").as_deref(), Some("b1"));
    }
}
