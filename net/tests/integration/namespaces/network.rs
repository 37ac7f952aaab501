//! Network namespaces as computers, joined by a bridge, and the programs on them.

use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::process::{Child, ChildStdout, Command, Stdio};

use skipstone_tests::other_process;

use super::computer::ROLE;

/// Some computers at one switch. The kernel removes them with the process that made them.
pub(crate) struct Network {
    computers: usize,
}

/// The program on one computer.
pub(crate) struct Computer {
    child: Child,
    says: Lines<BufReader<ChildStdout>>,
}

pub(crate) fn ip(command: &str) {
    let status = Command::new("ip").args(command.split_whitespace()).status().expect("ip is installed");
    assert!(status.success(), "ip {command}: {status}");
}

/// Gives an interface of this namespace, which is made if it isn't there, an address in place of its others.
pub(crate) fn set_address(interface: &str, address: &str) {
    let shown = Command::new("ip").args(["link", "show", interface]).output();
    if !shown.expect("ip is installed").status.success() {
        ip(&format!("link add {interface} type veth peer name other-end"));
        ip("link set other-end up");
        ip(&format!("link set {interface} up"));
    }
    ip(&format!("-4 addr flush dev {interface}"));
    ip(&format!("addr add {address}/24 dev {interface}"));
}

impl Network {
    /// Computers with an IPv4 address each.
    pub(crate) fn new(computers: usize) -> Network {
        let network = Network::without_addresses(computers);
        for number in 0..computers {
            ip(&format!("-n computer{number} addr add 10.77.0.{}/24 dev cable", number + 1));
        }
        network
    }

    /// Computers that have only link-local IPv6 addresses.
    pub(crate) fn without_addresses(computers: usize) -> Network {
        // `ip netns` lists its namespaces there, invisible outside.
        let mounted = Command::new("mount").args(["-t", "tmpfs", "tmpfs", "/run"]).status();
        assert!(mounted.expect("mount is installed").success());
        ip("link add switch type bridge");
        ip("link set switch up");
        for number in 0..computers {
            ip(&format!("netns add computer{number}"));
            ip(&format!("link add port{number} type veth peer name cable netns computer{number}"));
            ip(&format!("link set port{number} master switch up"));
            ip(&format!("-n computer{number} link set lo up"));
            ip(&format!("-n computer{number} link set cable up"));
        }
        Network { computers }
    }

    /// Starts a table on one computer and guests on the others, who wait this many milliseconds before each move.
    pub(crate) fn computers_at_a_table(&self, host: usize, wait: u64) -> Vec<Computer> {
        let others = (0..self.computers).filter(|number| *number != host);
        let mut computers = vec![Computer::start(host, "host", wait)];
        computers.extend(others.map(|number| Computer::start(number, "join", wait)));
        computers
    }

    pub(crate) fn pull_cable(&self, number: usize) {
        ip(&format!("link set port{number} down"));
    }

    pub(crate) fn plug_in(&self, number: usize) {
        ip(&format!("link set port{number} up"));
    }

    /// Changes the computer's address, as a router may do.
    pub(crate) fn change_address(&self, number: usize) {
        ip(&format!("-n computer{number} addr del 10.77.0.{}/24 dev cable", number + 1));
        ip(&format!("-n computer{number} addr add 10.77.0.{}/24 dev cable", number + 101));
    }

    /// Takes all addresses from a computer, and gives it none by itself.
    pub(crate) fn take_addresses(&self, number: usize) {
        ip(&format!("-n computer{number} link set cable addrgenmode none"));
        ip(&format!("-n computer{number} addr flush dev cable"));
    }

    /// Gives a computer an address beside those that it has.
    pub(crate) fn give_address(&self, number: usize, address: &str) {
        ip(&format!("-n computer{number} addr add {address} dev cable"));
    }
}

impl Computer {
    fn start(number: usize, role: &str, wait: u64) -> Computer {
        Computer::run(number, "namespaces::computer::plays", &format!("{role} {number} {wait}"))
    }

    /// Starts an ignored test of this program on a computer of the network, in a role.
    pub(crate) fn run(number: usize, test: &str, role: &str) -> Computer {
        let program = other_process(test);
        let mut child = Command::new("ip")
            .args(["netns", "exec", &format!("computer{number}")])
            .arg(program.get_program())
            .args(program.get_args())
            .env(ROLE, role)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("ip is installed");
        let says = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        Computer { child, says }
    }

    /// Writes a line to the program's input.
    pub(crate) fn tell(&mut self, what: &str) {
        let input = self.child.stdin.as_mut().expect("a pipe");
        writeln!(input, "{what}").and_then(|()| input.flush()).expect("it listens");
    }

    /// Stops the program as a suspended computer does, or goes on with it.
    pub(crate) fn suspend(&self, is_suspended: bool) {
        let signal = if is_suspended { "-STOP" } else { "-CONT" };
        let status = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(status.expect("kill is installed").success());
    }

    /// Waits for a line of the program's output.
    pub(crate) fn wait_for(&mut self, what: &str) {
        let said = self.says.by_ref().map_while(Result::ok).any(|line| line == what);
        assert!(said, "it ended before it said {what:?}");
    }

    /// The record of the round that was played, once the program has ended.
    pub(crate) fn record(mut self) -> String {
        self.wait_for("record");
        // The test program prints its test result after the record.
        let said = self.says.by_ref().map_while(Result::ok);
        let lines: Vec<String> = said.take_while(|line| line.starts_with('{')).collect();
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{status}");
        lines.join("\n")
    }
}

impl Drop for Computer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
