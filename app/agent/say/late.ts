import type { CalendarEvent } from "~/domain/calendar-event";
import { MOST_MAILED } from "~/domain/guest-mails";
import { BODY_MAX, type OutgoingMessage } from "~/domain/message";
import { formatClock, lengthInWords } from "~/domain/phrasing";
import type { LateWay } from "../state/action";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { namingAll } from "./guest-list";
import { bodyRoom, buttons, list } from "./message";
import { guestsIn, lines, quote, quoteShort } from "./names";
import { slotWhen, type Voice, voiceAt, when } from "./voice";

export function late(
  { id, event, minutes, slot, move, tell, overlaps, ways, told }: ReplyOf<"late">,
  voice: Voice,
): OutgoingMessage {
  const words = wordsOf(voice);
  const guests = guestsIn(event);
  const title = quote(event.title);
  const runsInto = move && overlaps.length > 0;
  const heading = (count: number) => words.guestList.with(title, count);
  if (told) return tellFirst({ id, event, minutes, slot, move, told }, voice);
  const { body, before } = namingAll(runsInto ? BODY_MAX.list : bodyRoom(voice), voice, (who) =>
    lines(
      words.late.running(lengthInWords(minutes, voice.language)),
      `${title}, ${when(event, voice)}`,
      move && words.late.canMove(when({ ...event, ...slot }, voice), guests.length > 0 ? who(guests, heading) : ""),
      ...(runsInto ? collisions(overlaps, voice) : []),
      !move && words.late.notYours,
      // The mail is ours, to people whom perhaps only the organiser has written to.
      tell && words.late.canTell(who(guests, heading, { addresses: true }), move),
      !tell && guests.length > MOST_MAILED && words.late.tooManyToMail(guests.length),
    ),
  );
  if (runsInto) return list(body, words.menus.ways, [...rowsOf(id, tell, ways, voice)], before);
  return buttons(
    body,
    [
      ...(move ? [{ id: `yes:${id}`, title: words.late.move }] : []),
      ...(tell ? [{ id: `tell:${id}`, title: words.late.tell }] : []),
      { id: `no:${id}`, title: words.buttons.no },
    ],
    before,
  );
}

/** Whoever was named is told on a yes; the meeting itself moves only if that is picked. */
function tellFirst(
  {
    id,
    event,
    minutes,
    slot,
    move,
    told,
  }: Required<Pick<ReplyOf<"late">, "id" | "event" | "minutes" | "slot" | "move" | "told">>,
  voice: Voice,
): OutgoingMessage {
  const words = wordsOf(voice);
  const title = quote(event.title);
  const heading = (count: number) => words.guestList.with(title, count);
  const { body, before } = namingAll(bodyRoom(voice), voice, (who) =>
    lines(
      words.late.running(lengthInWords(minutes, voice.language)),
      `${title}, ${when(event, voice)}`,
      words.late.canTell(who(told, heading, { addresses: true }), false),
      move && words.late.orMove(when({ ...event, ...slot }, voice), who(guestsIn(event), heading)),
    ),
  );
  return buttons(
    body,
    [
      { id: `yes:${id}`, title: words.late.mail },
      ...(move ? [{ id: `pick:${id}:0`, title: words.late.moveRather }] : []),
      { id: `no:${id}`, title: words.buttons.no },
    ],
    before,
  );
}

/** What it would run into, and what cannot be done about it. */
function collisions(overlaps: readonly CalendarEvent[], voice: Voice): string[] {
  const words = wordsOf(voice);
  const shown = overlaps.slice(0, SHOWN_OVERLAPS).map((other) => {
    const line = `• ${quote(other.title)}, ${when(other, { ...voice, bare: true })}`;
    return other.organizerSelf ? line : `${line} (${words.late.othersOrganise})`;
  });
  const more = overlaps.length - shown.length;
  return [words.late.runsInto, ...shown, ...(more > 0 ? [words.agenda.more(more)] : [])];
}

const SHOWN_OVERLAPS = 5;

function rowsOf(id: string, tell: boolean, ways: readonly LateWay[], voice: Voice) {
  const words = wordsOf(voice);
  const [, second] = ways;
  return [
    ...ways.map((way, n) => ({ id: `pick:${id}:${n}`, ...rowOf(way, voice) })),
    { id: `yes:${id}`, title: words.late.move, description: second ? words.late.allStay : words.conflict.bothStay },
    ...(tell ? [{ id: `tell:${id}`, title: words.late.tell }] : []),
    { id: `no:${id}`, title: words.buttons.no },
  ];
}

function rowOf(way: LateWay, voice: Voice): { title: string; description: string } {
  const words = wordsOf(voice).late;
  if (way.kind === "instead") {
    return { title: words.anotherTime, description: slotWhen(way.move.change.slot, { ...voice, bare: true }) };
  }
  const moved = way.others.map(({ event, change }) => {
    const at = formatClock(change.slot.start, voiceAt(change.slot.start, voice).zone, voice.clock);
    return words.to(quoteShort(event.title), at);
  });
  return { title: words.moveAlso(way.others.length), description: moved.join(", ") };
}
