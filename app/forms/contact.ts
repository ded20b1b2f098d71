import * as z from "zod";
import { EmailAddress, PersonName } from "./account";

/** A letter from the public contact page. */
export const ContactForm = z.object({
  name: PersonName,
  email: EmailAddress,
  subject: z
    .string("Enter a subject.")
    .trim()
    .min(1, "Enter a subject.")
    .max(150, "Use at most 150 characters.")
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "Use one line of text."),
  message: z.string("Enter a message.").trim().min(1, "Enter a message.").max(5_000, "Use at most 5000 characters."),
  /** Hidden from people: whatever fills it is a program. */
  website: z.string().max(2_000).optional(),
});
