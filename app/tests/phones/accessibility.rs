//! Every state of the page, in both of its colour schemes, under the rules of axe-core: names, roles, order, contrast.

use serde_json::{Value, json};

use crate::devtools::{Browser, Device, TabId};
use crate::host::{Home, Host};
use crate::page_driver::PageDriver as _;
use crate::phone::Phone;
use crate::rounds::{play_on, rules};

/// Version 4.14.1, as its makers publish it.
const AXE: &str = include_str!("axe.min.js");

const DEVICE: Device = Device { language: "en", size: (390, 844), reduced_motion: true };

/// The colour schemes, with the colour of the water that is nearest to that of the text on it: axe-core judges no text on a gradient.
const SCHEMES: [(&str, &str); 2] = [("light", "#bfe0e1"), ("dark", "#165b68")];

/// Takes away what lies empty above everything else, beneath which axe-core judges no contrast either.
const UNCOVER: &str =
    "for (const layer of ['flights', 'bubbles']) document.getElementById(layer).style.display = 'none'";

/// What breaks a rule, with the elements that do and what is wrong with the first of them.
const VIOLATIONS: &str =
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) =>
    `${id}: ${nodes.map(({ target }) => target.join(' '))}: ${nodes[0].failureSummary}`))";

/// Has the next notice stay until `endNotice` is called: axe-core may take longer than the four seconds of one.
const KEEP_NOTICE: &str = "{ const later = setTimeout;
    window.setTimeout = (act, wait) => {
        if (wait !== 4000) return later(act, wait);
        window.setTimeout = later;
        window.endNotice = act;
    }; }";

/// Asks for a name that is taken, and closes the menu before the answer, which is a notice then.
const RENAME_AND_CLOSE: &str = "document.getElementById('rename-name').value = 'Bea';
    document.getElementById('rename').requestSubmit();
    document.getElementById('menu').close()";

/// A page that is looked at in one state after the other.
struct Audit {
    browser: Browser,
    tab: TabId,
    found: Vec<String>,
}

impl Audit {
    /// Opens an address. `None` after a skip where there is no browser.
    fn open(url: &str) -> Option<Audit> {
        let mut browser = Browser::start()?;
        let tab = browser.open(url, &DEVICE, None);
        browser.wait(&tab, "document.querySelector('#entry-name') !== null");
        browser.page(&tab).evaluate(&format!("{AXE}; {UNCOVER}; null"));
        Some(Audit { browser, tab, found: Vec::new() })
    }

    fn tap(&mut self, selector: &str) {
        self.browser.tap(&self.tab, selector);
    }

    fn type_text(&mut self, field: &str, text: &str) {
        self.tap(field);
        self.browser.page(&self.tab).type_text(text);
    }

    /// Waits until an element is shown, and looks at the page in both colour schemes.
    fn check(&mut self, state: &str, shown: &str) {
        self.browser.wait(&self.tab, &format!("document.querySelector({})?.checkVisibility()", json!(shown)));
        for (scheme, water) in SCHEMES {
            let features = [("prefers-color-scheme", scheme), ("prefers-reduced-motion", "reduce")];
            let features = features.map(|(name, value)| json!({ "name": name, "value": value }));
            self.browser.tell(&self.tab, "Emulation.setEmulatedMedia", json!({ "features": features }));
            let paint = format!("document.documentElement.style.setProperty('--water', '{water}')");
            self.browser.page(&self.tab).evaluate(&paint);
            let violations = self.browser.page(&self.tab).evaluate(VIOLATIONS);
            let told = violations.as_array().expect("a list").iter().filter_map(Value::as_str);
            self.found.extend(told.map(|violation| format!("{state}, {scheme}: {violation}")));
        }
    }
}

/// A phone without a browser that comes by the table's code.
fn come(host: &Host, name: &str, watch: bool) -> Phone {
    let mut phone = Phone::open(host.page, "en", None);
    phone.until_entry("name");
    phone.say(&json!({ "type": "join", "name": name, "stone": "opal", "watch": watch, "code": host.code }));
    phone.until_table("a lobby", |_| true);
    phone
}

