import type { Command, Context } from "./command";
import { readTime } from "./resolve-time";
import { findTimes } from "./said-time";
import { readText } from "./text";
import { tokenize } from "./tokens";
import { guessLanguage, vocabularyOf } from "./vocabulary";
import { wallAt } from "./zone";

export function understand(text: string, context: Context): Command {
  const plain = readText(text);
  const vocabulary = vocabularyOf(context.locale ?? guessLanguage(plain.folded));
  const tokens = tokenize(plain.folded, vocabulary);
  const wall = wallAt(context.now, context.zone);
  const here = {
    now: context.now,
    zone: context.zone,
    wall,
    workday: context.workday ?? { startMinute: 540, endMinute: 1080 },
  };
  const times = findTimes(tokens, { today: wall.day });
  const reads = times.map((said) =>
    readTime(said, plain.said.slice(tokens[said.core]!.start, tokens[said.next - 1]!.end), here),
  );
  const best = reads.find((r) => r.when.kind !== "duration") ?? reads[0];
  return { intent: "create", confidence: 0.5, slots: {}, when: best?.when ?? null, question: best?.doubt ?? null };
}
