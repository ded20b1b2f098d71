import * as z from "zod";
import { type Call, json, jsonOf } from "../call";
import type { SandboxEnv } from "../settings";
import { ControlError, type World } from "../world";
import { GraphError, invalid } from "./errors";
import type { TemplateSend } from "./message-rules";

export const templateTables = {
  whatsapp_templates: `id TEXT PRIMARY KEY, name TEXT, language TEXT, category TEXT, components TEXT,
    UNIQUE (name, language)`,
  /** What a template is when it is not approved any more, or not yet. */
  whatsapp_template_states: "name TEXT, language TEXT, status TEXT, PRIMARY KEY (name, language)",
};

const Button = z.object({ type: z.string().toUpperCase(), text: z.string().max(25).optional() }).loose();
const Component = z
  .object({
    type: z.string().toUpperCase(),
    text: z.string().max(1024).optional(),
    buttons: z.array(Button).max(10).optional(),
  })
  .loose();
type Component = z.output<typeof Component>;
const NewTemplate = z.strictObject({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/),
  language: z.string().regex(/^[a-z]{2,3}(_[A-Z]{2,3})?$/),
  category: z
    .string()
    .toUpperCase()
    .pipe(z.enum(["AUTHENTICATION", "MARKETING", "UTILITY"])),
  components: z.array(Component),
});
const STATUSES = ["APPROVED", "PENDING", "REJECTED", "PAUSED", "DISABLED", "DELETED"] as const;
type Status = (typeof STATUSES)[number];
/** Without a language every one of that name. */
export const TemplateState = z.strictObject({
  name: z.string(),
  language: z.string().optional(),
  status: z.enum(STATUSES),
});

interface Template {
  id: string;
  name: string;
  language: string;
  category: string;
  components: Component[];
  status: Status;
}

/** How many of a list come at once when nobody says, as at Meta. */
const PAGE = 25;
const FILLED_MAX = 1024;

const approvedIn = new WeakMap<SandboxEnv, Template[]>();

/** What the business had approved before this world began; the setting holds what it submitted. */
function approvedBefore(env: SandboxEnv): Template[] {
  const known = approvedIn.get(env);
  if (known) return known;
  const submitted = z.array(NewTemplate).parse(JSON.parse(env.WHATSAPP_TEMPLATES || "[]"));
  const templates = submitted.map((template, n) => ({
    ...template,
    id: String(1_000_000_000_001 + n),
    status: "APPROVED" as const,
  }));
  approvedIn.set(env, templates);
  return templates;
}

/** Every one that can be seen at Meta. */
const listTemplates = (world: World) => allTemplates(world).filter(({ status }) => status !== "DELETED");

/** By name and language, those that are deleted as well. */
function allTemplates({ sql, env }: World): Template[] {
  const states = sql
    .exec<{ name: string; language: string; status: Status }>("SELECT * FROM whatsapp_template_states")
    .toArray();
  const created = sql
    .exec<{ id: string; name: string; language: string; category: string; components: string }>(
      "SELECT id, name, language, category, components FROM whatsapp_templates",
    )
    .toArray()
    .map((row): Template => ({ ...row, components: JSON.parse(row.components), status: "APPROVED" }));
  const named = ({ name, language }: { name: string; language: string }) => `${name} ${language}`;
  const stateOf = new Map(states.map((state) => [named(state), state.status]));
  // One that was deleted and made again stands in the table as well.
  const all = new Map([...approvedBefore(env), ...created].map((template) => [named(template), template]));
  return [...all.values()]
    .map((template) => ({ ...template, status: stateOf.get(named(template)) ?? template.status }))
    .sort((a, b) => named(a).localeCompare(named(b)));
}

/** GET lists, POST creates, DELETE takes every language of a name. A template is approved at once: no reviewer is played. */
export function answerTemplates(call: Call, world: World): Response {
  if (call.method === "GET") return list(call, world);
  if (call.method === "DELETE") {
    const name = call.query.get("name") ?? "";
    if (setTemplateState(world, { name, status: "DELETED" }) === 0) {
      throw new GraphError(100, "Invalid parameter: message template name was not found");
    }
    return json({ success: true });
  }
  return create(call, world);
}

