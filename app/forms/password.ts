import * as z from "zod";
import { PASSWORD_ADVICE, PASSWORD_MAX, PASSWORD_MIN, passwordFault } from "~/domain/password";

/** A password that is already set: only its presence is checked, and that nobody sends a book. */
export const CurrentPassword = z.string("Enter your password.").max(1_000, "This is too long to be a password.");

/**
 * A new password, by itself: what is wrong with it is told beside what is wrong elsewhere. `adviseOnPassword` adds what
 * only those who know the person can tell.
 */
export const NewPassword = z
  .string("Choose a password.")
  .min(PASSWORD_MIN, { error: PASSWORD_ADVICE["too-short"], abort: true })
  .max(PASSWORD_MAX, { error: PASSWORD_ADVICE["too-long"], abort: true })
  .superRefine((password, context) => advise(passwordFault(password), [], context));

/** For `superRefine`: says why a good password is a bad one for this person. What is bad for anybody is said already. */
export function adviseOnPassword(
  { password, email, name }: { password: string; email?: string; name?: string },
  context: z.core.$RefinementCtx,
): void {
  if (!passwordFault(password)) advise(passwordFault(password, { email, name }), ["password"], context);
}

function advise(fault: ReturnType<typeof passwordFault>, path: string[], context: z.core.$RefinementCtx): void {
  if (fault) context.addIssue({ code: "custom", path, message: PASSWORD_ADVICE[fault] });
}
