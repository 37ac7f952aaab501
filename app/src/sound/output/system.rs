//! Output to the default device of Windows or macOS.

use std::time::Duration;

use cpal::traits::{DeviceTrait as _, HostTrait as _, StreamTrait as _};
use cpal::{OutputCallbackInfo, SampleFormat, SupportedStreamConfig};

use super::Source;

/// A device that doesn't start within this time is none.
const ANSWER: Duration = Duration::from_secs(1);

/// Why nothing can be played.
#[derive(Debug, thiserror::Error)]
pub(in crate::sound) enum Error {
    #[error("there is no sound device")]
    NoDevice,
    #[error("the sound device takes no floating-point samples")]
    Format,
    #[error("the sound device can't be used")]
    Device(#[from] cpal::Error),
}

/// The default device.
pub(super) struct Device {
    device: cpal::Device,
    config: SupportedStreamConfig,
}

/// A stream under way; it ends when it is dropped.
pub(super) struct Stream {
    _stream: cpal::Stream,
}

impl Device {
    /// Asks the system for its default output.
    pub(super) fn find() -> Result<Device, Error> {
        let device = cpal::default_host().default_output_device().ok_or(Error::NoDevice)?;
        let config = device.default_output_config()?;
        // Both systems mix in this format and offer it for every device.
        match config.sample_format() {
            SampleFormat::F32 => Ok(Device { device, config }),
            _ => Err(Error::Format),
        }
    }

    pub(super) fn rate(&self) -> u32 {
        self.config.sample_rate()
    }

    /// Starts a stream. A thread of the system asks the source for samples.
    pub(super) fn play(self, mut source: Source) -> Result<Stream, Error> {
        let channels = usize::from(self.config.channels()).max(1);
        let mut samples = Vec::new();
        let fill = move |out: &mut [f32], info: &OutputCallbackInfo| {
            samples.resize(2 * (out.len() / channels), 0.0);
            let times = info.timestamp();
            let latency = times.playback.checked_duration_since(times.callback).unwrap_or_default();
            source.fill(&mut samples, latency);
            for (frame, sides) in out.chunks_exact_mut(channels).zip(samples.chunks_exact(2)) {
                match frame {
                    [only] => *only = (sides[0] + sides[1]) / 2.0,
                    [left, right, others @ ..] => {
                        (*left, *right) = (sides[0], sides[1]);
                        others.fill(0.0);
                    }
                    [] => {}
                }
            }
        };
        // A dead device asks for nothing more, which the player notices.
        let failed = |error: cpal::Error| tracing::debug!(%error, "the sound device has failed");
        let stream = self.device.build_output_stream(self.config.into(), fill, failed, Some(ANSWER))?;
        stream.play()?;
        Ok(Stream { _stream: stream })
    }
}
