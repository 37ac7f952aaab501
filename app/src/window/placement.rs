//! Where a new window goes: to the place of the last one, as far as the screen has it.

use std::sync::OnceLock;

use iced::{Point, Size, window};

use crate::app::SMALLEST_WINDOW;
use crate::store::{Profile, WindowPlacement};

/// No screen is larger, in logical pixels.
const MAX_SIZE: Size = Size::new(15_360.0, 8_640.0);
/// How much of the window's upper edge stays on the screen, so that it can be moved.
const GRIP: Size = Size::new(160.0, 48.0);
/// How far a frame reaches beyond the upper edge of the screen at most: Windows counts an invisible border.
const BORDER: f32 = 16.0;

/// The position of the last window. The toolkit asks for a position with a function that can't hold one.
static LAST_POSITION: OnceLock<Point> = OnceLock::new();

/// The placement of a profile's last window with a size that a window can have, or that of the first one.
pub(super) fn initial(profile: Option<&Profile>) -> WindowPlacement {
    let last = profile.and_then(|profile| WindowPlacement::read(&profile.window_path()));
    last.map_or(WindowPlacement::FIRST, usable)
}

/// The same placement with a size within the limits.
fn usable(placement: WindowPlacement) -> WindowPlacement {
    WindowPlacement {
        width: placement.width.clamp(SMALLEST_WINDOW.width, MAX_SIZE.width),
        height: placement.height.clamp(SMALLEST_WINDOW.height, MAX_SIZE.height),
        scale: placement.scale.clamp(0.25, 8.0),
        ..placement
    }
}

/// The size to ask the toolkit for, which multiplies it by the scale of everything in the window.
pub(super) fn size(placement: &WindowPlacement) -> Size {
    Size::new(placement.width, placement.height) * (1.0 / placement.scale)
}

/// Where the toolkit opens the window. Wayland places windows itself.
pub(super) fn position(placement: &WindowPlacement) -> window::Position {
    let Some((x, y)) = placement.position else { return window::Position::Default };
    let _ = LAST_POSITION.set(Point::new(x, y));
    window::Position::SpecificWith(|size, screen| {
        on_screen(LAST_POSITION.get().copied().unwrap_or(Point::ORIGIN), size, screen)
    })
}

/// A position on the main screen: that of the last window if its upper edge can be seen there, else in the middle. The other
/// screens aren't known, so a window comes back from them to the middle too.
fn on_screen(last: Point, window: Size, screen: Size) -> Point {
    let across = last.x + window.width >= GRIP.width && last.x <= screen.width - GRIP.width;
    let down = last.y >= -BORDER && last.y <= screen.height - GRIP.height;
    // A system without a main screen tells a size of a pixel.
    let is_unknown = screen.width < SMALLEST_WINDOW.width / 2.0;
    if (across && down) || (is_unknown && last.x >= 0.0 && last.y >= 0.0) {
        return last;
    }
    let middle = |screen: f32, window: f32| ((screen - window) / 2.0).max(0.0);
    Point::new(middle(screen.width, window.width), middle(screen.height, window.height))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_remembered_size_is_kept_within_what_a_window_can_have() {
        let size = |width, height| {
            let placement =
                usable(WindowPlacement { width, height, scale: 1.0, position: None, maximized: false });
            (placement.width, placement.height)
        };
        assert_eq!(size(1500.0, 900.0), (1500.0, 900.0));
        assert_eq!(size(10.0, -3.0), (SMALLEST_WINDOW.width, SMALLEST_WINDOW.height));
        assert_eq!(size(1e30, 700.0), (MAX_SIZE.width, 700.0));
    }

    #[test]
    fn a_remembered_position_is_used_only_on_the_screen() {
        let (window, screen) = (Size::new(1280.0, 800.0), Size::new(1920.0, 1080.0));
        let middle = Point::new(320.0, 140.0);
        for (last, expected) in [
            (Point::new(100.0, 60.0), Point::new(100.0, 60.0)),
            (Point::new(-1000.0, -8.0), Point::new(-1000.0, -8.0)),
            (Point::new(-1200.0, 60.0), middle),
            (Point::new(1900.0, 60.0), middle),
            (Point::new(100.0, -300.0), middle),
            (Point::new(100.0, 1070.0), middle),
            (Point::new(f32::NAN, 10.0), middle),
        ] {
            assert_eq!(on_screen(last, window, screen), expected, "{last:?}");
        }
        assert_eq!(on_screen(Point::new(5000.0, 0.0), screen, Size::new(1366.0, 768.0)), Point::ORIGIN);
    }
}
