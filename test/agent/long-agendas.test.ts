import { expect, test } from "vitest";
import { BODY_MAX } from "~/domain/message";
import { converse, meeting } from "../support/dialogue";

const ASKS = [
  ["en", "what's on tomorrow?", /^… and (\d+) more\. (https?:\S+)$/],
  ["nl", "wat staat er morgen?", /^… en nog (\d+)\. (https?:\S+)$/],
  ["de", "was steht morgen an?", /^… und (\d+) weitere\. (https?:\S+)$/],
  ["fr", "qu'est-ce que j'ai demain ?", /^… et (\d+) autres\. (https?:\S+)$/],
  ["es", "¿qué tengo mañana?", /^… y (\d+) más\. (https?:\S+)$/],
] as const;

const LONG = "abcdefghij".repeat(24);

test.each(ASKS)(
  "of a day with many long guests whole lines are shown, and the rest is counted (%s)",
  async (language, ask, more) => {
    const guests = ["one", "two", "three", "four"].map((who) => ({
      email: `${who}${LONG}@${LONG}.example`,
      name: `${who} ${LONG}`,
    }));
    const events = Array.from({ length: 16 }, (_, n) => {
      const hour = String(n + 6).padStart(2, "0");
      return meeting(`${n} ${LONG}`, `2026-11-25T${hour}:00:00+01:00`, `2026-11-25T${hour}:30:00+01:00`, guests);
    });
    const talk = converse({ now: "2026-11-24T09:05:00+01:00", events, preferred: language });
    const text = talk.say(ask);
    expect(text.length).toBeLessThan(BODY_MAX.text);
    const lines = text.split("\n");
    const told = lines.filter((line) => line.startsWith("•"));
    for (const line of told) expect(line).toMatch(/^• [\d:apm –]+ “\d+ [a-j]+…” \(one [a-j]+….*\+1\)$/);
    const [, count, link] = more.exec(lines.at(-1) ?? "") ?? [];
    expect(told.length + Number(count)).toBe(16);
    expect(link).toMatch(/\/dashboard\/calendar\?date=2026-11-25$/);
  },
);
