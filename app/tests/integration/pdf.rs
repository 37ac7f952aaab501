//! Reads PDF files as a viewer does.

use std::collections::BTreeMap;

use hayro_syntax::Pdf;
use hayro_syntax::object::{Array, Dict, Object, Stream};
use hayro_syntax::page::Page;

/// The letters of a font's glyphs, by their numbers in texts.
type Letters = BTreeMap<u16, String>;

/// The text of each page, without spaces. Panics if the file can't be read.
pub(crate) fn texts(file: &[u8]) -> Vec<String> {
    let pdf = Pdf::new(file.to_vec()).expect("a PDF file");
    pdf.pages().iter().map(|page| without_spaces(&text(page))).collect()
}

/// A text without spaces and the ends of lines, which depend on the reader.
pub(crate) fn without_spaces(text: &str) -> String {
    text.split_whitespace().collect()
}

fn text(page: &Page<'_>) -> String {
    let (mut text, mut letters) = (String::new(), Letters::new());
    let mut operations = page.operations();
    while let Some(operation) = operations.next() {
        for operand in operation.operands() {
            match operand {
                Object::Name(name) if &**operation.operator == b"Tf" => {
                    letters = letters_of(&page.resources().get_font(name).expect("a font"));
                }
                Object::String(glyphs) => text.push_str(&read(glyphs.as_bytes(), &letters)),
                // Glyphs with the distances between them.
                Object::Array(parts) => {
                    for part in strings(parts) {
                        text.push_str(&read(&part, &letters));
                    }
                }
                _ => {}
            }
        }
    }
    text
}

fn strings(parts: &Array<'_>) -> Vec<Vec<u8>> {
    let string = |part: Object<'_>| match part {
        Object::String(glyphs) => Some(glyphs.as_bytes().to_vec()),
        _ => None,
    };
    parts.iter::<Object<'_>>().filter_map(string).collect()
}

/// The letters of glyphs, which are numbers of two bytes.
fn read(glyphs: &[u8], letters: &Letters) -> String {
    let numbers = glyphs.chunks_exact(2).map(|number| u16::from_be_bytes([number[0], number[1]]));
    numbers.map(|number| letters.get(&number).expect("its letters").as_str()).collect()
}

/// What a viewer copies and searches: lines such as `<0003> <0041>` in the font's table of Unicode, the letters in UTF-16.
fn letters_of(font: &Dict<'_>) -> Letters {
    let table = font.get::<Stream<'_>>("ToUnicode").expect("a table of Unicode");
    let table = table.decoded().expect("a table that can be read");
    let table = std::str::from_utf8(&table).expect("text");
    let units = |digits: &str| -> Option<Vec<u16>> {
        let digits = digits.strip_prefix('<')?.strip_suffix('>')?;
        let unit = |at: usize| u16::from_str_radix(digits.get(at..at + 4)?, 16).ok();
        (0..digits.len()).step_by(4).map(unit).collect()
    };
    let pairs = table.lines().filter_map(|line| line.trim().split_once(' '));
    let pair = |(glyph, letters): (&str, &str)| {
        let glyph = units(glyph).filter(|units| units.len() == 1)?[0];
        Some((glyph, String::from_utf16(&units(letters)?).ok()?))
    };
    pairs.filter_map(pair).collect()
}
