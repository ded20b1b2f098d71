import type { OutgoingMessage } from "~/domain/message";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { namingAll } from "./guest-list";
import { bodyRoom, buttons } from "./message";
import { lines, quote } from "./names";
import { planLine } from "./plan";
import type { Voice } from "./voice";

/** What the understood words of a message come to, as a question. */
export function askPartly({ id, unread, readings }: ReplyOf<"ask-partly">, voice: Voice): OutgoingMessage {
  const { ask, buttons: titles } = wordsOf(voice);
  const several = readings.length > 1;
  const question = several ? ask.partlyWhich : ask.partly;
  const { body, before } = namingAll(bodyRoom(voice), voice, (who) =>
    lines(question(quote(unread)), ...readings.flat().map((action) => `• ${planLine(action, voice, who)}`)),
  );
  const choices = several
    ? [titles.newOne, titles.oldOne].map((title, n) => ({ id: `pick:${id}:${n}`, title }))
    : [{ id: `yes:${id}`, title: titles.propose }];
  return buttons(body, [...choices, { id: `no:${id}`, title: titles.no }], before);
}
