// The badges of teams, at a table with partners.

import { element, setText, toggle } from "./dom.js";

export const badgePicture = () => element("span", { class: "badge" });

/** The short form of a seat's badge, where there is little room: its words are told to ears. */
export const shortBadge = ({ badge, team }) => (badge === null ? null : String(team));

/** Shows which team somebody is on; nothing where `badge` is `null`. */
export function showBadge(node, badge) {
  setText(node, badge);
  toggle(node, badge != null);
}
