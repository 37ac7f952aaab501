//! What has happened, card by card: for the page to show before it shows the table as it is now.

use skipstone_core::{Card, Move, Replica, Seat, Source, VisibleEvent, event};

use super::faces::card_picture;
use super::messages::{Step, StepKind};
use super::places::{number, place};
use crate::board::{Slot, TableWording};

/// The steps of an event, from the round as it was before.
pub(super) fn step(event: &VisibleEvent, before: &Replica, wording: TableWording<'_>) -> Vec<Step> {
    let view = before.view();
    let deck = view.rules().deck;
    let me = wording.me;
    let say = wording.event(event, view.setup());
    let picture = |card: Card| Some(card_picture(deck, card));
    let plain = |kind, seat: Option<Seat>| Step {
        from: None,
        to: None,
        face: None,
        count: 0,
        seat: seat.map(number),
        say: say.clone(),
        kind,
    };
    let moved = |kind, seat: Option<Seat>, from: Slot, to: Slot, face: Option<String>, count: usize| Step {
        from: place(from, me),
        to: place(to, me),
        face,
        count,
        ..plain(kind, seat)
    };
    let hand = |seat: Seat, slot: u8| if Some(seat) == me { Slot::Hand(slot) } else { Slot::OtherHand(seat) };
    let from = |source: Source, seat: Seat| match source {
        // A spectator has no hand, whichever seat the view is of.
        Source::Hand(card) => hand(seat, card),
        pile => Slot::of_source(pile, seat, seat),
    };
    let put = |kind, seat: Seat, mv: Move, card: Card| match mv {
        Move::Put(source, target) => {
            moved(kind, Some(seat), from(source, seat), Slot::of_target(target), picture(card), 1)
        }
        Move::Pass | Move::Draw => plain(kind, Some(seat)),
    };
    match *event {
        VisibleEvent::Deal { .. } => vec![plain(StepKind::Deal, None)],
        VisibleEvent::Turn(event::Turn { seat }) => vec![plain(StepKind::Turn, Some(seat))],
        VisibleEvent::Draw { seat, count, ref cards } => match cards {
            Some(cards) => {
                let held = view.hand_size(seat) as u8;
                let drawn = |(nth, card): (usize, &Card)| Step {
                    // The sentence tells of all.
                    say: if nth == 0 { say.clone() } else { String::new() },
                    ..moved(
                        StepKind::Draw,
                        Some(seat),
                        Slot::Draw,
                        hand(seat, held + nth as u8),
                        picture(*card),
                        1,
                    )
                };
                cards.iter().enumerate().map(drawn).collect()
            }
            None => vec![moved(StepKind::Draw, Some(seat), Slot::Draw, hand(seat, 0), None, count.into())],
        },
        VisibleEvent::Play { seat, mv, card, .. } => vec![put(StepKind::Play, seat, mv, card)],
        VisibleEvent::Discard(event::Discard { seat, mv, card }) => {
            vec![put(StepKind::Discard, seat, mv, card)]
        }
        VisibleEvent::Complete(event::Complete { pile }) => {
            let from = Slot::Build(pile);
            vec![moved(StepKind::Complete, None, from, Slot::Completed, None, 12)]
        }
        VisibleEvent::Replenish { draw, .. } => {
            vec![moved(StepKind::Replenish, None, Slot::Completed, Slot::Draw, None, draw.into())]
        }
        VisibleEvent::Out(event::Out { seat }) | VisibleEvent::Pass(event::Pass { seat }) => {
            vec![plain(StepKind::Other, Some(seat))]
        }
        VisibleEvent::End(_) => vec![plain(StepKind::End, None)],
        VisibleEvent::Announce { .. }
        | VisibleEvent::Catch(_)
        | VisibleEvent::Call(_)
        | VisibleEvent::Penalty { .. } => vec![plain(StepKind::Other, None)],
    }
}
