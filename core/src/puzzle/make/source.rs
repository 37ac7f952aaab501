//! The rounds that puzzles are found in.

use crate::bot::{self, Bot, Level};
use crate::deal::{self, NO_AGES};
use crate::round::Round;
use crate::rules::Preset;
use crate::seed::Seed;
use crate::setup::Setup;

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

/// A round that is played by computer players, move by move.
pub(super) struct SelfPlay {
    round: Round,
    players: Vec<Box<dyn Bot>>,
    /// Whether the seat on turn has seen a new card, or has just begun its turn.
    is_fresh: bool,
    is_turn_begun: bool,
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
        Some(SelfPlay { round, players, is_fresh: true, is_turn_begun: true })
    }

    /// The next moment at which a seat decides: at the beginning of its turn, or when it has seen a new card.
    pub(super) fn next(&mut self) -> Option<Decision<'_>> {
        loop {
            if self.round.ending().is_some() || self.round.turns() > MAX_TURNS {
                return None;
            }
            if std::mem::take(&mut self.is_fresh) {
                let begins_turn = std::mem::take(&mut self.is_turn_begun);
                return Some(Decision { round: &self.round, begins_turn });
            }
            let (seat, turns) = (self.round.turn(), self.round.turns());
            let mv = self.players[seat.index()].choose(&self.round.view(seat));
            let is_card_new = bot::play_seeing(&mut self.round, mv).ok()?;
            self.is_turn_begun = self.round.turns() != turns;
            self.is_fresh = self.is_turn_begun || is_card_new;
        }
    }
}
