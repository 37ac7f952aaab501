//! Reads PDF files as a viewer does.

use lopdf::Document;

/// The text of each page, without spaces. Panics if the file can't be read.
pub(crate) fn texts(file: &[u8]) -> Vec<String> {
    let document = Document::load_mem(file).expect("a PDF file");
    let pages = document.get_pages().into_keys();
    pages.map(|page| without_spaces(&document.extract_text(&[page]).expect("text"))).collect()
}

/// A text without spaces and the ends of lines, which depend on the reader.
pub(crate) fn without_spaces(text: &str) -> String {
    text.split_whitespace().collect()
}
