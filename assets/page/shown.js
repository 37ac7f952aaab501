// Tells the host that the page is shown. A hidden page doesn't say it, and a frozen one can't: the others see its player asleep.

/** How often it is said (ms), as the protocol wants it. */
const EVERY = 3000;

export function tellShown(send) {
  const tell = () => document.hidden || send({ type: "shown" });
  setInterval(tell, EVERY);
  document.addEventListener("visibilitychange", tell);
}
