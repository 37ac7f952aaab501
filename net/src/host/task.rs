//! The task of a hosted table: accepts guests, drives timers, saves, announces, and routes messages.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use skipstone_core::ErrorChain;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, sleep_until};
use tracing::{info, warn};

use super::addresses::ReachableAddresses;
use super::commands::HostCommand;
use super::connections::{Connections, Inbound, InboundMessage};
use super::event::HostEvent;
use super::event_queue::EventQueue;
use super::room::{GuestId, JoinRequest, Room, RoomInput, RoomOutput};
use super::saved::SaveRoomFn;
use crate::discovery::{AnnouncedTable, Announcer, Interfaces};
use crate::door::LocalArrival;
use crate::invite::{self, Invite};
use crate::protocol::{CloseReason, ToGuest, ToHost};
use crate::quic::{self, Listener};

/// How often the addresses in the invite code are compared with those of this computer.
const ADDRESS_CHECK_INTERVAL: Duration = Duration::from_secs(5);

/// The task's state: the room with its connections and channels.
pub(super) struct RoomTask {
    pub(super) room: Room,
    pub(super) listener: Listener,
    pub(super) address: SocketAddr,
    pub(super) interfaces: Interfaces,
    pub(super) reachable: ReachableAddresses,
    pub(super) connections: Connections,
    pub(super) inbound_rx: mpsc::Receiver<InboundMessage>,
    /// Guests in this process, who play from phones.
    pub(super) local_arrivals: mpsc::Receiver<LocalArrival>,
    pub(super) commands_rx: mpsc::Receiver<HostCommand>,
    /// The messages of the host's own player.
    pub(super) local_rx: mpsc::Receiver<ToHost>,
    pub(super) events: EventQueue,
    pub(super) saver: SaveRoomFn,
}

/// What the task waits for.
enum Wakeup {
    /// A guest said hello; `None` once the listener has ended.
    Arrival(Option<quic::IncomingGuest>),
    /// A guest in this process said hello.
    LocalArrival(LocalArrival),
    /// A guest's message, or the end of its connection.
    Message(InboundMessage),
    /// Another input of the room.
    Input(RoomInput),
    /// Messages to spectators are due.
    Flush,
    /// The host has read events.
    EventsRead,
    /// The computer's addresses may have changed.
    AddressCheck,
}

/// How long messages to spectators are held back and collected, so that the players have theirs first.
const SPECTATOR_DELAY: Duration = Duration::from_millis(40);

impl RoomTask {
    /// Runs until the table is closed.
    pub(super) async fn run(mut self) {
        let began = Instant::now();
        let mut last_guest = GuestId::HOST;
        let mut advertisement = Advertisement::start(&mut self);
        info!(address = %self.address, "the table is open");
        self.publish_invite(self.room.secret());
        self.events.push(self.room.short_code_event(false));
        let first = self.room.take_outputs();
        let mut farewell = self.process_outputs(first, began).await;
        let mut flush_at: Option<Instant> = None;
        let mut address_checks = interval_at(began + ADDRESS_CHECK_INTERVAL, ADDRESS_CHECK_INTERVAL);
        while farewell.is_none() {
            let wake_at = self.room.wake_at().map(|at| began + at);
            let wakeup = tokio::select! {
                arrival = self.listener.accept() => Wakeup::Arrival(arrival),
                Some(arrival) = self.local_arrivals.recv() => Wakeup::LocalArrival(arrival),
                Some(message) = self.inbound_rx.recv() => Wakeup::Message(message),
                Some(message) = self.local_rx.recv() => Wakeup::Input(RoomInput::Message(GuestId::HOST, message)),
                command = self.commands_rx.recv() => {
                    Wakeup::Input(RoomInput::Command(command.unwrap_or(HostCommand::Close { back_later: true })))
                }
                () = sleep_until(wake_at.unwrap_or(began)), if wake_at.is_some() => Wakeup::Input(RoomInput::Tick),
                () = sleep_until(flush_at.unwrap_or(began)), if flush_at.is_some() => Wakeup::Flush,
                () = self.events.wait_for_room(), if self.events.has_unread() => Wakeup::EventsRead,
                _ = address_checks.tick(), if self.reachable.can_change() => Wakeup::AddressCheck,
            };
            let input = match wakeup {
                Wakeup::Arrival(Some(arrival)) => self.accept(last_guest.next(), arrival),
                Wakeup::Arrival(None) => break,
                Wakeup::LocalArrival(arrival) => self.accept_local(last_guest.next(), arrival),
                Wakeup::Message((guest, Inbound::Message(message))) => RoomInput::Message(guest, message),
                Wakeup::Message((guest, Inbound::Quiet(is_quiet))) => RoomInput::Quiet(guest, is_quiet),
                Wakeup::Message((guest, Inbound::Lost(lost))) => {
                    info!(guest = guest.0, lost = %ErrorChain(&lost), "a guest is gone");
                    self.connections.forget(guest);
                    RoomInput::Disconnected(guest)
                }
                Wakeup::Input(input) => input,
                Wakeup::Flush => {
                    flush_at = None;
                    let slow = self.connections.flush();
                    let mut outputs = Vec::new();
                    for slow in slow {
                        outputs.extend(self.disconnect_slow(slow, began).await);
                    }
                    farewell = self.process_outputs(outputs, began).await;
                    continue;
                }
                Wakeup::AddressCheck => {
                    if self.reachable.refresh() {
                        self.publish_invite(self.room.secret());
                        advertisement.repeat(&mut self);
                    }
                    continue;
                }
                Wakeup::EventsRead => {
                    self.events.send();
                    continue;
                }
            };
            let outputs = self.room.handle(began.elapsed(), input);
            farewell = self.process_outputs(outputs, began).await;
            if self.connections.has_delayed() {
                flush_at.get_or_insert_with(|| Instant::now() + SPECTATOR_DELAY);
            }
            advertisement.update(&mut self);
        }
        self.close(advertisement, farewell.unwrap_or(CloseReason::BackLater)).await;
    }

