//! A hosted table as a value.

use std::collections::{BTreeMap, BTreeSet};

use bincode::{Decode, Encode};
use skipstone_core::table::PausedBy;
use skipstone_core::{Seat, Stone};
use skipstone_net::host::{SavedChat, SavedGuests, SavedLog, SavedRoom, SavedShortCode};
use skipstone_net::protocol::{EntryPolicy, Name, NextPlayer, SeriesId, TableId, TableOptions};
use skipstone_net::{Fingerprint, invite};

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode, split_version, unknown_version};

/// Version 8: version 7, with who paused the game, and who has come from a phone.
#[derive(Debug, Encode, Decode)]
struct HostedV8 {
    hosted: HostedV7,
    paused: Option<PausedByV8>,
    phones: BTreeSet<[u8; 32]>,
}

#[derive(Debug, Encode, Decode)]
enum PausedByV8 {
    Host,
    /// The seat's number.
    Seat(u8),
}

/// Version 7: version 6, with contracts that say who takes over for people, and the stones of those without a seat.
#[derive(Debug, Encode, Decode)]
struct HostedV7 {
    hosted: HostedV6,
    /// By key: numbers of [`Stone`].
    spectator_stones: BTreeMap<[u8; 32], u8>,
}

/// Version 6: version 5, with who else belongs to the table, and the short code.
#[derive(Debug, Encode, Decode)]
struct HostedV6 {
    hosted: HostedV5,
    #[bincode(with_serde)]
    guests: SavedGuests,
    #[bincode(with_serde)]
    short_code: Option<SavedShortCode>,
}

/// Version 5: version 4, with who plays in a seat from the next round on.
#[derive(Debug, Encode, Decode)]
struct HostedV5 {
    hosted: HostedV4,
    /// By the seat's number: the fingerprint of a spectator. `None` for a computer player.
    next_players: BTreeMap<u8, Option<[u8; 32]>>,
}

/// Version 4: version 3, with the stones and the chat.
#[derive(Debug, Encode, Decode)]
struct HostedV4 {
    hosted: HostedV3,
    /// By seat: numbers of [`Stone`].
    stones: Vec<u8>,
    #[bincode(with_serde)]
    chat: SavedChat,
}

/// Version 3: the room, with the log of its round in the serde form of the network crate, which changes with a golden file only.
#[derive(Debug, Encode, Decode)]
struct HostedV3 {
    room: RoomV1,
    #[bincode(with_serde)]
    log: Option<SavedLog>,
}

/// Version 2: version 1, with the failed attempts of the deal and the deal that is being prepared. Only the room is still of use.
#[derive(Debug, Encode, Decode)]
struct HostedV2 {
    hosted: HostedV1,
    /// Of the deal in `hosted`: the numbers of the seats whose shares were missing.
    failed: Vec<Vec<u8>>,
    pending: Option<PendingDealV2>,
}

#[derive(Debug, Encode, Decode)]
struct PendingDealV2 {
    round: u32,
    secret: [u8; 32],
    /// By the seat's number.
    list: Option<BTreeMap<u8, [u8; 32]>>,
    failed: Vec<Vec<u8>>,
}

/// Version 1: the room, with a deal by an older protocol. Only the room is still of use.
#[derive(Debug, Encode, Decode)]
struct HostedV1 {
    room: RoomV1,
    takebacks: u32,
    deal: Option<DealV1>,
}

#[derive(Debug, Encode, Decode)]
struct DealV1 {
    round: u32,
    secret: [u8; 32],
    /// By the seat's number.
    shares: BTreeMap<u8, [u8; 32]>,
}

/// What all versions hold of the room.
#[derive(Debug, Encode, Decode)]
struct RoomV1 {
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
    /// Fingerprints by seat.
    owners: Vec<Option<[u8; 32]>>,
}

