//! What is answered to browsers that other pages have led here, and to requests that no browser sends.

use std::net::SocketAddr;

use tokio_tungstenite::tungstenite;

use crate::host::Home;
use crate::http::{Answer, exchange, get};
use crate::phone::open_socket;

const UPGRADE: &str =
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";

/// Headers that every answer of the page has.
const HEADERS: [&str; 5] = [
    "content-security-policy: default-src 'none'; ",
    "x-content-type-options: nosniff",
    "x-frame-options: deny",
    "referrer-policy: no-referrer",
    "cross-origin-resource-policy: same-origin",
];

fn check(answer: &Answer, status: u16, what: &str) {
    assert_eq!(answer.status, status, "{what}: {}", answer.headers);
    let missing: Vec<_> = HEADERS.iter().filter(|header| !answer.headers.contains(**header)).collect();
    assert!(missing.is_empty(), "{what}: {missing:?} in {}", answer.headers);
    assert!(!answer.headers.contains("set-cookie"), "{what}");
}

fn status_of_socket(page: SocketAddr, origin: Option<&str>) -> u16 {
    match open_socket(page, [127, 0, 0, 1].into(), origin) {
        Ok(_) => 101,
        Err(tungstenite::Error::Http(answer)) => answer.status().as_u16(),
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn only_the_page_itself_is_answered_and_always_with_its_policy() {
    let home = Home::new();
    let host = home.host(&[]);
    let page = host.page;
    let (port, code) = (page.port(), &host.code);

    let first = get(page, "/", "");
    check(&first, 200, "the page");
    let policy =
        first.headers.lines().find(|line| line.starts_with("content-security-policy: ")).expect("a policy");
    assert!(policy.contains("; script-src 'sha256-") && !policy.contains("unsafe"), "{policy}");
    let tag = first.headers.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag").to_owned();
    check(&get(page, "/", &format!("If-None-Match: {tag}\r\n")), 304, "the same page");
    check(&get(page, &format!("/{code}"), ""), 200, "with the code");
    let packed = get(page, "/", "Accept-Encoding: gzip\r\n");
    assert!(packed.headers.contains("content-encoding: gzip") && packed.body.starts_with(&[0x1f, 0x8b]));
    for host in [format!("localhost:{port}"), format!("[::1]:{port}"), "ada.local".to_owned()] {
        check(&get(page, "/", &format!("Host: {host}\r\n")), 200, &host);
    }

    // Another name that leads here, or several.
    let doubled = format!("Host: {page}\r\nHost: evil.example\r\n");
    for headers in ["Host: evil.example\r\n", "Host: 127.0.0.1.evil.example\r\n", "Host:\r\n", &doubled] {
        for path in ["/", "/socket", "/cards/wild.svg"] {
            check(&get(page, path, headers), 421, headers);
        }
    }
    check(&exchange(page, b"GET / HTTP/1.0\r\n\r\n"), 421, "without a name");

    // Another page that opens a socket to this one.
    for origin in
        [None, Some("http://evil.example"), Some("null"), Some("http://127.0.0.1"), Some("http://localhost")]
    {
        assert_eq!(status_of_socket(page, origin), 403, "{origin:?}");
    }
    assert_eq!(status_of_socket(page, Some(&format!("http://{page}"))), 101);
    let evil = format!("Host: {page}\r\nOrigin: http://evil.example\r\n{UPGRADE}");
    check(&get(page, "/socket", &evil.replace("Connection: close\r\n", "")), 403, "a foreign page's socket");
    let own = format!("Host: {page}\r\nOrigin: http://{page}\r\n");
    check(&get(page, "/socket", &own), 400, "no socket");

    // Files that aren't the page's.
    for path in [
        "/../Cargo.toml",
        "/../../../../etc/passwd",
        "/cards/../../Cargo.toml",
        "/cards/..%2f..%2fCargo.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..\\..\\etc\\passwd",
        "//etc/passwd",
        "/page/main.js",
        "/cards//wild.svg",
        "/cards/",
        "/player.key",
        "/cards/wild.svg%00",
        "/socket/",
        "/a-path-longer-than-any-code",
    ] {
        let answer = get(page, path, "");
        check(&answer, 404, path);
        assert!(answer.body.is_empty(), "{path}");
    }
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"] {
        let request = format!(
            "{method} / HTTP/1.1\r\nHost: {page}\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc"
        );
        check(&exchange(page, request.as_bytes()), 405, method);
    }
    // What is no HTTP, or too much of it.
    let long = format!("GET / HTTP/1.1\r\nHost: {page}\r\nX: {}\r\n\r\n", "x".repeat(20 << 10));
    for nonsense in [
        &b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"[..],
        b"hello\r\n\r\n",
        b"GET\r\n\r\n",
        long.as_bytes(),
    ] {
        let answer = exchange(page, nonsense);
        assert!((400..500).contains(&answer.status) && answer.body.is_empty(), "{}", answer.headers);
    }
    check(&get(page, "/", ""), 200, "the page, after all that");
}

/// The sockets of a process that listen for connections.
#[cfg(target_os = "linux")]
fn listening(process: u32) -> usize {
    let open = std::fs::read_dir(format!("/proc/{process}/fd")).expect("its files");
    let links = open.filter_map(|file| std::fs::read_link(file.ok()?.path()).ok());
    let own: Vec<String> = links.map(|link| link.to_string_lossy().into_owned()).collect();
    let tables = ["tcp", "tcp6"].map(|kind| std::fs::read_to_string(format!("/proc/{process}/net/{kind}")));
    let lines = tables.iter().flatten().flat_map(|table| table.lines().skip(1));
    let fields = lines.map(|line| line.split_whitespace().collect::<Vec<_>>());
    // The state of a listening socket is 0A; the tenth field is its number.
    fields.filter(|fields| fields[3] == "0A" && own.contains(&format!("socket:[{}]", fields[9]))).count()
}

#[test]
#[cfg(target_os = "linux")]
fn nothing_listens_for_browsers_unless_that_is_asked_for() {
    let home = Home::new();
    let (mut child, lines) = home.start(&[]);
    let opened: Vec<String> =
        lines.iter().take_while(|line| !line.starts_with("its short code is")).collect();
    assert!(opened.iter().any(|line| line.starts_with("the table listens at")), "{opened:#?}");
    assert!(!opened.iter().any(|line| line.contains("phones")), "{opened:#?}");
    let count = listening(child.id());
    child.kill().expect("it is ours");
    child.wait().expect("it ends");
    assert_eq!(count, 0);
    assert_eq!(listening(Home::new().host(&[]).id()), 1);
}
