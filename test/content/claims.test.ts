import { expect, test } from "vitest";
import { type Claim, claims, problemWithClaims, unvouched } from "~/content/claims";
import { figures, isShown } from "~/content/shown-claims";
import { isBuilt } from "~/domain/capabilities";
import { sourcesOf } from "../support/sources";

const all: Record<string, Claim> = claims;
const tests = import.meta.glob("../**/*.test.ts");
const sources = sourcesOf("app/content", "app/routes", "app/components", "app/agent/words");

/** What a claim about customers, effects, service or certificates looks like. */
const CLAIM =
  /\b(?:500|5|95)\+|\b(?:75|40|90|99|99\.9|100|30) ?%|\b(?:guaranteed|certified)\b|\bSOC 2\b|\bwithin (?:24|48) hours|\btrusted by\b|\b(?:after|for) 30 days after\b/i;

test("claims stand in one module", () => {
  const elsewhere = sources
    .filter(({ path }) => !path.endsWith("/content/claims.ts"))
    .filter(({ source }) => CLAIM.test(source.replace(/className="[^"]*"|5,000\+/g, "")));
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});

test("who vouches is a test that there is, a person with a day, or plainly nobody", () => {
  for (const { vouchedBy } of Object.values(all)) {
    if (vouchedBy === "nobody") continue;
    if ("test" in vouchedBy) expect(Object.keys(tests)).toContain(vouchedBy.test.replace(/^test/, ".."));
    else
      expect(vouchedBy).toEqual({
        operator: expect.stringMatching(/\S/),
        on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
  }
});

test("a claim of what is coming is not shown", () => {
  expect(isBuilt("teams")).toBe(false);
  expect(isShown({ ...claims.summaryAccuracy, needs: "teams" })).toBe(false);
  expect(figures.map(({ figure }) => figure)).toEqual(["75%", "40%", "90%", "100%"]);
});

test("no certificate is claimed", () => {
  const texts = Object.values(all).map(({ text }) => text);
  expect(texts.filter((text) => /compliant|certified|SOC 2 controls|guaranteed/i.test(text))).toEqual([]);
  expect(claims.soc2.text).toMatch(/no report.*encrypted at rest/);
});

test("a deploy names every claim that nobody vouches for, and goes on only with a yes", () => {
  const problem = problemWithClaims(undefined) ?? "";
  for (const { figure, text, vouchedBy } of Object.values(all)) {
    expect(problem.includes(`${figure ? `${figure} ` : ""}${text}`)).toBe(vouchedBy === "nobody");
  }
  for (const said of ["", "no", "YES", "true", "1"]) expect(problemWithClaims(said)).toBe(problem);
  expect(problemWithClaims("yes")).toBeNull();
});

test("with a name to each there is nothing to confirm", () => {
  const vouched = Object.fromEntries(
    Object.entries(all).map(([name, claim]) => [
      name,
      { ...claim, vouchedBy: { operator: "R. Example", on: "2026-11-21" } },
    ]),
  );
  expect(unvouched(vouched)).toEqual([]);
  expect(problemWithClaims(undefined, unvouched(vouched))).toBeNull();
});
