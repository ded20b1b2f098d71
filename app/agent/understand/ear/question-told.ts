import { said } from "../languages/lists/said";

/** "I only want to know if it is still there", "weet je wanneer de loodgieter komt": the question that is told in it. */
export function questionTold(message: string): string | undefined {
  const [, whether, what] = TOLD.partsOf(message.trim()) ?? [];
  const question = whether ?? what;
  return question === undefined ? undefined : `${question.replace(/[\s.!?]+$/, "")}?`;
}

const TOLD = said`^[^.?!;:\d]{0,40}?(?<!\p{L})${"toKnow"},? (?:(?:(?:${"whether"}) ?)(?!\p{L}*$)(.+)|((?:${"asksWhat"})(?!\p{L}).+))$`;
