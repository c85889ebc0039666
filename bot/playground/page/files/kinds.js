/** Discord's numbers, by name. */

/** Kinds of components. */
export const Kind = Object.freeze({
  ROW: 1,
  BUTTON: 2,
  STRING_SELECT: 3,
  TEXT_INPUT: 4,
  USER_SELECT: 5,
  ROLE_SELECT: 6,
  MENTIONABLE_SELECT: 7,
  CHANNEL_SELECT: 8,
  SECTION: 9,
  TEXT: 10,
  THUMBNAIL: 11,
  GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
  LABEL: 18,
  RADIOS: 21,
  CHECKBOXES: 22,
  CHECKBOX: 23,
});

/** Kinds of options of a command. */
export const Option = Object.freeze({
  SUBCOMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
});

/** Flags of messages. */
export const Flag = Object.freeze({ EPHEMERAL: 1 << 6, LOADING: 1 << 7, COMPONENTS_V2: 1 << 15 });

/** Kinds of messages that look different from the rest. */
export const Message = Object.freeze({ THREAD_CREATED: 18 });

/** The style of buttons that lead elsewhere. */
export const LINK_STYLE = 5;

const CATEGORY = 4;
const THREADS = new Set([10, 11, 12]);
const READABLE = new Set([0, 1, 5, ...THREADS]);

/** Whether a channel is a thread. */
export function isThread(channel) {
  return THREADS.has(channel.type);
}

/** Whether a channel holds messages. */
export function isReadable(channel) {
  return READABLE.has(channel.type);
}

/** Whether a channel may be chosen where only some kinds are wanted. */
export function isOneOf(channel, kinds) {
  return channel.type !== CATEGORY && (!kinds?.length || kinds.includes(channel.type));
}
