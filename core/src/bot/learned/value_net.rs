//! A small feed-forward network: features in, one hidden layer, a win probability out. Plain `f32` in a fixed order, so that it gives
//! the same result on every processor.

/// The number of hidden units.
pub const HIDDEN: usize = 64;

type Row = [f32; HIDDEN];

/// The weights of a network.
#[derive(Debug, Clone, PartialEq)]
pub struct ValueNet {
    hidden: Vec<Row>,
    /// As many as there are rows.
    direct: Vec<f32>,
    output: Row,
}

/// The weights of a [`ValueNet`], to be changed.
#[derive(Debug)]
pub struct WeightsMut<'a> {
    /// From each input to the hidden units.
    pub hidden: &'a mut [[f32; HIDDEN]],
    /// From each input directly to the output.
    pub direct: &'a mut [f32],
    /// From each hidden unit to the output.
    pub output: &'a mut [f32; HIDDEN],
}

/// The hidden sums of one feature vector, from which those of similar ones are computed incrementally.
#[derive(Debug, Clone)]
pub(super) struct Accumulator {
    numbers: Vec<f32>,
    hidden: Row,
    direct: f32,
}

impl ValueNet {
    /// A network with all weights zero.
    pub fn zero(inputs: usize) -> ValueNet {
        ValueNet { hidden: vec![[0.0; HIDDEN]; inputs], direct: vec![0.0; inputs], output: [0.0; HIDDEN] }
    }

    /// The number of inputs.
    pub fn inputs(&self) -> usize {
        self.hidden.len()
    }

    /// The weights from each input to the hidden units.
    pub fn hidden(&self) -> &[[f32; HIDDEN]] {
        &self.hidden
    }

    /// The weights from each input directly to the output, without a hidden unit.
    pub fn direct(&self) -> &[f32] {
        &self.direct
    }

    /// The weights from each hidden unit to the output, after a ReLU.
    pub fn output(&self) -> &[f32; HIDDEN] {
        &self.output
    }

    /// All weights, to be changed.
    pub fn weights_mut(&mut self) -> WeightsMut<'_> {
        WeightsMut { hidden: &mut self.hidden, direct: &mut self.direct, output: &mut self.output }
    }

    /// The hidden sums of a feature vector.
    pub(super) fn accumulator(&self, numbers: &[f32]) -> Accumulator {
        let mut sums = Accumulator { numbers: vec![0.0; numbers.len()], hidden: [0.0; HIDDEN], direct: 0.0 };
        (sums.hidden, sums.direct) = self.apply_changes(&sums, numbers);
        sums.numbers.copy_from_slice(numbers);
        sums
    }

    /// The log-odds to win of a feature vector, from the differences to the accumulated one.
    #[inline]
    pub(super) fn log_odds(&self, from: &Accumulator, numbers: &[f32]) -> f32 {
        let (hidden, direct) = self.apply_changes(from, numbers);
        self.output_of(&hidden, direct)
    }

    /// The output, the log-odds to win: of the sums at the hidden units and of what the inputs add directly.
    #[inline]
    pub fn output_of(&self, hidden: &[f32; HIDDEN], direct: f32) -> f32 {
        // Eight independent sums, so that the compiler can vectorize.
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

/// The probability of log-odds. The exponential is our own: platforms differ in its last bits.
pub fn sigmoid(log_odds: f32) -> f32 {
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
