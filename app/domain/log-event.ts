/**
 * Writes one line to the log: a JSON object with the event's name first. Fields hold ids, counts and codes, never a
 * number, an address, a token or what somebody wrote; of an error they hold what `describeError` says.
 *
 * @param name in kebab-case: what happened
 */
export function logEvent(name: string, fields: object = {}, level: "info" | "warn" | "error" = "info"): void {
  const line = JSON.stringify({ event: name, ...fields });
  if (level === "error") console.error(line);
  else if (level === "warn") console.warn(line);
  else console.log(line);
}
