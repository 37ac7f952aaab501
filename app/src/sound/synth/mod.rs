//! Makes the sounds: pure functions from a sound and a sample rate to mono samples, the same everywhere.
//!
//! Stones and wood are struck modes: sines that die away, each at its own pace. Cards are filtered noise, drops are sines whose
//! pitch rises as the bubble closes. Nothing is recorded.

mod parts;

use parts::{Canvas, Mode};

use super::SoundKind;

/// The notes of the melodies, in hertz: a C major chord and its neighbours.
const G3: f32 = 196.0;
const C4: f32 = 261.63;
const E4: f32 = 329.63;
const G4: f32 = 392.0;
const C5: f32 = 523.25;
const E5: f32 = 659.26;
const G5: f32 = 783.99;
const C6: f32 = 1046.5;

/// The notes of a chain of stock cards, in which the melody of a win begins and ends.
const CHAIN: [f32; SoundKind::LONGEST as usize] = [E4, G4, C5, E5, G5, C6];

/// The modes of a pebble: frequency as a multiple of its pitch, loudness, and seconds until it has died away to 37 %.
const STONE: [Mode; 4] = [
    Mode { ratio: 1.0, level: 1.0, decay: 0.045 },
    Mode { ratio: 2.32, level: 0.6, decay: 0.028 },
    Mode { ratio: 3.86, level: 0.35, decay: 0.016 },
    Mode { ratio: 5.41, level: 0.2, decay: 0.009 },
];
/// The modes of a door.
const WOOD: [Mode; 3] = [
    Mode { ratio: 1.0, level: 1.0, decay: 0.05 },
    Mode { ratio: 2.57, level: 0.5, decay: 0.022 },
    Mode { ratio: 4.31, level: 0.25, decay: 0.01 },
];
/// The modes of a wooden bar over a resonator, as a marimba has: warm, with a clear pitch.
const BAR: [Mode; 3] = [
    Mode { ratio: 1.0, level: 1.0, decay: 0.19 },
    Mode { ratio: 3.93, level: 0.16, decay: 0.05 },
    Mode { ratio: 9.2, level: 0.04, decay: 0.012 },
];

/// The samples of a sound at a rate in hertz. They begin and end at zero and stay within the sound's own peak, below 0.5.
pub fn render(kind: SoundKind, rate: u32) -> Vec<f32> {
    let mut canvas = Canvas::new(rate);
    let peak = match kind {
        SoundKind::Slide => {
            canvas.noise(0.0, 0.13, 2600.0, 1400.0, 1.0);
            0.09
        }
        SoundKind::Build(height) => {
            let step = f32::from(height.clamp(1, SoundKind::HIGHEST) - 1);
            stone(&mut canvas, 0.0, 620.0 * (step / 12.0).exp2(), 1.0);
            0.34
        }
        SoundKind::Land => {
            canvas.noise(0.0, 0.07, 700.0, 500.0, 1.0);
            canvas.strike(0.0, 150.0, 0.9, &WOOD);
            0.2
        }
        SoundKind::Drop => {
            drop(&mut canvas, 0.0, 760.0, 1.0);
            drop(&mut canvas, 0.09, 1050.0, 0.35);
            0.24
        }
        SoundKind::Chain(number) => {
            notes(&mut canvas, &[(0.0, chain_note(number), 1.0)]);
            // Half the level of the turn's: it comes with every card that lands.
            0.15
        }
        SoundKind::Skip(number) => {
            // Each touch is lighter than the one before.
            let pitch = 540.0 * (f32::from(number.min(SoundKind::LONGEST)) / 12.0).exp2();
            stone(&mut canvas, 0.0, pitch, 0.7);
            drop(&mut canvas, 0.012, pitch, 0.5);
            notes(&mut canvas, &[(0.0, chain_note(number), 0.8)]);
            0.26
        }
        SoundKind::LastCard => {
            notes(&mut canvas, &[(0.0, C4, 1.0), (0.3, G3, 0.9)]);
            0.15
        }
        SoundKind::Complete => {
            // Each skip is shorter than the one before, and the last one sinks.
            for (at, pitch, level) in
                [(0.0, 560.0, 1.0), (0.15, 630.0, 0.8), (0.27, 710.0, 0.65), (0.36, 800.0, 0.5)]
            {
                stone(&mut canvas, at, pitch, level);
                drop(&mut canvas, at + 0.012, pitch, 0.5 * level);
            }
            drop(&mut canvas, 0.46, 520.0, 0.9);
            0.36
        }
        SoundKind::Turn => {
            notes(&mut canvas, &[(0.0, G4, 0.8), (0.13, C5, 1.0)]);
            0.3
        }
        SoundKind::RoundWon => {
            notes(
                &mut canvas,
                &[(0.0, C5, 0.8), (0.12, E5, 0.8), (0.24, G5, 0.9), (0.4, C6, 1.0), (0.4, E5, 0.6)],
            );
            0.36
        }
        SoundKind::RoundLost => {
            notes(&mut canvas, &[(0.0, G4, 0.8), (0.16, E4, 0.9), (0.34, C4, 1.0)]);
            0.28
        }
        SoundKind::SeriesWon => {
            let rise = [(0.0, G4, 0.7), (0.12, C5, 0.8), (0.24, E5, 0.8), (0.36, G5, 0.9), (0.56, E5, 0.8)];
            notes(&mut canvas, &rise);
            notes(&mut canvas, &[(0.72, C5, 0.8), (0.72, G5, 0.8), (0.72, C6, 1.0)]);
            drop(&mut canvas, 0.95, 760.0, 0.5);
            drop(&mut canvas, 1.08, 1010.0, 0.4);
            0.38
        }
        SoundKind::Knock => {
            for (at, level) in [(0.0, 0.9), (0.16, 1.0), (0.32, 0.85)] {
                canvas.noise(at, 0.02, 500.0, 600.0, 0.4 * level);
                canvas.strike(at, 215.0, level, &WOOD);
            }
            0.42
        }
    };
    canvas.finish(peak)
}

