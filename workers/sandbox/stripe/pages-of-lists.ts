import { invalid } from "./errors";
import { type Fields, textOf } from "./form";

const USUAL = 10;
const MOST = 100;

/** One page of a list, the newest first. @param all the newest first */
export function listPage(all: readonly { id?: unknown }[], fields: Fields, url: string): object {
  const limit = Number(textOf(fields, "limit") ?? USUAL);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) {
    throw invalid(`This value must be between 1 and ${MOST}.`, "limit");
  }
  const after = textOf(fields, "starting_after");
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return { object: "list", data: all.slice(from, from + limit), has_more: all.length > from + limit, url };
}
