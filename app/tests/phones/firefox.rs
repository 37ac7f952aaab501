//! Firefox without a window, driven by WebDriver BiDi, which it speaks itself.

use serde_json::{Value, json};
use skipstone_tests::skip;

use crate::page_driver::{PageDriver, tap_actions, type_actions};
use crate::remote::Remote;

/// A page in a running Firefox.
pub(crate) struct Firefox {
    remote: Remote,
    /// The tab, as the protocol names it.
    context: Value,
    errors: Vec<String>,
}

impl Firefox {
    /// Opens an address. `None` after [`skip`] where there is no Firefox.
    pub(crate) fn open(url: &str, (width, height): (u32, u32)) -> Option<Firefox> {
        let folder = tempfile::tempdir().expect("a folder");
        let profile = folder.path().display().to_string();
        let args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", &profile];
        let programs = ["firefox-esr", "firefox"];
        let Some(remote) =
            Remote::start(&programs, &args, folder, "WebDriver BiDi listening on ", "/session")
        else {
            skip("it needs firefox on the path");
            return None;
        };
        let mut firefox = Firefox { remote, context: Value::Null, errors: Vec::new() };
        firefox.call("session.new", json!({ "capabilities": {} }));
        firefox.call("session.subscribe", json!({ "events": ["log.entryAdded"] }));
        let tabs = firefox.call("browsingContext.getTree", json!({}));
        firefox.context = tabs["contexts"][0]["context"].clone();
        let viewport = json!({ "width": width, "height": height });
        firefox.call_tab("browsingContext.setViewport", json!({ "viewport": viewport }));
        firefox.call_tab("browsingContext.navigate", json!({ "url": url, "wait": "complete" }));
        Some(firefox)
    }

    /// Calls a method, and notes the errors that the page makes meanwhile.
    fn call(&mut self, method: &str, params: Value) -> Value {
        let Firefox { remote, errors, .. } = self;
        remote.call(method, params, Value::Null, |told| {
            if told["method"] == "log.entryAdded" && told["params"]["level"] != "info" {
                errors.push(told["params"].to_string());
            }
        })
    }

    /// Calls a method of the tab.
    fn call_tab(&mut self, method: &str, mut params: Value) -> Value {
        params["context"] = self.context.clone();
        self.call(method, params)
    }

    fn act(&mut self, actions: Value) {
        self.call_tab("input.performActions", json!({ "actions": [actions] }));
    }
}

impl PageDriver for Firefox {
    fn evaluate(&mut self, expression: &str) -> Value {
        let as_text = format!("Promise.resolve({expression}).then(JSON.stringify)");
        let asked =
            json!({ "expression": as_text, "awaitPromise": true, "target": { "context": self.context } });
        let answer = self.call("script.evaluate", asked);
        assert_eq!(answer["type"], "success", "{expression}: {answer}");
        // Nothing is no JSON.
        let text = answer["result"]["value"].as_str();
        text.map_or(Value::Null, |text| serde_json::from_str(text).expect("JSON"))
    }

    fn touch(&mut self, x: f64, y: f64) {
        self.act(tap_actions(x, y));
    }

    fn type_text(&mut self, text: &str) {
        self.act(type_actions(text));
    }

    fn reload(&mut self) {
        self.call_tab("browsingContext.reload", json!({ "wait": "complete" }));
    }

    fn errors(&self) -> &[String] {
        &self.errors
    }
}
