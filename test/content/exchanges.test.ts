import { expect, test } from "vitest";
import { reminderMessage } from "~/agent/say/reminder";
import type { Voice } from "~/agent/say/voice";
import { type Exchange, exchanges } from "~/content/exchanges";
import { contactRows } from "~/domain/contact";
import { DEFAULT_PREFERENCES } from "~/domain/preferences";
import { converse, meeting, shown } from "../support/dialogue";

const ZONE = "Europe/Amsterdam";
const at = (day: number, time: string) => `2026-11-${day}T${time}:00+01:00`;
const person = (name: string) => ({
  name,
  email: `${name.split(" ")[0]?.toLowerCase()}@example.com`,
  self: false,
  response: "accepted" as const,
});
const [anna, tom, priya, jana] = [
  person("Anna de Vries"),
  person("Tom Baker"),
  person("Priya Nair"),
  person("Jana Novak"),
];
const clientCall = meeting("Client call", at(24, "14:00"), at(24, "14:30"), [anna]);

/** The week that all examples are of; "today" is Tuesday. */
const WEEK = [
  clientCall,
  meeting("Interview Jana", at(25, "10:00"), at(25, "11:00"), [jana]),
  meeting("1:1 Priya", at(25, "11:00"), at(25, "12:00"), [priya]),
  meeting("Forecast", at(25, "16:00"), at(25, "16:45"), [anna]),
  meeting("Lunch with Tom", at(26, "12:30"), at(26, "13:30"), [tom]),
];
const TAKEN_ON = [
  ["Send the offer to Anna", "2026-11-27", "Client call"],
  ["Ask Tom for the new prices", null, "Pricing"],
].map(([text = "", due, title = ""], n) => ({
  ...{ id: `item${n}`, text: text ?? "", owner: "Robin", due: due ?? null, doneAt: null },
  ...{
    summaryId: `summary${n}`,
    title: title ?? "",
    startAt: Date.parse(at(18, "10:00")),
    zone: ZONE,
    peopleKey: n === 0 ? "anna de vries" : "tom baker",
  },
}));

const open = (time: string) =>
  converse({
    now: at(24, time),
    events: WEEK,
    contacts: [anna, tom, priya, jana].flatMap(({ email, name }) => contactRows(email, name)),
    guests: { [anna.email]: [], [tom.email]: [] },
    summarised: { meetings: [], items: TAKEN_ON, found: [] },
  });

const reminder = (time: string) => {
  const voice: Voice = {
    ...{ now: Date.parse(at(24, time)), zone: ZONE, appUrl: "https://parley.test", clock: "24h", language: "en" },
    preferences: { ...DEFAULT_PREFERENCES, timezone: ZONE, language: "en" },
  };
  return shown(reminderMessage([clientCall], voice));
};

test.each(Object.entries<Exchange>(exchanges))("the example %j is what Parley says", (_, { time, turns }) => {
  const talk = open(time);
  for (const { you, parley, taps = [] } of turns) {
    const answer = you === undefined ? reminder(time) : talk.say(you);
    const { body, offered } = split(answer);
    expect(body).toBe(parley);
    expect(offered).toEqual(taps);
  }
});

/** Text and what can be tapped, of "text\n[one] [two]" or "text\n{one} {two}". */
function split(answer: string): { body: string; offered: string[] } {
  const lines = answer.split("\n");
  const last = lines.at(-1) ?? "";
  const taps = Array.from(last.matchAll(/[[{]([^\]}]+)[\]}]/g), ([, title = ""]) => title);
  return { body: taps.length > 0 ? lines.slice(0, -1).join("\n") : answer, offered: taps };
}
