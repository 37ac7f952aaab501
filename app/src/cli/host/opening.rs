//! What a table is opened with, from the command line or as it was kept.

use std::net::{Ipv6Addr, SocketAddr};

use skipstone_core::{Seat, Setup, table::Table};
use skipstone_net::host::{Chair, Kept, Layout, Opening};
use skipstone_net::protocol::{Name, TableOptions, Text};

use super::{Args, HostError};
use crate::cli::{rules, warn};
use crate::draft::stone;
use crate::random;
use crate::store::{Keeper, Profile, SavedSeries, SettingsFile, Store};

/// A table to be opened.
pub(super) struct Planned {
    pub(super) opening: Opening,
    /// The table that goes on, with what keeps it, if one does.
    pub(super) before: Option<(Kept, Table, Keeper)>,
}

/// What the command line asks for, on the ground of the player's settings.
pub(super) fn table(args: &Args, profile: &Profile, store: &Store) -> Result<Planned, HostError> {
    let settings = SettingsFile::open(&profile.settings()).settings;
    let known = profile.identity()?;
    known.trouble.iter().for_each(|trouble| warn(trouble));
    let before = if args.goes_on { Some(last_table(store)?) } else { None };
    // Nobody plays here: the player's own name stays free for the window in which they join.
    let name = args.name.as_deref().map(Name::new).filter(|name| !name.is_empty());
    let title = name.clone().unwrap_or_else(|| settings.name.clone());
    let name = name.unwrap_or_else(|| Name::new("Skipstone"));
    let title = if title.is_empty() { name.clone() } else { title };
    let (title, layout, options) = match &before {
        Some((kept, table, _)) => (kept.title.clone(), layout_of(table), kept.options),
        None => (args.title.as_deref().map_or(title, Name::new), layout(args)?, options(args)),
    };
    let opening = Opening {
        identity: known.identity,
        app: Text::new(env!("CARGO_PKG_VERSION")),
        name,
        plays: false,
        title,
        layout,
        options,
        listen: args.listen.unwrap_or_else(|| SocketAddr::from((Ipv6Addr::UNSPECIFIED, settings.port))),
        interfaces: args.interfaces.clone().unwrap_or(settings.interfaces),
        players: store.players()?,
    };
    Ok(Planned { opening, before })
}

fn options(args: &Args) -> TableOptions {
    TableOptions {
        entry: args.entry.into(),
        watching: args.watch,
        turn_seconds: args.turn_seconds,
        grace_seconds: args.grace_seconds,
    }
}

/// People sit first, computer players behind them.
fn layout(args: &Args) -> Result<Layout, HostError> {
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
        .ok_or(HostError::NoSeatLeft(seats))?;
    let chair = |seat: Seat| match seat.index().checked_sub(people).and_then(|nth| args.bots.get(nth)) {
        Some(level) => Chair::Bot { name: Name::new(stone(seat)), level: *level },
        None => Chair::Free,
    };
    Ok(Layout { rules, teams, chairs: setup.seats().map(chair).collect() })
}

/// The layout of a table that goes on, which is as it was.
fn layout_of(table: &Table) -> Layout {
    let setup = table.setup();
    Layout { rules: *setup.rules(), teams: setup.team_count(), chairs: vec![Chair::Free; setup.seat_count()] }
}

/// The table that was hosted last, if its series isn't over.
fn last_table(store: &Store) -> Result<(Kept, Table, Keeper), HostError> {
    let hosted = |series: &SavedSeries| series.is_open() && store.is_hosted(series.id);
    let series = store.series()?.into_iter().find(hosted).ok_or(HostError::NoTable)?;
    let kept = store.hosted(series.id)?.ok_or(HostError::NoTable)?;
    let resumed = store.go_on(series.id, random::seed())?;
    resumed.trouble.iter().for_each(|trouble| warn(trouble));
    Ok((kept, resumed.table, resumed.keeper))
}
