//! Points over time.

/// The points of each round, in the order they were played.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Points(pub Vec<u32>);

impl Points {
    /// The mean of points per round; `None` without rounds.
    pub fn mean(&self) -> Option<f64> {
        mean(&self.0)
    }

    /// The most points in a round; `None` without rounds.
    pub fn best(&self) -> Option<u32> {
        self.0.iter().copied().max()
    }

    /// The mean of the first rounds, by their number.
    pub fn means(&self) -> impl Iterator<Item = (usize, f64)> {
        let sums = self.0.iter().scan(0_u64, |sum, points| {
            *sum += u64::from(*points);
            Some(*sum)
        });
        sums.enumerate().map(|(at, sum)| (at + 1, sum as f64 / (at + 1) as f64))
    }

    /// The points of the last `rounds` rounds, each with the moving mean over up to `together` rounds that end with it.
    pub fn last(&self, rounds: usize, together: usize) -> impl Iterator<Item = (u32, f64)> {
        let from = self.0.len().saturating_sub(rounds);
        (from..self.0.len()).filter_map(move |at| {
            let window = &self.0[(at + 1).saturating_sub(together)..=at];
            Some((self.0[at], mean(window)?))
        })
    }
}

fn mean(points: &[u32]) -> Option<f64> {
    let sum: u64 = points.iter().copied().map(u64::from).sum();
    (!points.is_empty()).then(|| sum as f64 / points.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_their_moving_mean() {
        let points = Points(vec![30, 0, 60, 90, 0]);
        let last: Vec<_> = points.last(4, 3).collect();
        assert_eq!(last, [(0, 15.0), (60, 30.0), (90, 50.0), (0, 50.0)]);
        assert_eq!(points.last(9, 1).map(|(_, mean)| mean).collect::<Vec<_>>(), [30.0, 0.0, 60.0, 90.0, 0.0]);
        assert_eq!(Points::default().last(4, 3).count(), 0);
        let means: Vec<_> = points.means().collect();
        assert_eq!(means, [(1, 30.0), (2, 15.0), (3, 30.0), (4, 45.0), (5, 36.0)]);
    }
}
