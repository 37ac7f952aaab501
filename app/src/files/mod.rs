//! Files from and for outside: what players open, import and export, and the dialogs and programs for them.

pub mod dialog;
pub mod export;
pub mod file_url;
pub mod import_export;
pub mod open_file;
pub mod series_file;
pub mod transcript;
pub(crate) mod viewer;
