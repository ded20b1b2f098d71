import { type Capability, isBuilt } from "~/domain/capabilities";

/** A line of a list. */
export interface Line {
  text: string;
  /** What it names; while that is coming, so is the line. */
  needs?: Capability;
}

export function isComing({ needs }: Pick<Line, "needs">): boolean {
  return needs !== undefined && !isBuilt(needs);
}

/** The line in plain text, with its mark. */
export function inPlainText(line: Line): string {
  return isComing(line) ? `${line.text} (coming)` : line.text;
}
