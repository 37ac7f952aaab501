//! Fonts in a PDF file: only the glyphs that are used, each with its width and the letters that it stands for.

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish as _, Name, Pdf, Rect, Ref, Str};
use resvg::usvg::{GlyphId, fontdb};
use skrifa::instance::{LocationRef, Size};
use skrifa::raw::TableProvider as _;
use skrifa::{FontRef, MetadataProvider as _, Tag};
use subsetter::GlyphRemapper;

use super::{Ids, compressed};
use crate::paper::PaintError;

/// The mapping of a text's bytes to glyphs: two bytes are the glyph's number.
const ENCODING: &[u8] = b"Identity-H";

const SYSTEM_INFO: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The fonts of a file. `None` stands for a font that can't be embedded.
#[derive(Default)]
pub(super) struct EmbeddedFonts(BTreeMap<fontdb::ID, Option<EmbeddedFont>>);

/// A font, and the glyphs used of it.
pub(super) struct EmbeddedFont {
    /// Its name in the resources of pages.
    pub(super) name: String,
    /// Its PostScript name.
    postscript: String,
    data: Vec<u8>,
    /// Its index in a collection of fonts.
    index: u32,
    /// Whether the outlines are of the PostScript kind.
    is_cff: bool,
    glyphs: GlyphRemapper,
    /// What texts show of it, by the number that they name it by. In a CFF font these are the numbers of the embedded glyphs.
    used: Vec<UsedGlyph>,
}

/// A glyph and the letters that it stands for. The same glyph may stand for several: above all the box in place of those that no
/// font has, so that they can still be searched for and copied.
struct UsedGlyph {
    /// Its number among the embedded glyphs.
    embedded: u16,
    /// How far it moves the next one, in thousandths of the font size.
    advance: f32,
    letters: String,
}

/// A glyph as a text shows it.
pub(super) struct ShownGlyph {
    /// The number that the text names it by.
    pub(super) id: u16,
    /// How far it moves the next one, in thousandths of the font size.
    pub(super) advance: f32,
}

impl EmbeddedFonts {
    /// Whether a font can be embedded. Variable fonts can't: their outlines depend on more than the file.
    pub(super) fn embeds(&mut self, id: fontdb::ID, database: &fontdb::Database) -> bool {
        let name = format!("F{}", self.0.len() + 1);
        self.0.entry(id).or_insert_with(|| EmbeddedFont::load(id, name, database)).is_some()
    }

    /// A font of which [`EmbeddedFonts::embeds`] is true.
    pub(super) fn get(&mut self, id: fontdb::ID) -> Option<&mut EmbeddedFont> {
        self.0.get_mut(&id)?.as_mut()
    }

    /// Writes the fonts; the names and objects for the resources of pages.
    ///
    /// # Errors
    /// If one of them is damaged.
    pub(super) fn write(&self, pdf: &mut Pdf, ids: &mut Ids) -> Result<Vec<(&str, Ref)>, PaintError> {
        // A font without glyphs was looked at for a text that another font kept from being text.
        let fonts = self.0.values().flatten().filter(|font| font.used.len() > 1);
        fonts.map(|font| Ok((font.name.as_str(), font.write(pdf, ids)?))).collect()
    }
}

impl EmbeddedFont {
    fn load(id: fontdb::ID, name: String, database: &fontdb::Database) -> Option<EmbeddedFont> {
        let face = database.face(id)?;
        let (data, index) = database.with_face_data(id, |data, index| (data.to_vec(), index))?;
        let font = FontRef::from_index(&data, index).ok()?;
        let has = |tag: &[u8; 4]| font.table_data(Tag::new(tag)).is_some();
        // Variable fonts, and glyphs that are pictures or have colours of their own.
        if [b"fvar", b"COLR", b"CBDT", b"sbix", b"SVG "].into_iter().any(has) || !embedding_is_allowed(&font)
        {
            return None;
        }
        let is_cff = has(b"CFF ");
        subsetter::subset(&data, index, &GlyphRemapper::new()).ok()?;
        let notdef = UsedGlyph { embedded: 0, advance: advance(&font, 0), letters: String::new() };
        let postscript = face.post_script_name.clone();
        let glyphs = GlyphRemapper::new();
        Some(EmbeddedFont { name, postscript, data, index, is_cff, glyphs, used: vec![notdef] })
    }

    /// Uses a glyph that stands for these letters. `None` for a number that no font has.
    pub(super) fn glyph(&mut self, id: GlyphId, letters: &str) -> Option<ShownGlyph> {
        let embedded = self.glyphs.remap(u16::try_from(id.0).ok()?);
        let is_cff = self.is_cff;
        let is_same = |used: &UsedGlyph| used.embedded == embedded && (is_cff || used.letters == letters);
        let (at, advance) = match self.used.iter().position(is_same) {
            Some(at) => (at, self.used[at].advance),
            None => {
                let font = FontRef::from_index(&self.data, self.index).ok()?;
                let advance = advance(&font, id.0);
                self.used.push(UsedGlyph { embedded, advance, letters: letters.to_owned() });
                (self.used.len() - 1, advance)
            }
        };
        Some(ShownGlyph { id: u16::try_from(at).ok()?, advance })
    }

