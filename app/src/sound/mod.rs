//! The sounds of the game, made by code and played without anybody waiting for them.
//!
//! [`Sound`] belongs to the root. It hands sounds and the time of their pictures to a thread (`player`), which starts with the
//! first sound, renders them ([`synth`]) and mixes them (`mixer`) for the system's sound server (`output`). The way to the
//! server is open only while something sounds. Where there is none, nothing is heard and nothing is said.
//!
//! `examples/hear` plays and finds sounds, for `tests/sound.sh`.

mod kind;
mod mixer;
mod output;
mod player;
pub mod synth;

use std::mem;
use std::sync::mpsc::{self, SyncSender};
use std::time::Instant;

use skipstone_core::ErrorChain;

use player::Command;

pub use kind::SoundKind;

/// Whether sounds can be heard, as a sentence in English. May block for a second while a server doesn't answer.
///
/// # Errors
/// Why they can't.
pub fn check() -> Result<String, String> {
    let opened = output::Output::open(0.0).map_err(|error| ErrorChain(&error).to_string())?;
    Ok(format!("the sound server plays {} samples a second", opened.rate()))
}

/// How many commands wait for the thread at most. While a server doesn't answer, further ones are dropped.
const MAX_WAITING: usize = 256;

/// A sound and the time of its picture.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TimedSound {
    /// What is heard.
    pub kind: SoundKind,
    /// When its picture is shown; a time in the past means at once.
    pub at: Instant,
    /// Where it happens: from -1.0 at the left to 1.0 at the right.
    pub pan: f32,
    /// How loud it is, as a factor up to 1.0.
    pub gain: f32,
}

impl TimedSound {
    /// A sound in the middle, at full loudness.
    pub fn new(kind: SoundKind, at: Instant) -> TimedSound {
        TimedSound { kind, at, pan: 0.0, gain: 1.0 }
    }
}

/// Sounds to play together.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Sounds {
    /// Whether the pictures of all earlier sounds are shown already, sooner than they were to be.
    pub hurried: bool,
    /// Each with its time.
    pub list: Vec<TimedSound>,
}

/// The way to the sounds. No call blocks, and none fails.
#[derive(Debug)]
pub struct Sound {
    output: OutputState,
    /// As a factor from 0.0 to 1.0.
    volume: f32,
}

#[derive(Debug)]
enum OutputState {
    /// Never heard: in tests.
    Silent,
    /// No sound has been played yet.
    Unstarted,
    /// The thread is there; it ends once this is dropped.
    Started(SyncSender<Command>),
}

impl Sound {
    /// Sounds that nobody hears.
    pub fn silent() -> Sound {
        Sound { output: OutputState::Silent, volume: 0.0 }
    }

    /// Sounds on the system's output, at no volume yet. Nothing is opened before the first sound.
    pub fn audible() -> Sound {
        Sound { output: OutputState::Unstarted, volume: 0.0 }
    }

    /// Sets the volume in percent, for what sounds already too.
    pub fn set_volume(&mut self, percent: u8) {
        let part = f32::from(percent.min(100)) / 100.0;
        // The ear hears ratios: half as loud is far less than half the samples.
        self.volume = part * part;
        if let OutputState::Started(commands) = &self.output {
            send(commands, Command::Volume(self.volume));
        }
    }

    /// Plays sounds as their pictures are shown. Without a volume nothing is done at all.
    pub fn play(&mut self, sounds: Vec<TimedSound>) {
        let sounds = catch_up(sounds, Instant::now());
        if self.volume == 0.0 || sounds.is_empty() {
            return;
        }
        if let OutputState::Unstarted = self.output {
            let (commands, waiting) = mpsc::sync_channel(MAX_WAITING);
            self.output = match player::spawn(waiting, self.volume) {
                Ok(()) => OutputState::Started(commands),
                Err(error) => {
                    tracing::debug!(%error, "no thread for sounds");
                    OutputState::Silent
                }
            };
        }
        if let OutputState::Started(commands) = &self.output {
            send(commands, Command::Play(sounds));
        }
    }

    /// Plays what a screen shows.
    pub fn play_all(&mut self, sounds: Sounds, now: Instant) {
        if let (OutputState::Started(commands), true) = (&self.output, sounds.hurried) {
            send(commands, Command::Hurry(now));
        }
        self.play(sounds.list);
    }
}

/// The sounds with times that have passed moved to `now`, because their pictures are shown by the next frame only. Of several
/// that sound alike the last one is kept: what was before it is never seen.
fn catch_up(mut sounds: Vec<TimedSound>, now: Instant) -> Vec<TimedSound> {
    let mut kinds = Vec::new();
    sounds.reverse();
    sounds.retain_mut(|sound| {
        let kind = mem::discriminant(&sound.kind);
        if sound.at >= now {
            return true;
        }
        sound.at = now;
        let is_last = !kinds.contains(&kind);
        kinds.push(kind);
        is_last
    });
    sounds.reverse();
    sounds
}

fn send(commands: &SyncSender<Command>, command: Command) {
    if commands.try_send(command).is_err() {
        tracing::debug!("a sound is dropped");
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_late_frame_is_heard_once_and_not_as_all_that_it_skips() {
        let now = Instant::now();
        let at = |kind, milliseconds: i64| {
            let distance = Duration::from_millis(milliseconds.unsigned_abs());
            TimedSound::new(kind, if milliseconds < 0 { now - distance } else { now + distance })
        };
        let all = [
            (SoundKind::Build(1), -300),
            (SoundKind::Land, -200),
            (SoundKind::Build(2), -20),
            (SoundKind::Build(3), 80),
        ];
        let kept = catch_up(all.map(|(kind, time)| at(kind, time)).into(), now);
        assert_eq!(kept, [at(SoundKind::Land, 0), at(SoundKind::Build(2), 0), at(SoundKind::Build(3), 80)]);
    }
}
