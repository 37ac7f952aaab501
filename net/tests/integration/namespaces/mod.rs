//! Three computers in network namespaces, joined by virtual cables: they find each other's tables by mDNS, play, and end with the
//! same record, also when a cable is pulled for longer than a connection lives, or a computer gets another address.
//!
//! Nothing leaves the namespaces, which exist as long as a test. It needs `unshare` and `ip`. The computers are this test
//! program, started again.

#![expect(clippy::print_stdout, reason = "the computers speak to the test that way")]

mod address_changes;
mod computer;
mod network;
mod visit;

use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use skipstone_tests::{in_namespaces, other_process, skip};

use network::{Computer, Network};

/// Longer than the idle timeout of a connection.
const OUTAGE: Duration = Duration::from_secs(20);

#[test]
fn each_computer_hosts_once() {
    in_own_network("in_namespace_each_computer_hosts_once");
}

#[test]
fn a_pulled_cable_costs_nothing() {
    in_own_network("in_namespace_a_pulled_cable_costs_nothing");
}

#[test]
fn a_changed_address_costs_nothing() {
    in_own_network("in_namespace_a_changed_address_costs_nothing");
}

#[test]
fn a_changed_address_of_the_host_costs_nothing() {
    in_own_network("in_namespace_a_changed_address_of_the_host_costs_nothing");
}

#[test]
fn a_seat_is_back_after_changed_addresses_in_a_lobby() {
    in_own_network("address_changes::in_namespace_in_a_lobby");
}

#[test]
fn a_seat_is_back_after_changed_addresses_in_a_round() {
    in_own_network("address_changes::in_namespace_in_a_round");
}

#[test]
fn computers_without_addresses_find_each_other() {
    in_own_network("in_namespace_computers_without_addresses_find_each_other");
}

#[test]
fn an_invite_follows_the_addresses_of_its_host() {
    in_own_network("in_namespace_an_invite_follows_the_addresses_of_its_host");
}

/// Runs an ignored test of this module in network namespaces of its own.
fn in_own_network(test: &str) {
    if Command::new("ip").arg("-V").output().is_err() {
        return skip("it needs the command ip of iproute2");
    }
    let Some(mut command) = in_namespaces(&["--net", "--mount"]) else { return };
    let inner = other_process(&format!("namespaces::{test}"));
    let output = command.arg(inner.get_program()).args(inner.get_args()).output();
    let output = output.expect("a command that was tried before");
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
    println!("{said}");
}

#[test]
#[ignore = "it needs network namespaces of its own"]
fn in_namespace_each_computer_hosts_once() {
    let network = Network::new(3);
    for host in 0..3 {
        let computers = network.computers_at_a_table(host, 0);
        same_records(computers);
    }
}

#[test]
#[ignore = "it needs network namespaces of its own"]
fn in_namespace_a_pulled_cable_costs_nothing() {
    let network = Network::new(3);
    let mut computers = network.computers_at_a_table(0, 40);
    computers[0].wait_for("moves 10");
    network.pull_cable(1);
    sleep(OUTAGE);
    network.plug_in(1);
    same_records(computers);
}

#[test]
#[ignore = "it needs network namespaces of its own"]
fn in_namespace_a_changed_address_costs_nothing() {
    let network = Network::new(3);
    let mut computers = network.computers_at_a_table(0, 40);
    computers[0].wait_for("moves 10");
    network.change_address(2);
    same_records(computers);
}

#[test]
#[ignore = "it needs network namespaces of its own"]
fn in_namespace_a_changed_address_of_the_host_costs_nothing() {
    let network = Network::new(3);
    let mut computers = network.computers_at_a_table(0, 40);
    computers[0].wait_for("moves 10");
    network.change_address(0);
    same_records(computers);
}

#[test]
#[ignore = "it needs network namespaces of its own"]
fn in_namespace_computers_without_addresses_find_each_other() {
    let network = Network::without_addresses(3);
    same_records(network.computers_at_a_table(0, 0));
}

#[test]
#[ignore = "it needs network namespaces of its own"]
fn in_namespace_an_invite_follows_the_addresses_of_its_host() {
    computer::changes_its_address(|address| network::set_address("cable", address));
}

/// Waits for the end of a round, and compares everyone's record.
fn same_records(computers: Vec<Computer>) {
    let records: Vec<String> = computers.into_iter().map(Computer::record).collect();
    assert!(records[0].lines().count() > 20, "no round was played");
    assert!(records.iter().all(|record| *record == records[0]), "the records differ");
}
