//! The text of an invitation, made to be read out and typed: `XXXXX-XXXXX-XXXXX-XXXXX-XXXXX-XXXXX`.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use super::Secret;
use crate::letters::{self, NoLetter};
use crate::limits;

/// Where a table is, and the secret that lets its holder in. Its text is the invite code.
#[derive(Clone, PartialEq, Eq)]
pub struct Invite {
    addresses: Vec<IpAddr>,
    port: u16,
    secret: Secret,
}

/// Letters in a group.
const GROUP: usize = 5;

/// Letters at the end of a code that are there to tell typing errors.
const CHECK: usize = 2;

/// The least letters of a code: one IPv4 address, a port, a secret.
const SHORTEST: usize = 30;

/// The form of codes as made here, in the two upper bits of the first byte; below them how many addresses of each kind.
const FORM: u8 = 0;

/// Why a text is no invite code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CodeError {
    /// A character that doesn't occur in codes.
    #[error(transparent)]
    Letter(#[from] NoLetter),
    /// Something is missing.
    #[error("the code is too short: {0} of at least {SHORTEST} letters are there")]
    Short(usize),
    /// A letter is wrong, missing or too many, or two are swapped.
    #[error("there is a typing error in the code")]
    Typo,
    /// Another program's, or a later one's.
    #[error("this code was made by a newer version of the program")]
    Newer,
}

impl Invite {
    /// An invitation to a table at one or more addresses. Of more than a code can hold, the first are taken.
    pub fn new(addresses: &[IpAddr], port: u16, secret: Secret) -> Invite {
        let mut addresses: Vec<IpAddr> =
            addresses.iter().take(limits::INVITE_ADDRESSES).map(IpAddr::to_canonical).collect();
        // As they come out of the code.
        addresses.sort_by_key(IpAddr::is_ipv6);
        Invite { addresses, port, secret }
    }

    /// Where the table may be, to be tried in this order.
    pub fn addresses(&self) -> impl Iterator<Item = SocketAddr> + use<'_> {
        self.addresses.iter().map(|address| SocketAddr::new(*address, self.port))
    }

    /// What lets its holder in.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    fn to_bytes(&self) -> Vec<u8> {
        let v4 = self.addresses.iter().filter(|address| address.is_ipv4()).count() as u8;
        let v6 = self.addresses.len() as u8 - v4;
        let mut bytes = vec![FORM << 6 | v4 << 3 | v6];
        for address in &self.addresses {
            match address {
                IpAddr::V4(address) => bytes.extend(address.octets()),
                IpAddr::V6(address) => bytes.extend(address.octets()),
            }
        }
        bytes.extend(self.port.to_be_bytes());
        bytes.extend(self.secret.0);
        bytes
    }

    /// `None` where there are fewer or more bytes than the first one says.
    fn from_bytes(kind: u8, mut bytes: &[u8]) -> Option<Invite> {
        let mut addresses = Vec::new();
        for _ in 0..kind >> 3 & 7 {
            addresses.push(IpAddr::from(Ipv4Addr::from(*take::<4>(&mut bytes)?)));
        }
        for _ in 0..kind & 7 {
            addresses.push(IpAddr::from(Ipv6Addr::from(*take::<16>(&mut bytes)?)));
        }
        let port = u16::from_be_bytes(*take(&mut bytes)?);
        let secret = Secret(*take(&mut bytes)?);
        (bytes.is_empty() && addresses.len() <= limits::INVITE_ADDRESSES).then_some(Invite {
            addresses,
            port,
            secret,
        })
    }
}

fn take<'a, const N: usize>(bytes: &mut &'a [u8]) -> Option<&'a [u8; N]> {
    let (first, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(first)
}

/// Two letters that tell typing errors: a sum modulo a prime in which every place has a weight of its own (the powers of a
/// primitive root), so that one wrong letter or two swapped ones change it.
fn check(letters: &str) -> [char; CHECK] {
    const PRIME: u32 = 1021;
    const ROOT: u32 = 10;
    let values = letters.chars().filter_map(letters::value);
    let sum = values.fold(0, |sum, value| (sum * ROOT + u32::from(value) + 1) % PRIME);
    [sum / 32, sum % 32].map(|value| letters::letter(value as u8))
}

impl fmt::Display for Invite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = letters::encode(&self.to_bytes());
        letters::write_groups(f, letters.chars().chain(check(&letters)), GROUP)
    }
}

/// Whoever reads the code is let in, so logs show where it leads only.
impl fmt::Debug for Invite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Invite")
            .field("addresses", &self.addresses)
            .field("port", &self.port)
            .finish_non_exhaustive()
    }
}

impl FromStr for Invite {
    type Err = CodeError;

