//! Sentences for errors of joining and hosting tables, with advice.

use std::net::SocketAddr;

use skipstone_core::ErrorChain;
use skipstone_net::client::JoinError;
use skipstone_net::host::PORT;
use skipstone_net::invite::{InviteCodeError, ShortCode, ShortCodeError};
use skipstone_net::protocol::{CloseReason, MustUpdate, Name, Refusal, VERSIONS};
use skipstone_net::quic::{BindError, DisconnectReason};

use crate::locale::Locale;
use crate::session::JoinAddressError;
use crate::settings::Settings;
use crate::{VERSION, tr};

/// An error message and advice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JoinHelp {
    /// What went wrong.
    pub what: String,
    /// What the player can do; empty if that is obvious.
    pub next: String,
}

/// Whether an address is one that only discovery finds (`fe80::…%2`): it tells a player nothing.
fn is_link_local(at: &SocketAddr) -> String {
    let is_link_local = matches!(at, SocketAddr::V6(at) if at.ip().is_unicast_link_local());
    is_link_local.to_string()
}

/// The letters of short codes, to be read.
fn code_letters() -> String {
    ShortCode::alphabet().map(String::from).collect::<Vec<_>>().join(" ")
}

impl Locale {
    /// Why a text is neither an address nor an invite code.
    pub fn join_address_error(&self, why: &JoinAddressError) -> String {
        match why {
            JoinAddressError::Empty => tr!(self, "join-address-empty"),
            JoinAddressError::Code(InviteCodeError::Letter(letter)) => {
                tr!(self, "join-address-letter", letter = letter.0.to_string())
            }
            JoinAddressError::Code(InviteCodeError::Short(letters)) => {
                tr!(self, "join-address-short", letters = *letters)
            }
            JoinAddressError::Code(InviteCodeError::Typo) => tr!(self, "join-address-typo"),
            JoinAddressError::Code(InviteCodeError::Newer) => tr!(self, "join-address-newer"),
            JoinAddressError::ShortCode(ShortCodeError::Letter(letter)) => {
                let (letters, letter) = (code_letters(), letter.to_string());
                tr!(self, "join-address-code-letter", letters = letters, letter = letter)
            }
            JoinAddressError::AlmostShortCode { typed, why } => {
                let address = format!("{typed}:{PORT}");
                match why {
                    ShortCodeError::Letter(letter) => tr!(
                        self,
                        "join-address-code-almost",
                        letters = code_letters(),
                        letter = letter.to_string(),
                        address = address
                    ),
                    ShortCodeError::Length(_) => tr!(
                        self,
                        "join-address-code-almost-length",
                        letters = ShortCode::LETTERS,
                        address = address
                    ),
                }
            }
            JoinAddressError::ShortCode(ShortCodeError::Length(_)) => {
                tr!(self, "join-address-code-length", letters = ShortCode::LETTERS)
            }
            JoinAddressError::Port(port) => tr!(self, "join-address-port", port = port.as_str()),
            JoinAddressError::Host(host) => tr!(self, "join-address-host", host = host.as_str()),
        }
    }

    /// Why a table can't be joined, with advice.
    pub fn join_error(&self, error: &JoinError) -> JoinHelp {
        match error {
            JoinError::NoNetwork(why) => self.advice(self.bind_error(why), "join-no-network-next"),
            JoinError::NothingAnswers(at) => JoinHelp {
                what: tr!(self, "join-nothing-answers", near = is_link_local(at), address = at.to_string()),
                next: tr!(self, "join-nothing-answers-next", port = at.port().to_string()),
            },
            JoinError::OtherNetwork(at) => self
                .advice(tr!(self, "join-other-network", address = at.to_string()), "join-other-network-next"),
            JoinError::Unreachable(at) => {
                let what = tr!(self, "join-unreachable", near = is_link_local(at), address = at.to_string());
                self.advice(what, "join-unreachable-next")
            }
            JoinError::OtherProtocol(at) => {
                let what = tr!(self, "join-other-protocol", address = at.to_string());
                let next = tr!(self, "join-other-protocol-next", version = VERSION);
                JoinHelp { what, next }
            }
            JoinError::NoAddress => self.advice(tr!(self, "join-no-address"), "join-no-address-next"),
            JoinError::Busy => self.advice(tr!(self, "join-busy"), "join-busy-next"),
            JoinError::KeyChanged { .. } => {
                self.advice(tr!(self, "join-key-changed"), "join-key-changed-next")
            }
            JoinError::UnexpectedKey { .. } => {
                self.advice(tr!(self, "join-unexpected-key"), "join-unexpected-key-next")
            }
            JoinError::WrongTable => self.advice(tr!(self, "join-not-the-table"), "join-not-the-table-next"),
            JoinError::WrongShortCode { tries_left } => self.advice(
                tr!(self, "join-wrong-short-code", tries = *tries_left),
                "join-wrong-short-code-next",
            ),
            JoinError::CodesPaused { seconds } => JoinHelp {
                what: tr!(self, "join-codes-paused"),
                next: tr!(self, "join-codes-paused-next", seconds = *seconds),
            },
            JoinError::Refused(refusal) => self.refusal(refusal),
            JoinError::Disconnected(why) => self.advice(self.connection_lost(why), "join-lost-next"),
            JoinError::ProtocolViolation(untrue) => self.advice(
                tr!(self, "join-protocol-violation", why = ErrorChain(untrue).to_string()),
                "join-protocol-violation-next",
            ),
        }
    }

