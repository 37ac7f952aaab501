//! Parses the players of a simulation: computer players of this program, and external programs.

use std::fmt;
use std::str::FromStr;

use skipstone_core::bot::{Character, CharacterError, CharacterNotAllowed, Level, LevelError};

/// The prefix of an external program.
const COMMAND: &str = "cmd:";

/// A player as named on the command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::cli) enum PlayerSpec {
    /// A computer player of this program, perhaps in a character.
    Level(Level, Option<Character>),
    /// An external program that speaks the bot protocol.
    Command(ProgramCommand),
}

/// An external program and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::cli) struct ProgramCommand {
    /// As written on the command line.
    text: String,
    pub(in crate::cli) program: String,
    pub(in crate::cli) arguments: Vec<String>,
}

/// Why a name is no player.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(in crate::cli) enum PlayerSpecError {
    /// Neither a level nor a program.
    #[error("{0}, and programs: cmd:PROGRAM ARGUMENTS")]
    Level(LevelError),
    /// A level, and what is no character after it.
    #[error(transparent)]
    Character(#[from] CharacterError),
    /// A character for a level that has none.
    #[error(transparent)]
    Yardstick(#[from] CharacterNotAllowed),
    /// The prefix without a program.
    #[error("{0:?} names no program: cmd:PROGRAM ARGUMENTS")]
    NoProgram(String),
    /// An unclosed quotation mark.
    #[error("{0:?} has a quotation mark that isn't closed")]
    Quote(String),
}

/// The name in the printed table.
impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Level(level, None) => level.fmt(f),
            PlayerSpec::Level(level, Some(character)) => write!(f, "{level}:{character}"),
            PlayerSpec::Command(command) => command.fmt(f),
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = PlayerSpecError;

    fn from_str(text: &str) -> Result<PlayerSpec, PlayerSpecError> {
        let Some(command) = text.strip_prefix(COMMAND) else {
            let (level, character) = match text.split_once(':') {
                Some((level, character)) => (level, Some(character)),
                None => (text, None),
            };
            let level: Level = level.parse().map_err(PlayerSpecError::Level)?;
            let character = character.map(str::parse).transpose()?;
            level.check_character(character)?;
            return Ok(PlayerSpec::Level(level, character));
        };
        let words = words(command).ok_or_else(|| PlayerSpecError::Quote(text.to_owned()))?;
        match words.split_first() {
            Some((program, arguments)) => Ok(PlayerSpec::Command(ProgramCommand {
                text: text.to_owned(),
                program: program.clone(),
                arguments: arguments.to_vec(),
            })),
            None => Err(PlayerSpecError::NoProgram(text.to_owned())),
        }
    }
}

impl fmt::Display for ProgramCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Splits a command at blanks outside of quotation marks. `None` if a quotation mark isn't closed.
///
/// No shell is involved, so that it works the same on every system; a backslash has no special meaning, for Windows' paths.
fn words(command: &str) -> Option<Vec<String>> {
    let mut words: Vec<String> = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in command.chars() {
        match quote {
            Some(open) if open == letter => quote = None,
            None if matches!(letter, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotation_marks_keep_words_together() {
        let words = |command| words(command).map(|words| words.join("|"));
        assert_eq!(words(" python3  my_bot.py "), Some("python3|my_bot.py".to_owned()));
        assert_eq!(
            words(r#""C:\My Bots\bot.exe" --name='the "best"' """#),
            Some(r#"C:\My Bots\bot.exe|--name=the "best"|"#.to_owned())
        );
        assert_eq!(words("python3 'my bot.py"), None);
        assert_eq!("hard:marble".parse(), Ok(PlayerSpec::Level(Level::Hard, Some(Character::Marble))));
        assert_eq!(
            "greedy:marble".parse::<PlayerSpec>(),
            Err(PlayerSpecError::Yardstick(CharacterNotAllowed(Level::Greedy)))
        );
        assert_eq!("cmd: ".parse::<PlayerSpec>(), Err(PlayerSpecError::NoProgram("cmd: ".to_owned())));
    }
}
