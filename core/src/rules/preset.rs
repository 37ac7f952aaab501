//! The presets of the rule book (RULES 10).

use super::{
    DrawRule, FinishedPartner, FirstPlayer, ManualDraw, Replenish, Rules, Scoring, Sharing, StockSize,
    TeamPiles,
};
use crate::deck::Deck;

/// A named set of rules, a starting point: every rule can then be changed (RULES 10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Preset {
    /// The standard rules: every rule has its default.
    #[default]
    Standard,
    /// Stock piles of 10, a target of 100.
    Quick,
    /// Stock piles of 15, a target of 200.
    Family,
    /// The 1980 rules (RULES 8).
    Classic1980,
    /// The deck made of four standard ones.
    Pre1980,
    /// Three standard decks, stock piles of 20.
    SpiteAndMalice,
}

impl Preset {
    /// The rules of this preset.
    pub const fn rules(self) -> Rules {
        let standard = Rules {
            preset: self,
            deck: Deck::Modern,
            stock: StockSize::Standard,
            first_player: FirstPlayer::LeftOfDealer,
            hand: 5,
            draw: DrawRule::Refill,
            wild_discard: true,
            consecutive_wilds: true,
            hide_buried: false,
            replenish: Replenish::WhenEmpty,
            replenish_from_builds: true,
            stalled_after: 40,
            stalled_scores: true,
            scoring: Scoring::Points,
            target: Scoring::Points.default_target(),
            max_rounds: 0,
            team_piles: TeamPiles::PerSeat,
            finished_partner: FinishedPartner::KeepsPlaying,
            sharing: Sharing::Always,
            partner_silence: true,
            lead_up: false,
            alternating: false,
            blocking: 0,
            manual_draw: ManualDraw::Off,
            out_of_turn: false,
            call_talking: false,
        };
        match self {
            Preset::Standard => standard,
            Preset::Quick => Rules { stock: StockSize::Cards(10), target: 100, ..standard },
            Preset::Family => Rules { stock: StockSize::Cards(15), target: 200, ..standard },
            Preset::Classic1980 => Rules {
                deck: Deck::Edition1980,
                lead_up: true,
                alternating: true,
                blocking: 5,
                hide_buried: true,
                ..standard
            },
            Preset::Pre1980 => Rules { deck: Deck::Pre1980, ..standard },
            Preset::SpiteAndMalice => {
                Rules { deck: Deck::ThreeDecks, stock: StockSize::Cards(20), ..standard }
            }
        }
    }
}
