/** So many meetings are changed with one confirmation: a page of the list. */
export const MOST_AT_ONCE = 20;

/** What can be done to several meetings; the last two undo the first two. */
export const BULK_ACTIONS = ["cancel", "move", "restore", "move-back"] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const UNIT_MINUTES = { minutes: 1, hours: 60, days: 1440 } as const;
