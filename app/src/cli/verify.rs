//! `skipstone verify`: checks the transcript of a round at a network table, and says what it proves and by whose keys.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use skipstone_core::{ErrorChain, Seat};
use skipstone_net::round_log::{
    Authority, Breach, ContractPlayer, DealProgress, LogEntry, Phase, ReplayedRound, RoundContract, RoundLog,
    SafetyNumber, SignedHead, SignedLog, check_without_secret, replay,
};

use super::output::{Output, OutputError};
use super::{CommandError, CommandOutcome, examples};
use crate::VERSION;
use crate::files::transcript::Transcript;
use crate::read_file::{FileKind, read_text};

/// Check the log of a round at a network table: who signed it, and what it proves
#[derive(Debug, clap::Args)]
#[command(after_help = examples::VERIFY)]
pub(super) struct Args {
    /// The log of a round
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// What keeps a transcript from proving a round. Its own words are the end of a sentence.
#[derive(Debug, thiserror::Error)]
enum Shortcoming {
    #[error("the host's signature is missing: it is of another key, or for another log")]
    NotSigned,
    #[error("the host signed only the first {0} entries")]
    SignedInPart(usize),
    #[error(
        "the log breaks off before the host revealed its secret, so where the cards came from is unknown"
    )]
    Unfinished,
    #[error("nobody but the host gave random numbers for the deal, so it may have chosen the cards")]
    HostAlone,
    #[error("the computer players are of another version, so their decisions can't be repeated here")]
    OtherBots,
}

pub(super) fn run(args: &Args, out: &mut Output) -> Result<CommandOutcome, CommandError> {
    let Transcript(signed) = read(&args.file)?;
    let log = &signed.log;
    let id = log.id();
    writeln!(out, "round {}, hosted with the key {:#}", id.round, id.host)?;
    if let Some(contract) = log.contract() {
        seats(contract, out)?;
    }
    if let Some(why) = why_harmless(&signed) {
        writeln!(out, "the second signature proves nothing: {why}")?;
    }
    let replayed = match check(&signed) {
        Ok(Ok(replayed)) => replayed,
        Ok(Err(shortcoming)) => {
            writeln!(out, "not proven: {shortcoming}")?;
            return Ok(CommandOutcome::Differs);
        }
        Err(breach) => {
            writeln!(out, "broken: {}{}", ErrorChain(&breach), place(&breach))?;
            match &breach {
                Breach::Fork(heads) => fork(log, heads, out)?,
                _ => {
                    writeln!(out, "the host signed all of it: no lost connection and no crash explains this")?
                }
            }
            return Ok(CommandOutcome::Differs);
        }
    };
    proof(log, &replayed, out)?;
    Ok(CommandOutcome::Done)
}

fn read(path: &Path) -> Result<Transcript, CommandError> {
    let text = read_text(path, FileKind::Transcript)?;
    text.parse().map_err(|error| CommandError::Transcript { path: path.to_owned(), error })
}

/// Who played, and with which keys.
fn seats(contract: &RoundContract, out: &mut Output) -> Result<(), OutputError> {
    for (seat, place) in contract.by_seat() {
        match &place.player {
            ContractPlayer::Person(person) => {
                writeln!(out, "seat {seat}: {}, with the key {:#}", place.name, person.key)?
            }
            ContractPlayer::Bot(player) => writeln!(out, "seat {seat}: {} ({player})", place.name)?,
        }
    }
    Ok(())
}

/// Why a second signed head contradicts nothing. `None` if there is none, or if it does.
fn why_harmless(signed: &SignedLog) -> Option<&'static str> {
    let other = signed.contradiction?;
    if signed.is_contradicted() {
        return None;
    }
    Some(if signed.signed_entries().is_none() {
        "the log itself isn't signed by the host"
    } else if !other.is_signed(&signed.log.id()) {
        "it isn't the host's, or is for another log"
    } else if other.run != signed.head.run {
        "it is of another run of the host's program, which may have lost entries that it had signed"
    } else if other.entries > signed.head.entries {
        "the host's signature of this log covers fewer entries"
    } else {
        "this log has the same head there"
    })
}

/// The two signatures of a host that signed two different logs.
fn fork(log: &RoundLog, [head, other]: &[SignedHead; 2], out: &mut Output) -> Result<(), OutputError> {
    let own = log.head_at(other.entries as usize).unwrap_or_default();
    writeln!(out, "one signature is for {:?} after {} entries, as in this file", head.head, head.entries)?;
    writeln!(
        out,
        "the other is for {:?} after {} entries, where this file has {own:?}",
        other.head, other.entries
    )?;
    let place = (other.entries as usize).checked_sub(1).map(line).unwrap_or_default();
    writeln!(out, "they differ after {} entries at the latest{place}", other.entries)?;
    writeln!(out, "one run of the host's program signed both: no lost connection and no crash explains this")
}

