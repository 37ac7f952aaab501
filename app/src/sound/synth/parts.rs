//! What sounds are put together from.

use std::f32::consts::TAU;

/// How softly a struck body begins, in seconds: too short to hear as a delay, long enough not to click.
const ATTACK: f32 = 0.0012;
/// How long the end of a sound is faded out, in seconds.
const FADE: f32 = 0.012;
/// A mode is heard for so many times its decay; it is 60 dB quieter by then.
const HEARD: f32 = 6.9;

/// A way in which a struck body swings.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mode {
    /// Its frequency, as a multiple of the body's pitch.
    pub ratio: f32,
    /// Its loudness, against that of the others.
    pub level: f32,
    /// The seconds in which it dies away to 37 %.
    pub decay: f32,
}

/// A sound in the making.
pub(super) struct Canvas {
    rate: f32,
    samples: Vec<f32>,
    /// The state of the noise: the same noise for the same sound.
    noise: u32,
}

impl Canvas {
    pub(super) fn new(rate: u32) -> Canvas {
        Canvas { rate: rate as f32, samples: Vec::new(), noise: 0x9E37_79B9 }
    }

    /// Adds a part that starts `at` and lasts `seconds`; `part` is its value from sample to sample, given the part of its time
    /// that has passed, from 0 to 1.
    fn add(&mut self, at: f32, seconds: f32, mut part: impl FnMut(f32) -> f32) {
        let (first, count) = ((at * self.rate) as usize, (seconds * self.rate) as usize);
        if self.samples.len() < first + count {
            self.samples.resize(first + count, 0.0);
        }
        for (nth, sample) in self.samples[first..first + count].iter_mut().enumerate() {
            *sample += part(nth as f32 / count as f32);
        }
    }

    /// Strikes a body of that pitch in hertz.
    pub(super) fn strike(&mut self, at: f32, pitch: f32, level: f32, modes: &[Mode]) {
        for mode in modes {
            let seconds = mode.decay * HEARD;
            // A sine that dies away is a point on a spiral, turned and drawn in from sample to sample.
            let (sin, cos) = (TAU * pitch * mode.ratio / self.rate).sin_cos();
            let shrink = (-1.0 / (mode.decay * self.rate)).exp();
            let (mut x, mut y) = (level * mode.level, 0.0);
            self.add(at, seconds, |part| {
                let now = y;
                (x, y) = (shrink * (cos * x - sin * y), shrink * (sin * x + cos * y));
                now * (part * seconds / ATTACK).min(1.0)
            });
        }
    }

    /// A sine whose pitch rises from `low` to `high` in hertz while it dies away.
    pub(super) fn rising(&mut self, at: f32, seconds: f32, low: f32, high: f32, level: f32) {
        let mut phase = 0.0;
        let step = 1.0 / self.rate;
        self.add(at, seconds, |part| {
            phase += TAU * (low + (high - low) * part * part) * step;
            let swell = (part / 0.12).min(1.0) * (1.0 - part).powi(2);
            level * swell * phase.sin()
        });
    }

    /// Noise around a frequency, `width` wide, both in hertz; it swells and dies away within `seconds`.
    pub(super) fn noise(&mut self, at: f32, seconds: f32, frequency: f32, width: f32, level: f32) {
        // A resonator of two poles, made as loud for every width.
        let radius = (-TAU * width / 2.0 / self.rate).exp();
        let (back, back2) = (2.0 * radius * (TAU * frequency / self.rate).cos(), -radius * radius);
        let loudness = (1.0 - radius * radius).sqrt();
        let (mut before, mut before2) = (0.0, 0.0);
        let mut state = self.noise;
        self.add(at, seconds, |part| {
            // Xorshift: any noise will do, as long as it is always the same.
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            let white = state as f32 / u32::MAX as f32 * 2.0 - 1.0;
            let now = loudness * white + back * before + back2 * before2;
            (before2, before) = (before, now);
            let swell = (part / 0.2).min(1.0) * (1.0 - part).powi(2);
            level * swell * now
        });
        self.noise = state;
    }

    /// The samples, scaled to that peak and faded out at the end.
    pub(super) fn finish(self, peak: f32) -> Vec<f32> {
        let Canvas { rate, mut samples, .. } = self;
        let loudest = samples.iter().fold(f32::MIN_POSITIVE, |loudest, sample| loudest.max(sample.abs()));
        let fade = (FADE * rate).max(1.0);
        let count = samples.len();
        for (nth, sample) in samples.iter_mut().enumerate() {
            *sample *= peak / loudest * ((count - 1 - nth) as f32 / fade).min(1.0);
        }
        samples
    }
}