function list({ query }: Call, world: World): Response {
  const wanted = (["name", "language", "category", "status"] as const).map(
    (field) => [field, query.get(field)] as const,
  );
  const found = listTemplates(world).filter((template) =>
    wanted.every(([field, value]) => !value || template[field] === value),
  );
  const limit = Number(query.get("limit")) || PAGE;
  const start = Number(atob(query.get("after") ?? "") || 0);
  const cursors = { before: btoa(String(start)), after: btoa(String(start + limit)) };
  const next = start + limit < found.length ? { next: "https://graph.facebook.com/next" } : {};
  const data = found.slice(start, start + limit);
  return json({ data, ...(data.length > 0 && { paging: { cursors, ...next } }) });
}

function create(call: Call, world: World): Response {
  const parsed = NewTemplate.safeParse(jsonOf(call));
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.message ?? "bad template");
  const { name, language, category, components } = parsed.data;
  checkVariables(components);
  if (listTemplates(world).some((one) => one.name === name && one.language === language))
    throw new GraphError(100, "Invalid parameter: this template name and language exist already");
  const id = String(crypto.getRandomValues(new Uint32Array(1))[0]! + 1_000_000_000_000);
  world.sql.exec(
    "INSERT OR REPLACE INTO whatsapp_templates VALUES (?, ?, ?, ?, ?)",
    ...[id, name, language, category, JSON.stringify(components)],
  );
  world.sql.exec("DELETE FROM whatsapp_template_states WHERE name = ? AND language = ?", name, language);
  return json({ id, status: "APPROVED", category });
}

/** Meta numbers from {{1}} without a gap, wants an example of each, and takes none at the start or the end. */
function checkVariables(components: readonly Component[]): void {
  const body = components.find(({ type }) => type === "BODY");
  const text = body?.text ?? "";
  const names = variablesOf(text);
  if (/^\s*\{\{|\}\}[.!?\s]*$/.test(text)) throw invalid("Variables can't be at the start or end of the template.");
  if (names.some((name, n) => name !== `{{${n + 1}}}`)) throw invalid("Variables must be numbered from {{1}}.");
  const examples = z.object({ body_text: z.array(z.array(z.string())) }).safeParse(body?.example).data?.body_text[0];
  if (names.length > 0 && examples?.length !== names.length) throw invalid("Every variable needs an example.");
}

/** Each once, by number. */
const variablesOf = (text: string) =>
  [...new Set(text.match(/\{\{\w+\}\}/g))].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));

/** Plays a reviewer, or somebody at Meta's site. @returns how many templates have that name */
function setTemplateState(world: World, { name, language, status }: z.output<typeof TemplateState>): number {
  const meant = allTemplates(world).filter((one) => one.name === name && (!language || one.language === language));
  for (const one of meant)
    world.sql.exec("INSERT OR REPLACE INTO whatsapp_template_states VALUES (?, ?, ?)", name, one.language, status);
  return meant.length;
}

/** PUT /control/whatsapp/template {name, language?, status} */
export function controlTemplate(world: World, state: z.output<typeof TemplateState>): Response {
  if (setTemplateState(world, state) === 0) throw new ControlError(`There is no template ${state.name}.`);
  return json({ ok: true });
}

/**
 * The template that is to be sent, as it was approved.
 *
 * @throws GraphError 132001 for a name that is not there in this language, 132015 and 132016 for one that was paused or
 *   disabled, 132000 for the wrong number of variables, 132005 when it is too long with its values, 132012 for a
 *   parameter of another kind, 131008 for a button without its parameter
 */
export function findTemplate(world: World, send: TemplateSend): Template {
  const { name, language } = send;
  const template = templateNamed(world, send);
  if (!template || template.status === "PENDING" || template.status === "REJECTED") {
    const details = `template name (${name}) does not exist in ${language.code}`;
    throw new GraphError(132001, "Template name does not exist in the translation", details, 404);
  }
  if (template.status === "PAUSED")
    throw new GraphError(132015, "Template is Paused", `${name} is paused due to low quality`);
  if (template.status === "DISABLED") throw new GraphError(132016, "Template is Disabled", `${name} is disabled`);
  checkBody(template, send);
  checkButtons(template, send);
  return template;
}

