import { BODY_MAX, type OutgoingMessage } from "~/domain/message";
import { formatClock, formatTimes } from "~/domain/phrasing";
import { cut, oneLine } from "~/domain/text";
import type { Interval } from "~/domain/time";
import { wordsOf } from "../words/catalogue";
import { lines } from "./names";
import { dayOf, type Voice, zoneOf } from "./voice";

export const text = (body: string): OutgoingMessage => ({ kind: "text", body: cut(body, BODY_MAX.text) });

export const buttons = (body: string, choices: { id: string; title: string }[]): OutgoingMessage => ({
  kind: "buttons",
  body: cut(body, BODY_MAX.buttons),
  buttons: choices,
});

export const list = (
  body: string,
  label: string,
  rows: { id: string; title: string; description?: string }[],
): OutgoingMessage => ({ kind: "list", body: cut(body, BODY_MAX.list), label, rows });

const SHOWN_HEARD = 200;

/** The answer to a voice note begins with what was heard. */
export function withHeard(message: OutgoingMessage, voice: Voice): OutgoingMessage {
  if (!voice.heard || message.kind === "template") return message;
  const heard = wordsOf(voice).heard(oneLine(voice.heard, SHOWN_HEARD));
  return { ...message, body: cut(lines(heard, message.body), BODY_MAX[message.kind]) };
}

/** Free times to tap, with a way out; without any, the question alone. */
export function pick(id: string, body: string, options: readonly Interval[], voice: Voice): OutgoingMessage {
  if (options.length === 0) return text(body);
  const { menus, buttons } = wordsOf(voice);
  return list(body, menus.times, [...timeRows(id, options, voice), { id: `no:${id}`, title: buttons.neverMind }]);
}

export function timeRows(id: string, options: readonly Interval[], voice: Voice) {
  return options.map((slot, index) => ({
    id: `pick:${id}:${index}`,
    title: `${dayOf(slot.start, voice)} ${formatClock(slot.start, voice.zone, voice.clock)}`,
    description: `${formatTimes(slot, voice.zone, voice.clock)} (${zoneOf(slot.start, voice)})`,
  }));
}

export const bodyOf = (message: OutgoingMessage) => ("body" in message ? message.body : "");
