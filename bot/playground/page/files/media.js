/** Pictures and files. A picture's place is reserved before it loads, so that the page never jumps. */

import { h, icon, safeUrl } from "./dom.js";
import { spoiler } from "./markdown_view.js";

/** Find what a media item points to: an address, or an attachment of the same message. */
export function resolveMedia(media, message) {
  const name = /^attachment:\/\/(.+)$/.exec(media?.url ?? "")?.[1];
  const attachment = message.attachments?.find((one) => (name ? one.filename === name : one.url === media?.url));
  const known = name ? attachment : { ...attachment, ...dropEmpty(media) };
  return {
    url: safeUrl(known?.url ?? ""),
    width: known?.width,
    height: known?.height,
    filename: attachment?.filename,
    size: attachment?.size,
    alt: attachment?.description,
  };
}

function dropEmpty(object) {
  return Object.fromEntries(Object.entries(object ?? {}).filter(([, value]) => value !== null && value !== undefined));
}

/** Show a picture that opens large when pressed. */
export function picture(app, media, alt, { hidden = false, kind = "picture" } = {}) {
  const text = alt || media.alt || "";
  if (!media.url) return h("p", { class: "missing" }, text || app.say("picture"));
  const known = media.width > 0 && media.height > 0;
  const image = h("img", {
    src: media.url,
    alt: text,
    width: known ? media.width : null,
    height: known ? media.height : null,
    decoding: "async",
    draggable: "false",
  });
  const style = known ? { "--width": `${media.width}px`, "--shape": String(media.width / media.height) } : {};
  const frame = h(
    "button",
    {
      type: "button",
      class: `picture ${kind}`,
      "aria-label": app.say("openPicture", { alt: text || app.say("picture") }),
      dataset: { component: kind },
      style,
      onclick: () => app.lightbox.open({ ...media, alt: text }, frame),
    },
    image,
  );
  image.addEventListener("load", () => frame.style.removeProperty("background-image"));
  return hidden ? spoiler(app, frame, "spoiler-media") : frame;
}

/** Show several pictures side by side. */
export function gallery(app, items, message) {
  const show = (item) => picture(app, resolveMedia(item.media, message), item.description, { hidden: item.spoiler });
  const frames = items.map(show);
  return h("div", { class: "gallery", dataset: { component: "gallery", count: String(frames.length) } }, frames);
}

/** Offer a file for download. */
export function fileLink(app, media, name) {
  const label = name || media.filename || app.say("file");
  const size = media.size && `${Math.max(1, Math.round(media.size / 1024))} KiB`;
  const words = [h("span", { class: "file-name" }, label), size && h("span", { class: "file-size" }, size)];
  const inner = [icon("file"), ...words];
  if (!media.url) return h("span", { class: "file" }, inner);
  return h("a", { class: "file", href: media.url, download: label, dataset: { component: "file" } }, inner);
}

/** Keep already loaded pictures when their message is redrawn; a changed one shows the old until the new is there. */
export function carryPictures(before, after) {
  const old = [...before.querySelectorAll(".picture img")];
  [...after.querySelectorAll(".picture img")].forEach((image, index) => {
    const at = old.findIndex((other) => other?.src === image.src && other.alt === image.alt);
    if (at >= 0) {
      image.replaceWith(old[at]);
      old[at] = null;
    } else if (old[index]?.complete) {
      image.parentElement.style.setProperty("background-image", `url(${JSON.stringify(old[index].src)})`);
    }
  });
}
