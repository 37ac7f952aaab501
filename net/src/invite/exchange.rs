//! The exchange by which guest and host find out whether they have the same short code (SPAKE2).
//!
//! Each side sends one message, and a confirmation of the key that both get if their codes are equal. Messages tell nothing of a
//! code, and a confirmation tells only whether it is the one code that its receiver has tried. So nobody can search for a code on
//! their own, whatever was recorded: each guess takes an exchange with somebody who has the code, and whoever sends a
//! confirmation first can count it.
//!
//! The key depends on the connection too: on its TLS keys and on both fingerprints. Somebody in the middle has a different
//! connection to each side, so what is passed on is wrong on the other one, and to take part is to guess.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde::{Deserialize, Serialize};
use spake2::{Ed25519Group, Identity, Password, Spake2};

use super::proof::{ChannelBinding, Proof, Side};
use super::short_code::ShortCode;
use crate::random::{RandomnessError, random};

/// One side of an exchange that has sent its message.
#[derive(Debug)]
pub struct CodeExchange {
    spake: Spake2<Ed25519Group>,
    side: Side,
    binding: ChannelBinding,
}

/// What a side of an exchange sends first: a point of Edwards25519. It is random to everyone who doesn't know the key.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExchangeMessage([u8; 32]);

/// The confirmations of both sides. Those that the two sides compute are equal if their codes are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Confirmations {
    /// What the host sends.
    pub host: Proof,
    /// What the guest sends.
    pub guest: Proof,
}

/// The message is no point of the group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a message of a code exchange that can't be")]
pub struct ExchangeMessageError;

/// The bytes with which messages of the guest and of the host begin in `spake2`. On the wire the direction tells them apart.
const GUEST: u8 = b'A';
const HOST: u8 = b'B';

impl CodeExchange {
    /// Starts an exchange over a connection, and returns the message to send.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn start(
        side: Side,
        code: &ShortCode,
        binding: &ChannelBinding,
    ) -> Result<(CodeExchange, ExchangeMessage), RandomnessError> {
        let rng = ChaCha20Rng::from_seed(random()?);
        let password = Password::new(code.as_bytes());
        let identity = |word: &[u8], key: &[u8; 32]| Identity::new(&[word, key, &binding.channel].concat());
        let guest = identity(b"skipstone guest ", binding.guest.as_bytes());
        let host = identity(b"skipstone host ", binding.host.as_bytes());
        let (spake, sent) = match side {
            Side::Guest => Spake2::start_a_with_rng(&password, &guest, &host, rng),
            Side::Host => Spake2::start_b_with_rng(&password, &guest, &host, rng),
        };
        let mut message = [0; 32];
        message.copy_from_slice(&sent[1..]);
        Ok((CodeExchange { spake, side, binding: *binding }, ExchangeMessage(message)))
    }

    /// The confirmations, by the other side's message. Whether the codes are equal shows only in the other side's one.
    ///
    /// The crate doesn't refuse points outside the group of prime order. They give nobody a second guess: for each of two codes
    /// the sender would need to know the logarithm of the point without that code, and with them the one between the code's base
    /// points, which nobody knows.
    ///
    /// # Errors
    /// If the message is no point at all.
    pub fn finish(self, received: &ExchangeMessage) -> Result<Confirmations, ExchangeMessageError> {
        let from = match self.side {
            Side::Guest => HOST,
            Side::Host => GUEST,
        };
        let message = [&[from], &received.0[..]].concat();
        let key = self.spake.finish(&message).map_err(|_| ExchangeMessageError)?;
        Ok(Confirmations {
            host: Proof::new(&key, b"skipstone code 1 host ", &self.binding),
            guest: Proof::new(&key, b"skipstone code 1 guest", &self.binding),
        })
    }
}

impl fmt::Debug for ExchangeMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ExchangeMessage(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fingerprint::Fingerprint;

    const BINDING: ChannelBinding =
        ChannelBinding { channel: [3; 32], host: Fingerprint([1; 32]), guest: Fingerprint([2; 32]) };

    fn start(side: Side, code: &str, binding: &ChannelBinding) -> (CodeExchange, ExchangeMessage) {
        let code = code.parse().expect("a code");
        CodeExchange::start(side, &code, binding).expect("random bytes")
    }

    /// What guest and host compute, each by its code and its connection.
    fn exchange(guest: (&str, ChannelBinding), host: (&str, ChannelBinding)) -> [Confirmations; 2] {
        let (guest, to_host) = start(Side::Guest, guest.0, &guest.1);
        let (host, to_guest) = start(Side::Host, host.0, &host.1);
        [guest.finish(&to_guest), host.finish(&to_host)].map(|finished| finished.expect("a point"))
    }

    #[test]
    fn confirmations_are_equal_only_for_one_code_and_one_connection() {
        let [guest, host] = exchange(("K7M-4RX", BINDING), ("k7m 4rx", BINDING));
        assert_eq!(guest, host);
        assert!(host.host != host.guest, "a confirmation sent back proves nothing");
        let [again, _] = exchange(("K7M-4RX", BINDING), ("K7M-4RX", BINDING));
        assert!(again.host != host.host && again.guest != host.guest, "one of another exchange neither");

        let stranger = Fingerprint([9; 32]);
        for other in [
            ("K7M-4RY", BINDING),
            ("K7M-4RX", ChannelBinding { channel: [9; 32], ..BINDING }),
            ("K7M-4RX", ChannelBinding { host: stranger, ..BINDING }),
            ("K7M-4RX", ChannelBinding { guest: stranger, ..BINDING }),
        ] {
            let [guest, host] = exchange(("K7M-4RX", BINDING), other);
            assert!(guest.host != host.host && guest.guest != host.guest);
        }
    }

    /// A host that sends a guest's message back, or two guests.
    #[test]
    fn the_same_side_twice_agrees_on_nothing() {
        let (guest, sent) = start(Side::Guest, "K7M-4RX", &BINDING);
        let (other, received) = start(Side::Guest, "K7M-4RX", &BINDING);
        let (guest, other) = (guest.finish(&received), other.finish(&sent));
        assert!(guest.expect("a point").host != other.expect("a point").host);
    }

    #[test]
    fn bytes_that_are_no_point_are_refused() {
        let (guest, _) = start(Side::Guest, "K7M-4RX", &BINDING);
        let mut none = [0; 32];
        none[0] = 2;
        assert_eq!(guest.finish(&ExchangeMessage(none)), Err(ExchangeMessageError));
    }

    /// Golden bytes: another version of the crate must not change what goes over the wire.
    #[test]
    fn an_exchange_is_the_same_in_every_version() {
        crate::random::fixed::seed(7);
        let (guest, to_host) = start(Side::Guest, "K7M-4RX", &BINDING);
        let (_, to_guest) = start(Side::Host, "K7M-4RX", &BINDING);
        let Confirmations { host, guest } = guest.finish(&to_guest).expect("a point");
        let hex = |bytes: [u8; 32]| bytes[..8].iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let proof = |proof: Proof| hex(proof.to_bytes());
        assert_eq!(
            [hex(to_host.0), hex(to_guest.0), proof(host), proof(guest)],
            ["d12a26a696aa56ad", "b5dabb8e031f39cc", "1e737ebc3bac33e1", "08a8d05848c63500"]
        );
    }
}