    fn from_str(text: &str) -> Result<Invite, CodeError> {
        let letters = letters::read(text)?;
        if letters.len() < SHORTEST {
            return Err(CodeError::Short(letters.len()));
        }
        let (letters, typed) = letters.split_at(letters.len() - CHECK);
        if !typed.chars().eq(check(letters)) {
            return Err(CodeError::Typo);
        }
        match letters::decode(letters).as_deref() {
            Some([kind, ..]) if kind >> 6 != FORM => Err(CodeError::Newer),
            Some([kind, rest @ ..]) => Invite::from_bytes(*kind, rest).ok_or(CodeError::Typo),
            _ => Err(CodeError::Typo),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn invite(addresses: &[&str]) -> Invite {
        let addresses: Vec<IpAddr> = addresses.iter().map(|text| text.parse().expect("an address")).collect();
        Invite::new(&addresses, 7462, Secret(*b"0123456789"))
    }

    fn read(code: &str) -> Result<Invite, CodeError> {
        code.parse()
    }

    #[test]
    fn a_code_for_one_address_has_thirty_letters() {
        let code = invite(&["192.168.1.20"]).to_string();
        assert_eq!(code.split('-').map(str::len).collect::<Vec<_>>(), [5; 6]);
        assert_eq!(read(&code), Ok(invite(&["192.168.1.20"])));
        assert_eq!(read(&code.to_lowercase().replace('0', "o").replace('-', " ")), read(&code));
        assert_eq!(read(&code[..29]), Err(CodeError::Short(25)));
        assert_eq!(read(&code.replace('-', "/")), Err(NoLetter('/').into()));
        assert!(!format!("{:?}", invite(&["192.168.1.20"])).contains("48"), "no secret in logs");
    }

    #[test]
    fn a_later_form_is_told() {
        let mut bytes = invite(&["192.168.1.20"]).to_bytes();
        bytes[0] |= 1 << 6;
        let letters = letters::encode(&bytes);
        let code: String = letters.chars().chain(check(&letters)).collect();
        assert_eq!(read(&code), Err(CodeError::Newer));
    }

    /// A code that was written down leads to the same table in every version.
    #[test]
    fn the_text_is_the_same_in_every_version() {
        const ONE: &str = "130AG-08M3M-K30C9-J6CT3-ADHQ7-0WG3K";
        let known = [
            (&["192.168.1.20"][..], ONE),
            (
                &["127.0.0.1", "10.1.2.3", "fe80::1"],
                "25ZG0-00118-0G40Z-YG000-00000-00000-00000-00001-3MK30-C9J6C-T3ADH-Q70WG-AS",
            ),
            (&["2001:db8::7"], "04G02-3DR00-00000-00000-00000-03HT9-HG64S-36D1N-6RVKG-E82G"),
        ];
        for (addresses, code) in known {
            assert_eq!(invite(addresses).to_string(), code);
            assert_eq!(read(code), Ok(invite(addresses)));
        }

        let plain = ONE.replace('-', "");
        assert_eq!(read(&plain.replace('1', "I").replace('0', "o").to_lowercase()), read(ONE));
        assert_eq!(read(&ONE.replacen('-', "\u{2003}", 1)), read(ONE), "a wide space");
        assert_eq!(read(""), Err(CodeError::Short(0)));
        assert_eq!(read(&plain[..29]), Err(CodeError::Short(29)));
        let wrong = [format!("{plain}0"), format!("{plain}00"), plain.replacen('A', "0", 1), "0".repeat(30)];
        for text in wrong {
            assert_eq!(read(&text), Err(CodeError::Typo), "{text:?}");
        }
        // The check letters are right, but what they check is no table.
        for text in [format!("{}W0", "0".repeat(29)), format!("{}JR", "0".repeat(28))] {
            assert_eq!(read(&text), Err(CodeError::Typo), "{text:?}");
        }
        assert_eq!(read(&ONE.replace("G-", "u-")), Err(NoLetter('u').into()));
        assert_eq!(read(&ONE.replacen('-', "ü", 2)), Err(NoLetter('ü').into()));
    }

    proptest! {
        #[test]
        fn codes_lead_where_they_were_made(
            addresses in prop::collection::vec(any::<IpAddr>(), 1..=3),
            port: u16,
            secret: [u8; 10],
        ) {
            let invite = Invite::new(&addresses, port, Secret(secret));
            prop_assert_eq!(invite.addresses().count(), addresses.len());
            prop_assert_eq!(read(&invite.to_string()), Ok(invite));
        }

        #[test]
        fn every_wrong_letter_and_every_swap_is_told(secret: [u8; 10], at in 0..29usize, by in 1..32u8) {
            let code = Invite::new(&[Ipv4Addr::LOCALHOST.into()], 7462, Secret(secret)).to_string();
            let letters = letters::read(&code).expect("letters");
            let values: Vec<u8> = letters.chars().filter_map(letters::value).collect();
            let text = |values: &[u8]| values.iter().map(|value| letters::letter(*value)).collect::<String>();
            let mut wrong = values.clone();
            wrong[at] = (wrong[at] + by) % 32;
            prop_assert_eq!(read(&text(&wrong)), Err(CodeError::Typo));
            let mut swapped = values.clone();
            swapped.swap(at, at + 1);
            // Between the code and its check letters one swap of a thousand goes unseen.
            prop_assume!(swapped != values && at != 27);
            prop_assert_eq!(read(&text(&swapped)), Err(CodeError::Typo));
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[0-9A-Z -]{0,120}") {
            if let Ok(invite) = read(&text) {
                prop_assert_eq!(read(&invite.to_string()), Ok(invite));
            }
        }
    }
}
