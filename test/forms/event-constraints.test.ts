import { getZodConstraint } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { NewMeetingInputs } from "~/forms/event";

test("how a series ends is wanted of no browser: it would hold back a form whose field it hides", () => {
  const { endsOn, endsAfter } = getZodConstraint(NewMeetingInputs);
  expect([endsOn?.required, endsAfter?.required]).toEqual([false, false]);
});
