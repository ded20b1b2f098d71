import * as z from "zod";
import { EMAIL_MAX, NAME_MAX, normalEmail } from "~/domain/account";
import { adviseOnPassword, CurrentPassword, NewPassword } from "./password";

/** One address, in the spelling in which accounts are found. */
export const EmailAddress = z
  .string("Enter your email address.")
  .max(EMAIL_MAX, `An address has at most ${EMAIL_MAX} characters.`)
  .transform(normalEmail)
  .pipe(z.email("Enter an email address, like name@example.com."));

/** One line of text. Line ends and other control characters would end up in mails. */
export const PersonName = z
  .string("Enter your name.")
  .trim()
  .min(1, "Enter your name.")
  .max(NAME_MAX, `Use at most ${NAME_MAX} characters.`)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "Use one line of letters.");

const Token = z.string("The link is not complete.").max(200, "The link is not complete.");

export const SignInForm = z.object({ email: EmailAddress, password: CurrentPassword });

export const SignUpForm = z
  .object({ name: PersonName, email: EmailAddress, password: NewPassword })
  .superRefine(adviseOnPassword);

/** The mailed link, used in the browser that signed up or with the password. */
export const ConfirmForm = z.object({ token: Token, password: CurrentPassword.optional() });

export const ForgotForm = z.object({ email: EmailAddress });

export const ResetForm = z.object({ token: Token, password: NewPassword }).superRefine(adviseOnPassword);

export const ChangePasswordForm = z
  .object({ current: CurrentPassword, password: NewPassword })
  .superRefine(adviseOnPassword);

export const ChangeAddressForm = z.object({ email: EmailAddress, password: CurrentPassword });

export const ConfirmAddressForm = z.object({ token: Token });

export const EndSessionForm = z.union([
  z.object({ intent: z.literal("end"), id: z.uuid() }),
  z.object({ intent: z.literal("end-others") }),
  z.object({ intent: z.literal("end-all") }),
]);
