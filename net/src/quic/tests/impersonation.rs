//! A peer that presents a certificate without its private key is rejected.

use std::sync::Arc;

use quinn::crypto::rustls::QuicClientConfig;
use rustls::client::ResolvesClientCert;
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use rustls::{ClientConfig, SignatureScheme};

use super::*;

/// One identity's certificate with another's key, or no certificate.
#[derive(Debug)]
struct StolenCertificate(Option<Arc<CertifiedKey>>);

impl StolenCertificate {
    fn new(certificate: &Identity, key: &Identity) -> Arc<StolenCertificate> {
        let key = rustls::crypto::ring::sign::any_eddsa_type(&key.to_pkcs8().into()).expect("a key");
        Arc::new(StolenCertificate(Some(Arc::new(CertifiedKey::new(vec![certificate.certificate()], key)))))
    }
}

impl ResolvesClientCert for StolenCertificate {
    fn resolve(&self, _: &[&[u8]], _: &[SignatureScheme]) -> Option<Arc<CertifiedKey>> {
        self.0.clone()
    }

    fn has_certs(&self) -> bool {
        self.0.is_some()
    }
}

impl ResolvesServerCert for StolenCertificate {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        self.0.clone()
    }
}

/// Connects with this TLS configuration, says hello as Eve, and returns the error.
async fn come(tls: ClientConfig, address: SocketAddr) -> DialError {
    let tls = QuicClientConfig::try_from(tls).expect("TLS 1.3");
    let endpoint = Endpoint::client(loopback(0)).expect("a port");
    let config = quinn::ClientConfig::new(Arc::new(tls));
    let connection = endpoint.connect_with(config, address, tls::SERVER_NAME).expect("an address").await;
    match connection {
        Ok(connection) => {
            // A guest's handshake completes before the host has verified the certificate.
            let (mut sending, _receiving) = connection.open_bi().await.expect("a stream");
            let eve = Frame::new(&hello("Eve")).expect("short enough");
            // The host may have closed the connection by now.
            let _ = sending.write_all(eve.as_ref()).await;
            DialError::from_connection(address, soon(connection.closed()).await)
        }
        Err(error) => DialError::from_connection(address, error),
    }
}

#[tokio::test]
async fn a_guest_without_its_key_is_refused() {
    let (mut listener, address) = listen(&identity(), ConnectionLimits::default());
    let (ada, eve) = (identity(), identity());

    let mut stolen = tls::client(&ada).expect("a key");
    stolen.client_auth_cert_resolver = StolenCertificate::new(&ada, &eve);
    assert_eq!(come(stolen, address).await, DialError::OtherProtocol(address));

    let mut nameless = tls::client(&ada).expect("a key");
    nameless.client_auth_cert_resolver = Arc::new(StolenCertificate(None));
    assert_eq!(come(nameless, address).await, DialError::OtherProtocol(address));

    // The first guest to arrive is the honest one after them.
    let (_, guest) = meet(&mut listener, &dialer(&ada), address).await;
    assert_eq!(guest.fingerprint(), ada.fingerprint());
}

#[tokio::test]
async fn a_host_without_its_key_is_refused() {
    let (ada, eve) = (identity(), identity());
    let mut stolen = tls::server(&ada).expect("a key");
    stolen.cert_resolver = StolenCertificate::new(&ada, &eve);
    let tls = QuicServerConfig::try_from(stolen).expect("TLS 1.3");
    let endpoint = Endpoint::server(ServerConfig::with_crypto(Arc::new(tls)), loopback(0)).expect("a port");
    let address = endpoint.local_addr().expect("an address");
    let serving = async { endpoint.accept().await.expect("a guest").await.err() };
    let dialer = dialer(&identity());
    let (there, here) = soon(async { tokio::join!(serving, dialer.dial(address)) }).await;
    assert!(there.is_some());
    assert_eq!(here.err(), Some(DialError::OtherProtocol(address)));
}
