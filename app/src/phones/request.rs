//! Which requests are meant for this page: none that a foreign page or a foreign name for this address has led here.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};

/// Whether a request goes to an address, and not to a name that somebody else may have led here (DNS rebinding).
pub(super) fn is_for_this_address(headers: &HeaderMap) -> bool {
    let mut hosts = headers.get_all(HOST).iter();
    let host = hosts.next().and_then(|host| host.to_str().ok()).filter(|_| hosts.next().is_none());
    host.is_some_and(is_address)
}

/// Refuses a request for a socket that another page makes.
pub(super) fn check_origin(headers: &HeaderMap) -> Result<(), StatusCode> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let (host, origin) = (text(HOST), text(ORIGIN));
    let own = host.map(|host| format!("http://{host}"));
    let is_own = own.zip(origin).is_some_and(|(own, origin)| own.eq_ignore_ascii_case(origin));
    if is_own { Ok(()) } else { Err(StatusCode::FORBIDDEN) }
}

/// An IP address, `localhost` or a name of the local network's own (`.local`), with or without a port.
fn is_address(host: &str) -> bool {
    let (name, port) = match host.strip_prefix('[') {
        Some(rest) => {
            let Some((address, rest)) = rest.split_once(']') else { return false };
            return address.parse::<Ipv6Addr>().is_ok() && is_port(rest.strip_prefix(':'), rest);
        }
        None => match host.split_once(':') {
            Some((name, port)) => (name, Some(port)),
            None => (host, None),
        },
    };
    let is_name = name.parse::<IpAddr>().is_ok_and(|address| address.is_ipv4())
        || name.eq_ignore_ascii_case("localhost")
        || is_local_name(name);
    is_name && port.is_none_or(|port| port.parse::<u16>().is_ok())
}

fn is_port(port: Option<&str>, rest: &str) -> bool {
    rest.is_empty() || port.is_some_and(|port| port.parse::<u16>().is_ok())
}

fn is_local_name(name: &str) -> bool {
    let label = name.to_ascii_lowercase();
    let Some(label) = label.strip_suffix(".local") else { return false };
    !label.is_empty() && label.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-')
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_addresses_and_names_of_the_local_network_are_answered() {
        for host in [
            "192.168.1.20:7463",
            "192.168.1.20",
            "localhost:1",
            "LOCALHOST",
            "[::1]:7463",
            "[fe80::1]",
            "ada-laptop.local:7463",
        ] {
            assert!(is_address(host), "{host}");
        }
        for host in [
            "",
            "example.org",
            "example.org:7463",
            "192.168.1.20.example.org",
            "127.0.0.1:port",
            "[::1",
            "[::1]x",
            "[example.org]",
            ".local",
            "evil.example.local",
            "localhost.example.org",
            "::1",
        ] {
            assert!(!is_address(host), "{host}");
        }
    }

    #[test]
    fn a_socket_is_for_the_own_page_only() {
        let headers = |host: &'static str, origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static(host));
            origin.map(|origin| headers.insert(ORIGIN, HeaderValue::from_static(origin)));
            headers
        };
        let check = |host, origin| check_origin(&headers(host, origin));
        assert_eq!(check("10.0.0.1:7463", Some("http://10.0.0.1:7463")), Ok(()));
        for origin in [
            None,
            Some("null"),
            Some("http://10.0.0.1:80"),
            Some("https://10.0.0.1:7463"),
            Some("http://example.org"),
        ] {
            assert_eq!(check("10.0.0.1:7463", origin), Err(StatusCode::FORBIDDEN), "{origin:?}");
        }
        let mut twice = headers("10.0.0.1:7463", None);
        twice.append(HOST, HeaderValue::from_static("example.org"));
        assert!(!is_for_this_address(&twice) && !is_for_this_address(&HeaderMap::new()));
    }
}
