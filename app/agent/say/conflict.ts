import { BODY_MAX, type OutgoingMessage } from "~/domain/message";
import { guestsOfAction } from "../state/action";
import type { SayOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { repeated, shownTitle } from "./action";
import { namingAll } from "./guest-list";
import { list, timeRows } from "./message";
import { lines, quote } from "./names";
import { invites } from "./plan";
import { slotWhen, type Voice, when } from "./voice";

export function conflict(say: SayOf<"conflict">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  const shown = say.with.slice(0, 3).map((event) => `• ${quote(event.title)}, ${when(event, voice)}`);
  const { action } = say;
  const title = shownTitle(action);
  const guests = guestsOfAction(action);
  const { body, before } = namingAll(BODY_MAX.list, voice, (who) =>
    lines(
      say.late ? words.conflict.late : words.conflict.taken,
      ...shown,
      say.with.length > 3 && `• ${words.conflict.more(say.with.length - 3)}`,
      words.conflict.asked(
        title,
        slotWhen(say.slot, voice),
        guests.length > 0
          ? who(guests, (count) => words.guestList.with(title, count), { addresses: invites(action) })
          : "",
      ),
      repeated(action, voice),
      say.options.length > 0 ? words.conflict.instead : words.conflict.noneNear,
    ),
  );
  const rows = [
    ...timeRows(say.id, say.options, voice),
    { id: `anyway:${say.id}`, title: words.buttons.anyway[say.action.kind], description: words.conflict.bothStay },
    { id: `no:${say.id}`, title: words.buttons.leaveIt },
  ];
  return list(body, words.menus.times, rows, before);
}
