import * as z from "zod";
import { EmailAddress, PersonName } from "./account";
import { lineUpTo, textUpTo } from "./text";

/** A letter from the public contact page. */
export const ContactForm = z.object({
  name: PersonName,
  email: EmailAddress,
  subject: lineUpTo(150, "Enter a subject.").min(1, "Enter a subject."),
  message: textUpTo(5_000, "Enter a message.").min(1, "Enter a message."),
  /** Hidden from people: whatever fills it is a program. */
  website: z.string().max(2_000).optional(),
});
