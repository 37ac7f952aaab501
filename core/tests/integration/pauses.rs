//! Pauses: who waits before the next one, whose clock goes on, and a table where several seats pause whenever they can.

use std::time::Duration;

use skipstone_core::bot::Level;
use skipstone_core::table::{
    Intent, IntentError, Output, PausedBy, Player, Recipient, SeatConfig, Table, TableConfig, TableInput,
    Timeouts, Update,
};
use skipstone_core::{Move, Preset, Rules, Seat, Seed, StockSize};

const ADA: Seat = Seat::ONE;
const BO: Seat = Seat::Two;
const CLEO: Seat = Seat::Three;

/// A table of people, with a round begun.
fn begun(people: usize, turn_limit: Option<Duration>) -> Table {
    let seat = |player| SeatConfig { name: "Ada".into(), player, age: None };
    let mut seats = vec![seat(Player::Human); people];
    seats.resize(people.max(2), seat(Player::Bot(Level::Greedy)));
    let rules = Rules { stock: StockSize::Cards(10), target: 100_000, ..Preset::Standard.rules() };
    let config = TableConfig { rules, teams: seats.len(), seats };
    let mut table = Table::new(config, Seed::from_number(7)).expect("they can play");
    table.set_timeouts(Duration::ZERO, Timeouts { turn: turn_limit, ..Timeouts::default() });
    table.handle(Duration::ZERO, TableInput::Intent(ADA, Intent::NextRound));
    table
}

