import { expect, test } from "vitest";
import { agentState } from "~/domain/agent-state";

test.each([
  [false, null, "off"],
  [false, "read", "off"],
  [true, null, "ready"],
  [true, "claimed", "active"],
  [true, "accepted", "active"],
  [true, "sent", "active"],
  [true, "delivered", "active"],
  [true, "read", "active"],
  [true, "failed", "failing"],
  [true, "unknown", "failing"],
] as const)("connected %s, last answer %s: %s", (connected, state, expected) => {
  expect(agentState(connected, state && { state, at: 0 })).toBe(expected);
});
