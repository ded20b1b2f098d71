import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { allZones, listZones, readZone } from "~/domain/zone-list";

const at = (text: string) => Temporal.Instant.from(text).epochMilliseconds;

test("about eighty zones are offered from UTC-11 to UTC+13, west to east, with the offset of the day", () => {
  const winter = listZones(at("2026-01-15T12:00:00Z"));
  expect(winter.length).toBeGreaterThanOrEqual(75);
  expect(winter.length).toBeLessThanOrEqual(95);
  expect(winter[0]?.label).toContain("UTC-11:00");
  expect(winter.at(-1)?.label).toContain("UTC+13:00");
  const amsterdam = (zones: typeof winter) => zones.find(({ value }) => value === "Europe/Amsterdam")?.label;
  expect(amsterdam(winter)).toBe("(UTC+01:00) Amsterdam");
  expect(amsterdam(listZones(at("2026-07-15T12:00:00Z")))).toBe("(UTC+02:00) Amsterdam");
});

test("the user's own zone is offered even when few people live in it", () => {
  expect(listZones(0, "Europe/Vaduz").some(({ value }) => value === "Europe/Vaduz")).toBe(true);
  expect(listZones(0, "Not/A_Zone").some(({ value }) => value === "Not/A_Zone")).toBe(false);
});

test.each([
  ["Europe/Paris", "", "Europe/Paris"],
  ["Europe/Paris", "Europe/Vaduz", "Europe/Vaduz"],
  ["Europe/Paris", "vaduz", "Europe/Vaduz"],
  ["Europe/Paris", "  buenos aires ", "America/Argentina/Buenos_Aires"],
  ["Europe/Paris", "Atlantis", undefined],
  ["", "", undefined],
  ["+02:00", "", undefined],
])("chosen %j and typed %j mean %j", (chosen, typed, zone) => {
  const read = readZone(chosen, typed);
  // Runtimes differ in which of two names of one zone they list.
  expect(read?.replace("America/Buenos_Aires", "America/Argentina/Buenos_Aires")).toBe(zone);
});

test("every zone that can be searched for can be saved", () => {
  expect(allZones().length).toBeGreaterThan(400);
  expect(allZones().filter((zone) => readZone("", zone) !== zone)).toEqual([]);
});
