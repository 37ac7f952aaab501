//! Why somebody doesn't get to a table, and what to do about it, in the player's language.

use skipstone_net::host::PORT;
use skipstone_net::invite::CodeError;
use skipstone_net::protocol::{Farewell, MustUpdate, Name, Refusal, VERSIONS};
use skipstone_net::quic::{BindError, Lost};
use skipstone_net::visit::JoinError;

use super::Locale;
use crate::settings::Settings;
use crate::together::NoDestination;
use crate::tr;

/// What went wrong, and the next step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    /// What happened.
    pub what: String,
    /// What the player can do; nothing where it is plain.
    pub next: String,
}

impl Locale {
    /// Why a text is neither an address nor a code.
    pub fn no_destination(&self, why: &NoDestination) -> String {
        match why {
            NoDestination::Empty => tr!(self, "destination-empty"),
            NoDestination::Code(CodeError::Letter(letter)) => {
                tr!(self, "destination-letter", letter = letter.0.to_string())
            }
            NoDestination::Code(CodeError::Short(letters)) => {
                tr!(self, "destination-short", letters = *letters)
            }
            NoDestination::Code(CodeError::Typo) => tr!(self, "destination-typo"),
            NoDestination::Code(CodeError::Newer) => tr!(self, "destination-newer"),
            NoDestination::Port(port) => tr!(self, "destination-port", port = port.as_str()),
            NoDestination::Host(host) => tr!(self, "destination-host", host = host.as_str()),
        }
    }

    /// Why a table isn't reached.
    pub fn join_error(&self, error: &JoinError) -> Advice {
        match error {
            JoinError::NoNetwork(why) => self.advice(self.bind_error(why), "join-no-network-next"),
            JoinError::NothingAnswers(at) => Advice {
                what: tr!(self, "join-nothing-answers", address = at.to_string()),
                next: tr!(self, "join-nothing-answers-next", port = at.port().to_string()),
            },
            JoinError::OtherNetwork(at) => self
                .advice(tr!(self, "join-other-network", address = at.to_string()), "join-other-network-next"),
            JoinError::Unreachable(at) => {
                self.advice(tr!(self, "join-unreachable", address = at.to_string()), "join-unreachable-next")
            }
            JoinError::OtherProtocol(at) => {
                let what = tr!(self, "join-other-protocol", address = at.to_string());
                let next = tr!(self, "join-other-protocol-next", version = env!("CARGO_PKG_VERSION"));
                Advice { what, next }
            }
            JoinError::NoAddress => self.advice(tr!(self, "join-no-address"), "join-no-address-next"),
            JoinError::Busy => self.advice(tr!(self, "join-busy"), "join-busy-next"),
            JoinError::KeyChanged { .. } => {
                self.advice(tr!(self, "join-key-changed"), "join-key-changed-next")
            }
            JoinError::NotTheTable => self.advice(tr!(self, "join-not-the-table"), "join-not-the-table-next"),
            JoinError::Refused(refusal) => self.refusal(refusal),
            JoinError::Lost(lost) => self.advice(self.lost(lost), "join-lost-next"),
            JoinError::Untrue(untrue) => {
                self.advice(tr!(self, "join-untrue", why = untrue.to_string()), "join-untrue-next")
            }
        }
    }

    fn refusal(&self, refusal: &Refusal) -> Advice {
        match refusal {
            Refusal::Version { versions, app } => {
                let what = tr!(self, "join-version", app = &**app, own = env!("CARGO_PKG_VERSION"));
                let next = match versions.with_guest(VERSIONS) {
                    Err(MustUpdate::Host) => tr!(self, "join-version-host"),
                    Err(MustUpdate::Guest) | Ok(_) => tr!(self, "join-version-guest"),
                };
                Advice { what, next }
            }
            Refusal::Full => self.advice(tr!(self, "join-full"), "join-full-next"),
            Refusal::NoWatching => self.advice(tr!(self, "join-no-watching"), "join-no-watching-next"),
            Refusal::NotLetIn => self.advice(tr!(self, "join-not-let-in"), "join-not-let-in-next"),
            Refusal::CodeNeeded => self.advice(tr!(self, "join-code-needed"), "join-code-needed-next"),
            Refusal::WrongCode { tries_left } => {
                self.advice(tr!(self, "join-wrong-code", tries = *tries_left), "join-wrong-code-next")
            }
            Refusal::Banned => self.advice(tr!(self, "join-banned"), "join-banned-next"),
            Refusal::NameTaken => self.advice(tr!(self, "join-name-taken"), "join-name-taken-next"),
            Refusal::NoSeat => self.advice(tr!(self, "join-no-seat"), "join-no-seat-next"),
            Refusal::Other(why) => Advice { what: why.to_string(), next: String::new() },
        }
    }

    /// Why this computer's network can't be used.
    pub fn bind_error(&self, error: &BindError) -> String {
        match error {
            BindError::InUse(port) => tr!(self, "network-in-use", port = port.to_string()),
            BindError::NotAllowed(port) => tr!(self, "network-not-allowed", port = port.to_string()),
            BindError::NotHere(address) => tr!(self, "network-not-here", address = address.to_string()),
            BindError::Other(why) => tr!(self, "network-other", why = why.as_str()),
        }
    }

    /// Why a connection broke off.
    pub fn lost(&self, lost: &Lost) -> String {
        match lost {
            Lost::Ended | Lost::ClosedHere => tr!(self, "lost-ended"),
            Lost::Silent => tr!(self, "lost-silent"),
            Lost::Restarted => tr!(self, "lost-restarted"),
            Lost::Misunderstood(why) => tr!(self, "lost-misunderstood", why = why.to_string()),
            Lost::Broken(why) => tr!(self, "lost-broken", why = why.as_str()),
        }
    }

    /// Why a visit is over.
    pub fn farewell(&self, why: Farewell) -> String {
        match why {
            Farewell::Closed => tr!(self, "farewell-closed"),
            Farewell::BackLater => tr!(self, "farewell-back-later"),
            Farewell::SentAway => tr!(self, "farewell-sent-away"),
            Farewell::Replaced => tr!(self, "farewell-replaced"),
            Farewell::TooSlow => tr!(self, "farewell-too-slow"),
            Farewell::Misunderstood => tr!(self, "farewell-misunderstood"),
        }
    }

    /// What the player is called by others.
    pub fn own_name(&self, settings: &Settings) -> Name {
        match settings.name.is_empty() {
            true => Name::new(&tr!(self, "player-unnamed")),
            false => settings.name.clone(),
        }
    }

    /// What to do about an unknown name of a computer.
    pub fn unknown_computer(&self, name: &str) -> Advice {
        let next = tr!(self, "join-unknown-next", port = PORT.to_string());
        Advice { what: tr!(self, "join-unknown", name = name), next }
    }

    fn advice(&self, what: String, next: &str) -> Advice {
        Advice { what, next: tr!(self, next) }
    }
}
