//! Whole rounds as a host tells them, and chance.

use std::collections::BTreeMap;

use skipstone_core::bot::Level;
use skipstone_core::record::Record;
use skipstone_core::table::{Intent, Player, Recipient, SeatConfig, Table, TableConfig, TableInput, Update};
use skipstone_core::{DrawRule, ManualDraw, Rules, Seed, Setup, StockSize, TeamPiles};

use super::*;

/// Numbers that follow from a seed (SplitMix64).
pub(super) struct Chance(u64);

impl Chance {
    pub(super) fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ mixed >> 31) % bound as u64) as usize
    }

    pub(super) fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    pub(super) fn seat(&mut self) -> Seat {
        Seat::from_index(self.below(MAX_SEATS))
    }

    /// The number of a round: a client passes on no others than a series has.
    pub(super) fn round(&mut self) -> u32 {
        *self.pick(&[1, 1, 2, 3, 40])
    }

    pub(super) fn number(&mut self) -> u32 {
        *self.pick(&[0, 1, 2, 7, 500, MAX_ROUNDS, u32::MAX])
    }
}

/// A round as one seat is told of it, or a spectator.
pub(super) struct Story {
    pub(super) setup: Setup,
    pub(super) viewer: Option<Seat>,
    pub(super) updates: Vec<Update>,
    pub(super) record: Record,
}

impl Story {
    pub(super) fn seated(&self) -> ClientEvent {
        ClientEvent::Seated { setup: self.setup, seat: self.viewer }
    }

    pub(super) fn grows_hands(&self) -> bool {
        matches!(self.setup.rules().draw, DrawRule::Fixed(_))
    }

    /// A lobby of its table, where the player has this seat.
    pub(super) fn lobby(&self, series: TableSeriesId, own: Option<Seat>, own_key: Fingerprint) -> Lobby {
        let occupant = |seat: Seat| match own == Some(seat) {
            true => Occupant::Person {
                name: Name::new("Ben"),
                key: own_key,
                stone: Stone::Jade,
                pebble: Default::default(),
            },
            false => person(&format!("Player {seat}")),
        };
        let seat = |seat| LobbySeat { occupant: occupant(seat), age: None, next: None };
        Lobby {
            series,
            rules: *self.setup.rules(),
            teams: self.setup.team_count() as u8,
            seats: self.setup.seats().map(seat).collect(),
            begun: true,
            ..lobby([bot(), bot(), bot(), bot()])
        }
    }
}

/// Rounds of all kinds of tables, each as some of its seats and a spectator are told of it.
pub(super) fn stories() -> Vec<Story> {
    let family = Rules { stock: StockSize::Cards(5), ..Preset::Family.rules() };
    let manners =
        Rules { manual_draw: ManualDraw::ShuffleIntoStock, out_of_turn: true, call_talking: true, ..family };
    let tables = [
        (family, 4, 2),
        (Rules { draw: DrawRule::Fixed(5), ..family }, 2, 2),
        (Rules { stock: StockSize::Cards(5), ..Preset::Classic1980.rules() }, 3, 3),
        (manners, 4, 2),
        (Rules { team_piles: TeamPiles::TwoPerTeam, ..family }, 6, 2),
        (family, 6, 6),
    ];
    tables.into_iter().flat_map(|(rules, seats, teams)| play(rules, seats, teams)).collect()
}

/// Plays a round.
fn play(rules: Rules, seats: usize, teams: usize) -> Vec<Story> {
    let seat =
        |number: usize| SeatConfig { name: format!("Player {number}"), player: Player::Human, age: None };
    let config = TableConfig { rules, teams, seats: (1..=seats).map(seat).collect() };
    let mut table = Table::new(config, Seed::from_number(seats as u64)).expect("so many can play");
    let mut told: BTreeMap<Option<Seat>, Vec<Update>> = BTreeMap::new();
    let mut next = (Seat::ONE, Intent::NextRound);
    loop {
        for output in table.handle(Duration::ZERO, TableInput::Intent(next.0, next.1)) {
            let viewer = match output.to {
                Recipient::Seat(seat) => Some(seat),
                Recipient::Spectators => None,
            };
            told.entry(viewer).or_default().push(output.update);
        }
        let Some(round) = table.round().filter(|round| round.ending().is_none()) else { break };
        let turn = round.turn();
        let mv = Level::Greedy.player(&Seed::from_number(1), turn).choose(&round.view(turn));
        next = (turn, Intent::Move(mv));
    }
    let (setup, record) = (*table.setup(), table.record("0.1.0").expect("a round was played"));
    let of_few = told.into_iter().take(3);
    of_few.map(|(viewer, updates)| Story { setup, viewer, updates, record: record.clone() }).collect()
}
