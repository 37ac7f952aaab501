//! Sockets, QUIC endpoints and their transport parameters.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;

use quinn::crypto::rustls::{QuicClientConfig, QuicServerConfig};
use quinn::{ClientConfig, Endpoint, EndpointConfig, ServerConfig, TokioRuntime, TransportConfig, VarInt};
use quinn_proto::HashedConnectionIdGenerator;
use ring::digest::{Context, SHA256};
use ring::hmac;
use socket2::{Domain, Protocol, Socket, Type};

use super::error::BindError;
use super::tls;
use crate::identity::Identity;
use crate::limits;

/// The bytes that a host buffers for incoming connections before it accepts them: per connection, and in total.
const INCOMING_BUFFER: (u64, u64) = (16 << 10, 1 << 20);

/// An endpoint that accepts connections.
pub(super) fn server_endpoint(address: SocketAddr, identity: &Identity) -> Result<Endpoint, BindError> {
    let tls = tls::server(identity).map_err(BindError::other)?;
    let tls = QuicServerConfig::try_from(tls).map_err(BindError::other)?;
    let mut config = ServerConfig::with_crypto(Arc::new(tls));
    // One bidirectional stream, which the guest opens.
    config.transport_config(Arc::new(transport(1)));
    config.max_incoming(2 * limits::UNKNOWN_CONNECTIONS);
    config.incoming_buffer_size(INCOMING_BUFFER.0);
    config.incoming_buffer_size_total(INCOMING_BUFFER.1);
    endpoint(address, identity, Some(config))
}

/// An endpoint that dials from a local address.
pub(super) fn client_endpoint(address: SocketAddr, identity: &Identity) -> Result<Endpoint, BindError> {
    let tls = tls::client(identity).map_err(BindError::other)?;
    let tls = QuicClientConfig::try_from(tls).map_err(BindError::other)?;
    let mut config = ClientConfig::new(Arc::new(tls));
    config.transport_config(Arc::new(transport(0)));
    let mut endpoint = endpoint(address, identity, None)?;
    endpoint.set_default_client_config(config);
    Ok(endpoint)
}

fn endpoint(
    address: SocketAddr,
    identity: &Identity,
    server: Option<ServerConfig>,
) -> Result<Endpoint, BindError> {
    let socket = socket(address).map_err(|error| BindError::new(address, error))?;
    let reset_key = hmac::Key::new(hmac::HMAC_SHA256, &derive_key::<32>(identity, "reset"));
    let connections_key = u64::from_le_bytes(derive_key(identity, "connections"));
    let mut config = EndpointConfig::new(Arc::new(reset_key));
    config.cid_generator(move || Box::new(HashedConnectionIdGenerator::from_key(connections_key)));
    Endpoint::new(config, server, socket, Arc::new(TokioRuntime))
        .map_err(|error| BindError::new(address, error))
}

/// Derives the keys for connection ids and stateless resets from the player's key: a program that was killed and restarted resets
/// the connections of its former process at once, so guests reconnect without waiting for the idle timeout.
fn derive_key<const N: usize>(identity: &Identity, purpose: &str) -> [u8; N] {
    let mut context = Context::new(&SHA256);
    context.update(b"skipstone endpoint 1 ");
    context.update(purpose.as_bytes());
    context.update(identity.to_pkcs8());
    let mut bytes = [0; N];
    bytes.copy_from_slice(&context.finish().as_ref()[..N]);
    bytes
}

fn transport(streams: u8) -> TransportConfig {
    let mut transport = TransportConfig::default();
    transport.max_concurrent_bidi_streams(streams.into());
    transport.max_concurrent_uni_streams(0_u8.into());
    transport.datagram_receive_buffer_size(None);
    transport.keep_alive_interval(Some(limits::KEEP_ALIVE_INTERVAL));
    transport.max_idle_timeout(limits::IDLE_TIMEOUT.try_into().ok());
    transport.stream_receive_window(VarInt::from_u32(limits::RECEIVE_WINDOW));
    transport.receive_window(VarInt::from_u32(limits::RECEIVE_WINDOW));
    transport.send_window(limits::SEND_WINDOW);
    transport
}

/// Binds a UDP socket. `[::]` serves IPv6 and IPv4, or IPv4 alone on a system without IPv6.
pub(super) fn socket(address: SocketAddr) -> io::Result<UdpSocket> {
    let open = |address: SocketAddr| -> io::Result<UdpSocket> {
        let socket = Socket::new(Domain::for_address(address), Type::DGRAM, Some(Protocol::UDP))?;
        if address.is_ipv6() && address.ip().is_unspecified() {
            socket.set_only_v6(false)?;
        }
        socket.bind(&address.into())?;
        Ok(socket.into())
    };
    let no_ipv6 = |error: &io::Error| {
        address == SocketAddr::from(([0; 8], address.port())) && error.kind() != io::ErrorKind::AddrInUse
    };
    match open(address) {
        Err(error) if no_ipv6(&error) => open((IpAddr::V4(Ipv4Addr::UNSPECIFIED), address.port()).into()),
        result => result,
    }
}
