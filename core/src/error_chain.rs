//! Errors as causes of other errors, and the text of an error with its causes.
//!
//! An error that wraps another one returns it from [`Error::source`] and leaves it out of its own text. Whoever prints an error
//! for a person prints an [`ErrorChain`].

use std::error::Error;
use std::fmt;
use std::sync::Arc;

/// Displays an error with its causes, the outermost first: `a.toml can't be read: permission denied`.
///
/// A cause that the text before it already ends with is left out, because some libraries repeat causes.
#[derive(Debug, Clone, Copy)]
pub struct ErrorChain<'a>(pub &'a dyn Error);

impl fmt::Display for ErrorChain<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut last = self.0.to_string();
        f.write_str(&last)?;
        let mut source = self.0.source();
        while let Some(cause) = source {
            let text = cause.to_string();
            if !last.ends_with(&text) {
                write!(f, ": {text}")?;
                last = text;
            }
            source = cause.source();
        }
        Ok(())
    }
}

/// An error of any type as the cause of an error that is cloned and compared. Clones share it; it equals errors with the same
/// text and causes.
#[derive(Clone)]
pub struct SharedError(Arc<dyn Error + Send + Sync>);

impl SharedError {
    /// Wraps an error, or a text if there is no error type.
    pub fn new(error: impl Into<Box<dyn Error + Send + Sync>>) -> SharedError {
        SharedError(error.into().into())
    }
}

/// Equal by text, causes included.
impl PartialEq for SharedError {
    fn eq(&self, other: &SharedError) -> bool {
        ErrorChain(self).to_string() == ErrorChain(other).to_string()
    }
}

impl Eq for SharedError {}

impl Error for SharedError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.0.source()
    }
}

impl fmt::Display for SharedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for SharedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, thiserror::Error)]
    enum Outer {
        #[error("the file can't be read")]
        Plain(#[source] SharedError),
        #[error("the file can't be read: {0}")]
        Repeating(#[source] SharedError),
    }

    #[test]
    fn a_chain_names_every_cause_once() {
        let cause = || SharedError::new("the disk is gone");
        let expected = "the file can't be read: the disk is gone";
        assert_eq!(ErrorChain(&Outer::Plain(cause())).to_string(), expected);
        assert_eq!(ErrorChain(&Outer::Repeating(cause())).to_string(), expected);
        let shared = SharedError::new(Outer::Plain(cause()));
        assert_eq!(ErrorChain(&shared).to_string(), expected, "also of a shared error");
    }

    #[test]
    fn shared_errors_differ_by_their_causes() {
        let error = |cause| SharedError::new(Outer::Plain(SharedError::new(cause)));
        assert_eq!(error("the disk is gone"), error("the disk is gone"));
        assert_ne!(error("the disk is gone"), error("access is denied"));
    }
}
