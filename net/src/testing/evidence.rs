//! Evidence in memory, which outlives the client it was saved by.

use std::sync::{Arc, Mutex, PoisonError};

use crate::client::{Evidence, EvidenceStore};
use crate::protocol::SeriesId;

/// The evidence of the last series that was played. Clones share it, as a restarted program shares its disk.
#[derive(Debug, Clone, Default)]
pub struct MemoryEvidenceStore(Arc<Mutex<Option<(SeriesId, Evidence)>>>);

impl MemoryEvidenceStore {
    /// A store of its own with what this one holds now.
    pub fn copy(&self) -> MemoryEvidenceStore {
        let saved = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        MemoryEvidenceStore(Arc::new(Mutex::new(saved)))
    }
}

impl EvidenceStore for MemoryEvidenceStore {
    fn load(&mut self, series: SeriesId) -> Option<Evidence> {
        let saved = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        saved.filter(|(of, _)| *of == series).map(|(_, evidence)| evidence)
    }

    fn save(&mut self, series: SeriesId, evidence: &Evidence) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((series, evidence.clone()));
    }

    fn save_soon(&mut self, series: SeriesId, evidence: &Evidence) {
        self.save(series, evidence);
    }
}
