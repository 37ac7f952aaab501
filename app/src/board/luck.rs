//! What the cards of a finished round were worth, found out in the background.

use std::sync::Arc;

use iced::futures::future::try_join_all;
use iced::{Task, task};
use skipstone_core::bot::luck::{DealComparison, Luck};
use skipstone_core::record::Record;

/// Into how many parts the work is cut, which run beside each other.
const PARTS: u32 = 2;

/// What is known of a round's luck.
#[derive(Debug, Default)]
pub enum Weighing {
    /// Nothing is asked for, or the record breaks the rules.
    #[default]
    Unknown,
    /// It is being found out; dropping this stops that.
    UnderWay {
        /// The task; aborted on drop.
        _task: task::Handle,
    },
    /// It is known.
    Done(Box<Luck>),
}

impl Weighing {
    /// Begins with a finished round. The task returns its luck; nothing if the record breaks the rules.
    pub fn start(record: &Record) -> (Weighing, Task<Option<Box<Luck>>>) {
        let record = Arc::new(record.clone());
        let (task, handle) = Task::future(weigh(record)).abortable();
        (Weighing::UnderWay { _task: handle.abort_on_drop() }, task)
    }

    /// The luck, once it is known.
    pub fn luck(&self) -> Option<&Luck> {
        match self {
            Weighing::Done(luck) => Some(luck),
            Weighing::Unknown | Weighing::UnderWay { .. } => None,
        }
    }
}

/// Compares the deal with others, in parts on threads of their own.
async fn weigh(record: Arc<Record>) -> Option<Box<Luck>> {
    let parts = (0..PARTS).map(|part| {
        let record = Arc::clone(&record);
        tokio::task::spawn_blocking(move || DealComparison::part(&record, part, PARTS))
    });
    let mut comparison: Option<DealComparison> = None;
    for part in try_join_all(parts).await.ok()? {
        let part = part.ok()?;
        match &mut comparison {
            Some(comparison) => comparison.join(part),
            None => comparison = Some(part),
        }
    }
    Luck::new(&record, &comparison?).ok().map(Box::new)
}
