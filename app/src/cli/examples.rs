//! The examples at the end of each command's help, a command and what it does on a line. A test parses all of them.

pub(super) const WINDOW: &str = "\
Examples:
  skipstone                                open the window
  skipstone round.skipstone                play a recorded round back in the window
  skipstone --profile Ben                  open a second window, for another player's games
  skipstone --locales assets/locales/fr    show a translation while you work at it
  skipstone host --seats 3 --bots hard     host a table without a window
  skipstone doctor                         tell what the program finds on this computer
  skipstone help host                      explain a command, with examples

Exit codes: 0 when all is well, 1 if a record breaks the rules or a log proves nothing, 2 if
the command can't be carried out.";

pub(super) const HOST: &str = "\
Examples:
  skipstone host                                    a table for four people with the invite code
  skipstone host --seats 3 --bots hard              a table for two people and a computer player
  skipstone host --seats 4 --teams 2 --rules quick  partners, short rounds
  skipstone host --entry knock --name Ada           ask here about everyone who knocks
  skipstone host --entry open --interfaces eth0     whoever finds the table there comes in
  skipstone host --turn-seconds 90 --watch no       a time limit for turns, and nobody watches
  skipstone host --continue                         open the last table again, on the same card
  skipstone host --carry-on 1f3a                    carry on a series whose host is gone

Guests need UDP port 7462 of this computer, or the port of --listen or the settings.";

pub(super) const SIMULATE: &str = r#"Examples:
  skipstone simulate --seats hard,normal --seed 7                       who is stronger, by how much
  skipstone simulate --seats hard,easy,hard,easy --teams 2              partners against partners
  skipstone simulate --seats expert,hard --games 100 --json             the figures for a program
  skipstone simulate --seats hard,hard --games 10 --record rounds       with a record of each round
  skipstone simulate --seats hard,normal --rules house.toml             by your own rules
  skipstone simulate --strength                                         how strong the levels are, as Elo
  skipstone simulate --seats hard,"cmd:python3 my_bot.py" --games 200   your bot at the table"#;

pub(super) const BOT: &str = "\
Examples:
  skipstone bot --level hard                a computer player for a table of your own
  skipstone bot --level easy --seed 42      with its own chance, whatever the table says";

pub(super) const REPLAY: &str = "\
Examples:
  skipstone replay round.skipstone             print a round move by move
  skipstone replay --check round.skipstone     does it follow the rules, from its seed?
  skipstone replay --check rounds              check every record in a folder";

pub(super) const VERIFY: &str = "\
Examples:
  skipstone verify round.log                   who signed the log of a round, and what does it prove?
  skipstone replay --check round.skipstone     a record has no signatures: does it follow the rules?

Exit codes: 0 if the log proves the round, 1 if it doesn't, 2 if it can't be read.";

pub(super) const RULES: &str = "\
Examples:
  skipstone rules                  list the presets, and what differs in each
  skipstone rules quick            print a preset, to change it and use it with --rules
  skipstone rules house.toml       check a file, and print its rules in full";

pub(super) const CHALLENGE: &str = "\
Examples:
  skipstone challenge make --opponents hard,hard --seed 7       a deal against two opponents, as a code
  skipstone challenge make --day 2026-11-26 --length long       a deal of the day
  skipstone challenge compare EGVkTECRqfYZeDLaLj4q8vjWIQPd6OTCfTfjl6ue3TB9EQEBAgY0OnE ada.skipstone";

pub(super) const CHALLENGE_MAKE: &str = "\
Examples:
  skipstone challenge make --opponents normal --rules quick      a short deal against one opponent
  skipstone challenge make --opponents hard:opal,hard --seed 42  the same deal whenever it is asked for
  skipstone challenge make --record round.skipstone --seat 2     the deal of a round, from its second seat
  skipstone challenge make --day 2026-11-26 --length medium      a deal of the day";

pub(super) const CHALLENGE_SHOW: &str = "\
Examples:
  skipstone challenge show EGVkTECRqfYZeDLaLj4q8vjWIQPd6OTCfTfjl6ue3TB9EQEBAgY0OnE
  skipstone challenge show \"EGVkTECRqfYZeDLaLj4q8vjWIQPd6OTCfTfj l6ue3TB9EQEBAgY0OnE\"";

pub(super) const CHALLENGE_PLAY: &str = r#"Examples:
  skipstone challenge play EGVkTECRqfYZeDLaLj4q8vjWIQPd6OTCfTfjl6ue3TB9EQEBAgY0OnE --player expert
  skipstone challenge play EGVkTECRqfYZeDLaLj4q8vjWIQPd6OTCfTfjl6ue3TB9EQEBAgY0OnE --player "cmd:python3 my_bot.py" -o mine.skipstone"#;

pub(super) const CHALLENGE_COMPARE: &str = "\
Examples:
  skipstone challenge compare EGVkTECRqfYZeDLaLj4q8vjWIQPd6OTCfTfjl6ue3TB9EQEBAgY0OnE ada.skipstone
  skipstone challenge compare EGVkTECRqfYZeDLaLj4q8vjWIQPd6OTCfTfjl6ue3TB9EQEBAgY0OnE ada.skipstone ben.skipstone
  skipstone challenge compare challenge.skipstone ben.skipstone

