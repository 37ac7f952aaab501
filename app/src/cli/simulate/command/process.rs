//! The process of an external program. One thread writes its lines and one reads them, so that no call blocks for longer than
//! its timeout.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::mem;
use std::process::{Child, ChildStdin, ChildStdout, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use super::forfeit_reason::ForfeitReason;
use crate::cli::simulate::players::ProgramCommand;
use crate::read_file::BYTE_ORDER_MARK;

/// The longest line that is read from a program, in bytes. Moves are far shorter.
const LONGEST_LINE: u64 = 1 << 16;

/// How long a program has to exit after its input was closed, before it is killed.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);

/// The interval at which the end of a process is polled for.
const POLL_INTERVAL: Duration = Duration::from_millis(2);

/// A running external program, with its lines of input and output.
pub(super) struct Process {
    child: Child,
    /// Lines to its standard input; `None` once that is closed.
    input: Option<Sender<String>>,
    /// Lines from its standard output.
    output: Receiver<Vec<u8>>,
}

impl Process {
    /// Starts a program. It inherits our standard error output.
    pub(super) fn start(command: &ProgramCommand) -> Result<Process, ForfeitReason> {
        let mut child = std::process::Command::new(&command.program)
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(ForfeitReason::NotStarted)?;
        let (input, lines) = mpsc::channel();
        // Bounded, so that a program that writes unasked lines blocks.
        let (said, output) = mpsc::sync_channel(1);
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_lines(stdin, &lines));
        }
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || read_lines(stdout, &said));
        }
        Ok(Process { child, input: Some(input), output })
    }

    /// Sends a line that has no answer.
    pub(super) fn send(&self, line: String) {
        // If the writer thread has ended, the next `ask` fails.
        let _ = self.input.as_ref().map(|input| input.send(line));
    }

    /// Sends a line and waits for the answer for at most `limit`.
    pub(super) fn ask(&mut self, line: String, limit: Duration) -> Result<Vec<u8>, ForfeitReason> {
        self.send(line);
        self.output.recv_timeout(limit).map_err(|error| match error {
            RecvTimeoutError::Timeout => ForfeitReason::Timeout(limit),
            RecvTimeoutError::Disconnected => ForfeitReason::Ended(self.ended(EXIT_TIMEOUT)),
        })
    }

    /// Kills the process.
    pub(super) fn kill(&mut self) {
        // Fails only if the process has already ended.
        let _ = self.child.kill();
    }

    /// The exit status; `None` if the process still runs after `wait`.
    fn ended(&mut self, wait: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < wait => thread::sleep(POLL_INTERVAL),
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

/// Closes the input, and kills the process if it doesn't exit within [`EXIT_TIMEOUT`].
impl Drop for Process {
    fn drop(&mut self) {
        self.input = None;
        if self.ended(EXIT_TIMEOUT).is_none() {
            self.kill();
            let _ = self.child.wait();
        }
    }
}

fn write_lines(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Passes lines on, the first one without a byte order mark.
fn read_lines(stdout: ChildStdout, said: &SyncSender<Vec<u8>>) {
    let mut stdout = BufReader::new(stdout);
    let mut is_first = true;
    // Some programs write it by themselves, on Windows above all.
    let mark = BYTE_ORDER_MARK.to_string();
    loop {
        let mut line = Vec::new();
        match (&mut stdout).take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        if mem::take(&mut is_first) && line.starts_with(mark.as_bytes()) {
            line.drain(..mark.len());
        }
        if said.send(line).is_err() {
            return;
        }
    }
}
