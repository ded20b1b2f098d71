import { expect, test } from "vitest";
import { phoneFault, readPhoneIn } from "~/domain/countries";

test.each([
  ["US", "06 1299 8876", "This is no number of United States (+1). Check its digits, and the country above."],
  ["NL", "12", "This number is too short for Netherlands (+31)."],
  ["NL", "612 99", "This number is too short for Netherlands (+31)."],
  ["NL", "0612998", "This number is too short for Netherlands (+31)."],
  ["NL", "+31 612", "This number is too short for Netherlands (+31)."],
  ["NL", "0031 612", "This number is too short for Netherlands (+31)."],
  ["NL", "06 1299 8877 66", "This number is too long for Netherlands (+31)."],
  ["NL", "9".repeat(25), "This number is too long for Netherlands (+31)."],
  ["NL", "06-12998877 ext 4", "A phone number has digits alone: leave out “ext”."],
  ["NL", "call me", "Please enter your phone number."],
  ["NL", "+999 612345678", "No country has the code that this number begins with."],
  ["US", "+31 612", "This number is too short for Netherlands (+31)."],
  ["NL", "+1 212 555", "This number is too short for +1."],
  ["US", "+1 212 555", "This number is too short for United States (+1)."],
  ["NL", "+447700942727", "No phone can have this number. Check its digits and country code."],
  ["XX", "612345678", "Please choose the country of the number."],
])("of %s %j is told: %s", (country, typed, words) => {
  expect(readPhoneIn(country, typed)).toBeUndefined();
  expect(phoneFault(country, typed)).toBe(words);
});