    fn accept(&mut self, id: GuestId, arrival: quic::IncomingGuest) -> RoomInput {
        let quic::IncomingGuest { guest, hello } = arrival;
        let (key, address, binding) = (guest.fingerprint(), guest.address().ip(), *guest.binding());
        info!(guest = id.0, %address, key = ?key, name = %hello.name, "somebody comes");
        self.connections.add(id, guest);
        RoomInput::JoinRequested(Box::new(JoinRequest {
            guest: id,
            key,
            address,
            binding,
            hello,
            stone: None,
            is_phone: false,
        }))
    }

    fn accept_local(&mut self, id: GuestId, arrival: LocalArrival) -> RoomInput {
        let LocalArrival { hello, binding, address, inbox, outbox } = arrival;
        info!(guest = id.0, %address, key = ?binding.guest, name = %hello.name, "somebody comes with a phone");
        self.connections.add_local(id, inbox, outbox);
        RoomInput::JoinRequested(Box::new(JoinRequest {
            guest: id,
            key: binding.guest,
            address,
            binding,
            hello,
            stone: None,
            is_phone: true,
        }))
    }

    /// Saves changes, then carries out the outputs. Returns the close reason if the table ends.
    async fn process_outputs(&mut self, outputs: Vec<RoomOutput>, began: Instant) -> Option<CloseReason> {
        let mut outputs = VecDeque::from(outputs);
        let mut farewell = None;
        self.save().await;
        while let Some(output) = outputs.pop_front() {
            match output {
                RoomOutput::Send(to, message) => {
                    // Every change of who is known changes the lobby too.
                    if let ToGuest::Lobby(_) = message {
                        self.listener.set_known_keys(self.room.known_keys());
                    }
                    let room = &self.room;
                    for slow in self.connections.broadcast(&to, message, |id| room.is_spectator(id)) {
                        outputs.extend(self.disconnect_slow(slow, began).await);
                    }
                }
                RoomOutput::SendAnswer(to, messages) => {
                    if !self.connections.send_answer(to, messages) {
                        outputs.extend(self.disconnect_slow(to, began).await);
                    }
                }
                RoomOutput::SendRecord(to, round, text) => {
                    if !self.connections.send_record(to, round, text) {
                        outputs.extend(self.disconnect_slow(to, began).await);
                    }
                }
                RoomOutput::Disconnect(guest, last) => self.connections.close(guest, last),
                RoomOutput::HostEvent(event) => self.events.push(event),
                RoomOutput::InviteChanged(secret) => {
                    self.reachable.refresh();
                    self.publish_invite(secret);
                }
                RoomOutput::Close(why) => farewell = Some(why),
            }
        }
        farewell
    }

    /// Closes the connection of a guest who doesn't read fast enough. Returns what the room does then.
    async fn disconnect_slow(&mut self, guest: GuestId, began: Instant) -> Vec<RoomOutput> {
        warn!(guest = guest.0, "a guest was too slow");
        self.connections.close(guest, Some(ToGuest::Goodbye(CloseReason::TooSlow)));
        let outputs = self.room.handle(began.elapsed(), RoomInput::Disconnected(guest));
        self.save().await;
        outputs
    }

    /// Saves changes of the game and waits until they are on disk. Inputs wait meanwhile, in their order.
    async fn save(&mut self) {
        let unsaved = self.room.take_unsaved(self.address.port());
        let mut saved = unsaved.map(|(table, kept)| (self.saver)(table, &kept)).unwrap_or_default();
        saved.acknowledged().await;
    }

    fn publish_invite(&mut self, secret: invite::InviteSecret) {
        let (ips, port) = (self.reachable.current(), self.address.port());
        let code = Invite::new(ips, port, secret);
        let addresses = ips.iter().map(|ip| SocketAddr::new(*ip, port)).collect();
        self.events.push(HostEvent::Invite { code, addresses });
    }

    async fn close(mut self, advertisement: Advertisement, farewell: CloseReason) {
        info!(?farewell, "the table is closed");
        self.connections.close_all(farewell);
        advertisement.stop().await;
        self.connections.wait_until_closed(self.inbound_rx).await;
        self.listener.close().await;
        // The channel of host events closes once all guests know.
        drop(self.events);
    }
}

/// The description for discovery.
struct Advertisement {
    announcer: Option<Announcer>,
    info: AnnouncedTable,
}

impl Advertisement {
    fn start(running: &mut RoomTask) -> Advertisement {
        let info = running.room.table_info();
        if running.interfaces == Interfaces::None {
            return Advertisement { announcer: None, info };
        }
        let announcer = Announcer::new(&info, running.address.port(), &running.interfaces);
        let announcer = announcer.map_err(|why| running.events.push(HostEvent::AnnouncementFailed(why))).ok();
        Advertisement { announcer, info }
    }

    fn update(&mut self, running: &mut RoomTask) {
        let info = running.room.table_info();
        if info != self.info {
            self.info = info;
            self.repeat(running);
        }
    }

    /// Announces the table once more: at new addresses the first announcement may have got lost.
    fn repeat(&self, running: &mut RoomTask) {
        if let Some(Err(why)) = self.announcer.as_ref().map(|announcer| announcer.update(&self.info)) {
            running.events.push(HostEvent::AnnouncementFailed(why));
        }
    }

    async fn stop(self) {
        if let Some(announcer) = self.announcer {
            announcer.close().await;
        }
    }
}