#[test]
fn no_state_of_the_page_breaks_a_rule_of_accessibility() {
    let home = Home::new();
    let mut host = home.host_short_with_code(&["--seats", "2"]);
    let wrong = if host.code.starts_with('2') { "322-222" } else { "222-222" };
    let Some(mut page) = Audit::open(&format!("http://{}/{wrong}", host.page)) else { return };
    page.check("name", "#entry-name");
    page.type_text("#entry-name", "Ada");
    page.tap("#entry button[name=play]");
    page.check("wrong code", "#entry-code");
    page.type_text("#entry-code", &host.code);
    page.tap("#entry button[name=play]");
    page.check("lobby", "#lobby-buttons button");
    page.tap("#lobby .all-rules summary");
    page.check("all rules in the lobby", "#lobby .all-rules h3");

    let mut other = come(&host, "Bea", false);
    let watching = come(&host, "Cem", true);
    page.check("lobby with a spectator", "#lobby-watching li");
    page.browser.page(&page.tab).evaluate(KEEP_NOTICE);
    page.tap("#lobby .menu-button");
    page.browser.page(&page.tab).evaluate(RENAME_AND_CLOSE);
    page.check("notice", ".banner.notice");
    page.browser.page(&page.tab).evaluate("endNotice()");
    let kept_stone = watching.table["you"]["stone"].as_str().expect("a stone").to_owned();
    drop(watching);
    page.tap("#lobby-buttons button[role=switch]");
    Phone::begin_all(std::slice::from_mut(&mut other));

    page.check("own turn", "#hand [data-place=h5]");
    page.tap("#hand [data-place=h1]");
    page.check("a held card", "#hand [data-mark=held]");
    other.say(&json!({ "type": "chat", "text": "Good luck!", "team": false }));
    page.tap("#table .talk-button");
    page.check("talk", "#talk[open] .line.chat");
    page.tap("#talk .close-button");
    page.tap("#table .menu-button");
    page.check("menu", "#menu[open]");
    page.tap("#menu-buttons button[role=switch]");
    page.check("watching the next round", "#menu-buttons [aria-checked=true]");
    page.tap("#menu-buttons button[role=switch]");
    page.browser.page(&page.tab).evaluate("document.getElementById('rename-name').value = 'Bea'");
    page.tap("#rename button");
    page.check("a name that is taken", "#menu .problem:not(:empty)");
    page.tap(&format!("#restone [value={kept_stone}]"));
    page.check("a stone that is taken", "#restone-why:not(:empty)");
    page.tap("#menu .all-rules summary");
    page.check("all rules in the menu", "#menu .all-rules h3");
    page.tap("#menu-buttons .danger");
    page.check("question", "#confirm[open]");
    page.tap("#confirm .plain");
    page.tap("#menu .close-button");
    host.types("pause");
    page.check("pause", ".banner.pause button");
    page.tap(".banner.pause button");
    // What the page has asked for is lost if somebody else takes its seat before.
    page.browser.wait(&page.tab, "!document.querySelector('.banner.pause')?.checkVisibility()");

    // The rest of the round is played on a phone that takes the seat over.
    let token = page.browser.page(&page.tab).evaluate("localStorage.getItem('token')");
    let taken = Phone::open(host.page, "en", token.as_str());
    let mut phones = [taken, other];
    phones[0].until_cards();
    page.check("seat taken over", "#entry:not(:has(form)) button");
    play_on(&mut phones, rules(""), |_| false);
    page.tap("#entry button");
    page.check("result", "#result[open] .result-buttons button");
    page.tap("#result header button");
    page.check("closed result", "#reopen");
    page.tap("#reopen");
    page.check("reopened result", "#result[open] .result-buttons button");
    host.kill();
    page.check("connection lost", ".banner.offline");
    page.check("host out of reach", ".banner.moved input");
    assert!(page.found.is_empty(), "{}", page.found.join("\n"));
}
