//! Evenings without a network: who comes, sits, plays and leaves, and what each of them is told.

mod comes;
mod hidden;
mod plays;
mod talks;

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::time::Duration;

use skipstone_core::bot::Level;
use skipstone_core::{Preset, Rules, Seat, StockSize};

use super::*;
use crate::discovery::Interfaces;
use crate::host::{Chair, Layout};
use crate::identity::Identity;
use crate::protocol::{Entry, Moment, Occupant, Refusal, Wanted, Wish};
use crate::trust::Players;

/// A table and what everyone at it has been told.
pub(super) struct Evening {
    pub(super) hall: Hall,
    pub(super) now: Duration,
    pub(super) told: BTreeMap<GuestId, Vec<ToGuest>>,
    pub(super) ended: BTreeMap<GuestId, ToGuest>,
    pub(super) records: VecDeque<(GuestId, u32, Arc<str>)>,
    pub(super) host: Vec<HostNews>,
    /// What was kept last.
    pub(super) kept: Option<(table::Kept, Kept)>,
}

pub(super) fn key(number: u64) -> Fingerprint {
    Fingerprint::of(&number.to_le_bytes())
}

pub(super) fn opening(seats: usize, entry: Entry) -> Opening {
    let rules = Rules { stock: StockSize::Cards(6), ..Preset::Standard.rules() };
    Opening {
        identity: Identity::generate().expect("random bytes"),
        app: Text::new("0.1.0"),
        name: Name::new("Hanna"),
        plays: true,
        title: Name::new("Hanna's table"),
        layout: Layout { rules, teams: seats, chairs: vec![Chair::Free; seats] },
        options: TableOptions { entry, watching: true, turn_seconds: None, grace_seconds: 60 },
        listen: ([127, 0, 0, 1], 0).into(),
        interfaces: Interfaces::None,
        players: Players::default(),
    }
}

impl Evening {
    pub(super) fn new(opening: Opening) -> Evening {
        Evening::of(Hall::new(opening).expect("random bytes"))
    }

    pub(super) fn of(hall: Hall) -> Evening {
        let mut evening = Evening {
            hall,
            now: Duration::ZERO,
            told: BTreeMap::new(),
            ended: BTreeMap::new(),
            records: VecDeque::new(),
            host: Vec::new(),
            kept: None,
        };
        let outputs = evening.hall.take_outputs();
        evening.take(outputs);
        evening
    }

    pub(super) fn handle(&mut self, input: Input) {
        let outputs = self.hall.handle(self.now, input);
        self.take(outputs);
    }

    fn take(&mut self, outputs: Vec<Output>) {
        if let Some((table, kept)) = self.hall.take_kept(7462) {
            self.kept = Some((table.kept(), kept));
        }
        for output in outputs {
            match output {
                Output::Tell(to, message) => {
                    for guest in to {
                        self.told.entry(guest).or_default().push(message.clone());
                    }
                }
                Output::Record(guest, round, text) => self.records.push_back((guest, round, text)),
                Output::End(guest, last) => {
                    self.ended.insert(guest, last);
                }
                Output::Host(news) => self.host.push(news),
                Output::Code(_) | Output::Close(_) => {}
            }
        }
    }

    pub(super) fn hello(&self, guest: u64, name: &str, wanted: Wanted) -> Arrival {
        let binding = Binding { channel: [guest as u8; 32], host: self.hall.own, guest: key(guest) };
        Arrival {
            guest: GuestId(guest),
            key: key(guest),
            address: IpAddr::from([192, 168, 1, guest as u8]),
            binding,
            hello: Hello {
                versions: VERSIONS,
                app: Text::new("0.1.0"),
                name: Name::new(name),
                wanted,
                proof: None,
            },
        }
    }

    pub(super) fn comes(&mut self, arrival: Arrival) {
        self.handle(Input::Came(Box::new(arrival)));
    }

    pub(super) fn says(&mut self, guest: u64, message: ToHost) {
        self.handle(Input::Said(GuestId(guest), message));
    }

    pub(super) fn orders(&mut self, order: Order) {
        self.handle(Input::Ordered(order));
    }

    /// What a guest has been told since it was asked the last time.
    pub(super) fn heard(&mut self, guest: u64) -> Vec<ToGuest> {
        self.told.remove(&GuestId(guest)).unwrap_or_default()
    }

    pub(super) fn refused(&self, guest: u64) -> Option<Refusal> {
        match self.ended.get(&GuestId(guest)) {
            Some(ToGuest::Refused(refusal)) => Some(refusal.clone()),
            _ => None,
        }
    }

    pub(super) fn name_at(&self, seat: usize) -> Option<String> {
        match &self.hall.lobby().seats[seat].occupant {
            Occupant::Person { name, .. } | Occupant::Bot { name, .. } => Some(name.to_string()),
            Occupant::Nobody => None,
        }
    }

    /// Fills the free seats with computer players.
    pub(super) fn fills(&mut self) {
        for seat in Seat::first(self.hall.seating.count()).collect::<Vec<_>>() {
            let name = Name::new(&format!("Pebble {seat}"));
            self.orders(Order::Chair(seat, Chair::Bot { name, level: Level::Greedy }));
        }
    }
}
