use skipstone_core::{Card, Pile, Position, Preset, Rules, Seed, Setup, StockSize, deal};

use super::*;
use crate::app::scale_factor;
use crate::board::HandOrder;
use crate::settings::{Scale, Settings};

/// The windows that are tried, in physical pixels.
const WINDOWS: [(f32, f32); 6] =
    [(960.0, 600.0), (1280.0, 800.0), (1366.0, 768.0), (1920.0, 1080.0), (2560.0, 1440.0), (3840.0, 2160.0)];
/// The sizes of everything that are tried, in percent.
const SCALES: [u16; 4] = [75, 100, 150, 200];
/// What the lines above and below the board take, and the panel beside it, in logical pixels.
const LINES: f32 = 108.0;
const PANEL: f32 = 270.0;

/// Tables of every size: number of seats and of teams.
const TABLES: [(usize, usize); 13] = [
    (2, 2),
    (3, 3),
    (4, 4),
    (5, 5),
    (6, 6),
    (4, 2),
    (6, 3),
    (6, 2),
    (8, 2),
    (9, 3),
    (10, 2),
    (12, 2),
    (12, 3),
];

/// A board to lay out: the window, the chosen size in percent, and how physical pixels relate to logical ones.
#[derive(Debug, Clone, Copy)]
struct Board {
    window: (f32, f32),
    percent: u16,
    factor: f32,
    space: BoardSpace,
}

/// Every board: each window at each size, with and without the panel, with hands closed and open.
fn boards() -> Vec<Board> {
    let mut boards = Vec::new();
    for window in WINDOWS {
        for percent in SCALES {
            let scale = Scale::ALL.into_iter().find(|scale| scale.percent() == percent).expect("a size");
            let settings = Settings { scale, ..Settings::default() };
            let factor = scale_factor(settings.scale.factor(), Size::new(window.0, window.1));
            for (panel, open) in [(0.0, false), (PANEL, false), (0.0, true), (PANEL, true)] {
                let size = Size::new(window.0 / factor - panel, window.1 / factor - LINES);
                let space = BoardSpace {
                    size,
                    enlargement: scale.factor(),
                    open,
                    side: BoardSide::Own,
                    hand_order: HandOrder::default(),
                };
                boards.push(Board { window, percent, factor, space });
            }
        }
    }
    boards
}

/// Checks layouts on every board: of every table after some turns, of one whose teams share their piles, and of one with deep
/// discard piles.
fn layouts(check: impl Fn(&SeatView<'_>, &Board, &BoardLayout)) {
    let boards = boards();
    let all = |view: &SeatView<'_>| {
        for board in &boards {
            check(view, board, &BoardLayout::new(view, board.space));
        }
    };
    for position in [
        "rules: preset=standard team_piles=two-per-team stock=8\nseats: 6\nteams: 2\ns@1: 8?\ns@2: 8?\ns@3: 8?\ns@4: 8?\nturn: 5",
        "seats: 4\ns@1: 9?\ns@2: 9?\ns@3: 9?\ns@4: 9?\nd1@1: 26?\nd4@1: 7?\nd2@3: 20?\nh@1: 5?",
        "rules: preset=standard hide_buried=true\ns@1: 9?\ns@2: 9?\nd1@1: 26?\nd2@2: 20?\nh@1: 5?",
    ] {
        let position: Position = position.parse().expect("a position");
        let round = position.round().expect("it can be played");
        all(&round.view(round.turn()));
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
            if turn == 0 || turn == 39 {
                all(&round.view(Seat::from_index(seats / 2)));
            }
        }
    }
}

#[test]
fn nothing_lies_outside_or_on_top_of_another_pile() {
    let in_hand = |pile: &PilePlace| matches!(pile.slot, Slot::Hand(_));
    layouts(|view, board, layout| {
        let area = Rectangle::with_size(board.space.size);
        let seats = view.setup().seat_count();
        for (at, pile) in layout.piles.iter().enumerate() {
            assert!(pile.bounds.is_within(&area), "{pile:?} is outside of {board:?}, {seats} seats");
            for other in &layout.piles[at + 1..] {
                if in_hand(pile) && in_hand(other) {
                    continue;
                }
                assert!(
                    !pile.bounds.intersects(&other.bounds),
                    "{} lies on {} at {board:?}, {seats} seats",
                    pile.slot,
                    other.slot,
                );
            }
        }
    });
}

