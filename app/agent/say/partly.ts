import { BUTTON_TITLE_MAX, type OutgoingMessage } from "~/domain/message";
import { type Action, guestsOf } from "../state/action";
import { expectedEvent } from "../state/expected";
import type { ReplyOf } from "../state/reply";
import { fold } from "../understand/text";
import { wordsOf } from "../words/catalogue";
import { namingAll } from "./guest-list";
import { bodyRoom, buttons } from "./message";
import { lines, nameOf, quote } from "./names";
import { planLine } from "./plan";
import { momentsApart } from "./reading";
import type { Voice } from "./voice";

/** What the understood words of a message come to, as a question. @param open what those leave open, as it is asked alone */
export function askPartly(
  { id, unread, readings }: ReplyOf<"ask-partly">,
  voice: Voice,
  open?: OutgoingMessage,
): OutgoingMessage {
  const { ask, buttons: titles } = wordsOf(voice);
  if (open && "body" in open) {
    // What the question names itself is not left out.
    const isNamed = fold(open.body).includes(fold(unread));
    return { ...open, body: lines((isNamed ? ask.partlyWith : ask.partly)(quote(unread)), open.body) };
  }
  if (open) return open;
  const several = readings.length > 1;
  const firsts = readings.flatMap(([action]) => action ?? []);
  const isKept = firsts.some((action) => fold(expectedEvent(action).title).includes(fold(unread)));
  const question = several ? ask.partlyWhich : isKept ? ask.partlyWith : ask.partly;
  const { body, before } = namingAll(bodyRoom(voice), voice, (who) =>
    lines(question(quote(unread)), ...readings.flat().map((action) => `• ${planLine(action, voice, who)}`)),
  );
  const starts = firsts.map((action) => expectedEvent(action).start);
  const isSame = new Set(firsts.map(({ kind }) => kind)).size === 1;
  const guests = firsts.map(whoComes);
  const isWho = new Set(starts).size < starts.length && new Set(guests).size === guests.length && !guests.includes("");
  const told = !isSame ? [titles.newOne, titles.oldOne] : isWho ? guests : momentsApart(starts, voice);
  const choices = several
    ? told.map((title, n) => ({ id: `pick:${id}:${n}`, title }))
    : [{ id: `yes:${id}`, title: titles.propose }];
  return buttons(body, [...choices, { id: `no:${id}`, title: titles.no }], before);
}

/** At one and the same time, what tells two apart is who comes. */
const whoComes = (action: Action) =>
  guestsOf(expectedEvent(action))
    .map((guest) => nameOf(guest).split(" ")[0])
    .join(" + ")
    .slice(0, BUTTON_TITLE_MAX);
