//! Has a host cheat, and looks at what its guests say.

use super::cut_ways::CUT_WAYS;
use super::deal_ways::DEAL_WAYS;
use super::drop_ways::DROP_WAYS;
use super::later_ways::LATER_WAYS;
use super::play_ways::PLAY_WAYS;
use super::proposal_ways::PROPOSAL_WAYS;
use super::restart_ways::RESTART_WAYS;
use super::table_ways::TABLE_WAYS;
use super::talk_ways::TALK_WAYS;
use super::*;

/// Cheats in this way, and asserts that no guest is deceived.
pub(super) fn check(way: &Way, seed: u64, is_later: bool) {
    let (name, expected, cheat) = way;
    let can_talk = TALK_WAYS.iter().any(|(of_talk, ..)| of_talk == name);
    let mut table = CheatingTable::with(seed, |config| {
        if can_talk {
            config.setup.teams = 2;
            config.setup.rules.call_talking = true;
        }
    });
    if is_later {
        table.start();
        table.finish();
        for program in &mut table.programs {
            assert!(
                program.guest == 9 || matches!(program.verdicts[..], [(1, Verdict::Verified(_))]),
                "{:?}",
                program.verdicts
            );
            program.verdicts.clear();
        }
    }
    cheat(&mut table);
    if table.is_moot {
        return;
    }
    table.play_to_the_end();
    // What the others say is of no interest here, and takes long.
    table
        .programs
        .retain(|program| program.guest != 0 && table.victims.contains(&program.guest) || program.has_left);
    table.programs.iter_mut().for_each(Program::judge);
    table.exchange();
    table.programs.iter_mut().for_each(|program| {
        program.state.close();
        program.judge();
    });
    let guests = table.programs.iter().filter(|program| table.victims.contains(&program.guest));
    let verdicts: Vec<(u64, Option<&Verdict>)> =
        guests.map(|program| (program.guest, program.verdict())).collect();
    let is_verified = |(_, verdict): &(u64, Option<&Verdict>)| matches!(verdict, Some(Verdict::Verified(_)));
    let is_broken = |(_, verdict): &(u64, Option<&Verdict>)| matches!(verdict, Some(Verdict::Broken(_)));
    // A note about an earlier deal counts as well.
    let is_noted = |verdict: &Verdict| match verdict {
        Verdict::Verified(deal) => {
            !deal.failed.is_empty() || !deal.played_for.is_empty() || deal.are_scores_told
        }
        verdict => verdict.must_be_told(None),
    };
    let is_told = |(_, verdict): &(u64, Option<&Verdict>)| verdict.is_some_and(is_noted);
    let may_verify = |verdict: &(u64, Option<&Verdict>)| *expected == Expected::Noted && is_told(verdict);
    let is_deceived = |verdict: &(u64, Option<&Verdict>)| is_verified(verdict) && !may_verify(verdict);
    assert!(!verdicts.iter().any(is_deceived), "{name}, seed {seed}: {verdicts:?}");
    let players = || verdicts.iter().filter(|(guest, _)| *guest != 9);
    let is_as_expected = match expected {
        Expected::Broken => players().all(is_broken),
        Expected::SomeBroken => players().any(is_broken),
        Expected::NotProven => !verdicts.iter().any(is_broken),
        Expected::Noted => verdicts.iter().any(is_told) && !verdicts.iter().any(is_broken),
        Expected::BrokenOrLeft => {
            let mut programs = table.programs.iter().filter(|program| program.guest != 0);
            programs.all(|program| program.has_left || verdicts.iter().any(is_broken))
        }
        Expected::Nothing => verdicts.iter().all(|(_, verdict)| verdict.is_none()),
    };
    assert!(is_as_expected, "{name}, seed {seed}: {expected:?} isn't {verdicts:?}");
}

/// Cheats in every way, with these seeds.
fn check_all(seeds: impl Iterator<Item = u64> + Clone) {
    let first =
        [PROPOSAL_WAYS, DEAL_WAYS, PLAY_WAYS, TABLE_WAYS, TALK_WAYS, CUT_WAYS, DROP_WAYS, RESTART_WAYS]
            .into_iter()
            .flatten()
            .map(|way| (way, false));
    let ways = first.chain(LATER_WAYS.iter().map(|way| (way, true)));
    let mut failures = Vec::new();
    for (way, is_later) in ways {
        for seed in seeds.clone() {
            let outcome = std::panic::catch_unwind(|| check(way, seed, is_later));
            if let Err(why) = outcome {
                failures.push(why.downcast_ref::<String>().map_or("it panicked", String::as_str).to_owned());
            }
        }
    }
    assert!(failures.is_empty(), "{} failures: {:#?}", failures.len(), &failures[..failures.len().min(20)]);
}

/// The same by as many threads as there are processors: each round stands for itself.
pub(super) fn check_in_threads(seeds: std::ops::Range<u64>) {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for first in 0..threads {
            let seeds = seeds.clone().skip(first).step_by(threads);
            scope.spawn(move || check_all(seeds));
        }
    });
}
