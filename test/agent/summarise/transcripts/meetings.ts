import { Temporal } from "temporal-polyfill";
import type { Spoken } from "~/domain/language";
import type { Transcript } from "~/domain/transcript";
import { german } from "./de";
import { english } from "./en";
import { spanish } from "./es";
import { french } from "./fr";
import { dutch } from "./nl";

const ZONE = "Europe/Amsterdam";

export interface Meeting {
  name: string;
  language: Spoken;
  transcript: Transcript;
  /** What a careful reader would write down; `entries` are those of which one has to be cited. */
  items: { owner: string | null; due: string | null; entries: string[] }[];
  questions: string[][];
  decisions: string[][];
  followUp: string | null;
}

const BY_LANGUAGE: readonly (readonly [Spoken, string])[] = [
  ["en", english],
  ["nl", dutch],
  ["de", german],
  ["fr", french],
  ["es", spanish],
];

/** Meetings with what they came to: `+ owner due @entries`, `? @entries`, `! @entries`, `> when @entries`. */
export const MEETINGS: readonly Meeting[] = BY_LANGUAGE.flatMap(([language, all]) =>
  all
    .trim()
    .split(/\n\n+/)
    .map((block) => meetingOf(language, block.split("\n"))),
);

function meetingOf(language: Spoken, [head = "", ...lines]: readonly string[]): Meeting {
  const [title = "", start = "", names = ""] = head.split(" | ");
  const said = lines.filter((line) => !/^[+?!>] /.test(line));
  const notes = lines.filter((line) => /^[+?!>] /.test(line)).map(noteOf);
  const of = (kind: string) => notes.filter((note) => note.kind === kind);
  return {
    name: `${language}: ${title}`,
    language,
    transcript: {
      title,
      start: Temporal.PlainDateTime.from(start).toZonedDateTime(ZONE).epochMilliseconds,
      zone: ZONE,
      guests: names.split(", ").map((name) => ({ name, email: null })),
      entries: said.map((line, n) => {
        const [, speaker = "", text = ""] = /^([^:]*): (.*)$/.exec(line) ?? [];
        return { id: `e${n + 1}`, speaker: speaker === "?" ? null : speaker, at: n * 10, text };
      }),
    },
    items: of("+").map(({ words, entries }) => {
      const [, owner = "-", due = "-"] = /^(.*) (\S+)$/.exec(words) ?? [];
      return { owner: owner === "-" ? null : owner, due: due === "-" ? null : due, entries };
    }),
    questions: of("?").map(({ entries }) => entries),
    decisions: of("!").map(({ entries }) => entries),
    followUp: of(">")[0]?.words ?? null,
  };
}

function noteOf(line: string): { kind: string; words: string; entries: string[] } {
  const [words = "", numbers = ""] = line.slice(2).split("@");
  return { kind: line[0] ?? "", words: words.trim(), entries: numbers.split(",").map((n) => `e${n.trim()}`) };
}