function checkBody(template: Template, send: TemplateSend): void {
  const parameters = send.components.filter(({ type }) => type === "body").flatMap((component) => component.parameters);
  const text = bodyTextOf(template);
  const wanted = text === undefined ? 1 : variablesOf(text).length;
  if (wanted !== parameters.length) {
    const details = `body: number of localizable_params (${parameters.length}) does not match the expected number of params (${wanted})`;
    throw new GraphError(132000, "Number of parameters does not match the expected number of params", details);
  }
  const texts = parameters.map(({ type, text: value }) => {
    if (type !== "text" || value === undefined) throw mismatch("body: Expected parameter of type text");
    if (value === "")
      throw new GraphError(131008, "Required parameter is missing", "Parameter of type text is missing");
    if (/[\n\t]| {5}/.test(value))
      throw mismatch("Param text cannot have new-line/tab characters or more than 4 consecutive spaces");
    return value;
  });
  if (fill(text ?? "", texts).length > FILLED_MAX)
    throw new GraphError(132005, "Translated text too long", `body: hydrated text is longer than ${FILLED_MAX}`);
}

const mismatch = (details: string) =>
  new GraphError(132012, "Parameter format does not match format in the template", details);

/** A copy button wants its code; a quick reply may have a payload; what is not there cannot be filled. */
function checkButtons(template: Template, send: TemplateSend): void {
  const buttons = template.components.flatMap((component) => component.buttons ?? []);
  const given = send.components.filter(({ type }) => type === "button");
  for (const { sub_type, index, parameters } of given) {
    const button = buttons[Number(index)];
    const fits = button && sub_type === (button.type === "OTP" ? "url" : button.type.toLowerCase());
    if (!fits) throw mismatch(`buttons: Button at index ${index} is not of type ${sub_type}`);
    const isFilled = parameters.some(({ text, payload }) => (button.type === "OTP" ? text : payload));
    if (!isFilled)
      throw new GraphError(131008, "Required parameter is missing", `Button at index ${index} has no parameter`);
  }
  buttons.forEach(({ type }, n) => {
    if (type === "OTP" && !given.some(({ index }) => Number(index) === n))
      throw new GraphError(
        131008,
        "Required parameter is missing",
        `Button at index ${n} of type Url requires a parameter`,
      );
  });
}

/** The texts that fill the body's variables, in order. */
export function bodyParameters(send: TemplateSend): string[] {
  return send.components
    .filter(({ type }) => type === "body")
    .flatMap(({ parameters }) => parameters.map(({ text, payload }) => text ?? payload ?? ""));
}

/** What a person reads: the body with its variables filled; only the variables when the template is gone. */
export function templateText(world: World, send: TemplateSend): string {
  const values = bodyParameters(send);
  const template = templateNamed(world, send);
  const text =
    template &&
    (bodyTextOf(template) ?? (template.category === "AUTHENTICATION" ? "{{1}} is your verification code." : undefined));
  return text ? fill(text, values) : values.join(" · ");
}

const fill = (text: string, values: readonly string[]) =>
  variablesOf(text).reduce((filled, name, index) => filled.replaceAll(name, () => values[index] ?? ""), text);

/** Quick replies of a sent template: the id is the payload that a tap sends back. */
export function templateButtons(world: World, send: TemplateSend): { id: string; title: string }[] {
  const components = templateNamed(world, send)?.components ?? [];
  const titles = components.flatMap(({ buttons }) => buttons ?? []).map(({ text }) => text);
  return send.components
    .filter(({ type, sub_type }) => type === "button" && sub_type === "quick_reply")
    .map(({ index, parameters }) => {
      const id = parameters[0]?.payload ?? "";
      return { id, title: titles[Number(index)] ?? id };
    });
}

export function templateCategory(world: World, send: TemplateSend): string {
  return templateNamed(world, send)?.category.toLowerCase() ?? "utility";
}

function templateNamed(world: World, { name, language }: TemplateSend): Template | undefined {
  return listTemplates(world).find((one) => one.name === name && one.language === language.code);
}

function bodyTextOf({ components }: Template): string | undefined {
  return components.find(({ type }) => type === "BODY")?.text;
}
