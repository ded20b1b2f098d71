import { tallyGroup } from "~/domain/booking-group";
import type { OutgoingMessage } from "~/domain/message";
import { personName } from "~/domain/person-name";
import { lengthInWords } from "~/domain/phrasing";
import { shownAddress } from "~/domain/shown-address";
import { MINUTE } from "~/domain/time";
import type { OfferedGuest } from "../state/action";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { buttons, text } from "./message";
import { lines, nameOf, quote, withAddress } from "./names";
import { slotWhen, stretch, type Voice } from "./voice";

const nameOfGuest = ({ name = "" }: OfferedGuest) => personName(name);

/** The times that a yes would offer, and to whom, with the whole addresses. */
export function askOffer({ id, offer }: ReplyOf<"ask-offer">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  const { guests, title, slots } = offer;
  const [first] = slots;
  const length = lengthInWords(first ? (first.end - first.start) / MINUTE : 0, voice.language);
  const known = guests.flatMap(({ email, ...named }) =>
    email === null ? [] : [withAddress({ ...named, email }, voice)],
  );
  const unknown = guests.filter(({ email }) => email === null).map(nameOfGuest);
  const body = lines(
    ...(guests.length > 1
      ? [
          words.offer.askAll([...known, ...unknown].join(", ")),
          unknown.length > 0 && words.offer.linksFor(unknown.join(", ")),
        ]
      : [known[0] === undefined ? words.offer.askForLink(unknown.join("")) : words.offer.ask(known[0])]),
    `${quote(title)}, ${length}`,
    ...slots.map((slot) => `• ${slotWhen(slot, voice)}`),
    guests.length > 1 ? words.offer.eachSays : words.offer.picks,
  );
  return buttons(body, [
    { id: `yes:${id}`, title: known.length === 0 ? words.offer.yesLink : words.offer.yes },
    { id: `no:${id}`, title: words.buttons.no },
  ]);
}

/** That the links are on their way, and those that the user hands on. */
export function offered({ offer: { guests }, urls }: ReplyOf<"offered">, voice: Voice): OutgoingMessage {
  const { offer: words } = wordsOf(voice);
  const mailed = guests.flatMap(({ email, name }) =>
    email === null ? [] : [nameOf({ email, ...(name && { name }) })],
  );
  const handedOn = guests.flatMap((guest, n) =>
    guest.email === null ? [lines(words.forward(nameOfGuest(guest)), urls[n])] : [],
  );
  return text(
    lines(
      mailed.length > 0 && lines(words.mailed(mailed.join(", ")), `${voice.appUrl}/dashboard/meetings/links`),
      ...handedOn,
    ),
  );
}

/** Who can when of those who were asked together. */
export function whoCan({ offer }: ReplyOf<"who-can">, voice: Voice): OutgoingMessage {
  const { offer: words } = wordsOf(voice);
  if (!offer) return text(words.nobodyAsked);
  const { guests, slots, title } = offer;
  const names = guests.map(({ name, email }) => personName(name) || shownAddress(email));
  const times = tallyGroup(slots, guests);
  const listed = times.map(({ marks, suitsAll, ...slot }) => {
    const who = (wanted: boolean | null) => names.filter((_, n) => marks[n] === wanted).join(", ");
    const said = [
      who(true) && words.can(who(true)),
      who(false) && words.cannot(who(false)),
      who(null) && words.silent(who(null)),
    ];
    return `• ${slotWhen(slot, voice)}: ${suitsAll ? words.allCan : said.filter(Boolean).join("; ")}`;
  });
  const none = !times.some(({ suitsAll }) => suitsAll) && words.noneForAll;
  return text(lines(words.whoCan(quote(title)), ...listed, none));
}

export const nothingToOffer = ({ window }: ReplyOf<"nothing-to-offer">, voice: Voice) =>
  text(wordsOf(voice).offer.none(stretch(window, voice)));
