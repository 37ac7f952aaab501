//! Parts of screens that know neither network nor store.

pub mod face;