/// The note of a card by its number in the turn, from 1.
fn chain_note(number: u8) -> f32 {
    CHAIN[usize::from(number.clamp(1, SoundKind::LONGEST) - 1)]
}

/// A stone on a stone: it hits, and once more as it comes to rest.
fn stone(canvas: &mut Canvas, at: f32, pitch: f32, level: f32) {
    canvas.noise(at, 0.008, 3200.0, 3000.0, 0.5 * level);
    canvas.strike(at, pitch, level, &STONE);
    canvas.strike(at + 0.047, 1.06 * pitch, 0.3 * level, &STONE);
}

/// A drop into water.
fn drop(canvas: &mut Canvas, at: f32, pitch: f32, level: f32) {
    canvas.rising(at, 0.16, pitch, 2.1 * pitch, level);
}

/// Notes as times in seconds, pitches in hertz and levels.
fn notes(canvas: &mut Canvas, notes: &[(f32, f32, f32)]) {
    for (at, pitch, level) in notes {
        canvas.strike(*at, *pitch, *level, &BAR);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No click at either end, no silence to wait through before the sound, and nothing near the limit of what can be played.
    #[test]
    fn every_sound_begins_and_ends_softly_and_is_heard_at_once() {
        for rate in [44_100, 48_000, 96_000] {
            for kind in SoundKind::all() {
                let samples = render(kind, rate);
                let peak = samples.iter().fold(0.0, |peak: f32, sample| peak.max(sample.abs()));
                assert!((0.05..0.5).contains(&peak), "{kind:?} has a peak of {peak}");
                let soft = |sample: &f32| sample.abs() < 0.02 * peak;
                assert!(samples.first().is_some_and(soft) && samples.last().is_some_and(soft), "{kind:?}");
                let begins = samples.iter().position(|sample| sample.abs() > 0.2 * peak);
                let limit = rate as usize / 1000 * 40;
                assert!(
                    begins.is_some_and(|begins| begins < limit),
                    "{kind:?} begins after {begins:?} samples"
                );
                let seconds = samples.len() as f32 / rate as f32;
                assert!(seconds < 2.5, "{kind:?} takes {seconds} s");
            }
        }
    }

    /// A chain climbs, and its last notes are those of the chord of a win.
    #[test]
    fn a_chain_climbs_to_the_note_in_which_a_win_ends() {
        assert!(CHAIN.is_sorted_by(|one, next| one < next));
        assert_eq!((CHAIN[1], CHAIN[2], CHAIN[5]), (G4, C5, C6));
        assert_eq!(chain_note(SoundKind::LONGEST + 9), C6, "it climbs no further");
    }

    #[test]
    fn a_sound_is_the_same_every_time_and_no_two_are_the_same() {
        let all: Vec<_> = SoundKind::all().map(|kind| render(kind, 48_000)).collect();
        assert!(SoundKind::all().zip(&all).all(|(kind, samples)| render(kind, 48_000) == *samples));
        for (nth, one) in all.iter().enumerate() {
            assert!(all[nth + 1..].iter().all(|other| other != one));
        }
    }
}
