//! Adds up what sounds at the same time.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::SoundKind;

/// How many sounds are heard at once; further ones are left out unless they are important.
const MAX_VOICES: usize = 12;
/// A sound is left out if it comes later than this, because its picture is long gone.
const MAX_LATE: Duration = Duration::from_millis(150);
/// The same sound twice within this time is one sound, only louder.
const SAME: Duration = Duration::from_millis(20);
/// The loudest sample that leaves the mixer; 1.0 is the most that can be played.
const CEILING: f32 = 0.9;
/// How quickly the limiter lets go and a new volume is reached, as a part of each sample.
const RELEASE: f32 = 0.0003;
const GLIDE: f32 = 0.001;

/// A sound to come or under way.
#[derive(Debug, Clone)]
pub(super) struct Voice {
    /// What it is.
    pub kind: SoundKind,
    /// Its samples, at the mixer's rate.
    pub samples: Arc<[f32]>,
    /// When its first sample is to be heard.
    pub at: Instant,
    /// Its gains on the left and on the right.
    pub gains: [f32; 2],
    /// The samples already played.
    pub played: usize,
}

/// The sounds to come and under way. It knows no device: whoever plays asks it for samples.
#[derive(Debug)]
pub(super) struct Mixer {
    rate: u32,
    voices: VecDeque<Voice>,
    /// The player's volume as a factor, and what it is at the moment on its way there.
    volume: f32,
    glide: f32,
    /// The loudest that has been of late, for the limiter.
    loudest: f32,
    /// When samples were last asked for.
    filled: Instant,
}

impl Mixer {
    /// A mixer without sounds. `rate` is in hertz, `volume` a factor up to 1.
    pub(super) fn new(rate: u32, volume: f32, now: Instant) -> Mixer {
        Mixer { rate, voices: VecDeque::new(), volume, glide: volume, loudest: 0.0, filled: now }
    }

    /// Sets the volume; what sounds glides there.
    pub(super) fn set_volume(&mut self, volume: f32) {
        self.volume = volume;
    }

    /// Whether nothing sounds or is to come.
    pub(super) fn is_silent(&self) -> bool {
        self.voices.is_empty()
    }

    /// When samples were last asked for.
    pub(super) fn filled(&self) -> Instant {
        self.filled
    }

    /// Adds a sound. Returns whether it will be heard.
    pub(super) fn start(&mut self, voice: Voice) -> bool {
        let apart = |one: Instant, other: Instant| one.max(other) - one.min(other);
        let twin =
            self.voices.iter_mut().find(|other| other.kind == voice.kind && apart(other.at, voice.at) < SAME);
        if let Some(twin) = twin {
            // The louder one of two is where the sound comes from.
            if twin.played == 0 && voice.gains.iter().sum::<f32>() > twin.gains.iter().sum() {
                twin.gains = voice.gains;
            }
            return false;
        }
        let length = |voice: &Voice| Duration::from_secs_f32(voice.samples.len() as f32 / self.rate as f32);
        let ends = voice.at + length(&voice);
        let meets = |other: &&Voice| other.at < ends && voice.at < other.at + length(other);
        if !voice.kind.is_important() && self.voices.iter().filter(meets).count() >= MAX_VOICES {
            return false;
        }
        self.voices.push_back(voice);
        true
    }

    /// The pictures of all sounds to come are there already: important sounds and the last one of each other kind are heard
    /// `now`, the rest never.
    pub(super) fn hurry(&mut self, now: Instant) {
        let mut seen = Vec::new();
        let mut kept = VecDeque::new();
        while let Some(mut voice) = self.voices.pop_back() {
            let is_to_come = voice.played == 0 && voice.at > now;
            let kind = std::mem::discriminant(&voice.kind);
            if is_to_come && (voice.kind == SoundKind::Slide || seen.contains(&kind)) {
                continue;
            }
            if is_to_come {
                seen.push(kind);
                voice.at = now;
            }
            kept.push_front(voice);
        }
        self.voices = kept;
    }

    /// Fills `out`, left and right in turn, with what is heard from `heard_at` on.
    pub(super) fn fill(&mut self, out: &mut [f32], now: Instant, heard_at: Instant) {
        self.filled = now;
        out.fill(0.0);
        let frames = out.len() / 2;
        self.voices
            .retain(|voice| voice.played > 0 || voice.kind.is_important() || voice.at + MAX_LATE >= heard_at);
        for voice in &mut self.voices {
            let mut first = 0;
            if voice.played == 0 {
                let waits = voice.at.saturating_duration_since(heard_at).as_secs_f64();
                first = (waits * f64::from(self.rate)).round() as usize;
            }
            let Some(out) = out.get_mut(2 * first..2 * frames) else { continue };
            let left = &voice.samples[voice.played..];
            for (frame, sample) in out.chunks_exact_mut(2).zip(left) {
                frame[0] += sample * voice.gains[0];
                frame[1] += sample * voice.gains[1];
            }
            voice.played += (frames - first).min(left.len());
        }
        self.voices.retain(|voice| voice.played < voice.samples.len());
        self.level(out);
    }

