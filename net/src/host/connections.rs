//! The connections to a host's guests: carries messages from and to the room. Spectators get theirs a little later, several at
//! once.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use skipstone_core::ErrorChain;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval};
use tracing::{debug, warn};

use super::room::GuestId;
use crate::codec::Frame;
use crate::limits;
use crate::protocol::{CloseReason, ToGuest, ToHost};
use crate::quic::{DisconnectReason, GuestConnection, Outbox, SendError};

/// What comes over the connection of a guest.
pub(super) type InboundMessage = (GuestId, Inbound);

/// A message of a guest, or what became of its connection.
#[derive(Debug)]
pub(super) enum Inbound {
    Message(ToHost),
    /// Whether nothing has come for [`QUIET_AFTER`](limits::QUIET_AFTER).
    Quiet(bool),
    Lost(DisconnectReason),
}

/// How often it is looked whether something comes from a guest.
const QUIET_CHECK_INTERVAL: Duration = Duration::from_millis(500);

/// The capacity of the channel for messages of all guests together.
const INBOUND_QUEUE: usize = 256;

/// The records that may be queued for one guest: those that a room keeps, twice.
const RECORD_QUEUE: usize = 16;

/// The connections to all guests: over the network, and within this process.
#[derive(Debug)]
pub(super) struct Connections {
    guests: BTreeMap<GuestId, Connection>,
    /// The host's own player, and those who play from phones.
    locals: BTreeMap<GuestId, mpsc::Sender<ToGuest>>,
    inbound_tx: mpsc::Sender<InboundMessage>,
    has_delayed: bool,
}

#[derive(Debug)]
struct Connection {
    outbox: Outbox<ToGuest>,
    /// Queues records for the task that sends them one after the other.
    records_tx: mpsc::Sender<(u32, Arc<str>)>,
    /// Frames to a spectator that are sent together a little later.
    delayed: Vec<Frame<ToGuest>>,
    /// Closes the connection after this last message.
    end: oneshot::Sender<ToGuest>,
}

impl Connections {
    /// Only the host's own player at first. Also returns the receiver of the guests' messages.
    pub(super) fn new(host_player: mpsc::Sender<ToGuest>) -> (Connections, mpsc::Receiver<InboundMessage>) {
        let (inbound_tx, inbound_rx) = mpsc::channel(INBOUND_QUEUE);
        let locals = BTreeMap::from([(GuestId::HOST, host_player)]);
        (Connections { guests: BTreeMap::new(), locals, inbound_tx, has_delayed: false }, inbound_rx)
    }

    /// Adds a guest in this process and reads its messages from now on.
    pub(super) fn add_local(
        &mut self,
        id: GuestId,
        inbox: mpsc::Receiver<ToHost>,
        outbox: mpsc::Sender<ToGuest>,
    ) {
        self.locals.insert(id, outbox);
        tokio::spawn(read_local(id, inbox, self.inbound_tx.clone()));
    }

    /// Adds a connection and reads its messages from now on.
    pub(super) fn add(&mut self, id: GuestId, guest: GuestConnection) {
        let (end, ends) = oneshot::channel();
        let (records_tx, records_rx) = mpsc::channel(RECORD_QUEUE);
        let outbox = guest.outbox().clone();
        tokio::spawn(send_records(outbox.clone(), records_rx));
        self.guests.insert(id, Connection { outbox, records_tx, delayed: Vec::new(), end });
        tokio::spawn(read_guest(id, guest, self.inbound_tx.clone(), ends));
    }

    /// Sends a message to several guests: to players at once, to spectators with the next [`Connections::flush`]. Returns those
    /// whose outbox is full.
    pub(super) fn broadcast(
        &mut self,
        to: &[GuestId],
        message: ToGuest,
        is_spectator: impl Fn(GuestId) -> bool,
    ) -> Vec<GuestId> {
        let (local, remote): (Vec<GuestId>, Vec<GuestId>) =
            to.iter().copied().partition(|id| self.locals.contains_key(id));
        let mut slow = Vec::new();
        if !remote.is_empty()
            && let Some(frame) = encode(&message)
        {
            for id in remote {
                if is_spectator(id) {
                    self.delay(id, frame.clone());
                } else if !self.send(id, frame.clone()) {
                    slow.push(id);
                }
            }
        }
        slow.extend(local.into_iter().filter(|id| !self.send_local(*id, message.clone())));
        slow
    }

    fn delay(&mut self, id: GuestId, frame: Frame<ToGuest>) {
        if let Some(connection) = self.guests.get_mut(&id) {
            connection.delayed.push(frame);
            self.has_delayed = true;
        }
    }