#[test]
fn each_card_of_the_hand_can_be_read_and_hit() {
    layouts(|_, board, layout| {
        let hand: Vec<&PilePlace> =
            layout.piles.iter().filter(|pile| matches!(pile.slot, Slot::Hand(_))).collect();
        for pair in hand.windows(2) {
            let free = pair[1].base.x - pair[0].base.x;
            assert!(free >= 0.2 * layout.card, "{free} of {} at {board:?}", layout.card);
            if hand.len() <= 5 {
                // The smallest target that a finger hits, in the normal size.
                assert!(
                    free >= 44.0 * f32::from(board.percent).min(100.0) / 100.0 - 14.0,
                    "{free} at {board:?}"
                );
            }
        }
    });
}

#[test]
fn every_seat_has_its_own_area() {
    layouts(|view, board, layout| {
        assert_eq!(layout.seats.len(), view.setup().seat_count());
        for (at, area) in layout.seats.iter().enumerate() {
            let seats = view.setup().seat_count();
            let size = Rectangle::with_size(board.space.size);
            assert!(area.bounds.is_within(&size), "{area:?} of {board:?}, {seats} seats");
            for other in &layout.seats[at + 1..] {
                assert!(!area.bounds.intersects(&other.bounds), "{area:?} lies on {other:?} at {board:?}");
            }
            let parts = [area.stone, area.name, area.caption, area.speech];
            let parts: Vec<Rectangle> =
                parts.into_iter().filter(|part| part.width > 0.0 && part.height > 0.0).collect();
            for (nth, part) in parts.iter().enumerate() {
                assert!(part.is_within(&area.bounds.expand(1.0)), "{part:?} of {area:?} at {board:?}");
                let words = part.shrink(1.0);
                let covered = layout.piles.iter().find(|pile| pile.bounds.intersects(&words));
                assert!(
                    covered.is_none(),
                    "{covered:?} covers {part:?} of {area:?} at {board:?}, {seats} seats"
                );
                let other = parts[nth + 1..].iter().find(|other| other.intersects(&words));
                assert!(other.is_none(), "{other:?} covers {part:?} of {area:?} at {board:?}, {seats} seats");
            }
            assert!(area.name.width >= 24.0, "no room for a name in {area:?} at {board:?}");
        }
    });
}

#[test]
fn no_count_covers_the_number_of_a_card() {
    layouts(|view, board, layout| {
        let seats = view.setup().seat_count();
        // Narrow cards have a large number below the middle, all others and the less narrow ones one in their corner.
        let large = |card: Rectangle| {
            let (x, y) = (card.x + 0.1 * card.width, card.y + 0.37 * card.height);
            Rectangle { x, y, width: 0.8 * card.width, height: 0.56 * card.height }
        };
        let corner =
            |card: Rectangle| Rectangle { width: 0.42 * card.width, height: 0.28 * card.height, ..card };
        for pile in &layout.piles {
            let place = match pile.slot {
                Slot::Stock(_) => pile.count_place(2, 1.0),
                Slot::Discard(..) if pile.buried > 0 => pile.buried_place(3, 1.0),
                _ => continue,
            };
            let is_free = |card: Rectangle| match card.width {
                ..24.0 => !place.intersects(&large(card)),
                24.0..56.0 => {
                    !place.intersects(&large(card))
                        && (place.width > 0.5 * card.width || !place.intersects(&corner(card)))
                }
                _ => !place.intersects(&corner(card)),
            };
            assert!(is_free(pile.base), "{place:?} covers {pile:?} at {board:?}, {seats} seats");
            let others = layout
                .piles
                .iter()
                .filter(|other| other.slot != pile.slot && !matches!(other.slot, Slot::OtherHand(_)));
            for other in others {
                let covered = place.intersects(&corner(other.base));
                assert!(!covered, "{place:?} of {pile:?} covers {other:?} at {board:?}, {seats} seats");
            }
        }
    });
}

