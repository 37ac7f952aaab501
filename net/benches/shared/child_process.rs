//! This program again as a process of its own, and the memory that it takes.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A process of this program with other arguments. Killed when dropped.
pub(crate) struct ChildProcess {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl ChildProcess {
    pub(crate) fn spawn(args: &[&str]) -> ChildProcess {
        let program = std::env::current_exe().expect("this program");
        let mut child = Command::new(program)
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the process starts");
        let stdin = child.stdin.take().expect("a pipe");
        let stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        ChildProcess { child, stdin, stdout }
    }

    /// The next line that the process prints.
    pub(crate) fn read_line(&mut self) -> String {
        let mut line = String::new();
        self.stdout.read_line(&mut line).expect("a line");
        line.trim().to_owned()
    }

    pub(crate) fn write_line(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").expect("the process runs");
    }

    /// The current and the peak resident memory, in MB. Not a number where the system doesn't tell.
    pub(crate) fn memory(&self) -> (f64, f64) {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let field = |name: &str| {
            let line = status.lines().find(|line| line.starts_with(name))?;
            line.split_whitespace().nth(1)?.parse::<f64>().ok()
        };
        (field("VmRSS:").unwrap_or(f64::NAN) / 1024.0, field("VmHWM:").unwrap_or(f64::NAN) / 1024.0)
    }
}

impl Drop for ChildProcess {
    fn drop(&mut self) {
        // Fails only if the process has ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
