//! What the buttons of the page choose. The host's program decides what becomes of it, as of every guest's wish.

use serde::{Deserialize, Serialize};
use skipstone_core::table::Intent;
use skipstone_core::{Move, Seat};
use skipstone_net::protocol::Reaction;

use crate::session::Answer;

/// A choice, as a button carries it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Choice {
    /// Says whether the player is ready for the proposed round, or plays again.
    Ready(bool),
    /// Takes what is proposed for the player unlike their wishes.
    Confirm,
    /// Takes a seat; during a series from the next round on.
    Sit(Seat),
    /// Goes on watching instead of taking a seat that is to be had.
    DeclineSeat(Seat),
    /// Gives up the own seat; during a series that of the next round.
    StandUp,
    /// Offers whoever sits here to swap seats.
    OfferSwap(Seat),
    /// Agrees to swap seats with who sits here, or doesn't.
    AnswerSwap(Seat, bool),
    /// Takes the own offer to swap seats back.
    WithdrawSwap,
    /// Watches from the next round on, as the host has decided.
    Watch,
    /// Passes, where there is nothing else to do.
    Pass,
    /// Draws a card by hand (RULES 9).
    Draw,
    /// Asks to take the last move back.
    Undo,
    /// Agrees to a takeback, or declines it.
    Agree(bool),
    /// Pauses the game, or resumes it.
    Pause(bool),
    /// Has a computer player take over a seat.
    Replace(Seat),
    /// Goes on waiting for who is away.
    KeepWaiting(Seat),
    /// Catches who has played out of turn (RULES 9).
    Catch,
    /// Calls a seat that talked to its partners (RULES 9).
    Call(Seat),
    /// Reminds the person on turn.
    Nudge,
    /// Shows a face to everyone.
    React(Reaction),
    /// Leaves the table. The seat of a series that has begun is kept.
    Leave,
}

impl Choice {
    /// Its text in a button.
    pub(super) fn to_text(self) -> String {
        // Of such an enum every value has a text.
        serde_json::to_string(&self).unwrap_or_default()
    }

    /// The choice of a button's text. `None` for anything else.
    pub(super) fn parse(text: &str) -> Option<Choice> {
        serde_json::from_str(text).ok()
    }

    /// The move that it is. `None` for all other choices.
    pub(super) fn as_move(self) -> Option<Move> {
        match self {
            Choice::Pass => Some(Move::Pass),
            Choice::Draw => Some(Move::Draw),
            _ => None,
        }
    }
}

/// The choice that stands for an answer to a prompt.
pub(super) fn choice_of(answer: Answer) -> Option<Choice> {
    match answer {
        Answer::KeepWaiting(seat) => Some(Choice::KeepWaiting(seat)),
        Answer::KeepSeat(seat) | Answer::TakeSeat(seat) => Some(Choice::Sit(seat)),
        Answer::Watch => Some(Choice::Watch),
        Answer::AnswerSwap(from, agreed) => Some(Choice::AnswerSwap(from, agreed)),
        Answer::WithdrawSwap => Some(Choice::WithdrawSwap),
        Answer::Intent(Intent::Agree(agrees)) => Some(Choice::Agree(agrees)),
        Answer::Intent(Intent::Replace(seat)) => Some(Choice::Replace(seat)),
        Answer::Intent(Intent::Catch) => Some(Choice::Catch),
        Answer::Intent(Intent::CallTalking(seat)) => Some(Choice::Call(seat)),
        Answer::DeclineSeat(seat) => Some(Choice::DeclineSeat(seat)),
        // The host has a window.
        Answer::Intent(_) | Answer::GiveSeat(..) => None,
    }
}