#[test]
fn cards_are_large_enough_to_read() {
    layouts(|view, board, layout| {
        assert!(layout.card >= 55.0, "{} at {board:?}", layout.card);
        let seats = view.setup().seat_count();
        // Open hands, the panel and larger own cards leave less room for the piles.
        let narrow = board.space.open || board.space.size.width < 900.0 || board.percent > 100;
        let least = match (seats, narrow) {
            (..=2, false) if board.percent <= 100 => 0.8 * layout.card,
            (..=2, _) => 0.5 * layout.card,
            (..=6, false) => 30.0,
            (..=6, true) => 20.0,
            (_, false) => 23.0,
            (_, true) => 12.0,
        };
        assert!(layout.other_card >= least, "{} at {board:?}, {seats} seats", layout.other_card);
    });
}

#[test]
fn a_larger_interface_has_larger_cards() {
    let position: Position =
        "seats: 4\ns@1: 9?\ns@2: 9?\ns@3: 9?\ns@4: 9?\nh@1: 5?".parse().expect("a position");
    let round = position.round().expect("it can be played");
    let view = round.view(Seat::ONE);
    for window in WINDOWS {
        let width = |percent: u16| {
            let same =
                |board: &Board| (board.window, board.percent) == (window, percent) && !board.space.open;
            let board = boards().into_iter().find(same).expect("it is among them");
            BoardLayout::new(&view, board.space).card * board.factor
        };
        let widths = SCALES.map(width);
        assert!(widths.is_sorted(), "{widths:?} in {window:?}");
        assert!(widths[0] < 0.9 * widths[1], "{widths:?} in {window:?}");
        assert!(widths[2] > 1.05 * widths[1], "{widths:?} in {window:?}");
    }
}

#[test]
fn no_wide_band_of_the_board_stays_empty() {
    let rules = Rules { stock: StockSize::Cards(8), ..Preset::Standard.rules() };
    for seats in 2..=6 {
        let setup = Setup::new(rules, seats, seats).expect("so many can play");
        let round =
            deal::deal(setup, Seed::from_number(3), Seat::ONE, &deal::NO_AGES, &mut ()).expect("no ages");
        let view = round.view(Seat::ONE);
        for board in boards() {
            if board.percent != 100 || !matches!(board.window, (1280.0, _) | (1920.0, _)) {
                continue;
            }
            let layout = BoardLayout::new(&view, board.space);
            let mut used: Vec<(f32, f32)> =
                layout.piles.iter().map(|pile| (pile.base.y, pile.base.y + pile.base.height)).collect();
            used.extend(layout.seats.iter().map(|area| {
                let seen = if area.framed { area.bounds } else { area.stone };
                (seen.y, seen.y + seen.height)
            }));
            used.push((board.space.size.height, board.space.size.height));
            used.sort_by(|a, b| a.0.total_cmp(&b.0));
            let mut bottom = 0.0;
            for (top, end) in used {
                let band = top - bottom;
                assert!(band <= CARD_ASPECT * layout.card, "{band} is empty at {board:?}, {seats} seats");
                bottom = f32::max(bottom, end);
            }
        }
    }
}

#[test]
fn what_people_say_and_ask_covers_nothing_that_is_pressed() {
    let least = Size::new(270.0, 172.0);
    layouts(|view, board, layout| {
        let at = format!("{board:?}, {} seats", view.setup().seat_count());
        let [left, right] = layout.beside;
        for room in [left, right].into_iter().filter(|room| room.width > 0.0) {
            let covered = layout.piles.iter().find(|pile| pile.bounds.intersects(&room));
            assert!(covered.is_none(), "{covered:?} lies in {room:?} at {at}");
            let area = layout.seats.iter().find(|area| area.bounds.intersects(&room));
            assert!(area.is_none(), "{area:?} lies in {room:?} at {at}");
        }
        // The chat lies over a board that has nothing beside it.
        if board.space.size.width * board.factor < board.window.0 - 1.0 {
            return;
        }
        if board.percent <= 100 {
            assert!(left.width >= 160.0 && left.height >= 120.0, "no room for a knock in {left:?} at {at}");
        }
        let chat = layout.room_at_right(board.space.size, least);
        let is_large_enough = chat.width >= 0.8 * least.width && chat.height >= least.height;
        assert!(is_large_enough, "{chat:?} at {at}");
        let of_others = |slot: Slot| match slot {
            Slot::Stock(seat) | Slot::Discard(seat, _) => Some(seat) != layout.own,
            _ => false,
        };
        if chat.height > least.height {
            let covered =
                layout.piles.iter().find(|pile| of_others(pile.slot) && pile.bounds.intersects(&chat));
            assert!(covered.is_none(), "{chat:?} covers {covered:?} at {at}");
        }
        let is_pressed = |slot: Slot| match slot {
            Slot::Build(_) | Slot::Hand(_) => true,
            Slot::Stock(seat) | Slot::Discard(seat, _) => Some(seat) == layout.own,
            Slot::Draw | Slot::Completed | Slot::OtherHand(_) => false,
        };
        for pile in layout.piles.iter().filter(|pile| is_pressed(pile.slot)) {
            assert!(!pile.bounds.intersects(&chat), "{chat:?} covers {pile:?} at {at}");
        }
    });
}

