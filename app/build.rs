//! Tells the program which commit it is built from, and for which platform.

use std::env;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = env::var("TARGET").unwrap_or_default();
    println!("cargo::rustc-env=SKIPSTONE_TARGET={target}");
    // Whoever builds from an archive names the commit.
    println!("cargo::rerun-if-env-changed=SKIPSTONE_COMMIT");
    if env::var_os("SKIPSTONE_COMMIT").is_none()
        && let Some(commit) = git(&["rev-parse", "HEAD"])
    {
        println!("cargo::rustc-env=SKIPSTONE_COMMIT={commit}");
        // The file that changes with every commit.
        if let Some(log) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
            println!("cargo::rerun-if-changed={log}");
        }
    }
}

/// What git answers; `None` where the source is no repository.
fn git(arguments: &[&str]) -> Option<String> {
    let output =
        Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok().map(|text| text.trim().to_owned())
}
