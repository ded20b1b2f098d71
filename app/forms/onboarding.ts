import * as z from "zod";
import { NO_COUNTRY, NO_PHONE, phoneFault, readPhoneIn } from "~/domain/countries";
import { BUFFER_OPTIONS, DURATION_OPTIONS } from "~/domain/onboarding";
import { CODE_TYPED_MAX, readCode } from "~/domain/verification";
import { ZONE_INPUTS } from "./zone";

/** With its country code no number is longer, however it is spaced. */
const PHONE_TYPED_MAX = 40;
export const INVALID_CODE = "Please enter the 6-digit verification code";

/** What the phone form holds; its limits stand in the markup too. */
const PhoneFields = z.object({
  country: z.string(NO_COUNTRY).length(2, NO_COUNTRY),
  number: z.string(NO_PHONE).trim().min(1, NO_PHONE).max(PHONE_TYPED_MAX, "No phone number is so long."),
});

/** A country and a number of that country, or a number with its own country code; E.164 comes out. */
export const PhoneForm = PhoneFields.transform(({ country, number }, issues) => {
  const phone = readPhoneIn(country, number);
  if (phone) return { phone };
  issues.addIssue({
    code: "custom",
    path: ["number"],
    message: phoneFault(country, number),
  });
  return z.NEVER;
});

/** Six digits, whatever stands between them. */
export const CodeForm = z.object({
  code: z
    .string(INVALID_CODE)
    .max(CODE_TYPED_MAX, INVALID_CODE)
    .transform((typed, issues) => {
      const code = readCode(typed);
      if (code) return code;
      issues.addIssue({ code: "custom", message: INVALID_CODE });
      return z.NEVER;
    }),
});

const choiceOf = (options: readonly number[], message: string) =>
  z.coerce.number(message).refine((value) => options.includes(value), message);

/** What every meeting begins with. */
export const FirstPreferencesForm = z.object({
  duration: choiceOf(DURATION_OPTIONS, "Choose one of the durations"),
  buffer: choiceOf(BUFFER_OPTIONS, "Choose one of the buffers"),
  ...ZONE_INPUTS,
});

/** A step that is passed over; the last one with the zone that its field showed, which may be nothing to read. */
export const SkipForm = z.object({
  step: z.coerce.number().int().min(1).max(4).catch(4),
  timezone: ZONE_INPUTS.timezone.catch(""),
  zone: ZONE_INPUTS.zone.catch(undefined),
});
