import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * E.164 with the plus, from the bare digits that WhatsApp calls `wa_id`: "31612345678" → "+31612345678".
 *
 * @throws RangeError when it is not 7 to 15 digits
 */
export function toE164(waId: string): string {
  const digits = waId.replace(/^\+/, "");
  if (!/^[1-9]\d{6,14}$/.test(digits)) throw new RangeError("A WhatsApp id must be 7 to 15 digits");
  return `+${digits}`;
}

/** E.164 from what a person typed with its country code ("+31 6 1234-5678", "0031 6…"), or undefined. */
export function readPhone(typed: string): string | undefined {
  const text = typed.trim().replace(/^00/, "+");
  if (!text.startsWith("+")) return undefined;
  const number = parsePhoneNumberFromString(text);
  return number?.isPossible() ? number.number : undefined;
}

/** Enough to recognise a number, too little to call it: "+31612345678" → "+31•••••5678". */
export function maskPhone(phone: string): string {
  if (phone.length < 8) return "•".repeat(phone.length);
  return phone.slice(0, 3) + "•".repeat(phone.length - 7) + phone.slice(-4);
}
