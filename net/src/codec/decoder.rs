//! Messages out of bytes that arrive in pieces of any size.

use std::marker::PhantomData;

use super::{BadFrame, LENGTH, Message, read};

/// Takes in bytes as they arrive and gives out messages as they are complete.
///
/// It holds at most one frame more than what was pushed since it was last emptied. After the first bad frame nothing more comes
/// out of it: where the next frame would begin, nobody knows.
#[derive(Debug)]
pub struct Decoder<M> {
    bytes: Vec<u8>,
    /// How many of the bytes were read already.
    done: usize,
    failed: bool,
    message: PhantomData<fn() -> M>,
}

impl<M> Default for Decoder<M> {
    fn default() -> Decoder<M> {
        Decoder { bytes: Vec::new(), done: 0, failed: false, message: PhantomData }
    }
}

impl<M: Message> Decoder<M> {
    /// Takes in what arrived.
    pub fn push(&mut self, bytes: &[u8]) {
        if !self.failed {
            self.bytes.drain(..self.done);
            self.done = 0;
            self.bytes.extend_from_slice(bytes);
        }
    }

    /// The next message, if it is complete; or, once, why none will come any more.
    pub fn message(&mut self) -> Option<Result<M, BadFrame>> {
        let (length, rest) = self.rest().split_first_chunk::<LENGTH>()?;
        let length = usize::from(u16::from_le_bytes(*length));
        let result = if length > M::CAP {
            Err(BadFrame::TooLong { length, cap: M::CAP })
        } else {
            read(rest.get(..length)?)
        };
        self.done += LENGTH + length;
        if result.is_err() {
            self.failed = true;
            self.bytes = Vec::new();
        }
        Some(result)
    }

    /// The stream has ended.
    ///
    /// # Errors
    /// If it did within a frame.
    pub fn end(&self) -> Result<(), BadFrame> {
        if self.rest().is_empty() { Ok(()) } else { Err(BadFrame::Cut) }
    }

    fn rest(&self) -> &[u8] {
        self.bytes.get(self.done..).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde::{Deserialize, Serialize};

    use super::*;
    use crate::codec::{Frame, Unsendable};
    use crate::limits;

    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    enum Toy {
        Nothing,
        Number(u64),
        Text(String),
    }

    impl Message for Toy {
        const CAP: usize = 40;
    }

    fn frame(content: &[u8]) -> Vec<u8> {
        [&(content.len() as u16).to_le_bytes()[..], content].concat()
    }

    /// What comes out of a decoder that gets these bytes in pieces of this size.
    fn decode(bytes: &[u8], piece: usize) -> (Vec<Toy>, Result<(), BadFrame>) {
        let mut decoder = Decoder::default();
        let mut messages = Vec::new();
        for piece in bytes.chunks(piece) {
            decoder.push(piece);
            while let Some(message) = decoder.message() {
                match message {
                    Ok(message) => messages.push(message),
                    Err(error) => {
                        decoder.push(&frame(&[0]));
                        assert_eq!(decoder.message(), None, "nothing comes after a bad frame");
                        return (messages, Err(error));
                    }
                }
            }
            assert!(decoder.rest().len() < LENGTH + Toy::CAP, "at most one frame waits");
        }
        (messages, decoder.end())
    }

    fn toy() -> impl Strategy<Value = Toy> {
        prop_oneof![
            Just(Toy::Nothing),
            any::<u64>().prop_map(Toy::Number),
            "[a-zä]{0,15}".prop_map(Toy::Text)
        ]
    }

    proptest! {
        /// However a stream is cut into pieces, its messages come out, and an end within a frame is told.
        #[test]
        fn messages_survive_any_cutting(toys in prop::collection::vec(toy(), 0..8), piece in 1..99usize) {
            let frames = toys.iter().map(|toy| Frame::new(toy).expect("short enough"));
            let bytes: Vec<u8> = frames.flat_map(|frame| frame.as_ref().to_vec()).collect();
            prop_assert_eq!(decode(&bytes, piece), (toys.clone(), Ok(())));
            if let [most @ .., _] = &bytes[..] {
                let (messages, end) = decode(most, piece);
                prop_assert_eq!((&messages[..], end), (&toys[..toys.len() - 1], Err(BadFrame::Cut)));
            }
        }

        /// The size of the pieces never decides what comes out, whatever the bytes.
        #[test]
        fn any_bytes_are_read_alike_in_any_pieces(bytes in prop::collection::vec(0..60u8, 0..300), piece in 1..99usize) {
            prop_assert_eq!(decode(&bytes, piece), decode(&bytes, bytes.len().max(1)));
        }
    }

    #[test]
    fn what_is_wrong_is_told() {
        let first = |bytes: &[u8]| decode(bytes, bytes.len()).1;
        assert_eq!(
            first(&[41, 0]),
            Err(BadFrame::TooLong { length: 41, cap: 40 }),
            "before any of it arrives"
        );
        assert_eq!(first(&frame(&[])), Err(BadFrame::Short));
        assert_eq!(first(&frame(&[1, 251, 0])), Err(BadFrame::Short));
        assert_eq!(first(&frame(&[2, 5, b'a'])), Err(BadFrame::Short));
        let endless = [&[2, 253][..], &[0xff; 8]].concat();
        assert_eq!(first(&frame(&endless)), Err(BadFrame::Short), "a text of 2⁶⁴ bytes");
        assert_eq!(first(&frame(&[0, 0, 0])), Err(BadFrame::Trailing(2)));
        assert_eq!(first(&frame(&[3])), Err(BadFrame::Unknown));
        assert!(matches!(first(&frame(&[2, 1, 0xff])), Err(BadFrame::Value(_))), "no UTF-8");
    }

    #[test]
    fn what_would_not_be_read_is_not_sent() {
        let long = Frame::new(&Toy::Text("a".repeat(39))).err();
        assert_eq!(long, Some(Unsendable::TooLong { length: 41, cap: 40 }));
        let endless = Frame::new(&Toy::Text("a".repeat(2 * limits::HOST_FRAME))).err();
        assert!(endless.is_some());
    }
}
