//! The way to the system's sound server, open as long as the value exists.
//!
//! Each system has a `Device`: `find` looks for one, `rate` tells its sample rate, `play` starts to ask a [`Source`] for samples.

#[cfg(not(any(windows, target_vendor = "apple")))]
mod pulse;
#[cfg(any(windows, target_vendor = "apple"))]
mod system;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::mixer::Mixer;

#[cfg(not(any(windows, target_vendor = "apple")))]
use pulse as platform;
#[cfg(any(windows, target_vendor = "apple"))]
use system as platform;

pub(super) use platform::Error;

/// An open output and the mixer that it plays.
pub(super) struct Output {
    mixer: Arc<Mutex<Mixer>>,
    rate: u32,
    _stream: platform::Stream,
}

impl Output {
    /// Opens the system's output with a mixer of its own at that volume. May block for a second while a server doesn't answer.
    ///
    /// # Errors
    /// If there is no sound server or device, or it can't be used.
    pub(super) fn open(volume: f32) -> Result<Output, Error> {
        let device = platform::Device::find()?;
        let rate = device.rate();
        let mixer = Arc::new(Mutex::new(Mixer::new(rate, volume, Instant::now())));
        let source = Source { mixer: Arc::clone(&mixer) };
        Ok(Output { mixer, rate, _stream: device.play(source)? })
    }

    /// Its sample rate in hertz.
    pub(super) fn rate(&self) -> u32 {
        self.rate
    }

    /// The mixer. To be held shortly: the device waits for it.
    pub(super) fn mixer(&self) -> MutexGuard<'_, Mixer> {
        lock(&self.mixer)
    }
}

/// Where a device gets its samples from.
struct Source {
    mixer: Arc<Mutex<Mixer>>,
}

impl Source {
    /// Fills `out` with samples for the left and the right in turn, the first of which is heard after `latency`.
    fn fill(&mut self, out: &mut [f32], latency: Duration) {
        let now = Instant::now();
        lock(&self.mixer).fill(out, now, now + latency);
    }
}

fn lock(mixer: &Mutex<Mixer>) -> MutexGuard<'_, Mixer> {
    mixer.lock().unwrap_or_else(PoisonError::into_inner)
}
