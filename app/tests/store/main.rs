//! The store over real files: what is kept is there again, whatever happens.

mod faults;
mod golden;
mod kept;
mod killed;
mod played;
