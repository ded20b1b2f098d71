import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { TEMPLATES, type TemplateUse } from "~/domain/whatsapp-templates";
import readme from "../../README.md?raw";
import { createDeps } from "../../workers/deps";
import { APPROVED_TEMPLATES } from "../../workers/sandbox/whatsapp/approved-templates";

const USES = Object.keys(TEMPLATES) as TemplateUse[];

test.each(USES)("the template %s is the same in the code, in the README and at the sandbox", (use) => {
  const { category, body, variables } = TEMPLATES[use];
  const name = createDeps(env).templates[use];
  const played = APPROVED_TEMPLATES.find((template) => template.name === name);
  expect(played?.category).toBe(category);
  if (body === null) return;
  expect(JSON.parse(played?.components ?? "[]")).toEqual([{ type: "BODY", text: body }]);
  const setting = `WHATSAPP_${use.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}_TEMPLATE`;
  expect(readme).toContain(`| \`${setting}\` | ${body} | ${variables.join(", ") || "none"} |`);

  const names = body.match(/\{\{\d+\}\}/g) ?? [];
  expect(names).toEqual(variables.map((_, n) => `{{${n + 1}}}`));
  // Meta takes none whose variable stands at the start or the end.
  expect(body).not.toMatch(/^\{\{|\}\}[.!?]?$/);
});

test("what the sandbox has approved beside these, nobody sends", () => {
  const { language, ...names } = createDeps(env).templates;
  expect(APPROVED_TEMPLATES.map(({ name }) => name).toSorted()).toEqual(Object.values(names).toSorted());
  expect(new Set(APPROVED_TEMPLATES.map((template) => template.language))).toEqual(new Set([language]));
});
