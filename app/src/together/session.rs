//! The streams that tell of a table with others: from opening it, or calling it, to its end.

use iced::futures::FutureExt as _;
use iced::futures::future::ready;
use iced::futures::stream::{self, BoxStream, Stream, StreamExt as _};
use skipstone_core::table::Table;
use skipstone_net::discovery::{Browser, DiscoveryError, Interfaces, Sighting};
use skipstone_net::host::{self, Host, HostNews, Keep, Kept, Opening, Orders};
use skipstone_net::link::Link;
use skipstone_net::quic::BindError;
use skipstone_net::visit::{self, Call, Company, News, Visit};
use tokio::sync::mpsc;

/// What is heard of a table.
#[derive(Debug, Clone)]
pub enum Heard {
    /// It is open, or called.
    Begun(Ways),
    /// Something for everyone there.
    News(News),
    /// Something for the host.
    Host(HostNews),
    /// It can't be opened.
    NotOpened(BindError),
    /// Nothing more follows.
    End,
}

/// The ways to a table.
#[derive(Debug, Clone)]
pub struct Ways {
    /// To the game.
    pub link: Link,
    /// To the people.
    pub company: Company,
    /// What only the host has: its decisions.
    pub orders: Option<Orders>,
}

/// What is heard of the tables on the network.
pub type Seen = Result<Sighting, DiscoveryError>;

/// Looks for tables for as long as somebody listens.
pub fn look(interfaces: Interfaces) -> BoxStream<'static, Seen> {
    let seen = |browser| match browser {
        Ok(browser) => {
            stream::unfold(browser, async |mut browser: Browser| Some((Ok(browser.next().await?), browser)))
                .boxed()
        }
        Err(error) => stream::once(ready(Err(error))).boxed(),
    };
    stream::once(async move { Browser::new(&interfaces) }).map(seen).flatten().boxed()
}

/// Opens a table.
pub fn open(opening: Opening, keep: Keep) -> BoxStream<'static, Heard> {
    hosted(async move { host::open(opening, keep) })
}

/// Opens a kept table again.
pub fn resume(opening: Opening, kept: Kept, table: Table, keep: Keep) -> BoxStream<'static, Heard> {
    hosted(async move { host::resume(opening, kept, table, keep) })
}

/// Calls somebody's table.
pub fn join(call: Call) -> BoxStream<'static, Heard> {
    // The call is made by a task of the runtime that polls this.
    stream::once(async move { told(visit::join(call), None) }).flatten().boxed()
}

fn hosted(
    opened: impl Future<Output = Result<(Host, Visit), BindError>> + Send + 'static,
) -> BoxStream<'static, Heard> {
    let told = opened.map(|opened| match opened {
        Ok((host, visit)) => told(visit, Some(host)),
        Err(error) => stream::iter([Heard::NotOpened(error), Heard::End]).boxed(),
    });
    stream::once(told).flatten().boxed()
}

fn told(visit: Visit, host: Option<Host>) -> BoxStream<'static, Heard> {
    let Visit { link, company, news } = visit;
    let (orders, host) = host.map(|host| (host.orders, host.news)).unzip();
    let host = stream::iter(host).flat_map(received).map(Heard::Host);
    let begun = stream::once(ready(Heard::Begun(Ways { link, company, orders })));
    let end = stream::once(ready(Heard::End));
    begun.chain(stream::select(received(news).map(Heard::News), host)).chain(end).boxed()
}

fn received<T: Send + 'static>(from: mpsc::Receiver<T>) -> impl Stream<Item = T> + Send + Unpin {
    stream::unfold(from, async |mut from| Some((from.recv().await?, from))).boxed()
}
