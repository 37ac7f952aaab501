//! What keeps tables from being found, as the window tells it, in English.

use std::net::IpAddr;

use skipstone_net::doctor::{Finding, System, Weight};

use super::{Args, shown};
use crate::cli::CommandError;
use crate::cli::output::{Output, OutputError};
use crate::locale::{Language, Locale};
use crate::session::look_at_network;
use crate::store::{Profile, SettingsFile};

/// Looks on the interfaces of the command line, else on those of the settings.
pub(super) fn look(args: &Args, profile: Option<&Profile>) -> Result<Vec<Finding>, CommandError> {
    let settings = || profile.map(|profile| SettingsFile::of(profile).settings).unwrap_or_default();
    let interfaces = args.interfaces.clone().unwrap_or_else(|| settings().interfaces);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let runtime = runtime.map_err(CommandError::Look)?;
    // Of a table that is open meanwhile, the key isn't read: it would be made where there is none.
    Ok(runtime.block_on(look_at_network(interfaces, None, false, args.join.clone())))
}

/// Whether a table answers at the address that was asked about.
pub(super) fn is_reached(found: &[Finding]) -> bool {
    found.iter().any(|found| matches!(found, Finding::Reach { reach, .. } if reach.is_table()))
}

/// Two lines for each finding: what it is, with its name in brackets, and what to do.
pub(super) fn tell(found: &[Finding], out: &mut Output) -> Result<(), OutputError> {
    let english = Locale::new(Language::ENGLISH);
    // The addresses stand above already.
    for finding in found.iter().filter(|found| !matches!(found, Finding::Addresses { .. })) {
        let weight = match finding.weight() {
            Weight::Cause => "problem",
            Weight::Possible => "possible problem",
            Weight::Unknown => "not known",
            Weight::Fine => "good",
        };
        let help = english.network_finding(finding, System::CURRENT, |ip: IpAddr| shown(ip));
        writeln!(out, "{weight} ({}): {}", finding.id(), help.what)?;
        if !help.next.is_empty() {
            writeln!(out, "  {}", help.next)?;
        }
    }
    Ok(())
}
