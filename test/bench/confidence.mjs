/**
 * `node test/bench/confidence.mjs DRIVER SET…`: holds each set of dialogues as `talk.mjs` does and counts, by what had read
 * its first message, how many came to what the person meant: the figures of `app/agent/understand/confidence.ts`. A set is a
 * module beside the driver that exports its `people` and its `talk`.
 */
import { spawnSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { bundled } from "./bundled.mjs";

const ROOT = join(import.meta.dirname, "../..");
const NOW = Date.parse("2026-03-04T09:30:00+01:00");
const ENDED = /^(silly|WRONG|asked)\b.*?\s(\S+) \(/;

const [driver, ...sets] = process.argv.slice(2);
if (!driver || sets.length === 0) throw new Error("Say which driver, and which of its sets");
const { readInStages } = await bundled(`${ROOT}/app/agent/understand/requests.ts`);

const counted = new Map();
for (const set of sets) {
  const { talk, people = {} } = await import(pathToFileURL(resolve(dirname(driver), `${set}.mjs`)).href);
  const { stdout } = spawnSync(process.execPath, [`${ROOT}/test/bench/talk.mjs`, driver, "--set", set], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  const ended = new Map(stdout.split("\n").flatMap((line) => [ENDED.exec(line)?.slice(1, 3).reverse() ?? []]));
  for (const { id, turns, before = [] } of talk) count(firstRead(turns, before, people), ended.get(id) ?? "right");
}
for (const [kind, ends] of [...counted].sort()) console.log(JSON.stringify({ kind, ...ends }));

/** What had read the first message of a dialogue, and whether it was in doubt. */
function firstRead(turns, before, people) {
  const meetings = before.map(({ title, with: guests = [] }) => ({
    title,
    people: guests.map((one) => people[one] ?? one),
  }));
  const known = { people: Object.entries(people).map(([email, name]) => ({ email, name })), meetings };
  const first = turns.find((turn) => typeof turn === "string") ?? "";
  const { stage, requests } = readInStages(first, { now: NOW, zone: "Europe/Amsterdam", known });
  const isDoubted = requests.some(({ command }) => command.unread ?? command.either ?? command.perhaps);
  const writes = requests.some(({ command }) => /^(?:create|reschedule|cancel|edit_attendees)$/.test(command.intent));
  return [stage, writes ? "writes" : "asks or answers", isDoubted ? "in doubt" : "without a doubt"].join(", ");
}

function count(kind, end) {
  const ends = counted.get(kind) ?? {};
  counted.set(kind, { ...ends, [end]: (ends[end] ?? 0) + 1 });
}
