//! The project's address, its id and its mail address stand in Cargo.toml, and everywhere else they are the same.

use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// The first parts of ids that are domains read backwards.
const DOMAINS: [&str; 7] = ["app.", "com.", "de.", "dev.", "io.", "net.", "org."];

/// Where the project is at home.
struct Home {
    url: String,
    host: String,
    repository: String,
    id: String,
    mail: String,
}

/// Every text file of a project, by its path in it.
fn text_files(root: &Path) -> Vec<(PathBuf, String)> {
    let (mut folders, mut found) = (vec![root.to_owned()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir().expect("a folder") {
            let path = entry.expect("an entry").path();
            let is_ours = !["target", ".git"].iter().any(|name| path.ends_with(name));
            if path.is_dir() && is_ours {
                folders.push(path);
            } else if path.is_file()
                && let Ok(text) = fs::read_to_string(&path)
            {
                found.push((path.strip_prefix(root).expect("a path below it").to_owned(), text));
            }
        }
    }
    found
}

impl Home {
    fn of(root: &Path) -> Home {
        let cargo = fs::read_to_string(root.join("Cargo.toml")).expect("Cargo.toml");
        let value = |key: &str| {
            let line = cargo.lines().find_map(|line| line.strip_prefix(&format!("{key} = \"")));
            line.and_then(|line| line.strip_suffix('"')).unwrap_or_else(|| panic!("no {key}")).to_owned()
        };
        let url = value("repository");
        let (host, repository) =
            url.strip_prefix("https://").and_then(|rest| rest.split_once('/')).expect("an address");
        Home {
            host: host.to_owned(),
            repository: repository.to_owned(),
            id: value("application-id"),
            mail: value("maintainer"),
            url,
        }
    }

    /// What names another home in a line.
    fn strangers(&self, line: &str) -> Vec<String> {
        let is_part = |letter: char| letter.is_ascii_alphanumeric() || "._-".contains(letter);
        let ids = line.split(|letter| !is_part(letter)).filter(|word| {
            let is_domain = DOMAINS.iter().any(|domain| word.starts_with(domain));
            is_domain && word.to_lowercase().contains(".skipstone") && !word.starts_with(&self.id)
        });
        let is_url = |letter: char| is_part(letter) || ":/@".contains(letter);
        let urls = line.split(|letter| !is_url(letter)).filter(|word| {
            let is_ours = word.starts_with(&self.url) || word.contains("://127.") || word.contains("://[");
            word.starts_with("http") && word.contains("://") && word.contains("/skipstone") && !is_ours
        });
        let mails = line
            .match_indices("The Skipstone contributors <")
            .map(|(at, before)| line[at + before.len()..].split('>').next().unwrap_or_default());
        let mails = mails.filter(|mail| *mail != self.mail);
        // The releasing workflow knows where it runs.
        let repositories =
            line.match_indices("--repo ").filter(|(at, _)| !line[*at..].starts_with("--repo \"$"));
        let repositories = repositories.filter(|(at, _)| {
            let wanted = format!("--hostname {} --repo {}", self.host, self.repository);
            let begins = at.checked_sub(wanted.find("--repo").unwrap_or_default());
            !begins.and_then(|at| line.get(at..)).is_some_and(|rest| rest.starts_with(&wanted))
        });
        let repositories = repositories.map(|(at, _)| &line[at..]);
        ids.chain(urls).chain(mails).chain(repositories).map(str::to_owned).collect()
    }
}

/// Asserts that a project has one home.
fn assert_one_home(root: &Path) {
    let home = Home::of(root);
    let mut mentions = 0;
    for (path, text) in text_files(root) {
        // The examples of what writes the home, and what looks for it.
        if path.ends_with("set-home.sh") || path.ends_with("home.rs") {
            continue;
        }
        mentions += text.matches(&home.id).count() + text.matches(&home.url).count();
        for (number, line) in (1..).zip(text.lines()) {
            let strangers = home.strangers(line);
            assert!(strangers.is_empty(), "{}:{number} names another home: {strangers:?}", path.display());
        }
    }
    assert!(mentions > 15, "the home is named {mentions} times");
    let named = format!("packaging/linux/{}.desktop", home.id);
    assert!(root.join(&named).is_file(), "there is no {named}");
}

#[test]
fn the_project_has_one_home() {
    assert_one_home(&root());
}

#[test]
#[cfg(unix)]
fn another_home_is_written_everywhere() {
    let copy = tempfile::tempdir().expect("a folder");
    for (path, text) in text_files(&root()) {
        let to = copy.path().join(&path);
        fs::create_dir_all(to.parent().expect("a folder")).expect("it can be made");
        fs::write(&to, text).expect("it can be written");
    }
    let before = Home::of(copy.path());
    let run = |arguments: &[&str]| {
        let script = copy.path().join("packaging/set-home.sh");
        std::process::Command::new("bash").arg(script).args(arguments).output().expect("bash")
    };
    for refused in [&["example.net", "net.example.Stones"][..], &["https://example.net/a/b", "stones"]] {
        let output = run(refused);
        assert_eq!(output.status.code(), Some(2), "{refused:?}");
        assert!(!output.stderr.is_empty(), "{refused:?}");
    }
    let output =
        run(&["https://code.example.net/ada/skipstone", "net.example.code.Stones", "ada@example.net"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_one_home(copy.path());
    for (path, text) in text_files(copy.path()) {
        let is_free = path.ends_with("set-home.sh") || path.ends_with("home.rs");
        for old in [&before.url, &before.id, &before.mail] {
            assert!(is_free || !text.contains(old), "{} still names {old}", path.display());
            assert!(!path.to_string_lossy().contains(old), "{} is still called so", path.display());
        }
    }
}
