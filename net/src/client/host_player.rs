//! The client session of the host's own player: no network, and the same redacted messages as any guest gets.

use super::driver::{ReceiverDropped, SessionDriver, SessionEnd};
use super::event::ConnectionState;
use super::evidence_store::EvidenceStore;
use super::session::ClientSession;
use super::transport::Transport;
use crate::door::LocalConnection;
use crate::identity::Identity;
use crate::protocol::{ShortText, ToGuest, ToHost};

/// Joins the room of a host in this process, which begins with the same `Welcome` and `Lobby` as for any guest. Needs a tokio
/// runtime.
pub(crate) fn join_as_host(
    identity: &Identity,
    app: ShortText,
    connection: LocalConnection,
    evidence: Box<dyn EvidenceStore>,
) -> ClientSession {
    let (driver, session) = SessionDriver::new(identity.clone(), &app, evidence);
    // `Err` means that the screen is gone: nobody to report to.
    tokio::spawn(async move { drop(run(driver, Transport::Local(connection)).await) });
    session
}

async fn run(mut driver: SessionDriver, mut transport: Transport) -> Result<(), ReceiverDropped> {
    let (host, address) = (transport.host(), transport.address());
    let ended = match transport.recv().await {
        Ok(ToGuest::Welcome(welcome)) => {
            driver.welcomed(welcome.table, host);
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
