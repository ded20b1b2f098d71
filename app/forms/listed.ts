import * as z from "zod";

/** What is said of a value that the list of a field does not have. */
export const CHOOSE_FROM_LIST = "Please choose from the list";

/** Whole minutes that a list offers; lists may grow shorter, so what was chosen once stays within `min` and `max`. */
export const minutesWithin = ({ min, max }: { min: number; max: number }) =>
  z.coerce.number(CHOOSE_FROM_LIST).int(CHOOSE_FROM_LIST).min(min, CHOOSE_FROM_LIST).max(max, CHOOSE_FROM_LIST);
