//! A browser without a screen, driven by the protocol of its developer tools.

use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use skipstone_tests::skip;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::LONG;
use crate::phone::SOCKETS;

/// What is needed of a tab before it loads anything.
const DOMAINS: [&str; 4] = ["Page.enable", "Runtime.enable", "Log.enable", "Network.enable"];

/// A running Chromium. Killed on drop.
pub(crate) struct Browser {
    child: Child,
    _folder: TempDir,
    socket: WebSocketStream<TcpStream>,
    user_agent: Value,
    last: u64,
    tabs: BTreeMap<String, Tab>,
}

/// What is known of a tab.
#[derive(Default)]
pub(crate) struct Tab {
    /// The last table that its page was sent; `null` since its socket was opened.
    pub(crate) table: Value,
    /// Errors of its page, and violations of the page's policy.
    pub(crate) errors: Vec<String>,
    /// The sockets that were opened.
    pub(crate) sockets: usize,
}

/// How a phone is.
pub(crate) struct Device {
    pub(crate) language: &'static str,
    pub(crate) size: (u32, u32),
    pub(crate) reduced_motion: bool,
}

/// A tab, and the storage that it shares with others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TabId {
    session: String,
    target: String,
    storage: String,
}

impl Browser {
    /// Starts Chromium. `None` after [`skip`] where there is none.
    pub(crate) fn start() -> Option<Browser> {
        let folder = tempfile::tempdir().expect("a folder");
        let data = format!("--user-data-dir={}", folder.path().join("data").display());
        let options = [
            "--headless=new",
            "--remote-debugging-port=0",
            "--no-sandbox",
            "--no-first-run",
            "--disable-gpu",
            "--mute-audio",
        ];
        let quiet = [
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ];
        let awake = [
            "--disable-renderer-backgrounding",
            "--disable-background-timer-throttling",
            "--disable-backgrounding-occluded-windows",
        ];
        let start = |program: &&str| {
            let mut command = Command::new(program);
            command.args(options).args(quiet).args(awake).arg(&data).env("HOME", folder.path());
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().ok()
        };
        let Some(mut child) = ["chromium", "chromium-browser", "google-chrome"].iter().find_map(start) else {
            skip("it needs chromium on the path");
            return None;
        };
        let mut said =
            BufReader::new(child.stderr.take().expect("it is piped")).lines().map_while(Result::ok);
        let url = said.find_map(|line| line.strip_prefix("DevTools listening on ").map(str::to_owned));
        // Nobody else reads it, and a full pipe would stop the browser.
        std::thread::spawn(move || said.for_each(drop));
        let url = url.expect("the browser starts");
        let address = url.trim_start_matches("ws://").split('/').next().expect("an address").to_owned();
        let socket = SOCKETS.block_on(async {
            let stream = TcpStream::connect(address).await.expect("a connection");
            let config = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
            client_async_with_config(url, stream, Some(config)).await.expect("a socket").0
        });
        let (user_agent, tabs) = (Value::Null, BTreeMap::new());
        let mut browser = Browser { child, _folder: folder, socket, user_agent, last: 0, tabs };
        browser.user_agent = browser.call("", "Browser.getVersion", json!({}))["userAgent"].clone();
        Some(browser)
    }

    /// Calls a method, and follows what happens meanwhile. Returns its result.
    fn call(&mut self, session: &str, method: &str, params: Value) -> Value {
        self.last += 1;
        let mut call = json!({ "id": self.last, "method": method, "params": params });
        if !session.is_empty() {
            call["sessionId"] = json!(session);
        }
        SOCKETS.block_on(self.socket.send(Message::text(call.to_string()))).expect("the browser is there");
        loop {
            let told = self.next(&call.to_string());
            if told["id"] == call["id"] {
                assert!(told["error"].is_null(), "{call}: {told}");
                return told["result"].clone();
            }
        }
    }

    /// The next thing that the browser tells, while something is waited for.
    pub(crate) fn next(&mut self, awaited: &str) -> Value {
        let next = SOCKETS.block_on(async { timeout(LONG, self.socket.next()).await });
        let next = next.unwrap_or_else(|_| panic!("nothing came of {awaited}"));
        let frame = next.expect("the browser is there").expect("the browser is there");
        let Message::Text(text) = frame else { return Value::Null };
        let told: Value = serde_json::from_str(&text).expect("JSON");
        if let Some(tab) = told["sessionId"].as_str().and_then(|session| self.tabs.get_mut(session)) {
            tab.follow(&told["method"], &told["params"]);
        }
        told
    }

