// What stands above everything else: a lost connection, a pause, a question that waits for an answer.

import { renderButtons } from "./buttons.js";
import { byId, element, keyed, setText } from "./dom.js";
import { addressForm } from "./moved.js";
import { text } from "./texts.js";

let connected = true;
let isLong = false; // Whether the connection is lost for so long that the host's address may have changed.
let longTimer = 0;
let table = null;
let notice = null;
let noticeTimer = 0;

const SHOWN = 4000; // ms that a notice is shown
const LONG = 8000; // ms without a connection; a host that is only out of reach is back sooner

export function showLink(now) {
  if (now !== connected) {
    isLong = false;
    clearTimeout(longTimer);
    if (!now) longTimer = setTimeout(showLongLoss, LONG);
  }
  connected = now;
  show();
}

/** A page can't look for its host: whoever reads it can, on the host's screen. */
function showLongLoss() {
  isLong = true;
  show();
}

export function showBanners(now) {
  table = now;
  show();
}

/** A sentence that has no place on the table. */
export function showNotice(sentence) {
  notice = sentence;
  show();
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => {
    notice = null;
    show();
  }, SHOWN);
}

function show() {
  // Without a connection nothing can be answered.
  const answers = (connected && table?.buttons.filter(({ place }) => place === "prompt")) || [];
  const banners = [
    connected ? null : { key: isLong ? "moved" : "offline", text: text(isLong ? "moved" : "offline"), buttons: [] },
    table?.pause ? { key: "pause", text: table.pause, buttons: answers } : null,
    // While the game is paused, it can only be resumed.
    table?.prompt ? { key: "prompt", text: table.prompt, buttons: table.pause ? [] : answers } : null,
    notice ? { key: "notice", text: notice, buttons: [] } : null,
  ].filter((banner) => banner !== null && banner.text !== "");
  keyed(
    byId("banners"),
    banners,
    ({ key }) => key,
    create,
    (node, banner) => {
      setText(node.firstChild, banner.text);
      renderButtons(node.lastChild, banner.buttons);
    },
  );
}

/** A notice is told by the live region. */
const ROLES = { offline: "status", moved: "status", pause: "status", prompt: "alert" };

const create = ({ key }) =>
  element(
    "section",
    { class: `banner ${key}`, role: ROLES[key] },
    element("p"),
    key === "moved" ? addressForm() : null,
    element("div", { class: "buttons" }),
  );
