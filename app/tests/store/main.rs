//! The store over real files: what is kept is there again, whatever happens.

mod damaged;
mod evening;
#[cfg(target_os = "linux")]
mod full;
mod kept;
mod killed;
mod other_process;
mod shared;
