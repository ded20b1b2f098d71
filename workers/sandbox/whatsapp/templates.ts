import * as z from "zod";
import { type Call, json, jsonOf } from "../call";
import type { World } from "../world";
import { APPROVED_TEMPLATES } from "./approved-templates";
import { GraphError, invalid } from "./errors";
import type { TemplateSend } from "./message-rules";

export const templateTables = {
  whatsapp_templates: `id TEXT PRIMARY KEY, name TEXT, language TEXT, category TEXT, components TEXT,
    UNIQUE (name, language)`,
};

const Component = z
  .object({
    type: z.string().toUpperCase(),
    text: z.string().max(1024).optional(),
    buttons: z.array(z.object({ type: z.string(), text: z.string().optional() }).loose()).optional(),
  })
  .loose();
const NewTemplate = z.object({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/),
  language: z.string().regex(/^[a-z]{2,3}(_[A-Z]{2,3})?$/),
  category: z
    .string()
    .toUpperCase()
    .pipe(z.enum(["AUTHENTICATION", "MARKETING", "UTILITY"])),
  components: z.array(Component),
});

type TemplateRow = { id: string; name: string; language: string; category: string; components: string };

/** All that can be sent, by name. */
function listTemplates(sql: SqlStorage): TemplateRow[] {
  const created = sql.exec<TemplateRow>("SELECT * FROM whatsapp_templates").toArray();
  return [...APPROVED_TEMPLATES, ...created].sort((a, b) => a.name.localeCompare(b.name));
}

/** GET lists, POST creates. A template is approved at once: no reviewer is played here. */
export function answerTemplates(call: Call, { sql }: World): Response {
  if (call.method === "GET") {
    const wanted = ["name", "language", "category"].map((field) => [field, call.query.get(field)] as const);
    const found = listTemplates(sql).filter((row) =>
      wanted.every(([field, value]) => !value || row[field as keyof TemplateRow] === value),
    ); // the fields are columns
    const data = found.map((row) => ({ ...row, components: JSON.parse(row.components), status: "APPROVED" }));
    return json({ data });
  }
  const parsed = NewTemplate.safeParse(jsonOf(call));
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.message ?? "bad template");
  const { name, language, category, components } = parsed.data;
  const id = String(crypto.getRandomValues(new Uint32Array(1))[0]! + 1_000_000_000_000);
  const isApproved = APPROVED_TEMPLATES.some((one) => one.name === name && one.language === language);
  const { rowsWritten } = sql.exec(
    "INSERT OR IGNORE INTO whatsapp_templates VALUES (?, ?, ?, ?, ?)",
    ...[id, name, language, category, JSON.stringify(components)],
  );
  if (rowsWritten === 0 || isApproved)
    throw new GraphError(100, "Invalid parameter: this template name and language exist already");
  return json({ id, status: "APPROVED", category });
}

/**
 * The template that is to be sent, or undefined for an unknown name while this world has created none: then any name
 * passes, so that a world needs no preparation.
 *
 * @throws GraphError 132001 for an unknown one, 132000 for the wrong number of variables
 */
export function findTemplate(sql: SqlStorage, send: TemplateSend): TemplateRow | undefined {
  const template = rowOf(sql, send);
  if (!template) {
    if (listTemplates(sql).length === APPROVED_TEMPLATES.length) return undefined;
    const details = `template name (${send.name}) does not exist in ${send.language.code}`;
    throw new GraphError(132001, "Template name does not exist in the translation", details, 404);
  }
  const wanted = new Set(bodyTextOf(template)?.match(/\{\{\w+\}\}/g)).size;
  const given = bodyParameters(send).length;
  if (bodyTextOf(template) !== undefined && wanted !== given) {
    const details = `body: number of localizable_params (${given}) does not match the expected number of params (${wanted})`;
    throw new GraphError(132000, "Number of parameters does not match the expected number of params", details);
  }
  return template;
}

/** The texts that fill the body's variables, in order. */
export function bodyParameters(send: TemplateSend): string[] {
  return send.components.filter(({ type }) => type === "body").flatMap(({ parameters }) => parameters.map(textOf));
}

function textOf(parameter: { text?: string | undefined; payload?: string | undefined }): string {
  return parameter.text ?? parameter.payload ?? "";
}

/** What a person reads: the body with its variables filled; only the variables when the template is unknown. */
export function templateText(sql: SqlStorage, send: TemplateSend): string {
  const values = bodyParameters(send);
  const template = rowOf(sql, send);
  const text =
    template &&
    (bodyTextOf(template) ?? (template.category === "AUTHENTICATION" ? "{{1}} is your verification code." : undefined));
  if (!text) return values.join(" · ");
  const names = [...new Set(text.match(/\{\{\w+\}\}/g))];
  return names.reduce((filled, name, index) => filled.replaceAll(name, () => values[index] ?? ""), text);
}

/** Quick replies of a sent template: the id is the payload that a tap sends back. */
export function templateButtons(sql: SqlStorage, send: TemplateSend): { id: string; title: string }[] {
  const template = rowOf(sql, send);
  const components: z.output<typeof Component>[] = template ? JSON.parse(template.components) : [];
  const titles = components.flatMap(({ buttons }) => buttons ?? []).map(({ text }) => text);
  return send.components
    .filter(({ type, sub_type }) => type === "button" && sub_type === "quick_reply")
    .map(({ index, parameters }) => {
      const id = parameters[0]?.payload ?? "";
      return { id, title: titles[Number(index)] ?? id };
    });
}

export function templateCategory(sql: SqlStorage, send: TemplateSend): string {
  return rowOf(sql, send)?.category.toLowerCase() ?? "utility";
}

function rowOf(sql: SqlStorage, send: TemplateSend): TemplateRow | undefined {
  const { name, language } = send;
  return listTemplates(sql).find((row) => row.name === name && row.language === language.code);
}

function bodyTextOf(template: TemplateRow): string | undefined {
  const components: z.output<typeof Component>[] = JSON.parse(template.components);
  return components.find(({ type }) => type === "BODY")?.text;
}
