import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { allZones } from "~/domain/zone-list";
import { countryOfZone, guessZone, searchZone, zoneToType } from "~/domain/zone-search";

const now = Temporal.Instant.from("2026-11-24T09:42:00Z").epochMilliseconds;

test.each([
  ["Amsterdam", "Europe/Amsterdam"],
  [" amsterdam ", "Europe/Amsterdam"],
  ["New York", "America/New_York"],
  ["new york, NY", "America/New_York"],
  ["Europe/Amsterdam", "Europe/Amsterdam"],
  ["europe/amsterdam", "Europe/Amsterdam"],
  ["São Paulo", "America/Sao_Paulo"],
  ["Buenos Aires", "America/Argentina/Buenos_Aires"],
  ["Vaduz", "Europe/Vaduz"],
  ["(UTC+01:00) Amsterdam", "Europe/Amsterdam"],
  ["Amsterdam time", "Europe/Amsterdam"],
  ["München", "Europe/Berlin"],
  ["Parijs", "Europe/Paris"],
  ["San Francisco", "America/Los_Angeles"],
  ["Netherlands", "Europe/Amsterdam"],
  ["Nederland", "Europe/Amsterdam"],
  ["Deutschland", "Europe/Berlin"],
  ["Espoo, Finland", "Europe/Helsinki"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Calcutta", "Asia/Kolkata"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Japan", "Asia/Tokyo"],
  ["US/Eastern", "America/New_York"],
  ["UTC", "UTC"],
  ["JST", "Asia/Tokyo"],
])("%j is %s", (typed, zone) => {
  expect(searchZone(typed, null, now)).toEqual({ ok: true, zone });
});

test.each([
  ["CET", null, "Europe/Paris"],
  ["CET", "Europe/Amsterdam", "Europe/Amsterdam"],
  ["cest", "Europe/Amsterdam", "Europe/Amsterdam"],
  ["CET", "Africa/Lagos", "Europe/Paris"],
  ["EST", "America/Toronto", "America/Toronto"],
  ["CST", "Asia/Shanghai", "Asia/Shanghai"],
  ["Georgia", "Asia/Tbilisi", "Asia/Tbilisi"],
  ["Georgia", "America/New_York", "America/New_York"],
])("%j is said in %s of a clock that %s has too", (typed, near, zone) => {
  expect(searchZone(typed, near, now)).toEqual({ ok: true, zone });
});

test.each([
  ["CST", "several", "America/Chicago"],
  ["IST", "several", "Europe/Dublin"],
  ["United States", "several", "America/New_York"],
  ["Georgia", "several", "Asia/Tbilisi"],
  ["Georgia", "several", "America/New_York"],
  ["Géorgie", "several", "America/New_York"],
  ["Washington", "several", "America/Los_Angeles"],
  ["Córdoba", "several", "Europe/Madrid"],
  ["Spain", "several", "Europe/Madrid"],
  ["UTC+2", "offset", "Europe/Helsinki"],
  ["-05:00", "offset", "America/New_York"],
  ["+5:45", "offset", "Asia/Kathmandu"],
  ["Amstredam", "unknown", "Europe/Amsterdam"],
  ["Sidney", "unknown", "Australia/Sydney"],
  ["Kathmandoo", "unknown", "Asia/Kathmandu"],
  ["Johannes", "unknown", "Africa/Johannesburg"],
])("%j is asked about (%s), and %s is among what it may mean", (typed, reason, zone) => {
  const read = searchZone(typed, null, now);
  expect(read).toMatchObject({ ok: false, reason, suggestions: expect.arrayContaining([zone]) });
});

test.each(["", "  ", "x", "Mars/Olympus", "Atlantis", "xxxxxxxxxxxx", "\u0000", "🙂", "../../etc/passwd", "+99:99"])(
  "%j is no timezone, and not taken for one",
  (typed) => {
    expect(searchZone(typed, "Europe/Amsterdam", now)).toMatchObject({ ok: false });
  },
);

test("at most six are suggested, and each can be chosen by its name", () => {
  for (const typed of ["a", "an", "san", "port", "america", "united states", "UTC+1", "paris texas"]) {
    const read = searchZone(typed, null, now);
    const suggestions = read.ok ? [] : read.suggestions;
    expect(suggestions.length).toBeLessThanOrEqual(6);
    expect(suggestions.map((zone) => searchZone(zone, null, now))).toEqual(
      suggestions.map((zone) => ({ ok: true, zone })),
    );
  }
});

test("what the field shows for a zone is read as that zone again", () => {
  expect(allZones().length).toBeGreaterThan(400);
  expect(zoneToType("America/New_York")).toBe("New York");
  const lost = allZones().filter((zone) => {
    const read = searchZone(zoneToType(zone), null, now);
    return !read.ok || read.zone !== zone;
  });
  expect(lost).toEqual([]);
});

test.each([
  [{ calendar: "Europe/Lisbon", network: "Europe/Paris", phone: "+31612345678" }, "Europe/Lisbon"],
  [{ calendar: null, network: "Asia/Calcutta", phone: "+31612345678" }, "Asia/Kolkata"],
  [{ calendar: "Not/AZone", network: null, phone: "+31612345678" }, "Europe/Amsterdam"],
  [{ calendar: null, network: null, phone: "+4915112345678" }, "Europe/Berlin"],
  [{ calendar: null, network: null, phone: "+12025550123" }, null],
  [{ calendar: null, network: null, phone: null }, null],
])("from %j the zone is guessed to be %s", (seen, zone) => {
  expect(guessZone(seen, now)).toBe(zone);
});

test.each([
  ["Europe/Amsterdam", "NL"],
  ["America/New_York", "US"],
  ["Asia/Kolkata", "IN"],
  ["UTC", undefined],
])("%s is a zone of %s", (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});
