//! What a test does in a page, whichever browser shows it.

use serde_json::{Value, json};

use crate::LONG;

/// A page that a program looks at and touches through its browser.
pub(crate) trait PageDriver {
    /// What an expression of the page's script gives, as JSON; that of a promise once it is kept.
    fn evaluate(&mut self, expression: &str) -> Value;

    /// Touches a point of the viewport with a finger, in CSS pixels.
    fn touch(&mut self, x: f64, y: f64);

    /// Types into what has the focus.
    fn type_text(&mut self, text: &str);

    /// Loads the page anew. Returns once the old one is gone.
    fn reload(&mut self);

    /// What the page's script has got wrong so far, and what its policy forbade.
    fn errors(&self) -> &[String];

    /// Waits until an expression gives something, and returns that.
    fn wait(&mut self, expression: &str) -> Value {
        // What there is instead is told before the browser's answer counts as missing.
        let patience = LONG.as_millis() / 2;
        self.evaluate(&format!(
            "new Promise((resolve, reject) => {{ const begun = Date.now(); const look = () => {{
               const found = (() => {expression})();
               if (found) resolve(found);
               else if (Date.now() - begun < {patience}) setTimeout(look, 20);
               else reject(JSON.stringify([document.documentElement.dataset.screen, document.hidden, document.body.innerText,
                 ...[...document.querySelectorAll('[data-place]')].map((node) => node.ariaLabel)]));
             }}; look(); }})"
        ))
    }

    /// Taps an element as soon as nothing moves and some point of it lies uncovered on the screen.
    fn tap(&mut self, selector: &str) {
        let point = self.wait(&format!(
            "{{ const node = document.querySelector({}); if (!node) return null;
             const moves = (animation) => animation.effect.getComputedTiming().endTime !== Infinity;
             if (document.getAnimations().some(moves)) return null;
             const place = node.getBoundingClientRect();
             if (place.top < 0 || place.bottom > innerHeight) node.scrollIntoView();
             const {{ left, top, width, height }} = node.getBoundingClientRect();
             for (const v of [0.5, 0.3, 0.7, 0.1, 0.9]) for (const h of [0.5, 0.3, 0.7, 0.1, 0.9]) {{
               const [x, y] = [left + h * width, top + v * height];
               if (node.contains(document.elementFromPoint(x, y))) return [x, y];
             }} return null; }}",
            json!(selector)
        ));
        let at = |axis: usize| point[axis].as_f64().expect("a number");
        self.touch(at(0), at(1));
    }
}

/// A tap with a finger, as the actions of WebDriver's protocols.
pub(crate) fn tap_actions(x: f64, y: f64) -> Value {
    let tap = json!([
        { "type": "pointerMove", "x": x as i64, "y": y as i64 },
        { "type": "pointerDown", "button": 0 },
        { "type": "pointerUp", "button": 0 },
    ]);
    json!({ "type": "pointer", "id": "finger", "parameters": { "pointerType": "touch" }, "actions": tap })
}

/// Keys that are pressed one after the other, as the actions of WebDriver's protocols.
pub(crate) fn type_actions(text: &str) -> Value {
    let press = |key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key }));
    let presses: Vec<Value> = text.chars().flat_map(press).collect();
    json!({ "type": "key", "id": "keyboard", "actions": presses })
}
