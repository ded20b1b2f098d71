import { describe, expect, test } from "vitest";
import { requestsOf } from "~/agent/understand/requests";
import { showWhole } from "~/agent/understand/show";
import { rowsOf } from "./rows";
import { dutch, english, french, german, spanish } from "./sentences-beyond-one";

/** A Wednesday. */
const context = { now: Date.parse("2026-03-04T09:30:00+01:00"), zone: "Europe/Amsterdam" };

describe.each(Object.entries({ english, dutch, german, french, spanish }))("in %s", (_, table) => {
  test.each(rowsOf(table))("“%s” is read in full", (text, expected) => {
    const commands = requestsOf(text, context).map(({ command }) => showWhole(command));
    expect(commands.join(" + ")).toBe(expected);
  });
});
