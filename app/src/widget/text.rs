//! Text sizes. One typeface in one weight is bundled, so size and colour make the difference.

use std::ops::RangeInclusive;

use iced::advanced;
use iced::advanced::text::{Alignment, Paragraph as _};
use iced::alignment::Vertical;
use iced::widget::text::{Fragment, IntoFragment, LineHeight, Shaping, Wrapping};
use iced::widget::{Container, Text, container, text};
use iced::{Font, Pixels, Renderer, Size};

use crate::theme::text::{soft, success};
use crate::{Element, Theme};

/// The bundled typeface.
pub const FONT: Font = Font::with_name("Fira Sans");

/// A line of text to measure or draw, from the upper left corner of its bounds.
pub(super) fn line<Words>(words: Words, size: f32, bounds: Size) -> advanced::Text<Words> {
    advanced::Text {
        content: words,
        bounds,
        size: Pixels(size),
        line_height: LineHeight::default(),
        font: FONT,
        align_x: Alignment::Left,
        align_y: Vertical::Top,
        shaping: Shaping::default(),
        wrapping: Wrapping::None,
    }
}

/// The size at which words fill a line of this width, within these sizes.
pub fn fitted_size(words: &str, sizes: RangeInclusive<f32>, room: f32) -> f32 {
    let (least, largest) = sizes.into_inner();
    (largest * room / width(words, largest).max(1.0)).clamp(least, largest)
}

/// The height of a line of text, in whole logical pixels.
pub fn line_height(size: f32) -> f32 {
    LineHeight::default().to_absolute(Pixels(size)).0.ceil()
}

/// The height of a text whose lines are broken to fit a width, in logical pixels.
pub fn broken_height(words: &str, size: f32, room: f32) -> f32 {
    let text = line(words, size, Size::new(room, f32::INFINITY));
    measure(advanced::Text { wrapping: Wrapping::Word, ..text }).height
}

/// The width of a line of text, in logical pixels.
pub fn width(words: &str, size: f32) -> f32 {
    measure(line(words, size, Size::INFINITE)).width
}

/// The room that a text takes within its bounds, in logical pixels.
pub(super) fn measure(text: advanced::Text<&str>) -> Size {
    <Renderer as advanced::text::Renderer>::Paragraph::with_text(text).min_bounds()
}

/// Whether a text is no wider than `room` on one line. Measuring takes time in every frame.
pub fn fits(words: &str, size: f32, room: f32) -> bool {
    // No glyph is wider than the font size, so short texts needn't be measured.
    words.chars().count() as f32 * size <= room || width(words, size) <= room
}

/// A line of text that fits a width, with an ellipsis if something was cut off.
pub fn shortened(words: &str, size: f32, room: f32) -> String {
    if fits(words, size, room) {
        return words.to_owned();
    }
    let ends: Vec<usize> = words.char_indices().map(|(at, _)| at).collect();
    let short = |end: usize| format!("{}…", words[..end].trim_end());
    let most = ends.partition_point(|end| width(&short(*end), size) <= room);
    short(ends[most.saturating_sub(1)])
}

/// A line of text that fits a width, with an ellipsis in its middle if something was left out: what was said last counts most.
pub fn shortened_in_middle(words: &str, size: f32, room: f32) -> String {
    if fits(words, size, room) {
        return words.to_owned();
    }
    let letters: Vec<char> = words.chars().collect();
    // The end gets a little more than the beginning.
    let short = |left: usize| {
        let begin: String = letters[..2 * left / 5].iter().collect();
        let end: String = letters[letters.len() - (left - 2 * left / 5)..].iter().collect();
        format!("{} … {}", begin.trim_end(), end.trim_start())
    };
    let kept: Vec<usize> = (0..letters.len()).collect();
    let most = kept.partition_point(|left| width(&short(*left), size) <= room);
    short(most.saturating_sub(1))
}

/// A text on one line, or on two if it is too wide and `lines` allows it, each shortened to fit.
pub fn on_lines(words: &str, size: f32, room: f32, lines: usize) -> Vec<String> {
    if fits(words, size, room) {
        return vec![words.to_owned()];
    }
    let ends: Vec<usize> = words.match_indices(' ').map(|(at, _)| at).collect();
    let fitting = if lines > 1 { ends.partition_point(|end| width(&words[..*end], size) <= room) } else { 0 };
    match ends[..fitting].last() {
        Some(end) => vec![words[..*end].to_owned(), shortened_in_middle(&words[end + 1..], size, room)],
        None => vec![shortened_in_middle(words, size, room)],
    }
}

