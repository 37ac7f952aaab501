//! A small network: numbers in, one hidden layer, the chance to win out. Plain `f32` in a fixed order, so that it gives the same
//! on every processor.

/// How many hidden units there are.
pub(super) const HIDDEN: usize = 64;

type Row = [f32; HIDDEN];

/// The weights.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct ValueNet {
    /// What each input adds to the hidden units.
    pub(super) hidden: Vec<Row>,
    /// What each input adds to the output directly.
    pub(super) direct: Vec<f32>,
    /// What each hidden unit adds to the output, where it is positive.
    pub(super) output: Row,
}

/// Hidden sums of one input, from which those of similar inputs are made.
#[derive(Debug, Clone)]
pub(super) struct Accumulator {
    numbers: Vec<f32>,
    hidden: Row,
    direct: f32,
}

impl ValueNet {
    /// A network for so many inputs that knows nothing.
    pub(super) fn zero(inputs: usize) -> ValueNet {
        ValueNet { hidden: vec![[0.0; HIDDEN]; inputs], direct: vec![0.0; inputs], output: [0.0; HIDDEN] }
    }

    /// How many inputs there are.
    pub(super) fn inputs(&self) -> usize {
        self.hidden.len()
    }

    /// The sums of one input.
    pub(super) fn accumulator(&self, numbers: &[f32]) -> Accumulator {
        let mut sums = Accumulator { numbers: vec![0.0; numbers.len()], hidden: [0.0; HIDDEN], direct: 0.0 };
        (sums.hidden, sums.direct) = self.apply_changes(&sums, numbers);
        sums.numbers.copy_from_slice(numbers);
        sums
    }

    /// The log-odds to win with an input, by what differs from another one.
    #[inline]
    pub(super) fn log_odds(&self, from: &Accumulator, numbers: &[f32]) -> f32 {
        let (hidden, direct) = self.apply_changes(from, numbers);
        self.output_of(&hidden, direct)
    }

    /// The output for hidden sums.
    #[inline]
    pub(super) fn output_of(&self, hidden: &Row, direct: f32) -> f32 {
        // Eight sums side by side, for the vector unit.
        let mut sums = [0.0; 8];
        for (hidden, output) in hidden.chunks_exact(8).zip(self.output.chunks_exact(8)) {
            for lane in 0..8 {
                sums[lane] += hidden[lane].max(0.0) * output[lane];
            }
        }
        let [a, b, c, d, e, f, g, h] = sums;
        direct + ((a + b) + (c + d)) + ((e + f) + (g + h))
    }

    #[inline]
    fn apply_changes(&self, from: &Accumulator, numbers: &[f32]) -> (Row, f32) {
        let (mut hidden, mut direct) = (from.hidden, from.direct);
        let inputs = numbers.iter().zip(&from.numbers).zip(self.hidden.iter().zip(&self.direct));
        for ((number, before), (row, weight)) in inputs {
            let change = number - before;
            if change != 0.0 {
                for (sum, weight) in hidden.iter_mut().zip(row) {
                    *sum += change * weight;
                }
                direct += change * weight;
            }
        }
        (hidden, direct)
    }
}

/// The chance of log-odds. The exponential is our own: that of the platform differs in its last bits.
pub(in super::super) fn sigmoid(log_odds: f32) -> f32 {
    let power = (log_odds.abs().min(30.0)) * std::f32::consts::LOG2_E;
    let whole = power.floor();
    let part = (power - whole) * std::f32::consts::LN_2;
    // e^-part for 0 to ln 2, by its series.
    let mut series = 1.0;
    for term in [6.0, 5.0, 4.0, 3.0, 2.0, 1.0] {
        series = 1.0 - part / term * series;
    }
    let small = series * f32::from_bits((127 - whole as u32) << 23);
    if log_odds >= 0.0 { 1.0 / (1.0 + small) } else { small / (1.0 + small) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_the_logistic_function() {
        for step in -300..=300 {
            let log_odds = step as f32 / 10.0;
            let expected = 1.0 / (1.0 + (-f64::from(log_odds)).exp());
            assert!((f64::from(sigmoid(log_odds)) - expected).abs() < 1e-5, "{log_odds}");
        }
    }
}
