import * as z from "zod";
import { BULK_ACTIONS, MOST_AT_ONCE, UNIT_MINUTES } from "~/domain/bulk";

const MOST_MINUTES = 31 * 1440;
const UNITS = ["minutes", "hours", "days"] as const;

/** Of several meetings: what is to be done, to which, and of a move by how much. */
export const BulkForm = z
  .object({
    what: z.enum(BULK_ACTIONS),
    id: z.union([z.array(z.string().min(1).max(1_100)), z.string().min(1).max(1_100)]).transform((id) => [id].flat()),
    amount: z.coerce.number().int().default(0),
    unit: z.enum(UNITS).default("minutes"),
  })
  .refine(({ id }) => id.length <= MOST_AT_ONCE)
  .refine(
    ({ what, amount, unit }) =>
      what !== "move" || (amount !== 0 && Math.abs(amount * UNIT_MINUTES[unit]) <= MOST_MINUTES),
  );

/** The same of the address that asks first, or offers to undo. */
export function readBulk(query: URLSearchParams) {
  const what = (["cancel", "move", "restore", "moved"] as const).find((one) => one === query.get("do")) ?? "cancel";
  return { what, ids: query.getAll("id").slice(0, MOST_AT_ONCE) };
}
