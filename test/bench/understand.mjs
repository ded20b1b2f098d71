// The grammar: time per line inside one process, and 10,000 lines through the command.
import { spawn } from "node:child_process";
import { root } from "../../workers/local/ensure-installed.mjs";
import { hardTexts, LONGEST } from "../agent/understand/hard-texts.ts";
import { bundled } from "./bundled.mjs";
import { rounded, spread } from "./figures.mjs";

const LINES = 10_000;
const NOW = "2026-03-04T09:30:00+01:00";
const ZONE = "Europe/Amsterdam";
const CONTEXT = { now: Date.parse(NOW), zone: ZONE };
const PEOPLE = ["anna@example.com", "Tom", "Priya and Sam", "the design team"];
const DAYS = ["tomorrow", "next Tuesday", "on 14 April", "on Friday", "in two weeks", "the day after tomorrow"];
const TIMES = ["at 3pm", "at 10:30", "in the morning", "from 2 to 3.30pm", "at noon", "around half past four"];
const SHAPES = [
  (who, day, time) => `book 30 min with ${who} ${day} ${time} about the budget`,
  (who, day, time) => `move my meeting with ${who} to ${day} ${time}`,
  (who, day) => `cancel my call with ${who} ${day}`,
  (_, day) => `what's on ${day}?`,
  (_, day, time) => `am I free ${day} ${time}?`,
  (who, day, time) => `lunch with ${who} ${day} ${time} at Café Luna, and remind me an hour before`,
  () => "yes please",
  (who) => `hi there, could you tell me a long story about ${who} and the sea, because I am bored today`,
];

export async function measure() {
  const texts = Array.from({ length: LINES }, (_, n) => {
    const pick = (list, step) => list[Math.floor(n / step) % list.length];
    return pick(SHAPES, 1)(pick(PEOPLE, 3), pick(DAYS, 5), pick(TIMES, 7));
  });
  return [await perLine(texts), ...(await hardest()), await throughCommand(texts)];
}

/** Each as the conversation reads it: with a context of its own, so that nothing of the one before is known. */
async function perLine(texts) {
  const { requestsOf } = await bundled(`${root}/app/agent/understand/requests.ts`);
  for (const text of texts.slice(0, 200)) requestsOf(text, { ...CONTEXT });
  const times = texts.slice(0, 4_000).map((text) => timeOf(() => requestsOf(text, { ...CONTEXT })));
  return { figure: "understand, one line", ...spread(times), goal: "median < 2 ms" };
}

/** The texts that make the rules work hardest, as the conversation reads them: all languages, the best of five each. */
async function hardest() {
  const { requestsOf } = await bundled(`${root}/app/agent/understand/requests.ts`);
  for (const text of hardTexts(400)) requestsOf(text, { ...CONTEXT, locale: "en" });
  const figures = [];
  for (const length of [LONGEST, 4 * LONGEST]) {
    let worst = { ms: 0, text: "" };
    for (const locale of ["en", "nl", "de", "fr", "es"]) {
      for (const text of hardTexts(length)) {
        const ms = Math.min(...Array.from({ length: 5 }, () => timeOf(() => requestsOf(text, { ...CONTEXT, locale }))));
        if (ms > worst.ms) worst = { ms, text: `${locale}: ${text.slice(0, 24)}…` };
      }
    }
    const figure = `understand, slowest of ${hardTexts().length * 5} hard texts of ${length} characters`;
    figures.push({ figure, unit: "ms", value: rounded(worst.ms), text: worst.text, goal: "< 20 ms" });
  }
  return figures;
}

function timeOf(work) {
  const started = performance.now();
  work();
  return performance.now() - started;
}

async function throughCommand(texts) {
  const child = spawn(process.execPath, [`${root}/workers/local/understand.mjs`], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  let lines = 0;
  child.stdout.on("data", (chunk) => {
    for (const byte of chunk) if (byte === 10) lines += 1;
  });
  const started = performance.now();
  child.stdin.end(texts.map((text, id) => `${JSON.stringify({ id, text, now: NOW, zone: ZONE })}\n`).join(""));
  await new Promise((resolve) => child.on("close", resolve));
  if (lines !== texts.length) throw new Error(`${texts.length} lines went in, ${lines} came out`);
  const seconds = rounded((performance.now() - started) / 1000);
  return { figure: "npm run understand, start included", unit: "s", value: seconds, n: lines, goal: "< 60 s" };
}
