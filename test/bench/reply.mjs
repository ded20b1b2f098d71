// From a signed webhook to the reply, with the whole app and the sandbox running. The app talks to the providers
// through a proxy here, so that each provider call is timed where it leaves and comes back.
import { spread } from "./figures.mjs";
import { deliverText, withRunningCopy } from "./running.mjs";

const PHONE = "31612345678";
const WARM_UP = 3;
const ROUNDS = 40;
const ANSWER_WITHIN_MS = 20_000;
/** By their own time the messages come so far apart that none is one too many. */
const APART_MS = 61_000;

/** What one round says; the last undoes what the round has booked, so that every round finds the same calendar. */
const ROUND = [
  "what's on tomorrow?",
  "book 30 min with anna@example.com in 20 days at 15:00",
  "yes",
  "undo",
  "am I free in 20 days?",
];

export async function measure() {
  const turns = await withRunningCopy(async ({ appUrl, proxy }) => {
    const measured = [];
    let sentAt = Date.now();
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      for (const text of ROUND) {
        const turn = await oneTurn(appUrl, proxy, text, sentAt);
        sentAt += APART_MS;
        if (round >= WARM_UP) measured.push(turn);
      }
    }
    return measured;
  });
  const times = (name) => spread(turns.map((turn) => turn[name]));
  return [
    { figure: "webhook to reply", ...times("reply"), goal: "median < 60 ms, p95 < 150 ms" },
    { figure: "webhook to reply, waiting for providers", ...times("providers") },
    { figure: "webhook to reply, without the providers", ...times("own") },
    { figure: "webhook answered", ...times("webhook"), goal: "median < 20 ms" },
  ];
}

/** One message and its reply, in milliseconds from the moment the webhook leaves. */
async function oneTurn(appUrl, proxy, text, sentAt) {
  const calls = proxy.record();
  const replied = proxy.nextReply(ANSWER_WITHIN_MS);
  // Looked at below; a webhook that is refused is the better thing to be told of.
  replied.catch(() => {});
  const { started, webhook } = await deliverText(appUrl, PHONE, text, sentAt);
  const { at, done } = await replied;
  const reply = at - started;
  const providers = covered(calls, started, at);
  await done;
  return { webhook, reply, providers, own: reply - providers };
}

/** How much of the time between two moments at least one call that was waited for was under way. */
function covered(calls, from, to) {
  let sum = 0;
  let until = from;
  for (const { start, end = to } of calls.toSorted((a, b) => a.start - b.start)) {
    sum += Math.max(0, Math.min(end, to) - Math.max(start, until));
    until = Math.max(until, Math.min(end, to));
  }
  return sum;
}
