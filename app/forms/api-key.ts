import * as z from "zod";
import { KEY_LIVES, KEY_OVERLAPS, type KeyLife, type KeyOverlap } from "~/domain/api-key";
import { ALL_API_SCOPES, UNATTENDED } from "~/domain/api-scopes";
import { lineUpTo } from "./text";

const MOST_ORIGINS = 10;

/** Origins, each on a line, as browsers send them. */
const Origins = z
  .string()
  .max(2_000, "That is too long")
  .default("")
  .transform((text, context) => {
    const lines = text.split(/[\s,]+/).filter((line) => line !== "");
    const origins = lines.flatMap((line) => originOf(line) ?? []);
    const wrong = lines.filter((line) => originOf(line) === null);
    if (wrong.length > 0) {
      const shown = wrong.slice(0, 3).join(", ");
      context.addIssue({ code: "custom", message: `Not an origin, like https://app.example.com: ${shown}` });
    }
    if (origins.length > MOST_ORIGINS) context.addIssue({ code: "custom", message: `At most ${MOST_ORIGINS} origins` });
    return [...new Set(origins)];
  });

/** https, or one's own machine; nothing behind the host. */
function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(text);
  const isOwnMachine = protocol === "http:" && (hostname === "localhost" || hostname === "127.0.0.1");
  const isBare = pathname === "/" && search === "" && hash === "" && username === "";
  // Parsers of URLs take "*." for a name; a key takes no patterns.
  return isBare && IS_HOST.test(hostname) && (protocol === "https:" || isOwnMachine) ? origin : null;
}

const IS_HOST = /^(?:\[[\da-f:.]+\]|[\da-z_-]+(?:\.[\da-z_-]+)*\.?)$/;

const oneOrMore = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

export const NewApiKeyInputs = z.object({
  intent: z.literal("create"),
  id: z.guid(),
  name: lineUpTo(60, "Please enter a name").min(1, "Please enter a name"),
  scopes: z.preprocess(
    oneOrMore,
    z
      .array(z.enum(ALL_API_SCOPES))
      .min(1, "Please tick what the key may do")
      .refine((scopes) => !scopes.includes(UNATTENDED) || scopes.includes("meetings:write"), {
        error: `Without meetings:write, ${UNATTENDED} does nothing: please tick both`,
      }),
  ),
  life: z.enum(Object.keys(KEY_LIVES) as [KeyLife, ...KeyLife[]]),
  allowedOrigins: Origins,
});

/** Every form of the page of keys. */
export const ApiKeyForm = z.discriminatedUnion("intent", [
  NewApiKeyInputs,
  z.object({
    intent: z.literal("rotate"),
    /** Of the new key. */
    id: z.guid(),
    oldId: z.guid(),
    overlap: z.enum(Object.keys(KEY_OVERLAPS) as [KeyOverlap, ...KeyOverlap[]]),
  }),
  z.object({ intent: z.literal("revoke"), id: z.guid() }),
]);