/// Replays a log, or says why it proves nothing though nobody need have cheated.
fn check(signed: &SignedLog) -> Result<Result<ReplayedRound, Shortcoming>, Breach> {
    let SignedLog { log, head, contradiction } = signed;
    if let Some(other) = contradiction.filter(|_| signed.is_contradicted()) {
        return Err(Breach::Fork(Box::new([*head, other])));
    }
    let Some(entries) = signed.signed_entries() else { return Ok(Err(Shortcoming::NotSigned)) };
    if entries < log.len() {
        return Ok(Err(Shortcoming::SignedInPart(entries)));
    }
    if log.phase() != Phase::Closed {
        check_without_secret(log)?;
        return Ok(Err(Shortcoming::Unfinished));
    }
    let replayed = replay(log, VERSION)?;
    if sharers(log)?.is_empty() {
        return Ok(Err(Shortcoming::HostAlone));
    }
    Ok(if replayed.are_bots_checked { Ok(replayed) } else { Err(Shortcoming::OtherBots) })
}

/// The seats whose random numbers are part of the deal.
fn sharers(log: &RoundLog) -> Result<Vec<Seat>, Breach> {
    let deal = DealProgress::of(log)?;
    let shares = deal.current().and_then(|attempt| attempt.shares.as_ref());
    Ok(shares.map(|shares| shares.keys().copied().collect()).unwrap_or_default())
}

/// The line of the file where a log breaks the rules, for the end of a sentence; empty if it is no single one.
fn place(breach: &Breach) -> String {
    let entry = match breach {
        Breach::Forged { entry }
        | Breach::Illegal { entry }
        | Breach::Differs { entry }
        | Breach::BotDecision { entry }
        | Breach::Takeback { entry }
        | Breach::Takeover { entry }
        | Breach::Talk { entry }
        | Breach::Limits { entry }
        | Breach::Pause { entry } => *entry,
        Breach::Fork(_) | Breach::Contract | Breach::Deal(_) | Breach::Dealer => return String::new(),
    };
    line(entry)
}

/// The line of the file in which an entry stands, for the end of a sentence.
fn line(entry: usize) -> String {
    format!(" (line {} of the file)", Transcript::line_of(entry))
}

/// What a log proves, and what it can't.
fn proof(log: &RoundLog, replayed: &ReplayedRound, out: &mut Output) -> Result<(), OutputError> {
    let name = |seat: Seat| match log.contract().and_then(|contract| contract.seats.get(seat.index())) {
        Some(place) if !place.name.is_empty() => place.name.to_string(),
        _ => format!("seat {seat}"),
    };
    let names = |seats: &mut dyn Iterator<Item = Seat>| seats.map(name).collect::<Vec<_>>().join(", ");
    let sharers = sharers(log).unwrap_or_default();
    let mut signers = BTreeSet::new();
    let (mut signed, mut computed) = (0, 0);
    for entry in log.entries() {
        match entry {
            LogEntry::Action { by: Authority::Person(signature), .. } => {
                signed += 1;
                signers.extend(log.contract().and_then(|contract| contract.seat_of(signature.signer())));
            }
            LogEntry::Action { by: Authority::Computer, .. } => computed += 1,
            _ => {}
        }
    }
    writeln!(
        out,
        "verified: the host signed all {} entries, and they follow the rules to the end",
        log.len()
    )?;
    writeln!(
        out,
        "the deal: nobody chose it, unless the host and all of these did together: {}",
        names(&mut sharers.iter().copied())
    )?;
    for (attempt, missing) in (1..).zip(&replayed.failed) {
        writeln!(out, "attempt {attempt} to deal failed without {}", names(&mut missing.iter().copied()))?;
    }
    if !replayed.without.is_empty() {
        writeln!(out, "not part of the deal: {}", names(&mut replayed.without.iter().copied()))?;
    }
    if signed > 0 {
        writeln!(out, "{signed} moves are signed by their players: {}", names(&mut signers.into_iter()))?;
    }
    if computed > 0 {
        writeln!(out, "{computed} moves are what the computer players choose, and nothing else")?;
    }
    if !replayed.played_for.is_empty() {
        let people = names(&mut replayed.played_for.iter().copied());
        writeln!(out, "computer players made moves for people: {people}")?;
    }
    for (entry, content) in log.entries().iter().enumerate() {
        if let LogEntry::TakenBack { signatures, .. } = content {
            let line = Transcript::line_of(entry);
            let signers = names(&mut signatures.keys().copied());
            writeln!(out, "line {line}: moves were taken back, which is signed by {signers}")?;
        }
    }
    writeln!(out, "not proven by a file: that these keys belong to whom their names say; compare them")?;
    writeln!(
        out,
        "not proven by a file: that everyone was shown this round; its safety number is {}",
        SafetyNumber::of(&log.head())
    )
}