#[test]
fn a_point_on_a_card_hits_its_slot() {
    layouts(|_, board, layout| {
        for pile in &layout.piles {
            // Cards of the hand lie on their left neighbours.
            let at = match pile.slot {
                Slot::Hand(_) => pile.base.position() + Vector::new(3.0, 3.0),
                _ => pile.bounds.center(),
            };
            assert_eq!(layout.slot_at(at), Some(pile.slot), "{pile:?} at {board:?}");
            assert_eq!(layout.most_overlapped(pile.bounds, |slot| slot == pile.slot), Some(pile.slot));
        }
        assert_eq!(layout.slot_at(Point::new(-1.0, 5.0)), None);
    });
}

#[test]
fn buried_cards_can_be_read_or_are_counted() {
    layouts(|view, _, layout| {
        for pile in &layout.piles {
            let Slot::Discard(owner, nth) = pile.slot else { continue };
            let cards: Vec<Card> = view.discard_pile(owner, nth).collect();
            let depth = cards.len();
            let top = pile.card(depth.saturating_sub(1));
            assert!(top.y + top.height <= pile.bounds.y + pile.bounds.height + 0.5);
            if depth > pile.buried + 1 {
                assert!(pile.step.y >= 0.2 * pile.base.height, "{pile:?} hides an index");
            }
        }
    });
}

#[test]
fn three_cards_of_an_own_discard_pile_can_be_read_everywhere() {
    let position: Position = "s@1: 9?\ns@2: 9?\nd1@1: 3?\nh@1: 5?".parse().expect("a position");
    let round = position.round().expect("a round");
    for board in boards() {
        let layout = BoardLayout::new(&round.view(Seat::ONE), board.space);
        let pile = layout.pile(Slot::Discard(Seat::ONE, Pile::One)).expect("it is there");
        assert_eq!(pile.buried, 0, "{board:?}");
    }
}

/// A spectator's boards: every window, with room for the panel or without, each with the corner and without.
fn neutral_boards() -> Vec<(Size, f32, BoardSpace)> {
    let mut boards = Vec::new();
    for window in WINDOWS {
        let (settings, window) = (Settings::default(), Size::new(window.0, window.1));
        let factor = scale_factor(settings.scale.factor(), window);
        let logical = Size::new(window.width / factor, window.height / factor);
        let head = (ABOVE_BOARD * watching_scale(logical)).floor();
        for has_corner in [false, true] {
            let size = Size::new(logical.width, logical.height - head);
            let side = BoardSide::Neutral(KeptFree { corner: has_corner, knock: has_corner });
            boards.push((
                window,
                factor,
                BoardSpace { size, enlargement: 1.0, open: false, side, hand_order: HandOrder::default() },
            ));
        }
    }
    boards
}

