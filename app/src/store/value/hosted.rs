//! A hosted table as a value.

use std::collections::BTreeMap;

use bincode::{Decode, Encode};
use skipstone_core::Seat;
use skipstone_net::fair_deal::{Commitment, DealSecret, FailedAttempt, Share};
use skipstone_net::host::{DealInputs, SavedDeal, SavedRoom};
use skipstone_net::protocol::{EntryPolicy, Name, SeriesId, TableId, TableOptions};
use skipstone_net::{Fingerprint, invite};

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode, split_version, unknown_version};

/// Version 2: version 1, with the failed attempts of the deal and the deal that is being prepared.
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

/// Version 1.
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
    /// Fingerprints by seat.
    owners: Vec<Option<[u8; 32]>>,
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

impl StoredValue for SavedRoom {
    fn to_bytes(&self) -> Vec<u8> {
        let deal = |deal: &DealInputs| DealV1 {
            round: deal.round,
            secret: deal.secret.to_bytes(),
            shares: deal.shares.iter().map(|(seat, share)| (seat.number(), share.to_bytes())).collect(),
        };
        let TableOptions { entry, watching, turn_seconds, grace_seconds } = self.options;
        let hosted = HostedV1 {
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
            takebacks: self.takebacks,
            deal: self.deal.as_ref().map(deal),
        };
        let pending = |deal: &SavedDeal| PendingDealV2 {
            round: deal.round,
            secret: deal.secret.to_bytes(),
            list: deal
                .list
                .as_ref()
                .map(|list| list.iter().map(|(seat, hash)| (seat.number(), hash.to_bytes())).collect()),
            failed: seat_numbers(&deal.failed),
        };
        encode(
            2,
            HostedV2 {
                hosted,
                failed: self.deal.as_ref().map(|deal| seat_numbers(&deal.failed)).unwrap_or_default(),
                pending: self.pending_deal.as_ref().map(pending),
            },
        )
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<SavedRoom, StoredValueError> {
        let HostedV2 { hosted, failed, pending } = match split_version(bytes)? {
            (1, bytes) => HostedV2 { hosted: decode(bytes)?, failed: Vec::new(), pending: None },
            (2, bytes) => decode(bytes)?,
            (version, _) => return unknown_version(version),
        };
        let entry = match hosted.entry {
            0 => EntryPolicy::Knock,
            1 => EntryPolicy::Code,
            2 => EntryPolicy::Open,
            entry => return Err(StoredValueError::new(format!("no table is entered in way {entry}"))),
        };
        let failed = attempts(failed)?;
        let deal = |deal: DealV1| {
            Ok::<_, StoredValueError>(DealInputs {
                round: deal.round,
                secret: DealSecret::from_bytes(deal.secret),
                shares: by_seat(deal.shares, Share::from_bytes)?,
                failed,
            })
        };
        let pending_deal = |deal: PendingDealV2| {
            Ok::<_, StoredValueError>(SavedDeal {
                round: deal.round,
                secret: DealSecret::from_bytes(deal.secret),
                list: deal.list.map(|list| by_seat(list, Commitment::from_bytes)).transpose()?,
                failed: attempts(deal.failed)?,
            })
        };
        Ok(SavedRoom {
            id: TableId(hosted.table),
            series: SeriesId(hosted.series),
            title: Name::new(&hosted.title),
            options: TableOptions {
                entry,
                watching: hosted.watching,
                turn_seconds: hosted.turn_seconds,
                grace_seconds: hosted.grace_seconds,
            },
            port: hosted.port,
            secret: invite::InviteSecret::from_bytes(hosted.invite_secret),
            owners: hosted.owners.into_iter().map(|owner| owner.map(Fingerprint::from_bytes)).collect(),
            takebacks: hosted.takebacks,
            deal: hosted.deal.map(deal).transpose()?,
            pending_deal: pending.map(pending_deal).transpose()?,
        })
    }
}

fn seat_numbers(attempts: &[FailedAttempt]) -> Vec<Vec<u8>> {
    attempts.iter().map(|missing| missing.iter().map(|seat| seat.number()).collect()).collect()
}

fn attempts(numbers: Vec<Vec<u8>>) -> Result<Vec<FailedAttempt>, StoredValueError> {
    let seats = |numbers: Vec<u8>| numbers.into_iter().map(seat).collect();
    numbers.into_iter().map(seats).collect()
}

fn by_seat<T>(
    bytes: BTreeMap<u8, [u8; 32]>,
    value: impl Fn([u8; 32]) -> T,
) -> Result<BTreeMap<Seat, T>, StoredValueError> {
    bytes.into_iter().map(|(number, bytes)| Ok((seat(number)?, value(bytes)))).collect()
}

fn seat(number: u8) -> Result<Seat, StoredValueError> {
    Seat::try_from(number).map_err(StoredValueError::new)
}
