export const DAY_SECONDS = 24 * 60 * 60;

/** One month after `from`, on the day on which the billing began: the 31st is the last day of a shorter month. */
export function nextMonth(from: number, anchor: number): number {
  const date = new Date(from * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()] as const;
  return Date.UTC(year, month, Math.min(day, lastDay), ...time) / 1000;
}
