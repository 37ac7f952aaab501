// Whether things move.

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

/** Nothing moves where the reader wants it so, or where nobody looks. */
export const isStill = () => reduced.matches || document.hidden;
