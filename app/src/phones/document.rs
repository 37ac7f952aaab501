//! The page as one file: with its style, its scripts and the drawings of the first cards. A phone on a slow network would wait for
//! each round of requests.

use std::collections::BTreeMap;

use axum::http::HeaderValue;
use data_encoding::BASE64;
use include_dir::{Dir, include_dir};
use ring::digest::{SHA256, digest};

use super::faces::first_faces;

static SOURCES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../assets/page");

/// The module that opens the socket. It and what it imports run in the page's head, before the rest has come.
const EARLY: &str = "early";

/// The module that imports all others.
const MAIN: &str = "main";

/// The page, and what it may load and do.
pub(super) struct Document {
    pub(super) html: String,
    pub(super) policy: HeaderValue,
}

impl Document {
    pub(super) fn new() -> Document {
        let style = style();
        let mut script = Script::default();
        script.add(EARLY);
        let early = std::mem::take(&mut script.text);
        script.add(MAIN);
        let script = script.text;
        let drawings: BTreeMap<String, &str> =
            first_faces().filter_map(|(name, face)| Some((name, face.drawing()?))).collect();
        let drawings = serde_json::to_string(&drawings).unwrap_or_default();
        let parts = format!(
            "<script type=\"application/json\" id=\"drawings\">{drawings}</script>\n<script>{script}</script>\n</body>"
        );
        let is_file =
            |line: &&str| line.starts_with("<link rel=\"stylesheet\"") || line.starts_with("<script");
        let lines: Vec<&str> = source("index.html").lines().filter(|line| !is_file(line)).collect();
        let head = format!("<script>{early}</script>\n<style>{style}</style>\n</head>");
        let html = lines.join("\n").replace("</head>", &head).replace("</body>", &parts);
        Document { html, policy: policy(&style, &[&early, &script]) }
    }
}

fn source(name: &str) -> &'static str {
    SOURCES.get_file(name).and_then(|file| file.contents_utf8()).unwrap_or_default()
}

/// The style sheets, in the order of the page.
fn style() -> String {
    let sheet =
        |line: &'static str| line.strip_prefix("<link rel=\"stylesheet\" href=\"/page/")?.strip_suffix("\">");
    let names = source("index.html").lines().filter_map(sheet);
    names.map(source).collect::<Vec<_>>().join("\n")
}

/// What the page may load and do: its own style and scripts, pictures of its own, and its own socket.
fn policy(style: &str, scripts: &[&str]) -> HeaderValue {
    let hash = |text: &str| format!("'sha256-{}'", BASE64.encode(digest(&SHA256, text.as_bytes()).as_ref()));
    let policy = format!(
        "default-src 'none'; script-src {}; style-src {}; img-src 'self' data:; connect-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        scripts.iter().map(|script| hash(script)).collect::<Vec<_>>().join(" "),
        hash(style)
    );
    HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

/// Modules as classic scripts: each is a function that is called once, after what it imports, and gives what it exports.
#[derive(Default)]
struct Script {
    text: String,
    /// Modules that are in it, or being added.
    added: Vec<String>,
}

impl Script {
    /// Adds a module after all that it imports.
    fn add(&mut self, name: &str) {
        if self.added.iter().any(|added| added == name) {
            return;
        }
        self.added.push(name.to_owned());
        let mut body = String::new();
        let mut exports = Vec::new();
        for line in source(&format!("{name}.js")).lines() {
            let line = match (import(line), line.strip_prefix("export ")) {
                (Some((names, from)), _) => {
                    self.add(from);
                    format!("const {names} = ${from};")
                }
                (None, Some(declaration)) => {
                    exports.extend(declared(declaration));
                    declaration.to_owned()
                }
                (None, None) => line.to_owned(),
            };
            body.push_str(&line);
            body.push('\n');
        }
        self.text += &format!(
            "const ${name} = (() => {{\n\"use strict\";\n{body}return {{ {} }};\n}})();\n",
            exports.join(", ")
        );
    }
}

/// The names in braces and the module of an import.
fn import(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("import ")?.strip_suffix(".js\";")?.split_once(" from \"./")
}

/// The name that a declaration gives.
fn declared(declaration: &str) -> Option<&str> {
    let word = |letter: char| !letter.is_alphanumeric() && letter != '_';
    let keywords = ["async", "function", "const", "class"];
    declaration.split(word).find(|name| !name.is_empty() && !keywords.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(end: &str) -> Vec<&'static str> {
        SOURCES.files().filter_map(|file| file.path().to_str()?.strip_suffix(end)).collect()
    }

    #[test]
    fn every_file_is_in_the_page_and_every_module_after_what_it_imports() {
        let Document { html, .. } = Document::new();
        for name in names(".css") {
            assert!(html.contains(source(&format!("{name}.css"))), "{name}.css");
        }
        let is_file = |line: &str| line.contains("rel=\"stylesheet\"") || line.contains(" src=\"");
        assert_eq!(html.lines().find(|line| is_file(line)), None);
        for name in names(".js") {
            let begin = html.find(&format!("const ${name} = (() => {{")).expect(name);
            let imports = source(&format!("{name}.js")).lines().filter_map(import);
            for (_, from) in imports {
                assert!(
                    html.find(&format!("const ${from} = ")).is_some_and(|at| at < begin),
                    "{name} {from}"
                );
            }
        }
        assert_eq!(html.matches("const $").count(), names(".js").len());
    }

    #[test]
    fn no_line_of_a_module_is_left_that_only_modules_know() {
        let Document { html, .. } = Document::new();
        let is_left = |line: &&str| line.starts_with("import ") || line.starts_with("export ");
        assert_eq!(html.lines().find(is_left), None);
        for name in names(".js") {
            let module = source(&format!("{name}.js"));
            let changing = module.lines().find(|line| line.starts_with("export let"));
            assert_eq!(changing, None, "{name}: an exported variable wouldn't be seen to change");
            assert!(!module.contains("</script"), "{name}");
        }
    }
}
