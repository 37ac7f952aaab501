//! The trained weights: `assets/bots/<kind>.weights`, made by `skipstone train` (docs/bots.md says how).
//!
//! A file is the line `skipstone weights 1 <inputs> <hidden>`, then for each input what it adds to the hidden units and directly
//! to the output, then what each hidden unit adds: the upper halves of `f32`s, little-endian.

use std::sync::LazyLock;

use super::NetKind;
use super::value_net::{HIDDEN, ValueNet};

macro_rules! trained {
    ($name:literal) => {
        LazyLock::new(|| read(include_bytes!(concat!("../../../../assets/bots/", $name, ".weights"))))
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

/// Encodes a network as a file.
pub(super) fn write(net: &ValueNet) -> Vec<u8> {
    let mut bytes = header(net).into_bytes();
    let mut put = |weight: f32| {
        // Rounded to the nearest number with half the bits.
        let rounded = weight.to_bits().saturating_add(0x8000) >> 16;
        bytes.extend((rounded as u16).to_le_bytes());
    };
    for (row, direct) in net.hidden.iter().zip(&net.direct) {
        row.iter().chain([direct]).for_each(|weight| put(*weight));
    }
    net.output.iter().for_each(|weight| put(*weight));
    bytes
}

/// Decodes a file; `None` if its header or its size is wrong.
pub(super) fn read(bytes: &[u8]) -> Option<ValueNet> {
    let end = bytes.iter().position(|byte| *byte == b'\n')? + 1;
    let (line, weights) = bytes.split_at(end);
    let inputs = std::str::from_utf8(line).ok()?.split(' ').nth(3)?.parse().ok()?;
    let mut net = ValueNet::zero(inputs);
    if line != header(&net).as_bytes() || weights.len() != 2 * (inputs * (HIDDEN + 1) + HIDDEN) {
        return None;
    }
    let (pairs, _) = weights.as_chunks::<2>();
    let mut weights = pairs.iter().map(|pair| f32::from_bits(u32::from(u16::from_le_bytes(*pair)) << 16));
    for (row, direct) in net.hidden.iter_mut().zip(&mut net.direct) {
        for weight in row.iter_mut().chain([direct]) {
            *weight = weights.next()?;
        }
    }
    for weight in &mut net.output {
        *weight = weights.next()?;
    }
    Some(net)
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
        assert_eq!(read(&write(trained)).as_ref(), Some(trained));
        assert_eq!(read(&write(trained)[1..]), None);
        assert_eq!(read(b"skipstone weights 1 9 64\n"), None);
    }
}
