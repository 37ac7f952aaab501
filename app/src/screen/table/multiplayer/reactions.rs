//! What is said with one click at a network table: the six faces of the own stone, and a nudge for whoever thinks for long.

use std::time::{Duration, Instant};

use skipstone_core::Seat;
use skipstone_core::table::Player;
use skipstone_net::limits::NUDGE_AFTER;
use skipstone_net::protocol::Reaction;

use super::{Message, NetworkTable};
use crate::keys::{self, Command};
use crate::screen::Context;
use crate::screen::reaction_faces::reaction_faces;
use crate::screen::table::model::TableModel;
use crate::session::SeatPresence;
use crate::{Element, tr};

/// How long the player on turn has been waited for.
#[derive(Debug, Default)]
pub(super) struct Wait {
    /// The seat on turn with the number of its turn, and since when, as the board shows it. `None` between rounds.
    turn: Option<(Seat, u32, Instant)>,
    /// The time of the last message.
    now: Option<Instant>,
}

impl Wait {
    /// Notes whose turn the board shows. As long as others wait for an answer of the player's, nobody is waited for. Called after every
    /// message.
    pub(super) fn track(&mut self, model: &TableModel, owes_answer: bool, now: Instant) {
        self.now = Some(now);
        let view = model.shown();
        let shown = view.on_turn().map(|seat| (seat, view.turns()));
        if owes_answer || shown != self.turn.map(|(seat, turn, _)| (seat, turn)) {
            self.turn = shown.map(|(seat, turn)| (seat, turn, now));
        }
    }

    /// Waits anew: the player on turn has been nudged.
    pub(super) fn restart(&mut self, now: Instant) {
        self.turn = self.turn.map(|(seat, turn, _)| (seat, turn, now));
    }

    /// The seat on turn, and for how long it has been waited for.
    fn awaited(&self) -> Option<(Seat, Duration)> {
        let (seat, _, since) = self.turn?;
        Some((seat, self.now?.saturating_duration_since(since)))
    }
}

/// The reaction with this number, from 0.
pub(in crate::screen::table) fn reaction(number: u8) -> Option<Reaction> {
    Reaction::ALL.get(usize::from(number)).copied()
}

impl NetworkTable<'_> {
    /// The person on turn, if another one than the player who is there.
    fn awaited_person(self, model: &TableModel) -> Option<Seat> {
        let (seat, _) = self.own.wait.awaited()?;
        let is_here = self.session.presence.of(seat) == SeatPresence::Here;
        let is_other = model.me.is_some_and(|me| me != seat) && model.player(seat) == Player::Human;
        (is_other && is_here && self.session.presence.paused().is_none()).then_some(seat)
    }

    /// Whether time has to be told, because somebody may be nudged soon.
    pub(in crate::screen::table) fn waits_for_person(self, model: &TableModel) -> bool {
        self.awaited_person(model).is_some()
    }

    /// The person on turn who may be nudged now.
    pub(in crate::screen::table) fn nudged_person(self, model: &TableModel) -> Option<Seat> {
        let seat = self.awaited_person(model)?;
        self.own.wait.awaited().filter(|(_, waited)| *waited >= NUDGE_AFTER).map(|_| seat)
    }
}

/// The reactions as faces of the player's own stone.
pub(in crate::screen::table) fn reactions<'a>(
    model: &'a TableModel,
    seat: Seat,
    context: Context<'a>,
) -> Element<'a, Message> {
    let stone = model.stone_display(seat, context).stone;
    let about = |at, words: &str| {
        let key = keys::label(Command::React(at), context.locale);
        tr!(context, "reaction-about", words = words, key = key)
    };
    reaction_faces(&model.pictures, stone, Message::React, about, context)
}
