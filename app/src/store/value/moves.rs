//! Player actions in two bytes each: source and target of a move; a play out of turn is preceded by two bytes for its seat.

use skipstone_core::{Move, Pile, PlayerAction, Seat, Source, Target};

/// Sources below this are hand slots; from here on stock piles, by their seats' numbers.
const STOCK: u8 = 128;
/// Sources from here on are discard piles, 16 for each pile, by their seats' numbers.
const DISCARD: u8 = 144;
/// Targets below this are build piles; from here on discard piles.
const ONTO_DISCARD: u8 = 16;
const ROW: u8 = 16;
/// The first byte of everything that isn't the move of a card.
const NONE: u8 = 255;
const PASS: u8 = 0;
const DRAW: u8 = 1;
/// After [`NONE`]: plus a seat, that seat plays the next move out of turn.
const OUT_OF_TURN: u8 = 16;
/// After [`NONE`]: plus a seat, that seat catches a play out of turn.
const CATCH: u8 = 32;
/// After [`NONE`]: plus 16 times the caller's index and the talker's number, that seat calls out the talker.
const CALL: u8 = 48;

/// Packs actions into bytes.
pub(super) fn pack(actions: &[PlayerAction]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(2 * actions.len());
    for act in actions {
        match *act {
            PlayerAction::Move(mv) => bytes.extend(pack_move(mv)),
            PlayerAction::OutOfTurn(seat, mv) => {
                bytes.extend([NONE, OUT_OF_TURN + seat.number()]);
                bytes.extend(pack_move(mv));
            }
            PlayerAction::Catch(by) => bytes.extend([NONE, CATCH + by.number()]),
            PlayerAction::CallTalking { by, talker } => {
                bytes.extend([NONE, CALL + by.index() as u8 * ROW + talker.number()]);
            }
        }
    }
    bytes
}

/// Unpacks actions; `None` if the bytes encode none.
pub(super) fn unpack(bytes: &[u8]) -> Option<Vec<PlayerAction>> {
    let (pairs, []) = bytes.as_chunks::<2>() else { return None };
    let mut pairs = pairs.iter();
    let mut actions = Vec::with_capacity(pairs.len());
    while let Some(&pair) = pairs.next() {
        actions.push(match pair {
            [NONE, code] if code >= CALL => {
                let by = Seat::new((code - CALL) / ROW + 1)?;
                PlayerAction::CallTalking { by, talker: Seat::new((code - CALL) % ROW)? }
            }
            [NONE, code] if code >= CATCH => PlayerAction::Catch(Seat::new(code - CATCH)?),
            [NONE, code] if code >= OUT_OF_TURN => {
                let seat = Seat::new(code - OUT_OF_TURN)?;
                PlayerAction::OutOfTurn(seat, unpack_move(*pairs.next()?)?)
            }
            pair => PlayerAction::Move(unpack_move(pair)?),
        });
    }
    Some(actions)
}

fn pack_move(mv: Move) -> [u8; 2] {
    let (source, target) = match mv {
        Move::Put(source, target) => (source, target),
        Move::Pass => return [NONE, PASS],
        Move::Draw => return [NONE, DRAW],
    };
    let from = match source {
        Source::Hand(slot) => slot,
        Source::Stock(owner) => STOCK + owner.number(),
        Source::Discard(pile, owner) => DISCARD + pile.index() as u8 * ROW + owner.number(),
    };
    let to = match target {
        Target::Build(pile) => pile.index() as u8,
        Target::Discard(pile, owner) => ONTO_DISCARD + pile.index() as u8 * ROW + owner.number(),
    };
    [from, to]
}

fn unpack_move([from, to]: [u8; 2]) -> Option<Move> {
    let pile = |index: u8| Pile::new(index + 1);
    let source = match from {
        NONE => {
            return match to {
                PASS => Some(Move::Pass),
                DRAW => Some(Move::Draw),
                _ => None,
            };
        }
        slot if slot < STOCK => Source::Hand(slot),
        code if code < DISCARD => Source::Stock(Seat::new(code - STOCK)?),
        code => Source::Discard(pile((code - DISCARD) / ROW)?, Seat::new((code - DISCARD) % ROW)?),
    };
    let target = match to {
        build if build < ONTO_DISCARD => Target::Build(pile(build)?),
        code => Target::Discard(pile((code - ONTO_DISCARD) / ROW)?, Seat::new((code - ONTO_DISCARD) % ROW)?),
    };
    Some(Move::Put(source, target))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pair of bytes decodes to one action or none, and every possible action has one encoding.
    #[test]
    fn packed_actions_unpack_to_the_same() {
        let mut actions = 0;
        for pair in (0..=255).flat_map(|from| (0..=255).map(move |to| [from, to])) {
            // A play out of turn needs an action after it.
            for rest in [&[][..], &[NONE, PASS]] {
                let bytes = [&pair, rest].concat();
                match unpack(&bytes) {
                    Some(read) => {
                        assert_eq!(pack(&read), bytes);
                        actions += usize::from(read.len() == 1);
                    }
                    None => assert!(rest.is_empty() || unpack(&pair).is_none()),
                }
            }
        }
        let (sources, targets) = (128 + 12 + 4 * 12, 4 + 4 * 12);
        let out_of_turn = 12;
        assert_eq!(actions, sources * targets + 2 + out_of_turn + 12 + 12 * 12);
    }
}
