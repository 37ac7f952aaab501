//! Restarts the program in another environment.

use std::io;
use std::os::unix::process::CommandExt as _;
use std::process::Command;

/// Replaces the program by itself with the same arguments, in an environment that `change` alters. A process on Unix can't change its own
/// safely, because other threads may be reading it. Returns only if it fails.
pub(super) fn restart(change: impl FnOnce(&mut Command)) -> io::Error {
    let program = match std::env::current_exe() {
        Ok(program) => program,
        Err(error) => return error,
    };
    let mut command = Command::new(program);
    change(command.args(std::env::args_os().skip(1)));
    command.exec()
}
