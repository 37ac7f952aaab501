//! The program as a host with a page for phones, in a process of its own.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};

use skipstone_core::record::Record;
use tempfile::TempDir;

use super::LONG;

/// Short rounds, in which seat 1 begins.
pub(crate) const RULES: &str = "stock = 5\nfirst_player = 1\nscoring = 'single'\n";

/// What a host keeps, and what it is started with.
pub(crate) struct Home {
    folder: TempDir,
}

/// A running host. Killed on drop.
pub(crate) struct Host {
    child: Child,
    lines: Receiver<String>,
    pub(crate) page: SocketAddr,
    pub(crate) code: String,
}

impl Home {
    pub(crate) fn new() -> Home {
        Home { folder: tempfile::tempdir().expect("a folder") }
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_skipstone"));
        command.args(args).env("HOME", self.folder.path());
        for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"] {
            command.env_remove(name);
        }
        command
    }

    /// Starts a host that doesn't serve a page unless `args` say so. Returns its output too, line by line.
    pub(crate) fn start(&self, args: &[&str]) -> (Child, Receiver<String>) {
        let common = ["host", "--interfaces", "none", "--listen", "127.0.0.1:0"];
        let mut command = self.command(&[&common[..], args].concat());
        let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = pipes.spawn().expect("the program starts");
        let out = BufReader::new(child.stdout.take().expect("it is piped"));
        let (told, lines) = mpsc::channel();
        std::thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| told.send(line)));
        (child, lines)
    }

    /// Opens a table that lets in who has its code, or whoever comes if `args` say so.
    pub(crate) fn host(&self, args: &[&str]) -> Host {
        self.at("127.0.0.1:0", args)
    }

    /// Opens a table whose rules are [`RULES`] and `more`.
    pub(crate) fn host_short(&self, more: &str, args: &[&str]) -> Host {
        self.host_with_rules(&[RULES, more].concat(), args)
    }

    /// Opens a table with other rules.
    pub(crate) fn host_with_rules(&self, rules: &str, args: &[&str]) -> Host {
        self.host(&[&["--rules", &self.rules(rules), "--entry", "open"], args].concat())
    }

    /// Opens a table that needs its code, and whose rules are [`RULES`].
    pub(crate) fn host_short_with_code(&self, args: &[&str]) -> Host {
        self.host(&[&["--rules", &self.rules(RULES)], args].concat())
    }

    /// A file of rules.
    fn rules(&self, rules: &str) -> String {
        let file = self.folder.path().join("rules.toml");
        std::fs::write(&file, rules).expect("a file");
        file.to_str().expect("UTF-8").to_owned()
    }

    /// Opens the last table once more, with its page where it was.
    pub(crate) fn go_on(&self, page: SocketAddr) -> Host {
        self.at(&page.to_string(), &["--continue"])
    }

    /// Opens a table with its page at an address.
    pub(crate) fn at(&self, page: &str, args: &[&str]) -> Host {
        let (child, lines) = self.start(&[&["--phones", page], args].concat());
        let mut host = Host { child, lines, page: ([0; 4], 0).into(), code: String::new() };
        let url = host.find("phones join at http://");
        let (address, code) = url.split_once('/').expect("an address and a code");
        host.page = address.parse().expect("an address");
        host.code = code.to_owned();
        host
    }

    /// The record of the first round that was played to its end. The host must have ended.
    pub(crate) fn record(&self) -> Record {
        let file: PathBuf = self.folder.path().join("series.json");
        let export = ["series", "export", "--output", file.to_str().expect("UTF-8")];
        let done = self.command(&export).output().expect("the program starts");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let text = std::fs::read_to_string(&file).expect("it was written");
        let series: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let lines = series["series"][0]["rounds"][0]["record"].as_array().expect("a record");
        lines.iter().map(|line| format!("{line}\n")).collect::<String>().parse().expect("a record")
    }
}

impl Host {
    /// The rest of the next line with a prefix.
    pub(crate) fn find(&mut self, begins: &str) -> String {
        let mut before = Vec::new();
        loop {
            match self.lines.recv_timeout(LONG) {
                Ok(line) => match line.strip_prefix(begins) {
                    Some(rest) => return rest.to_owned(),
                    None => before.push(line),
                },
                Err(error) => panic!("it never said {begins:?} ({error}): {before:#?}"),
            }
        }
    }

    /// Types a line.
    pub(crate) fn types(&mut self, line: &str) {
        writeln!(self.child.stdin.as_ref().expect("it is piped"), "{line}").expect("it reads");
    }

    /// Ends the process as a power cut does.
    pub(crate) fn kill(self) {}

    /// Closes the table as its host does.
    pub(crate) fn close(mut self) {
        self.types("quit");
        assert!(self.child.wait().expect("it is ours").success());
    }

    /// Its process.
    #[cfg_attr(not(target_os = "linux"), allow(dead_code, reason = "only Linux tells what a process takes"))]
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
