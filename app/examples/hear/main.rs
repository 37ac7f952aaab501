//! Plays the sounds of the game and listens to them; `tests/sound.sh` uses it.
//!
//!   hear play                     plays every sound once, and logs them with the times of their pictures
//!   parec … | hear record FILE    keeps what is recorded, and when it began
//!   hear check FILE LOG…          looks in the recording for every sound that the logs tell of

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod check;
mod recording;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use std::{env, thread};

use skipstone::sound::{Sound, SoundKind, TimedSound, synth};

/// The sample rate of recordings, in hertz: the one that the sounds are made at for PulseAudio.
const RATE: u32 = 48_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments[..] {
        ["play"] => {
            play();
            Ok(())
        }
        ["record", file] => recording::record(Path::new(file)),
        ["check", file, ref logs @ ..] => {
            check::check(Path::new(file), &logs.iter().map(PathBuf::from).collect::<Vec<_>>())
        }
        _ => Err("usage: hear play | record FILE | check FILE LOG…".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("hear: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Plays every sound after the one before, some with their picture in the future and some at once, from left to right.
fn play() {
    tracing_subscriber::fmt()
        .with_max_level(tracing::Level::DEBUG)
        .with_writer(std::io::stderr)
        .with_ansi(false)
        .init();
    let mut sound = Sound::audible();
    sound.set_volume(80);
    // Stones on stones differ by their pitch only, and so do the notes of a chain.
    let is_played = |kind: &SoundKind| match kind {
        SoundKind::Build(height) => height % 6 <= 1,
        SoundKind::Chain(number) | SoundKind::Skip(number) => number % 3 == 0,
        _ => true,
    };
    let all: Vec<SoundKind> = SoundKind::all().filter(is_played).collect();
    for (nth, kind) in all.iter().enumerate() {
        let ahead = Duration::from_millis(if nth % 2 == 0 { 200 } else { 0 });
        let pan = 1.2 * nth as f32 / all.len() as f32 - 0.6;
        sound.play(vec![TimedSound { pan, ..TimedSound::new(*kind, Instant::now() + ahead) }]);
        let length = synth::render(*kind, RATE).len() as f32 / RATE as f32;
        thread::sleep(ahead + Duration::from_secs_f32(length) + Duration::from_millis(60));
    }
    // What was played last is still on its way.
    thread::sleep(Duration::from_millis(300));
}
