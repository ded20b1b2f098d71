import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";
import EXAMPLES from "libphonenumber-js/mobile/examples";

export const DEFAULT_COUNTRY = "US";
/** Shorter than this with its plus and country code, nothing is a phone number. */
const PHONE_MIN_LENGTH = 10;

export interface Country {
  /** ISO 3166 alpha-2. */
  code: string;
  name: string;
  /** "+31" */
  callingCode: string;
}

let listed: Country[] | undefined;

/** Every country that has phone numbers, by English name. */
export function listCountries(): Country[] {
  const names = new Intl.DisplayNames(["en"], { type: "region" });
  listed ??= getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: `+${getCountryCallingCode(code)}` }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  return listed;
}

function isCountry(code: string): code is CountryCode {
  return listCountries().some((country) => country.code === code);
}

/**
 * E.164 from a number as it is dialled inside `country`, or, when it starts with a plus or 00, from anywhere.
 * Undefined when no such number can exist.
 */
export function readPhoneIn(country: string, typed: string): string | undefined {
  const text = typed.trim().replace(/^00/, "+");
  if (!isCountry(country) || !/^\+?[\d\s().\-/]+$/.test(text)) return undefined;
  const number = parsePhoneNumberFromString(text, country);
  if (!number?.isValid() || number.number.length < PHONE_MIN_LENGTH) return undefined;
  return number.number;
}

export const NO_PHONE = "Please enter your phone number.";
export const NO_COUNTRY = "Please choose the country of the number.";

/** Why `readPhoneIn` reads nothing, as one sentence for the form. */
export function phoneFault(country: string, typed: string): string {
  const text = typed.trim().replace(/^00/, "+");
  if (!/\d/.test(text)) return NO_PHONE;
  const strange = /[^\d\s().\-/]+/.exec(text.replace(/^\+/, ""))?.[0];
  if (strange) return `A phone number has digits alone: leave out “${strange.slice(0, 20)}”.`;
  const chosen = listCountries().find(({ code }) => code === country);
  const isWhole = text.startsWith("+");
  if (!chosen && !isWhole) return NO_COUNTRY;
  const digits = text.replace(/[^+\d]/g, "");
  const ofCode = isWhole ? listCountries().filter(({ callingCode }) => digits.startsWith(callingCode)) : [];
  // Of those that share a code the chosen one is meant.
  const [there] = chosen && (!isWhole || ofCode.includes(chosen)) ? [chosen] : ofCode;
  if (!there) return "No country has the code that this number begins with.";
  const where = there === chosen || ofCode.length === 1 ? `${there.name} (${there.callingCode})` : there.callingCode;
  const fault = lengthFault(there, text);
  if (fault) return `This number is too ${fault} for ${where}.`;
  return isWhole
    ? "No phone can have this number. Check its digits and country code."
    : `This is no number of ${where}. Check its digits, and the country above.`;
}

/** Held against a number of a mobile phone there: which numbers exist says nothing of how long those of phones are. */
function lengthFault({ code, callingCode }: Country, text: string): "short" | "long" | undefined {
  const example = EXAMPLES[code as CountryCode]; // codes of our list are the library's
  const number = parsePhoneNumberFromString(text, code as CountryCode);
  const length =
    number?.nationalNumber.length ??
    text.replace(/\D/g, "").length - (text.startsWith("+") ? callingCode.length - 1 : 0);
  if (example === undefined || length === example.length) return undefined;
  return length < example.length ? "short" : "long";
}

/** ISO 3166 alpha-2 of the country of an E.164 number; null where several share the code and the number does not tell. */
export function countryOfPhone(phone: string): string | null {
  return parsePhoneNumberFromString(phone)?.country ?? null;
}
