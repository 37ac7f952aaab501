//! Decodes messages from a byte stream that arrives in chunks of any size.

use std::marker::PhantomData;

use super::frame::{FrameError, LENGTH_PREFIX, Message, read};

/// An incremental decoder of frames.
///
/// It buffers at most one incomplete frame beyond the last push, if drained before each push. After the first bad frame it
/// returns nothing more, because the start of the next frame is unknown.
#[derive(Debug)]
pub struct Decoder<M> {
    bytes: Vec<u8>,
    /// The length of the prefix of `bytes` that was decoded already.
    consumed: usize,
    failed: bool,
    message: PhantomData<fn() -> M>,
}

impl<M> Default for Decoder<M> {
    fn default() -> Decoder<M> {
        Decoder { bytes: Vec::new(), consumed: 0, failed: false, message: PhantomData }
    }
}

impl<M: Message> Decoder<M> {
    /// Appends received bytes. Ignored after a bad frame.
    pub fn push(&mut self, bytes: &[u8]) {
        if !self.failed {
            self.bytes.drain(..self.consumed);
            self.consumed = 0;
            self.bytes.extend_from_slice(bytes);
        }
    }

    /// The next complete message; `None` if more bytes are needed. After an error always `None`.
    pub fn next_message(&mut self) -> Option<Result<M, FrameError>> {
        let (length, rest) = self.rest().split_first_chunk::<LENGTH_PREFIX>()?;
        let length = usize::from(u16::from_le_bytes(*length));
        let result = if length > M::MAX_LEN {
            Err(FrameError::TooLong { length, cap: M::MAX_LEN })
        } else {
            read(rest.get(..length)?)
        };
        self.consumed += LENGTH_PREFIX + length;
        if result.is_err() {
            self.failed = true;
            self.bytes = Vec::new();
        }
        Some(result)
    }

    /// Checks that the stream ended at a frame boundary.
    ///
    /// # Errors
    /// If bytes of an incomplete frame are left.
    pub fn finish(&self) -> Result<(), FrameError> {
        if self.rest().is_empty() { Ok(()) } else { Err(FrameError::UnexpectedEnd) }
    }

    fn rest(&self) -> &[u8] {
        self.bytes.get(self.consumed..).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde::{Deserialize, Serialize};

    use super::*;
    use crate::codec::{EncodeError, Frame};
    use crate::limits;

    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    enum Toy {
        Nothing,
        Number(u64),
        Text(String),
    }

    impl Message for Toy {
        const MAX_LEN: usize = 40;
    }

    fn frame(content: &[u8]) -> Vec<u8> {
        [&(content.len() as u16).to_le_bytes()[..], content].concat()
    }

    /// The output of a decoder that gets these bytes in chunks of this size.
    fn decode(bytes: &[u8], piece: usize) -> (Vec<Toy>, Result<(), FrameError>) {
        let mut decoder = Decoder::default();
        let mut messages = Vec::new();
        for piece in bytes.chunks(piece) {
            decoder.push(piece);
            while let Some(message) = decoder.next_message() {
                match message {
                    Ok(message) => messages.push(message),
                    Err(error) => {
                        decoder.push(&frame(&[0]));
                        assert_eq!(decoder.next_message(), None, "nothing comes after a bad frame");
                        return (messages, Err(error));
                    }
                }
            }
            assert!(decoder.rest().len() < LENGTH_PREFIX + Toy::MAX_LEN, "at most one frame waits");
        }
        (messages, decoder.finish())
    }

    fn toy() -> impl Strategy<Value = Toy> {
        prop_oneof![
            Just(Toy::Nothing),
            any::<u64>().prop_map(Toy::Number),
            "[a-zä]{0,15}".prop_map(Toy::Text)
        ]
    }

    proptest! {
        /// Chunk boundaries don't affect the messages, and an end within a frame is reported.
        #[test]
        fn messages_are_decoded_from_any_chunks(toys in prop::collection::vec(toy(), 0..8), piece in 1..99usize) {
            let frames = toys.iter().map(|toy| Frame::new(toy).expect("short enough"));
            let bytes: Vec<u8> = frames.flat_map(|frame| frame.as_ref().to_vec()).collect();
            prop_assert_eq!(decode(&bytes, piece), (toys.clone(), Ok(())));
            if let [most @ .., _] = &bytes[..] {
                let (messages, end) = decode(most, piece);
                prop_assert_eq!((&messages[..], end), (&toys[..toys.len() - 1], Err(FrameError::UnexpectedEnd)));
            }
        }

        /// Chunk size doesn't affect the output for arbitrary bytes.
        #[test]
        fn arbitrary_bytes_decode_the_same_in_any_chunks(bytes in prop::collection::vec(0..60u8, 0..300), piece in 1..99usize) {
            prop_assert_eq!(decode(&bytes, piece), decode(&bytes, bytes.len().max(1)));
        }
    }

    #[test]
    fn bad_frames_are_reported() {
        let first = |bytes: &[u8]| decode(bytes, bytes.len()).1;
        assert_eq!(
            first(&[41, 0]),
            Err(FrameError::TooLong { length: 41, cap: 40 }),
            "before any of it arrives"
        );
        assert_eq!(first(&frame(&[])), Err(FrameError::Truncated));
        assert_eq!(first(&frame(&[1, 251, 0])), Err(FrameError::Truncated));
        assert_eq!(first(&frame(&[2, 5, b'a'])), Err(FrameError::Truncated));
        let endless = [&[2, 253][..], &[0xff; 8]].concat();
        assert_eq!(first(&frame(&endless)), Err(FrameError::Truncated), "a text of 2⁶⁴ bytes");
        assert_eq!(first(&frame(&[0, 0, 0])), Err(FrameError::Trailing(2)));
        assert_eq!(first(&frame(&[3])), Err(FrameError::Unknown));
        assert!(matches!(first(&frame(&[2, 1, 0xff])), Err(FrameError::Value(_))), "no UTF-8");
    }

    #[test]
    fn oversized_messages_arent_encoded() {
        let long = Frame::new(&Toy::Text("a".repeat(39))).err();
        assert_eq!(long, Some(EncodeError::TooLong { length: 41, cap: 40 }));
        let endless = Frame::new(&Toy::Text("a".repeat(2 * limits::HOST_FRAME))).err();
        assert!(endless.is_some());
    }
}
