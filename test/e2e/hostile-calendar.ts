import { Temporal } from "temporal-polyfill";

const MINUTE = 60_000;
const answers = ["accepted", "accepted", "tentative", "declined", "needsAction"];

/** So many guests with every kind of answer and name: long, hyphened, right to left, none. */
function guests(count: number) {
  const names = ["Maximiliane von Hohenberg-Schwarzenfels", "Anna de Vries", "مريم السعدي", "Bo", ""];
  return Array.from({ length: count }, (_, n) => ({
    email: n === 0 ? "an.extremely.long.address.for.purposes.only@a-long-domain.example.com" : `guest${n}@example.com`,
    ...(names[n % names.length] && { displayName: names[n % names.length] }),
    responseStatus: answers[n % answers.length],
  }));
}

/**
 * A calendar as it should never be: titles of 500 characters and of one word, 400 guests, a five-week event, sixty
 * events in a day, zones half an hour off, words that run from right to left, markup.
 *
 * @param now UTC milliseconds: two meetings are about then
 * @param owner whose calendar it is: address and zone
 */
export function hostileEvents(now: number, owner: { email: string; zone: string }): Record<string, unknown>[] {
  const at = (minutes: number) => ({
    dateTime: new Date((Math.floor(now / MINUTE) + minutes) * MINUTE).toISOString(),
    timeZone: owner.zone,
  });
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(owner.zone).toPlainDate();
  const crowded = today.add({ days: 9 });
  const self = { email: owner.email, responseStatus: "accepted" };
  const event = (id: string, summary: string, from: number, length: number, more: Record<string, unknown> = {}) => ({
    ...{ id: `hostile${id}`, summary, start: at(from), end: at(from + length) },
    ...more,
  });
  return [
    event("running", "1:1 Priya", -20, 30, { attendees: [...guests(1), self] }),
    event("word", "Donaudampfschifffahrtsgesellschaftskapitänsabschlussbesprechung", 18, 60, {
      attendees: [...guests(3), self],
      location: "Konferenzraum Rechtsschutzversicherungsgesellschaften, An der Alten Werft 118, 28217 Bremen",
      conferenceData: { createRequest: { requestId: "hostile" } },
    }),
    event("overlap", "Client call", 48, 45, { attendees: [...guests(24), self], location: "https://zoom.example/j/1" }),
    event("long", "Quarterly business review and more words than a title needs ".repeat(9).slice(0, 500), 1500, 60, {
      attendees: [...guests(400), self],
      description: `${"Agenda line\n".repeat(40)}<b>not bold</b>`,
    }),
    event("rtl", "اجتماع مراجعة الميزانية مع الفريق", 1600, 30),
    event("markup", "<img src=x onerror=alert(1)> & “quotes”", 1700, 30),
    event("asked", "Sprint planning", 1800, 60, {
      attendees: [...guests(2), { email: owner.email, responseStatus: "needsAction" }],
      organizer: { email: "sam@example.com", displayName: "Sam Okafor" },
    }),
    event("zone", "Kathmandu call", 1900, 30, {
      start: { ...at(1900), timeZone: "Asia/Kathmandu" },
      end: { ...at(1930), timeZone: "Asia/Kathmandu" },
    }),
    {
      ...{ id: "hostilefair", summary: "Fachmesse Logistik und Hafenwirtschaft", transparency: "transparent" },
      ...{ start: { date: `${today}` }, end: { date: `${today.add({ days: 35 })}` } },
    },
    ...Array.from({ length: 60 }, (_, n) => {
      const start = crowded.toZonedDateTime({ timeZone: owner.zone, plainTime: "08:00" }).add({ minutes: n * 10 });
      const point = (moment: Temporal.ZonedDateTime) => ({ dateTime: moment.toInstant().toString() });
      const times = { start: point(start), end: point(start.add({ minutes: 25 })) };
      return { id: `hostilecrowd${n}`, summary: `Slot ${n + 1}`, ...times };
    }),
  ];
}
