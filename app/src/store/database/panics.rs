//! Panics of the database library, by which it answers some damage instead of with an error.

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use skipstone_core::SharedError;

use super::AccessError;

thread_local! {
    static IS_GUARDED: Cell<bool> = const { Cell::new(false) };
}

/// Whether this thread is in a [`guarded`] call, whose panic is an error like others: neither printed nor reported as a crash.
pub(crate) fn is_guarded() -> bool {
    IS_GUARDED.get()
}

/// Calls the library. What it was called with isn't used again after a panic, but closed.
///
/// # Errors
/// Those of the call, and [`AccessError::Damaged`] for a panic.
pub(super) fn guarded<T, E: From<AccessError>>(call: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual_hook = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !is_guarded() {
                usual_hook(info);
            }
        }));
    });
    let before = IS_GUARDED.replace(true);
    let called = catch_unwind(AssertUnwindSafe(call));
    IS_GUARDED.set(before);
    called.unwrap_or_else(|_| Err(AccessError::Damaged(SharedError::new("it can't be read at all")).into()))
}
