// Arrow keys: from place to place, to the nearest in that direction.

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Moves the focus within the table. */
export function focusNeighbour(event) {
  const [dx, dy] = DIRECTIONS[event.key] ?? [0, 0];
  const from = middle(event.target);
  let best = null;
  for (const node of event.currentTarget.querySelectorAll("button")) {
    if (node === event.target || node.offsetParent === null) continue;
    const to = middle(node);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along < 5 || across > 1.5 * along) continue;
    const cost = along + 2 * across;
    if (best === null || cost < best.cost) best = { node, cost };
  }
  if (best === null) return;
  event.preventDefault();
  best.node.focus();
}

function middle(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
