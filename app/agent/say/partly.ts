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
    const above = unread === "" ? ask.guessTold : (isNamed ? ask.partlyWith : ask.partly)(quote(unread));
    return { ...open, body: lines(above, open.body) };
  }
  if (open) return open;
  const several = readings.length > 1;
  const firsts = readings.flatMap(([action]) => action ?? []);
  const isKept = firsts.some((action) => fold(expectedEvent(action).title).includes(fold(unread)));
  const partly = several ? ask.partlyWhich : isKept ? ask.partlyWith : ask.partly;
  const question = unread === "" ? (several ? ask.guessWhich : ask.guess) : partly(quote(unread));
  const labels = several ? toldApart(firsts, voice) : [];
  const mark = (n: number) => (labels[n] === `${n + 1}` ? `${n + 1}.` : "•");
  const { body, before } = namingAll(bodyRoom(voice), voice, (who) =>
    lines(
      question,
      ...readings.flatMap((actions, n) => actions.map((action) => `${mark(n)} ${planLine(action, voice, who)}`)),
    ),
  );
  const choices = several
    ? labels.map((title, n) => ({ id: `pick:${id}:${n}`, title }))
    : [{ id: `yes:${id}`, title: titles.propose }];
  return buttons(body, [...choices, { id: `no:${id}`, title: titles.no }], before);
}

/** What tells readings apart on their buttons; their numbers where nothing else does. */
function toldApart(firsts: readonly Action[], voice: Voice): string[] {
  const { buttons: titles } = wordsOf(voice);
  const kinds = new Set(firsts.map(({ kind }) => kind));
  const starts = firsts.map((action) => expectedEvent(action).start);
  const guests = firsts.map(whoComes);
  const isWho = new Set(starts).size < starts.length && !guests.includes("");
  const asKind = firsts.map(({ kind }) => (kind === "create" ? titles.newOne : titles.oldOne));
  const told = kinds.size === 1 ? (isWho ? guests : momentsApart(starts, voice)) : asKind;
  // "Cancel it" and "move it" on two buttons would look as if they did it at once.
  const isTold =
    new Set(told).size === firsts.length && (kinds.size === 1 || (kinds.has("create") && kinds.has("change")));
  return isTold ? told : firsts.map((_, n) => `${n + 1}`);
}

/** At one and the same time, what tells two apart is who comes. */
const whoComes = (action: Action) =>
  guestsOf(expectedEvent(action))
    .map((guest) => nameOf(guest).split(" ")[0])
    .join(" + ")
    .slice(0, BUTTON_TITLE_MAX);
