import { describe, expect, test } from "vitest";
import { type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";
import { requests } from "./requests";

/** Wednesday morning. */
const NOW = "2026-11-25T09:20:00+01:00";
const contacts = ["Nina Smit", "Omar Haddad", "Lotte de Boer", "Sam Berger", "Mila Costa"].flatMap((name) =>
  contactRows(`${name.split(" ")[0]?.toLowerCase()}@example.com`, name),
);
const on = (date: string, from: string, to: string) =>
  [`2026-11-${date}T${from}:00+01:00`, `2026-11-${date}T${to}:00+01:00`] as const;
const guest = (name: string) => ({ email: `${name.split(" ")[0]?.toLowerCase()}@example.com`, name });
const events = [
  meeting("Review", ...on("18", "15:00", "16:00"), [guest("Nina Smit")]),
  meeting("Standup", ...on("25", "11:00", "11:15"), [guest("Nina Smit")]),
  meeting("Physio", ...on("26", "09:00", "09:45")),
  meeting("Investor pitch", ...on("26", "14:00", "15:00"), [guest("Omar Haddad")]),
  meeting("Tandarts", ...on("27", "10:00", "10:30")),
  meeting("Chess night", ...on("27", "20:00", "23:00")),
  meeting("Lotte <> Robin", ...on("30", "16:00", "16:30"), [guest("Lotte de Boer")]),
];

/** What a talk has come to: what changed in the calendar, and the last answer. */
function outcome(locale: string, said: string): { changed: string; told: string } {
  const talk = converse({ now: NOW, contacts, events, preferred: locale });
  let told = "";
  let card: { id: string; title: string } | undefined;
  for (const turn of said.split(" / ")) {
    if (turn === "yes" && !card) break;
    const answer = turn === "yes" && card ? talk.send(card.title, card.id) : talk.send(turn.replaceAll("\\n", "\n"));
    card = answer.kind === "buttons" ? answer.buttons[0] : undefined;
    const rows = answer.kind === "list" ? answer.rows.map(({ title }) => title) : [];
    told = [...("body" in answer ? [answer.body] : []), ...rows].join("\n");
  }
  return { changed: difference(events, talk.events()), told };
}

function difference(before: readonly CalendarEvent[], after: readonly CalendarEvent[]): string {
  const old = new Map(before.map((event) => [event.id, event]));
  const now = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !now.has(id)).map(({ title }) => `- ${title}`);
  const others = after.flatMap((event) => {
    const was = old.get(event.id);
    if (!was) return [`+ ${[time(event), people(event), place(event)].filter(Boolean).join(" ")}`];
    const parts = [time, people, place].filter((part) => part(event) !== part(was));
    return parts.length > 0 ? [`${event.title}: ${parts.map((part) => part(event) || "nobody").join(" ")}`] : [];
  });
  return [...gone, ...others].toSorted().join(", ") || "nothing";
}

const shower = (fields: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-GB", { ...fields, timeZone: "Europe/Amsterdam" });
  return (instant: number) => format.format(instant);
};
const weekday = shower({ weekday: "short" });
const clock = shower({ hour: "2-digit", minute: "2-digit" });
const date = shower({ day: "numeric", month: "short" });

function time({ start, end, allDay }: CalendarEvent): string {
  if (!allDay) return `${weekday(start)} ${clock(start)}–${clock(end)}`;
  const last = end - 86_400_000;
  return last > start ? `${date(start)}–${date(last)} all day` : `${weekday(start)} all day`;
}

const people = ({ attendees }: CalendarEvent) =>
  attendees
    .filter(isOtherPerson)
    .map(({ email }) => email.split("@")[0])
    .toSorted()
    .join(" ");

const place = ({ location }: CalendarEvent) => location && `at ${location}`;

const LOCALES = ["en", "nl", "de", "fr", "es"];
const table = requests
  .trim()
  .split("\n\n")
  .map((paragraph) => {
    const [name = "", expected = "", ...lines] = paragraph.split("\n");
    const said = lines.map((line) => ({ locale: line.slice(0, 2), open: line[3] === "~", text: line.slice(4).trim() }));
    return { name: name.slice(2), expected, said };
  });

const tells = (told: string, words: string) =>
  words.split(" ").reduce((at, word) => (at < 0 ? at : told.indexOf(word, at)), 0) >= 0;

describe.each(table)("$name", ({ expected, said }) => {
  test.each(said)("$locale: $text", ({ locale, open, text }) => {
    const { changed, told } = outcome(locale, text);
    if (open) return expect(changed).toBe("nothing");
    if (!expected.startsWith("? ")) return expect(changed, told).toBe(expected);
    expect(changed, told).toBe("nothing");
    expect(told).toSatisfy((answer: string) => tells(answer, expected.slice(2)));
  });
});

test("every request is said in every language, and no language lacks more than one in ten", () => {
  for (const { name, said } of table) expect([name, said.map(({ locale }) => locale)]).toEqual([name, LOCALES]);
  for (const locale of LOCALES) {
    const open = table.filter(({ said }) => said.some((cell) => cell.locale === locale && cell.open)).length;
    expect([locale, open / table.length]).toSatisfy(([, share]: [string, number]) => share <= 0.1);
  }
});
