//! The rounds that puzzles are found in.

use skipstone_core::bot::{self, Bot, Level};
use skipstone_core::deal::{self, NO_AGES};
use skipstone_core::{Preset, Round, Seed, Setup};

/// The numbers of a seed's streams and children.
const CHOICES: u64 = 10;
const DEAL: u64 = 11;

/// The most turns that are looked at in a round.
const MAX_TURNS: u32 = 250;

/// A table: preset, seats, teams.
type Table = (Preset, usize, usize);

/// Tables without partners, those with two seats most often.
pub(super) const ALONE: [Table; 6] = [
    (Preset::Quick, 2, 2),
    (Preset::Quick, 2, 2),
    (Preset::Standard, 2, 2),
    (Preset::Quick, 3, 3),
    (Preset::Quick, 4, 4),
    (Preset::Standard, 3, 3),
];

/// Tables of which some have partners.
pub(super) const WITH_PARTNERS: [Table; 8] = [
    (Preset::Quick, 2, 2),
    (Preset::Quick, 2, 2),
    (Preset::Quick, 2, 2),
    (Preset::Standard, 2, 2),
    (Preset::Quick, 3, 3),
    (Preset::Quick, 3, 3),
    (Preset::Quick, 4, 4),
    (Preset::Quick, 4, 2),
];

/// A round that is played by computer players, decision by decision.
pub(super) struct SelfPlay {
    round: Round,
    players: Vec<Box<dyn Bot>>,
    /// Whether the round has just been dealt.
    is_new: bool,
}

/// A moment of a round.
pub(super) struct Decision<'a> {
    /// The round with all cards.
    pub(super) round: &'a Round,
    /// Whether the turn has just begun.
    pub(super) begins_turn: bool,
}

impl SelfPlay {
    /// The round of a seed at one of these tables, with a player of one of these levels at each seat.
    pub(super) fn of(seed: &Seed, levels: &[Level], tables: &[Table]) -> Option<SelfPlay> {
        let mut lots = seed.stream(CHOICES);
        let (preset, seats, teams) = tables[lots.below(tables.len() as u32) as usize];
        let setup = Setup::new(preset.rules(), seats, teams).ok()?;
        let deal_seed = seed.child(DEAL);
        let (dealer, _) = deal::draw_for_dealer(&setup, &deal_seed);
        let round = deal::deal(setup, deal_seed, dealer, &NO_AGES, &mut ()).ok()?;
        let mut player = |seat| levels[lots.below(levels.len() as u32) as usize].player(&deal_seed, seat);
        let players = setup.seats().map(&mut player).collect();
        Some(SelfPlay { round, players, is_new: true })
    }

    /// The next moment at which a seat decides: at the beginning of its turn, or when it has seen a new card.
    pub(super) fn next(&mut self) -> Option<Decision<'_>> {
        let turns = self.round.turns();
        let is_new = std::mem::take(&mut self.is_new);
        if !is_new {
            let seat = self.round.turn();
            let moves = bot::decide(&self.round, &mut *self.players[seat.index()]);
            if moves.is_empty() {
                return None;
            }
            for mv in moves {
                self.round.play_into(seat, mv, &mut ()).ok()?;
            }
        }
        if self.round.ending().is_some() || self.round.turns() > MAX_TURNS {
            return None;
        }
        Some(Decision { round: &self.round, begins_turn: is_new || self.round.turns() != turns })
    }
}
