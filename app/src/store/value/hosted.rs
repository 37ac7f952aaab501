//! A hosted table as a value.

use std::collections::{BTreeMap, BTreeSet};

use bincode::{Decode, Encode};
use skipstone_core::table::PausedBy;
use skipstone_core::{Seat, Stone};
use skipstone_net::host::{SavedChat, SavedGuests, SavedLog, SavedRoom, SavedShortCode};
use skipstone_net::protocol::{EntryPolicy, Name, NextPlayer, SeriesId, TableId, TableOptions};
use skipstone_net::{Fingerprint, invite};

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode};

/// Version 1. The log, the chat, the guests and the short code are in the serde form of the network crate, which changes with a golden
/// file only.
#[derive(Debug, Encode, Decode)]
struct HostedV1 {
    table: [u8; 16],
    series: [u8; 16],
    title: String,
    /// 0 knock, 1 code, 2 open.
    entry: u8,
    watching: bool,
    turn_seconds: Option<u16>,
    grace_seconds: u16,
    port: u16,
    invite_secret: [u8; invite::InviteSecret::SIZE],
    #[bincode(with_serde)]
    short_code: SavedShortCode,
    /// Fingerprints by seat.
    owners: Vec<Option<[u8; 32]>>,
    /// By seat: numbers of [`Stone`].
    stones: Vec<u8>,
    /// By key: numbers of [`Stone`].
    spectator_stones: BTreeMap<[u8; 32], u8>,
    /// By the seat's number: the fingerprint of a spectator. `None` for a computer player.
    next_players: BTreeMap<u8, Option<[u8; 32]>>,
    #[bincode(with_serde)]
    guests: SavedGuests,
    phones: BTreeSet<[u8; 32]>,
    #[bincode(with_serde)]
    log: Option<SavedLog>,
    paused: Option<PausedByV1>,
    #[bincode(with_serde)]
    chat: SavedChat,
}

#[derive(Debug, Encode, Decode)]
enum PausedByV1 {
    Host,
    /// The seat's number.
    Seat(u8),
}

impl StoredValue for SavedRoom {
    const VERSION: u16 = 1;

    fn to_bytes(&self) -> Vec<u8> {
        let TableOptions { entry, watching, turn_seconds, grace_seconds } = self.options;
        let next_players = self.next_players.iter().map(|(seat, next)| match next {
            NextPlayer::Spectator(key) => (seat.number(), Some(*key.as_bytes())),
            NextPlayer::Computer => (seat.number(), None),
        });
        let stone = |(key, stone): (&Fingerprint, &Stone)| (*key.as_bytes(), u8::from(*stone));
        encode::<SavedRoom>(HostedV1 {
            table: self.id.0,
            series: self.series.0,
            title: self.title.to_string(),
            entry: match entry {
                EntryPolicy::Knock => 0,
                EntryPolicy::Code => 1,
                EntryPolicy::Open => 2,
            },
            watching,
            turn_seconds,
            grace_seconds,
            port: self.port,
            invite_secret: self.secret.to_bytes(),
            short_code: self.short_code.clone(),
            owners: self.owners.iter().map(|owner| owner.map(|owner| *owner.as_bytes())).collect(),
            stones: self.stones.iter().map(|stone| u8::from(*stone)).collect(),
            spectator_stones: self.spectator_stones.iter().map(stone).collect(),
            next_players: next_players.collect(),
            guests: self.guests.clone(),
            phones: self.phones.iter().map(|key| *key.as_bytes()).collect(),
            log: self.log.clone(),
            paused: self.paused.map(|by| match by {
                PausedBy::Host => PausedByV1::Host,
                PausedBy::Seat(seat) => PausedByV1::Seat(seat.number()),
            }),
            chat: self.chat.clone(),
        })
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<SavedRoom, StoredValueError> {
        let room: HostedV1 = decode::<SavedRoom, _>(bytes)?;
        let stones: Result<Vec<Stone>, _> = room.stones.into_iter().map(Stone::try_from).collect();
        let spectator_stone =
            |(key, stone)| Stone::try_from(stone).map(|stone| (Fingerprint::from_bytes(key), stone));
        let spectator_stones: Result<BTreeMap<_, _>, _> =
            room.spectator_stones.into_iter().map(spectator_stone).collect();
        let next_player = |(seat, key): (u8, Option<[u8; 32]>)| {
            let next = match key {
                Some(key) => NextPlayer::Spectator(Fingerprint::from_bytes(key)),
                None => NextPlayer::Computer,
            };
            Ok((Seat::try_from(seat).map_err(StoredValueError::new)?, next))
        };
        let next_players: Result<BTreeMap<_, _>, _> =
            room.next_players.into_iter().map(next_player).collect();
        let paused = match room.paused {
            Some(PausedByV1::Host) => Some(PausedBy::Host),
            Some(PausedByV1::Seat(seat)) => {
                Some(PausedBy::Seat(Seat::try_from(seat).map_err(StoredValueError::new)?))
            }
            None => None,
        };
        let entry = match room.entry {
            0 => EntryPolicy::Knock,
            1 => EntryPolicy::Code,
            2 => EntryPolicy::Open,
            entry => return Err(StoredValueError::new(format!("no table is entered in way {entry}"))),
        };
        Ok(SavedRoom {
            id: TableId(room.table),
            series: SeriesId(room.series),
            title: Name::new(&room.title),
            options: TableOptions {
                entry,
                watching: room.watching,
                turn_seconds: room.turn_seconds,
                grace_seconds: room.grace_seconds,
            },
            port: room.port,
            secret: invite::InviteSecret::from_bytes(room.invite_secret),
            owners: room.owners.into_iter().map(|owner| owner.map(Fingerprint::from_bytes)).collect(),
            stones: stones.map_err(StoredValueError::new)?,
            spectator_stones: spectator_stones.map_err(StoredValueError::new)?,
            next_players: next_players?,
            log: room.log,
            chat: room.chat,
            guests: room.guests,
            short_code: room.short_code,
            paused,
            phones: room.phones.into_iter().map(Fingerprint::from_bytes).collect(),
        })
    }
}
