//! The trained weights: `assets/bots/<kind>.weights`, made by `skipstone-tools train` (docs/bots.md says how).
//!
//! A file is the line `skipstone weights 1 <inputs> <hidden>`, then for each input what it adds to the hidden units and directly
//! to the output, then what each hidden unit adds: the upper halves of `f32`s, little-endian.

use std::sync::LazyLock;

use super::NetKind;
use super::value_net::{HIDDEN, ValueNet, WeightsMut};

macro_rules! trained {
    ($name:literal) => {
        LazyLock::new(|| {
            ValueNet::from_bytes(include_bytes!(concat!("../../../../assets/bots/", $name, ".weights")))
        })
    };
}

/// One for each of [`NetKind::ALL`].
static NETS: [LazyLock<Option<ValueNet>>; NetKind::ALL.len()] = [
    trained!("2"),
    trained!("3"),
    trained!("4"),
    trained!("5"),
    trained!("6"),
    trained!("pairs"),
    trained!("two-teams"),
    trained!("three-teams"),
];

/// All weights zero, for a file that can't be read; a test proves that every file can.
static UNTRAINED: LazyLock<ValueNet> = LazyLock::new(|| ValueNet::zero(0));

/// The trained network of a kind of table.
pub(super) fn trained_net(kind: NetKind) -> &'static ValueNet {
    let at = NetKind::ALL.iter().position(|other| *other == kind).unwrap_or(0);
    NETS[at].as_ref().unwrap_or(&UNTRAINED)
}

fn header(net: &ValueNet) -> String {
    format!("skipstone weights 1 {} {HIDDEN}\n", net.inputs())
}

impl ValueNet {
    /// The network in the format of a file. Each weight is rounded to half of its bits.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = header(self).into_bytes();
        let mut put = |weight: f32| {
            // Rounded to the nearest number with half the bits.
            let rounded = weight.to_bits().saturating_add(0x8000) >> 16;
            bytes.extend((rounded as u16).to_le_bytes());
        };
        for (row, direct) in self.hidden().iter().zip(self.direct()) {
            row.iter().chain([direct]).for_each(|weight| put(*weight));
        }
        self.output().iter().for_each(|weight| put(*weight));
        bytes
    }

    /// The network of a file; `None` if its header or its size is wrong.
    pub fn from_bytes(bytes: &[u8]) -> Option<ValueNet> {
        let end = bytes.iter().position(|byte| *byte == b'\n')? + 1;
        let (line, weights) = bytes.split_at(end);
        let inputs: usize = std::str::from_utf8(line).ok()?.split(' ').nth(3)?.parse().ok()?;
        let (pairs, rest) = weights.as_chunks::<2>();
        // Before anything of that size is made: the header may say any number.
        if inputs.checked_mul(HIDDEN + 1)?.checked_add(HIDDEN)? != pairs.len() || !rest.is_empty() {
            return None;
        }
        let mut net = ValueNet::zero(inputs);
        if line != header(&net).as_bytes() {
            return None;
        }
        let mut weights = pairs.iter().map(|pair| f32::from_bits(u32::from(u16::from_le_bytes(*pair)) << 16));
        let WeightsMut { hidden, direct, output } = net.weights_mut();
        for (row, direct) in hidden.iter_mut().zip(direct) {
            for weight in row.iter_mut().chain([direct]) {
                *weight = weights.next()?;
            }
        }
        for weight in output {
            *weight = weights.next()?;
        }
        Some(net)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_table_has_its_own_weights() {
        for kind in NetKind::ALL {
            assert_eq!(trained_net(kind).inputs(), kind.inputs(), "{}", kind.name());
        }
    }

    #[test]
    fn written_weights_read_back() {
        let trained = trained_net(NetKind::Alone(2));
        assert_eq!(ValueNet::from_bytes(&trained.to_bytes()).as_ref(), Some(trained));
        assert_eq!(ValueNet::from_bytes(&trained.to_bytes()[1..]), None);
        for header in ["skipstone weights 1 9 64\n", "skipstone weights 1 18446744073709551615 64\n"] {
            assert_eq!(ValueNet::from_bytes(header.as_bytes()), None);
        }
    }
}
