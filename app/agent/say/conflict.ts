import { BODY_MAX, type OutgoingMessage } from "~/domain/message";
import { guestsOfAction } from "../state/action";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { newPlace, notInvited, ownNote, repeated, shownTitle } from "./action";
import { namingAll } from "./guest-list";
import { list, timeRows } from "./message";
import { lines, quote } from "./names";
import { invites } from "./plan";
import { slotWhen, type Voice, when } from "./voice";

export function conflict(reply: ReplyOf<"conflict">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  const shown = reply.with.slice(0, 3).map((event) => `• ${quote(event.title)}, ${when(event, voice)}`);
  const { action } = reply;
  const title = shownTitle(action);
  const guests = guestsOfAction(action);
  const { body, before } = namingAll(BODY_MAX.list, voice, (who) =>
    lines(
      reply.late ? words.conflict.late : words.conflict.taken,
      ...shown,
      reply.with.length > 3 && `• ${words.conflict.more(reply.with.length - 3)}`,
      words.conflict.asked(
        title,
        slotWhen(reply.slot, voice),
        guests.length > 0
          ? who(guests, (count) => words.guestList.with(title, count), { addresses: invites(action) })
          : "",
      ),
      newPlace(action, voice),
      ownNote(action, voice),
      repeated(action, voice),
      notInvited(action, voice),
      reply.options.length > 0 ? words.conflict.instead : words.conflict.noneNear,
    ),
  );
  const rows = [
    ...timeRows(reply.id, reply.options, voice),
    { id: `anyway:${reply.id}`, title: words.buttons.anyway[reply.action.kind], description: words.conflict.bothStay },
    { id: `no:${reply.id}`, title: words.buttons.leaveIt },
  ];
  return list(body, words.menus.times, rows, before);
}
