// The way to a host that has another address by now. A page can't look for it: whoever reads it types the address that the host's
// screen shows. The new page is another origin, so the seat goes along, behind a "#" that no browser sends.

import { element } from "./dom.js";
import { currentToken, seatLink } from "./storage.js";
import { text } from "./texts.js";

/** The address of a page as it is typed, with the port of this one if none was; `null` for what is none. */
function pageAt(typed) {
  try {
    const url = new URL(`http://${typed.trim().replace(/^https?:\/\//i, "")}`);
    if (url.port === "") url.port = location.port;
    url.hash = currentToken() === null ? "" : seatLink(currentToken());
    return url;
  } catch {
    return null;
  }
}

/** The field for the host's address. */
export function addressForm() {
  const field = element("input", {
    id: "moved-address",
    required: true,
    autocomplete: "off",
    autocapitalize: "none",
    inputmode: "url",
    enterkeyhint: "go",
    "aria-label": text("moved-address"),
    placeholder: location.host,
  });
  const form = element("form", { class: "line" }, field, element("button", { class: "button", text: text("moved-go") }));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const page = pageAt(field.value);
    if (page === null) return field.select();
    if (page.host === location.host) return location.reload();
    location.assign(page);
  });
  return form;
}
