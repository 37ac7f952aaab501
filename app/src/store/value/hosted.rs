//! A hosted table as a value.

use std::collections::BTreeMap;

use bincode::{Decode, Encode};
use skipstone_core::Seat;
use skipstone_net::host::{DealInputs, SavedRoom};
use skipstone_net::protocol::{EntryPolicy, Name, SeriesId, TableId, TableOptions};
use skipstone_net::{Fingerprint, fair_deal, invite};

use super::table::RulesCache;
use super::{StoredValue, StoredValueError, decode, encode, split_version, unknown_version};

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
        encode(1, hosted)
    }

    fn from_bytes(bytes: &[u8], _: &mut RulesCache) -> Result<SavedRoom, StoredValueError> {
        let hosted: HostedV1 = match split_version(bytes)? {
            (1, bytes) => decode(bytes)?,
            (version, _) => return unknown_version(version),
        };
        let entry = match hosted.entry {
            0 => EntryPolicy::Knock,
            1 => EntryPolicy::Code,
            2 => EntryPolicy::Open,
            entry => return Err(StoredValueError::new(format!("no table is entered in way {entry}"))),
        };
        let share = |(seat, share)| {
            let seat = Seat::try_from(seat).map_err(StoredValueError::new)?;
            Ok((seat, fair_deal::Share::from_bytes(share)))
        };
        let deal = |deal: DealV1| {
            let shares = deal.shares.into_iter().map(share).collect::<Result<_, StoredValueError>>()?;
            Ok(DealInputs {
                round: deal.round,
                secret: fair_deal::DealSecret::from_bytes(deal.secret),
                shares,
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
        })
    }
}
