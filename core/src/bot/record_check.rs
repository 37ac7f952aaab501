//! Checks that the computer players of a record decided as their levels do.

use super::{Bot, Level};
use crate::moves::Move;
use crate::record::Record;
use crate::replay::{self, Difference};
use crate::seat::Seat;

/// The index of the first event, from 0, by which one of these computer players did something else than its level would have;
/// `None` if all decided as they do. Decisions follow from the view, the record's seed and the player's name alone, so they can be
/// repeated.
///
/// # Errors
/// With the first place where the record differs from the rules.
pub fn first_deviation(
    record: &Record,
    bots: impl IntoIterator<Item = (Seat, Level)>,
) -> Result<Option<usize>, Difference> {
    let seed = &record.header.seed;
    let player = |(seat, level): (Seat, Level)| {
        let name = record.header.seats.get(seat.index()).map_or("", |seated| &seated.name);
        (seat, level.player_named(name, seed, seat))
    };
    let by_hand = record.header.setup.draws_by_hand();
    let mut players: Vec<(Seat, Box<dyn Bot>)> = bots.into_iter().map(player).collect();
    let (mut next, mut deviation) = (0, None);
    // The seat on turn, and its own decision if it is a computer player.
    let mut expected: Option<(Seat, Option<Move>)> = None;
    replay::replay_with_observer(record, |events, after| {
        if deviation.is_some() {
            return;
        }
        if let Some((turn, Some(decision))) = expected {
            let mut actions = events.iter().filter_map(|event| event.to_action(turn, by_hand));
            let played = actions.next().and_then(|action| action.as_move(turn));
            // Others may object in between (RULES 9); the computer player then decides anew.
            if played.is_some_and(|(seat, mv)| seat == turn && mv != decision) {
                deviation = Some(next);
            }
        }
        next += events.len();
        let turn = after.turn();
        let player = players.iter_mut().find(|(seat, _)| *seat == turn && after.ending().is_none());
        expected = Some((turn, player.map(|(_, player)| player.choose(&after.view(turn)))));
    })?;
    Ok(deviation)
}
