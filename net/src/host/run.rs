//! Runs a hosted table: listens, tells time, keeps, announces, and takes every message where it belongs.

use std::collections::VecDeque;
use std::net::SocketAddr;

use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tracing::{info, warn};

use super::addresses;
use super::connections::{Connections, Heard};
use super::hall::{Arrival, GuestId, Hall, Input, Output};
use super::{HostNews, Keep, Order};
use crate::discovery::{Announcement, Announcer, Interfaces};
use crate::invite::{self, Invite};
use crate::protocol::{Farewell, ToHost};
use crate::quic::{self, Listener};

/// Everything that a table runs with.
pub(super) struct Running {
    pub(super) hall: Hall,
    pub(super) listener: Listener,
    pub(super) address: SocketAddr,
    pub(super) interfaces: Interfaces,
    pub(super) connections: Connections,
    pub(super) hears: mpsc::Receiver<Heard>,
    pub(super) orders: mpsc::Receiver<Order>,
    /// What the host's own player says.
    pub(super) own: mpsc::Receiver<ToHost>,
    pub(super) news: mpsc::Sender<HostNews>,
    pub(super) keep: Keep,
}

impl Running {
    /// Runs the table until it is closed.
    pub(super) async fn run(mut self) {
        let began = Instant::now();
        let mut came = GuestId::HOST;
        let mut sign = Sign::put_up(&self);
        info!(address = %self.address, "the table is open");
        self.code(self.hall.secret());
        let first = self.hall.take_outputs();
        let mut farewell = self.act(first, began);
        while farewell.is_none() {
            let wake_at = self.hall.wake_at().map(|at| began + at);
            let input = tokio::select! {
                arrival = self.listener.arrival() => match arrival {
                    Some(arrival) => self.take_up(came.next(), arrival),
                    None => break,
                },
                Some((guest, heard)) = self.hears.recv() => match heard {
                    Ok(message) => Input::Said(guest, message),
                    Err(lost) => {
                        info!(guest = guest.0, %lost, "a guest is gone");
                        self.connections.forget(guest);
                        Input::Lost(guest)
                    }
                },
                order = self.orders.recv() => Input::Ordered(order.unwrap_or(Order::Close { back_later: true })),
                Some(message) = self.own.recv() => Input::Said(GuestId::HOST, message),
                () = sleep_until(wake_at.unwrap_or(began)), if wake_at.is_some() => Input::Tick,
            };
            let outputs = self.hall.handle(began.elapsed(), input);
            farewell = self.act(outputs, began);
            sign.change(&self);
        }
        self.close(sign, farewell.unwrap_or(Farewell::BackLater)).await;
    }

    fn take_up(&mut self, id: GuestId, arrival: quic::Arrival) -> Input {
        let quic::Arrival { guest, hello } = arrival;
        let (key, address, binding) = (guest.fingerprint(), guest.address().ip(), *guest.binding());
        info!(guest = id.0, %address, key = ?key, name = %hello.name, "somebody comes");
        self.connections.add(id, guest);
        Input::Came(Box::new(Arrival { guest: id, key, address, binding, hello }))
    }

    /// Keeps what has changed, and does what came out. With what words the table ends, if it does.
    fn act(&mut self, outputs: Vec<Output>, began: Instant) -> Option<Farewell> {
        let mut outputs = VecDeque::from(outputs);
        let mut farewell = None;
        self.keep();
        while let Some(output) = outputs.pop_front() {
            match output {
                Output::Tell(to, message) => {
                    for slow in self.connections.tell(&to, message) {
                        warn!(guest = slow.0, "a guest was too slow");
                        self.connections.end(slow, crate::protocol::ToGuest::Goodbye(Farewell::TooSlow));
                        outputs.extend(self.hall.handle(began.elapsed(), Input::Lost(slow)));
                        self.keep();
                    }
                }
                Output::Record(to, round, text) => self.connections.tell_record(to, round, &text),
                Output::End(guest, last) => self.connections.end(guest, last),
                Output::Host(news) => self.tell_host(news),
                Output::Code(secret) => self.code(secret),
                Output::Close(why) => farewell = Some(why),
            }
        }
        farewell
    }

    fn keep(&mut self) {
        if let Some((table, kept)) = self.hall.take_kept(self.address.port()) {
            (self.keep)(table, &kept);
        }
    }

    fn tell_host(&self, news: HostNews) {
        // A host that doesn't listen needn't.
        let _ = self.news.try_send(news);
    }

    fn code(&self, secret: invite::Secret) {
        let ips = addresses::reachable(&self.interfaces, self.address.ip());
        let code = Invite::new(&ips, self.address.port(), secret);
        let addresses = ips.into_iter().map(|ip| SocketAddr::new(ip, self.address.port())).collect();
        self.tell_host(HostNews::Invite { code, addresses });
    }

    async fn close(mut self, sign: Sign, farewell: Farewell) {
        info!(?farewell, "the table is closed");
        self.connections.end_all(farewell);
        sign.take_down().await;
        self.connections.all_ended(self.hears).await;
        self.listener.close().await;
        // The end of the host's news tells that everybody knows.
        drop(self.news);
    }
}

/// What others find on the network.
struct Sign {
    announcer: Option<Announcer>,
    says: Announcement,
}

impl Sign {
    fn put_up(running: &Running) -> Sign {
        let says = running.hall.announcement();
        if running.interfaces == Interfaces::None {
            return Sign { announcer: None, says };
        }
        let announcer = Announcer::new(&says, running.address.port(), &running.interfaces);
        let announcer = announcer.map_err(|why| running.tell_host(HostNews::NotAnnounced(why))).ok();
        Sign { announcer, says }
    }

    fn change(&mut self, running: &Running) {
        let says = running.hall.announcement();
        if says == self.says {
            return;
        }
        if let Some(Err(why)) = self.announcer.as_ref().map(|announcer| announcer.tell(&says)) {
            running.tell_host(HostNews::NotAnnounced(why));
        }
        self.says = says;
    }

    async fn take_down(self) {
        if let Some(announcer) = self.announcer {
            announcer.close().await;
        }
    }
}
