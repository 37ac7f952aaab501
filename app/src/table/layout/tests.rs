use skipstone_core::{Card, Position, Preset, Rules, Seed, Setup, StockSize, deal};

use super::*;

const SIZES: [(f32, f32); 5] =
    [(960.0, 520.0), (1280.0, 720.0), (1020.0, 720.0), (1920.0, 990.0), (3840.0, 2070.0)];

/// Tables of every size: number of seats and of teams.
const TABLES: [(usize, usize); 12] =
    [(2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (4, 2), (6, 3), (8, 2), (9, 3), (10, 2), (12, 2), (12, 3)];

/// Checks layouts, with hands closed and open: of every table after some turns, of one whose teams share their piles, and of
/// one with deep discard piles.
fn layouts(check: impl Fn(&SeatView<'_>, Size, &BoardLayout)) {
    for position in [
        "rules: preset=standard team_piles=two-per-team stock=8\nseats: 6\nteams: 2\ns@1: 8?\ns@2: 8?\ns@3: 8?\ns@4: 8?\nturn: 5",
        "seats: 4\ns@1: 9?\ns@2: 9?\ns@3: 9?\ns@4: 9?\nd1@1: 26?\nd4@1: 7?\nd2@3: 20?\nh@1: 5?",
        "rules: preset=standard hide_buried=true\ns@1: 9?\ns@2: 9?\nd1@1: 26?\nd2@2: 20?\nh@1: 5?",
    ] {
        let position: Position = position.parse().expect("a position");
        let round = position.round().expect("it can be played");
        for (width, height) in SIZES {
            let size = Size::new(width, height);
            let view = round.view(round.turn());
            for open in [false, true] {
                check(&view, size, &BoardLayout::new(&view, size, open));
            }
        }
    }
    let rules = Rules { stock: StockSize::Cards(8), ..Preset::Standard.rules() };
    for (seats, teams) in TABLES {
        let setup = Setup::new(rules, seats, teams).expect("so many can play");
        let mut round =
            deal::deal(setup, Seed::from_number(3), Seat::ONE, &deal::NO_AGES, &mut ()).expect("no ages");
        for turn in 0..40 {
            // The last legal move is a discard if there is one, so the piles grow.
            let moves: Vec<_> = round.legal_moves().iter().collect();
            let Some(mv) = moves.last() else { break };
            round.play_legal(*mv, &mut ());
            if turn % 13 == 0 {
                for (width, height) in SIZES {
                    let size = Size::new(width, height);
                    let view = round.view(Seat::from_index(seats / 2));
                    for open in [false, true] {
                        check(&view, size, &BoardLayout::new(&view, size, open));
                    }
                }
            }
        }
    }
}

#[test]
fn nothing_lies_outside_or_on_top_of_another_pile() {
    layouts(|view, size, layout| {
        let board = Rectangle::with_size(size);
        for (at, pile) in layout.piles.iter().enumerate() {
            assert!(
                pile.bounds.is_within(&board),
                "{} at {:?} is outside {size:?} ({} seats)",
                pile.slot,
                pile.bounds,
                view.setup().seat_count()
            );
            for other in &layout.piles[at + 1..] {
                assert!(
                    !pile.bounds.intersects(&other.bounds),
                    "{} lies on {} at {size:?} ({} seats)",
                    pile.slot,
                    other.slot,
                    view.setup().seat_count()
                );
            }
        }
    });
}

#[test]
fn every_seat_has_its_own_area() {
    layouts(|view, size, layout| {
        assert_eq!(layout.seats.len(), view.setup().seat_count());
        for (at, area) in layout.seats.iter().enumerate() {
            assert!(area.bounds.is_within(&Rectangle::with_size(size)), "{area:?} of {size:?}");
            for other in &layout.seats[at + 1..] {
                assert!(!area.bounds.intersects(&other.bounds), "{area:?} lies on {other:?} at {size:?}");
            }
            for part in
                [area.name, area.stock_left, area.last_move].into_iter().filter(|part| part.width > 0.0)
            {
                assert!(part.is_within(&area.bounds.expand(1.0)), "{part:?} of {area:?} at {size:?}");
                let words = part.shrink(1.0);
                let covered = layout.piles.iter().find(|pile| pile.bounds.intersects(&words));
                assert!(covered.is_none(), "{covered:?} covers {part:?} of {area:?} at {size:?}");
            }
        }
    });
}

#[test]
fn cards_are_large_enough_to_read() {
    layouts(|view, size, layout| {
        assert!(layout.card >= 55.0, "{} at {size:?}", layout.card);
        // Open hands leave less room for the piles.
        let open = layout.seats.iter().any(|area| area.last_move.width == 0.0);
        let least = match view.setup().seat_count() {
            ..=6 => 30.0,
            _ if open => 21.0,
            _ => 24.0,
        };
        assert!(
            layout.other_card >= least,
            "{} at {size:?}, {} seats",
            layout.other_card,
            view.setup().seat_count()
        );
    });
}

#[test]
fn a_point_on_a_card_hits_its_slot() {
    layouts(|_, _, layout| {
        for pile in &layout.piles {
            assert_eq!(layout.slot_at(pile.bounds.center()), Some(pile.slot));
            assert_eq!(layout.most_overlapped(pile.bounds, |_| true), Some(pile.slot));
        }
        assert_eq!(layout.slot_at(Point::new(-1.0, 5.0)), None);
    });
}

#[test]
fn buried_cards_can_be_read_or_are_counted() {
    layouts(|view, _, layout| {
        for pile in &layout.piles {
            let Slot::Discard(owner, nth) = pile.slot else { continue };
            let cards: Vec<Card> = view.discard_pile(owner, usize::from(nth)).collect();
            let depth = cards.len();
            let top = pile.card(depth.saturating_sub(1));
            assert!(top.y + top.height <= pile.bounds.y + pile.bounds.height + 0.5);
            if depth > pile.buried + 1 {
                assert!(pile.step.y >= 0.2 * pile.base.height, "{pile:?} hides an index");
            }
        }
    });
}
