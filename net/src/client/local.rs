//! The client session of the host's own player: no network, and the same redacted messages as any guest gets.

use std::net::SocketAddr;

use tokio::sync::mpsc;

use super::driver::{ReceiverDropped, SessionDriver, SessionEnd, Transport};
use super::event::ConnectionState;
use super::evidence::EvidenceStore;
use super::session::ClientSession;
use crate::fingerprint::Fingerprint;
use crate::identity::Identity;
use crate::protocol::{ShortText, ToGuest, ToHost};

/// Joins the room of a host in this process, which begins with the same `Welcome` and `Lobby` as for any guest. Needs a tokio
/// runtime.
pub(crate) fn join_local(
    identity: &Identity,
    app: ShortText,
    address: SocketAddr,
    inbox: mpsc::Receiver<ToGuest>,
    outbox: mpsc::Sender<ToHost>,
    evidence: Box<dyn EvidenceStore>,
) -> ClientSession {
    let (driver, session) = SessionDriver::new(identity.clone(), &app, evidence);
    let own = identity.fingerprint();
    // `Err` means that the screen is gone: nobody to report to.
    tokio::spawn(async move { drop(run(driver, own, address, Transport::Local { inbox, outbox }).await) });
    session
}

async fn run(
    mut driver: SessionDriver,
    host: Fingerprint,
    address: SocketAddr,
    mut transport: Transport,
) -> Result<(), ReceiverDropped> {
    let ended = match transport.recv().await {
        Ok(ToGuest::Welcome(welcome)) => {
            driver.state.welcomed(welcome.table, host, welcome.seat);
            driver.events.send_state(ConnectionState::Joined { host, table: welcome.table, address }).await?;
            driver.run(&mut transport).await
        }
        Ok(_) | Err(_) => SessionEnd::HandleDropped,
    };
    let over = match ended {
        SessionEnd::Left => {
            transport.close(Some(&ToHost::Goodbye(driver.state.farewell()))).await;
            ConnectionState::Ended(None)
        }
        SessionEnd::Closed(farewell) => ConnectionState::Ended(Some(farewell)),
        SessionEnd::ProtocolViolation(untrue) => ConnectionState::Failed(untrue.into()),
        SessionEnd::Failed(error) => ConnectionState::Failed(error),
        SessionEnd::HandleDropped | SessionEnd::Disconnected(_) => ConnectionState::Ended(None),
    };
    driver.finish().await?;
    driver.events.send_state(over).await
}
