import * as z from "zod";
import { readMailboxes } from "~/domain/mailboxes";

/** People as `readMailboxes` reads them, without repeats. */
export const mailboxesUpTo = (most: number) =>
  z
    .string()
    .max(10_000, "That is too long")
    .default("")
    .transform((text, context) => {
      const { mailboxes, wrong } = readMailboxes(text);
      if (wrong.length > 0) {
        context.addIssue({ code: "custom", message: `Not an email address: ${wrong.slice(0, 3).join(", ")}` });
      }
      if (mailboxes.length > most) {
        context.addIssue({ code: "custom", message: `At most ${most} people, please.` });
      }
      return mailboxes;
    });

/** Their lower-case addresses. */
export const addressesUpTo = (most: number) => mailboxesUpTo(most).transform((all) => all.map(({ email }) => email));
