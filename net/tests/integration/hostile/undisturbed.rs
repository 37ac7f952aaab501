//! Tests in real time say something only of a machine that doesn't stand still: connections are lost over a stall, and deals go on
//! without whoever was silent.

use std::panic::resume_unwind;
use std::time::{Duration, Instant};

use tokio::time::{sleep, timeout};

/// The longest stall over which nothing times out.
const HARMLESS: Duration = Duration::from_secs(1);

/// How often it is looked whether the machine has stood still.
const CHECK_INTERVAL: Duration = Duration::from_millis(50);

/// Runs a test, and begins it again whenever the machine has stood still meanwhile.
///
/// # Panics
/// As the test.
pub(super) async fn undisturbed<T: Future<Output = ()> + Send + 'static>(test: impl Fn() -> T) {
    loop {
        let (mut stalled, mut running) = (tokio::spawn(stall()), tokio::spawn(test()));
        tokio::select! {
            _ = &mut stalled => running.abort(),
            result = &mut running => match result {
                Ok(()) => return,
                // What a stall does may come before it is noticed.
                Err(failure) if timeout(2 * CHECK_INTERVAL, &mut stalled).await.is_err() => {
                    resume_unwind(failure.into_panic());
                }
                Err(_) => {}
            },
        }
    }
}

/// Returns once the machine has stood still.
async fn stall() {
    loop {
        let before = Instant::now();
        sleep(CHECK_INTERVAL).await;
        if before.elapsed() > HARMLESS {
            return;
        }
    }
}
