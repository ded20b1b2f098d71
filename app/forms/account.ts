import * as z from "zod";
import { EMAIL_MAX, normalEmail } from "~/domain/account";
import { NAME_MAX, nameProblem } from "~/domain/person-name";
import { adviseOnPassword, CurrentPassword, NewPassword } from "./password";

/** One address, in the spelling in which accounts are found. */
export const EmailAddress = z
  .string("Enter your email address.")
  .max(EMAIL_MAX, `An address has at most ${EMAIL_MAX} characters.`)
  .transform(normalEmail)
  .pipe(z.email("Enter an email address, like name@example.com."));

/** A name that its owner may be called by, in mails too: the rule is `nameProblem`. */
export const PersonName = personName("Enter your name.");

/** A part of a name or all of it. */
export function personName(missing: string, max = NAME_MAX) {
  return optionalName(max, missing).min(1, missing);
}

/** As `personName`, and may be empty. */
export function optionalName(max: number, missing?: string) {
  return z
    .string(missing)
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .superRefine((name, issues) => {
      const problem = name === "" || name.length > max ? undefined : nameProblem(name);
      if (problem) issues.addIssue({ code: "custom", message: problem });
    });
}

const Token = z.string("The link is not complete.").max(200, "The link is not complete.");

export const SignInForm = z.object({ email: EmailAddress, password: CurrentPassword });

/** The password of the account that a Google account is to be connected to. */
export const LinkGoogleForm = z.object({ password: CurrentPassword });

export const SignUpForm = z
  .object({ name: PersonName, email: EmailAddress, password: NewPassword })
  .superRefine(adviseOnPassword);

/** The mailed link, used in the browser that signed up or with the password. */
export const ConfirmForm = z.object({ token: Token, password: CurrentPassword.optional() });

/** A mailed link that needs nothing besides. */
export const LinkForm = z.object({ token: Token });

export const ForgotForm = z.object({ email: EmailAddress });

export const ResetForm = z.object({ token: Token, password: NewPassword }).superRefine(adviseOnPassword);

export const ChangePasswordForm = z
  .object({ current: CurrentPassword, password: NewPassword })
  .superRefine(adviseOnPassword);

export const ChangeAddressForm = z.object({ email: EmailAddress, password: CurrentPassword });

export const ConfirmAddressForm = z.object({ token: Token });

export const SecurityForm = z.union([
  z.object({ intent: z.literal("end"), id: z.guid() }),
  z.object({ intent: z.literal("end-others") }),
  z.object({ intent: z.literal("end-all") }),
  z.object({ intent: z.literal("remove-google") }),
]);
