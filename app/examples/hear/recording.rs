//! Recordings: 32-bit samples, left and right in turn, and beside them a file with the time of the first one.

use std::error::Error;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::RATE;

/// The bytes of a sample for both sides.
const FRAME: usize = 8;
/// A null sink plays ahead of time until somebody listens. What comes in this time says nothing about when it was heard.
const SETTLES: Duration = Duration::from_secs(2);

/// What was recorded.
pub(crate) struct Recording {
    /// When the first sample was heard, in microseconds since 1970.
    pub begins: i64,
    /// The samples, left and right.
    pub samples: Vec<[f32; 2]>,
}

fn begin_file(file: &Path) -> PathBuf {
    file.with_extension("begin")
}

/// Writes the standard input to a file until it ends.
///
/// Samples come in bunches and late. The bunch that came soonest tells when the recording began, at most a few milliseconds too
/// late, so no sound is taken for earlier than it was heard.
pub(crate) fn record(file: &Path) -> Result<(), Box<dyn Error>> {
    let mut out = File::create(file)?;
    let mut input = io::stdin().lock();
    let (mut bunch, mut bytes) = ([0; 1 << 16], 0);
    let started = Instant::now();
    let mut begins = SystemTime::now();
    loop {
        let count = input.read(&mut bunch)?;
        if count == 0 {
            break;
        }
        bytes += count;
        let would_begin =
            SystemTime::now() - Duration::from_secs_f64((bytes / FRAME) as f64 / f64::from(RATE));
        begins = if started.elapsed() < SETTLES { would_begin } else { begins.min(would_begin) };
        out.write_all(&bunch[..count])?;
    }
    fs::write(begin_file(file), begins.duration_since(UNIX_EPOCH)?.as_micros().to_string())?;
    Ok(())
}

impl Recording {
    /// Reads a recording with the time of its beginning.
    pub(crate) fn open(file: &Path) -> Result<Recording, Box<dyn Error>> {
        let begins = fs::read_to_string(begin_file(file))?.parse()?;
        let sample = |bytes: &[u8]| f32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        let samples =
            fs::read(file)?.chunks_exact(FRAME).map(|frame| [sample(frame), sample(&frame[4..])]).collect();
        Ok(Recording { begins, samples })
    }
}
