import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { controlOf, DEMO } from "./control";

const appUrl = inject("appUrl");
const control = controlOf(inject("sandboxUrl"));
const run = promisify(execFile);
/** Between what one command says and the next. */
const SPLIT = "=-=-=";

/** Sends a form as a browser without scripts does. */
const post = (path: string, fields: [string, string][], cookie = "") =>
  fetch(appUrl + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie, origin: appUrl, referer: appUrl + path },
    redirect: "manual",
  });

/** A key, made as the page says: in the settings, with the three scopes that it names. */
async function makeKey(): Promise<string> {
  const signedIn = await post("/auth", [
    ["intent", "sign-in"],
    ["email", DEMO.email],
    ["password", "parley-demo"],
  ]);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const answer = await post(
    "/dashboard/settings/api",
    [
      ["intent", "create"],
      ["id", randomUUID()],
      ["name", "Quickstart"],
      ["life", "30"],
      ["allowedOrigins", ""],
      ...["availability:read", "meetings:read", "meetings:write"].map((scope): [string, string] => ["scopes", scope]),
    ],
    cookie,
  );
  const [key] = /parley_live_\w+/.exec(await answer.text()) ?? [];
  if (!key) throw new Error(`No key was made: ${answer.status}`);
  return key;
}

/** What stands in the code blocks under a heading of a page, as somebody copies it. */
function codeUnder(heading: string, html: string): string[] {
  const [, after = ""] = html.split(new RegExp(`<h2[^>]*>${heading}</h2>`));
  const [section = ""] = after.split("<h2");
  const blocks = Array.from(section.matchAll(/<pre[^>]*><code>([\s\S]*?)<\/code><\/pre>/g), ([, code = ""]) => code);
  const named: Record<string, string> = { quot: '"', amp: "&", lt: "<", gt: ">", "#x27": "'" };
  return blocks.map((code) => code.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: string) => named[name] ?? ""));
}

test("the commands of the quickstart, copied from its page one after another, end in a meeting", async () => {
  const commands = codeUnder("From a key to a meeting", await (await fetch(`${appUrl}/api`)).text());
  // What a newcomer puts in by hand is the key, and nothing else.
  expect(commands.map((one) => one.includes("parley_live_…"))).toEqual([true, false, false, false]);
  const [keyLine = "", ...rest] = commands;
  const script = [keyLine.replace("parley_live_…", await makeKey()), ...rest].join(`\nprintf '\n${SPLIT}\n'\n`);
  const { stdout } = await run("bash", ["-euo", "pipefail", "-c", script], { timeout: 60_000 });
  const [, start = "", booked = "", listed = ""] = stdout.split(SPLIT).map((said) => said.trim());

  const meeting = JSON.parse(booked);
  expect(meeting).toMatchObject({ title: "Project kickoff", start, duration: 30 });
  expect(JSON.parse(listed).data).toContainEqual(meeting);
  const { events } = await control.calendar(DEMO.email);
  const [event, ...more] = events.filter(({ summary }) => summary === "Project kickoff");
  expect([event?.id, more]).toEqual([meeting.id, []]);
  expect(event?.attendees).toMatchObject([{ email: "anna@example.com" }]);
});
