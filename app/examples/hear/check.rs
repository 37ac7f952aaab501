//! Looks for sounds in a recording.

use std::collections::BTreeMap;
use std::error::Error;
use std::f32::consts::FRAC_PI_4;
use std::fs;
use std::path::{Path, PathBuf};

use skipstone::sound::{SoundKind, synth};

use crate::RATE;
use crate::recording::Recording;

/// A sound comes at most so long before and after its picture, in milliseconds. A null sink can be listened to before it counts
/// its samples as heard, so sounds that are on time seem a little early.
const SOONEST: f32 = -30.0;
const LATEST: f32 = 60.0;
/// So many of a recording may be later, as a busy machine gives no guarantee; the others show what the program does.
const MOST_LATE: usize = 2;
/// One that isn't found there is looked for further away, so that a late one is told as late.
const SOONER: f32 = -60.0;
const LATER: f32 = 250.0;
/// How alike the recording and the sound must be at least, from 0 to 1, and within which factors the loudness must be the
/// expected one. Other sounds at the same time make them differ.
const ALIKE: f32 = 0.45;
const LOUDNESS: std::ops::Range<f32> = 0.5..1.5;
/// So many times the power of a sound hides it.
const MASKING: f32 = 20.0;
/// Sounds are compared by their beginnings, of so many seconds, and by one sample in so many.
const COMPARED: f32 = 0.3;
const THINNED: usize = 4;

/// A sound that a log tells of.
#[derive(Debug, Clone, Copy)]
struct Logged {
    kind: SoundKind,
    pan: f32,
    gain: f32,
    /// The time of its picture, in microseconds since 1970.
    picture: i64,
}

impl Logged {
    /// How much of it is to be heard, to sort by.
    fn power(&self) -> f32 {
        self.gain * self.gain * power(&synth::render(self.kind, RATE))
    }

    /// Whether another sound is so much louder at the same time that nobody could tell this one.
    fn is_masked_by(&self, other: &Logged) -> bool {
        let apart = (self.picture - other.picture).abs() as f32 / 1_000_000.0;
        apart < COMPARED && other.power() > MASKING * self.power()
    }

    /// Its gains on the left and on the right at the volume of the log, but for its own gain.
    fn sides(&self) -> [f32; 2] {
        let angle = (self.pan + 1.0) * FRAC_PI_4;
        [angle.cos(), angle.sin()]
    }
}

/// Where a sound was found.
struct Found {
    /// The first sample.
    at: usize,
    /// From its picture, in milliseconds.
    delay: f32,
    /// How alike it is, from 0 to 1.
    alike: f32,
    /// Its loudness, 1.0 if it is the expected one.
    loudness: f32,
}

impl Found {
    fn is_sure(&self) -> bool {
        self.alike >= ALIKE && LOUDNESS.contains(&self.loudness)
    }

    fn is_on_time(&self) -> bool {
        (SOONEST..=LATEST).contains(&self.delay)
    }
}

/// Looks for every sound of the logs that lies within the recording, and tells what it found of each kind.
///
/// # Errors
/// If a sound is missing, late or early, or anything is clipped.
pub(crate) fn check(file: &Path, logs: &[PathBuf]) -> Result<(), Box<dyn Error>> {
    let mut recording = Recording::open(file)?;
    let peak = recording.samples.iter().flatten().fold(0.0, |peak: f32, sample| peak.max(sample.abs()));
    if peak >= 1.0 {
        return Err(format!("it is clipped: the peak is {peak}").into());
    }
    let mut sounds = Vec::new();
    for log in logs {
        sounds.extend(read_log(&fs::read_to_string(log)?));
    }
    // The loudest first, each taken out of the recording: what is left is easier to find.
    sounds.sort_by(|one, other| other.power().total_cmp(&one.power()));
    let mut kinds: BTreeMap<String, Vec<f32>> = BTreeMap::new();
    let (mut wrong, mut late, mut masked) = (Vec::new(), Vec::new(), 0);
    for sound in &sounds {
        if sounds.iter().any(|other| sound.is_masked_by(other)) {
            masked += 1;
            continue;
        }
        let Some(found) = find(&recording, sound) else { continue };
        if found.is_sure() {
            take_out(&mut recording, sound, &found);
        }
        let name = format!("{:?}", sound.kind);
        let Found { delay, alike, loudness, .. } = &found;
        if !found.is_sure() {
            wrong.push(format!("{name} is missing: {alike:.2} alike, {loudness:.2} as loud, {delay:.0} ms"));
        } else if !found.is_on_time() {
            late.push(format!("{name} is {delay:.0} ms after its picture"));
        }
        kinds.entry(name).or_default().push(*delay);
    }
    for (name, delays) in &kinds {
        let (first, last) = delays
            .iter()
            .fold((f32::MAX, f32::MIN), |(first, last), delay| (first.min(*delay), last.max(*delay)));
        println!("{name}: {} times, {first:.0} to {last:.0} ms after the picture", delays.len());
    }
    let found = kinds.values().map(Vec::len).sum::<usize>();
    println!("peak {peak:.2}, {found} sounds looked for, {masked} masked by far louder ones");
    if late.len() > MOST_LATE {
        wrong.append(&mut late);
    }
    match wrong.is_empty() && !kinds.is_empty() {
        true => Ok(()),
        false => Err(format!("{} of {} are wrong:\n{}", wrong.len(), sounds.len(), wrong.join("\n")).into()),
    }
}

