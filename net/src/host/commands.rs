//! What the host decides, and the way of that to its table.

use skipstone_core::Seat;
use tokio::sync::mpsc;

use super::config::{LobbySetup, SeatKind};
use crate::fingerprint::Fingerprint;
use crate::link::Closed;
use crate::protocol::{Name, TableOptions};

/// What the host decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HostCommand {
    /// Lets in who has knocked, or doesn't.
    AnswerKnock {
        /// Who.
        who: Fingerprint,
        /// Whether they may come in.
        admit: bool,
    },
    /// Sends somebody away. Who is let in no more is also remembered.
    Kick {
        /// Who.
        who: Fingerprint,
        /// Whether they may not come back.
        ban: bool,
    },
    /// Other rules, teams or number of seats, before the first round. People keep their seats as far as there are any.
    SetLobbySetup(LobbySetup),
    /// Another chair at one seat, where no person sits.
    SetSeat(Seat, SeatKind),
    /// How the table is run from now on.
    SetOptions(TableOptions),
    /// What the table is called.
    SetTitle(Name),
    /// A new invite code: the one before leads nowhere any more.
    RenewInvite,
    /// Deals the first round, or the next. Free seats must have been filled.
    StartRound,
    /// How long computer players wait before each of their moves.
    SetPace(std::time::Duration),
    /// Another series at the same table, with the same people: back to the lobby.
    Rematch,
    /// Ends the table.
    Close {
        /// Whether the host says that it will be back.
        back_later: bool,
    },
}

/// Where the host's decisions go.
#[derive(Debug, Clone)]
pub struct HostCommandSender {
    tx: mpsc::Sender<HostCommand>,
}

impl HostCommandSender {
    /// How many may wait for the table.
    const QUEUE: usize = 64;

    pub(super) fn new() -> (HostCommandSender, mpsc::Receiver<HostCommand>) {
        let (tx, rx) = mpsc::channel(HostCommandSender::QUEUE);
        (HostCommandSender { tx }, rx)
    }

    /// Gives an order. If it can't be, that comes as news.
    ///
    /// # Errors
    /// If the table is closed, or far too many wait.
    pub fn send(&self, order: HostCommand) -> Result<(), Closed> {
        self.tx.try_send(order).map_err(|_| Closed)
    }
}
