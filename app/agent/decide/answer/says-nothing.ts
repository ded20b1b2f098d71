import type { Input } from "../../state/input";
import { THANKS } from "../small-talk";

/** What asks for another meeting while a question about one is open. */
export const BOOKS =
  /^\W*(?:(?:please|pls|can you|could you|ok|also|and|kun je|wil je|en|ook)\s+)*(?:book|schedule|plan|set up|arrange|add|create|make an|put|invite|block|hold|boek|zet|maak een|blokkeer)\b|\b(?:with|met)\s+\p{L}/iu;

/** "Wait", "hmm", "where is it?": neither an answer to our question nor a request; the question stays open. */
export function saysNothing({ command: { intent, slots, when }, text }: Input): boolean {
  const isHollow = intent === "create" && !when && !slots.attendees && !BOOKS.test(text) && text.length < 40;
  return (isHollow || intent === "out_of_domain") && !THANKS.test(text);
}
