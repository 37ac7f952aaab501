//! The event loop of a client session: connects a transport to the host with the channels to the player's screen.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use skipstone_core::table::Intent;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{Instant, sleep, sleep_until};

use super::error::{JoinError, ProtocolViolation};
use super::event::{ClientEvent, ConnectionState};
use super::evidence_store::EvidenceStore;
use super::own_turn::ClockReading;
use super::room_link::{RoomLink, RoomRequest};
use super::round_check::CheckedRound;
use super::session::ClientSession;
use super::state::ClientState;
use super::transport::Transport;
use crate::fingerprint::Fingerprint;
use crate::identity::Identity;
use crate::link::Link;
use crate::protocol::{CloseReason, Denial, Farewell, TableId, ToGuest};
use crate::quic::DisconnectReason;

/// The time that the others have to say what they were shown, before a round is judged.
const WITNESS_TIME: Duration = Duration::from_millis(300);

/// The most rounds that wait for their check. Until there are fewer, nothing more is read from the host.
const MAX_CHECKS: usize = 8;

/// The capacity of the event channel to the screen. While it is full, nothing more is read from the host.
const EVENT_QUEUE: usize = 64;

/// The client's state with its channels from and to the screen. It outlives single connections.
#[derive(Debug)]
pub(super) struct SessionDriver {
    pub(super) state: ClientState,
    /// When the session began.
    began: Instant,
    inputs: PlayerInputs,
    pub(super) events: EventSender,
    /// Finished rounds that are being checked.
    checks: JoinSet<Option<CheckedRound>>,
    checks_rounds: bool,
    /// Checked one at a time: a host can end any number of rounds, each of which takes a processor for seconds.
    check_permit: Arc<Semaphore>,
}

/// The sending half of the session's event channel.
#[derive(Debug, Clone)]
pub(super) struct EventSender(mpsc::Sender<ClientEvent>);

/// The receiving halves of the session's [`Link`] and [`RoomLink`].
#[derive(Debug)]
struct PlayerInputs {
    intents: mpsc::Receiver<Intent>,
    room_requests: mpsc::Receiver<RoomRequest>,
}

/// One message from the screen.
#[derive(Debug)]
enum PlayerInput {
    Intent(Intent),
    Room(RoomRequest),
}

/// Why [`SessionDriver::run`] or [`SessionDriver::run_offline`] ended.
#[derive(Debug)]
pub(super) enum SessionEnd {
    /// The player chose to leave.
    Left,
    /// The screen dropped its [`ClientSession`].
    HandleDropped,
    /// The connection is lost.
    Disconnected(DisconnectReason),
    /// The host closed the connection with a reason.
    Closed(CloseReason),
    /// The host sent an impossible message twice in one round, or its own signatures convict it.
    ProtocolViolation(ProtocolViolation),
    /// Dialling or the handshake failed.
    Failed(JoinError),
}

impl From<JoinError> for SessionEnd {
    fn from(error: JoinError) -> SessionEnd {
        SessionEnd::Failed(error)
    }
}

/// The screen dropped the receiver of the events.
#[derive(Debug)]
pub(super) struct ReceiverDropped;

impl From<ReceiverDropped> for SessionEnd {
    fn from(_: ReceiverDropped) -> SessionEnd {
        SessionEnd::HandleDropped
    }
}

impl SessionDriver {
    pub(super) fn new(
        identity: Identity,
        app: &str,
        evidence: Box<dyn EvidenceStore>,
    ) -> (SessionDriver, ClientSession) {
        let (link, intents) = Link::new();
        let (room, room_requests) = RoomLink::new();
        let (events_tx, events) = mpsc::channel(EVENT_QUEUE);
        let inputs = PlayerInputs { intents, room_requests };
        let driver = SessionDriver {
            state: ClientState::new(identity, app, evidence),
            began: Instant::now(),
            inputs,
            events: EventSender(events_tx),
            checks: JoinSet::new(),
            checks_rounds: true,
            check_permit: Arc::new(Semaphore::new(1)),
        };
        (driver, ClientSession { link, room, events })
    }

    /// Leaves finished rounds unchecked.
    pub(super) fn without_checks(mut self) -> SessionDriver {
        self.checks_rounds = false;
        self
    }

    /// Passes messages, events and requests on in both directions until the connection or the session ends.
    pub(super) async fn run(&mut self, transport: &mut Transport) -> SessionEnd {
        loop {
            self.send_messages(transport);
            if self.flush_events().await.is_err() {
                return SessionEnd::HandleDropped;
            }
            let next_save = self.state.next_save();
            tokio::select! {
                message = transport.recv(), if self.checks.len() < MAX_CHECKS => match message {
                    Ok(ToGuest::Goodbye(farewell)) => return SessionEnd::Closed(farewell),
                    Ok(message) => {
                        self.tell_time();
                        if let Err(untrue) = self.state.handle_message(message) {
                            return SessionEnd::ProtocolViolation(untrue);
                        }
                    }
                    Err(lost) => return SessionEnd::Disconnected(lost),
                },
                Some(Ok(Some(checked))) = self.checks.join_next() => self.state.finish_check(checked),
                input = self.inputs.next() => match input {
                    Some(PlayerInput::Room(RoomRequest::Leave)) => {
                        self.state.outputs.saved.acknowledged().await;
                        self.send_messages(transport);
                        return SessionEnd::Left;
                    }
                    Some(input) => self.handle_input(input),
                    None => return SessionEnd::HandleDropped,
                },
                () = sleep_until(self.began + next_save.unwrap_or_default()), if next_save.is_some() => self.tell_time(),
                () = self.state.outputs.saved.acknowledged(), if !self.state.outputs.saved.is_acknowledged() => {}
            }
        }
    }

