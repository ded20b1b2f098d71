import { expect, test } from "vitest";
import { mealHours } from "~/domain/meal-hours";

test.each([
  ["Lunch with Tom", { fromMinute: 690, untilMinute: 840 }],
  ["Team dinner", { fromMinute: 1080, untilMinute: 1290 }],
  ["Borrel", { fromMinute: 990, untilMinute: 1200 }],
  ["Launch", undefined],
  ["Breakfasts of champions", undefined],
])("the hours of %j", (title, hours) => {
  expect(mealHours(title)).toEqual(hours);
});
