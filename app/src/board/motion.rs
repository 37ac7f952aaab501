//! How much moves on the table.

use crate::keyed::keyed;

keyed! {
    /// How cards get from one place to another, and whether the table celebrates with movement.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum Motion {
        /// Cards fly, land with ripples, and tilt while they are dragged.
        #[default]
        Full = "full",
        /// Nothing moves by itself: cards fade out where they were and in where they go.
        Reduced = "reduced",
    }
}