    fn handle_input(&mut self, input: PlayerInput) {
        self.tell_time();
        match input {
            PlayerInput::Room(request) => self.state.handle_room_request(request),
            PlayerInput::Intent(intent) => self.state.handle_intent(intent),
        }
    }

    /// Notes which table this is.
    pub(super) fn welcomed(&mut self, table: TableId, host: Fingerprint) {
        self.tell_time();
        self.state.welcomed(table, host);
    }

    /// Notes that the connection is lost.
    pub(super) fn disconnected(&mut self) {
        self.tell_time();
        self.state.disconnected();
    }

    /// Notes that the connection is back.
    pub(super) fn reconnected(&mut self) {
        self.tell_time();
        self.state.reconnected();
    }

    /// The player's farewell, once it is noted on disk. `None` outside a round.
    pub(super) async fn farewell(&mut self) -> Option<Farewell> {
        let farewell = self.state.farewell();
        self.state.outputs.saved.acknowledged().await;
        farewell
    }

    /// Tells the state what time it is, by both clocks.
    fn tell_time(&mut self) {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        self.state.tell_time(ClockReading { monotonic: self.began.elapsed(), wall });
    }

    /// Sends the messages to the host, unless what they depend on isn't saved yet.
    fn send_messages(&mut self, transport: &Transport) {
        if self.state.outputs.saved.is_acknowledged() {
            self.state.outputs.messages.drain(..).for_each(|message| transport.send(&message));
        }
    }

    /// Answers the screen while there is no connection: intents that the local state can serve are handled, all else is denied.
    /// Returns only when the player leaves or the screen is gone; callers drop the future to end it earlier.
    pub(super) async fn run_offline(&mut self) -> SessionEnd {
        loop {
            match self.inputs.next().await {
                Some(PlayerInput::Room(RoomRequest::Leave)) => return SessionEnd::Left,
                // The local replica answers these without the host.
                Some(PlayerInput::Intent(intent @ (Intent::Snapshot | Intent::SetBotDelay(_)))) => {
                    self.state.handle_intent(intent)
                }
                Some(_) => self.state.outputs.events.push(ClientEvent::Denied(Denial::NotNow)),
                None => return SessionEnd::HandleDropped,
            }
            if self.flush_events().await.is_err() {
                return SessionEnd::HandleDropped;
            }
        }
    }

    /// Waits for the checks of finished rounds, and reports a round that can't be checked any more. The session is over then.
    pub(super) async fn finish(&mut self) -> Result<(), ReceiverDropped> {
        self.state.close();
        self.flush_events().await?;
        while let Some(checked) = self.checks.join_next().await {
            if let Ok(Some(checked)) = checked {
                self.state.finish_check(checked);
                self.state.tell_again();
                self.flush_events().await?;
            }
        }
        self.state.save_changes();
        Ok(())
    }

    /// Sends the events to the screen, and begins checks of finished rounds, which take too long for this task.
    async fn flush_events(&mut self) -> Result<(), ReceiverDropped> {
        for check in self.state.outputs.checks.drain(..).filter(|_| self.checks_rounds) {
            let permit = Arc::clone(&self.check_permit);
            self.checks.spawn(async move {
                sleep(WITNESS_TIME).await;
                // The semaphore is never closed. A check fails only by panic or at shutdown.
                let _one_at_a_time = permit.acquire_owned().await.ok()?;
                spawn_blocking(|| check.run()).await.ok()
            });
        }
        for event in self.state.outputs.events.drain(..) {
            self.events.send(event).await?;
        }
        self.state.settle();
        Ok(())
    }
}

impl Drop for SessionDriver {
    /// Whatever ends the session, nothing of what was seen is lost but when the program is killed.
    fn drop(&mut self) {
        self.state.save_changes();
    }
}

impl EventSender {
    /// Sends an event, and waits while the channel is full.
    pub(super) async fn send(&self, event: ClientEvent) -> Result<(), ReceiverDropped> {
        self.0.send(event).await.map_err(|_| ReceiverDropped)
    }

    /// Sends [`ClientEvent::ConnectionState`].
    pub(super) async fn send_state(&self, connection: ConnectionState) -> Result<(), ReceiverDropped> {
        self.send(ClientEvent::ConnectionState(connection)).await
    }
}

impl PlayerInputs {
    /// The next message from the screen; `None` once all its senders are dropped.
    async fn next(&mut self) -> Option<PlayerInput> {
        tokio::select! {
            Some(intent) = self.intents.recv() => Some(PlayerInput::Intent(intent)),
            Some(request) = self.room_requests.recv() => Some(PlayerInput::Room(request)),
            else => None,
        }
    }
}
