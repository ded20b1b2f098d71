import { BODY_MAX, type OutgoingMessage } from "~/domain/message";
import { formatClock, formatTimes } from "~/domain/phrasing";
import { cut, oneLine } from "~/domain/text";
import type { Interval } from "~/domain/time";
import type { Rest } from "../state/conversation";
import { expectedEvent } from "../state/expected";
import { wordsOf } from "../words/catalogue";
import { pages } from "./guest-list";
import { echo, lines, quote } from "./names";
import { dayOf, type Voice, voiceAt, zoneAfter } from "./voice";

export const text = (body: string): OutgoingMessage => ({ kind: "text", body: cut(body, BODY_MAX.text) });

/**
 * A question with buttons. Nothing of it is cut: lines for which there is no room go out before it, so that nobody says
 * yes to what was not shown.
 *
 * @param before messages that come first
 */
export function buttons(
  body: string,
  choices: { id: string; title: string }[],
  before: readonly string[] = [],
): OutgoingMessage {
  const all = body.split("\n");
  let kept = all.length - 1;
  let length = all[kept]?.length ?? 0;
  while (kept > 0 && length + 1 + (all[kept - 1]?.length ?? 0) <= BODY_MAX.buttons) {
    kept -= 1;
    length += 1 + (all[kept]?.length ?? 0);
  }
  const last = cut(all.slice(kept).join("\n"), BODY_MAX.buttons);
  return { kind: "buttons", body: last, buttons: choices, ...first([...before, ...pages(all.slice(0, kept))]) };
}

export const list = (
  body: string,
  label: string,
  rows: { id: string; title: string; description?: string }[],
  before: readonly string[] = [],
): OutgoingMessage => ({ kind: "list", body: cut(body, BODY_MAX.list), label, rows, ...first(before) });

const first = (before: readonly string[]) => before.length > 0 && { before: [...before] };

const SHOWN_HEARD = 200;

/** How long the body of a question with buttons may be: what was heard, or was not seen, has to stand above it. */
export const bodyRoom = ({ heard, unseen }: Pick<Voice, "heard" | "unseen">) =>
  BODY_MAX.buttons - (heard ? SHOWN_HEARD + 40 : unseen ? LONGEST_UNSEEN : 0);

const LONGEST_UNSEEN = 100;

/** The answer to a voice note begins with what was heard, that to words below a picture with what was not looked at. */
export function withHeard(message: OutgoingMessage, voice: Voice): OutgoingMessage {
  if ((!voice.heard && !voice.unseen) || message.kind === "template") return message;
  const words = wordsOf(voice);
  const heard = voice.heard ? words.heard(oneLine(voice.heard, SHOWN_HEARD)) : words.unseen[voice.unseen ?? "file"];
  const body = lines(heard, message.body);
  if (!message.before && body.length <= BODY_MAX[message.kind]) return { ...message, body };
  return { ...message, before: [heard, ...(message.before ?? [])] };
}

/**
 * Beside a question about one of several requests, the others by name: nobody takes them for lost. What the question shows
 * itself is not named again, and where there is no room for them nothing of the question gives way.
 */
export function withNext(message: OutgoingMessage, rest: Rest | null, voice: Voice): OutgoingMessage {
  if (!rest || message.kind === "template") return message;
  const ready = rest.ready
    .map((action) => expectedEvent(action).title)
    .filter((title) => !message.body.includes(title));
  const named = [...ready.map((title) => quote(title)), ...rest.todo.map(({ text: said }) => echo(said))];
  if (named.length === 0) return message;
  const others = wordsOf(voice).othersWait(named.join(", "));
  // The last words of a list lead to its rows.
  const body = message.kind === "list" ? lines(others, message.body) : lines(message.body, others);
  return body.length <= BODY_MAX[message.kind] ? { ...message, body } : message;
}

/** Fewer letters than these of an earlier answer say nothing. */
const FEWEST_AGAIN = 60;

/** Says first that an earlier answer may not have arrived, with its words; as a text of its own where there is no room. */
export function withLost(message: OutgoingMessage, voice: Voice): OutgoingMessage {
  if (!voice.lost || message.kind === "template") return message;
  const { body, before = [] } = message;
  const { lost } = wordsOf(voice);
  const own = [...before, body];
  const earlier = voice.lost.filter((words) => !own.some((one) => one.includes(words)));
  const again = [...earlier, ...own];
  const told = (room: number) => {
    const forWords = room - lost.again("").length;
    return earlier.length > 0 && forWords >= FEWEST_AGAIN
      ? lost.again(cut(earlier.join("\n\n"), forWords))
      : lost.alone;
  };
  const room = BODY_MAX[message.kind] - body.length - 2;
  const first = told(room);
  if (before.length === 0 && first.length <= room) return { ...message, body: `${first}\n\n${body}`, again };
  return { ...message, before: [told(BODY_MAX.text), ...before], again };
}

/** Free times to tap, with a way out; without any, the question alone. */
export function pick(id: string, body: string, options: readonly Interval[], voice: Voice): OutgoingMessage {
  if (options.length === 0) return text(body);
  const { menus, buttons } = wordsOf(voice);
  return list(body, menus.times, [...timeRows(id, options, voice), { id: `no:${id}`, title: buttons.neverMind }]);
}

export function timeRows(id: string, options: readonly Interval[], voice: Voice) {
  return options.map((slot, index) => {
    const then = voiceAt(slot.start, voice);
    return {
      id: `pick:${id}:${index}`,
      title: `${dayOf(slot.start, then)} ${formatClock(slot.start, then.zone, then.clock)}`,
      description: `${formatTimes(slot, then.zone, then.clock)}${zoneAfter(slot, then)}`,
    };
  });
}

export const bodyOf = (message: OutgoingMessage) => ("body" in message ? message.body : "");
