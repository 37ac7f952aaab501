//! The thread that plays sounds. It sleeps while nothing sounds, and closes the output after a while of silence.

use std::collections::HashMap;
use std::f32::consts::FRAC_PI_4;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{io, thread};

use skipstone_core::ErrorChain;

use super::mixer::Voice;
use super::output::Output;
use super::{SoundKind, TimedSound, synth};

/// The output stays open for so long after a sound, because most sounds aren't alone.
const LINGER: Duration = Duration::from_secs(4);
/// After a failure the output isn't opened again for so long.
const RETRY: Duration = Duration::from_secs(10);
/// An output that hasn't asked for samples for so long is dead: its server has ended, or its device is gone.
const STALLED: Duration = Duration::from_secs(1);

/// What the thread is told.
#[derive(Debug)]
pub(super) enum Command {
    /// Plays sounds at their times.
    Play(Vec<TimedSound>),
    /// Plays the sounds to come now.
    Hurry(Instant),
    /// Sets the volume, as a factor.
    Volume(f32),
}

/// Starts the thread; it ends with the sender of its commands.
///
/// # Errors
/// If the system gives no thread.
pub(super) fn spawn(commands: Receiver<Command>, volume: f32) -> io::Result<()> {
    let player = Player { volume, output: None, failed: None, rendered: HashMap::new() };
    thread::Builder::new().name("sound".to_owned()).spawn(move || player.run(&commands))?;
    Ok(())
}

struct Player {
    volume: f32,
    /// `None` while nothing sounds.
    output: Option<Output>,
    /// When opening the output last failed, until it succeeds.
    failed: Option<Instant>,
    /// The samples of sounds, by rate in hertz.
    rendered: HashMap<(SoundKind, u32), Arc<[f32]>>,
}

impl Player {
    fn run(mut self, commands: &Receiver<Command>) {
        loop {
            match self.wait(commands) {
                Ok(Command::Play(sounds)) => self.play(&sounds),
                Ok(Command::Hurry(now)) => {
                    if let Some(output) = &self.output {
                        output.mixer().hurry(now);
                        tracing::debug!(hurried = in_microseconds(now), "sounds to come are played now");
                    }
                }
                Ok(Command::Volume(volume)) => {
                    self.volume = volume;
                    if let Some(output) = &self.output {
                        output.mixer().set_volume(volume);
                    }
                }
                Err(RecvTimeoutError::Timeout) => self.close_if_silent(),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    /// Waits for a command. Time left over goes into rendering what hasn't been heard yet, so that later sounds come at once.
    fn wait(&mut self, commands: &Receiver<Command>) -> Result<Command, RecvTimeoutError> {
        let Some(rate) = self.output.as_ref().map(Output::rate) else {
            return commands.recv().map_err(RecvTimeoutError::from);
        };
        while let Some(kind) = SoundKind::all().find(|kind| !self.rendered.contains_key(&(*kind, rate))) {
            match commands.try_recv() {
                Ok(command) => return Ok(command),
                Err(TryRecvError::Disconnected) => return Err(RecvTimeoutError::Disconnected),
                Err(TryRecvError::Empty) => drop(self.samples(kind, rate)),
            }
        }
        commands.recv_timeout(LINGER)
    }

    /// The samples of a sound; rendered once.
    fn samples(&mut self, kind: SoundKind, rate: u32) -> Arc<[f32]> {
        Arc::clone(self.rendered.entry((kind, rate)).or_insert_with(|| synth::render(kind, rate).into()))
    }

    /// Closes an output after [`LINGER`] without a command, once all has been heard or if it is dead.
    fn close_if_silent(&mut self) {
        let is_over = |output: &Output| {
            let mixer = output.mixer();
            mixer.is_silent() || mixer.filled().elapsed() > STALLED
        };
        if self.output.as_ref().is_some_and(is_over) {
            self.output = None;
        }
    }

    fn play(&mut self, sounds: &[TimedSound]) {
        let Some(rate) = self.open() else { return };
        for sound in sounds {
            let samples = self.samples(sound.kind, rate);
            let Some(output) = &self.output else { return };
            let voice = Voice { kind: sound.kind, samples, at: sound.at, gains: gains(sound), played: 0 };
            if output.mixer().start(voice) {
                // Tests that listen look for it.
                let (kind, pan, gain) = (sound.kind, sound.pan, sound.gain * self.volume);
                tracing::debug!(?kind, pan, gain, picture = in_microseconds(sound.at), "a sound");
            }
        }
    }

    /// Opens the output unless it is open, and returns its rate in hertz; `None` if there is none.
    fn open(&mut self) -> Option<u32> {
        if self.output.as_ref().is_some_and(|output| output.mixer().filled().elapsed() > STALLED) {
            tracing::debug!("the sound output has stopped");
            self.output = None;
        }
        if self.output.is_none() && self.failed.is_none_or(|failed| failed.elapsed() > RETRY) {
            match Output::open(self.volume) {
                Ok(output) => {
                    self.failed = None;
                    self.output = Some(output);
                }
                Err(error) => {
                    tracing::debug!(error = %ErrorChain(&error), "no sound output");
                    self.failed = Some(Instant::now());
                }
            }
        }
        self.output.as_ref().map(Output::rate)
    }
}

/// The gains on the left and on the right, equally loud wherever the sound is.
fn gains(sound: &TimedSound) -> [f32; 2] {
    let angle = (sound.pan.clamp(-1.0, 1.0) + 1.0) * FRAC_PI_4;
    [angle.cos(), angle.sin()].map(|gain| gain * sound.gain)
}

/// A time in microseconds since 1970.
fn in_microseconds(at: Instant) -> u128 {
    let now = Instant::now();
    let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let later = since_epoch + at.saturating_duration_since(now);
    later.saturating_sub(now.saturating_duration_since(at)).as_micros()
}