    /// Whether messages to spectators wait for [`Connections::flush`].
    pub(super) fn has_delayed(&self) -> bool {
        self.has_delayed
    }

    /// Sends what was delayed. Returns the spectators whose outbox is full.
    pub(super) fn flush(&mut self) -> Vec<GuestId> {
        self.has_delayed = false;
        let waiting = self.guests.iter().filter(|(_, connection)| !connection.delayed.is_empty());
        let waiting: Vec<GuestId> = waiting.map(|(id, _)| *id).collect();
        waiting.into_iter().filter(|id| !self.flush_one(*id)).collect()
    }

    /// Sends what was delayed for one guest. Returns `false` if its outbox is full.
    fn flush_one(&mut self, id: GuestId) -> bool {
        let Some(connection) = self.guests.get_mut(&id) else { return true };
        let delayed = std::mem::take(&mut connection.delayed);
        delayed.into_iter().all(|frame| self.enqueue(id, |outbox| outbox.send_frame(frame)))
    }

    /// Sends to a guest in this process. Returns `false` if it is too far behind. The host's own player never is: it lacks the
    /// message, and requests a snapshot later.
    fn send_local(&self, to: GuestId, message: ToGuest) -> bool {
        let sent = self.locals.get(&to).map(|outbox| outbox.try_send(message));
        let is_full = matches!(sent, Some(Err(TrySendError::Full(_))));
        if is_full && to == GuestId::HOST {
            warn!("the host's own window doesn't keep up");
        }
        !is_full || to == GuestId::HOST
    }

    /// Sends a frame after those that were delayed. Returns `false` if the guest's outbox is full.
    fn send(&mut self, id: GuestId, frame: Frame<ToGuest>) -> bool {
        self.flush_one(id) && self.enqueue(id, |outbox| outbox.send_frame(frame))
    }

    /// Queues something in a guest's outbox. Returns `false` if that is full.
    fn enqueue(&self, id: GuestId, queue: impl FnOnce(&Outbox<ToGuest>) -> Result<(), SendError>) -> bool {
        let Some(connection) = self.guests.get(&id) else { return true };
        match queue(&connection.outbox) {
            Ok(()) => true,
            Err(SendError::Disconnected) => true,
            Err(error) => {
                debug!(guest = id.0, error = %ErrorChain(&error), "dropped");
                false
            }
        }
    }

    /// Sends several messages at once, which may be long together. Returns `false` if the guest's outbox is full.
    pub(super) fn send_answer(&mut self, to: GuestId, messages: Vec<ToGuest>) -> bool {
        if self.locals.contains_key(&to) {
            return messages.into_iter().all(|message| self.send_local(to, message));
        }
        let frames = messages.iter().filter_map(encode).collect();
        self.flush_one(to) && self.enqueue(to, |outbox| outbox.send_answer(frames))
    }

    /// Sends a record in parts, as fast as the guest reads it. Returns `false` if too many records are queued for the guest.
    pub(super) fn send_record(&self, to: GuestId, round: u32, text: Arc<str>) -> bool {
        if self.locals.contains_key(&to) {
            return ToGuest::record(round, &text).all(|part| self.send_local(to, part));
        }
        let Some(connection) = self.guests.get(&to) else { return true };
        !matches!(connection.records_tx.try_send((round, text)), Err(TrySendError::Full(_)))
    }

    /// Closes a connection after a last message. Without one the guest has said goodbye, and reads nothing any more.
    pub(super) fn close(&mut self, id: GuestId, last: Option<ToGuest>) {
        let Some(last) = last else { return self.forget(id) };
        self.flush_one(id);
        if let Some(outbox) = self.locals.remove(&id) {
            // Fails only if the guest is gone, or so far behind that it sees by the closed channel that it is out.
            let _ = outbox.try_send(last);
        } else if let Some(connection) = self.guests.remove(&id) {
            // Fails only if the connection has ended already.
            let _ = connection.end.send(last);
        }
    }

    /// Removes a connection that was lost, or is to be closed without a last message.
    pub(super) fn forget(&mut self, id: GuestId) {
        self.guests.remove(&id);
        self.locals.remove(&id);
    }

    /// Closes all connections after the same last message.
    pub(super) fn close_all(&mut self, farewell: CloseReason) {
        let all: Vec<GuestId> = self.guests.keys().chain(self.locals.keys()).copied().collect();
        all.into_iter().for_each(|id| self.close(id, Some(ToGuest::Goodbye(farewell))));
    }

