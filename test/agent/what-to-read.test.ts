import { expect, test } from "vitest";
import { guestsToAsk } from "~/agent/guest-calendars";
import { EMPTY_STATE } from "~/agent/state/conversation";
import { mayAsk } from "~/agent/understand/ear/read-message";
import { requestsOf } from "~/agent/understand/requests";
import { understand } from "~/agent/understand/understand";
import { whatToRead } from "~/agent/what-to-read";
import { DAY } from "~/domain/time";
import { converse, meeting } from "../support/dialogue";

const NOW = "2026-11-24T09:05:00+01:00";
const zone = "Europe/Amsterdam";
const now = Date.parse(NOW);
const looksAfter = (talk: ReturnType<typeof converse>, text: string) =>
  whatToRead({ ...EMPTY_STATE, pending: talk.pending() }, [understand(text, { now, zone })], zone, now).calendar;

const asksGuestsAfter = (talk: ReturnType<typeof converse>, text: string) =>
  guestsToAsk({ ...EMPTY_STATE, pending: talk.pending() }, [understand(text, { now, zone })], [], zone, now) !== null;

test("help waits for nobody's calendar, whatever is open; everything else that may be an answer does", () => {
  const talk = converse({ now: NOW });
  talk.say("book 30 min with anna@example.com tomorrow at 3pm about the budget");
  expect(talk.pending()?.kind).toBe("proposal");
  expect(looksAfter(talk, "help")).toBe(false);
  expect(looksAfter(talk, "yes")).toBe(true);
  expect(looksAfter(talk, "thanks")).toBe(true);
  expect(asksGuestsAfter(talk, "help")).toBe(false);
  expect(asksGuestsAfter(talk, "anything earlier?")).toBe(true);
});

test("where one of a list is asked for, help may be the name of one", () => {
  const [start, end] = ["2026-11-25T10:00:00+01:00", "2026-11-25T10:30:00+01:00"];
  const later = ["2026-11-25T11:00:00+01:00", "2026-11-25T11:30:00+01:00"] as const;
  const talk = converse({ now: NOW, events: [meeting("Help desk", start, end), meeting("Desk", ...later)] });
  talk.say("cancel the desk tomorrow");
  expect(talk.pending()?.kind).toBe("which");
  expect(looksAfter(talk, "help")).toBe(true);
});

test("when somebody was last met is looked up far back before it is known who that is", () => {
  const [request] = requestsOf("wanneer heb ik omar voor het laatst gezien", { now, zone });
  const { windows } = whatToRead(EMPTY_STATE, request ? [request.command] : [], zone, now).events;
  expect(Math.min(...windows.map(({ start }) => start))).toBeLessThan(now - 100 * DAY);
});

test.each([
  ["oops i meant tom", true],
  ["no wait, with sarah", true],
  ["and priya too", true],
  ["Tom", true],
  ["thanks", false],
  ["ok", false],
])("behind a meeting that was spoken of, %j is read with the calendar: %j", (text, looks) => {
  expect(mayAsk(text, { now, zone, focus: true })).toBe(looks);
  expect(mayAsk(text, { now, zone })).toBe(false);
});
