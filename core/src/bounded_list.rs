//! Serde for lists of bounded length, against peers that send endless ones.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A list of at most `N` values: `#[serde(with = "UpTo::<N>")]` on a `Vec`, a boxed slice, or an `Option` of one.
///
/// While reading, memory grows with the values that arrive, not with the announced length.
pub struct UpTo<const N: usize>;

impl<const N: usize> UpTo<N> {
    /// Writes a list, without checking its length.
    ///
    /// # Errors
    /// If the serializer fails.
    pub fn serialize<L: Serialize, S: Serializer>(list: &L, serializer: S) -> Result<S::Ok, S::Error> {
        list.serialize(serializer)
    }

    /// Reads a list.
    ///
    /// # Errors
    /// If it is longer than `N`, or the deserializer fails.
    pub fn deserialize<'de, L: BoundedList<'de>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<L, D::Error> {
        L::read::<N, D>(deserializer)
    }
}

/// A type that [`UpTo`] reads.
pub trait BoundedList<'de>: Sized {
    /// Reads a list of at most `N` values.
    ///
    /// # Errors
    /// If it is longer, or the deserializer fails.
    fn read<const N: usize, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error>;
}

impl<'de, T: Deserialize<'de>> BoundedList<'de> for Vec<T> {
    fn read<const N: usize, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ListVisitor<T, const N: usize>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for ListVisitor<T, N> {
            type Value = Vec<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N}")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Vec<T>, A::Error> {
                let mut list = Vec::new();
                while let Some(value) = values.next_element()? {
                    if list.len() == N {
                        return Err(A::Error::custom(format!("a list is longer than {N}")));
                    }
                    list.push(value);
                }
                Ok(list)
            }
        }

        deserializer.deserialize_seq(ListVisitor::<T, N>(PhantomData))
    }
}

impl<'de, T: Deserialize<'de>> BoundedList<'de> for Box<[T]> {
    fn read<const N: usize, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::read::<N, D>(deserializer).map(Vec::into_boxed_slice)
    }
}

impl<'de, L: BoundedList<'de>> BoundedList<'de> for Option<L> {
    fn read<const N: usize, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Bounded<L, const N: usize>(L);

        impl<'de, L: BoundedList<'de>, const N: usize> Deserialize<'de> for Bounded<L, N> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                L::read::<N, D>(deserializer).map(Bounded)
            }
        }

        Ok(Option::<Bounded<L, N>>::deserialize(deserializer)?.map(|Bounded(list)| list))
    }
}
