//! The lines that are typed at a hosted table.

use super::guests::GuestError;

/// What `help` prints.
pub(super) const HELP: [&str; 9] = [
    "y            let the guest in who was asked about; y NAME for another one",
    "n            refuse the guest who was asked about; n NAME for another one",
    "who          list the guests, and who knocks",
    "kick NAME    take a guest's seat away and disconnect them",
    "ban NAME     the same, and refuse them from now on",
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
            "renew" => HostInput::RenewInvite,
            "who" => HostInput::Who,
            "help" | "?" => HostInput::Help,
            _ => return Err(InputError::Unknown(word.to_owned())),
        }))
    }
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
            ("  ", None),
        ] {
            assert_eq!(HostInput::parse(line), Ok(command), "{line:?}");
        }
        assert_eq!(HostInput::parse("kick "), Err(InputError::NoGuest("kick")));
        assert_eq!(HostInput::parse("yeah"), Err(InputError::Unknown("yeah".to_owned())));
    }

    #[test]
    fn help_lists_every_command() {
        let listed = HELP.iter().filter_map(|line| line.split_whitespace().next());
        let parsed = listed.filter(|word| HostInput::parse(&format!("{word} Ada")).is_ok());
        assert_eq!(parsed.count(), 7);
    }
}
