//! A browser in a process of its own, which does what it is told through a WebSocket.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::LONG;
use crate::phone::SOCKETS;

/// A process that is killed on drop.
pub(crate) struct Process(Child);

/// A running browser.
pub(crate) struct Remote {
    _process: Process,
    _folder: TempDir,
    socket: WebSocketStream<TcpStream>,
    last: u64,
}

impl Remote {
    /// Starts the first of some programs that there is, at home in a folder. It says the address of its socket in a line that
    /// begins with `announced`; `path` comes behind it. `None` if there is none of them.
    pub(crate) fn start(
        programs: &[&str],
        args: &[&str],
        folder: TempDir,
        announced: &str,
        path: &str,
    ) -> Option<Remote> {
        let start = |program: &&str| {
            let mut command = Command::new(program);
            command.args(args).env("HOME", folder.path());
            Process::start(command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()))
        };
        let mut process = programs.iter().find_map(start)?;
        let mut said =
            BufReader::new(process.0.stderr.take().expect("it is piped")).lines().map_while(Result::ok);
        let url = said.find_map(|line| line.strip_prefix(announced).map(|url| url.trim().to_owned() + path));
        // Nobody else reads it, and a full pipe would stop the browser.
        std::thread::spawn(move || said.for_each(drop));
        let url = url.expect("the browser starts");
        let address = url.trim_start_matches("ws://").split('/').next().expect("an address").to_owned();
        let socket = SOCKETS.block_on(async {
            let stream = TcpStream::connect(address).await.expect("a connection");
            let config = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
            client_async_with_config(url, stream, Some(config)).await.expect("a socket").0
        });
        Some(Remote { _process: process, _folder: folder, socket, last: 0 })
    }

    /// Calls a method, with more fields than its name and its parameters. Whatever is told before its answer goes to `follow`.
    pub(crate) fn call(
        &mut self,
        method: &str,
        params: Value,
        more: Value,
        mut follow: impl FnMut(&Value),
    ) -> Value {
        self.last += 1;
        let mut call = json!({ "id": self.last, "method": method, "params": params });
        for (field, value) in more.as_object().into_iter().flatten() {
            call[field] = value.clone();
        }
        SOCKETS.block_on(self.socket.send(Message::text(call.to_string()))).expect("the browser is there");
        loop {
            let told = self.next(method);
            if told["id"] == call["id"] {
                assert!(told["error"].is_null(), "{call}: {told}");
                return told["result"].clone();
            }
            follow(&told);
        }
    }

    /// The next thing that the browser tells, while something is waited for.
    pub(crate) fn next(&mut self, awaited: &str) -> Value {
        let next = SOCKETS.block_on(async { timeout(LONG, self.socket.next()).await });
        let next = next.unwrap_or_else(|_| panic!("nothing came of {awaited}"));
        let frame = next.expect("the browser is there").expect("the browser is there");
        let Message::Text(text) = frame else { return Value::Null };
        serde_json::from_str(&text).expect("JSON")
    }
}

impl Process {
    /// Starts a program. `None` if there is none.
    pub(crate) fn start(command: &mut Command) -> Option<Process> {
        command.spawn().ok().map(Process)
    }

    /// The first line of the output, which is piped.
    pub(crate) fn first_line(&mut self) -> String {
        let mut line = String::new();
        let out = self.0.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("a line");
        line.trim().to_owned()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
