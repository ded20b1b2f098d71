import type { OutgoingMessage } from "~/domain/message";
import { wordsOf } from "../words/catalogue";
import { repeated, titleOfAction } from "./action";
import { list, timeRows } from "./message";
import { lines, people, plain, quote } from "./names";
import type { SayOf } from "./say";
import { slotWhen, type Voice, when } from "./voice";

export function conflict(say: SayOf<"conflict">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  const shown = say.with.slice(0, 3).map((event) => `• ${quote(event.title)}, ${when(event, voice)}`);
  const guests = say.action.kind === "create" ? say.action.draft.people : [];
  const body = lines(
    say.late ? words.conflict.late : words.conflict.taken,
    ...shown,
    say.with.length > 3 && `• ${words.conflict.more(say.with.length - 3)}`,
    words.conflict.asked(`*${plain(titleOfAction(say.action))}*`, slotWhen(say.slot, voice), people(guests, voice)),
    repeated(say.action, voice),
    say.options.length > 0 ? words.conflict.instead : words.conflict.noneNear,
  );
  return list(body, words.menus.times, [
    ...timeRows(say.id, say.options, voice),
    { id: `anyway:${say.id}`, title: words.buttons.anyway[say.action.kind], description: words.conflict.bothStay },
    { id: `no:${say.id}`, title: words.buttons.leaveIt },
  ]);
}