    /// Writes the font's objects.
    fn write(&self, pdf: &mut Pdf, ids: &mut Ids) -> Result<Ref, PaintError> {
        let font = FontRef::from_index(&self.data, self.index).map_err(|_| PaintError::Font)?;
        let subset = subsetter::subset(&self.data, self.index, &self.glyphs).map_err(|_| PaintError::Font)?;
        let [root, cid, descriptor, unicode, glyph_map, file] = [(); 6].map(|()| ids.next());
        let base = format!("{}+{}", tag(&self.used), self.postscript);
        // Of a CFF font, the file holds that table alone.
        let outlines = match self.is_cff {
            true => FontRef::new(&subset)
                .ok()
                .and_then(|font| Some(font.table_data(Tag::new(b"CFF "))?.as_bytes().to_vec())),
            false => Some(subset),
        };
        let outlines = outlines.ok_or(PaintError::Font)?;

        let full = if self.is_cff { format!("{base}-Identity-H") } else { base.clone() };
        pdf.type0_font(root)
            .base_font(Name(full.as_bytes()))
            .encoding_predefined(Name(ENCODING))
            .descendant_font(cid)
            .to_unicode(unicode);

        let mut written = pdf.cid_font(cid);
        written.subtype(if self.is_cff { CidFontType::Type0 } else { CidFontType::Type2 });
        written.base_font(Name(base.as_bytes())).system_info(SYSTEM_INFO).font_descriptor(descriptor);
        if !self.is_cff {
            written.cid_to_gid_map_stream(glyph_map);
        }
        written.widths().consecutive(0, self.used.iter().map(|used| used.advance));
        written.finish();
        if !self.is_cff {
            let glyphs: Vec<u8> = self.used.iter().flat_map(|used| used.embedded.to_be_bytes()).collect();
            pdf.stream(glyph_map, &compressed(&glyphs)).filter(Filter::FlateDecode);
        }

        self.write_descriptor(&font, &base, pdf, descriptor, file);

        let mut letters = UnicodeCmap::new(Name(b"Skipstone"), SYSTEM_INFO);
        for (id, used) in (0u16..).zip(&self.used) {
            if !used.letters.is_empty() {
                letters.pair_with_multiple(id, used.letters.chars());
            }
        }
        pdf.cmap(unicode, &compressed(&letters.finish())).filter(Filter::FlateDecode);

        let packed = compressed(&outlines);
        let mut stream = pdf.stream(file, &packed);
        stream.filter(Filter::FlateDecode);
        match self.is_cff {
            true => stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C")),
            false => stream.pair(Name(b"Length1"), outlines.len() as i32),
        };
        stream.finish();
        Ok(root)
    }

    fn write_descriptor(&self, font: &FontRef<'_>, base: &str, pdf: &mut Pdf, id: Ref, file: Ref) {
        let metrics = font.metrics(Size::new(1000.0), LocationRef::default());
        let bounds = metrics.bounds.unwrap_or_default();
        let mut written = pdf.font_descriptor(id);
        written
            .name(Name(base.as_bytes()))
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max))
            .italic_angle(metrics.italic_angle)
            .ascent(metrics.ascent)
            .descent(metrics.descent)
            .cap_height(metrics.cap_height.unwrap_or(metrics.ascent))
            // The thickness of stems is required, but no font states it. Readers use it only without the font's file.
            .stem_v(80.0);
        match self.is_cff {
            true => written.font_file3(file),
            false => written.font_file2(file),
        };
    }
}

/// How far a glyph moves the next one, in thousandths of the font size.
fn advance(font: &FontRef<'_>, glyph: u32) -> f32 {
    let metrics = font.glyph_metrics(Size::new(1000.0), LocationRef::default());
    metrics.advance_width(skrifa::GlyphId::new(glyph)).unwrap_or_default()
}

/// Whether the font's licence lets a part of it go into documents.
fn embedding_is_allowed(font: &FontRef<'_>) -> bool {
    /// Restricted licence, no parts of the font, or only as bitmaps.
    const REFUSED: u16 = 0x0002 | 0x0100 | 0x0200;
    font.os2().map_or(true, |os2| os2.fs_type() & REFUSED == 0)
}

/// Six letters that tell apart the parts of one font that several documents use.
fn tag(used: &[UsedGlyph]) -> String {
    let letters = used.iter().flat_map(|used| used.letters.bytes());
    // FNV-1a, which is the same everywhere.
    let hash = letters.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    (0..6).map(|place| char::from(b'A' + (hash >> (8 * place)) as u8 % 26)).collect()
}