/// Whether a text fits on so many lines, of which there are two at most, without being shortened.
pub fn fits_on_lines(words: &str, size: f32, room: f32, lines: usize) -> bool {
    on_lines(words, size, room, lines).join(" ") == words
}

/// The title of a screen.
pub fn title<'a>(words: impl IntoFragment<'a>) -> Text<'a, Theme> {
    text(words).size(30)
}

/// The heading of a section.
pub fn heading<'a>(words: impl IntoFragment<'a>) -> Text<'a, Theme> {
    text(words).size(20)
}

/// Normal text.
pub fn body<'a>(words: impl IntoFragment<'a>) -> Text<'a, Theme> {
    text(words).size(16)
}

/// Normal text that tells how something ended, in another colour if it is a success.
pub fn outcome<'a>(words: impl IntoFragment<'a>, is_success: bool) -> Text<'a, Theme> {
    if is_success { body(words).style(success) } else { body(words) }
}

/// How text wraps that may name a file: Windows' paths have no place where a line can break between words.
const PATH_WRAPPING: Wrapping = Wrapping::WordOrGlyph;

/// Normal text that tells what happened, and may name a file.
pub fn notice<'a>(words: impl IntoFragment<'a>) -> Text<'a, Theme> {
    body(words).wrapping(PATH_WRAPPING)
}

/// Small text that explains something else.
pub fn caption<'a>(words: impl IntoFragment<'a>) -> Text<'a, Theme> {
    text(words).size(14).style(soft)
}

/// A short label on a ground of its own.
pub fn badge<'a, Message: 'a>(
    words: impl IntoFragment<'a>,
    style: fn(&Theme) -> container::Style,
) -> Container<'a, Message, Theme> {
    container(text(words).size(13)).padding([2, 9]).style(style)
}

/// A name with an explanation under it.
pub fn explained<'a, Message: 'a>(
    name: impl Into<Fragment<'a>>,
    about: impl Into<Fragment<'a>>,
) -> Element<'a, Message> {
    iced::widget::column![body(name.into()), caption(about.into())].spacing(2).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_of_windows_stays_within_its_notice() {
        let words = r"Saved as C:\Users\Ada\AppData\Roaming\skipstone\data\skipstone.redb";
        let room = Size::new(200.0, f32::INFINITY);
        let wrapped = |wrapping| measure(advanced::Text { wrapping, ..line(words, 16.0, room) }).width;
        assert!(wrapped(PATH_WRAPPING) <= 200.0);
        assert!(wrapped(Wrapping::default()) > 200.0, "words need no other wrapping");
    }

    #[test]
    fn a_text_that_is_too_wide_is_broken_and_higher() {
        let words = "The wild that it takes is worth more later.";
        let one = broken_height(words, 15.0, 1000.0);
        assert!((1.9..2.1).contains(&(broken_height(words, 15.0, 0.6 * width(words, 15.0)) / one)));
    }

    #[test]
    fn a_bubble_keeps_the_end_of_what_is_said() {
        let long = "played 4 5 6 7, a wild as 8, 9 10 11 12 and discarded 12";
        assert_eq!(shortened_in_middle(long, 13.0, 1000.0), long);
        for room in [110.0, 160.0, 240.0] {
            let short = shortened_in_middle(long, 13.0, room);
            assert!(short.starts_with("pl") && short.contains(" … "), "{short} in {room}");
            assert!(short.ends_with("ed 12") && width(&short, 13.0) <= room, "{short} in {room}");
            assert!(width(&short, 13.0) > room - 20.0, "{short} leaves room in {room}");
            let lines = on_lines(long, 13.0, room, 2);
            assert_eq!(lines.len(), 2, "{lines:?}");
            assert!(lines.iter().all(|line| width(line, 13.0) <= room), "{lines:?} in {room}");
            assert!(lines[1].ends_with("ed 12"), "{lines:?} in {room}");
            assert_eq!(on_lines(long, 13.0, room, 1), [short]);
        }
        assert_eq!(on_lines(long, 13.0, 320.0, 2).join(" "), long, "nothing is left out");
    }

    #[test]
    fn a_long_line_is_shortened_to_its_room() {
        let long = "Ja; eine zu viel kommt ganz unten in den Spielerstapel";
        assert_eq!(shortened(long, 15.0, 1000.0), long);
        for room in [60.0, 150.0, 300.0] {
            let short = shortened(long, 15.0, room);
            assert!(short.ends_with('…') && width(&short, 15.0) <= room, "{short} in {room}");
            assert!(width(&short, 15.0) > room - 30.0, "{short} leaves room in {room}");
        }
    }
}