/// The sounds that a log tells of, without those that were hurried to another time.
fn read_log(log: &str) -> Vec<Logged> {
    let field = |line: &str, name: &str| -> Option<String> {
        let (_, value) = line.split_once(&format!(" {name}="))?;
        Some(value.split(' ').next().unwrap_or_default().to_owned())
    };
    let mut sounds: Vec<Logged> = Vec::new();
    for line in log.lines() {
        if let Some(hurried) = field(line, "hurried").and_then(|time| time.parse::<i64>().ok()) {
            sounds.retain(|sound| sound.picture <= hurried);
        }
        let number = |name| field(line, name).and_then(|value| value.parse::<f32>().ok());
        let kind =
            field(line, "kind").and_then(|kind| SoundKind::all().find(|one| format!("{one:?}") == kind));
        let picture = field(line, "picture").and_then(|time| time.parse().ok());
        if let (Some(kind), Some(pan), Some(gain), Some(picture)) =
            (kind, number("pan"), number("gain"), picture)
        {
            sounds.push(Logged { kind, pan, gain, picture });
        }
    }
    sounds
}

/// Finds a sound near its picture; `None` if the recording ends before or begins after it. The same sound may be heard a little
/// later once more, so where it should be goes first.
fn find(recording: &Recording, sound: &Logged) -> Option<Found> {
    let there = best_between(recording, sound, SOONEST, LATEST)?;
    let elsewhere = || best_between(recording, sound, SOONER, LATER);
    if there.is_sure() { Some(there) } else { elsewhere() }
}

/// The place within so many milliseconds from its picture where a sound is most alike.
fn best_between(recording: &Recording, sound: &Logged, soonest: f32, latest: f32) -> Option<Found> {
    let rendered = synth::render(sound.kind, RATE);
    let wanted = thin(rendered.iter().take((COMPARED * RATE as f32) as usize).copied());
    let per_millisecond = RATE as f32 / 1000.0;
    let from = to_samples(sound.picture - recording.begins)?
        .checked_add_signed((soonest * per_millisecond) as isize)?;
    let to = from + ((latest - soonest) * per_millisecond) as usize + wanted.len() * THINNED;
    // Both sides together, each as loud as it should be.
    let [left, right] = sound.sides();
    let there = recording.samples.get(from..to)?;
    let there = thin(there.iter().map(|frame| frame[0] * left + frame[1] * right));
    let wanted_power = power(&wanted);
    let compare = |(at, part): (usize, &[f32])| {
        let product: f32 = part.iter().zip(&wanted).map(|(one, other)| one * other).sum();
        Found {
            at: from + at * THINNED,
            delay: (at * THINNED) as f32 / per_millisecond + soonest,
            alike: product / (power(part) * wanted_power).sqrt().max(f32::MIN_POSITIVE),
            loudness: product / wanted_power / sound.gain,
        }
    };
    let places = there.windows(wanted.len()).enumerate().map(compare);
    places.max_by(|one, other| one.alike.total_cmp(&other.alike))
}

/// Takes a sound out of the recording. It was found to a few samples; the place that leaves the least is the right one.
fn take_out(recording: &mut Recording, sound: &Logged, found: &Found) {
    let rendered = synth::render(sound.kind, RATE);
    let gains = sound.sides().map(|side| side * sound.gain * found.loudness);
    let likeness = |at: usize| -> f32 {
        let there = recording.samples.iter().skip(at).zip(&rendered);
        there.map(|(frame, sample)| (frame[0] * gains[0] + frame[1] * gains[1]) * sample).sum()
    };
    let near = found.at.saturating_sub(THINNED)..=found.at + THINNED;
    let at = near.max_by(|one, other| likeness(*one).total_cmp(&likeness(*other))).unwrap_or(found.at);
    for (frame, sample) in recording.samples.iter_mut().skip(at).zip(&rendered) {
        frame[0] -= sample * gains[0];
        frame[1] -= sample * gains[1];
    }
}

fn to_samples(microseconds: i64) -> Option<usize> {
    usize::try_from(microseconds * i64::from(RATE) / 1_000_000).ok()
}

fn power(samples: &[f32]) -> f32 {
    samples.iter().map(|sample| sample * sample).sum()
}

/// One sample of so many, their mean.
fn thin(samples: impl Iterator<Item = f32>) -> Vec<f32> {
    let samples: Vec<f32> = samples.collect();
    samples.chunks_exact(THINNED).map(|few| few.iter().sum::<f32>() / THINNED as f32).collect()
}
