//! Linux namespaces of a test's own, in which it is root and changes nothing for anybody else.

use std::process::Command;

use crate::skip;

/// A command that runs a program in new namespaces, named as the options of `unshare` are (`--mount`, `--net`): the program and
/// its arguments are to be added. `None` after [`skip`] where the system allows that to nobody, or isn't Linux.
///
/// # Panics
/// If it isn't allowed and [`REQUIRE_ALL`](crate::REQUIRE_ALL) is set.
pub fn in_namespaces(kinds: &[&str]) -> Option<Command> {
    let unshare = |way: &[&str]| {
        let (program, options) = way.split_first()?;
        let mut command = Command::new(program);
        command.args(options).args(kinds);
        Some(command)
    };
    // As an ordinary user, as root, and where only root may and the user may become it.
    let ways: [&[&str]; 3] = [&["unshare", "--map-root-user"], &["unshare"], &["sudo", "-n", "unshare"]];
    let works = |way: &&&[&str]| {
        let tried = unshare(way).map(|mut command| command.arg("true").output());
        tried.is_some_and(|tried| tried.is_ok_and(|output| output.status.success()))
    };
    let found = ways.iter().find(works).and_then(|way| unshare(way));
    if found.is_none() {
        skip(&format!("it needs Linux namespaces of its own (unshare {})", kinds.join(" ")));
    }
    found
}
