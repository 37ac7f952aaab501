//! What happens inside, on the standard error output, for those who look for a fault.

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Our own packages: what others have to say of keys and networks is nobody's business below a warning.
const OURS: [&str; 2] = ["skipstone", "skipstone_net"];

/// Begins to write down what is of that level or above.
pub(super) fn begin(level: LevelFilter) {
    let others = level.min(LevelFilter::WARN);
    let wanted = Targets::new().with_default(others).with_targets(OURS.map(|name| (name, level)));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    // Somebody who has begun already, as a test may have, keeps writing.
    let _ = tracing_subscriber::registry().with(lines).with(wanted).try_init();
}
