import { exports } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { signUpLine, stoppedLine } from "~/agent/say/render";
import { wordsOf } from "~/agent/words/catalogue";
import { inPlainText } from "~/content/line";
import { planWords } from "~/content/plan-words";
import { SPOKEN } from "~/domain/language";
import { APP, sessionOf } from "../support/signed-in";
import { createUser } from "../support/user";
import { blocksOf, headOf, promisesIn, promisesInSource, textsIn, unrecognised } from "./promises";

/** What the build has rendered: `npm run build` comes before these tests. */
const built = Object.entries(
  import.meta.glob<string>("../../build/client/**/*.html", { query: "?raw", import: "default", eager: true }),
).map(([file, html]) => ({ page: file.replace("../../build/client", ""), html }));

const texts = import.meta.glob<string>(["../../build/client/llms.txt", "../../build/client/blog/feed.xml"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const sources = Object.entries(
  import.meta.glob<string>(
    [
      "../../app/content/**/*.ts",
      "../../app/routes/**/*.{ts,tsx}",
      "../../app/components/**/*.tsx",
      "../../app/agent/words/**/*.ts",
      "../../app/domain/*mails.ts",
      "../../app/domain/failure-words.ts",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
).map(([file, source]) => ({ file: file.replace("../../", ""), source }));

/**
 * The names of the list itself; the page about the API, which is marked as a whole; what robots may not read. The pages
 * that are made of them are looked at above.
 */
const WHOLE = ["app/content/capability-words.ts", "app/content/api-guide.ts", "app/routes/robots[.]txt.ts"];

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

/** What the specification has word for word; the page that it leads to says how it is. */
const GIVEN = ["Trial expired - Upgrade to continue using Parley", "Upgrade Now"];

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

  test.each(SPOKEN)("the agent's sentences in %s", (language) => {
    const words = wordsOf({ language });
    const texts = [...textsIn(words), ...textsIn(signUpLine(APP, language)), ...textsIn(stoppedLine(language))];
    expect(texts.length).toBeGreaterThan(150);
    // The name of the preference is no promise.
    const said = texts.filter((text) => text !== words.preferences.labels.reminderMinutes);
    expect(said.flatMap((text) => promisesIn(text).map((what) => `${what}: ${text}`))).toEqual([]);
  });

  test.each(sources.filter(({ file }) => !WHOLE.includes(file)))(
    "$file names what is coming beside what it says of it",
    ({ source }) => {
      expect(promisesInSource(source).filter((found) => !GIVEN.some((given) => found.endsWith(given)))).toEqual([]);
    },
  );

  test("every plan's lines carry the mark in plain text as well", () => {
    const lines = Object.values(planWords).flatMap(({ features }) => features.map(inPlainText));
    expect(lines).toContain("Basic summaries");
    expect(lines).toContain("WhatsApp bot");
    expect(lines.flatMap((line) => promisesIn(line))).toEqual([]);
  });
});

test("whatever is coming is recognised by words of its own", () => {
  expect(unrecognised).toEqual([]);
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

test("the scan of sources would notice a promise that is written by hand", () => {
  expect(promisesInSource('const line = "You get a plan for your team.";')).toHaveLength(1);
  expect(promisesInSource("<p>Invite your team members.</p>")).toHaveLength(1);
  expect(promisesInSource('whenBuilt("teams", "You get a plan for your team.", "")')).toEqual([]);
});

function unmarked(blocks: { text: string; context: string }[]): string[] {
  return blocks
    .filter(({ text }) => !GIVEN.includes(text))
    .flatMap(({ text, context }) => promisesIn(text, context).map((what) => `${what}: ${text}`));
}
