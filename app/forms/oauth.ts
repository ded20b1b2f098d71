import * as z from "zod";
import { isRedirectUri } from "~/domain/oauth";
import { quotable } from "~/domain/untrusted-text";
import { lineUpTo } from "./text";

/** What a client says of itself when it registers (RFC 7591). What we do not use is left alone, as the RFC wants. */
export const ClientRegistration = z.object({
  /** It stands in quotes of ours where a user is asked whether to let it in. */
  client_name: lineUpTo(60, "client_name is missing")
    .transform((name) => quotable(name, 60))
    .pipe(z.string().min(1, "client_name is missing"))
    .default("An assistant"),
  redirect_uris: z
    .array(z.string().refine(isRedirectUri, { error: "https, or http on one's own machine, without a fragment" }))
    .min(1)
    .max(10),
  token_endpoint_auth_method: z.literal("none").default("none"),
});

/** The buttons of the page that asks whether a client may. */
export const ConsentForm = z.object({
  intent: z.enum(["allow", "deny"]),
  unattended: z.literal("on").optional(),
});