#[test]
fn a_spectators_board_is_nobodys_and_can_be_read_from_across_the_room() {
    let rules = Rules { stock: StockSize::Cards(8), ..Preset::Standard.rules() };
    for (seats, teams) in TABLES {
        let setup = Setup::new(rules, seats, teams).expect("so many can play");
        let round =
            deal::deal(setup, Seed::from_number(3), Seat::ONE, &deal::NO_AGES, &mut ()).expect("no ages");
        let view = round.view(Seat::ONE);
        for (window, factor, space) in neutral_boards() {
            let layout = BoardLayout::new(&view, space);
            let at = format!("{seats} seats in {window:?}, {:?}", space.side);
            let board = Rectangle::with_size(space.size);
            let margin = 30.0 * (window.width / 1920.0).min(window.height / 1080.0) / factor;
            assert_eq!((layout.own, layout.seats.len()), (None, seats), "{at}");
            let is_hand = |pile: &PilePlace| matches!(pile.slot, Slot::Hand(_) | Slot::OtherHand(_));
            assert!(!layout.piles.iter().any(is_hand), "{at}");
            // A hand is a place that cards come from and go to, for every seat.
            assert!(layout.card(Slot::Hand(2), 0).is_some(), "{at}");
            let mut taken: Vec<(String, Rectangle)> = Vec::new();
            for area in &layout.seats {
                let is_inside = area.talk.is_within(&area.bounds);
                for place in [Some(area.bounds), Some(area.talk).filter(|_| !is_inside)].into_iter().flatten()
                {
                    assert!(place.is_within(&board.shrink(margin - 1.0)), "{place:?} of {board:?}: {at}");
                    taken.push((format!("seat {}", area.seat), place));
                }
                let talk = layout.piles.iter().find(|pile| pile.bounds.intersects(&area.talk));
                assert!(talk.is_none(), "{talk:?} lies on {:?}: {at}", area.talk);
                for part in [area.stone, area.name, area.caption] {
                    assert!(part.is_within(&area.bounds), "{part:?} of {area:?}: {at}");
                    let covered = layout.piles.iter().find(|pile| pile.bounds.intersects(&part.shrink(1.0)));
                    assert!(covered.is_none(), "{covered:?} covers {part:?}: {at}");
                }
                let words = [area.name, area.caption].map(|words| words.shrink(1.0));
                assert!(!words.iter().any(|words| words.intersects(&area.stone)), "{area:?}: {at}");
                assert!(layout.card(Slot::OtherHand(area.seat), 0).is_some(), "{at}");
            }
            let middle = layout
                .piles
                .iter()
                .filter(|pile| matches!(pile.slot, Slot::Draw | Slot::Build(_) | Slot::Completed));
            taken.extend(middle.map(|pile| (pile.slot.to_string(), pile.bounds)));
            taken.push(("headline".to_owned(), layout.headline));
            if layout.corner.width > 0.0 {
                taken.push(("corner".to_owned(), layout.corner));
            }
            for (nth, (what, place)) in taken.iter().enumerate() {
                for (other, there) in &taken[nth + 1..] {
                    assert!(!place.intersects(there), "{what} {place:?} lies on {other} {there:?}: {at}");
                }
            }
            for pile in &layout.piles {
                let (Slot::Stock(seat) | Slot::Discard(seat, _)) = pile.slot else { continue };
                let area = layout.seat(seat).expect("its area");
                assert!(pile.bounds.is_within(&area.bounds), "{pile:?} of {area:?}: {at}");
            }
            let chat = layout.room_at_right(space.size, Size::new(270.0, 172.0));
            for room in layout.beside.into_iter().chain([chat]) {
                let covered = layout
                    .piles
                    .iter()
                    .find(|pile| matches!(pile.slot, Slot::Build(_)) && pile.bounds.intersects(&room));
                assert!(covered.is_none(), "{covered:?} lies in {room:?}: {at}");
            }
            assert!(chat.width >= 0.8 * 270.0 && chat.is_within(&board), "{chat:?}: {at}");
            if window.width >= 1920.0 {
                // In physical pixels of a television; covered cards show their large index.
                let least = if seats <= 6 { 60.0 } else { 34.0 };
                let pixels = layout.other_card * factor * 1920.0 / window.width;
                assert!(pixels >= least, "{pixels}: {at}");
                let build = layout.pile(Slot::Build(Pile::One)).expect("it is there").base.width * factor;
                assert!(build * 1920.0 / window.width >= 100.0, "{build}: {at}");
                let smallest = 12.0 * layout.magnification * factor * 1920.0 / window.width;
                assert!(smallest >= 28.0 - 0.1, "{smallest}: {at}");
            }
        }
    }
}
