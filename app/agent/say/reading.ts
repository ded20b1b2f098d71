import { BUTTON_TITLE_MAX, type OutgoingMessage } from "~/domain/message";
import { formatClock, lengthInWords } from "~/domain/phrasing";
import type { Instant } from "~/domain/time";
import { localDay } from "~/domain/zones";
import type { Reply } from "../state/reply";
import type { When } from "../understand/command";
import { timeOnDay, whenToWindow } from "../understand/times/when";
import { wordsOf } from "../words/catalogue";
import { buttons } from "./message";
import { plain } from "./names";
import { dayOf, type Voice } from "./voice";

type Asked = Extract<Reply, { kind: "ask-reading" }>;

/** Both readings as buttons. */
export function askReading({ id, readings }: Asked, voice: Voice): OutgoingMessage {
  const startOf = (reading: When) =>
    whenToWindow(reading, voice.zone)?.start ?? timeOnDay(reading, localDay(voice.now, voice.zone), voice.zone);
  const lengths = readings.flatMap(({ kind, minutes }) => (kind === "duration" && minutes ? [minutes] : []));
  const moments = readings.filter(({ kind }) => kind !== "duration").map(startOf);
  const clocks = moments.map((moment) => formatClock(moment, voice.zone, voice.clock));
  const titles =
    lengths.length > 0
      ? [...clocks, ...lengths.map((minutes) => lengthInWords(minutes, voice.language))]
      : momentsApart(moments, voice);
  return buttons(
    wordsOf(voice).ask.reading(plain(readings[0]?.text ?? ""), titles),
    titles.map((title, n) => ({ id: `pick:${id}:${n}`, title })),
  );
}

/** Moments by what tells them apart: the hour, the day, or both. */
export function momentsApart(moments: readonly Instant[], voice: Voice): string[] {
  const clocks = moments.map((moment) => formatClock(moment, voice.zone, voice.clock));
  const days = moments.map((moment) => dayOf(moment, voice));
  const [isOneHour, isOneDay] = [new Set(clocks).size === 1, new Set(days).size === 1];
  if (isOneHour) return days;
  const both = days.map((day, n) => `${day} ${clocks[n]}`);
  return isOneDay || both.some(({ length }) => length > BUTTON_TITLE_MAX) ? clocks : both;
}
