use std::{env, fs, thread};

use skipstone_tests::other_process;
use tracing_subscriber::layer::SubscriberExt as _;

use super::*;
use crate::VERSION;

const FOLDER: &str = "SKIPSTONE_CRASH_FOLDER";
const SECRET: &str = "the wild of seat 3";

#[test]
#[ignore = "it is the process that crashes"]
fn crashes_in_this_process() {
    let profile = Profile::in_folder(Path::new(&env::var(FOLDER).expect("a folder")));
    write_reports(&profile);
    tracing::subscriber::set_global_default(tracing_subscriber::registry().with(RecentLines))
        .expect("there is none yet");
    tracing::info!(card = SECRET, "a card was played");
    let _ = thread::Builder::new()
        .name("table".to_owned())
        .spawn(|| panic!("{SECRET} is gone"))
        .map(|t| t.join());
    panic!("the second one");
}

#[test]
fn a_crash_leaves_a_report_without_secrets_which_is_offered_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::in_folder(folder.path());
    assert_eq!(take_report(&profile), None);

    let mut other = other_process("diagnostics::crash::tests::crashes_in_this_process");
    let ended = other.env(FOLDER, folder.path()).output().expect("this program can be run again");
    assert!(!ended.status.success());

    let report = take_report(&profile).expect("there is a report");
    let text = fs::read_to_string(report).expect("it can be read");
    for expected in [
        &format!("version: {VERSION}"),
        "thread: table",
        "app/src/diagnostics/crash/tests.rs:",
        "INFO skipstone::diagnostics::crash::tests: a card was played\n",
        "crashes_in_this_process",
    ] {
        assert!(text.contains(expected), "{expected}: {text}");
    }
    assert!(!text.contains(SECRET) && !text.contains("the second one"), "{text}");
    assert_eq!(take_report(&profile), None, "it is offered once");
}