Exit codes: 0 if every record proves what was made of it, 1 if one doesn't, 2 if one can't be read.";

pub(super) const CHALLENGE_SAVE: &str = "\
Examples:
  skipstone challenge save EGVkTECRqfYZeDLaLj4q8vjWIQPd6OTCfTfjl6ue3TB9EQEBAgY0OnE ada.skipstone -o challenge.skipstone
  skipstone challenge save challenge.skipstone ben.skipstone -o both.skipstone

Exit codes: 0 if it is written, 1 if a record proves nothing, 2 if a file can't be read or written.";

pub(super) const SERIES: &str = "\
Examples:
  skipstone series list                                 all series with their ids
  skipstone series export --output series.json          all series in one file
  skipstone series export 3f2a -o family.json           one of them, by the beginning of its id
  skipstone series import series.json                   take series in on another computer
  skipstone series list --profile Ben                   the series of another profile";

pub(super) const SERIES_LIST: &str = "\
Examples:
  skipstone series list            a line for each series
  skipstone series list --json     one JSON object for a program";

pub(super) const SERIES_EXPORT: &str = r#"Examples:
  skipstone series export                               print all series
  skipstone series export --output series.json          write them into a new file
  skipstone series export "Ada & Ben" -o family.json    one of them, by its name"#;

pub(super) const SERIES_IMPORT: &str = "\
Examples:
  skipstone series import series.json
  skipstone series import 2025.json 2026.json --profile Ben";

pub(super) const PUZZLES: &str = "\
Examples:
  skipstone puzzles check puzzles/what-now.txt      are their answers still the best?
  skipstone puzzles check --levels my-puzzles.txt   how hard are they for computer players?";

pub(super) const PUZZLES_CHECK: &str = "\
Examples:
  skipstone puzzles check puzzles/play-it-out.txt             try everything once more
  skipstone puzzles check --seed 3 puzzles/what-now.txt       in other rounds that could be
  skipstone puzzles check --levels puzzles/play-it-out.txt    how many does each computer player solve?

Exit codes: 0 if every answer is confirmed, 1 if one isn't, 2 if a file can't be read.";

pub(super) const DOCTOR: &str = "\
Examples:
  skipstone doctor                       look at this computer, to paste the answer into a question
  skipstone doctor --join 192.168.1.20   and say how far a packet gets to the table there
  skipstone doctor --profile Ben         with the folders of another profile
  skipstone --version --json             only which build of the program this is, for a program

Exit codes: 0 when everything was looked at, 1 if no table answers at the address of --join, 2 if
the command can't be run. What was found isn't in the exit code.";

#[cfg(test)]
mod tests {
    use std::fs;

    use clap::{CommandFactory as _, Parser as _};

    use crate::cli::Cli;

    /// The words of a command line as a shell passes them on: blanks within double quotes belong to a word.
    fn words(line: &str) -> Vec<String> {
        let mut words = vec![String::new()];
        let mut quoted = false;
        for letter in line.chars() {
            match letter {
                '"' => quoted = !quoted,
                ' ' if !quoted => words.push(String::new()),
                letter => words.last_mut().expect("a word").push(letter),
            }
        }
        assert!(!quoted, "{line}");
        words
    }

    /// Parses a command line. The help of a command is no error.
    fn check(line: &str) {
        match Cli::try_parse_from(words(line)) {
            Ok(_) => {}
            Err(error) if error.exit_code() == 0 => {}
            Err(error) => panic!("{line}\n{error}"),
        }
    }

    /// Checks the examples of a command and of those below it. Returns how many there are.
    fn check_command(command: &clap::Command) -> usize {
        let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        let lines = help.lines().filter_map(|line| line.strip_prefix("  "));
        let examples: Vec<&str> = lines.map(|line| line.split("  ").next().unwrap_or_default()).collect();
        assert!(examples.len() > 1, "{} has no examples", command.get_name());
        examples.iter().for_each(|example| check(example));
        examples.len() + command.get_subcommands().map(check_command).sum::<usize>()
    }

    #[test]
    fn every_command_has_examples_that_parse() {
        let examples = check_command(&Cli::command());
        assert!(examples > 30, "only {examples} examples");
    }

    #[test]
    fn the_commands_of_the_pages_parse() {
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
        let mut commands = 0;
        for page in
            ["README.md", "docs/bot-protocol.md", "docs/bots.md", "docs/puzzles.md", "docs/record-format.md"]
        {
            let text = fs::read_to_string(format!("{root}/{page}")).expect(page);
            let lines = text.lines().filter_map(|line| line.strip_prefix("$ "));
            for line in lines.filter(|line| line.starts_with("skipstone")) {
                // A comment of the shell isn't part of the command.
                check(line.split(" #").next().unwrap_or_default().trim_end());
                commands += 1;
            }
        }
        assert!(commands > 5, "only {commands} commands");
    }
}
