//! What a puzzle is about, told from its answer.

use crate::bot;
use crate::moves::{Move, Source, Target};
use crate::pile::ByPile;
use crate::round::Round;

use super::{Answer, Reason, Theme};

/// What an answer is about, in the order of [`Theme::ALL`]. A turn that is better than the next best one is also about what it leaves
/// opponents and partners.
pub(super) fn of(round: &Round, answer: &Answer) -> Vec<Theme> {
    let mut themes = of_plays(round, answer.line());
    if let Answer::WhatNow { line, next, .. } = answer {
        let view = round.view(round.turn());
        themes.extend(bot::block(&view, line, next).map(|_| Theme::Blocking));
        let is_for_partner =
            |reason: &Reason| matches!(reason, Reason::Keeps { owner, .. } if *owner != round.turn());
        let for_partner = bot::turn_reasons(&view, line).iter().any(is_for_partner);
        themes.extend(for_partner.then_some(Theme::Partner));
        themes.sort_unstable();
        themes.dedup();
    }
    themes
}

/// What these moves of the seat on turn need, in the order of [`Theme::ALL`].
fn of_plays(round: &Round, moves: &[Move]) -> Vec<Theme> {
    let mut round = round.clone();
    let seat = round.turn();
    let mut themes = Vec::new();
    let mut dug = ByPile([0; _]);
    for mv in moves {
        let Move::Put(source, Target::Build(pile)) = *mv else { break };
        let view = round.view(seat);
        let is_wild = view.source_card(source).is_ok_and(|card| card.is_wild());
        if is_wild && !matches!(source, Source::Stock(_)) {
            themes.push(Theme::Wilds);
        }
        match source {
            Source::Discard(pile, owner) if owner == seat => {
                dug[pile] += 1;
                // A card that lay under another one.
                if dug[pile] > 1 {
                    themes.push(Theme::Digging);
                }
            }
            Source::Stock(owner) if owner == seat => {}
            Source::Stock(_) | Source::Discard(..) => themes.push(Theme::Partner),
            Source::Hand(_) => {}
        }
        if view.build_next(pile).number() == 12 {
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
