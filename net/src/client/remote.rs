//! Joins a table over the network, and reconnects whenever the connection is lost.

use std::net::SocketAddr;
use std::time::Duration;

use skipstone_core::ErrorChain;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};
use tracing::{debug, info, warn};

use super::config::{JoinCode, JoinConfig};
use super::driver::{EventSender, ReceiverDropped, SessionDriver, SessionEnd, Transport};
use super::error::JoinError;
use super::event::ConnectionState;
use super::evidence::EvidenceStore;
use super::local_network::is_on_local_network;
use super::session::ClientSession;
use crate::fingerprint::Fingerprint;
use crate::invite::{CodeExchange, Proof, Side};
use crate::limits;
use crate::protocol::{
    CloseReason, Hello, JoinMode, LobbyRequest, TableId, ToGuest, ToHost, VERSIONS, Welcome,
};
use crate::quic::{self, BindError, DialError, Dialer, DisconnectReason};
use crate::trust::HostKeyStatus;

/// The shortest and the longest pause before a reconnect. Each failed attempt doubles it.
const BACKOFF: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(5));

/// Joins a table in a task of its own. Progress and failure arrive as [`ConnectionState`] events. Needs a tokio runtime.
pub fn join(call: JoinConfig, evidence: Box<dyn EvidenceStore>) -> ClientSession {
    let (driver, session) = SessionDriver::new(call.identity.clone(), &call.app, evidence);
    // `Err` means that the screen is gone: nobody to report to.
    tokio::spawn(async move { drop(run(driver, call).await) });
    session
}

async fn run(mut driver: SessionDriver, call: JoinConfig) -> Result<(), ReceiverDropped> {
    driver.events.send_state(ConnectionState::Connecting).await?;
    let dialer = match Dialer::bind(call.bind, &call.identity) {
        Ok(dialer) => dialer,
        Err(error) => return driver.events.send_state(ConnectionState::Failed(error.into())).await,
    };
    let mut caller =
        Connector { addresses: call.addresses.clone(), call, dialer: dialer.clone(), joined: None };
    let over = caller.run(&mut driver).await;
    info!("the session is over");
    dialer.close().await;
    let over = over?;
    driver.finish().await?;
    driver.events.send_state(over).await
}

/// Dials the host and performs the handshake, at first and after each disconnect.
struct Connector {
    call: JoinConfig,
    dialer: Dialer,
    /// The addresses to dial; an address that worked is kept.
    addresses: Vec<SocketAddr>,
    /// The host's key and the table, after the first successful join. `None` before it.
    joined: Option<(Fingerprint, TableId)>,
}

impl Connector {
    /// Connects, runs the session, and reconnects until it ends for good; returns the final state.
    async fn run(&mut self, driver: &mut SessionDriver) -> Result<ConnectionState, ReceiverDropped> {
        let mut pause = BACKOFF.0;
        let mut lost = (DisconnectReason::ClosedByPeer, None);
        loop {
            let end = match self.connect(driver).await {
                Ok(mut transport) => {
                    let connected_at = Instant::now();
                    let end = driver.run(&mut transport).await;
                    // Backs off after quick disconnects: only a connection that lasted resets the pause.
                    if connected_at.elapsed() >= BACKOFF.1 {
                        pause = BACKOFF.0;
                    }
                    let farewell =
                        matches!(end, SessionEnd::Left).then(|| ToHost::Goodbye(driver.state.farewell()));
                    transport.close(farewell.as_ref()).await;
                    end
                }
                Err(end) => end,
            };
            match end {
                SessionEnd::Left => return Ok(ConnectionState::Ended(None)),
                SessionEnd::HandleDropped => return Err(ReceiverDropped),
                SessionEnd::ProtocolViolation(untrue) => {
                    // The details may name cards, so they stay out of the log.
                    warn!("the host tells what can't be");
                    return Ok(ConnectionState::Failed(untrue.into()));
                }
                SessionEnd::Disconnected(why @ DisconnectReason::Malformed(_)) => {
                    return Ok(ConnectionState::Failed(why.into()));
                }
                SessionEnd::Failed(error)
                    if self.joined.is_none() || matches!(error, JoinError::Refused(_)) =>
                {
                    return Ok(ConnectionState::Failed(error));
                }
                // While reconnecting, the screen keeps showing the reason of the first loss.
                SessionEnd::Failed(error) => debug!(error = %ErrorChain(&error), "not back yet"),
                SessionEnd::Disconnected(why) if self.joined.is_none() => {
                    return Ok(ConnectionState::Failed(why.into()));
                }
                SessionEnd::Disconnected(why) => lost = (why, None),
                SessionEnd::Closed(said @ CloseReason::TooSlow) if self.joined.is_some() => {
                    lost = (DisconnectReason::ClosedByPeer, Some(said));
                }
                SessionEnd::Closed(said) => return Ok(ConnectionState::Ended(Some(said))),
            }
            let (why, said) = lost.clone();
            info!(why = %ErrorChain(&why), ?said, again = ?pause, "the connection is lost");
            driver.events.send_state(ConnectionState::Reconnecting { why, said, retry_in: pause }).await?;
            tokio::select! {
                () = sleep(pause) => pause = (pause * 2).min(BACKOFF.1),
                end = driver.run_offline() => match end {
                    SessionEnd::Left => return Ok(ConnectionState::Ended(None)),
                    _ => return Err(ReceiverDropped),
                },
            }
        }
    }

