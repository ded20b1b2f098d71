import * as z from "zod";
import { PASSWORD_ADVICE, PASSWORD_MAX, PASSWORD_MIN, passwordFault } from "~/domain/password";

/** A password that is already set: only its presence is checked, and that nobody sends a book. */
export const CurrentPassword = z.string("Enter your password.").max(1_000, "This is too long to be a password.");

/** A new password as far as its length goes; `adviseOnPassword` adds the rest. */
export const NewPassword = z
  .string("Choose a password.")
  .min(PASSWORD_MIN, PASSWORD_ADVICE["too-short"])
  .max(PASSWORD_MAX, PASSWORD_ADVICE["too-long"]);

/** For `superRefine`: says why a password of the right length is still a bad one. */
export function adviseOnPassword(
  { password, email, name }: { password: string; email?: string; name?: string },
  context: z.core.$RefinementCtx,
): void {
  const fault = passwordFault(password, { email, name });
  if (fault) context.addIssue({ code: "custom", path: ["password"], message: PASSWORD_ADVICE[fault] });
}
