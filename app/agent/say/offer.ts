import type { OutgoingMessage } from "~/domain/message";
import { personName } from "~/domain/person-name";
import { lengthInWords } from "~/domain/phrasing";
import { MINUTE } from "~/domain/time";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { buttons, text } from "./message";
import { lines, nameOf, quote, withAddress } from "./names";
import { slotWhen, stretch, type Voice } from "./voice";

/** The times that a yes would offer, and to whom, with the whole address. */
export function askOffer({ id, offer }: ReplyOf<"ask-offer">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  const { guest, title, slots } = offer;
  const [first] = slots;
  const length = lengthInWords(first ? (first.end - first.start) / MINUTE : 0, voice.language);
  const { email, ...named } = guest;
  const body = lines(
    email === null
      ? words.offer.askForLink(personName(named.name ?? ""))
      : words.offer.ask(withAddress({ ...named, email }, voice)),
    `${quote(title)}, ${length}`,
    ...slots.map((slot) => `• ${slotWhen(slot, voice)}`),
    words.offer.picks,
  );
  return buttons(body, [
    { id: `yes:${id}`, title: email === null ? words.offer.yesLink : words.offer.yes },
    { id: `no:${id}`, title: words.buttons.no },
  ]);
}

/** That the link is on its way, or the link itself, to be handed on. */
export function offered({ offer: { guest }, url }: ReplyOf<"offered">, voice: Voice): OutgoingMessage {
  const { offer: words } = wordsOf(voice);
  const { email, name } = guest;
  if (email !== null) {
    const who = nameOf({ email, ...(name && { name }) });
    return text(lines(words.mailed(who), `${voice.appUrl}/dashboard/meetings/links`));
  }
  return text(lines(words.forward(personName(name ?? "")), url));
}

export const nothingToOffer = ({ window }: ReplyOf<"nothing-to-offer">, voice: Voice) =>
  text(wordsOf(voice).offer.none(stretch(window, voice)));
