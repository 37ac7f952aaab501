//! What a puzzle is about, told from its answer.

use crate::moves::{Move, Source, Target};
use crate::puzzle::{Reason, Theme};
use crate::round::Round;

/// What these moves of the seat on turn need, in the order of [`Theme::ALL`].
pub(super) fn of_plays(round: &Round, moves: &[Move]) -> Vec<Theme> {
    let mut round = round.clone();
    let seat = round.turn();
    let mut themes = Vec::new();
    let mut dug = [0; 4];
    for mv in moves {
        let Move::Put(source, Target::Build(pile)) = *mv else { break };
        let view = round.view(seat);
        let is_wild = view.source_card(source).is_ok_and(|card| card.is_wild());
        if is_wild && !matches!(source, Source::Stock(_)) {
            themes.push(Theme::Wilds);
        }
        match source {
            Source::Discard(pile, None) => {
                dug[usize::from(pile)] += 1;
                // A card that lay under another one.
                if dug[usize::from(pile)] > 1 {
                    themes.push(Theme::Digging);
                }
            }
            Source::Stock(Some(_)) | Source::Discard(..) => themes.push(Theme::Partner),
            Source::Stock(None) | Source::Hand(_) => {}
        }
        if view.build_next(usize::from(pile)).number() == 12 {
            themes.push(Theme::Completing);
        }
        let held = view.hand_size(seat);
        if round.play_into(seat, *mv, &mut ()).is_err() {
            break;
        }
        if round.view(seat).hand_size(seat) > held {
            themes.push(Theme::HandOut);
        }
    }
    themes.sort_unstable();
    themes.dedup();
    themes
}

/// The same of a turn that is good for these reasons.
pub(super) fn of_turn(round: &Round, moves: &[Move], reasons: &[Reason]) -> Vec<Theme> {
    let mut themes = of_plays(round, moves);
    for reason in reasons {
        match reason {
            Reason::Blocks { .. } | Reason::HoldsBack { .. } => themes.push(Theme::Blocking),
            Reason::Keeps { owner, .. } if *owner != round.turn() => themes.push(Theme::Partner),
            _ => {}
        }
    }
    themes.sort_unstable();
    themes.dedup();
    themes
}
