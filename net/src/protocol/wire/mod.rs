//! How values of the game go over the wire.
//!
//! Their own serde forms are the texts of records. Here a card is two bytes and a move at most seven, and nothing is read that
//! no card, pile or list of the game can be. The `…Def` types mirror the game's own: a variant added there without one here
//! doesn't compile.

mod game;
mod refused;
pub(super) mod rules;

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(super) use refused::{RefusedDef, ResultDef};

/// A value of the game in its form for the wire. In messages: `#[serde(with = "wire")]`.
pub(super) trait Wire: Sized {
    /// The longest list of such values that is read.
    const MANY: usize;

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>;

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

pub(super) fn serialize<T: Wire, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    value.write(serializer)
}

pub(super) fn deserialize<'de, T: Wire, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    T::read(deserializer)
}

/// What serde takes for its own.
struct Written<'a, T>(&'a T);

impl<T: Wire> Serialize for Written<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write(serializer)
    }
}

struct Read<T>(T);

impl<'de, T: Wire> Deserialize<'de> for Read<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Read<T>, D::Error> {
        T::read(deserializer).map(Read)
    }
}

impl<T: Wire> Wire for Option<T> {
    const MANY: usize = T::MANY;

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_ref().map(Written).serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::deserialize(deserializer)?.map(|Read(value)| value))
    }
}

impl<T: Wire> Wire for Vec<T> {
    const MANY: usize = T::MANY;

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Written))
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list: Vec<Read<T>> = list(deserializer, T::MANY)?;
        Ok(list.into_iter().map(|Read(value)| value).collect())
    }
}

/// A list of at most `N` values, in messages: `#[serde(with = "UpTo::<N>")]`.
pub(super) struct UpTo<const N: usize>;

impl<const N: usize> UpTo<N> {
    pub(super) fn serialize<T: Serialize, S: Serializer>(
        list: &[T],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        list.serialize(serializer)
    }

    pub(super) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<T>, D::Error> {
        list(deserializer, N)
    }
}

/// Reads a list. It grows as its values arrive, not by the length that it claims to have.
fn list<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
    most: usize,
) -> Result<Vec<T>, D::Error> {
    struct List<T>(usize, PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for List<T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of at most {}", self.0)
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Vec<T>, A::Error> {
            let mut list = Vec::new();
            while let Some(value) = values.next_element()? {
                if list.len() == self.0 {
                    return Err(A::Error::custom(format!("a list is longer than {}", self.0)));
                }
                list.push(value);
            }
            Ok(list)
        }
    }

    deserializer.deserialize_seq(List(most, PhantomData))
}