    /// Dials and joins, unless the player leaves before.
    async fn connect(&mut self, driver: &mut SessionDriver) -> Result<Transport, SessionEnd> {
        // Who was renamed at the table comes back under that name.
        if let Some(name) = driver.state.name() {
            self.call.name = name;
        }
        let wanted = match self.joined {
            Some((_, table)) if driver.state.seat().is_some() => {
                JoinMode::Return { table, seen: driver.state.position() }
            }
            _ if self.call.watch => JoinMode::Watch,
            _ => JoinMode::Seat,
        };
        let screen = driver.events.clone();
        let (host, welcome) = tokio::select! {
            joined = self.dial_and_join(wanted, &screen) => joined?,
            end = driver.run_offline() => return Err(end),
        };
        let address = host.address();
        let (key, table) = (host.fingerprint(), welcome.table);
        driver.state.welcomed(table, key, welcome.seat);
        if self.joined.replace((key, table)).is_some() {
            driver.state.reconnected();
        }
        driver.state.wish_for_stone(self.call.stone);
        if !self.addresses.contains(&address) {
            self.addresses.push(address);
        }
        info!(%address, host = ?key, "in");
        driver.events.send_state(ConnectionState::Joined { host: key, table, address }).await?;
        Ok(Transport::Network(host))
    }

    async fn dial_and_join(
        &self,
        mode: JoinMode,
        screen: &EventSender,
    ) -> Result<(quic::HostConnection, Welcome), SessionEnd> {
        let mut host = self.dial().await?;
        let welcome = self.handshake(&mut host, mode, screen).await?;
        Ok((host, welcome))
    }

    /// Dials every address at once and returns the first host whose key is accepted; if none, the most informative error.
    async fn dial(&self) -> Result<quic::HostConnection, JoinError> {
        let mut dials = JoinSet::new();
        for address in self.addresses.clone() {
            let dialer = self.dialer.clone();
            dials.spawn(async move { dialer.dial(address).await });
        }
        let mut failed = None;
        while let Some(dialled) = dials.join_next().await {
            // A dial task fails only by panic or at shutdown.
            let Ok(dialled) = dialled else { continue };
            let error = match dialled.map_err(join_error).and_then(|host| self.check_host_key(host)) {
                Ok(host) => return Ok(host),
                Err(error) => error,
            };
            debug!(error = %ErrorChain(&error), "no way");
            failed = failed.into_iter().chain([error]).max_by_key(informativeness);
        }
        Err(failed.unwrap_or(JoinError::NoAddress))
    }

    /// Checks the host's key against the announced or the known one before any message is sent.
    fn check_host_key(&self, host: quic::HostConnection) -> Result<quic::HostConnection, JoinError> {
        let shown = host.fingerprint();
        match (self.joined, self.call.host_key) {
            (Some((known, _)), _) if known != shown => Err(JoinError::KeyChanged { known, shown }),
            (Some(_), _) => Ok(host),
            (None, Some(expected)) if expected != shown => Err(JoinError::UnexpectedKey { expected, shown }),
            (None, Some(_)) => Ok(host),
            (None, None) => match self.call.hosts.check_key(&self.call.place, shown) {
                HostKeyStatus::Changed { known } => Err(JoinError::KeyChanged { known, shown }),
                HostKeyStatus::Known | HostKeyStatus::New => Ok(host),
            },
        }
    }

