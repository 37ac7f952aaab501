//! The visit of the host's own player: no network, and told no more than anybody else.

use std::net::SocketAddr;

use tokio::sync::mpsc;

use super::Visit;
use super::news::Connection;
use super::session::{Gone, Parting, Session, Way};
use crate::fingerprint::Fingerprint;
use crate::protocol::{ToGuest, ToHost};

/// Sits down at the table of a host in this program, which begins with the same `Welcome` and `Lobby` as for any guest. Needs a tokio
/// runtime.
pub(crate) fn beside(
    own: Fingerprint,
    address: SocketAddr,
    inbox: mpsc::Receiver<ToGuest>,
    outbox: mpsc::Sender<ToHost>,
) -> Visit {
    let (session, visit) = Session::new(own);
    // When nobody looks any more there is nothing to tell.
    tokio::spawn(async move { drop(run(session, own, address, Way::Here { inbox, outbox }).await) });
    visit
}

async fn run(mut session: Session, host: Fingerprint, address: SocketAddr, mut way: Way) -> Result<(), Gone> {
    let ended = match way.message().await {
        Ok(ToGuest::Welcome(welcome)) => {
            session.screen.connection(Connection::In { host, table: welcome.table, address }).await?;
            session.stay(&mut way).await
        }
        Ok(_) | Err(_) => Parting::Dropped,
    };
    let over = match ended {
        Parting::Leave => {
            way.close(Some(&ToHost::Goodbye)).await;
            Connection::Over(None)
        }
        Parting::Farewell(farewell) => Connection::Over(Some(farewell)),
        Parting::Untrue(untrue) => Connection::Failed(untrue.into()),
        Parting::Failed(error) => Connection::Failed(error),
        Parting::Dropped | Parting::Lost(_) => Connection::Over(None),
    };
    session.screen.connection(over).await
}
