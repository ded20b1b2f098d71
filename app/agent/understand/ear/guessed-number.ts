import { asks } from "./segment";
import { contentOf, isKnown } from "./slots";
import { isPhrase, isQuestionMark, isTimeOrShift, type Pass } from "./unit";
import { has } from "./units-in";

/** "How many do I have tomorrow? I think 2 but not sure": behind the question of how many, what one believes asks for nothing. */
export const withoutGuessedNumber: Pass = (units, { ground }) => {
  const at = units.findIndex(isQuestionMark);
  const guess = units.slice(at + 1);
  const isGuess =
    guess.some(({ kind }) => kind === "number" || kind === "label" || kind === "word") &&
    guess.every(
      (unit) =>
        !isTimeOrShift(unit) &&
        unit.kind !== "person" &&
        !(asks(unit) && !isPhrase(unit, "courtesy", "letsGo")) &&
        !isPhrase(unit, "kinds", "howMany", "act:ask") &&
        !(isPhrase(unit, "interrogative") && !isPhrase(unit, "filler", "or")),
    );
  const isOther = isKnown(contentOf(guess), [], ground) && contentOf(guess).length > 0;
  return at > 0 && has(units.slice(0, at), "howMany") && isGuess && !isOther ? units.slice(0, at + 1) : units;
};
