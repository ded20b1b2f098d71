import * as z from "zod";
import { readEmail } from "~/domain/contact";

/** Addresses separated by commas, semicolons or line ends, as lower-case addresses without repeats. */
export const addressesUpTo = (most: number) =>
  z
    .string()
    .max(10_000, "That is too long")
    .default("")
    .transform((text, context) => {
      const parts = text.split(/[,;\n]/).flatMap((part) => part.trim() || []);
      const wrong = parts.filter((part) => !readEmail(part));
      if (wrong.length > 0) {
        context.addIssue({ code: "custom", message: `Not an email address: ${wrong.slice(0, 3).join(", ")}` });
      }
      const addresses = [...new Set(parts.flatMap((part) => readEmail(part) ?? []))];
      if (addresses.length > most) {
        context.addIssue({ code: "custom", message: `At most ${most} people, please.` });
      }
      return addresses;
    });
