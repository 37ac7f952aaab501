//! Serde adapters for the compact wire form of core's values, and for lists of bounded length.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A core type with a compact wire form. In messages: `#[serde(with = "wire")]`.
pub(in crate::protocol) trait Wire: Sized {
    /// The most values that a list of this type may hold; longer ones are rejected.
    const MAX_ITEMS: usize;

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error>;

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

pub(in crate::protocol) fn serialize<T: Wire, S: Serializer>(
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    value.write(serializer)
}

pub(in crate::protocol) fn deserialize<'de, T: Wire, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    T::read(deserializer)
}

/// Implements [`Serialize`] for a value with a wire form.
struct SerializeWire<'a, T>(&'a T);

impl<T: Wire> Serialize for SerializeWire<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.write(serializer)
    }
}

struct DeserializeWire<T>(T);

impl<'de, T: Wire> Deserialize<'de> for DeserializeWire<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DeserializeWire<T>, D::Error> {
        T::read(deserializer).map(DeserializeWire)
    }
}

impl<T: Wire> Wire for Option<T> {
    const MAX_ITEMS: usize = T::MAX_ITEMS;

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_ref().map(SerializeWire).serialize(serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::deserialize(deserializer)?.map(|DeserializeWire(value)| value))
    }
}

impl<T: Wire> Wire for Vec<T> {
    const MAX_ITEMS: usize = T::MAX_ITEMS;

    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(SerializeWire))
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list: Vec<DeserializeWire<T>> = list(deserializer, T::MAX_ITEMS)?;
        Ok(list.into_iter().map(|DeserializeWire(value)| value).collect())
    }
}

/// A list of at most `N` values, in messages: `#[serde(with = "UpTo::<N>")]`.
pub(in crate::protocol) struct UpTo<const N: usize>;

impl<const N: usize> UpTo<N> {
    pub(in crate::protocol) fn serialize<T: Serialize, S: Serializer>(
        list: &[T],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        list.serialize(serializer)
    }

    pub(in crate::protocol) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<T>, D::Error> {
        list(deserializer, N)
    }
}

/// Reads a list. Memory grows with the values that arrive, not with the announced length.
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
