//! The connections to a host's guests: carries messages from and to the room.

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

/// A message of a guest, or the end of its connection.
pub(super) type InboundMessage = (GuestId, Result<ToHost, DisconnectReason>);

/// The capacity of the channel for messages of all guests together.
const INBOUND_QUEUE: usize = 256;

/// The connections to all guests, and the channel to the host's own player.
pub(super) struct Connections {
    guests: BTreeMap<GuestId, Connection>,
    local_tx: mpsc::Sender<ToGuest>,
    inbound_tx: mpsc::Sender<InboundMessage>,
}

struct Connection {
    outbox: Outbox<ToGuest>,
    /// Closes the connection after this last message.
    end: oneshot::Sender<ToGuest>,
}

impl Connections {
    /// Only the host's own player at first. Also returns the receiver of the guests' messages.
    pub(super) fn new(local_tx: mpsc::Sender<ToGuest>) -> (Connections, mpsc::Receiver<InboundMessage>) {
        let (inbound_tx, hears) = mpsc::channel(INBOUND_QUEUE);
        (Connections { guests: BTreeMap::new(), local_tx, inbound_tx }, hears)
    }

    /// Adds a connection and reads its messages from now on.
    pub(super) fn add(&mut self, id: GuestId, guest: GuestConnection) {
        let (end, ends) = oneshot::channel();
        self.guests.insert(id, Connection { outbox: guest.outbox().clone(), end });
        tokio::spawn(read_guest(id, guest, self.inbound_tx.clone(), ends));
    }

    /// Sends a message to several guests. Returns those whose outbox is full.
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

    /// Sends to the host's own player. Drops the message if its screen is closed or too slow; it requests a snapshot later.
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

    /// Sends a longer text in parts, as fast as the guest reads it.
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

    /// Closes a connection after a last message.
    pub(super) fn close(&mut self, id: GuestId, last: ToGuest) {
        if let Some(connection) = self.guests.remove(&id) {
            // Fails only if the connection has ended already.
            let _ = connection.end.send(last);
        }
    }

    /// Removes a connection that was lost.
    pub(super) fn forget(&mut self, id: GuestId) {
        self.guests.remove(&id);
    }

    /// Closes all connections after the same last message.
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

/// Reads a guest's messages until its connection is lost or closed.
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
                // No last message: the room has removed the guest already.
                return guest.close(last.ok().as_ref()).await;
            }
        }
    }
}
