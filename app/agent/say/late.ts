import type { OutgoingMessage } from "~/domain/message";
import { wordsOf } from "../words/catalogue";
import { buttons } from "./message";
import { guestsOf, lines, people, plain, quote } from "./names";
import type { SayOf } from "./say";
import { type Voice, when } from "./voice";

export function late({ id, event, minutes, slot, move, tell, overlaps }: SayOf<"late">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  const guests = people(guestsOf(event), voice);
  const [over] = overlaps;
  const body = lines(
    words.late.running(minutes),
    `*${plain(event.title)}*, ${when(event, voice)}`,
    move && words.late.canMove(when({ ...event, ...slot }, voice), guests),
    move && over && words.propose.overlaps(quote(over.title)),
    !move && words.late.notYours,
    tell && words.late.canTell(guests, move),
  );
  return buttons(body, [
    ...(move ? [{ id: `yes:${id}`, title: words.late.move }] : []),
    ...(tell ? [{ id: `tell:${id}`, title: words.late.tell }] : []),
    { id: `no:${id}`, title: words.buttons.no },
  ]);
}
