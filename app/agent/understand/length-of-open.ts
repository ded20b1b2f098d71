import { type Command, type Context, plain } from "./command";
import { said } from "./languages/lists/said";

const LASTING = said`${"lasting"}`;

/**
 * "Change the length to an hour", where a meeting is open or was just spoken of: how long that one is, unless the words say
 * that it is meant for all of them.
 */
export function lengthOfOpen(command: Command, text: string, { awaiting, focus }: Context): Command {
  const { preference } = command.slots;
  const [key, another] = preference?.kind === "set" ? Object.keys(preference.values) : [];
  const minutes = preference?.kind === "set" ? preference.values.defaultMeetingDuration : undefined;
  const isOfOne = key === "defaultMeetingDuration" && another === undefined && minutes !== undefined;
  if (!isOfOne || !(awaiting !== undefined || focus) || LASTING.isIn(text)) return command;
  return { ...plain("reschedule", { durationMinutes: minutes }), confidence: command.confidence };
}
