import { expect, test } from "vitest";
import { stepsLeft, stepToShow } from "~/domain/onboarding";

const fresh = { reached: 1, completed: false, calendarConnected: false, whatsappConnected: false, codePending: false };

test.each([
  ["1", { whatsappConnected: true, codePending: true }, 1],
  ["2", {}, 2],
  ["whatsapp", { whatsappConnected: true }, 2],
  ["3", {}, 2],
  ["3", { codePending: true }, 3],
  ["verify", { codePending: true }, 3],
  ["3", { whatsappConnected: true, codePending: true }, 2],
  ["4", {}, 4],
  ["preferences", { whatsappConnected: true }, 4],
])("a link to step %s for an account with %j shows step %d", (wanted, state, step) => {
  expect(stepToShow(wanted, { ...fresh, ...state })).toBe(step);
});

test.each([
  [{}, 1],
  [{ calendarConnected: true }, 2],
  [{ reached: 2 }, 2],
  [{ reached: 2, calendarConnected: true }, 2],
  [{ reached: 2, whatsappConnected: true }, 4],
  [{ reached: 3, codePending: true }, 3],
  [{ reached: 3 }, 2],
  [{ reached: 3, whatsappConnected: true }, 4],
  [{ reached: 4 }, 4],
  [{ reached: 4, completed: true }, 1],
  [{ reached: 4, completed: true, calendarConnected: true }, 2],
  [{ reached: 4, completed: true, calendarConnected: true, whatsappConnected: true }, 1],
])("a setup that was left at %j goes on at step %d, also from a link that names no step", (state, step) => {
  for (const wanted of [null, "", "9", "constructor"]) {
    expect(stepToShow(wanted, { ...fresh, ...state })).toBe(step);
  }
});

test("what is left stands in the order of the setup", () => {
  expect(stepsLeft(fresh)).toEqual([1, 2, 4]);
  expect(stepsLeft({ ...fresh, calendarConnected: true })).toEqual([2, 4]);
  expect(stepsLeft({ ...fresh, completed: true, whatsappConnected: true })).toEqual([1]);
});
