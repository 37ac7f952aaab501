//! The queue of events for the host's screen, which may read them late.

use std::collections::VecDeque;

use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use super::event::HostEvent;

/// Events on their way to the host. None is lost, and a flood of knocks doesn't make the queue longer: a knock that the host
/// hasn't read yet disappears with its withdrawal, and so does its wish for a stone.
#[derive(Debug)]
pub(super) struct EventQueue {
    tx: mpsc::Sender<HostEvent>,
    /// Events that the channel has no room for.
    unread: VecDeque<HostEvent>,
}

impl EventQueue {
    pub(super) fn new(tx: mpsc::Sender<HostEvent>) -> EventQueue {
        EventQueue { tx, unread: VecDeque::new() }
    }

    /// Queues an event, and sends as many as the channel has room for.
    pub(super) fn push(&mut self, event: HostEvent) {
        if let HostEvent::KnockWithdrawn(key) = event {
            let is_wish =
                |unread: &HostEvent| matches!(unread, HostEvent::KnockStone { who, .. } if *who == key);
            self.unread.retain(|unread| !is_wish(unread));
            let is_unread =
                |unread: &HostEvent| matches!(unread, HostEvent::Knock { who, .. } if *who == key);
            if let Some(index) = self.unread.iter().position(is_unread) {
                self.unread.remove(index);
                return;
            }
        }
        self.unread.push_back(event);
        self.send();
    }

    /// Whether events wait until the host has read others.
    pub(super) fn has_unread(&self) -> bool {
        !self.unread.is_empty()
    }

    /// Waits until the channel has room, or the host is gone. Cancel safe.
    pub(super) async fn wait_for_room(&self) {
        // Both are handled by `send`.
        let _ = self.tx.reserve().await;
    }

    /// Sends queued events as far as the channel has room. Drops them if the host is gone.
    pub(super) fn send(&mut self) {
        while let Some(event) = self.unread.pop_front() {
            if let Err(TrySendError::Full(event)) = self.tx.try_send(event) {
                return self.unread.push_front(event);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fingerprint::Fingerprint;
    use crate::protocol::Name;
    use crate::trust::PlayerKeyStatus;

    #[test]
    fn no_event_is_lost_and_a_flood_of_knocks_takes_no_memory() {
        let key = |number: u64| Fingerprint::of(&number.to_le_bytes());
        let knock = |number| HostEvent::Knock {
            who: key(number),
            name: Name::new("Ada"),
            status: PlayerKeyStatus::New,
            watches: false,
        };
        let (tx, mut rx) = mpsc::channel(2);
        let mut queue = EventQueue::new(tx);
        for number in 0..10_000 {
            queue.push(knock(number));
            queue.push(HostEvent::KnockWithdrawn(key(number)));
        }
        let admitted = HostEvent::Admitted { who: key(1), name: Name::new("Ada") };
        queue.push(admitted.clone());
        assert!(queue.unread.len() <= 3, "{}", queue.unread.len());
        let mut read = Vec::new();
        loop {
            while let Ok(event) = rx.try_recv() {
                read.push(event);
            }
            if !queue.has_unread() {
                break;
            }
            queue.send();
        }
        assert_eq!(read.last(), Some(&admitted));
        assert_eq!(read[..2], [knock(0), HostEvent::KnockWithdrawn(key(0))]);
    }
}
