//! The connections to a host's guests: what they say goes to the table, what it says goes to them.

use std::collections::BTreeMap;

use skipstone_core::ErrorChain;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tracing::{debug, warn};

use super::room::GuestId;
use crate::codec::Frame;
use crate::limits;
use crate::protocol::{CloseReason, ToGuest, ToHost};
use crate::quic::{DisconnectReason, GuestConnection, Outbox, SendError};

/// What a guest's connection brings.
pub(super) type InboundMessage = (GuestId, Result<ToHost, DisconnectReason>);

/// Messages of all guests together that may wait for the table.
const INBOUND_QUEUE: usize = 256;

/// The connections to all guests, and the way to the host's own player.
pub(super) struct Connections {
    guests: BTreeMap<GuestId, Connection>,
    local_tx: mpsc::Sender<ToGuest>,
    inbound_tx: mpsc::Sender<InboundMessage>,
}

struct Connection {
    outbox: Outbox<ToGuest>,
    /// Ends it, with a last word.
    end: oneshot::Sender<ToGuest>,
}

impl Connections {
    /// None yet but the host's own player; and where what they say arrives.
    pub(super) fn new(local_tx: mpsc::Sender<ToGuest>) -> (Connections, mpsc::Receiver<InboundMessage>) {
        let (inbound_tx, hears) = mpsc::channel(INBOUND_QUEUE);
        (Connections { guests: BTreeMap::new(), local_tx, inbound_tx }, hears)
    }

    /// Takes up a connection: what comes over it is heard from now on.
    pub(super) fn add(&mut self, id: GuestId, guest: GuestConnection) {
        let (end, ends) = oneshot::channel();
        self.guests.insert(id, Connection { outbox: guest.outbox().clone(), end });
        tokio::spawn(read_guest(id, guest, self.inbound_tx.clone(), ends));
    }

    /// Tells several the same. Those who can't be told are returned: they are gone.
    pub(super) fn broadcast(&mut self, to: &[GuestId], message: ToGuest) -> Vec<GuestId> {
        let mut gone = Vec::new();
        let remote = to.iter().filter(|id| **id != GuestId::HOST);
        if remote.clone().next().is_some() {
            match Frame::new(&message) {
                Ok(frame) => gone.extend(remote.filter(|id| !self.send(**id, frame.clone())).copied()),
                Err(error) => warn!(error = %ErrorChain(&error), "a message can't be sent"),
            }
        }
        if to.contains(&GuestId::HOST) {
            self.send_local(message);
        }
        gone
    }

    /// The host may have closed its own window on the table; one that doesn't look asks for the standing when it does again.
    fn send_local(&self, message: ToGuest) {
        if let Err(TrySendError::Full(_)) = self.local_tx.try_send(message) {
            warn!("the host's own window doesn't keep up");
        }
    }

    fn send(&self, id: GuestId, frame: Frame<ToGuest>) -> bool {
        let Some(connection) = self.guests.get(&id) else { return true };
        match connection.outbox.send_frame(frame) {
            Ok(()) => true,
            Err(SendError::Disconnected) => true,
            Err(error) => {
                debug!(guest = id.0, error = %ErrorChain(&error), "dropped");
                false
            }
        }
    }

    /// Sends a longer text piece by piece, as fast as it is read.
    pub(super) fn send_record(&self, to: GuestId, round: u32, text: &str) {
        let parts = ToGuest::record(round, text);
        if to == GuestId::HOST {
            return parts.for_each(|part| self.send_local(part));
        }
        let Some(connection) = self.guests.get(&to) else { return };
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
    pub(super) fn close(&mut self, id: GuestId, last: ToGuest) {
        if let Some(connection) = self.guests.remove(&id) {
            // It fails where the connection has ended by itself.
            let _ = connection.end.send(last);
        }
    }

    /// Forgets a connection that is gone.
    pub(super) fn forget(&mut self, id: GuestId) {
        self.guests.remove(&id);
    }

    /// Ends all connections with the same last word.
    pub(super) fn close_all(&mut self, farewell: CloseReason) {
        let all: Vec<GuestId> = self.guests.keys().copied().collect();
        all.into_iter().for_each(|id| self.close(id, ToGuest::Goodbye(farewell)));
        self.send_local(ToGuest::Goodbye(farewell));
    }

    pub(super) async fn wait_until_closed(self, mut hears: mpsc::Receiver<InboundMessage>) {
        drop(self);
        // Every connection holds a sender until it is closed.
        let closed = async { while hears.recv().await.is_some() {} };
        let _ = tokio::time::timeout(limits::GOODBYE_TIMEOUT, closed).await;
    }
}

/// Listens to a guest until its connection is gone or ended.
async fn read_guest(
    id: GuestId,
    mut guest: GuestConnection,
    inbound_tx: mpsc::Sender<InboundMessage>,
    mut ends: oneshot::Receiver<ToGuest>,
) {
    loop {
        tokio::select! {
            message = guest.recv() => {
                let lost = message.as_ref().err().cloned();
                if let Some(DisconnectReason::Malformed(why)) = &lost {
                    debug!(guest = id.0, why = %ErrorChain(why), "said what makes no sense");
                }
                let unheard = inbound_tx.send((id, message)).await.is_err();
                match lost {
                    Some(DisconnectReason::Malformed(_)) => {
                        return guest.close(Some(&ToGuest::Goodbye(CloseReason::ProtocolError))).await;
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
