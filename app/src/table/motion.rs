//! How much moves on the table.

/// How cards get from one place to another, and whether the table celebrates with movement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Motion {
    /// Cards fly, land with ripples, and tilt while they are dragged.
    #[default]
    Full,
    /// Nothing moves by itself: cards fade out where they were and in where they go.
    Reduced,
}

impl Motion {
    /// Every choice.
    pub const ALL: [Motion; 2] = [Motion::Full, Motion::Reduced];

    /// Its value in `settings.toml`.
    pub const fn key(self) -> &'static str {
        match self {
            Motion::Full => "full",
            Motion::Reduced => "reduced",
        }
    }
}
