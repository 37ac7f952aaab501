//! A browser without a screen, driven by the protocol of its developer tools.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use skipstone_tests::skip;

use crate::page_driver::PageDriver;
use crate::remote::Remote;

/// What is needed of a tab before it loads anything.
const DOMAINS: [&str; 4] = ["Page.enable", "Runtime.enable", "Log.enable", "Network.enable"];

/// A running Chromium.
pub(crate) struct Browser {
    remote: Remote,
    user_agent: Value,
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
    /// How often its page was told how it comes in.
    pub(crate) entries: usize,
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
        let args = [
            "--headless=new",
            "--remote-debugging-port=0",
            "--no-sandbox",
            "--no-first-run",
            "--disable-gpu",
            "--mute-audio",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            // A page behind others goes on.
            "--disable-renderer-backgrounding",
            "--disable-background-timer-throttling",
            "--disable-backgrounding-occluded-windows",
            &data,
        ];
        let programs = ["chromium", "chromium-browser", "google-chrome"];
        let Some(remote) = Remote::start(&programs, &args, folder, "DevTools listening on ", "") else {
            skip("it needs chromium on the path");
            return None;
        };
        let mut browser = Browser { remote, user_agent: Value::Null, tabs: BTreeMap::new() };
        browser.user_agent = browser.call("", "Browser.getVersion", json!({}))["userAgent"].clone();
        Some(browser)
    }

    /// Calls a method, and follows what happens meanwhile. Returns its result.
    fn call(&mut self, session: &str, method: &str, params: Value) -> Value {
        let session = if session.is_empty() { Value::Null } else { json!({ "sessionId": session }) };
        let Browser { remote, tabs, .. } = self;
        remote.call(method, params, session, |told| follow(tabs, told))
    }

    /// Follows the next thing that the browser tells, while something is waited for.
    pub(crate) fn next(&mut self, awaited: &str) {
        let told = self.remote.next(awaited);
        follow(&mut self.tabs, &told);
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

    /// The page in a tab.
    pub(crate) fn page<'a>(&'a mut self, tab: &'a TabId) -> ChromiumPage<'a> {
        ChromiumPage { browser: self, tab }
    }

    /// Waits until an expression of a page gives something, and returns that.
    pub(crate) fn wait(&mut self, tab: &TabId, expression: &str) -> Value {
        self.page(tab).wait(expression)
    }

    /// Waits until a page has been sent a table as wanted.
    pub(crate) fn until_table(&mut self, tab: &TabId, what: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        while self.tab(tab).table.is_null() || !is_it(&self.tab(tab).table) {
            self.next(what);
        }
        self.tab(tab).table.clone()
    }

    /// Taps an element as soon as nothing moves and some point of it lies uncovered on the screen.
    pub(crate) fn tap(&mut self, tab: &TabId, selector: &str) {
        // A page behind others draws nothing, and waits for that with its answer to a touch.
        self.tell(tab, "Page.bringToFront", json!({}));
        self.page(tab).tap(selector);
    }
}

/// A page in a tab.
pub(crate) struct ChromiumPage<'a> {
    browser: &'a mut Browser,
    tab: &'a TabId,
}

impl PageDriver for ChromiumPage<'_> {
    fn evaluate(&mut self, expression: &str) -> Value {
        let asked = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let answer = self.browser.tell(self.tab, "Runtime.evaluate", asked);
        assert!(answer["exceptionDetails"].is_null(), "{expression}: {answer}");
        answer["result"]["value"].clone()
    }

    fn touch(&mut self, x: f64, y: f64) {
        for (kind, points) in [("touchStart", json!([{ "x": x, "y": y }])), ("touchEnd", json!([]))] {
            let touch = json!({ "type": kind, "touchPoints": points });
            self.browser.tell(self.tab, "Input.dispatchTouchEvent", touch);
        }
    }

    fn type_text(&mut self, text: &str) {
        self.browser.tell(self.tab, "Input.insertText", json!({ "text": text }));
    }

    fn reload(&mut self) {
        let sockets = self.browser.tab(self.tab).sockets;
        self.browser.tell(self.tab, "Page.reload", json!({}));
        // What is asked of the page before would be lost with it.
        while self.browser.tab(self.tab).sockets == sockets {
            self.browser.next("a new socket");
        }
    }

    fn errors(&self) -> &[String] {
        &self.browser.tab(self.tab).errors
    }
}

/// Follows what the browser tells of a tab.
fn follow(tabs: &mut BTreeMap<String, Tab>, told: &Value) {
    if let Some(tab) = told["sessionId"].as_str().and_then(|session| tabs.get_mut(session)) {
        tab.follow(&told["method"], &told["params"]);
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
                match message["type"].as_str() {
                    Some("table") => self.table = message,
                    Some("entry") => self.entries += 1,
                    _ => {}
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

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}
