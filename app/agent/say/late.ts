import { MOST_MAILED } from "~/domain/guest-mails";
import type { OutgoingMessage } from "~/domain/message";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { namingAll } from "./guest-list";
import { bodyRoom, buttons } from "./message";
import { guestsIn, lines, quote } from "./names";
import { type Voice, when } from "./voice";

export function late(
  { id, event, minutes, slot, move, tell, overlaps }: ReplyOf<"late">,
  voice: Voice,
): OutgoingMessage {
  const words = wordsOf(voice);
  const guests = guestsIn(event);
  const title = quote(event.title);
  const [over] = overlaps;
  const heading = (count: number) => words.guestList.with(title, count);
  const { body, before } = namingAll(bodyRoom(voice), voice, (who) =>
    lines(
      words.late.running(minutes),
      `${title}, ${when(event, voice)}`,
      move && words.late.canMove(when({ ...event, ...slot }, voice), guests.length > 0 ? who(guests, heading) : ""),
      move && over && words.propose.overlaps(quote(over.title)),
      !move && words.late.notYours,
      // The mail is ours, to people whom perhaps only the organiser has written to.
      tell && words.late.canTell(who(guests, heading, { addresses: true }), move),
      !tell && guests.length > MOST_MAILED && words.late.tooManyToMail(guests.length),
    ),
  );
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
