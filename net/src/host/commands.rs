//! The commands of the host, and the queue that takes them to its table.

use skipstone_core::Seat;
use tokio::sync::mpsc;

use super::config::{LobbySetup, SeatFiller};
use crate::door::Door;
use crate::fingerprint::Fingerprint;
use crate::link::LinkError;
use crate::protocol::{Name, NextPlayer, TableOptions};

/// A command of the host to its table. One that fails is answered with
/// [`HostEvent::Denied`](super::HostEvent::Denied) or [`HostEvent::InvalidSetup`](super::HostEvent::InvalidSetup).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HostCommand {
    /// Admits or refuses a knocking guest. Ignored if the guest is gone, the knock has timed out, or the guest knocks under
    /// another name by now. An admitted guest is still refused if its place or name was taken in the meantime.
    AnswerKnock {
        /// The key of the knocking guest.
        who: Fingerprint,
        /// The name in the [`HostEvent::Knock`](super::HostEvent::Knock) that is answered.
        name: Name,
        /// Whether the guest is admitted.
        admit: bool,
    },
    /// Disconnects a guest and takes its seat away, also while its connection is lost. In a game a computer player gets the
    /// seat. Denied for the host's own key.
    Kick {
        /// The key of the guest.
        who: Fingerprint,
        /// Whether the key is refused from now on. Without a ban the guest can ask for admission again.
        ban: bool,
    },
    /// Lifts a ban: the key is treated as new to the table.
    Unban(Fingerprint),
    /// Replaces rules, teams and seats, and clears everyone's readiness. People keep their seats; one whose seat no longer
    /// exists gets a free one or becomes a spectator. Denied during a series.
    SetLobbySetup(LobbySetup),
    /// Frees seats or gives them to computer players, all at once. Ignored where a person sits. Denied during a series.
    SetSeats(Vec<(Seat, SeatFiller)>),
    /// Has who sits in two seats swap, people and computer players alike. Denied during a series.
    SwapSeats(Seat, Seat),
    /// Sets who plays in a seat from the next round of the series on; `None` for who plays there now. Denied in the lobby, for a
    /// spectator who isn't there, and where a person stays.
    SetNextPlayer(Seat, Option<NextPlayer>),
    /// Has a person be called otherwise; during a series, for a player, from the next round on. Denied for a name that is blank or
    /// another's.
    Rename(Fingerprint, Name),
    /// Changes admission policy, watching and time limits, also during a series.
    SetOptions(TableOptions),
    /// Renames the table, also during a series.
    SetTitle(Name),
    /// Generates a new invite code and a new short code. The previous ones are no longer accepted, and the counts of wrong
    /// attempts start again.
    RenewInvite,
    /// Deals the first round of a series, or the next: at once if everybody is ready, else after a countdown. Denied while a seat is free, the game is paused or a round is in
    /// progress, and after the end of the series: another one begins only once everybody plays again.
    StartRound,
    /// Sets the delay before each move of a computer player.
    SetPace(std::time::Duration),
    /// Ends the series and returns to the lobby, where connected players keep their seats. Denied during a round
    /// and its deal.
    Rematch,
    /// Pauses the game for everyone, or resumes it, whoever paused it; the host needs no seat for it. Ignored if the game is in that
    /// state already. Denied in the lobby.
    Pause(bool),
    /// Goes on waiting for a seat's absent person: their grace period begins again, for everyone. Ignored if nobody waits for them. Denied
    /// in the lobby.
    KeepWaiting(Seat),
    /// Closes the table between two rounds and tells everybody that the series goes on at the computer of the player with this key, who
    /// decides whether it does. Denied at any other time, and where that isn't somebody else who is there and has a seat, at a computer
    /// of their own.
    HandOver(Fingerprint),
    /// Closes the table and all connections.
    Close {
        /// Whether guests are told that the table will be hosted again.
        back_later: bool,
    },
}

/// Queues commands for the table. The table closes when the last clone is dropped.
#[derive(Debug, Clone)]
pub struct HostCommandSender {
    tx: mpsc::Sender<HostCommand>,
    door: Door,
}

impl HostCommandSender {
    /// The most commands that may be queued.
    const QUEUE: usize = 64;

    pub(crate) fn new(door: Door) -> (HostCommandSender, mpsc::Receiver<HostCommand>) {
        let (tx, rx) = mpsc::channel(HostCommandSender::QUEUE);
        (HostCommandSender { tx, door }, rx)
    }

    /// Leads guests in this process to the table.
    pub fn door(&self) -> &Door {
        &self.door
    }

    /// Queues a command without waiting. A later denial arrives as a [`HostEvent`](super::HostEvent).
    ///
    /// # Errors
    /// If the table is closed, or the queue is full (64 commands).
    pub fn send(&self, command: HostCommand) -> Result<(), LinkError> {
        self.tx.try_send(command).map_err(LinkError::from)
    }
}
