//! Moves on the page, made as a finger makes them.

use serde_json::Value;
use skipstone_core::Rules;

use crate::devtools::{Browser, TabId};
use crate::phone::choose;

/// The selector of a place on the board.
fn place(name: &str) -> String {
    format!("#table [data-place='{name}']")
}

/// Makes a move by tapping a card and the place where it goes, once the page shows what it was sent.
pub(crate) fn play(browser: &mut Browser, tab: &TabId, table: &Value, rules: Rules) {
    let chosen = choose(table, rules);
    let Some((from, to)) = chosen.split_once('>') else {
        assert_eq!(chosen, "pass");
        return browser.tap(tab, "#bar button");
    };
    let name = &table["round"]["places"][from];
    let is_shown = format!(
        "{{ const node = document.querySelector(`{}`);
           return node && (node.ariaLabel === {name} || node.textContent.includes({name})); }}",
        place(from)
    );
    browser.wait(tab, &is_shown);
    browser.tap(tab, &place(from));
    browser.wait(tab, &format!("document.querySelector(`{}[data-mark=held]`) !== null", place(from)));
    browser.tap(tab, &place(to));
}
