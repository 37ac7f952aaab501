# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_skipstone_global_optspecs
    string join \n software locales= profile= log= V/version json h/help
end

function __fish_skipstone_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_skipstone_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_skipstone_using_subcommand
    set -l cmd (__fish_skipstone_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c skipstone -n "__fish_skipstone_needs_command" -l locales -d 'Show the texts in FOLDER, read them again when they change, and tell what they lack: for translators' -r -F
complete -c skipstone -n "__fish_skipstone_needs_command" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_needs_command" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_needs_command" -l software -d 'Draw with the processor, whatever graphics card there is'
complete -c skipstone -n "__fish_skipstone_needs_command" -s V -l version -d 'Print the version'
complete -c skipstone -n "__fish_skipstone_needs_command" -l json -d 'Print the version with commit, target and features, as JSON'
complete -c skipstone -n "__fish_skipstone_needs_command" -s h -l help -d 'Print help'
complete -c skipstone -n "__fish_skipstone_needs_command" -a "host" -d 'Host a table without a window, and write down what happens at it'
complete -c skipstone -n "__fish_skipstone_needs_command" -a "simulate" -d 'Let computer players play against each other'
complete -c skipstone -n "__fish_skipstone_needs_command" -a "bot" -d 'Play over standard input and output, a line of JSON each'
complete -c skipstone -n "__fish_skipstone_needs_command" -a "replay" -d 'Print a recorded round move by move, or check records against the rules'
complete -c skipstone -n "__fish_skipstone_needs_command" -a "verify" -d 'Check the log of a round at a network table: who signed it, and what it proves'
complete -c skipstone -n "__fish_skipstone_needs_command" -a "rules" -d 'Print a preset\'s rules as TOML, or list the presets'
complete -c skipstone -n "__fish_skipstone_needs_command" -a "challenge" -d 'Make a challenge, take it up with a program, or compare what was made of it'
complete -c skipstone -n "__fish_skipstone_needs_command" -a "series" -d 'List the point series and single rounds that were played, and carry them from one computer to another'
complete -c skipstone -n "__fish_skipstone_needs_command" -a "puzzles" -d 'Prove the answers of puzzles again'
complete -c skipstone -n "__fish_skipstone_needs_command" -a "doctor" -d 'Tell what the program finds on this computer: display, graphics, sound, network, folders and saved games'
complete -c skipstone -n "__fish_skipstone_needs_command" -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l title -d 'What the table is called [default: the host\'s name, or the one in the settings]' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l name -d 'The host\'s name [default: Skipstone]' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l seats -d 'How many seats there are, those of computer players included' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l teams -d 'Play in so many teams, who sit alternately [default: everyone alone]' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l bots -d 'Computer players for the last seats: easy, normal, hard or expert' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l rules -d 'A preset, or a TOML file (`skipstone rules` prints them)' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l entry -d 'How guests come in: you are asked here, they need the invite code, or whoever comes' -r -f -a "knock\t''
code\t''
open\t''"
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l watch -d 'Whether others may watch' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l turn-seconds -d 'How long a turn may take until a discard ends it' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l grace-seconds -d 'How long a lost guest\'s seat waits until a computer player may take over' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l listen -d 'Where to listen; with --continue only the address counts [default: on every address, at the port in the settings]' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l interfaces -d 'Where the table is announced: all, loopback, none, or names of network interfaces [default: as in the settings]' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l phones -d 'Serve a page at which phones join, and print its code' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l carry-on -d 'Carry on a series that was played at somebody else\'s table, from its last finished round, by its id or name: a computer player has your seat' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -l continue -d 'Go on with the table that was hosted last; what is played at it stays as it was'
complete -c skipstone -n "__fish_skipstone_using_subcommand host" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c skipstone -n "__fish_skipstone_using_subcommand simulate" -l seats -d 'The players, in the order of their seats: easy, normal, hard or expert, in a character like hard:marble; the yardsticks random, greedy or planner; a program that speaks the bot protocol is "cmd:PROGRAM ARGUMENTS"' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand simulate" -l move-time -d 'How long a program may think about a move' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand simulate" -l teams -d 'Play in so many teams, who sit alternately [default: everyone alone]' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand simulate" -l games -d 'How many rounds to play; rounded up to whole deals' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand simulate" -l seed -d 'The number that all chance comes from' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand simulate" -l rules -d 'A preset, or a TOML file (`skipstone rules` prints them)' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand simulate" -l threads -d 'How many threads play [default: as many as the computer runs at once]; the results don\'t depend on it' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand simulate" -l record -d 'Write a record of each round into this folder' -r -F
complete -c skipstone -n "__fish_skipstone_using_subcommand simulate" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand simulate" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand simulate" -l strength -d 'Let each player play against the one before it, and print how strong they are as Elo numbers [default: easy to expert]'
complete -c skipstone -n "__fish_skipstone_using_subcommand simulate" -l json -d 'Print one JSON object instead of a table'
complete -c skipstone -n "__fish_skipstone_using_subcommand simulate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c skipstone -n "__fish_skipstone_using_subcommand bot" -l level -d 'How well it plays: random, easy, greedy, normal, planner, hard or expert' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand bot" -l character -d 'The character that it plays in: Pebble, Flint, Slate, Basalt, Marble, Onyx, Agate, Granite, Jasper, Quartz or Opal' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand bot" -l seed -d 'The number that its own chance comes from [default: the one that the table names, else 1]' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand bot" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand bot" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand bot" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c skipstone -n "__fish_skipstone_using_subcommand replay" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand replay" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand replay" -l check -d 'Replay them through the rules and say where they differ: exit code 0 if they follow the rules, 1 if one differs, 2 if one can\'t be read'
complete -c skipstone -n "__fish_skipstone_using_subcommand replay" -s h -l help -d 'Print help'
complete -c skipstone -n "__fish_skipstone_using_subcommand verify" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand verify" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand verify" -s h -l help -d 'Print help'
complete -c skipstone -n "__fish_skipstone_using_subcommand rules" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand rules" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand rules" -s h -l help -d 'Print help'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and not __fish_seen_subcommand_from make show play compare save help" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and not __fish_seen_subcommand_from make show play compare save help" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and not __fish_seen_subcommand_from make show play compare save help" -s h -l help -d 'Print help'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and not __fish_seen_subcommand_from make show play compare save help" -f -a "make" -d 'Print the code of a deal: a new one, that of a recorded round, or a day\'s'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and not __fish_seen_subcommand_from make show play compare save help" -f -a "show" -d 'Print what a code says: the seats and the rules, nothing of the cards nor of what was made of them'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and not __fish_seen_subcommand_from make show play compare save help" -f -a "play" -d 'Let a computer player or a program take a challenge up'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and not __fish_seen_subcommand_from make show play compare save help" -f -a "compare" -d 'Compare what several made of a challenge, from the records of their rounds'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and not __fish_seen_subcommand_from make show play compare save help" -f -a "save" -d 'Save a challenge and what was made of it as a file for others'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and not __fish_seen_subcommand_from make show play compare save help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from make" -l opponents -d 'The opponents, in the order of their seats: levels, perhaps with a character, as for `simulate`' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from make" -l teams -d 'Play in so many teams, who sit alternately [default: everyone alone]' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from make" -l rules -d 'A preset, or a TOML file (`skipstone rules` prints them)' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from make" -l seed -d 'The number that the cards come from' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from make" -l record -d 'The deal of a recorded round' -r -F
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from make" -l seat -d 'The seat of the record to play from' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from make" -l day -d 'The deal of a day, like 2026-11-26' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from make" -l length -d 'How long the day\'s deal takes' -r -f -a "short\t''
medium\t''
long\t''"
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from make" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from make" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from make" -s h -l help -d 'Print help'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from show" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from show" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from play" -l player -d 'Who plays: a level, or a program that speaks the bot protocol as "cmd:PROGRAM ARGUMENTS"' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from play" -l name -d 'The name in the record [default: that of the player]' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from play" -l move-time -d 'How long a program may think about a move' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from play" -s o -l output -d 'Write the record into this new file' -r -F
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from play" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from play" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from play" -s h -l help -d 'Print help'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from compare" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from compare" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from compare" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from save" -s o -l output -d 'Write the challenge into this new file' -r -F
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from save" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from save" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from save" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from help" -f -a "make" -d 'Print the code of a deal: a new one, that of a recorded round, or a day\'s'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from help" -f -a "show" -d 'Print what a code says: the seats and the rules, nothing of the cards nor of what was made of them'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from help" -f -a "play" -d 'Let a computer player or a program take a challenge up'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from help" -f -a "compare" -d 'Compare what several made of a challenge, from the records of their rounds'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from help" -f -a "save" -d 'Save a challenge and what was made of it as a file for others'
complete -c skipstone -n "__fish_skipstone_using_subcommand challenge; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and not __fish_seen_subcommand_from list export import help" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and not __fish_seen_subcommand_from list export import help" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and not __fish_seen_subcommand_from list export import help" -s h -l help -d 'Print help'
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and not __fish_seen_subcommand_from list export import help" -f -a "list" -d 'List all series and single rounds, the newest played first: exit code 2 if one of them can\'t be read'
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and not __fish_seen_subcommand_from list export import help" -f -a "export" -d 'Write series into a file that `skipstone series import` takes in: exit code 2 if one of them can\'t be read'
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and not __fish_seen_subcommand_from list export import help" -f -a "import" -d 'Take in the series of files: exit code 2 if one of the files can\'t be read or believed'
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and not __fish_seen_subcommand_from list export import help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from list" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from list" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from list" -l json -d 'Print one JSON object instead of a line for each'
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help'
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from export" -s o -l output -d 'Write into a new file instead of printing it' -r -F
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from export" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from export" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from export" -s h -l help -d 'Print help'
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from import" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from import" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from import" -s h -l help -d 'Print help'
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from help" -f -a "list" -d 'List all series and single rounds, the newest played first: exit code 2 if one of them can\'t be read'
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from help" -f -a "export" -d 'Write series into a file that `skipstone series import` takes in: exit code 2 if one of them can\'t be read'
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from help" -f -a "import" -d 'Take in the series of files: exit code 2 if one of the files can\'t be read or believed'
complete -c skipstone -n "__fish_skipstone_using_subcommand series; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c skipstone -n "__fish_skipstone_using_subcommand puzzles; and not __fish_seen_subcommand_from check help" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand puzzles; and not __fish_seen_subcommand_from check help" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand puzzles; and not __fish_seen_subcommand_from check help" -s h -l help -d 'Print help'
complete -c skipstone -n "__fish_skipstone_using_subcommand puzzles; and not __fish_seen_subcommand_from check help" -f -a "check" -d 'Prove the answers of puzzles again'
complete -c skipstone -n "__fish_skipstone_using_subcommand puzzles; and not __fish_seen_subcommand_from check help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c skipstone -n "__fish_skipstone_using_subcommand puzzles; and __fish_seen_subcommand_from check" -l seed -d 'The number that the other rounds come from' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand puzzles; and __fish_seen_subcommand_from check" -l threads -d 'How many threads search [default: as many as the computer runs at once]' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand puzzles; and __fish_seen_subcommand_from check" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand puzzles; and __fish_seen_subcommand_from check" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand puzzles; and __fish_seen_subcommand_from check" -l levels -d 'Tell how many puzzles each computer player solves instead'
complete -c skipstone -n "__fish_skipstone_using_subcommand puzzles; and __fish_seen_subcommand_from check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c skipstone -n "__fish_skipstone_using_subcommand puzzles; and __fish_seen_subcommand_from help" -f -a "check" -d 'Prove the answers of puzzles again'
complete -c skipstone -n "__fish_skipstone_using_subcommand puzzles; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c skipstone -n "__fish_skipstone_using_subcommand doctor" -l join -d 'Also say how far a packet gets to the table at this address or invite code' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand doctor" -l interfaces -d 'Where to look for others: all, loopback, none, or names of network interfaces [default: as in the settings]' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand doctor" -l profile -d 'Keep this player\'s data apart: for a second window on one computer' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand doctor" -l log -d 'Write down what happens inside, on the standard error output: error, warn, info, debug or trace; from info on also what its libraries warn of' -r
complete -c skipstone -n "__fish_skipstone_using_subcommand doctor" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and not __fish_seen_subcommand_from host simulate bot replay verify rules challenge series puzzles doctor help" -f -a "host" -d 'Host a table without a window, and write down what happens at it'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and not __fish_seen_subcommand_from host simulate bot replay verify rules challenge series puzzles doctor help" -f -a "simulate" -d 'Let computer players play against each other'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and not __fish_seen_subcommand_from host simulate bot replay verify rules challenge series puzzles doctor help" -f -a "bot" -d 'Play over standard input and output, a line of JSON each'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and not __fish_seen_subcommand_from host simulate bot replay verify rules challenge series puzzles doctor help" -f -a "replay" -d 'Print a recorded round move by move, or check records against the rules'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and not __fish_seen_subcommand_from host simulate bot replay verify rules challenge series puzzles doctor help" -f -a "verify" -d 'Check the log of a round at a network table: who signed it, and what it proves'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and not __fish_seen_subcommand_from host simulate bot replay verify rules challenge series puzzles doctor help" -f -a "rules" -d 'Print a preset\'s rules as TOML, or list the presets'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and not __fish_seen_subcommand_from host simulate bot replay verify rules challenge series puzzles doctor help" -f -a "challenge" -d 'Make a challenge, take it up with a program, or compare what was made of it'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and not __fish_seen_subcommand_from host simulate bot replay verify rules challenge series puzzles doctor help" -f -a "series" -d 'List the point series and single rounds that were played, and carry them from one computer to another'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and not __fish_seen_subcommand_from host simulate bot replay verify rules challenge series puzzles doctor help" -f -a "puzzles" -d 'Prove the answers of puzzles again'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and not __fish_seen_subcommand_from host simulate bot replay verify rules challenge series puzzles doctor help" -f -a "doctor" -d 'Tell what the program finds on this computer: display, graphics, sound, network, folders and saved games'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and not __fish_seen_subcommand_from host simulate bot replay verify rules challenge series puzzles doctor help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and __fish_seen_subcommand_from challenge" -f -a "make" -d 'Print the code of a deal: a new one, that of a recorded round, or a day\'s'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and __fish_seen_subcommand_from challenge" -f -a "show" -d 'Print what a code says: the seats and the rules, nothing of the cards nor of what was made of them'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and __fish_seen_subcommand_from challenge" -f -a "play" -d 'Let a computer player or a program take a challenge up'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and __fish_seen_subcommand_from challenge" -f -a "compare" -d 'Compare what several made of a challenge, from the records of their rounds'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and __fish_seen_subcommand_from challenge" -f -a "save" -d 'Save a challenge and what was made of it as a file for others'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and __fish_seen_subcommand_from series" -f -a "list" -d 'List all series and single rounds, the newest played first: exit code 2 if one of them can\'t be read'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and __fish_seen_subcommand_from series" -f -a "export" -d 'Write series into a file that `skipstone series import` takes in: exit code 2 if one of them can\'t be read'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and __fish_seen_subcommand_from series" -f -a "import" -d 'Take in the series of files: exit code 2 if one of the files can\'t be read or believed'
complete -c skipstone -n "__fish_skipstone_using_subcommand help; and __fish_seen_subcommand_from puzzles" -f -a "check" -d 'Prove the answers of puzzles again'
