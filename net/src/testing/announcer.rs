//! Announcements of tables that don't exist.

use std::io;
use std::net::{Ipv4Addr, UdpSocket};

use socket2::SockRef;

use crate::discovery::{SERVICE, instance_name};
use crate::fingerprint::Fingerprint;

/// The group and the port of mDNS.
const MULTICAST: (Ipv4Addr, u16) = (Ipv4Addr::new(224, 0, 0, 251), 5353);

/// The types of the DNS records of an announcement.
const PTR: u8 = 12;
const SRV: u8 = 33;
const TXT: u8 = 16;
const A: u8 = 1;

/// Announces tables on the loopback interface only.
#[derive(Debug)]
pub struct FakeAnnouncer(UdpSocket);

impl FakeAnnouncer {
    /// Binds a socket.
    ///
    /// # Errors
    /// If there is no IPv4 loopback.
    pub fn new() -> io::Result<FakeAnnouncer> {
        let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0))?;
        SockRef::from(&socket).set_multicast_if_v4(&Ipv4Addr::LOCALHOST)?;
        Ok(FakeAnnouncer(socket))
    }

    /// Announces a table with a key of its own for each number.
    ///
    /// # Errors
    /// If the announcement can't be sent.
    pub fn announce(&self, number: u16) -> io::Result<()> {
        let host = Fingerprint::of(&number.to_le_bytes());
        let message = announcement(&instance_name(host), &format!("fake-{number}.local."), host);
        self.0.send_to(&message, MULTICAST).map(drop)
    }

    /// Announces a table of this host under an mDNS name of one label, at a port where nobody listens.
    ///
    /// # Errors
    /// If the announcement can't be sent.
    pub fn announce_host(&self, name: &str, host: Fingerprint) -> io::Result<()> {
        self.0.send_to(&announcement(name, &format!("{name}.local."), host), MULTICAST).map(drop)
    }
}

/// The port of the announced tables.
const PORT: u16 = 9;

/// An mDNS response.
fn announcement(instance: &str, computer: &str, host: Fingerprint) -> Vec<u8> {
    let instance = format!("{instance}.{SERVICE}");
    let texts = [
        format!("key={host}"),
        "name=A table".to_owned(),
        "v=1".to_owned(),
        "seats=4".to_owned(),
        "free=2".to_owned(),
        format!("id={:032x}", 7),
    ];
    let text = texts.iter().flat_map(|text| [&[text.len() as u8], text.as_bytes()].concat()).collect();
    let port = [&[0; 4], &PORT.to_be_bytes()[..], &labels(computer)].concat();
    let records: [(&str, u8, Vec<u8>); 4] = [
        (SERVICE, PTR, labels(&instance)),
        (&instance, SRV, port),
        (&instance, TXT, text),
        (computer, A, vec![127, 0, 0, 1]),
    ];
    let mut message = vec![0, 0, 0x84, 0, 0, 0, 0, records.len() as u8, 0, 0, 0, 0];
    for (name, kind, data) in records {
        message.extend(labels(name));
        message.extend([0, kind, 0, 1, 0, 0, 0x11, 0x94]);
        message.extend((data.len() as u16).to_be_bytes());
        message.extend(data);
    }
    message
}

/// A name in a DNS message.
fn labels(name: &str) -> Vec<u8> {
    let labels = name.split('.').filter(|label| !label.is_empty());
    let mut bytes: Vec<u8> =
        labels.flat_map(|label| [&[label.len() as u8], label.as_bytes()].concat()).collect();
    bytes.push(0);
    bytes
}
