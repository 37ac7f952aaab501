//! The lines that are typed at a hosted table.

use std::io;

use tokio::sync::mpsc;

use super::guests::GuestError;
use crate::read_file::bounded_lines;

/// What `help` prints.
pub(super) const HELP: [&str; 23] = [
    "y            let the guest in who was asked about; y NAME for another one",
    "n            refuse the guest who was asked about; n NAME for another one",
    "who          list the guests, and who knocks",
    "kick NAME    take a guest's seat away and disconnect them",
    "ban NAME     the same, and refuse them from now on",
    "seat NAME    let somebody who watches play from the next round on, in a computer player's seat",
    "computer NAME  have a computer player play for somebody from the next round on, who watches then",
    "wait NAME    wait longer for somebody who is away, before a computer player may take over",
    "rename NAME as OTHER  call somebody otherwise, a player from the next round on",
    "handover NAME  close the table between two rounds; the series goes on at their computer",
    "unban KEY    let a banned guest knock again; without KEY, list who is banned",
    "begin        propose the first round; once one is proposed, begin it after ten seconds without",
    "             who isn't ready; after a series, go back to the lobby at once",
    "reopen       lead everybody back to the lobby, as long as the first round isn't dealt",
    "time SECONDS limit turns to so many seconds, 5 at least; time off for no limit",
    "pause        stop the game for everybody until somebody who plays resumes it, or you do",
    "resume       let a stopped game go on, whoever stopped it",
    "chat TEXT    say something to everybody",
    "quit         close the table, as Ctrl-C does",
    "renew        make a new invite code; the old one no longer works",
    "help         print this list",
    "A key does instead of a NAME: several guests may have the same name.",
    "Ctrl-C closes the table. A second one ends the program at once.",
];

/// A command of the host.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum HostInput {
    /// Answers a knock: that of a certain guest, or the one that was asked about.
    Answer { admit: bool, guest: Option<String> },
    /// Disconnects a guest.
    Kick { guest: String, ban: bool },
    /// Has a spectator play from the next round on.
    Seat(String),
    /// Has a computer player play for somebody from the next round on.
    Computer(String),
    /// Goes on waiting for somebody who is away.
    Wait(String),
    /// Leaves the table to somebody else.
    HandOver(String),
    /// Calls somebody otherwise.
    Rename { guest: String, name: String },
    /// Lifts a ban, or lists the banned.
    Unban(Option<String>),
    /// Proposes the first round, or begins the next one without waiting.
    Begin,
    /// Leads back to the open lobby.
    Reopen,
    /// Pauses the game, or resumes it.
    Pause(bool),
    /// Limits turns to so many seconds; `None` for no limit.
    TurnLimit(Option<u16>),
    /// Says something to everybody.
    Chat(String),
    /// Closes the table.
    Quit,
    /// Makes a new invite code.
    RenewInvite,
    /// Lists everybody.
    Who,
    /// Lists the commands.
    Help,
}

/// Why a line is no command.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum InputError {
    /// The first word is unknown.
    #[error("{0:?} is no command: help lists them all")]
    Unknown(String),
    /// The command needs a guest's name.
    #[error("whom? {0} NAME; who lists everybody")]
    NoGuest(&'static str),
    /// The limit of turns can't be understood.
    #[error("time takes a whole number of seconds from 5 on, or off")]
    TurnLimit,
    /// The new name is missing.
    #[error("whom, and what to call them? rename NAME as OTHER")]
    NoOtherName,
    /// Who watches has no seat to give.
    #[error("{0} has no seat")]
    NotSeated(String),
    /// No computer player's seat is left for a spectator.
    #[error("no computer player has a seat that isn't given away already")]
    NoSeat,
    /// There is nothing to say.
    #[error("what? chat TEXT")]
    NoText,
    /// There is no such guest.
    #[error(transparent)]
    Guest(#[from] GuestError),
}

impl HostInput {
    /// Parses a line; `None` if it is blank.
    ///
    /// # Errors
    /// If it is no command.
    pub(super) fn parse(line: &str) -> Result<Option<HostInput>, InputError> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let guest = Some(rest.trim().to_owned()).filter(|guest| !guest.is_empty());
        let named = |command| guest.clone().ok_or(InputError::NoGuest(command));
        Ok(Some(match word.to_lowercase().as_str() {
            "" => return Ok(None),
            "y" | "yes" => HostInput::Answer { admit: true, guest },
            "n" | "no" => HostInput::Answer { admit: false, guest },
            "kick" => HostInput::Kick { guest: named("kick")?, ban: false },
            "ban" => HostInput::Kick { guest: named("ban")?, ban: true },
            "unban" => HostInput::Unban(guest),
            "seat" => HostInput::Seat(named("seat")?),
            "computer" => HostInput::Computer(named("computer")?),
            "wait" => HostInput::Wait(named("wait")?),
            "handover" => HostInput::HandOver(named("handover")?),
            "rename" => {
                let (guest, name) = rest.split_once(" as ").ok_or(InputError::NoOtherName)?;
                let [guest, name] = [guest, name].map(|part| part.trim().to_owned());
                HostInput::Rename { guest, name }
            }
            "begin" => HostInput::Begin,
            "reopen" => HostInput::Reopen,
            "pause" => HostInput::Pause(true),
            "resume" => HostInput::Pause(false),
            "time" => HostInput::TurnLimit(turn_limit(rest.trim())?),
            "chat" => HostInput::Chat(guest.ok_or(InputError::NoText)?),
            "quit" => HostInput::Quit,
            "renew" => HostInput::RenewInvite,
            "who" => HostInput::Who,
            "help" | "?" => HostInput::Help,
            _ => return Err(InputError::Unknown(word.to_owned())),
        }))
    }
}

