//! Builds the configuration of a hosted table from the command line, the settings and a saved table.

use std::net::{Ipv6Addr, SocketAddr};

use skipstone_core::milestone::Pebble;
use skipstone_core::{ErrorChain, Seat, Setup, Stone};
use skipstone_net::host::{HostConfig, LobbySetup, SavedRoom, SeatFiller};
use skipstone_net::protocol::{Name, ShortText, TableOptions};

use super::Args;
use crate::VERSION;
use crate::cli::{CommandError, rules, series, warn};
use crate::players::names::bot_name;
use crate::session::HostPlan;
use crate::settings::account_name;
use crate::store::{
    NewHost, Profile, ResumedSeries, SavedSeries, SeriesKind, SettingsFile, Store, random_seed,
};

/// Combines the command line with the player's settings, which fill in what it doesn't say.
pub(super) fn plan(args: &Args, profile: &Profile, store: Store) -> Result<HostPlan, CommandError> {
    let settings = SettingsFile::of(profile).settings;
    let known = profile.identity()?;
    known.error.iter().for_each(|error| warn(&ErrorChain(error)));
    // The host only watches: its player's name stays free, so that they can join from a window.
    let name = args.name.as_deref().map(Name::new).filter(|name| !name.is_empty());
    let own = if settings.name.is_empty() { account_name() } else { settings.name.clone() };
    let title = name.clone().unwrap_or(own);
    let name = name.unwrap_or_else(|| Name::new("Skipstone"));
    let title = if title.is_empty() { name.clone() } else { title };
    let title = args.title.as_deref().map_or(title, Name::new);
    let resumed = match &args.carry_on {
        Some(series) => {
            let own = known.identity.fingerprint();
            let at = NewHost { own, title: title.clone(), options: options(args), port: settings.port };
            Some(carried_on(series, at, &store)?)
        }
        None if args.continue_last => Some(last_hosted_table(&store)?),
        None => None,
    };
    let (title, setup, options) = match &resumed {
        Some((kept, _)) => (kept.title.clone(), LobbySetup::default(), kept.options),
        None => (title, layout(args)?, options(args)),
    };
    let config = HostConfig {
        identity: known.identity,
        app: ShortText::new(VERSION),
        name,
        // The last one that is given to people: who plays gets the one that they know as theirs.
        stone: Stone::Obsidian,
        pebble: Pebble::default(),
        takes_seat: false,
        title,
        setup,
        options,
        listen: args.listen.unwrap_or_else(|| SocketAddr::from((Ipv6Addr::UNSPECIFIED, settings.port))),
        interfaces: args.interfaces.clone().unwrap_or(settings.interfaces),
        players: store.players()?,
    };
    Ok(HostPlan { config, resumed, store })
}

fn options(args: &Args) -> TableOptions {
    TableOptions {
        entry: args.entry,
        watching: args.watch,
        turn_seconds: args.turn_seconds,
        grace_seconds: args.grace_seconds,
    }
}

/// The first seats are free for people, the last ones have computer players.
fn layout(args: &Args) -> Result<LobbySetup, CommandError> {
    let rules = rules::load(&args.rules)?;
    let seats = usize::from(args.seats);
    if !args.bots.is_empty() {
        rules::without_ages(&rules)?;
    }
    let teams = args.teams.unwrap_or(seats);
    let setup = Setup::new(rules, seats, teams)?;
    let people = seats
        .checked_sub(args.bots.len())
        .filter(|people| *people > 0)
        .ok_or(CommandError::NoSeatLeft(seats))?;
    let chair = |seat: Seat| match seat.index().checked_sub(people).and_then(|nth| args.bots.get(nth)) {
        Some(level) => SeatFiller::Bot { name: Name::new(bot_name(seat)), level: *level },
        None => SeatFiller::Free,
    };
    Ok(LobbySetup { rules, teams, seats: setup.seats().map(chair).collect() })
}

/// The table at which a series of another host goes on, by its id or name.
fn carried_on(series: &str, at: NewHost, store: &Store) -> Result<(SavedRoom, ResumedSeries), CommandError> {
    let known = series::find(&store.series()?, series)?;
    Ok(store.carry_on(known.id, at)?)
}

/// The last hosted table whose series isn't over.
fn last_hosted_table(store: &Store) -> Result<(SavedRoom, ResumedSeries), CommandError> {
    let hosted = |series: &SavedSeries| series.can_continue() && series.kind == SeriesKind::Hosted;
    let series = store.series()?.into_iter().find(hosted).ok_or(CommandError::NoTable)?;
    let kept = store.hosted_table(series.id)?.ok_or(CommandError::NoTable)?;
    let resumed = store.continue_series(series.id, random_seed())?;
    resumed.error.iter().for_each(|error| warn(&ErrorChain(error)));
    Ok((kept, resumed))
}
