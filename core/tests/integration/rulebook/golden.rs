//! The same seed gives the same round on every platform and in every version: otherwise records couldn't be
//! verified, nor seeds shared. A change of these values is a breaking change.

use skipstone_core::bot::{Bot as _, Random};
use skipstone_core::{Event, Preset, Seed};

use crate::tables::{deal, preset_setup};

/// FNV-1a, implemented here so that it never changes.
fn hash(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// The number and the hash of a random round's record lines.
fn round(preset: Preset, seats: usize, teams: usize) -> (usize, u64) {
    let (mut round, mut events) = deal(preset_setup(preset, seats, teams), 1980);
    let mut player = Random::new(7);
    while round.ending().is_none() {
        let mv = player.choose(&round.view(round.turn()));
        events.extend(round.play(round.turn(), mv).expect("a legal move"));
    }
    let lines: Vec<String> = events.iter().map(|event| serde_json::to_string(event).expect("JSON")).collect();
    (lines.len(), hash(&lines.join("\n")))
}

#[test]
fn rounds_match_their_golden_hashes() {
    let rounds: Vec<(usize, u64)> =
        Preset::ALL.iter().flat_map(|preset| [round(*preset, 2, 2), round(*preset, 6, 3)]).collect();
    assert_eq!(rounds, ROUNDS, "a seed gives another round than before");
}

/// A round of two and one of six in three teams, for every preset.
const ROUNDS: [(usize, u64); 12] = [
    (1598, 0x6f46_3012_4727_f9ad),
    (3146, 0x8a21_dc71_927e_8b43),
    (626, 0x22d3_571d_78cc_4aa5),
    (1417, 0xbade_68be_7ad8_47fa),
    (460, 0x3e8c_28a0_0ed5_bb62),
    (2137, 0x5b8b_22b5_7911_a4fc),
    (1133, 0x25b1_a87b_29cc_c796),
    (1850, 0xe293_8f92_bab7_7259),
    (2403, 0x57c9_7799_e379_2d67),
    (2820, 0x27ea_4ffa_f912_9003),
    (312, 0xfbde_106a_4541_1180),
    (3146, 0x8a21_dc71_927e_8b43),
];

/// The number of a seed, and the deal from it.
#[test]
fn deals_match_their_golden_hashes() {
    assert_eq!(Seed::from_number(1).to_string(), SEED);
    let (_, events) = deal(preset_setup(Preset::Standard, 2, 2), 1);
    let Event::Deal { draw, .. } = &events[0] else { panic!("{:?}", events[0]) };
    let top: Vec<String> = draw.iter().rev().take(12).map(|card| card.to_string()).collect();
    assert_eq!(top.join(" "), TOP_OF_THE_DRAW_PILE);
}

const SEED: &str = "89aa51f9c8154dbb6749794e0e02d96c7108caa7e61a9e4e8a8920c1194af6a8";
const TOP_OF_THE_DRAW_PILE: &str = "1.8 10.117 10.119 9.100 W.157 6.61 1.6 3.33 1.3 9.103 3.28 10.110";
