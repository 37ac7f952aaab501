//! Own mDNS queries, which a second socket at this computer should hear, and what else is heard meanwhile.

use std::collections::BTreeSet;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV6};
use std::time::Duration;

use socket2::SockRef;
use tokio::net::UdpSocket;
use tokio::time::{Instant, sleep_until};

use super::observation::{Echo, PathEnd, SendError};
use super::path::of_error;
use crate::discovery::{SERVICE, bind_shared};
use crate::random::random;

/// The groups of mDNS.
const GROUP_V4: Ipv4Addr = Ipv4Addr::new(224, 0, 0, 251);
const GROUP_V6: Ipv6Addr = Ipv6Addr::new(0xff02, 0, 0, 0, 0, 0, 0, 0xfb);

/// How often the queries are repeated: some get lost.
const REPEAT: Duration = Duration::from_secs(1);

/// What every responder answers (RFC 6763, section 9).
const ANY_SERVICE: &str = "_services._dns-sd._udp.local.";

/// The DNS type of pointers.
const PTR: u8 = 12;

/// Where a query goes out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Exit {
    /// The own address there.
    pub(super) ip: IpAddr,
    /// The system's number of the interface.
    pub(super) index: u32,
}

/// What was heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Heard {
    /// What became of the query of each exit.
    pub(super) echoes: Vec<Echo>,
    /// Other senders.
    pub(super) devices: BTreeSet<IpAddr>,
}

/// How long is listened: at least, and at most if not everything was heard.
#[derive(Debug, Clone, Copy)]
pub(super) struct Patience {
    pub(super) least: Duration,
    pub(super) most: Duration,
}

/// The sockets of one IP version: one speaks, the other one listens.
struct Sockets {
    speaker: std::net::UdpSocket,
    listener: UdpSocket,
}

/// Sends a query at each exit and listens. Nothing is sent where the port can't be bound.
pub(super) async fn listen(exits: &[Exit], own: &BTreeSet<IpAddr>, port: u16, patience: Patience) -> Heard {
    let mut heard = Heard { echoes: vec![Echo::NotTried; exits.len()], devices: BTreeSet::new() };
    let Ok(token) = random::<8>() else { return heard };
    let uses = |is_v6| exits.iter().any(|exit| exit.ip.is_ipv6() == is_v6);
    let [v4, v6] = [false, true].map(|is_v6| uses(is_v6).then(|| Sockets::bind(is_v6, port).ok()).flatten());
    let sockets = |exit: &Exit| if exit.ip.is_ipv6() { &v6 } else { &v4 };
    let queries: Vec<Vec<u8>> = (0..exits.len()).map(|number| query(&label(token, number))).collect();
    for (exit, echo) in exits.iter().zip(&mut heard.echoes) {
        if let Some(sockets) = sockets(exit) {
            *echo = match sockets.join(*exit) {
                Ok(()) => Echo::Lost,
                Err(error) => Echo::NotSent(send_error(&error)),
            };
        }
    }
    let begun = Instant::now();
    let mut next_query = begun;
    loop {
        let now = Instant::now();
        let lacks = heard.echoes.contains(&Echo::Lost) || heard.devices.is_empty();
        let end = begun + if lacks { patience.most } else { patience.least };
        if now >= end {
            return heard;
        }
        if now >= next_query {
            next_query += REPEAT;
            for ((exit, query), echo) in exits.iter().zip(&queries).zip(&mut heard.echoes) {
                let Some(sockets) = sockets(exit).as_ref().filter(|_| *echo != Echo::NotTried) else {
                    continue;
                };
                match sockets.send(*exit, query, port) {
                    Ok(()) if matches!(echo, Echo::NotSent(_)) => *echo = Echo::Lost,
                    Err(error) if *echo != Echo::Heard => *echo = Echo::NotSent(send_error(&error)),
                    _ => {}
                }
            }
        }
        let (mut of_v4, mut of_v6) = ([0; 9000], [0; 9000]);
        let received = tokio::select! {
            (length, from) = receive(&v4, &mut of_v4) => Some((&of_v4[..length], from)),
            (length, from) = receive(&v6, &mut of_v6) => Some((&of_v6[..length], from)),
            () = sleep_until(next_query.min(end)) => None,
        };
        if let Some((message, from)) = received {
            if !own.contains(&from) {
                heard.devices.insert(from);
            } else if let Some(number) =
                (0..exits.len()).find(|number| holds(message, &label(token, *number)))
            {
                heard.echoes[number] = Echo::Heard;
            }
        }
    }
}

impl Sockets {
    fn bind(is_v6: bool, port: u16) -> io::Result<Sockets> {
        let listener = bind_shared(is_v6, port)?;
        listener.set_nonblocking(true)?;
        let speaker = bind_shared(is_v6, port)?;
        let options = SockRef::from(&speaker);
        match is_v6 {
            true => options.set_multicast_hops_v6(255)?,
            false => options.set_multicast_ttl_v4(255)?,
        }
        Ok(Sockets { speaker, listener: UdpSocket::from_std(listener)? })
    }

