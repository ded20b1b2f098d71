import { exports } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { APP, sessionOf } from "../support/signed-in";
import { createUser } from "../support/user";
import { blocksOf, GIVEN, headOf, promisesIn } from "./promises";

/** What the build has rendered: `npm run build` comes before these tests. */
const built = Object.entries(
  import.meta.glob<string>("../../build/client/**/*.html", { query: "?raw", import: "default", eager: true }),
).map(([file, html]) => ({ page: file.replace("../../build/client", ""), html }));

const texts = import.meta.glob<string>(["../../build/client/llms.txt", "../../build/client/blog/feed.xml"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const SIGNED_IN = [
  "/dashboard",
  "/dashboard/meetings",
  "/dashboard/calendar",
  "/dashboard/integrations",
  "/dashboard/settings",
  "/dashboard/settings/notifications",
  "/dashboard/settings/preferences",
  "/dashboard/settings/templates",
  "/dashboard/settings/data",
  "/dashboard/billing",
  "/dashboard/billing?plan=starter",
  "/dashboard/support",
  "/dashboard/support/guide",
  "/dashboard/onboarding",
];

describe("what is coming is nowhere promised as if it were there", () => {
  test.each(built)("$page", ({ html }) => {
    const blocks = blocksOf(html);
    expect(blocks.length).toBeGreaterThan(5);
    expect(unmarked(blocks)).toEqual([]);
    expect(headOf(html).flatMap((text) => promisesIn(text).map((what) => `${what}: ${text}`))).toEqual([]);
  });

  test.each(SIGNED_IN)("%s", async (path) => {
    for (const calendar of [true, false]) {
      const { id } = await createUser({ calendar });
      const answer = await exports.default.fetch(`${APP}${path}`, { headers: { cookie: await sessionOf(id) } });
      expect(answer.status).toBe(200);
      expect(unmarked(blocksOf(await answer.text()))).toEqual([]);
    }
  });

  test.each(["/llms.txt", "/blog/feed.xml"])("%s", (path) => {
    const text = texts[`../../build/client${path}`] ?? "";
    expect(text).toContain("Parley");
    // A plan's features stand on one line, each with its own mark.
    const lines = text.split("\n").flatMap((line) => (/^- \w+, €/.test(line) ? line.split(/, (?=[A-Z])/) : [line]));
    expect(lines.flatMap((line) => promisesIn(line).map((what) => `${what}: ${line}`))).toEqual([]);
  });
});

test.each([
  ["<h2>Plans</h2><ul><li>Up to 5 team members</li></ul>", ["teams"]],
  ["<h2>Plans</h2><ul><li>Up to 5 team members <span>Coming</span></li></ul>", []],
  ["<div><h3>Zoom</h3><span>Coming Soon</span></div><p>Summaries from the recording</p>", []],
  ["<h3>Coming Soon</h3><p>Zapier</p><h3>Available</h3><p>Outlook</p>", ["outlook"]],
  ["<p>SOC 2 controls</p>", ["never"]],
  ["<p>Your plan, invoices and cancelling it are here</p>", []],
])("the scan would notice: %s", (html, found) => {
  expect(blocksOf(html).flatMap(({ text, context }) => promisesIn(text, context))).toEqual(found);
});

function unmarked(blocks: { text: string; context: string }[]): string[] {
  return blocks
    .filter(({ text }) => !GIVEN.includes(text))
    .flatMap(({ text, context }) => promisesIn(text, context).map((what) => `${what}: ${text}`));
}
