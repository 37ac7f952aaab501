//! Examples at the end of each command's help.

pub(super) const ALL: &str = "\
Examples:
  skipstone-tools train --table 2 --rounds 2000 --out two.weights   a network
  skipstone-tools make-puzzles --output puzzles                     600 puzzles of both kinds";

pub(super) const TRAIN: &str = "\
Examples:
  skipstone-tools train --table 2 --rounds 2000 --out two.weights
  skipstone-tools train --table pairs --rounds 500000 --seed 3 --out pairs.weights --threads 4";

pub(super) const MAKE_PUZZLES: &str = "\
Examples:
  skipstone-tools make-puzzles --seed 1 --output puzzles                        as those that come with the game
  skipstone-tools make-puzzles --kind play-it-out --count 20 --output puzzles   only a few, of one kind";

#[cfg(test)]
mod tests {
    use std::fs;

    use clap::{CommandFactory as _, Parser as _};

    use crate::cli::Cli;

    fn check(line: &str) {
        if let Err(error) = Cli::try_parse_from(line.split(' ')) {
            panic!("{line}\n{error}");
        }
    }

    #[test]
    fn every_command_has_examples_that_parse() {
        let all = Cli::command();
        for command in [&all].into_iter().chain(all.get_subcommands()) {
            let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            let lines = help.lines().filter_map(|line| line.strip_prefix("  "));
            let examples: Vec<&str> = lines.map(|line| line.split("  ").next().unwrap_or_default()).collect();
            assert!(examples.len() > 1, "{} has no examples", command.get_name());
            examples.iter().for_each(|example| check(example));
        }
    }

    #[test]
    fn the_commands_of_the_pages_parse() {
        for page in ["bots", "puzzles"] {
            let path = format!("{}/../docs/{page}.md", env!("CARGO_MANIFEST_DIR"));
            let text = fs::read_to_string(path).expect(page);
            let start = "cargo run --release -p skipstone-tools -- ";
            let mut commands =
                text.lines().filter_map(|line| line.trim_start_matches(['$', '>', ' ']).strip_prefix(start));
            // What a loop of the shell fills in stands for a network of two seats.
            let filled = |command: &str| {
                command.replace("${table%:*}", "2").replace("${table#*:}", "1000").replace('"', "")
            };
            let command = commands.next().map(filled).unwrap_or_else(|| panic!("{page} names no command"));
            check(&format!("skipstone-tools {command}"));
        }
    }
}
