import { type Context, plain } from "../command";
import { hear } from "./hear";
import { isQuiet } from "./slots";
import { isPhrase, type Request } from "./unit";

/** "Wait no, that was a mistake, put it back": what was just done is taken back, and nothing is named or said besides. */
export function takenBack(message: string, context: Context): Request[] | undefined {
  const { units = [] } = message.length > LONGEST ? {} : (hear(message, context) ?? {});
  const says = units.some((unit) => isPhrase(unit, "mistake", "restores"));
  const isOnly = units.every(
    (unit) =>
      isPhrase(unit, "mistake", "restores") ||
      (unit.kind === "stop" && unit.text !== "?") ||
      (isPhrase(unit, "them", "opensQuestion", "courtesy", "filler", "definite", "subject") && unit !== units[0]) ||
      (unit.kind === "phrase" && isQuiet(unit)),
  );
  return says && isOnly ? [{ text: message, command: plain("undo") }] : undefined;
}

const LONGEST = 90;