fn at(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn turn(table: &Table) -> Option<Seat> {
    table.round().filter(|round| round.ending().is_none()).map(|round| round.turn())
}

fn ask(table: &mut Table, now: Duration, seat: Seat, intent: Intent) -> Option<IntentError> {
    match table.handle(now, TableInput::Intent(seat, intent)).pop() {
        Some(Output { to: Recipient::Seat(to), update: Update::Refused(why) }) if to == seat => Some(why),
        _ => None,
    }
}

fn pause(table: &mut Table, now: Duration, seat: Seat) -> Option<IntentError> {
    ask(table, now, seat, Intent::Pause(true))
}

fn resume(table: &mut Table, now: Duration, seat: Seat) -> Option<IntentError> {
    ask(table, now, seat, Intent::Pause(false))
}

fn too_soon(seconds: u64) -> Option<IntentError> {
    Some(IntentError::PauseTooSoon { left: at(seconds) })
}

/// Has the host pause or resume; how many people are told, and the spectators with them.
fn pause_by_host(table: &mut Table, now: Duration, paused: bool) -> usize {
    let update = if paused { Update::Paused(PausedBy::Host) } else { Update::Resumed(Some(PausedBy::Host)) };
    let outputs = table.handle(now, TableInput::Pause(paused));
    assert!(outputs.iter().all(|output| output.update == update), "{outputs:?}");
    outputs.len()
}

/// Plays greedy moves until it is this seat's turn.
fn play_until_turn(table: &mut Table, now: Duration, wanted: Seat) {
    let mut bot = Level::Greedy.player(&Seed::from_number(0), ADA);
    while let Some(seat) = turn(table).filter(|seat| *seat != wanted) {
        let mv = bot.choose(&table.round().expect("it goes on").view(seat));
        table.handle(now, TableInput::Intent(seat, Intent::Move(mv)));
    }
}

#[test]
fn a_seat_whose_pause_was_resumed_waits_before_it_pauses_again() {
    let mut table = begun(3, None);
    assert_eq!(pause(&mut table, at(10), BO), None);
    assert_eq!(resume(&mut table, at(20), CLEO), None);
    let before = table.to_saved();
    assert_eq!(pause(&mut table, at(21), ADA), too_soon(14), "nobody pauses right after a resume");
    assert_eq!(pause(&mut table, at(36), BO), too_soon(14));
    assert_eq!((table.paused(), table.to_saved()), (None, before), "a refused pause changes nothing");
    assert_eq!(pause(&mut table, at(36), ADA), None, "only who paused waits longer");
    assert_eq!(pause(&mut table, at(37), CLEO), None, "paused is paused");
    assert_eq!(table.paused(), Some(PausedBy::Seat(ADA)));
    assert_eq!(resume(&mut table, at(40), ADA), None);
    assert_eq!(pause(&mut table, at(55), BO), None);
    resume(&mut table, at(60), BO);
    assert_eq!(pause(&mut table, at(90), BO), too_soon(30), "each pause doubles the wait, whoever resumed");

    // With nobody else there, nobody is kept from playing.
    table.handle(at(91), TableInput::Quit(ADA));
    table.handle(at(91), TableInput::Disconnected(CLEO));
    assert_eq!(pause(&mut table, at(91), BO), None);
    resume(&mut table, at(91), BO);

    // A restart of the host forgets the waits.
    let mut resumed = Table::resume(table.to_saved()).expect("a valid save");
    assert_eq!(pause(&mut resumed, at(0), BO), None);
}

/// The host needs no seat, and waits for nothing: who opens and closes the table can't hold it up by this.
#[test]
fn the_host_pauses_without_a_seat_and_resumes_any_pause() {
    let mut table = begun(3, Some(at(30)));
    let mover = turn(&table).expect("it goes on");
    assert_eq!(pause_by_host(&mut table, at(10), true), 4);
    assert_eq!((table.paused(), table.wake_at()), (Some(PausedBy::Host), None), "every clock stands");
    assert_eq!(ask(&mut table, at(11), mover, Intent::Move(Move::Pass)), Some(IntentError::PausedByHost));
    assert_eq!(pause_by_host(&mut table, at(12), true), 0, "paused is paused");
    assert_eq!(resume(&mut table, at(20), CLEO), None);
    assert_eq!((table.paused(), table.wake_at()), (None, Some(at(40))), "anybody at the table resumes it");
    assert_eq!(pause(&mut table, at(21), BO), too_soon(14), "nobody else pauses right after a resume");
    assert_eq!(pause_by_host(&mut table, at(21), true), 4);
    assert_eq!(pause_by_host(&mut table, at(22), false), 4);
    assert_eq!(pause(&mut table, at(37), BO), None, "the host's pauses are no seat's");
    assert_eq!(pause_by_host(&mut table, at(38), false), 4, "the host resumes a seat's pause");
    assert_eq!(pause_by_host(&mut table, at(39), false), 0);
    assert_eq!(pause(&mut table, at(55), BO), too_soon(13), "which counts as the seat's");
}

#[test]
fn a_single_person_pauses_freely() {
    let mut table = begun(1, None);
    for now in (0..100).map(at) {
        assert_eq!(pause(&mut table, now, ADA), None);
        assert_eq!(table.paused(), Some(PausedBy::Seat(ADA)));
        assert_eq!(resume(&mut table, now, ADA), None);
    }
}

#[test]
fn a_pause_doesnt_stop_the_clock_of_the_own_turn() {
    let mut table = begun(3, Some(at(30)));
    play_until_turn(&mut table, at(10), BO);
    assert_eq!(table.wake_at(), Some(at(40)));
    pause(&mut table, at(15), BO);
    assert_eq!(table.wake_at(), Some(at(40)), "the clock goes on");
    resume(&mut table, at(20), ADA);
    assert_eq!(table.wake_at(), Some(at(40)), "and isn't wound up by the resume");
    pause(&mut table, at(36), CLEO);
    assert_eq!(table.wake_at(), None, "another seat's pause stops it");
    resume(&mut table, at(136), ADA);
    assert_eq!(table.wake_at(), Some(at(140)));

    // The pause ends with the time of the turn. Leaving meanwhile gives no time.
    let mut table = begun(3, Some(at(30)));
    play_until_turn(&mut table, at(10), BO);
    pause(&mut table, at(15), BO);
    table.handle(at(16), TableInput::Quit(BO));
    table.handle(at(17), TableInput::Returned(BO));
    let refused = ask(&mut table, at(39), BO, Intent::Move(Move::Pass));
    assert_eq!(refused, Some(IntentError::Paused(BO)));
    let updates = table.handle(at(40), TableInput::Tick);
    assert!(updates.iter().any(|output| output.update == Update::Resumed(None)));
    assert!(updates.iter().any(|output| matches!(output.update, Update::Events(_))));
    while turn(&table) == Some(BO) {
        let due = table.wake_at().expect("a computer player finishes the turn");
        table.handle(due, TableInput::Tick);
    }
    assert_eq!((turn(&table), table.paused()), (Some(CLEO), None));
    assert_eq!(pause(&mut table, at(55), BO), too_soon(15), "it counts like any other pause");
}

/// How three seats that act together keep the others from playing.
#[derive(Debug, Clone, Copy)]
struct Attack {
    /// Whether they pause just before the others move, instead of whenever they can.
    waits_for_move: bool,
    /// Whether they resume each other's pauses at once.
    resumes: bool,
    /// Whether they never move.
    stalls: bool,
}

/// What the honest players of a table saw.
#[derive(Debug, Default)]
struct Figures {
    pauses: u32,
    moves: u32,
    /// The longest time between two of their moves.
    longest_gap: Duration,
    /// The longest turn of an attacker.
    longest_attacking_turn: Duration,
}

/// How long an honest player needs to see a pause and resume it.
const REACTION: u64 = 2;

/// How long an honest player thinks about each move. An interruption makes it begin again.
const THINKING: u64 = 10;

/// How long the table is played at: in this time the waits of three attackers have grown to their limit.
const TABLE_TIME: u64 = 40 * 60;

/// Plays in steps of a second: two honest players, who resume and move, with three attackers.
fn pause_war(attack: Attack, turn_limit: Option<Duration>) -> Figures {
    let mut table = begun(5, turn_limit);
    let attackers = [BO, CLEO, Seat::Five];
    let mut bot = Level::Greedy.player(&Seed::from_number(0), ADA);
    let mut figures = Figures::default();
    let (mut moved_at, mut thought, mut noticed) = (0, 0, 0);
    let (mut last_turn, mut turn_began) = (None, 0);
    for second in 0..TABLE_TIME {
        let now = at(second);
        while table.wake_at().is_some_and(|due| due <= now) {
            table.handle(now, TableInput::Tick);
        }
        if turn(&table) != last_turn {
            if last_turn.is_some_and(|seat| attackers.contains(&seat)) {
                figures.longest_attacking_turn = figures.longest_attacking_turn.max(at(second - turn_began));
            }
            (last_turn, turn_began, thought) = (turn(&table), second, 0);
        }
        let on_turn = turn(&table);
        let is_honest = on_turn.is_none_or(|seat| !attackers.contains(&seat));
        if !attack.waits_for_move || (is_honest && thought + 1 >= THINKING) {
            for attacker in attackers {
                let was_running = table.paused().is_none();
                pause(&mut table, now, attacker);
                figures.pauses += u32::from(was_running && table.paused().is_some());
            }
        }
        if table.paused().is_some() {
            thought = 0;
            noticed += 1;
            if noticed > REACTION || attack.resumes {
                noticed = 0;
                resume(&mut table, now, if attack.resumes { BO } else { ADA });
            }
            continue;
        }
        if is_honest {
            thought += 1;
        }
        match on_turn {
            Some(_) if is_honest && thought < THINKING => {}
            Some(_) if !is_honest && attack.stalls => {}
            Some(seat) => {
                // An attacker plays its whole turn at once.
                while turn(&table) == Some(seat) {
                    let mv = bot.choose(&table.round().expect("it goes on").view(seat));
                    assert_eq!(ask(&mut table, now, seat, Intent::Move(mv)), None);
                    if is_honest {
                        figures.moves += 1;
                        figures.longest_gap = figures.longest_gap.max(at(second - moved_at));
                        (moved_at, thought) = (second, 0);
                        break;
                    }
                }
            }
            None => drop(ask(&mut table, now, ADA, Intent::NextRound)),
        }
    }
    figures.longest_gap = figures.longest_gap.max(at(TABLE_TIME - moved_at));
    figures
}

/// While the attackers play on, honest players make a move at least every 30 s.
#[test]
fn seats_that_pause_in_rotation_dont_hold_the_table_up() {
    for (waits_for_move, resumes) in [(false, false), (false, true), (true, false), (true, true)] {
        let attack = Attack { waits_for_move, resumes, stalls: false };
        let figures = pause_war(attack, None);
        assert!(figures.longest_gap <= at(30), "{attack:?}: {figures:?}");
        assert!(figures.pauses >= 20 && figures.moves >= 150, "{attack:?}: {figures:?}");
    }
}

/// Attackers who don't move lose their turns to the clock: their own pauses don't stop it, and each other's hardly delay it.
#[test]
fn seats_that_pause_for_each_other_dont_stretch_their_turns() {
    for resumes in [false, true] {
        let attack = Attack { waits_for_move: false, resumes, stalls: true };
        let figures = pause_war(attack, Some(at(30)));
        assert!(figures.longest_attacking_turn <= at(40), "{attack:?}: {figures:?}");
    }
}
