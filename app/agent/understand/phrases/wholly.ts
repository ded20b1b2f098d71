/**
 * A form as a whole message, between whatever is said for politeness.
 *
 * @param flags of the pattern; without "i" for forms in folded text
 * @param ends marks that may stand behind it
 */
export const wholly =
  (before: string, after: string, flags = "dsu", ends = ".!?") =>
  (form: string) =>
    new RegExp(`^\\W*(?:(?:${before})[,\\s]+)*${form}(?:[,\\s]+(?:${after}))*[\\s${ends}]*$`, flags);
