// The code for phones to come in with: that of the page's address, or the one that was typed since. A code is for one table: at another
// one, and once it was refused, nothing sends it again by itself.

import { keepCode, lastCode } from "./storage.js";

let code = decodeURIComponent(location.pathname.slice(1)) || null;

/** The table that the code is for: `undefined` while that isn't known, `null` for none. */
let table = lastCode().code === code ? lastCode().table : undefined;

/** The code, or `null`. */
export const currentCode = () => code;

export function typeCode(now) {
  code = now;
}

/** Takes the table that the page leads to. */
export function followTable(now) {
  if (table !== undefined && table !== now) forgetCode();
  table = now;
  if (code !== null) keepCode({ code, table });
}

/** Forgets a code that the table has refused. */
export function refuseCode() {
  keepCode({ code, table: null });
  forgetCode();
}

/** A page that is loaded anew doesn't find it in its address either. */
function forgetCode() {
  code = null;
  history.replaceState(null, "", "/");
}
