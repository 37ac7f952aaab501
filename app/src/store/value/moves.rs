//! Moves in two bytes each: where from, where to.

use skipstone_core::{Move, Seat, Source, Target};

/// Hand slots stand for themselves below this, then come the stock piles.
const STOCK: u8 = 128;
/// From here on discard piles, a row of sixteen for each: the own one, then the partners' by seat.
const DISCARD: u8 = 144;
/// As a target: build piles stand for themselves below this, then come discard piles.
const ONTO_DISCARD: u8 = 16;
const ROW: u8 = 16;
/// No card moves.
const NONE: u8 = 255;
const PASS: u8 = 0;
const DRAW: u8 = 1;

/// Packs moves.
pub(super) fn pack(moves: &[Move]) -> Vec<u8> {
    moves.iter().flat_map(|mv| pack_one(*mv)).collect()
}

/// Unpacks moves; `None` if these bytes are none.
pub(super) fn unpack(bytes: &[u8]) -> Option<Vec<Move>> {
    let (pairs, rest) = bytes.as_chunks::<2>();
    if rest.is_empty() { pairs.iter().map(|pair| unpack_one(*pair)).collect() } else { None }
}

fn pack_one(mv: Move) -> [u8; 2] {
    let seat = |owner: Option<Seat>| owner.map_or(0, Seat::number);
    let (source, target) = match mv {
        Move::Put(source, target) => (source, target),
        Move::Pass => return [NONE, PASS],
        Move::Draw => return [NONE, DRAW],
    };
    let from = match source {
        Source::Hand(slot) => slot,
        Source::Stock(owner) => STOCK + seat(owner),
        Source::Discard(pile, owner) => DISCARD + pile * ROW + seat(owner),
    };
    let to = match target {
        Target::Build(pile) => pile,
        Target::Discard(pile, owner) => ONTO_DISCARD + pile * ROW + seat(owner),
    };
    [from, to]
}

fn unpack_one([from, to]: [u8; 2]) -> Option<Move> {
    let owner = |number: u8| match number {
        0 => Some(None),
        number => Seat::new(number).map(Some),
    };
    let pile = |code: u8| (code / ROW < 4).then_some(code / ROW);
    let source = match from {
        NONE => {
            return match to {
                PASS => Some(Move::Pass),
                DRAW => Some(Move::Draw),
                _ => None,
            };
        }
        slot if slot < STOCK => Source::Hand(slot),
        code if code < DISCARD => Source::Stock(owner(code - STOCK)?),
        code => Source::Discard(pile(code - DISCARD)?, owner((code - DISCARD) % ROW)?),
    };
    let target = match to {
        build if build < ONTO_DISCARD => Target::Build(pile(build * ROW)?),
        code => Target::Discard(pile(code - ONTO_DISCARD)?, owner((code - ONTO_DISCARD) % ROW)?),
    };
    Some(Move::Put(source, target))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pair of bytes is one move or none, and every move there can be has its own.
    #[test]
    fn moves_and_bytes_are_the_same() {
        let mut moves = 0;
        for from in 0..=255 {
            for to in 0..=255 {
                if let Some(mv) = unpack_one([from, to]) {
                    assert_eq!(pack_one(mv), [from, to], "{mv}");
                    moves += 1;
                }
            }
        }
        let (sources, targets) = (128 + 13 + 4 * 13, 4 + 4 * 13);
        assert_eq!(moves, sources * targets + 2);
    }
}