    /// Sends [`Hello`] and waits for admission; a [`ToGuest::Knocked`] makes the wait unlimited. Nobody but a host that has shown
    /// that it knows the player's code is joined.
    async fn handshake(
        &self,
        host: &mut quic::HostConnection,
        mode: JoinMode,
        screen: &EventSender,
    ) -> Result<Welcome, SessionEnd> {
        let binding = *host.binding();
        // A returning guest is recognised by its key; the invite code may have changed since.
        let code = self.call.code.filter(|_| self.joined.is_none());
        let (secret, short_code) = match code {
            Some(JoinCode::Invite(secret)) => (Some(secret), None),
            Some(JoinCode::Short(code)) => (None, Some(code)),
            None => (None, None),
        };
        let started = short_code.map(|code| CodeExchange::start(Side::Guest, &code, &binding)).transpose();
        let started = started.map_err(|error| JoinError::NoNetwork(BindError::other(error)))?;
        let (mut exchange, message) = started.unzip();
        let proof = match message {
            Some(_) => Some(Proof::EXCHANGE_FOLLOWS),
            None => secret.map(|secret| secret.proof(Side::Guest, &binding)),
        };
        let hello = Hello {
            versions: VERSIONS,
            app: self.call.app.clone(),
            name: self.call.name.clone(),
            mode,
            proof,
        };
        // `recv` reports why a connection is lost.
        let _ = host.outbox().send(&ToHost::Hello(hello));
        if let Some(message) = message {
            let _ = host.outbox().send(&ToHost::CodeExchange(message));
        }
        let mut wish = Some(self.call.stone);
        let silent = |_| SessionEnd::Disconnected(DisconnectReason::TimedOut);
        let mut answer = timeout(limits::HANDSHAKE_TIMEOUT, host.recv()).await.map_err(silent)?;
        loop {
            match answer.map_err(SessionEnd::Disconnected)? {
                ToGuest::Knocked => {
                    // Once: a host that asks for more doesn't get it.
                    if let Some(stone) = wish.take() {
                        let _ = host.outbox().send(&ToHost::LobbyRequest(LobbyRequest::Stone(stone)));
                    }
                    screen.send_state(ConnectionState::AwaitingHost).await?;
                }
                ToGuest::CodeExchange(answer) if exchange.is_some() => {
                    let wrong = JoinError::WrongShortCode { tries_left: answer.tries_left };
                    let finished = exchange.take().and_then(|exchange| exchange.finish(&answer.message).ok());
                    // A host with another code learns nothing of this one but that.
                    let proven = finished.filter(|finished| finished.host == answer.confirmation);
                    let confirmation = ToHost::CodeConfirmation(proven.ok_or(wrong)?.guest);
                    let _ = host.outbox().send(&confirmation);
                }
                ToGuest::CodesPaused { seconds } => return Err(JoinError::CodesPaused { seconds }.into()),
                ToGuest::Welcome(_) if exchange.is_some() => return Err(JoinError::WrongTable.into()),
                ToGuest::Welcome(welcome) => {
                    let proven = secret.map(|secret| secret.proof(Side::Host, &binding));
                    return match proven {
                        Some(_) if welcome.proof != proven => Err(JoinError::WrongTable.into()),
                        _ => Ok(welcome),
                    };
                }
                ToGuest::Refused(refusal) => return Err(JoinError::from(refusal).into()),
                ToGuest::Goodbye(farewell) => return Err(SessionEnd::Closed(farewell)),
                _ => return Err(JoinError::OtherProtocol(host.address()).into()),
            }
            // No timeout: the host's player may take any time to answer.
            answer = host.recv().await;
        }
    }
}

/// Classifies a failed dial, telling addresses of this computer's subnets from others.
fn join_error(error: DialError) -> JoinError {
    match error {
        DialError::NoAnswer(address) if is_on_local_network(address.ip()) => {
            JoinError::NothingAnswers(address)
        }
        DialError::NoAnswer(address) => JoinError::OtherNetwork(address),
        DialError::Busy => JoinError::Busy,
        DialError::OtherProtocol(address) => JoinError::OtherProtocol(address),
        DialError::Unreachable(address) => JoinError::Unreachable(address),
        DialError::Disconnected(lost) => lost.into(),
    }
}

/// Ranks errors of several addresses: an answer, even a bad one, tells more than silence.
fn informativeness(error: &JoinError) -> u8 {
    match error {
        JoinError::KeyChanged { .. } | JoinError::UnexpectedKey { .. } => 5,
        JoinError::Busy => 4,
        JoinError::OtherProtocol(_) => 3,
        JoinError::Disconnected(_) => 2,
        JoinError::NothingAnswers(_) => 1,
        _ => 0,
    }
}