    pub(super) async fn wait_until_closed(self, mut inbound_rx: mpsc::Receiver<InboundMessage>) {
        drop(self);
        // Every connection holds a sender until it is closed.
        let closed = async { while inbound_rx.recv().await.is_some() {} };
        let _ = tokio::time::timeout(limits::GOODBYE_TIMEOUT, closed).await;
    }
}

fn encode(message: &ToGuest) -> Option<Frame<ToGuest>> {
    let frame = Frame::new(message);
    frame.inspect_err(|error| warn!(error = %ErrorChain(error), "a message can't be sent")).ok()
}

/// Sends queued records one after the other, each part when the one before has left the outbox.
async fn send_records(outbox: Outbox<ToGuest>, mut records: mpsc::Receiver<(u32, Arc<str>)>) {
    while let Some((round, text)) = records.recv().await {
        for frame in ToGuest::record(round, &text).filter_map(|part| encode(&part)) {
            if outbox.send_bulk(frame).await.is_err() {
                return;
            }
        }
    }
}

/// Reads the messages of a guest in this process until it is gone.
async fn read_local(
    id: GuestId,
    mut inbox: mpsc::Receiver<ToHost>,
    inbound_tx: mpsc::Sender<InboundMessage>,
) {
    while let Some(message) = inbox.recv().await {
        if inbound_tx.send((id, Inbound::Message(message))).await.is_err() {
            return;
        }
    }
    // Fails only if the table is closed.
    let _ = inbound_tx.send((id, Inbound::Lost(DisconnectReason::ClosedByPeer))).await;
}

/// Reads a guest's messages until its connection is lost or closed.
async fn read_guest(
    id: GuestId,
    mut guest: GuestConnection,
    inbound_tx: mpsc::Sender<InboundMessage>,
    mut ends: oneshot::Receiver<ToGuest>,
) {
    let mut silence = Silence { packets: guest.packets_received(), since: Instant::now(), is_told: false };
    let mut checks = interval(QUIET_CHECK_INTERVAL);
    // After the computer has slept, what has come meanwhile is read first.
    checks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            message = guest.recv() => {
                let lost = message.as_ref().err().cloned();
                if let Some(DisconnectReason::Malformed(why)) = &lost {
                    debug!(guest = id.0, why = %ErrorChain(why), "said what makes no sense");
                }
                let inbound = message.map_or_else(Inbound::Lost, Inbound::Message);
                let unheard = inbound_tx.send((id, inbound)).await.is_err();
                match lost {
                    Some(DisconnectReason::Malformed(_)) => {
                        return guest.close(Some(&ToGuest::Goodbye(CloseReason::ProtocolError))).await;
                    }
                    Some(_) => return,
                    None if unheard => return,
                    None => {}
                }
            }
            _ = checks.tick() => {
                if let Some(is_quiet) = silence.change(guest.packets_received(), Instant::now())
                    && inbound_tx.send((id, Inbound::Quiet(is_quiet))).await.is_err()
                {
                    return;
                }
            }
            last = &mut ends => {
                // No last message: the room has removed the guest already.
                return guest.close(last.ok().as_ref()).await;
            }
        }
    }
}

/// Whether something comes from a guest.
struct Silence {
    packets: u64,
    /// When the number of packets was seen to change last.
    since: Instant,
    is_told: bool,
}

impl Silence {
    /// Whether a guest is quiet by now who wasn't, or the other way round, by the number of packets that have come. `None` if that
    /// doesn't change.
    fn change(&mut self, packets: u64, now: Instant) -> Option<bool> {
        if packets != self.packets {
            (self.packets, self.since) = (packets, now);
        }
        let is_quiet = now.duration_since(self.since) >= limits::QUIET_AFTER;
        (std::mem::replace(&mut self.is_told, is_quiet) != is_quiet).then_some(is_quiet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_is_quiet_once_nothing_comes_for_a_while_until_something_does() {
        let began = Instant::now();
        let mut silence = Silence { packets: 7, since: began, is_told: false };
        let mut at = |seconds, packets| silence.change(packets, began + Duration::from_secs_f32(seconds));
        assert_eq!(at(2.0, 7), None);
        assert_eq!(at(2.1, 8), None);
        assert_eq!(at(4.5, 8), None);
        assert_eq!(at(4.6, 8), Some(true));
        assert_eq!(at(5.1, 8), None, "it is told once");
        assert_eq!(at(5.6, 9), Some(false));
        assert_eq!(at(6.1, 9), None);
    }
}
