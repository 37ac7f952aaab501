//! The acknowledgement of a save, to be awaited before anything is sent that depends on it. The app's function that saves
//! returns it.

use tokio::sync::oneshot;

/// The receipt of a save. The default is that of a save that is already acknowledged.
#[derive(Debug, Default)]
pub struct SaveReceipt(Option<oneshot::Receiver<()>>);

impl SaveReceipt {
    /// The receipt of a save that is under way, and its sender: the save is acknowledged when that is used or dropped, because
    /// the data is on disk or because it can't be written for now. Play goes on in both cases.
    pub fn pending() -> (oneshot::Sender<()>, SaveReceipt) {
        let (sender, receiver) = oneshot::channel();
        (sender, SaveReceipt(Some(receiver)))
    }

    /// Whether the save is known to be acknowledged: [`SaveReceipt::acknowledged`] has returned.
    pub(crate) fn is_acknowledged(&self) -> bool {
        self.0.is_none()
    }

    /// Waits until the save is acknowledged. Cancel safe.
    pub async fn acknowledged(&mut self) {
        if let Some(receiver) = &mut self.0 {
            // Dropping the sender acknowledges too.
            let _ = receiver.await;
            self.0 = None;
        }
    }
}
