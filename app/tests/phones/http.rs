//! Requests as bytes, for what no browser sends.

use std::io::{Read as _, Write as _};
use std::net::{IpAddr, SocketAddr, TcpStream};

use tokio::net::TcpSocket;

use crate::LONG;
use crate::phone::SOCKETS;

/// What is answered, in lower case but for the body.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: String,
    pub(crate) body: Vec<u8>,
}

/// A connection from an address of this computer.
pub(crate) fn connect(page: SocketAddr, from: [u8; 4]) -> TcpStream {
    let stream = SOCKETS.block_on(async {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind((IpAddr::from(from), 0).into()).expect("an address of this computer");
        socket.connect(page).await.expect("a connection")
    });
    let stream = stream.into_std().expect("a socket");
    stream.set_nonblocking(false).expect("a socket");
    stream.set_read_timeout(Some(LONG)).expect("a socket");
    stream
}

/// Sends bytes and reads what comes until the host has nothing more to say.
pub(crate) fn exchange(page: SocketAddr, request: &[u8]) -> Answer {
    let mut stream = connect(page, [127, 0, 0, 1]);
    stream.write_all(request).expect("it is read");
    let mut all = Vec::new();
    stream.read_to_end(&mut all).expect("an end");
    let end = all.windows(4).position(|four| four == b"\r\n\r\n").expect("headers");
    let head = String::from_utf8_lossy(&all[..end]).to_lowercase();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    Answer { status, headers: head, body: all.split_off(end + 4) }
}

/// Asks for a path as a browser does, with more headers.
pub(crate) fn get(page: SocketAddr, path: &str, more: &str) -> Answer {
    let host =
        if more.to_lowercase().contains("host:") { String::new() } else { format!("Host: {page}\r\n") };
    exchange(page, format!("GET {path} HTTP/1.1\r\n{host}Connection: close\r\n{more}\r\n").as_bytes())
}