/// The limit of turns in seconds; `None` for "off".
fn turn_limit(text: &str) -> Result<Option<u16>, InputError> {
    match text {
        "off" => Ok(None),
        seconds => match seconds.parse() {
            Ok(seconds @ 5..) => Ok(Some(seconds)),
            _ => Err(InputError::TurnLimit),
        },
    }
}

/// The lines of standard input.
pub(super) fn stdin_lines() -> mpsc::Receiver<String> {
    let (says, answers) = mpsc::channel(16);
    // The thread ends with the process, because a blocking read can't be cancelled.
    std::thread::spawn(move || {
        for line in bounded_lines(io::stdin().lock()).map_while(Result::ok) {
            if says.blocking_send(line).is_err() {
                return;
            }
        }
    });
    answers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_commands() {
        let ada = || Some("Ada of Hill".to_owned());
        for (line, command) in [
            ("y", Some(HostInput::Answer { admit: true, guest: None })),
            (" No ", Some(HostInput::Answer { admit: false, guest: None })),
            ("Y  Ada of Hill ", Some(HostInput::Answer { admit: true, guest: ada() })),
            ("kick Ada of Hill", ada().map(|guest| HostInput::Kick { guest, ban: false })),
            ("BAN Ada of Hill", ada().map(|guest| HostInput::Kick { guest, ban: true })),
            ("renew", Some(HostInput::RenewInvite)),
            ("who", Some(HostInput::Who)),
            ("?", Some(HostInput::Help)),
            ("unban", Some(HostInput::Unban(None))),
            ("unban Ada of Hill", Some(HostInput::Unban(ada()))),
            ("begin", Some(HostInput::Begin)),
            ("reopen", Some(HostInput::Reopen)),
            ("Pause", Some(HostInput::Pause(true))),
            ("resume", Some(HostInput::Pause(false))),
            ("time 45", Some(HostInput::TurnLimit(Some(45)))),
            ("time off", Some(HostInput::TurnLimit(None))),
            ("seat Ada of Hill", Some(HostInput::Seat("Ada of Hill".to_owned()))),
            ("computer Ben", Some(HostInput::Computer("Ben".to_owned()))),
            ("wait Ben", Some(HostInput::Wait("Ben".to_owned()))),
            (
                "rename Ada of Hill as Augusta",
                Some(HostInput::Rename { guest: "Ada of Hill".to_owned(), name: "Augusta".to_owned() }),
            ),
            ("chat Well played", Some(HostInput::Chat("Well played".to_owned()))),
            ("quit", Some(HostInput::Quit)),
            ("  ", None),
        ] {
            assert_eq!(HostInput::parse(line), Ok(command), "{line:?}");
        }
        assert_eq!(HostInput::parse("kick "), Err(InputError::NoGuest("kick")));
        for wrong in ["time", "time 4", "time soon", "time 70000"] {
            assert_eq!(HostInput::parse(wrong), Err(InputError::TurnLimit), "{wrong}");
        }
        assert_eq!(HostInput::parse("chat "), Err(InputError::NoText));
        assert_eq!(HostInput::parse("rename Ada"), Err(InputError::NoOtherName));
        assert_eq!(HostInput::parse("yeah"), Err(InputError::Unknown("yeah".to_owned())));
    }

    #[test]
    fn help_lists_every_command() {
        let lines = HELP.iter().filter(|line| !line.starts_with(' '));
        let listed = lines.filter_map(|line| line.split_whitespace().next());
        let is_known = |word: &&str| {
            !matches!(HostInput::parse(&format!("{word} Ada as Ben")), Err(InputError::Unknown(_)))
        };
        assert_eq!(listed.filter(is_known).count(), 20);
    }
}
