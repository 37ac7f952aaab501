//! What brings a browser back to its seat.

use std::fmt;
use std::str::FromStr;

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use skipstone_net::{Identity, IdentityError};

/// 128 random bits that only the browser and this program know, drawn when the browser first comes to a table of this host. The
/// player's key follows from it and from the host's own key, so nothing of it has to be stored here.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Token([u8; 16]);

/// The text is no token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a token has 32 hexadecimal digits")]
pub struct TokenError;

impl Token {
    /// Draws a token. `None` if the system gives no random bytes.
    pub(super) fn generate() -> Option<Token> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).ok()?;
        Some(Token(bytes))
    }

    /// The player's key, at tables of this host.
    ///
    /// # Errors
    /// As with [`Identity::derive`].
    pub(super) fn identity(self, host: &Identity) -> Result<Identity, IdentityError> {
        host.derive(&[b"skipstone phone".as_slice(), &self.0].concat())
    }

    /// Its text, for the browser that it belongs to and for nobody else.
    pub(super) fn reveal(self) -> String {
        HEXLOWER.encode(&self.0)
    }
}

/// Omits the token: whoever reads it in a log could take the seat.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl FromStr for Token {
    type Err = TokenError;

    fn from_str(text: &str) -> Result<Token, TokenError> {
        let bytes = HEXLOWER_PERMISSIVE.decode(text.as_bytes()).map_err(|_| TokenError)?;
        bytes.try_into().map(Token).map_err(|_| TokenError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_survives_its_text_and_nothing_else_is_one() {
        let token = Token::generate().expect("random bytes");
        assert_eq!(token.reveal().parse(), Ok(token));
        assert!(!format!("{token:?}").contains(&token.reveal()));
        let long = "0".repeat(33);
        for text in ["", "0", "00112233445566778899aabbccddeef", "00112233445566778899aabbccddeefg", &long] {
            assert_eq!(text.parse::<Token>(), Err(TokenError), "{text}");
        }
        assert_eq!("é".repeat(16).parse::<Token>(), Err(TokenError));
    }
}
