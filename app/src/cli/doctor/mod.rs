//! `skipstone doctor`: what the program finds on this computer, to paste into a question about a problem. It changes nothing.

mod network;

use std::fs;
use std::io::{self, Write as _};
use std::net::IpAddr;
use std::path::Path;

use directories::BaseDirs;
use skipstone_core::ErrorChain;
use skipstone_net::discovery::Interfaces;
use skipstone_net::local_addresses::local_addresses;

use super::output::{Output, OutputError};
use super::{CommandError, CommandOutcome, examples};
use crate::diagnostics::build_info::BuildInfo;
use crate::locale::Language;
use crate::session::JoinAddress;
use crate::store::{Profile, ProfileError, SettingsFile, Store};
use crate::{sound, window};

/// Tell what the program finds on this computer: display, graphics, sound, network, folders and saved games
///
/// It asks on the network who is there, and says what keeps tables from being found or reached. The report has neither names of
/// players nor cards nor keys, and addresses only of private networks.
#[derive(Debug, clap::Args)]
#[command(after_help = examples::DOCTOR)]
pub(super) struct Args {
    /// Also say how far a packet gets to the table at this address or invite code
    #[arg(long, value_name = "ADDRESS", value_parser = JoinAddress::parse_with_address)]
    join: Option<JoinAddress>,
    /// Where to look for others: all, loopback, none, or names of network interfaces [default: as in the settings]
    #[arg(long, value_name = "INTERFACES")]
    interfaces: Option<Interfaces>,
}

pub(super) fn run(
    args: &Args,
    profile: Option<&str>,
    out: &mut Output,
) -> Result<CommandOutcome, CommandError> {
    let profile = match Profile::named(profile) {
        Ok(profile) => Some(profile),
        Err(ProfileError::NoHomeDir) => None,
        Err(error) => return Err(error.into()),
    };
    writeln!(out, "Skipstone doctor\n{}", BuildInfo::CURRENT)?;
    line(out, "system", &system())?;
    line(out, "language", Language::of_system().code())?;
    line(out, "display", &window::display())?;
    line(out, "window libraries", &libraries())?;
    line(out, "sound", &sound::check().unwrap_or_else(|error| format!("{error}, so nothing is heard")))?;
    match local_addresses() {
        Ok(found) => {
            for address in found {
                line(out, "network", &format!("{} {}", address.interface, shown(address.ip)))?;
            }
        }
        Err(error) => line(out, "network", &format!("can't be listed: {error}"))?,
    }
    let found = network::look(args, profile.as_ref())?;
    network::tell(&found, out)?;
    match &profile {
        Some(profile) => folders(profile, out)?,
        None => line(out, "data", "there is no home folder, so nothing is saved")?,
    }
    // Last, because a broken driver can end the program.
    out.flush()?;
    line(out, "graphics", &graphics())?;
    Ok(if args.join.is_some() && !network::is_reached(&found) {
        CommandOutcome::NotReached
    } else {
        CommandOutcome::Done
    })
}

fn line(out: &mut Output, what: &str, found: &str) -> Result<(), OutputError> {
    writeln!(out, "{what}: {found}")
}

/// The system's name where it tells one, and its processor.
fn system() -> String {
    let name = name_of_system();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    format!("{name}, {}, {threads} threads", std::env::consts::ARCH)
}

/// On Windows and macOS, a program of the system tells it.
#[cfg(any(windows, target_os = "macos"))]
fn name_of_system() -> String {
    let (program, arguments): (_, &[&str]) =
        if cfg!(windows) { ("cmd", &["/C", "ver"]) } else { ("sw_vers", &["-productVersion"]) };
    let told = std::process::Command::new(program).args(arguments).output();
    let version =
        told.map(|told| String::from_utf8_lossy(&told.stdout).trim().to_owned()).unwrap_or_default();
    format!("{} {version}", std::env::consts::OS).trim_end().to_owned()
}

#[cfg(not(any(windows, target_os = "macos")))]
fn name_of_system() -> String {
    let release = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let named = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    named.map_or(std::env::consts::OS, |name| name.trim_matches('"')).to_owned()
}

fn libraries() -> String {
    let missing: Vec<&str> = window::missing_libraries().iter().map(|library| library.name).collect();
    if missing.is_empty() { "all there".to_owned() } else { format!("missing: {}", missing.join(", ")) }
}

fn graphics() -> String {
    match window::graphics_cards() {
        cards if cards.is_empty() => "no graphics card, so the processor draws".to_owned(),
        cards => cards.join("; "),
    }
}