    /// Listens to the group where an exit is. Several addresses of one interface share it.
    fn join(&self, exit: Exit) -> io::Result<()> {
        let joined = match exit.ip {
            IpAddr::V4(ip) => self.listener.join_multicast_v4(GROUP_V4, ip),
            IpAddr::V6(_) => self.listener.join_multicast_v6(&GROUP_V6, exit.index),
        };
        joined.or_else(|error| if error.kind() == io::ErrorKind::AddrInUse { Ok(()) } else { Err(error) })
    }

    fn send(&self, exit: Exit, query: &[u8], port: u16) -> io::Result<()> {
        let options = SockRef::from(&self.speaker);
        let to: SocketAddr = match exit.ip {
            IpAddr::V4(ip) => {
                options.set_multicast_if_v4(&ip)?;
                (GROUP_V4, port).into()
            }
            IpAddr::V6(_) => {
                options.set_multicast_if_v6(exit.index)?;
                SocketAddrV6::new(GROUP_V6, port, 0, exit.index).into()
            }
        };
        self.speaker.send_to(query, to).map(drop)
    }
}

/// The next message and its sender; never without a socket.
async fn receive(sockets: &Option<Sockets>, into: &mut [u8]) -> (usize, IpAddr) {
    let Some(sockets) = sockets else { return std::future::pending().await };
    loop {
        // Some systems report here that an earlier packet couldn't be delivered.
        if let Ok((length, from)) = sockets.listener.recv_from(into).await {
            return (length, from.ip().to_canonical());
        }
    }
}

pub(super) fn send_error(error: &io::Error) -> SendError {
    match of_error(error) {
        PathEnd::NotAllowed => SendError::NotAllowed,
        PathEnd::NoRoute | PathEnd::HostUnreachable => SendError::NoRoute,
        _ => SendError::Other,
    }
}

/// By which a query is known when it comes back.
fn label(token: [u8; 8], number: usize) -> String {
    let token: String = token.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{token}-{number}-")
}

fn holds(message: &[u8], label: &str) -> bool {
    message.windows(label.len()).any(|part| part == label.as_bytes())
}

/// A query for everything that answers, for tables, and for a name that nobody has.
fn query(label: &str) -> Vec<u8> {
    let names = [ANY_SERVICE.to_owned(), SERVICE.to_owned(), format!("{label}._skipstone._udp.local.")];
    let mut message = vec![0, 0, 0, 0, 0, names.len() as u8, 0, 0, 0, 0, 0, 0];
    for name in names {
        for part in name.split('.').filter(|part| !part.is_empty()) {
            message.push(part.len() as u8);
            message.extend(part.as_bytes());
        }
        message.extend([0, 0, PTR, 0, 1]);
    }
    message
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOPBACK: Exit = Exit { ip: IpAddr::V4(Ipv4Addr::LOCALHOST), index: 1 };

    fn patience(seconds: u64) -> Patience {
        Patience { least: Duration::ZERO, most: Duration::from_secs(seconds) }
    }

    /// A port that nobody else uses meanwhile.
    fn some_port() -> u16 {
        let socket = std::net::UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).expect("a free port");
        socket.local_addr().expect("it is bound").port()
    }

    /// Uses the loopback interface only.
    #[tokio::test]
    async fn an_own_query_is_heard_by_a_second_socket() {
        let own = [LOOPBACK.ip].into();
        let Heard { echoes, devices } = listen(&[LOOPBACK, LOOPBACK], &own, some_port(), patience(5)).await;
        assert_eq!((&echoes[..], devices.len()), (&[Echo::Heard; 2][..], 0));
    }

    /// Uses the loopback interface only. What others send is no echo, whatever it says.
    #[tokio::test]
    async fn who_else_sends_is_another_device() {
        let Heard { echoes, devices } = listen(&[LOOPBACK], &BTreeSet::new(), some_port(), patience(2)).await;
        assert_eq!((&echoes[..], devices), (&[Echo::Lost][..], [LOOPBACK.ip].into()));
    }

    #[tokio::test]
    async fn nothing_is_sent_where_the_port_is_held() {
        let held = std::net::UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).expect("a free port");
        let port = held.local_addr().expect("it is bound").port();
        let heard = listen(&[LOOPBACK], &[LOOPBACK.ip].into(), port, patience(0)).await;
        assert_eq!(heard.echoes, [Echo::NotTried]);
        held.set_nonblocking(true).expect("an option");
        assert!(held.recv_from(&mut [0; 9]).is_err());
    }

    #[test]
    fn a_label_is_found_in_its_own_query_only() {
        let labels = [1, 10, 11].map(|number| label([7; 8], number));
        for (index, asked) in labels.iter().enumerate() {
            let found: Vec<bool> = labels.iter().map(|label| holds(&query(asked), label)).collect();
            let expected: Vec<bool> = (0..labels.len()).map(|other| other == index).collect();
            assert_eq!(found, expected);
        }
    }
}
