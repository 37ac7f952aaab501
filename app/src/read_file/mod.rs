//! The one way in for files: whatever a path leads to, reading it neither blocks nor takes more memory than its kind may.
//!
//! Only regular files are read: a pipe or a device could block or never end.

mod lines;
mod text;

use std::fmt;
use std::fs::{self, File, FileType, OpenOptions};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use skipstone_core::text::Escaped;
use skipstone_core::{ErrorChain, SharedError};

pub(crate) use lines::bounded_lines;
pub(crate) use text::BYTE_ORDER_MARK;
pub use text::TextProblem;

/// What a file is read as, which bounds its size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileKind {
    /// The record of a round.
    Record,
    /// A challenge with the records of others, or a record: which of the two, its first line says.
    RecordOrChallenge,
    /// The log of a round at a network table.
    Transcript,
    /// Series with their records.
    Series,
    /// Rules as TOML.
    Rules,
    /// Puzzles.
    Puzzles,
    /// Texts of the window in some language.
    Texts,
    /// The player's settings.
    Settings,
    /// The player's key.
    Key,
    /// Where the window was.
    WindowPlacement,
    /// What proves to the sound server that the player may use it.
    SoundCookie,
}

impl FileKind {
    /// The largest file that is read, in bytes: far more than what the program writes itself.
    pub const fn max_bytes(self) -> u64 {
        match self {
            FileKind::Record | FileKind::RecordOrChallenge | FileKind::Transcript => 256 << 20,
            FileKind::Series => 1 << 30,
            FileKind::Puzzles => 64 << 20,
            FileKind::Rules | FileKind::Settings | FileKind::Texts => 1 << 20,
            FileKind::Key | FileKind::WindowPlacement | FileKind::SoundCookie => 1 << 16,
        }
    }
}

impl fmt::Display for FileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FileKind::Record => "record",
            FileKind::RecordOrChallenge => "record or challenge",
            FileKind::Transcript => "log of a round",
            FileKind::Series => "series file",
            FileKind::Rules => "rules file",
            FileKind::Puzzles => "file of puzzles",
            FileKind::Texts => "file of texts",
            FileKind::Settings => "settings file",
            FileKind::Key => "key",
            FileKind::WindowPlacement => "place of a window",
            FileKind::SoundCookie => "cookie of a sound server",
        })
    }
}

/// A file can't be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{} can't be read", Escaped(path.display()))]
pub struct ReadFileError {
    /// The path of the file.
    pub path: PathBuf,
    /// Why it can't.
    #[source]
    pub problem: ReadProblem,
}

/// Why a file can't be read. As text it goes on after a colon.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadProblem {
    /// The system refuses it.
    #[error("{}", ErrorChain(why))]
    System {
        /// The kind of the system's error.
        kind: io::ErrorKind,
        /// The system's error.
        why: SharedError,
    },
    /// It is no regular file.
    #[error("it is {0}, and only regular files are read")]
    Irregular(IrregularFile),
    /// It is larger than [`FileKind::max_bytes`].
    #[error("it is larger than {}, which no {kind} is", size(*.0), kind = .0)]
    TooLarge(FileKind),
    /// It isn't text as it is read.
    #[error(transparent)]
    Text(TextProblem),
}

/// What a path leads to if it is no regular file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum IrregularFile {
    /// A folder.
    #[error("a folder")]
    Folder,
    /// A pipe, a socket, a device.
    #[error("a pipe or a device")]
    Device,
}

impl IrregularFile {
    /// What is at a path; `None` for a regular file, and if there is nothing.
    pub(crate) fn at(path: &Path) -> Option<IrregularFile> {
        fs::metadata(path).ok().and_then(|found| IrregularFile::of(found.file_type()))
    }

    /// `None` for a regular file.
    fn of(kind: FileType) -> Option<IrregularFile> {
        match (kind.is_file(), kind.is_dir()) {
            (true, _) => None,
            (false, true) => Some(IrregularFile::Folder),
            (false, false) => Some(IrregularFile::Device),
        }
    }
}

impl ReadProblem {
    /// Whether there is no such file.
    pub fn is_missing(&self) -> bool {
        matches!(self, ReadProblem::System { kind: io::ErrorKind::NotFound, .. })
    }

    /// Whether the file could be read, but holds what no such file does.
    pub fn is_of_contents(&self) -> bool {
        matches!(self, ReadProblem::TooLarge(_) | ReadProblem::Text(_))
    }
}

