import { expect, test } from "vitest";
import { icsFile } from "~/domain/icalendar";

const event = {
  uid: "p1",
  title: "Lunch; with \\Anna, and\nBCC:evil",
  location: "Café Ω ".repeat(30),
  start: Date.parse("2026-11-24T15:00:00+01:00"),
  end: Date.parse("2026-11-24T15:30:00+01:00"),
  organizer: { name: 'Robin "R" Example', email: "robin@parley.test" },
  at: Date.parse("2026-11-20T08:00:00Z"),
};

test("a file has UTC times, escaped text and lines of at most 75 octets that unfold to what was said", () => {
  const file = icsFile(event);
  const lines = file.split("\r\n");
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll("\r\n ", "").split("\r\n");
  expect(unfolded).toContain("DTSTART:20261124T140000Z");
  expect(unfolded).toContain("SUMMARY:Lunch\\; with \\\\Anna\\, and\\nBCC:evil");
  expect(unfolded).toContain(`LOCATION:${event.location}`);
  expect(unfolded).toContain('ORGANIZER;CN="Robin R Example":mailto:robin@parley.test');
  expect(unfolded.filter((line) => line.startsWith("BCC"))).toEqual([]);
});
