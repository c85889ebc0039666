/** How people look: a coloured circle with an initial, and a colour of their own. */

import { h, icon } from "./dom.js";

// Okabe and Ito's set, lightened for a dark page, so that friends stay apart for colour-blind eyes as well.
const COLOURS = ["#e8a33d", "#6cc1ef", "#3fbf98", "#f0e05a", "#6f9bea", "#ee8a5b", "#d99ac4", "#b9c0cc"];

/** The colour of a person: people the page lists get different ones as long as the colours last. */
export function colourOf(store, user) {
  const ids = [...store.users.values()].filter((other) => !other.bot).map((other) => other.id);
  const at = ids.indexOf(user.id);
  return COLOURS[(at < 0 ? Number(user.id.slice(-4)) : at) % COLOURS.length];
}

/** Draw a person as a circle with their initial; the bot as its watching eye. */
export function avatar(store, user) {
  if (user.bot) return h("span", { class: "avatar avatar-bot", "aria-hidden": "true" }, icon("eye"));
  const initial = [...store.nameOf(user)][0]?.toUpperCase() ?? "?";
  return h("span", { class: "avatar", "aria-hidden": "true", style: { "--person": colourOf(store, user) } }, initial);
}
