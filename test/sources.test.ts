import { expect, test } from "vitest";
import { loggedPath } from "~/domain/logged-path";
import wrangler from "../wrangler.toml?raw";
import { addressOf, FORM_PATHS, meetingPages, SIGNED_IN_PAGES, WEBHOOK_PATHS } from "./support/routes";
import { sourcesOf } from "./support/sources";

/* What must hold of every line of the app: here in Node, which has the files. */

const sources = sourcesOf("app");

test("V1.2.4: no statement is put together from text", () => {
  const raw = sources.flatMap(({ source }) => source.match(/sql\.raw\(.*|\.prepare\(.*/g) ?? []);
  // The names of our own columns, which no parameter can stand for.
  const ours = [
    /^sql\.raw\(`excluded\.\$\{calendarEvents\[column\]\.name\}`\)/,
    /^sql\.raw\(`excluded\.\$\{column\}`\)\} ELSE \$\{sql\.raw\(column\)\} END`/,
    /^sql\.raw\(`json_extract\(fallback, '\$\.\$\{name\}'\)`\)/,
    /^sql\.raw\("[a-z_]+"\)/,
    /^sql\.raw\(`json_extract\(value, '\$\.\$\{name\}'\)`\)/,
    /^sql\.raw\(`excluded\.\$\{subscriptions\[name\]\.name\}`\)/,
    /^sql\.raw\(`excluded\.\$\{invoices\[name\]\.name\}`\)/,
    /^sql\.raw\(`excluded\.\$\{nameOf\(column\)\}`\)/,
    /^sql\.raw\(`CASE WHEN state = 'claimed' THEN \$\{nameOf\(column\)\} ELSE excluded\.\$\{nameOf\(column\)\} END`\)/,
    /^sql\.raw\(`json_array\(\$\{columns\.map\(\(name\) => `\$\{alias\}\."\$\{name\}"`\)/,
    /^sql\.raw\(columns\.map\(\(_, n\) => `\$\{json\} ->> '\$\[\$\{n\}\]'`\)/,
    /^sql\.raw\(`excluded\."\$\{name\}"`\)/,
  ];
  expect(raw.filter((text) => !ours.some((one) => one.test(text)))).toEqual([]);
  for (const one of ours)
    expect(
      raw.some((text) => one.test(text)),
      String(one),
    ).toBe(true);
  expect(sources.length).toBeGreaterThan(100);
});

test("V6.5.3 V11.5.1: no rule or page makes its own chance", () => {
  const guessable = sources.filter(({ source }) => source.includes("Math.random"));
  // When a lost connection comes back, or a webhook is tried again, is no secret.
  expect(guessable.map(({ path }) => path).toSorted()).toEqual([
    "app/components/live-socket.ts",
    "app/services/webhooks/send.ts",
  ]);
});

test("V13.3.1: the configuration that is in the repository holds no secret", () => {
  expect(wrangler).not.toMatch(/^\s*\[vars\]/m);
  expect(wrangler).not.toMatch(/secret|token|password/i);
});

test("nothing but the rule that describes an error reads its name or message for a log line", () => {
  const logging = [...sources, ...sourcesOf("workers").filter(({ path }) => !path.startsWith("workers/sandbox/"))];
  const readers = logging.filter(({ source }) => /console\.\w+\([^;]*\b(?:error|cause)\.(?:name|message)/.test(source));
  expect(readers.map(({ path }) => path)).toEqual([]);
});

test("notices are planned in one place, the one that looks for a STOP", () => {
  const planning = sources.filter(({ source }) => /\bplanNoticeOrMail\(|\bclaimTest\(/.test(source));
  expect(planning.map(({ path }) => path.replace("app/", "")).toSorted()).toEqual([
    "db/deliveries.ts",
    "services/notify-user.ts",
    "services/send-test-message.ts",
  ]);
  // Nothing else makes a row of these kinds.
  const rows = sources.filter(({ source }) => /planDelivery(?:If)?\([^;]*"(?:notice|reminder)"/.test(source));
  expect(rows).toEqual([]);
});

test("a log line keeps the words of every route's address and nothing in the place of a parameter", () => {
  const routes = sourcesOf("app/routes").map(({ path }) => path);
  expect(routes.length).toBeGreaterThan(50);
  for (const route of routes) {
    const address = addressOf(route.replace(/\[\.\]/g, "\0")).replaceAll("\0", ".");
    expect(loggedPath(address), route).toBe(address.replace(/(?<=\/)id(?=\/|$)/g, "…"));
  }
  const WITH = {
    "/": "/",
    "/dashboard/settings.data": "/dashboard/settings",
    "/alice@example.com/+31612345678": "/…/…",
    "/book/u5Jx-token/extra": "/book/…/…",
    "/Dashboard/%61uth": "/…/…",
    "//book": "//book",
    [`/${"a/".repeat(50)}`]: "/…/…/…/…/…/…",
  };
  for (const [path, logged] of Object.entries(WITH)) expect(loggedPath(path)).toBe(logged);
});

test("the tables of addresses hold every route that has an action", () => {
  const withAction = sourcesOf("app/routes")
    .filter(({ source }) => /export (?:async )?(?:function|const) action\b|export \{[^}]*\baction\b/.test(source))
    .map(({ path }) => addressOf(path));
  const addresses = [...FORM_PATHS, ...WEBHOOK_PATHS].map((path) => path.replace("?index", ""));
  expect(withAction.toSorted()).toEqual(addresses.toSorted());
});

/** Pages behind the sign-in that their address alone does not open, and why; tests of their own go there. */
const OPENED_OTHERWISE: Readonly<Record<string, string>> = {
  "dashboard.$": "whatever is not found",
  dashboard: "the frame of all the others",
  "dashboard.settings": "the frame of the settings",
  "dashboard.billing_.upgrade": "asks for a subscription and the plan that is wished for",
  "dashboard.integrations_.disconnect.$what": "names what is to be disconnected",
  "dashboard.meetings_.links.$id": "asks for a link",
  "dashboard.settings.api_.$id.revoke": "asks for a key",
  "dashboard.settings.email_.confirm": "asks for the token of a mail",
  "dashboard_.calendar-callback": "says how connecting a calendar ended, and goes on",
};

test("the list of signed-in pages holds every page that its address alone opens, and that of meetings every one of theirs", () => {
  const pages = sourcesOf("app/routes")
    .filter(
      ({ path, source }) =>
        /\/routes\/dashboard[._].*tsx$/.test(path) && /^export (?:default|\{[^}]*\bdefault\b)/m.test(source),
    )
    .map(({ path }) => path.replace(/^.*\/routes\/|\.tsx$/g, ""));
  expect(pages.filter((name) => name in OPENED_OTHERWISE).toSorted()).toEqual(Object.keys(OPENED_OTHERWISE).toSorted());
  const opened = pages
    .filter((name) => !(name in OPENED_OTHERWISE))
    .map((name) => addressOf(`app/routes/${name}.tsx`).replace("/settings/templates/id", "/settings/templates/new"));
  const listed = [...SIGNED_IN_PAGES, ...meetingPages("id")];
  expect(opened.toSorted()).toEqual(listed.toSorted());
});
