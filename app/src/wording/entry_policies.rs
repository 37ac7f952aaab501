//! How guests come in, in words.

use skipstone_net::protocol::EntryPolicy;

use crate::locale::Locale;
use crate::tr;

impl Locale {
    /// The name of an entry policy.
    pub fn entry_policy(&self, entry: EntryPolicy) -> String {
        match entry {
            EntryPolicy::Knock => tr!(self, "entry-knock"),
            EntryPolicy::Code => tr!(self, "entry-code"),
            EntryPolicy::Open => tr!(self, "entry-open"),
        }
    }
}
