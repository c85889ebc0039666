/** Emoji of components: plain ones as they are; custom ones, which have no picture here, by name. */

/** The text of a partial emoji object, or null. */
export function emojiText(emoji) {
  if (!emoji?.name) return null;
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}
