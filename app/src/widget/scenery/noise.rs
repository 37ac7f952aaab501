//! Numbers without a pattern that could be seen, the same on every computer.

/// From 0 to 1, for a point of a grid.
pub(super) fn scatter(x: i32, y: i32) -> f32 {
    let mut bits = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77);
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2C1B_3C6D);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297A_2D39);
    (bits ^ (bits >> 15)) as f32 / u32::MAX as f32
}

/// From 0 to 1, smooth over distances of about 1.
fn noise(x: f32, y: f32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let ease = |part: f32| part * part * (3.0 - 2.0 * part);
    let (across, down) = (ease(x - left), ease(y - top));
    let (column, row) = (left as i32, top as i32);
    let between = |from: f32, to: f32, part: f32| from + (to - from) * part;
    let line = |row| between(scatter(column, row), scatter(column + 1, row), across);
    between(line(row), line(row + 1), down)
}

/// From 0 to 1, rough: noise of several sizes.
pub(super) fn fractal(x: f32, y: f32, octaves: u32) -> f32 {
    let (mut sum, mut all, mut weight, mut size) = (0.0, 0.0, 1.0, 1.0);
    for nth in 0..octaves {
        sum += weight * noise(x * size + 17.0 * nth as f32, y * size);
        all += weight;
        weight *= 0.5;
        size *= 2.03;
    }
    sum / all
}

/// 0 up to `from`, 1 from `to` on, smooth between.
pub(super) fn smooth_step(from: f32, to: f32, at: f32) -> f32 {
    let part = ((at - from) / (to - from)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}
