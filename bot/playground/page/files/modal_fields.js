/** The parts of a modal: text inputs, selects, boxes to tick, and words between them. */

import { h } from "./dom.js";
import { Kind } from "./kinds.js";
import { markdown } from "./markdown_view.js";
import { defaultValues, selectTrigger } from "./select.js";

const PARAGRAPH = 2;
let made = 0;

/** Build the fields of a modal: nodes, `check()` for a complaint, `values()`, and `data()` as Discord sends it. */
export function modalFields(app, components) {
  const parts = components.map((component) => part(app, component)).filter(Boolean);
  const fields = parts.flatMap(({ field }) => field ?? []);
  return {
    nodes: parts.map(({ node }) => node),
    check: () => firstComplaint(fields),
    values: () => Object.fromEntries(
      fields.map((field) => [field.component.custom_id, field.data().value ?? field.data().values]),
    ),
    data: () => parts.map((one) => one.data()),
    focus: () => fields[0]?.focus(),
  };
}

function firstComplaint(fields) {
  for (const field of fields) {
    const complaint = field.check();
    if (!complaint) continue;
    field.focus();
    return complaint;
  }
  return null;
}

/** One top part: a row with a text input, a label around any field, or plain words. */
function part(app, component) {
  const outer = { type: component.type, id: component.id ?? 0 };
  if (component.type === Kind.TEXT) return { node: markdown(component.content, app), data: () => outer };
  const inner = component.type === Kind.LABEL ? component.component : component.components?.[0];
  const kind = KINDS[inner?.type];
  if (!kind) return null;
  const name = component.type === Kind.LABEL ? component.label : inner.label;
  const inputId = `field-${++made}`;
  const field = kind(app, inner, name ?? "", inputId);
  const required = inner.required ?? inner.type !== Kind.CHECKBOX;
  const label = h(
    "label",
    { class: "field-label", for: inputId },
    name,
    required && h("span", { class: "star", title: app.say("required") }, " *"),
  );
  const node = h(
    "div",
    { class: "field" },
    label,
    component.description && h("p", { class: "field-note" }, component.description),
    field.node,
  );
  const own = () => ({ type: inner.type, id: inner.id ?? 0, custom_id: inner.custom_id, ...field.data() });
  const wrap = component.type === Kind.LABEL ? () => ({ component: own() }) : () => ({ components: [own()] });
  const data = () => ({ ...outer, ...wrap() });
  return { node, field: { ...field, component: inner }, data };
}

function textInput(app, component, name, id) {
  const props = {
    id,
    placeholder: component.placeholder,
    maxlength: component.max_length,
    value: component.value ?? "",
    autocomplete: "off",
    dataset: { component: "text-input", customId: component.custom_id },
  };
  const long = component.style === PARAGRAPH;
  const input = long ? h("textarea", { ...props, rows: "4" }) : h("input", { ...props, type: "text" });
  const required = component.required ?? true;
  const check = () => {
    const length = [...input.value].length;
    if (required && !input.value.trim()) return app.say("needed", { name });
    const short = length && length < (component.min_length ?? 0);
    return short ? app.say("tooShort", { name, n: component.min_length }) : null;
  };
  return { node: input, check, data: () => ({ value: input.value }), focus: () => input.focus() };
}

function selectInput(app, component, name, id) {
  let values = defaultValues(component);
  const required = component.required ?? true;
  const min = required ? Math.max(component.min_values ?? 1, 1) : 0;
  const trigger = selectTrigger(app, component, { key: `modal/${id}`, min, onApply: (chosen) => (values = chosen) });
  trigger.id = id;
  return {
    node: trigger,
    check: () => (values.length < min ? app.say("needed", { name }) : null),
    data: () => ({ values }),
    focus: () => trigger.focus(),
  };
}

/** Radio buttons or a group of boxes. */
function group(app, component, name, id) {
  const several = component.type === Kind.CHECKBOXES;
  const boxes = component.options.map((option, index) => {
    const input = h("input", {
      type: several ? "checkbox" : "radio",
      name: id,
      id: index ? null : id,
      value: option.value,
      checked: option.default,
    });
    const text = h(
      "span",
      { class: "box-text" },
      h("span", {}, option.label),
      option.description && h("span", { class: "field-note" }, option.description),
    );
    return { input, node: h("label", { class: "box" }, input, text) };
  });
  const chosen = () => boxes.filter(({ input }) => input.checked).map(({ input }) => input.value);
  const required = component.required ?? true;
  const node = h(
    "div",
    {
      class: "boxes",
      role: several ? "group" : "radiogroup",
      "aria-label": name,
      dataset: { component: several ? "checkboxes" : "radios", customId: component.custom_id },
    },
    boxes.map((box) => box.node),
  );
  const most = component.max_values ?? boxes.length;
  const least = required ? Math.max(several ? (component.min_values ?? 1) : 1, 1) : 0;
  const check = () => {
    if (chosen().length < least) return app.say(least > 1 ? "chooseAtLeast" : "needed", { name, n: least });
    return chosen().length > most ? app.say("chooseUpTo", { n: most }) : null;
  };
  return {
    node,
    check,
    data: () => (several ? { values: chosen() } : { value: chosen()[0] ?? null }),
    focus: () => boxes[0]?.input.focus(),
  };
}

function checkbox(app, component, name, id) {
  const input = h("input", {
    type: "checkbox",
    id,
    checked: component.default,
    dataset: { component: "checkbox", customId: component.custom_id },
  });
  return { node: input, check: () => null, data: () => ({ value: input.checked }), focus: () => input.focus() };
}

const KINDS = {
  [Kind.TEXT_INPUT]: textInput,
  [Kind.STRING_SELECT]: selectInput,
  [Kind.USER_SELECT]: selectInput,
  [Kind.ROLE_SELECT]: selectInput,
  [Kind.MENTIONABLE_SELECT]: selectInput,
  [Kind.CHANNEL_SELECT]: selectInput,
  [Kind.RADIOS]: group,
  [Kind.CHECKBOXES]: group,
  [Kind.CHECKBOX]: checkbox,
};