impl StoredValue for SavedRoom {
    fn to_bytes(&self) -> Vec<u8> {
        let TableOptions { entry, watching, turn_seconds, grace_seconds } = self.options;
        let room = RoomV1 {
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
            owners: self.owners.iter().map(|owner| owner.map(|owner| *owner.as_bytes())).collect(),
        };
        let stones = self.stones.iter().map(|stone| u8::from(*stone)).collect();
        let hosted = HostedV3 { room, log: self.log.clone() };
        let hosted = HostedV4 { hosted, stones, chat: self.chat.clone() };
        let next_players = self.next_players.iter().map(|(seat, next)| match next {
            NextPlayer::Spectator(key) => (seat.number(), Some(*key.as_bytes())),
            NextPlayer::Computer => (seat.number(), None),
        });
        let hosted = HostedV5 { hosted, next_players: next_players.collect() };
        let hosted = HostedV6 { hosted, guests: self.guests.clone(), short_code: self.short_code.clone() };
        let stone = |(key, stone): (&Fingerprint, &Stone)| (*key.as_bytes(), u8::from(*stone));
        let spectator_stones = self.spectator_stones.iter().map(stone).collect();
        let hosted = HostedV7 { hosted, spectator_stones };
        let paused = self.paused.map(|by| match by {
            PausedBy::Host => PausedByV8::Host,
            PausedBy::Seat(seat) => PausedByV8::Seat(seat.number()),
        });
        let phones = self.phones.iter().map(|key| *key.as_bytes()).collect();
        encode(8, HostedV8 { hosted, paused, phones })
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<SavedRoom, StoredValueError> {
        let third = |room| HostedV3 { room, log: None };
        let fourth = |hosted| HostedV4 { hosted, stones: Vec::new(), chat: SavedChat::default() };
        let fifth = |hosted| HostedV5 { hosted, next_players: BTreeMap::new() };
        let sixth = |hosted| HostedV6 { hosted, guests: SavedGuests::default(), short_code: None };
        let seventh = |hosted| HostedV7 { hosted, spectator_stones: BTreeMap::new() };
        let eighth = |hosted| HostedV8 { hosted, paused: None, phones: BTreeSet::new() };
        let HostedV8 { hosted, paused, phones } = match split_version(bytes)? {
            (1, bytes) => eighth(seventh(sixth(fifth(fourth(third(decode::<HostedV1>(bytes)?.room)))))),
            (2, bytes) => {
                eighth(seventh(sixth(fifth(fourth(third(decode::<HostedV2>(bytes)?.hosted.room))))))
            }
            (3, bytes) => eighth(seventh(sixth(fifth(fourth(decode(bytes)?))))),
            (4, bytes) => eighth(seventh(sixth(fifth(decode(bytes)?)))),
            (5, bytes) => eighth(seventh(sixth(decode(bytes)?))),
            (6, bytes) => eighth(seventh(decode(bytes)?)),
            (7, bytes) => eighth(decode(bytes)?),
            (8, bytes) => decode(bytes)?,
            (version, _) => return unknown_version(version),
        };
        let HostedV7 { hosted, spectator_stones } = hosted;
        let HostedV6 { hosted, guests, short_code } = hosted;
        let HostedV5 { hosted, next_players } = hosted;
        let HostedV4 { hosted: HostedV3 { room, log }, stones, chat } = hosted;
        let stones: Result<Vec<Stone>, _> = stones.into_iter().map(Stone::try_from).collect();
        let spectator_stone =
            |(key, stone)| Stone::try_from(stone).map(|stone| (Fingerprint::from_bytes(key), stone));
        let spectator_stones: Result<BTreeMap<_, _>, _> =
            spectator_stones.into_iter().map(spectator_stone).collect();
        let next_player = |(seat, key): (u8, Option<[u8; 32]>)| {
            let next = match key {
                Some(key) => NextPlayer::Spectator(Fingerprint::from_bytes(key)),
                None => NextPlayer::Computer,
            };
            Ok((Seat::try_from(seat).map_err(StoredValueError::new)?, next))
        };
        let next_players: Result<BTreeMap<_, _>, _> = next_players.into_iter().map(next_player).collect();
        let paused = match paused {
            Some(PausedByV8::Host) => Some(PausedBy::Host),
            Some(PausedByV8::Seat(seat)) => {
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
            log,
            chat,
            guests,
            short_code,
            paused,
            phones: phones.into_iter().map(Fingerprint::from_bytes).collect(),
        })
    }
}
