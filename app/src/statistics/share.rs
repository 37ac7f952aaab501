//! A share, and how far to trust it.

use super::Outcome;

/// So many of so many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Share {
    /// The ones that count.
    pub part: u64,
    /// All.
    pub of: u64,
}

impl Share {
    /// So many of so many.
    pub const fn new(part: u64, of: u64) -> Share {
        Share { part, of }
    }

    /// From 0 to 1; nothing of nothing has none.
    pub fn value(self) -> Option<f64> {
        (self.of > 0).then(|| self.part as f64 / self.of as f64)
    }

    /// The interval that holds the true share with a confidence of 95 % (Wilson 1927).
    pub fn interval(self) -> Option<(f64, f64)> {
        const Z: f64 = 1.959_964;
        let share = self.value()?;
        let trials = self.of as f64;
        let widened = 1.0 + Z * Z / trials;
        let centre = (share + Z * Z / (2.0 * trials)) / widened;
        let spread = Z / widened * (share * (1.0 - share) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
        // Rounding could otherwise go beyond, and print -0.
        Some(((centre - spread).max(0.0), (centre + spread).min(1.0)))
    }

    pub(super) fn count(&mut self, outcome: Outcome) {
        self.of += 1;
        self.part += u64::from(outcome == Outcome::Won);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wilsons() {
        // Newcombe 1998, table I.
        for (part, of, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
            (20, 20, 0.8389, 1.0),
        ] {
            let (found_low, found_high) = Share::new(part, of).interval().expect("there are trials");
            assert!((found_low - low).abs() < 5e-4 && (found_high - high).abs() < 5e-4, "{part} of {of}");
        }
        assert_eq!(Share::default().interval(), None);
    }
}
