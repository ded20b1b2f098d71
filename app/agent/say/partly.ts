import type { OutgoingMessage } from "~/domain/message";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { namingAll } from "./guest-list";
import { bodyRoom, buttons } from "./message";
import { lines, quote } from "./names";
import { planLine } from "./plan";
import type { Voice } from "./voice";

/** What the understood words of a message come to, as a question. */
export function askPartly({ id, unread, actions }: ReplyOf<"ask-partly">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  const { body, before } = namingAll(bodyRoom(voice), voice, (who) =>
    lines(words.ask.partly(quote(unread)), ...actions.map((action) => `• ${planLine(action, voice, who)}`)),
  );
  return buttons(
    body,
    [
      { id: `yes:${id}`, title: words.buttons.propose },
      { id: `no:${id}`, title: words.buttons.no },
    ],
    before,
  );
}