    /// Applies the volume, and turns down what would be too loud.
    fn level(&mut self, out: &mut [f32]) {
        for frame in out.chunks_exact_mut(2) {
            self.glide += GLIDE * (self.volume - self.glide);
            let loud = self.glide * frame[0].abs().max(frame[1].abs());
            self.loudest = loud.max(self.loudest * (1.0 - RELEASE));
            let gain = self.glide * (CEILING / self.loudest.max(CEILING));
            frame.iter_mut().for_each(|sample| *sample *= gain);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 48_000;

    fn voice(kind: SoundKind, at: Instant, gains: [f32; 2]) -> Voice {
        Voice { kind, samples: vec![1.0; 480].into(), at, gains, played: 0 }
    }

    /// What is heard in so many milliseconds, in blocks of 5.
    fn play(mixer: &mut Mixer, from: Instant, milliseconds: u64) -> Vec<f32> {
        let mut all = Vec::new();
        for at in (0..milliseconds).step_by(5) {
            let mut out = [f32::NAN; 2 * 240];
            let heard_at = from + Duration::from_millis(at);
            mixer.fill(&mut out, heard_at, heard_at);
            all.extend(out);
        }
        all
    }

    #[test]
    fn a_sound_begins_at_its_time_and_on_its_side() {
        let now = Instant::now();
        let mut mixer = Mixer::new(RATE, 1.0, now);
        assert!(mixer.start(voice(SoundKind::Land, now + Duration::from_millis(12), [0.5, 0.25])));
        let heard = play(&mut mixer, now, 40);
        let is_audible = |frame: &[f32]| frame.iter().any(|sample| *sample != 0.0);
        let first = heard.chunks(2).position(is_audible);
        assert_eq!(first, Some(576));
        assert_eq!(heard.chunks(2).filter(|frame| is_audible(frame)).count(), 480);
        assert_eq!(heard[2 * 600..2 * 601], [0.5, 0.25]);
        assert!(mixer.is_silent());
    }

    #[test]
    fn many_loud_sounds_stay_within_the_limit() {
        let now = Instant::now();
        let mut mixer = Mixer::new(RATE, 1.0, now);
        let kinds = (1..=12).map(SoundKind::Build).chain([SoundKind::Turn, SoundKind::Knock]);
        for kind in kinds {
            assert!(mixer.start(voice(kind, now, [1.0; 2])));
        }
        assert!(!mixer.start(voice(SoundKind::Land, now, [1.0; 2])), "there are enough");
        let heard = play(&mut mixer, now, 20);
        assert!(heard.iter().all(|sample| sample.abs() <= CEILING));
    }

    #[test]
    fn what_comes_too_late_is_left_out_unless_it_is_important() {
        let now = Instant::now();
        let mut mixer = Mixer::new(RATE, 1.0, now);
        mixer.start(voice(SoundKind::Land, now, [0.25; 2]));
        mixer.start(voice(SoundKind::Turn, now, [0.5; 2]));
        let heard = play(&mut mixer, now + Duration::from_secs(1), 20);
        assert_eq!(heard.iter().copied().fold(0.0, f32::max), 0.5);
    }

    #[test]
    fn a_picture_that_comes_early_takes_its_sounds_along() {
        let now = Instant::now();
        let mut mixer = Mixer::new(RATE, 1.0, now);
        let later = |milliseconds| now + Duration::from_millis(milliseconds);
        mixer.start(voice(SoundKind::Build(1), now, [0.125; 2]));
        play(&mut mixer, now, 5);
        mixer.start(voice(SoundKind::Slide, later(100), [0.5; 2]));
        mixer.start(voice(SoundKind::Build(2), later(200), [0.5; 2]));
        mixer.start(voice(SoundKind::Build(3), later(300), [0.25; 2]));
        mixer.start(voice(SoundKind::Turn, later(400), [0.125; 2]));
        mixer.hurry(later(5));
        let heard = play(&mut mixer, later(5), 20);
        // The stone that sounds already, the last one to come, and the turn.
        assert_eq!(heard.iter().copied().fold(0.0, f32::max), 0.5);
        assert!(mixer.is_silent());
    }

    #[test]
    fn a_new_volume_is_reached_without_a_jump() {
        let now = Instant::now();
        let mut mixer = Mixer::new(RATE, 1.0, now);
        mixer.start(Voice { samples: vec![0.5; 48_000].into(), ..voice(SoundKind::Land, now, [1.0; 2]) });
        play(&mut mixer, now, 5);
        mixer.set_volume(0.0);
        let heard = play(&mut mixer, now, 500);
        let jump = heard.windows(3).map(|three| (three[0] - three[2]).abs()).fold(0.0, f32::max);
        assert!(jump < 0.001, "it jumps by {jump}");
        assert!(heard[heard.len() - 1].abs() < 0.001);
    }
}
