/** Read Discord's Markdown into a plain tree. Text in, data out: this file knows no page. */

const DEEPEST = 12;
const FENCE = /```(?:([\w+#.-]*)\n)?([\s\S]+?)```/;
const QUOTE_REST = /(^|\n)>>> ?/;

/** Read a whole text: a list of blocks (heading, small, quote, list, code, text). */
export function parse(text, depth = 0) {
  if (depth > DEEPEST) return [{ type: "text", children: [text] }];
  const fence = FENCE.exec(text);
  const quote = QUOTE_REST.exec(text);
  if (quote && (!fence || quote.index < fence.index)) {
    const rest = text.slice(quote.index + quote[0].length);
    return [...parseLines(text.slice(0, quote.index), depth), { type: "quote", children: parse(rest, depth + 1) }];
  }
  if (!fence) return parseLines(text, depth);
  const code = { type: "code", language: fence[1] ?? "", text: fence[2].replace(/^\n+|\s+$/g, "") };
  const after = text.slice(fence.index + fence[0].length);
  return [...parseLines(text.slice(0, fence.index), depth), code, ...(after ? parse(after, depth) : [])];
}

const LINES = [
  { type: "heading", pattern: /^(#{1,3})\s+(\S.*)$/ },
  { type: "small", pattern: /^-#\s+(\S.*)$/ },
  { type: "quote", pattern: /^> ?(.*)$/ },
  { type: "list", pattern: /^( *)([-*]|\d{1,9}\.)\s+(\S.*)$/ },
];

function parseLines(text, depth) {
  const blocks = [];
  for (const line of text.split("\n")) {
    const rule = LINES.find(({ pattern }) => pattern.test(line));
    addLine(blocks, rule?.type ?? "text", rule ? rule.pattern.exec(line) : [line, line], depth);
  }
  return blocks.map((block) => finish(block, depth)).filter(Boolean);
}

/** Put a line into the block it continues, or begin a new one. */
function addLine(blocks, type, match, depth) {
  const last = blocks.at(-1);
  if (type === "heading") {
    blocks.push({ type, level: match[1].length, children: parseInline(match[2].replace(/\s+#+$/, ""), depth) });
  } else if (type === "small") {
    blocks.push({ type, children: parseInline(match[1], depth) });
  } else if (type === "list") {
    const item = { depth: Math.floor(match[1].length / 2), children: parseInline(match[3], depth) };
    const ordered = /\d/.test(match[2]);
    if (last?.type === "list" && (item.depth > 0 || last.ordered === ordered)) last.items.push({ ...item, ordered });
    else blocks.push({ type, ordered, start: ordered ? parseInt(match[2], 10) : 1, items: [{ ...item, ordered }] });
  } else if (last?.type === type) {
    last.lines.push(match[1]);
  } else {
    blocks.push({ type, lines: [match[1]] });
  }
}

function finish(block, depth) {
  if (!block.lines) return block;
  const text = block.lines.join("\n");
  if (block.type === "quote") return { type: "quote", children: parse(text, depth + 1) };
  const trimmed = text.replace(/^\n+|\s+$/g, "");
  return trimmed ? { type: "text", children: parseInline(trimmed, depth) } : null;
}

const around = (type) => (match, depth) => ({ type, children: parseInline(match[1], depth + 1) });

// Tried in this order at every place where one of them could begin.
const INLINE = [
  { pattern: /\\([^\p{L}\p{N}\s])/uy, node: (match) => match[1] },
  {
    pattern: /(`+)([\s\S]*?[^`])\1(?!`)/y,
    node: (match) => ({ type: "code-inline", text: match[2].replace(/^ (?=`)|(?<=`) $/g, "") }),
  },
  { pattern: /\|\|([\s\S]+?)\|\|/y, node: around("spoiler") },
  { pattern: /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, node: around("strong") },
  { pattern: /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, node: around("underline") },
  { pattern: /\*(?![\s*])((?:\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)/y, node: around("em") },
  { pattern: /(?<![\p{L}\p{N}_])_((?:__|\\[\s\S]|[^_\\])+?)_(?![\p{L}\p{N}_])/uy, node: around("em") },
  { pattern: /~~([\s\S]+?)~~/y, node: around("strike") },
  { pattern: /<@!?(\d+)>/y, node: (match) => ({ type: "user", id: match[1] }) },
  { pattern: /<@&(\d+)>/y, node: (match) => ({ type: "role", id: match[1] }) },
  { pattern: /<#(\d+)>/y, node: (match) => ({ type: "channel", id: match[1] }) },
  { pattern: /<\/([^:>\n]{1,100}):(\d+)>/y, node: (match) => ({ type: "command", name: match[1], id: match[2] }) },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y,
    node: (match) => ({ type: "time", seconds: Number(match[1]), style: match[2] ?? "f" }),
  },
  { pattern: /<a?:(\w{2,32}):\d+>/y, node: (match) => `:${match[1]}:` },
  { pattern: /<(https?:\/\/[^\s>]+)>/y, node: (match) => ({ type: "link", url: match[1], children: [match[1]] }) },
  {
    pattern: /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/y,
    node: (match, depth) => ({ type: "link", url: match[2], children: parseInline(match[1], depth + 1) }),
  },
  {
    pattern: /https?:\/\/[^\s<]*[^\s<.,:;"')\]*_~|]/y,
    node: (match) => ({ type: "link", url: match[0], children: [match[0]] }),
  },
  { pattern: /@(everyone|here)\b/y, node: (match) => ({ type: "everyone", name: match[1] }) },
];
const BEGINNING = /[\\`|*_~<[h@]/g;

/** Read the inside of a line or paragraph: a list of strings and nodes. */
export function parseInline(text, depth = 0) {
  if (depth > DEEPEST) return [text];
  const nodes = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    BEGINNING.lastIndex = at;
    const next = BEGINNING.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
    if (at >= text.length) break;
    const found = match(text, at, depth);
    if (found && typeof found.node !== "string") {
      if (plain) nodes.push(plain);
      nodes.push(found.node);
      plain = "";
    } else {
      plain += found ? found.node : text[at];
    }
    at += found ? found.length : 1;
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function match(text, at, depth) {
  for (const { pattern, node } of INLINE) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { node: node(found, depth), length: found[0].length };
  }
  return null;
}

/** The bare words of a text, for a one-line preview. */
export function plainText(text) {
  return parse(text).map(words).join(" ").replace(/\s+/g, " ").trim();
}

function words(node) {
  if (typeof node === "string") return node;
  if (node.type === "spoiler") return "▮▮▮";
  const inner = node.children ?? node.items?.flatMap((item) => [...item.children, " "]) ?? [node.text ?? ""];
  return inner.map(words).join("");
}
