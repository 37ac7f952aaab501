//! Writes pages as a PDF file: the SVG's shapes as paths, and its texts as text in embedded fonts.
//!
//! Fonts are embedded in part. Text in a font that can't be embedded becomes shapes.

mod content;
mod font;

use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::{Filter, Finish as _, Name, Pdf, Rect, Ref, TextStr};
use resvg::usvg::Tree;

use self::content::PageContentWriter;
use self::font::EmbeddedFonts;
use super::{Fonts, HEIGHT, PaintError, WIDTH};

/// The points of a millimetre; a point is 1/72 inch.
const POINTS: f32 = 72.0 / 25.4;

/// Writes complete SVGs of A4 pages as one document.
pub(super) fn write(
    pages: &[String],
    title: &str,
    language: &str,
    fonts: &Fonts,
) -> Result<Vec<u8>, PaintError> {
    let trees = pages.iter().map(|page| Tree::from_str(page, fonts.options()));
    let trees = trees.collect::<Result<Vec<_>, _>>()?;
    let mut embedded = EmbeddedFonts::default();
    let contents: Vec<Vec<u8>> =
        trees.iter().map(|tree| PageContentWriter::new(tree, &mut embedded).paint()).collect();

    let mut pdf = Pdf::new();
    let mut ids = Ids(Ref::new(1));
    let (catalog, page_tree, info) = (ids.next(), ids.next(), ids.next());
    pdf.document_info(info).title(TextStr(title)).creator(TextStr("Skipstone"));
    let mut root = pdf.catalog(catalog);
    root.pages(page_tree).lang(TextStr(language));
    root.viewer_preferences().display_doc_title(true);
    root.finish();

    let named = embedded.write(&mut pdf, &mut ids)?;
    let page_ids: Vec<Ref> = contents.iter().map(|_| ids.next()).collect();
    pdf.pages(page_tree).kids(page_ids.iter().copied()).count(page_ids.len() as i32);
    for (id, content) in page_ids.into_iter().zip(contents) {
        let content_id = ids.next();
        let mut page = pdf.page(id);
        page.parent(page_tree).contents(content_id);
        page.media_box(Rect::new(0.0, 0.0, WIDTH * POINTS, HEIGHT * POINTS));
        let mut resources = page.resources();
        let mut list = resources.fonts();
        for (name, font) in &named {
            list.pair(Name(name.as_bytes()), *font);
        }
        list.finish();
        resources.finish();
        page.finish();
        pdf.stream(content_id, &compressed(&content)).filter(Filter::FlateDecode);
    }
    Ok(pdf.finish())
}

/// Counts the objects of a file.
struct Ids(Ref);

impl Ids {
    fn next(&mut self) -> Ref {
        self.0.bump()
    }
}

/// Compresses a stream for [`Filter::FlateDecode`].
fn compressed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    // Writing into memory doesn't fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}
