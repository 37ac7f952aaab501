//! Sentences for links that lead nowhere.

use crate::link::LinkError;
use crate::locale::Locale;
use crate::session::JoinAddressError;
use crate::tr;

impl Locale {
    /// Why a link can't be followed.
    pub fn link_error(&self, error: &LinkError) -> String {
        match error {
            LinkError::Scheme | LinkError::TooLong | LinkError::Letter(_) | LinkError::LastLetter(_) => {
                tr!(self, "link-broken")
            }
            LinkError::Kind => tr!(self, "link-unknown"),
            // Nothing of these is longer than a code.
            LinkError::Table(
                why @ (JoinAddressError::Code(_)
                | JoinAddressError::ShortCode(_)
                | JoinAddressError::AlmostShortCode { .. }),
            ) => tr!(self, "link-wrong", why = self.join_address_error(why)),
            LinkError::Table(_) => tr!(self, "link-broken"),
            LinkError::Challenge(why) => tr!(self, "link-wrong", why = self.challenge_code_error(why)),
            LinkError::Puzzle => tr!(self, "link-no-puzzle"),
        }
    }
}
