import { expect, test } from "vitest";
import { privacyPolicy } from "~/content/legal/privacy-policy";
import { RETENTION, retentionLine, STAYS } from "~/domain/retention";
import { DAY } from "~/domain/time";

const how = privacyPolicy.find(({ title }) => title.endsWith("How long"))?.blocks.flat() ?? [];

test("the privacy page says of every kind how long it stays and why", () => {
  for (const rule of Object.values(RETENTION)) expect(how).toContain(retentionLine(rule));
  for (const { what, until } of Object.values(STAYS)) expect(how).toContain(`${what}: ${until}.`);
});

test.each([
  [0, "Links: until they have run out, to work once."],
  [DAY, "Links: a day after they have run out, to work once."],
  [90 * DAY, "Links: 90 days after they have run out, to work once."],
  [365 * DAY, "Links: a year after they have run out, to work once."],
])("%i milliseconds are said in words", (keepMs, line) => {
  expect(retentionLine({ what: "Links", keepMs, after: "they have run out", why: "to work once" })).toBe(line);
});
