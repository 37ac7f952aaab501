//! The way to a table that is hosted in this process, for guests who aren't here themselves: their phones show what this program
//! holds for them.

use std::net::{IpAddr, SocketAddr};

use tokio::sync::mpsc;

use crate::fingerprint::Fingerprint;
use crate::ids::TableId;
use crate::invite::ChannelBinding;
use crate::limits;
use crate::protocol::{Hello, ToGuest, ToHost};

/// The capacity of the channel to a guest. Who is further behind is disconnected, and comes back.
const GUEST_QUEUE: usize = 1024;

/// The most guests who have come in and weren't received by the table's task yet.
const ARRIVAL_QUEUE: usize = 64;

/// Leads to a table in this process. Clones lead to the same one.
#[derive(Debug, Clone)]
pub struct Door {
    host: Fingerprint,
    table: TableId,
    address: SocketAddr,
    arrivals: mpsc::Sender<LocalArrival>,
}

/// A guest in this process who has said hello, on the side of the table.
#[derive(Debug)]
pub(crate) struct LocalArrival {
    pub(crate) hello: Hello,
    pub(crate) binding: ChannelBinding,
    /// The address of the guest's phone, which counts where a table limits what comes from one.
    pub(crate) address: IpAddr,
    pub(crate) inbox: mpsc::Receiver<ToHost>,
    pub(crate) outbox: mpsc::Sender<ToGuest>,
}

/// A connection to a table in this process, on the side of the guest.
#[derive(Debug)]
pub(crate) struct LocalConnection {
    pub(crate) inbox: mpsc::Receiver<ToGuest>,
    pub(crate) outbox: mpsc::Sender<ToHost>,
    pub(crate) binding: ChannelBinding,
    /// The host's address.
    pub(crate) address: SocketAddr,
}

impl Door {
    /// A door, and where its table's task receives those who come.
    pub(crate) fn new(
        host: Fingerprint,
        table: TableId,
        address: SocketAddr,
    ) -> (Door, mpsc::Receiver<LocalArrival>) {
        let (arrivals, received) = mpsc::channel(ARRIVAL_QUEUE);
        (Door { host, table, address, arrivals }, received)
    }

    /// The table behind it.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// Comes to the table under a key. The first message has to be a hello, as over a network.
    pub(crate) fn enter(&self, guest: Fingerprint, address: IpAddr) -> LocalConnection {
        let (to_guest, inbox) = mpsc::channel(GUEST_QUEUE);
        let (outbox, mut to_host) = mpsc::channel(limits::INBOX_MESSAGES);
        // Nobody can be between the two ends, so there is no channel to bind a proof to.
        let binding = ChannelBinding { channel: [0; 32], host: self.host, guest };
        let arrivals = self.arrivals.clone();
        tokio::spawn(async move {
            if let Some(ToHost::Hello(hello)) = to_host.recv().await {
                let arrival = LocalArrival { hello, binding, address, inbox: to_host, outbox: to_guest };
                // Fails only if the table is closed, which the guest sees by its closed channel.
                let _ = arrivals.send(arrival).await;
            }
        });
        LocalConnection { inbox, outbox, binding, address: self.address }
    }
}
