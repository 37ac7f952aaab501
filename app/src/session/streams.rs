//! Streams of session events: of a hosted and of a joined table, from start to end, and of discovered tables.

use iced::futures::future::ready;
use iced::futures::stream::{self, BoxStream, Stream, StreamExt as _};
use skipstone_net::client::{self, ClientEvent, ClientSession, EvidenceStore, JoinConfig, RoomLink};
use skipstone_net::discovery::{BrowseEvent, DiscoveryError, Interfaces, TableBrowser};
use skipstone_net::host::{Host, HostCommandSender, HostEvent};
use skipstone_net::link::Link;
use skipstone_net::quic::BindError;
use tokio::sync::mpsc;

use super::{HostPlan, PhoneEvent};

/// An event of a session at a network table.
#[derive(Debug, Clone)]
pub enum SessionEvent {
    /// The table is open, or the connection is being made.
    Started(SessionHandles),
    /// An event that host and guests receive.
    Client(ClientEvent),
    /// An event that only the host receives.
    Host(HostEvent),
    /// What becomes of the page for phones, at the player's own table.
    Phones(PhoneEvent),
    /// The player's own table can't be opened.
    OpenFailed(BindError),
    /// The last event of the stream.
    Ended,
}

/// The senders of a session.
#[derive(Debug, Clone)]
pub struct SessionHandles {
    /// Sends intents to the game.
    pub link: Link,
    /// Sends chat and lobby requests.
    pub client: RoomLink,
    /// Sends host commands; `None` for guests.
    pub commands: Option<HostCommandSender>,
}

/// A table found or lost on the local network, or why none can be looked for.
pub type DiscoveryEvent = Result<BrowseEvent, DiscoveryError>;

/// Browses the local network for tables until the stream is dropped.
pub fn discover_tables(interfaces: Interfaces) -> BoxStream<'static, DiscoveryEvent> {
    let message = |browser| match browser {
        Ok(browser) => stream::unfold(browser, async |mut browser: TableBrowser| {
            Some((Ok(browser.next().await?), browser))
        })
        .boxed(),
        Err(error) => stream::once(ready(Err(error))).boxed(),
    };
    stream::once(async move { TableBrowser::new(&interfaces) }).map(message).flatten().boxed()
}

/// Hosts a table.
pub fn open(plan: HostPlan) -> BoxStream<'static, SessionEvent> {
    let events = async move {
        match plan.open() {
            Ok((host, session)) => session_events(session, Some(host)),
            Err(error) => stream::iter([SessionEvent::OpenFailed(error), SessionEvent::Ended]).boxed(),
        }
    };
    stream::once(events).flatten().boxed()
}

/// Joins a remote table.
pub fn join(config: JoinConfig, evidence: Box<dyn EvidenceStore>) -> BoxStream<'static, SessionEvent> {
    // `client::join` spawns a task, so it must run inside the runtime that polls the stream.
    stream::once(async move { session_events(client::join(config, evidence), None) }).flatten().boxed()
}

fn session_events(session: ClientSession, host: Option<Host>) -> BoxStream<'static, SessionEvent> {
    let ClientSession { link, room, events } = session;
    let (commands, host) = host.map(|host| (host.commands, host.events)).unzip();
    let host = stream::iter(host).flat_map(receiver_stream).map(SessionEvent::Host);
    let begun = stream::once(ready(SessionEvent::Started(SessionHandles { link, client: room, commands })));
    let end = stream::once(ready(SessionEvent::Ended));
    begun.chain(stream::select(receiver_stream(events).map(SessionEvent::Client), host)).chain(end).boxed()
}

fn receiver_stream<T: Send + 'static>(from: mpsc::Receiver<T>) -> impl Stream<Item = T> + Send + Unpin {
    stream::unfold(from, async |mut from| Some((from.recv().await?, from))).boxed()
}