/// An address of a private network; of others, only the kind.
fn shown(address: IpAddr) -> String {
    let is_private = match address {
        IpAddr::V4(address) => address.is_private() || address.is_loopback() || address.is_link_local(),
        IpAddr::V6(address) => address.is_unique_local() || address.is_loopback(),
    };
    match address {
        _ if is_private => address.to_string(),
        // It often holds the number of the network card.
        IpAddr::V6(address) if address.is_unicast_link_local() => "a link-local IPv6 address".to_owned(),
        IpAddr::V4(_) => "a public IPv4 address".to_owned(),
        IpAddr::V6(_) => "a public IPv6 address".to_owned(),
    }
}

/// The profile's folders and what is in them. Nothing is changed: the store and the settings are opened as copies.
fn folders(profile: &Profile, out: &mut Output) -> Result<(), OutputError> {
    line(out, "data", &folder(profile.data_folder()))?;
    line(out, "settings folder", &folder(profile.settings_folder()))?;
    let copies = match tempfile::tempdir() {
        Ok(copies) => copies,
        Err(error) => {
            return line(out, "store", &format!("not read, as there is no temporary folder: {error}"));
        }
    };
    let copied = Profile::in_folder(copies.path());
    line(
        out,
        "settings",
        &match copy(&profile.settings_path(), &copied.settings_path()) {
            Ok(None) => "not written yet".to_owned(),
            Ok(Some(_)) => settings(&copied),
            Err(error) => format!("can't be read: {error}"),
        },
    )?;
    line(
        out,
        "store",
        &match copy(&profile.database_path(), &copied.database_path()) {
            Ok(None) => "nothing was played yet".to_owned(),
            Ok(Some(size)) => store(&copied, size),
            Err(error) => format!("can't be read: {error}"),
        },
    )?;
    let crashed = profile.crash_report_path();
    line(out, "crash report", &if crashed.exists() { tilde(&crashed) } else { "none".to_owned() })
}

/// Copies a file; returns its size, or `None` if it doesn't exist.
fn copy(from: &Path, to: &Path) -> io::Result<Option<u64>> {
    match fs::copy(from, to) {
        Ok(size) => Ok(Some(size)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

fn settings(profile: &Profile) -> String {
    let found = SettingsFile::of(profile);
    let invalid: Vec<&str> = found.invalid.iter().map(|bad| bad.key).collect();
    match (found.error, invalid.is_empty()) {
        (Some(_), _) => "not TOML, so all settings have their defaults".to_owned(),
        (None, true) => "valid".to_owned(),
        (None, false) => format!("invalid values, whose defaults are used: {}", invalid.join(", ")),
    }
}

fn store(profile: &Profile, size: u64) -> String {
    let (store, error) = Store::open(profile);
    let counts = || Ok::<_, crate::store::StoreError>((store.series()?.len(), store.round_count()?));
    let text = match counts() {
        Ok((series, rounds)) => {
            format!("{series} series and single rounds, {rounds} rounds played, {size} bytes")
        }
        Err(error) => format!("damaged: {}", ErrorChain(&error)),
    };
    // Where the copy lies says nothing.
    let path = profile.database_path().display().to_string();
    error.map_or(text, |error| ErrorChain(&error).to_string().replace(&path, "the file"))
}

/// Where a folder is, and whether it can be written.
fn folder(path: &Path) -> String {
    let state = match fs::metadata(path) {
        Ok(found) if found.is_dir() => match try_writing(path) {
            Ok(()) => "can be written".to_owned(),
            Err(error) => format!("can't be written: {error}"),
        },
        Ok(_) => "is no folder".to_owned(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let above = path.ancestors().skip(1).find(|above| above.exists());
            match above.map_or(Ok(()), try_writing) {
                Ok(()) => "not made yet".to_owned(),
                Err(error) => format!("not made yet, and can't be made: {error}"),
            }
        }
        Err(error) => format!("can't be read: {error}"),
    };
    format!("{} ({state})", tilde(path))
}

/// Writes a few bytes into a folder, and takes them out again: on a full disk a file can be made, but not filled.
fn try_writing(folder: &Path) -> io::Result<()> {
    const BYTES: usize = 64 << 10;
    let mut file = tempfile::tempfile_in(folder)?;
    file.write_all(&vec![1; BYTES])?;
    file.sync_all()
}

/// A path without the name of the user's home folder.
fn tilde(path: &Path) -> String {
    let home = BaseDirs::new().map(|folders| folders.home_dir().to_owned());
    match home.as_deref().and_then(|home| path.strip_prefix(home).ok()) {
        Some(rest) => Path::new("~").join(rest).display().to_string(),
        None => path.display().to_string(),
    }
}
