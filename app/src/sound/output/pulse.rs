//! Output to a PulseAudio server, which PipeWire is too.
//!
//! The protocol's messages come from a library. Its client isn't used, because it clears a megabyte for every message and logs
//! the end of every connection as an error; what a player of sounds needs of one is short.

use std::io::{self, BufReader, Write as _};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::time::Duration;
use std::{env, thread};

use directories::BaseDirs;
use pulseaudio::protocol::{
    self, AuthParams, AuthReply, ChannelMap, ChannelVolume, Command, CommandReply, CreatePlaybackStreamReply,
    Descriptor, DescriptorFlags, PlaybackStreamParams, Prop, Props, ProtocolError, SampleFormat, SampleSpec,
    SetClientNameReply, stream,
};
use skipstone_core::ErrorChain;

use super::Source;
use crate::read_file::{FileKind, read_bytes};

/// The server converts it if its device has another one.
const RATE: u32 = 48_000;
/// How long samples wait at the server: short enough for a sound to belong to its picture, long enough for a busy computer.
const BUFFER: Duration = Duration::from_millis(40);
/// How often the server asks for samples.
const REQUEST: Duration = Duration::from_millis(10);
/// A server that doesn't answer within this time is none.
const ANSWER: Duration = Duration::from_secs(1);
/// The bytes of a sample, and of one for each side.
const SAMPLE: usize = size_of::<f32>();
const FRAME: usize = 2 * SAMPLE;

/// Why nothing can be played.
#[derive(Debug, thiserror::Error)]
pub(in crate::sound) enum Error {
    #[error("there is no PulseAudio server")]
    NoServer,
    #[error("the PulseAudio server can't be reached")]
    Unreachable(#[from] io::Error),
    #[error("the PulseAudio server doesn't play")]
    Protocol(#[from] ProtocolError),
}

/// A connection to the server.
pub(super) struct Device {
    socket: BufReader<UnixStream>,
    /// The version of the protocol that both sides speak.
    version: u16,
    /// The number of the next command.
    sequence: u32,
}

/// A stream under way; it ends when it is dropped.
pub(super) struct Stream {
    socket: UnixStream,
}

impl Device {
    /// Connects to the server that the environment names.
    pub(super) fn find() -> Result<Device, Error> {
        let path = pulseaudio::socket_path_from_env().ok_or(Error::NoServer)?;
        let socket = UnixStream::connect(path)?;
        socket.set_read_timeout(Some(ANSWER))?;
        socket.set_write_timeout(Some(ANSWER))?;
        let mut device =
            Device { socket: BufReader::new(socket), version: protocol::MAX_VERSION, sequence: 0 };
        let auth: AuthReply = device.ask(&Command::Auth(AuthParams {
            version: protocol::MAX_VERSION,
            supports_shm: false,
            supports_memfd: false,
            cookie: cookie().unwrap_or_default(),
        }))?;
        device.version = protocol::MAX_VERSION.min(auth.version);
        let mut properties = Props::new();
        properties.set(Prop::ApplicationName, c"Skipstone");
        let _: SetClientNameReply = device.ask(&Command::SetClientName(properties))?;
        Ok(device)
    }

    pub(super) fn rate(&self) -> u32 {
        RATE
    }

    /// Starts a stream. A thread of its own asks the source for samples whenever the server does.
    pub(super) fn play(mut self, source: Source) -> Result<Stream, Error> {
        let mut properties = Props::new();
        properties.set(Prop::MediaRole, c"game");
        properties.set(Prop::MediaName, c"Skipstone");
        let created: CreatePlaybackStreamReply =
            self.ask(&Command::CreatePlaybackStream(PlaybackStreamParams {
                sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 2, sample_rate: RATE },
                channel_map: ChannelMap::stereo(),
                cvolume: Some(ChannelVolume::norm(2)),
                sink_name: Some(protocol::DEFAULT_SINK.to_owned()),
                buffer_attr: stream::BufferAttr {
                    target_length: bytes(BUFFER),
                    minimum_request_length: bytes(REQUEST),
                    // After a hiccup it goes on at once instead of gathering a whole buffer.
                    pre_buffering: bytes(REQUEST),
                    ..stream::BufferAttr::default()
                },
                flags: stream::StreamFlags { adjust_latency: true, ..stream::StreamFlags::default() },
                props: properties,
                ..PlaybackStreamParams::default()
            }))?;
        let socket = self.socket.get_ref().try_clone()?;
        tracing::debug!(
            buffer = created.buffer_attr.target_length,
            latency = created.stream_latency,
            "a sound stream is open"
        );
        // Between two requests a server may take its time, for example while the computer sleeps.
        socket.set_read_timeout(None)?;
        let feeder = Feeder {
            device: self,
            source,
            channel: created.channel,
            buffer: created.buffer_attr.target_length as usize,
            beyond: Duration::from_micros(created.stream_latency),
            wanted: created.requested_bytes as usize,
            samples: Vec::new(),
            message: Vec::new(),
        };
        thread::Builder::new().name("sound output".to_owned()).spawn(move || {
            if let Err(error) = feeder.run() {
                tracing::debug!(error = %ErrorChain(&error), "the sound stream has ended");
            }
        })?;
        Ok(Stream { socket })
    }

    /// Sends a command and waits for its reply, before there is a stream.
    fn ask<R: CommandReply>(&mut self, command: &Command) -> Result<R, Error> {
        protocol::write_command_message(self.socket.get_mut(), self.sequence, command, self.version)?;
        self.sequence += 1;
        let (_, reply) = protocol::read_reply_message(&mut self.socket, self.version)?;
        Ok(reply)
    }
}

impl Drop for Stream {
    /// Closes the connection, which ends the thread and the server's stream.
    fn drop(&mut self) {
        let _ = self.socket.shutdown(Shutdown::Both);
    }
}

/// Sends samples as the server asks for them.
struct Feeder {
    device: Device,
    source: Source,
    /// The number of the stream.
    channel: u32,
    /// The bytes that the server's buffer holds when it is full.
    buffer: usize,
    /// How long samples take from that buffer to the ear.
    beyond: Duration,
    /// The bytes that the server waits for; so many are missing in its buffer.
    wanted: usize,
    samples: Vec<f32>,
    message: Vec<u8>,
}

impl Feeder {
    /// Runs until the connection or the stream ends.
    fn run(mut self) -> Result<(), Error> {
        loop {
            self.send()?;
            match protocol::read_command_message(&mut self.device.socket, self.device.version)?.1 {
                Command::Request(request) if request.channel == self.channel => {
                    self.wanted += request.length as usize;
                }
                // The player or the system has taken the stream away; a new one comes with the next sound.
                Command::PlaybackStreamKilled(_) => return Ok(()),
                _ => {}
            }
        }
    }

