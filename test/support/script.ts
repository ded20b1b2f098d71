import { expect } from "vitest";

/**
 * Plays a dialogue: each line with ">" is texted; the line below it is what the answer must contain, parts in their
 * order between " … ".
 */
export function play(talk: { say(text: string): string }, script: string): void {
  const lines = script
    .trim()
    .split("\n")
    .map((line) => line.trim());
  for (let n = 0; n < lines.length; n += 2) {
    const answer = talk.say(lines[n]?.replace(/^> /, "") ?? "");
    let from = 0;
    for (const part of (lines[n + 1] ?? "").split(" … ")) {
      const at = answer.indexOf(part, from);
      expect(at, `after "${lines[n]}" the answer should have "${part}":\n${answer}`).toBeGreaterThanOrEqual(0);
      from = at + part.length;
    }
  }
}
