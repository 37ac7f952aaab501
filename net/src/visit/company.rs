//! The people at a table, as one of them reaches them.

use tokio::sync::mpsc;

use crate::link::Closed;
use crate::protocol::{Audience, ChatLine, Wish};

/// The way to the people at a table: everything but the game itself.
#[derive(Debug, Clone)]
pub struct Company {
    wants: mpsc::Sender<Want>,
}

/// What somebody wants of the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Want {
    /// Something about the own place in the lobby.
    Wish(Wish),
    /// Saying something.
    Say(Audience, ChatLine),
    /// The record of a finished round.
    Record(u32),
    /// Leaving for good.
    Leave,
}

impl Company {
    /// How much may wait to be sent.
    const WAITING: usize = 32;

    pub(crate) fn new() -> (Company, mpsc::Receiver<Want>) {
        let (wants, wanted) = mpsc::channel(Company::WAITING);
        (Company { wants }, wanted)
    }

    /// Wishes something about the own place: another seat, to begin, another name.
    ///
    /// # Errors
    /// If the visit is over, or far too much waits to be sent.
    pub fn wish(&self, wish: Wish) -> Result<(), Closed> {
        self.want(Want::Wish(wish))
    }

    /// Says something.
    ///
    /// # Errors
    /// As with [`Company::wish`].
    pub fn say(&self, to: Audience, text: ChatLine) -> Result<(), Closed> {
        self.want(Want::Say(to, text))
    }

    /// Asks for the record of a finished round that was missed. Those of rounds one was there for come by themselves.
    ///
    /// # Errors
    /// As with [`Company::wish`].
    pub fn ask_for_record(&self, round: u32) -> Result<(), Closed> {
        self.want(Want::Record(round))
    }

    /// Leaves for good: the seat is free in a lobby, and a computer player's in a game.
    ///
    /// # Errors
    /// As with [`Company::wish`].
    pub fn leave(&self) -> Result<(), Closed> {
        self.want(Want::Leave)
    }

    fn want(&self, want: Want) -> Result<(), Closed> {
        self.wants.try_send(want).map_err(|_| Closed)
    }
}
