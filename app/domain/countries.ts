import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/min";

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

/** ISO 3166 alpha-2 of the country of an E.164 number; null where several share the code and the number does not tell. */
export function countryOfPhone(phone: string): string | null {
  return parsePhoneNumberFromString(phone)?.country ?? null;
}
