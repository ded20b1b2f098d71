const VERBS = ["yes", "no", "anyway", "skip", "pick", "tell", "forget", "undo"] as const;

/** Ids of our buttons and rows: `verb:id` or `pick:id:n`. Anything else was not made by us. */
export function readChoice(choiceId: string | undefined) {
  if (choiceId === undefined) return undefined;
  const [said, id = "", n] = choiceId.split(":");
  const verb = VERBS.find((known) => known === said);
  return verb ? { verb, id, index: n === undefined ? null : Number(n) } : { verb: null, id: "unknown", index: null };
}