    fn refusal(&self, refusal: &Refusal) -> JoinHelp {
        match refusal {
            Refusal::Version { versions, app } => {
                let what = tr!(self, "join-version", app = &**app, own = VERSION);
                let next = match versions.with_guest(VERSIONS) {
                    Err(MustUpdate::Host) => tr!(self, "join-version-host"),
                    Err(MustUpdate::Guest) | Ok(_) => tr!(self, "join-version-guest"),
                };
                JoinHelp { what, next }
            }
            Refusal::Full => self.advice(tr!(self, "join-full"), "join-full-next"),
            Refusal::NoWatching => self.advice(tr!(self, "join-no-watching"), "join-no-watching-next"),
            Refusal::NotAdmitted => self.advice(tr!(self, "join-not-let-in"), "join-not-let-in-next"),
            Refusal::CodeNeeded => self.advice(tr!(self, "join-code-needed"), "join-code-needed-next"),
            Refusal::WrongCode { tries_left } => {
                self.advice(tr!(self, "join-wrong-code", tries = *tries_left), "join-wrong-code-next")
            }
            Refusal::Banned => self.advice(tr!(self, "join-banned"), "join-banned-next"),
            Refusal::NameTaken => self.advice(tr!(self, "join-name-taken"), "join-name-taken-next"),
            Refusal::NoSeat => self.advice(tr!(self, "join-no-seat"), "join-no-seat-next"),
            Refusal::Other(why) => JoinHelp { what: why.to_string(), next: String::new() },
        }
    }

    /// Why the socket can't be bound.
    pub fn bind_error(&self, error: &BindError) -> String {
        match error {
            BindError::InUse(port) => tr!(self, "network-in-use", port = port.to_string()),
            BindError::NotAllowed(port) => tr!(self, "network-not-allowed", port = port.to_string()),
            BindError::NotLocalAddress(address) => {
                tr!(self, "network-not-here", address = address.to_string())
            }
            BindError::Other(why) => tr!(self, "network-other", why = ErrorChain(why).to_string()),
        }
    }

    /// Why a connection was lost.
    pub fn connection_lost(&self, why: &DisconnectReason) -> String {
        match why {
            DisconnectReason::ClosedByPeer | DisconnectReason::ClosedLocally => tr!(self, "lost-ended"),
            DisconnectReason::Busy => tr!(self, "join-busy"),
            DisconnectReason::TimedOut => tr!(self, "lost-silent"),
            DisconnectReason::PeerRestarted => tr!(self, "lost-restarted"),
            DisconnectReason::Malformed(why) => {
                tr!(self, "lost-misunderstood", why = ErrorChain(why).to_string())
            }
            DisconnectReason::Other(why) => tr!(self, "lost-broken", why = ErrorChain(why).to_string()),
        }
    }

    /// Why the host, shown under this name, has closed the session, with advice.
    pub fn farewell(&self, why: CloseReason, host: &str) -> JoinHelp {
        let what = match why {
            CloseReason::TableClosed => tr!(self, "closed-for-good", name = host),
            CloseReason::BackLater => tr!(self, "farewell-back-later", name = host),
            CloseReason::HandedOver(_) => tr!(self, "farewell-handed-over"),
            CloseReason::Kicked => {
                return self.advice(tr!(self, "farewell-kicked", name = host), "farewell-kicked-next");
            }
            CloseReason::Banned => tr!(self, "farewell-banned", name = host),
            CloseReason::JoinedElsewhere => tr!(self, "farewell-replaced"),
            CloseReason::TooSlow => tr!(self, "farewell-too-slow"),
            CloseReason::ProtocolError => tr!(self, "farewell-misunderstood"),
        };
        JoinHelp { what, next: String::new() }
    }

    /// The name the player is shown to others by; a placeholder if the settings have none.
    pub fn player_name(&self, settings: &Settings) -> Name {
        match settings.name.is_empty() {
            true => Name::new(&tr!(self, "player-unnamed")),
            false => settings.name.clone(),
        }
    }

    /// The error that a host name can't be resolved, with advice. `name` may have a port.
    pub fn unknown_host(&self, name: &str) -> JoinHelp {
        let next = tr!(self, "join-unknown-next", port = PORT.to_string());
        let (host, _) = name.rsplit_once(':').unwrap_or((name, ""));
        let what = match ShortCode::wrong_letters(host) {
            Some(_) => tr!(self, "join-unknown-or-code", name = name, letters = code_letters()),
            None => tr!(self, "join-unknown", name = name),
        };
        JoinHelp { what, next }
    }

    fn advice(&self, what: String, next: &str) -> JoinHelp {
        JoinHelp { what, next: tr!(self, next) }
    }
}
