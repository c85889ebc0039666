/** Moments in words of the chosen language, kept fresh while the page stands open. */

import { h } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31557600], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const LATEST_MOMENT = 8.64e15;

/** Say a moment in one of Discord's styles (t T d D f F R). */
export function moment(date, style, locale) {
  if (style === "R") return relative(date, locale);
  return new Intl.DateTimeFormat(locale, STYLES[style] ?? STYLES.f).format(date);
}

function relative(date, locale) {
  const seconds = Math.round((date.getTime() - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

/** Make a time element; relative ones are renewed by `refreshTimes`. */
export function timeNode(date, style, locale, className = "") {
  if (!(Math.abs(date.getTime()) <= LATEST_MOMENT)) return h("span", { class: className }, "?");
  const dataset = style === "R" ? { relative: locale } : {};
  const props = { class: className, datetime: date.toISOString(), title: moment(date, "F", locale), dataset };
  return h("time", props, moment(date, style, locale));
}

/** Renew all relative times in sight. */
export function refreshTimes() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = relative(new Date(node.dateTime), node.dataset.relative);
    if (node.textContent !== text) node.textContent = text;
  }
}
