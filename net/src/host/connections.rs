//! The connections to a host's guests: what they say goes to the table, what it says goes to them.

use std::collections::BTreeMap;

use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tracing::{debug, warn};

use super::hall::GuestId;
use crate::codec::Frame;
use crate::limits;
use crate::protocol::{Farewell, ToGuest, ToHost};
use crate::quic::{Guest, Lost, Outbox, SendError};

/// What a guest's connection brings.
pub(super) type Heard = (GuestId, Result<ToHost, Lost>);

/// Messages of all guests together that may wait for the table.
const WAITING: usize = 256;

/// The connections to all guests, and the way to the host's own player.
pub(super) struct Connections {
    remote: BTreeMap<GuestId, Connection>,
    own: mpsc::Sender<ToGuest>,
    heard: mpsc::Sender<Heard>,
}

struct Connection {
    outbox: Outbox<ToGuest>,
    /// Ends it, with a last word.
    end: oneshot::Sender<ToGuest>,
}

impl Connections {
    /// None yet but the host's own player; and where what they say arrives.
    pub(super) fn new(own: mpsc::Sender<ToGuest>) -> (Connections, mpsc::Receiver<Heard>) {
        let (heard, hears) = mpsc::channel(WAITING);
        (Connections { remote: BTreeMap::new(), own, heard }, hears)
    }

    /// Takes up a connection: what comes over it is heard from now on.
    pub(super) fn add(&mut self, id: GuestId, guest: Guest) {
        let (end, ends) = oneshot::channel();
        self.remote.insert(id, Connection { outbox: guest.outbox().clone(), end });
        tokio::spawn(listen(id, guest, self.heard.clone(), ends));
    }

    /// Tells several the same. Those who can't be told are returned: they are gone.
    pub(super) fn tell(&mut self, to: &[GuestId], message: ToGuest) -> Vec<GuestId> {
        let mut gone = Vec::new();
        let remote = to.iter().filter(|id| **id != GuestId::HOST);
        if remote.clone().next().is_some() {
            match Frame::new(&message) {
                Ok(frame) => gone.extend(remote.filter(|id| !self.send(**id, frame.clone())).copied()),
                Err(error) => warn!(%error, "a message can't be sent"),
            }
        }
        if to.contains(&GuestId::HOST) {
            self.tell_own(message);
        }
        gone
    }

    /// The host may have closed its own window on the table; one that doesn't look asks for the standing when it does again.
    fn tell_own(&self, message: ToGuest) {
        if let Err(TrySendError::Full(_)) = self.own.try_send(message) {
            warn!("the host's own window doesn't keep up");
        }
    }

    fn send(&self, id: GuestId, frame: Frame<ToGuest>) -> bool {
        let Some(connection) = self.remote.get(&id) else { return true };
        match connection.outbox.send_frame(frame) {
            Ok(()) => true,
            Err(SendError::Gone) => true,
            Err(error) => {
                debug!(guest = id.0, %error, "dropped");
                false
            }
        }
    }

    /// Sends a longer text piece by piece, as fast as it is read.
    pub(super) fn tell_record(&self, to: GuestId, round: u32, text: &str) {
        let parts = ToGuest::record(round, text);
        if to == GuestId::HOST {
            return parts.for_each(|part| self.tell_own(part));
        }
        let Some(connection) = self.remote.get(&to) else { return };
        let outbox = connection.outbox.clone();
        let frames: Vec<_> = parts.filter_map(|part| Frame::new(&part).ok()).collect();
        tokio::spawn(async move {
            for frame in frames {
                if outbox.send_bulk(frame).await.is_err() {
                    return;
                }
            }
        });
    }

    /// Ends a connection with a last word.
    pub(super) fn end(&mut self, id: GuestId, last: ToGuest) {
        if let Some(connection) = self.remote.remove(&id) {
            // It fails where the connection has ended by itself.
            let _ = connection.end.send(last);
        }
    }

    /// Forgets a connection that is gone.
    pub(super) fn forget(&mut self, id: GuestId) {
        self.remote.remove(&id);
    }

    /// Ends all connections with the same last word.
    pub(super) fn end_all(&mut self, farewell: Farewell) {
        let all: Vec<GuestId> = self.remote.keys().copied().collect();
        all.into_iter().for_each(|id| self.end(id, ToGuest::Goodbye(farewell)));
        self.tell_own(ToGuest::Goodbye(farewell));
    }

    pub(super) async fn all_ended(self, mut hears: mpsc::Receiver<Heard>) {
        drop(self);
        // Every connection holds a sender until it is closed.
        let closed = async { while hears.recv().await.is_some() {} };
        let _ = tokio::time::timeout(limits::GOODBYE, closed).await;
    }
}

/// Listens to a guest until its connection is gone or ended.
async fn listen(
    id: GuestId,
    mut guest: Guest,
    heard: mpsc::Sender<Heard>,
    mut ends: oneshot::Receiver<ToGuest>,
) {
    loop {
        tokio::select! {
            message = guest.message() => {
                let lost = message.as_ref().err().cloned();
                if let Some(Lost::Misunderstood(why)) = &lost {
                    debug!(guest = id.0, %why, "said what makes no sense");
                }
                let unheard = heard.send((id, message)).await.is_err();
                match lost {
                    Some(Lost::Misunderstood(_)) => {
                        return guest.close(Some(&ToGuest::Goodbye(Farewell::Misunderstood))).await;
                    }
                    Some(_) => return,
                    None if unheard => return,
                    None => {}
                }
            }
            last = &mut ends => {
                // Without a last word the table has forgotten it.
                return guest.close(last.ok().as_ref()).await;
            }
        }
    }
}

impl GuestId {
    /// Connections are counted from 1; 0 is the host's own.
    pub(super) fn next(&mut self) -> GuestId {
        self.0 += 1;
        *self
    }
}
