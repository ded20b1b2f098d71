/** What can be tapped below a line about a summary, in the order in which it is shown. */
const SUMMARY_VERBS = ["send", "items", "followUp"] as const;
export type SummaryVerb = (typeof SUMMARY_VERBS)[number];

/** The page of a meeting's summary: its path, and its whole address. */
export const summaryPath = (eventId: string) => `/dashboard/meetings/${encodeURIComponent(eventId)}/summary`;
export const summaryPage = (appUrl: string, eventId: string) => `${appUrl}${summaryPath(eventId)}`;

/** The ids of such buttons. @param id of the summary */
export function summaryChoices(id: string): Record<SummaryVerb, string> {
  const idOf = (verb: SummaryVerb) => `summary:${verb}:${id}`;
  return { send: idOf("send"), items: idOf("items"), followUp: idOf("followUp") };
}

/** What such an id says; undefined for any other. */
export function readSummaryChoice(choiceId: string | undefined): { verb: SummaryVerb; id: string } | undefined {
  const [, said, id] = /^summary:([A-Za-z]+):([\da-f]{1,64})$/u.exec(choiceId ?? "") ?? [];
  const verb = SUMMARY_VERBS.find((one) => one === said);
  return verb && id ? { verb, id } : undefined;
}

/**
 * The buttons below a line about a summary.
 *
 * @param titles at most 20 characters each
 * @param hasItems whether the plan has action items and follow-ups
 */
export function summaryButtons(id: string, titles: Record<SummaryVerb, string>, hasItems: boolean) {
  const verbs = SUMMARY_VERBS.filter((verb) => hasItems || verb === "send");
  const ids = summaryChoices(id);
  return verbs.map((verb) => ({ id: ids[verb], title: titles[verb] }));
}

/** The id of what is tapped when an action item is done. @param id of the item */
export const itemChoice = (id: string) => `item:done:${id}`;

/** The item of which such an id speaks; undefined for any other. */
export const readItemChoice = (choiceId: string | undefined): string | undefined =>
  /^item:done:([\da-f]{1,64})$/u.exec(choiceId ?? "")?.[1];
