//! A proportion with its confidence interval.

use super::RoundOutcome;

/// A proportion as a pair of counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Proportion {
    /// The count of successes.
    pub part: u64,
    /// The count of all.
    pub of: u64,
}

impl Proportion {
    /// `part` of `of`.
    pub const fn new(part: u64, of: u64) -> Proportion {
        Proportion { part, of }
    }

    /// From 0 to 1; `None` for 0 of 0.
    pub fn value(self) -> Option<f64> {
        (self.of > 0).then(|| self.part as f64 / self.of as f64)
    }

    /// The 95 % confidence interval of the true proportion (Wilson 1927); `None` for 0 of 0.
    pub fn interval(self) -> Option<(f64, f64)> {
        const Z: f64 = 1.959_964;
        let share = self.value()?;
        let trials = self.of as f64;
        let widened = 1.0 + Z * Z / trials;
        let centre = (share + Z * Z / (2.0 * trials)) / widened;
        let spread = Z / widened * (share * (1.0 - share) / trials + Z * Z / (4.0 * trials * trials)).sqrt();
        // Rounding could otherwise exceed the bounds, and print -0.
        Some(((centre - spread).max(0.0), (centre + spread).min(1.0)))
    }

    pub(super) fn count(&mut self, outcome: RoundOutcome) {
        self.of += 1;
        self.part += u64::from(outcome == RoundOutcome::Won);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_match_wilsons_formula() {
        // Newcombe 1998, table I.
        for (part, of, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
            (20, 20, 0.8389, 1.0),
        ] {
            let (found_low, found_high) = Proportion::new(part, of).interval().expect("there are trials");
            assert!((found_low - low).abs() < 5e-4 && (found_high - high).abs() < 5e-4, "{part} of {of}");
        }
        assert_eq!(Proportion::default().interval(), None);
    }
}
