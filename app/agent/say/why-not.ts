import { formatMinute } from "~/domain/clock-style";
import type { OutgoingMessage } from "~/domain/message";
import type { Obstacle } from "~/domain/obstacles";
import { formatClock, formatTimes, lengthInWords } from "~/domain/phrasing";
import { capitalised } from "~/domain/text";
import { MINUTE } from "~/domain/time";
import type { Reply } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { buttons, list, text, timeRows } from "./message";
import { lines, nameOf, quote } from "./names";
import { dayOf, slotWhen, timesOf, type Voice, voiceAt } from "./voice";

/** The reasons against a time, and what would open it. */
export function whyNotThen(reply: Extract<Reply, { kind: "why-not" }>, voice: Voice): OutgoingMessage {
  const { id, slot, obstacles, guests, workday, shorter, shifted, movable, options } = reply;
  const words = wordsOf(voice).whyNot;
  const time = slotWhen(slot, voice);
  if (obstacles.length + guests.length === 0) {
    return buttons(words.nothing(time), [{ id: `pick:${id}:0`, title: wordsOf(voice).buttons.propose }]);
  }
  const reason = (obstacle: Obstacle): string => {
    switch (obstacle.kind) {
      case "past":
        return words.past;
      case "busy":
        return words.busy(quote(obstacle.event.title), timesOf(obstacle.event, voiceAt(obstacle.event.start, voice)));
      case "buffer":
        return words.buffer(quote(obstacle.event.title), timesOf(obstacle.event, voiceAt(obstacle.event.start, voice)));
      case "day-off":
        return words.dayOff(dayOf(slot.start, voiceAt(slot.start, voice)));
      case "hours":
        return words.hours(
          [workday.startMinute, workday.endMinute].map((minute) => formatMinute(minute, voice.clock)).join("–"),
        );
    }
  };
  const reasons = [...obstacles.map(reason), ...guests.map((name) => words.guest(nameOf({ name, email: name })))];
  const isHard = options[0]?.start !== slot.start || options[0].end !== slot.end;
  const length = (minutes: number) => lengthInWords(minutes, voice.language);
  const changes = [
    !isHard && words.canStill,
    shorter && words.shorter(length((shorter.end - shorter.start) / MINUTE), length((slot.end - slot.start) / MINUTE)),
    shifted && words.shifted(formatClock(shifted.start, voiceAt(shifted.start, voice).zone, voice.clock)),
    movable && words.move(quote(movable.title)),
  ];
  const body = lines(
    words.not(time),
    ...reasons.map((one) => `• ${one}`),
    ...changes.filter((one) => one !== null && one !== false).map(capitalised),
  );
  if (options.length === 0) return text(body);
  // A shorter one begins where the wanted one does: its row says how long it is.
  const rows = timeRows(id, options, voice).map((row, n) =>
    shorter && options[n]?.end === shorter.end && options[n]?.start === shorter.start
      ? { ...row, title: formatTimes(shorter, voiceAt(shorter.start, voice).zone, voice.clock) }
      : row,
  );
  const { menus, buttons: titles } = wordsOf(voice);
  return list(body, menus.times, [...rows, { id: `no:${id}`, title: titles.neverMind }]);
}
