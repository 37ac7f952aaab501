//! The process of a program that plays. Lines are carried to and from it by a thread each, so that nothing it does or doesn't
//! do makes the table wait longer than it wants to.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use super::fault::Fault;
use crate::cli::simulate::players::Command;

/// The longest line that is taken from a program, in bytes. Moves are far shorter.
const LONGEST_LINE: u64 = 1 << 16;

/// How long a program has to end by itself when nothing more comes.
const GOODBYE: Duration = Duration::from_secs(1);

/// How often it is looked whether a process has ended.
const LOOK: Duration = Duration::from_millis(2);

/// A process, asked line by line.
pub(super) struct Process {
    child: Child,
    /// Lines to it; nothing once no more will come.
    to: Option<Sender<String>>,
    /// Lines from it.
    from: Receiver<Vec<u8>>,
}

impl Process {
    /// Starts a program. What it writes to its standard error output goes to ours.
    pub(super) fn start(command: &Command) -> Result<Process, Fault> {
        let mut child = std::process::Command::new(&command.program)
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(Fault::NotStarted)?;
        let (to, lines) = mpsc::channel();
        // Who says more than it is asked for waits.
        let (said, from) = mpsc::sync_channel(1);
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || carry_to(stdin, &lines));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || carry_from(stdout, &said));
        }
        Ok(Process { child, to: Some(to), from })
    }

    /// Tells it something that has no answer.
    pub(super) fn tell(&self, line: String) {
        // If nobody listens any more, the next question finds out.
        let _ = self.to.as_ref().map(|to| to.send(line));
    }

    /// Asks it something.
    pub(super) fn ask(&mut self, line: String, limit: Duration) -> Result<Vec<u8>, Fault> {
        self.tell(line);
        self.from.recv_timeout(limit).map_err(|error| match error {
            RecvTimeoutError::Timeout => Fault::Late(limit),
            RecvTimeoutError::Disconnected => Fault::Ended(self.ended(GOODBYE)),
        })
    }

    /// Ends it at once.
    pub(super) fn kill(&mut self) {
        // A process that has ended already needs no more.
        let _ = self.child.kill();
    }

    /// How the process ended; `None` if it goes on for longer than that.
    fn ended(&mut self, wait: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < wait => thread::sleep(LOOK),
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

/// Its input ends; if it doesn't end then, it is ended.
impl Drop for Process {
    fn drop(&mut self) {
        self.to = None;
        if self.ended(GOODBYE).is_none() {
            self.kill();
            let _ = self.child.wait();
        }
    }
}

fn carry_to(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn carry_from(stdout: ChildStdout, said: &SyncSender<Vec<u8>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match (&mut stdout).take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if said.send(line).is_err() => return,
            Ok(_) => {}
        }
    }
}
