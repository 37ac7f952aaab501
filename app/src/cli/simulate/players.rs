//! Who takes part in a simulation: computer players of this program, and other programs.

use std::fmt;
use std::str::FromStr;

use skipstone_core::bot::{Level, LevelError};

/// What a program's name begins with.
const COMMAND: &str = "cmd:";

/// A player as it is named on the command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Player {
    /// A computer player.
    Level(Level),
    /// A program that speaks the bot protocol.
    Command(Command),
}

/// A program and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Command {
    /// As it was written.
    text: String,
    pub(super) program: String,
    pub(super) arguments: Vec<String>,
}

/// Nobody plays by this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum PlayerError {
    /// No computer player.
    #[error("{0}, and programs: cmd:PROGRAM ARGUMENTS")]
    Level(#[from] LevelError),
    /// No program.
    #[error("{0:?} names no program: cmd:PROGRAM ARGUMENTS")]
    NoProgram(String),
    /// A quotation mark too many.
    #[error("{0:?} has a quotation mark that isn't closed")]
    Quote(String),
}

/// As tables show it.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level(level) => level.fmt(f),
            Player::Command(command) => command.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Player, PlayerError> {
        let Some(command) = text.strip_prefix(COMMAND) else { return Ok(Player::Level(text.parse()?)) };
        let words = words(command).ok_or_else(|| PlayerError::Quote(text.to_owned()))?;
        match words.split_first() {
            Some((program, arguments)) => Ok(Player::Command(Command {
                text: text.to_owned(),
                program: program.clone(),
                arguments: arguments.to_vec(),
            })),
            None => Err(PlayerError::NoProgram(text.to_owned())),
        }
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The words of a command; blanks within quotation marks separate none. `None` if one isn't closed.
///
/// There is no shell, so that it is the same on every system; a backslash is a letter like any other, as in Windows' paths.
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
        assert_eq!("cmd: ".parse::<Player>(), Err(PlayerError::NoProgram("cmd: ".to_owned())));
    }
}
