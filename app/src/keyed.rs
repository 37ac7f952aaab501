//! Enums whose variants have a key each, as in `settings.toml` and in the names of messages.

/// Makes an enum of `Variant = "key"`, with `ALL` and `key()`.
macro_rules! keyed {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident {
            $($(#[$variant_attribute:meta])* $variant:ident = $key:literal,)+
        }
    ) => {
        $(#[$attribute])*
        pub enum $name {
            $($(#[$variant_attribute])* $variant,)+
        }

        impl $name {
            /// Every variant, as declared.
            pub const ALL: [$name; [$($key),+].len()] = [$($name::$variant),+];

            /// The variant's name in `settings.toml` and in messages' names.
            pub const fn key(self) -> &'static str {
                match self {
                    $($name::$variant => $key,)+
                }
            }
        }
    };
}

pub(crate) use keyed;
