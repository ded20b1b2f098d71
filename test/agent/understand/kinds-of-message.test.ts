import { expect, test } from "vitest";
import { requestsOf } from "~/agent/understand/requests";
import { kindsOfMessage } from "./kinds-of-message";
import { rowsOf } from "./rows";

const here = { now: Date.parse("2026-03-04T09:30:00+01:00"), zone: "Europe/Amsterdam" };

test.each(rowsOf(kindsOfMessage))("“%s” is asked for as what it is", (text, intent) => {
  expect(requestsOf(text, { ...here })[0]?.command.intent).toBe(intent);
});
