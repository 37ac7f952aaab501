//! Goes to a table, and reconnects whenever the connection is lost.

use std::time::Duration;

use skipstone_core::ErrorChain;
use tokio::time::{Instant, sleep, timeout};
use tracing::{debug, info, warn};

use super::config::{Arrival, Introduction, JoinCode, JoinConfig, LocalJoinConfig};
use super::driver::{EventSender, ReceiverDropped, SessionDriver, SessionEnd};
use super::error::JoinError;
use super::event::ConnectionState;
use super::evidence_store::{EvidenceStore, NoEvidenceStore};
#[cfg(test)]
use super::network_route::NetworkRoute;
#[cfg(test)]
use super::network_watch::WatchNetwork;
use super::route::{LocalRoute, Route};
use super::session::ClientSession;
use super::transport::Transport;
use crate::door::Door;
use crate::fingerprint::Fingerprint;
use crate::invite::{CodeExchange, Proof, Side};
use crate::limits;
use crate::protocol::{
    CloseReason, Hello, JoinMode, LobbyRequest, TableId, ToGuest, ToHost, VERSIONS, Welcome,
};
use crate::quic::{BindError, DisconnectReason};

/// The shortest and the longest pause before a reconnect. Each failed attempt doubles it. A change of the network ends it early.
const BACKOFF: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(2));

/// How long a connection must have lasted for the next pause to be the shortest.
const LASTING: Duration = Duration::from_secs(5);

/// Joins a table in a task of its own. Progress and failure arrive as [`ConnectionState`] events. Needs a tokio runtime.
pub fn join(call: JoinConfig, evidence: Box<dyn EvidenceStore>) -> ClientSession {
    let (mut driver, session) = SessionDriver::new(call.identity.clone(), &call.app, evidence);
    driver.state.expect_series(call.series);
    let route = Route::network(&call);
    // `Err` means that the screen is gone: nobody to report to.
    tokio::spawn(async move { drop(run(driver, call.into(), route).await) });
    session
}

/// Joins as [`join`], and notices what the test sends instead of the network.
#[cfg(test)]
pub(super) fn join_watching(call: JoinConfig, watch: WatchNetwork) -> ClientSession {
    let (driver, session) = SessionDriver::new(call.identity.clone(), &call.app, Box::new(NoEvidenceStore));
    let route = NetworkRoute::new(&call).map(|route| route.watch_with(watch).into());
    tokio::spawn(async move { drop(run(driver, call.into(), route).await) });
    session
}

/// Joins a table in this process for somebody whose phone shows the session. No round is checked, as a host that checks itself proves
/// nothing. Otherwise as [`join`].
pub fn join_local(call: LocalJoinConfig, door: Door) -> ClientSession {
    let (driver, session) = SessionDriver::new(call.identity.clone(), &call.app, Box::new(NoEvidenceStore));
    let driver = driver.without_checks();
    let key = call.identity.fingerprint();
    let route = Route::Local(LocalRoute { door, key, address: call.address });
    tokio::spawn(async move { drop(run(driver, call.into(), Ok(route)).await) });
    session
}

async fn run(
    mut driver: SessionDriver,
    guest: Introduction,
    route: Result<Route, BindError>,
) -> Result<(), ReceiverDropped> {
    driver.events.send_state(ConnectionState::Connecting).await?;
    let route = match route {
        Ok(route) => route,
        Err(error) => return driver.events.send_state(ConnectionState::Failed(error.into())).await,
    };
    let mut connector = Connector { guest, route, joined: None };
    let over = connector.run(&mut driver).await;
    info!("the session is over");
    connector.route.close().await;
    let over = over?;
    driver.finish().await?;
    driver.events.send_state(over).await
}

/// Connects to the host and performs the handshake, at first and after each disconnect.
struct Connector {
    guest: Introduction,
    route: Route,
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
                    if connected_at.elapsed() >= LASTING {
                        pause = BACKOFF.0;
                    }
                    let farewell = match end {
                        SessionEnd::Left => Some(ToHost::Goodbye(driver.farewell().await)),
                        _ => None,
                    };
                    driver.disconnected();
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
                () = self.route.changed() => {}
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
            self.guest.name = name;
        }
        let seen = driver.state.position();
        let joined = self.joined.map(|(_, table)| table);
        let known = joined.or_else(|| self.route.table().filter(|_| self.guest.arrival == Arrival::Return));
        let wanted = match (self.guest.arrival, known) {
            (Arrival::Watch, _) if driver.state.seat().is_none() => JoinMode::Watch,
            // Whoever came for a seat may watch by now.
            (_, Some(table)) => JoinMode::Return { table, seen },
            (_, None) => JoinMode::Seat,
        };
        let screen = driver.events.clone();
        let (host, welcome) = tokio::select! {
            joined = self.connect_and_join(wanted, &screen) => joined?,
            end = driver.run_offline() => return Err(end),
        };
        let (key, table, address) = (host.host(), welcome.table, host.address());
        driver.welcomed(table, key);
        if self.joined.replace((key, table)).is_some() {
            driver.reconnected();
        }
        if let Some(stone) = self.guest.stone {
            driver.state.wish_for_stone(stone);
        }
        driver.state.show_pebble(self.guest.pebble);
        self.route.connected(address);
        info!(%address, host = ?key, "in");
        driver.events.send_state(ConnectionState::Joined { host: key, table, address }).await?;
        Ok(host)
    }

    async fn connect_and_join(
        &mut self,
        mode: JoinMode,
        screen: &EventSender,
    ) -> Result<(Transport, Welcome), SessionEnd> {
        let mut host = self.route.connect(self.joined.map(|(key, _)| key)).await?;
        let welcome = self.handshake(&mut host, mode, screen).await?;
        Ok((host, welcome))
    }

    /// Sends [`Hello`] and waits for admission; a [`ToGuest::Knocked`] makes the wait unlimited. Nobody but a host that has shown
    /// that it knows the player's code is joined.
    async fn handshake(
        &self,
        host: &mut Transport,
        mode: JoinMode,
        screen: &EventSender,
    ) -> Result<Welcome, SessionEnd> {
        let binding = *host.binding();
        // A returning guest is recognised by its key; the invite code may have changed since.
        let code = self.guest.code.filter(|_| self.joined.is_none());
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
            app: self.guest.app.clone(),
            name: self.guest.name.clone(),
            mode,
            proof,
        };
        host.send(&ToHost::Hello(hello));
        if let Some(message) = message {
            host.send(&ToHost::CodeExchange(message));
        }
        let mut wish = self.guest.stone;
        let silent = |_| SessionEnd::Disconnected(DisconnectReason::TimedOut);
        let mut answer = timeout(limits::HANDSHAKE_TIMEOUT, host.recv()).await.map_err(silent)?;
        loop {
            match answer.map_err(SessionEnd::Disconnected)? {
                ToGuest::Knocked => {
                    // Once: a host that asks for more doesn't get it.
                    if let Some(stone) = wish.take() {
                        host.send(&ToHost::LobbyRequest(LobbyRequest::Stone(stone)));
                    }
                    screen.send_state(ConnectionState::AwaitingHost).await?;
                }
                ToGuest::CodeExchange(answer) if exchange.is_some() => {
                    let wrong = JoinError::WrongShortCode { tries_left: answer.tries_left };
                    let finished = exchange.take().and_then(|exchange| exchange.finish(&answer.message).ok());
                    // A host with another code learns nothing of this one but that.
                    let proven = finished.filter(|finished| finished.host == answer.confirmation);
                    let confirmation = ToHost::CodeConfirmation(proven.ok_or(wrong)?.guest);
                    host.send(&confirmation);
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
