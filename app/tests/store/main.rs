//! The store over real files: what is kept is there again, whatever happens.

mod kept;
mod played;