    /// Opens an address in a tab of its own storage, or of that of another one.
    pub(crate) fn open(&mut self, url: &str, device: &Device, beside: Option<&TabId>) -> TabId {
        let storage = match beside {
            Some(tab) => tab.storage.clone(),
            None => text(&self.call("", "Target.createBrowserContext", json!({}))["browserContextId"]),
        };
        let blank =
            json!({ "url": "about:blank", "browserContextId": storage, "newWindow": beside.is_none() });
        let target = text(&self.call("", "Target.createTarget", blank)["targetId"]);
        let attach = json!({ "targetId": target, "flatten": true });
        let session = text(&self.call("", "Target.attachToTarget", attach)["sessionId"]);
        self.tabs.insert(session.clone(), Tab::default());
        let tab = TabId { session, target, storage };
        for method in DOMAINS {
            self.tell(&tab, method, json!({}));
        }
        let (width, height) = device.size;
        let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 2, "mobile": true });
        self.tell(&tab, "Emulation.setDeviceMetricsOverride", screen);
        self.tell(
            &tab,
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": true, "maxTouchPoints": 5 }),
        );
        let agent = json!({ "userAgent": self.user_agent, "acceptLanguage": device.language });
        self.tell(&tab, "Emulation.setUserAgentOverride", agent);
        let motion = if device.reduced_motion { "reduce" } else { "no-preference" };
        let features = json!({ "features": [{ "name": "prefers-reduced-motion", "value": motion }] });
        self.tell(&tab, "Emulation.setEmulatedMedia", features);
        self.tell(&tab, "Page.navigate", json!({ "url": url }));
        tab
    }

    /// Calls a method of a tab.
    pub(crate) fn tell(&mut self, tab: &TabId, method: &str, params: Value) -> Value {
        self.call(&tab.session, method, params)
    }

    pub(crate) fn close(&mut self, tab: &TabId) {
        self.call("", "Target.closeTarget", json!({ "targetId": tab.target }));
    }

    pub(crate) fn tab(&self, tab: &TabId) -> &Tab {
        &self.tabs[&tab.session]
    }

    /// Waits until an expression of a page gives something, and returns that.
    pub(crate) fn wait(&mut self, tab: &TabId, expression: &str) -> Value {
        // What there is instead is told before the browser's answer counts as missing.
        let patience = LONG.as_millis() / 2;
        let waiting = format!(
            "new Promise((resolve, reject) => {{ const begun = Date.now(); const look = () => {{
               const found = (() => {expression})();
               if (found) resolve(found);
               else if (Date.now() - begun < {patience}) setTimeout(look, 20);
               else reject(JSON.stringify([document.documentElement.dataset.screen, document.hidden, document.body.innerText,
                 ...[...document.querySelectorAll('[data-place]')].map((node) => node.ariaLabel)]));
             }}; look(); }})"
        );
        let asked = json!({ "expression": waiting, "awaitPromise": true, "returnByValue": true });
        let answer = self.tell(tab, "Runtime.evaluate", asked);
        assert!(answer["exceptionDetails"].is_null(), "{expression}: {answer}");
        answer["result"]["value"].clone()
    }

    /// Waits until a page has been sent a table as wanted.
    pub(crate) fn until_table(&mut self, tab: &TabId, what: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        while !is_it(&self.tab(tab).table) {
            self.next(what);
        }
        self.tab(tab).table.clone()
    }

    /// Taps an element as soon as nothing moves and some point of it lies uncovered on the screen.
    pub(crate) fn tap(&mut self, tab: &TabId, selector: &str) {
        // A page behind others draws nothing, and waits for that with its answer to a touch.
        self.tell(tab, "Page.bringToFront", json!({}));
        let point = self.wait(
            tab,
            &format!(
                "{{ const node = document.querySelector({}); if (!node) return null;
                const moves = (animation) => animation.effect.getComputedTiming().endTime !== Infinity;
                if (document.getAnimations().some(moves)) return null;
                if (node.getBoundingClientRect().bottom > innerHeight) node.scrollIntoView();
                const {{ left, top, width, height }} = node.getBoundingClientRect();
                for (const v of [0.5, 0.3, 0.7, 0.1, 0.9]) for (const h of [0.5, 0.3, 0.7, 0.1, 0.9]) {{
                  const [x, y] = [left + h * width, top + v * height];
                  if (node.contains(document.elementFromPoint(x, y))) return [x, y];
                }} return null; }}",
                json!(selector)
            ),
        );
        let touch = json!([{ "x": point[0], "y": point[1] }]);
        self.tell(tab, "Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": touch }));
        self.tell(tab, "Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] }));
    }
}

impl Tab {
    fn follow(&mut self, method: &Value, event: &Value) {
        match method.as_str().unwrap_or_default() {
            "Network.webSocketCreated" => {
                self.sockets += 1;
                self.table = Value::Null;
            }
            "Network.webSocketFrameReceived" => {
                let message = event["response"]["payloadData"]
                    .as_str()
                    .and_then(|text| serde_json::from_str(text).ok());
                let message: Value = message.unwrap_or_default();
                if message["type"] == "table" {
                    self.table = message;
                }
            }
            "Runtime.exceptionThrown" => self.errors.push(event.to_string()),
            "Runtime.consoleAPICalled"
                if ["error", "assert", "warning"].iter().any(|kind| event["type"] == *kind) =>
            {
                self.errors.push(event.to_string());
            }
            // A socket that isn't reached is no fault of the page.
            "Log.entryAdded"
                if event["entry"]["level"] == "error" && event["entry"]["source"] != "network" =>
            {
                self.errors.push(event.to_string());
            }
            _ => {}
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}