    /// Sends all whole samples that are waited for.
    fn send(&mut self) -> io::Result<()> {
        let frames = self.wanted / FRAME;
        if frames == 0 {
            return Ok(());
        }
        let before = self.buffer.saturating_sub(self.wanted) / FRAME;
        let latency = self.beyond + Duration::from_secs_f64(before as f64 / f64::from(RATE));
        self.wanted -= frames * FRAME;
        self.samples.resize(2 * frames, 0.0);
        self.source.fill(&mut self.samples, latency);
        let mut header = [0; protocol::DESCRIPTOR_SIZE];
        let (length, flags) = ((frames * FRAME) as u32, DescriptorFlags::empty());
        protocol::encode_descriptor(
            &mut header,
            &Descriptor { length, channel: self.channel, offset: 0, flags },
        );
        self.message.clear();
        self.message.extend(header);
        self.message.extend(self.samples.iter().flat_map(|sample| sample.to_le_bytes()));
        self.device.socket.get_mut().write_all(&self.message)
    }
}

/// What proves to the server that the player may use it; `None` if there is no such file, which PipeWire doesn't mind.
fn cookie() -> Option<Vec<u8>> {
    // The library knows the other places, but not that the folder of settings may be elsewhere.
    let own = BaseDirs::new().map(|folders| folders.config_dir().join("pulse/cookie"));
    let own = own.filter(|path| env::var_os("PULSE_COOKIE").is_none() && path.exists());
    read_bytes(&own.or_else(pulseaudio::cookie_path_from_env)?, FileKind::SoundCookie).ok()
}

/// The bytes of so much sound.
fn bytes(time: Duration) -> u32 {
    (time.as_millis() as u32 * RATE / 1000) * FRAME as u32
}
