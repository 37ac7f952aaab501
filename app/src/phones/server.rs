//! Listens for browsers, as long as the server is held.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use iced::futures::future::{pending, ready};
use iced::futures::stream::{self, BoxStream, StreamExt as _};
use skipstone_core::SharedError;
use skipstone_net::Identity;
use skipstone_net::door::Door;
use skipstone_net::protocol::ShortText;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tracing::{debug, info};

use super::connections::Connections;
use super::limits;
use super::pages::Pages;
use super::routes::{Peer, router};
use super::shared::Shared;
use crate::session::PhoneEvent;

/// What a page for phones leads to, and where it is served.
#[derive(Debug, Clone)]
pub struct PhoneConfig {
    /// The table.
    pub door: Door,
    /// The key of the host's own player, from which those of the phones' players follow.
    pub host: Identity,
    /// The version of this program.
    pub app: ShortText,
    /// Where to listen. Where a port is taken, the system chooses another one.
    pub listen: Vec<SocketAddr>,
}

/// Why the page can't be served.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PhonesError {
    /// None of the addresses can be listened at.
    #[error("browsers can't be let in at {address}")]
    Listen {
        /// The last address that was tried.
        address: SocketAddr,
        /// Why not.
        #[source]
        source: SharedError,
    },
    /// No address was given: the chosen network interfaces have none.
    #[error("the chosen network interfaces have no address")]
    NoAddress,
}

/// The page, while it is served. Dropping it closes every connection.
#[derive(Debug)]
pub struct PhoneServer {
    address: SocketAddr,
    /// Accept connections; aborted on drop.
    _listening: JoinSet<()>,
    /// Tells open pages that it is over, by being dropped.
    _open: watch::Sender<()>,
}

impl PhoneServer {
    /// Serves the page. Needs a tokio runtime.
    ///
    /// # Errors
    /// If no address can be listened at.
    pub async fn open(config: PhoneConfig) -> Result<PhoneServer, PhonesError> {
        let PhoneConfig { door, host, app, listen } = config;
        let mut listeners = Vec::new();
        let mut failed = Err(PhonesError::NoAddress);
        for address in listen {
            match bind(address).await {
                Ok(listener) => listeners.push(listener),
                Err(error) => {
                    failed = Err(PhonesError::Listen { address, source: SharedError::new(error) });
                }
            }
        }
        let Some(address) = listeners.first().and_then(|listener| listener.local_addr().ok()) else {
            return failed;
        };
        let (open, is_open) = watch::channel(());
        let pages = Pages::new();
        let (locales, watching, told) = (Mutex::default(), Mutex::default(), Mutex::default());
        let shared = Arc::new(Shared { door, host, app, pages, open: is_open, locales, watching, told });
        let connections = Arc::new(Connections::default());
        let mut listening = JoinSet::new();
        for listener in listeners {
            listening.spawn(accept(listener, Arc::clone(&shared), Arc::clone(&connections)));
        }
        info!(%address, "phones may join");
        Ok(PhoneServer { address, _listening: listening, _open: open })
    }

    /// The first address that is listened at.
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

/// Serves the page as long as the stream is held, which begins with what comes of it.
pub fn serve(config: PhoneConfig) -> BoxStream<'static, PhoneEvent> {
    let opened = async move {
        match PhoneServer::open(config).await {
            Ok(server) => {
                let open = stream::once(ready(PhoneEvent::Open(server.address())));
                // Holds the server until the stream is dropped.
                let held = stream::once(async move {
                    let _server = server;
                    pending::<PhoneEvent>().await
                });
                open.chain(held).boxed()
            }
            Err(why) => stream::once(ready(PhoneEvent::Failed(SharedError::new(why)))).boxed(),
        }
    };
    stream::once(opened).flatten().boxed()
}

/// Listens at an address, or at another port of it.
async fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    match TcpListener::bind(address).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            TcpListener::bind(SocketAddr::new(address.ip(), 0)).await
        }
        result => result,
    }
}

/// Accepts connections until it is aborted, and with it all of them.
async fn accept(listener: TcpListener, shared: Arc<Shared>, counts: Arc<Connections>) {
    let router = router(shared);
    let mut connections = JoinSet::new();
    loop {
        while connections.try_join_next().is_some() {}
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                // Most likely too many files are open; some are closed soon.
                debug!(%error, "a connection isn't accepted");
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                continue;
            }
        };
        let address = peer.ip().to_canonical();
        let Some(connection) = Connections::count(&counts, address) else { continue };
        // Held by the requests, and by the socket that a connection becomes.
        let peer = Peer { address, connection: Arc::new(connection) };
        connections.spawn(serve_connection(stream, router.clone().layer(axum::Extension(peer))));
    }
}

/// Serves one connection.
async fn serve_connection(stream: TcpStream, service: axum::Router) {
    // Moves are small and should be shown at once.
    let _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits::REQUEST_TIME)
        .max_buf_size(limits::REQUEST_HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    if let Err(error) = connection.await {
        debug!(%error, "a browser's connection is lost");
    }
}
