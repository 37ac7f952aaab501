//! Reads PDF files as a viewer does.

use lopdf::Document;

/// The text of each page. Panics if the file can't be read.
pub(crate) fn texts(file: &[u8]) -> Vec<String> {
    if let Ok(folder) = std::env::var("KEEP_PDF") {
        let n = std::fs::read_dir(&folder).expect("dir").count();
        std::fs::write(format!("{folder}/{n}.pdf"), file).expect("w");
    }
    let document = Document::load_mem(file).expect("a PDF file");
    let pages = document.get_pages().into_keys();
    // The library ends a line after each text.
    pages.map(|page| document.extract_text(&[page]).expect("text").replace('\n', "")).collect()
}
