//! WebKit in GNOME's smallest browser, driven by WebDriver. It needs a window, which gets a screen of its own that nobody sees.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use skipstone_tests::skip;
use tempfile::TempDir;

use crate::LONG;
use crate::http::exchange;
use crate::page_driver::{PageDriver, tap_actions, type_actions};
use crate::remote::Process;

/// A page in a running browser.
pub(crate) struct WebKit {
    /// Goes first: the browser ends with its screen.
    _screen: Process,
    _driver: Process,
    _folder: TempDir,
    /// Where the driver listens.
    address: SocketAddr,
    session: String,
}

impl WebKit {
    /// Opens an address. `None` after [`skip`] where there is no WebKit, or no screen for it.
    pub(crate) fn open(url: &str, (width, height): (u32, u32)) -> Option<WebKit> {
        let Some(mut webkit) = WebKit::start() else {
            skip("it needs WebKitWebDriver and Xvfb on the path");
            return None;
        };
        webkit.wait_for_driver();
        let patience = json!({ "script": LONG.as_millis() });
        let wanted = json!({ "capabilities": { "alwaysMatch": { "timeouts": patience } } });
        let session = webkit.call("", wanted);
        webkit.session = format!("/session/{}", session["sessionId"].as_str().expect("a session"));
        webkit.call("/window/rect", json!({ "width": width, "height": height }));
        webkit.call("/url", json!({ "url": url }));
        Some(webkit)
    }

    /// Starts the driver with a screen. `None` if one of them is missing.
    fn start() -> Option<WebKit> {
        let folder = tempfile::tempdir().expect("a folder");
        let mut screen = Command::new("Xvfb");
        screen.args(["-noreset", "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1024x1024x24"]);
        let mut screen = Process::start(screen.stdout(Stdio::piped()).stderr(Stdio::null()))?;
        let display = format!(":{}", screen.first_line());
        let address = free_address();
        let mut driver = Command::new("WebKitWebDriver");
        driver.arg(format!("--host={}", address.ip())).arg(format!("--port={}", address.port()));
        driver.env("HOME", folder.path()).env("DISPLAY", display);
        let driver = Process::start(driver.stdout(Stdio::null()).stderr(Stdio::null()))?;
        let session = "/session".to_owned();
        Some(WebKit { _screen: screen, _driver: driver, _folder: folder, address, session })
    }

    fn wait_for_driver(&self) {
        let begun = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            assert!(begun.elapsed() < LONG, "the driver doesn't listen");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Posts a command of the session. Returns its result.
    fn call(&self, command: &str, params: Value) -> Value {
        let WebKit { address, session, .. } = self;
        let params = params.to_string();
        let request = format!(
            "POST {session}{command} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{params}",
            params.len()
        );
        let answer = exchange(*address, request.as_bytes());
        let told: Value = serde_json::from_slice(&answer.body).expect("JSON");
        assert_eq!(answer.status, 200, "{command} {params}: {told}");
        told["value"].clone()
    }
}

/// An address of this computer with a port that nobody has.
fn free_address() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address")
}

impl PageDriver for WebKit {
    fn evaluate(&mut self, expression: &str) -> Value {
        let script = format!(
            "const done = arguments[0];
             Promise.resolve({expression}).then((value) => done([value ?? null]), (error) => done(String(error)));"
        );
        let answer = self.call("/execute/async", json!({ "script": script, "args": [] }));
        assert!(answer.is_array(), "{expression}: {answer}");
        answer[0].clone()
    }

    fn touch(&mut self, x: f64, y: f64) {
        self.call("/actions", json!({ "actions": [tap_actions(x, y)] }));
    }

    fn type_text(&mut self, text: &str) {
        self.call("/actions", json!({ "actions": [type_actions(text)] }));
    }

    fn reload(&mut self) {
        self.call("/refresh", json!({}));
    }

    /// None: the driver doesn't tell of any.
    fn errors(&self) -> &[String] {
        &[]
    }
}
