import type { OutgoingMessage } from "~/domain/message";
import { formatClock } from "~/domain/phrasing";
import type { Instant } from "~/domain/time";
import { localDay } from "~/domain/zones";
import type { Reply } from "../state/reply";
import { timeOnDay, whenToWindow } from "../understand/times/when";
import { wordsOf } from "../words/catalogue";
import { buttons } from "./message";
import { plain } from "./names";
import { dayOf, type Voice } from "./voice";

type Asked = Extract<Reply, { kind: "ask-reading" }>;

/** Both readings as buttons. */
export function askReading({ id, readings }: Asked, voice: Voice): OutgoingMessage {
  const moments = readings.map(
    (reading) =>
      whenToWindow(reading, voice.zone)?.start ?? timeOnDay(reading, localDay(voice.now, voice.zone), voice.zone),
  );
  const titles = momentsApart(moments, voice);
  return buttons(
    wordsOf(voice).ask.reading(plain(readings[0]?.text ?? ""), titles),
    titles.map((title, n) => ({ id: `pick:${id}:${n}`, title })),
  );
}

/** Moments by what tells them apart: the hour, else the day. */
export function momentsApart(moments: readonly Instant[], voice: Voice): string[] {
  const clocks = moments.map((moment) => formatClock(moment, voice.zone, voice.clock));
  return new Set(clocks).size > 1 ? clocks : moments.map((moment) => dayOf(moment, voice));
}
