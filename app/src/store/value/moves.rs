//! What is done at a table in two bytes each: of a move where from and where to; a play out of turn has a seat in front.

use skipstone_core::{Act, Move, Seat, Source, Target};

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
/// Who plays out of turn what follows: from here on, by seat.
const OUT_OF_TURN: u8 = 16;
/// Who catches: from here on, by seat.
const CATCH: u8 = 32;
/// Who calls a talker: from here on a row for each, by seat.
const CALL: u8 = 48;

/// Packs what was done.
pub(super) fn pack(acts: &[Act]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(2 * acts.len());
    for act in acts {
        match *act {
            Act::Move(mv) => bytes.extend(pack_move(mv)),
            Act::OutOfTurn(seat, mv) => {
                bytes.extend([NONE, OUT_OF_TURN + seat.number()]);
                bytes.extend(pack_move(mv));
            }
            Act::Catch(by) => bytes.extend([NONE, CATCH + by.number()]),
            Act::CallTalking { by, talker } => {
                bytes.extend([NONE, CALL + by.index() as u8 * ROW + talker.number()]);
            }
        }
    }
    bytes
}

/// Unpacks what was done; `None` if these bytes are nothing.
pub(super) fn unpack(bytes: &[u8]) -> Option<Vec<Act>> {
    let (pairs, []) = bytes.as_chunks::<2>() else { return None };
    let mut pairs = pairs.iter();
    let mut acts = Vec::with_capacity(pairs.len());
    while let Some(&pair) = pairs.next() {
        acts.push(match pair {
            [NONE, code] if code >= CALL => {
                let by = Seat::new((code - CALL) / ROW + 1)?;
                Act::CallTalking { by, talker: Seat::new((code - CALL) % ROW)? }
            }
            [NONE, code] if code >= CATCH => Act::Catch(Seat::new(code - CATCH)?),
            [NONE, code] if code >= OUT_OF_TURN => {
                let seat = Seat::new(code - OUT_OF_TURN)?;
                Act::OutOfTurn(seat, unpack_move(*pairs.next()?)?)
            }
            pair => Act::Move(unpack_move(pair)?),
        });
    }
    Some(acts)
}

fn pack_move(mv: Move) -> [u8; 2] {
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

fn unpack_move([from, to]: [u8; 2]) -> Option<Move> {
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

    /// Every pair of bytes is one act or none, and every act there can be has its own.
    #[test]
    fn acts_and_bytes_are_the_same() {
        let mut acts = 0;
        for pair in (0..=255).flat_map(|from| (0..=255).map(move |to| [from, to])) {
            // What stands after it, if something does.
            for rest in [&[][..], &[NONE, PASS]] {
                let bytes = [&pair, rest].concat();
                match unpack(&bytes) {
                    Some(read) => {
                        assert_eq!(pack(&read), bytes);
                        acts += usize::from(read.len() == 1);
                    }
                    None => assert!(rest.is_empty() || unpack(&pair).is_none()),
                }
            }
        }
        let (sources, targets) = (128 + 13 + 4 * 13, 4 + 4 * 13);
        let out_of_turn = 12;
        assert_eq!(acts, sources * targets + 2 + out_of_turn + 12 + 12 * 12);
    }
}
