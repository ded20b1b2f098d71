import { expect, test } from "vitest";
import { explainMessage } from "~/agent/understand/explain-message";
import { requestsOf } from "~/agent/understand/requests";

const known = { people: [{ name: "Tom Baker", email: "tom@example.com" }], meetings: [{ title: "Yoga", people: [] }] };
const context = { now: Date.parse("2026-03-04T09:30:00+01:00"), zone: "Europe/Amsterdam", known };
const shown = (text: string) =>
  explainMessage(text, { ...context }).mentions.map(
    ({ words, kind, made, place }) => `${words} | ${kind} | ${made} | ${place}`,
  );

test("each stretch of a message is shown with what it means and what became of it", () => {
  expect(shown("zet yoga met tom een half uur later")).toEqual([
    "zet | phrase | act:create | used",
    "yoga | phrase | kinds | used",
    expect.stringMatching(/^met . phrase . .*with . used$/),
    "tom | person | Tom | used",
    "een half uur later | shift | 30 min later | used",
  ]);
});

test.each([
  ["lunch with tom tomorrow at noon", "mentions", 1],
  ["remind me 10 minutes before every meeting", "rules", 1],
  ["subject: offer\nFrom: Tom\n\nCan we meet on Friday at 10?\n\nput that in", undefined, undefined],
])("“%s”: what has read it, and how much of it", (text, stage, cover) => {
  const explained = explainMessage(text, { ...context });
  if (stage) expect(explained).toMatchObject({ stage, cover });
  expect(explained.requests.map(({ command }) => command)).toEqual(
    requestsOf(text, { ...context }).map(({ command }) => command),
  );
});

test("what no request accounts for lowers the cover and is marked", () => {
  const { cover, mentions, requests } = explainMessage("move yoga to friday at 10 says tom", { ...context });
  expect(requests).toMatchObject([{ command: { intent: "reschedule", unread: "tom" } }]);
  expect(cover).toBeLessThan(1);
  expect(mentions.filter(({ place }) => place === "left over").map(({ words }) => words)).toEqual(["tom"]);
});
