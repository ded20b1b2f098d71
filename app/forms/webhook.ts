import * as z from "zod";
import { OUTBOUND_EVENT_TYPES } from "~/domain/outbound-events";

const NONE = "Choose at least one";

/** What the page of webhooks posts. */
export const WebhookForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("create"),
    id: z.guid(),
    url: z.string({ error: "Enter an address" }).trim().min(1, "Enter an address").max(500, "At most 500 characters"),
    types: z.array(z.enum(OUTBOUND_EVENT_TYPES), { error: NONE }).min(1, NONE).max(OUTBOUND_EVENT_TYPES.length),
  }),
  z.object({ intent: z.enum(["rotate", "delete", "enable"]), id: z.guid() }),
  z.object({ intent: z.literal("redeliver"), id: z.string().max(100) }),
]);