impl From<io::Error> for ReadProblem {
    fn from(error: io::Error) -> ReadProblem {
        ReadProblem::System { kind: error.kind(), why: SharedError::new(error) }
    }
}

/// Reads a text file: UTF-8 or UTF-16, with or without a byte order mark, which is left out. Lines end with LF or CRLF.
///
/// # Errors
/// If it is no regular file, is too large for its kind, has another encoding, or can't be read.
pub fn read_text(path: &Path, kind: FileKind) -> Result<String, ReadFileError> {
    let decoded = read(path, kind).and_then(|bytes| text::decode(bytes).map_err(ReadProblem::Text));
    decoded.map_err(|problem| ReadFileError { path: path.to_owned(), problem })
}

/// Reads a file.
///
/// # Errors
/// If it is no regular file, is too large for its kind, or can't be read.
pub fn read_bytes(path: &Path, kind: FileKind) -> Result<Vec<u8>, ReadFileError> {
    read(path, kind).map_err(|problem| ReadFileError { path: path.to_owned(), problem })
}

fn read(path: &Path, kind: FileKind) -> Result<Vec<u8>, ReadProblem> {
    let file = match open(path) {
        Ok(file) => file,
        // Sockets can't be opened at all, nor folders on Windows.
        Err(error) => {
            return Err(IrregularFile::at(path).map_or_else(|| error.into(), ReadProblem::Irregular));
        }
    };
    // Of the open file: the path may lead to another one by now.
    let found = file.metadata()?;
    if let Some(irregular) = IrregularFile::of(found.file_type()) {
        return Err(ReadProblem::Irregular(irregular));
    }
    let most = kind.max_bytes();
    if found.len() > most {
        return Err(ReadProblem::TooLarge(kind));
    }
    // It may grow while it is read, and some systems don't tell the size of all files.
    let mut bytes = Vec::with_capacity(usize::try_from(found.len()).unwrap_or_default());
    file.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most { Err(ReadProblem::TooLarge(kind)) } else { Ok(bytes) }
}

/// Opens a file without waiting: a pipe would block until somebody writes into it.
fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NONBLOCK);
    options.open(path)
}

/// The largest size of a kind, for display.
fn size(kind: FileKind) -> String {
    match kind.max_bytes() {
        bytes if bytes < 1 << 20 => format!("{} KiB", bytes >> 10),
        bytes => format!("{} MiB", bytes >> 20),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_up_to_the_bound_of_its_kind() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a key");
        let most = FileKind::Key.max_bytes();
        for (size, is_read) in [(0, true), (most, true), (most + 1, false), (1 << 40, false)] {
            File::create(&path).and_then(|file| file.set_len(size)).expect("a sparse file");
            let read = read_bytes(&path, FileKind::Key).map(|bytes| bytes.len() as u64);
            let too_large =
                ReadFileError { path: path.clone(), problem: ReadProblem::TooLarge(FileKind::Key) };
            assert_eq!(read, if is_read { Ok(size) } else { Err(too_large) });
        }
        assert_eq!(
            ReadProblem::TooLarge(FileKind::Key).to_string(),
            "it is larger than 64 KiB, which no key is"
        );
        fs::remove_file(&path).expect("it is there");
        assert!(read_bytes(&path, FileKind::Key).is_err_and(|error| error.problem.is_missing()));
    }

    #[test]
    fn only_regular_files_are_read() {
        let folder = tempfile::tempdir().expect("a folder");
        let refused = |path: &Path, irregular| {
            let error = read_text(path, FileKind::Record).expect_err("it isn't read");
            assert_eq!(error.problem, ReadProblem::Irregular(irregular), "{}", path.display());
        };
        refused(folder.path(), IrregularFile::Folder);
        #[cfg(unix)]
        {
            let (pipe, socket) = (folder.path().join("pipe"), folder.path().join("socket"));
            let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
            assert!(made.success());
            let _listener = std::os::unix::net::UnixListener::bind(&socket).expect("a socket");
            std::os::unix::fs::symlink("/dev/zero", folder.path().join("link")).expect("a link");
            for path in [&pipe, &socket, &folder.path().join("link"), Path::new("/dev/zero")] {
                refused(path, IrregularFile::Device);
            }
        }
    }
}
