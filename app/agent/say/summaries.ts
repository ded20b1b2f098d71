import type { TakenOn } from "~/domain/action-items";
import type { Found, FoundMeeting } from "~/domain/found-words";
import { MOST_MAILED } from "~/domain/guest-mails";
import type { OutgoingMessage } from "~/domain/message";
import { personName } from "~/domain/person-name";
import { formatDay } from "~/domain/phrasing";
import { searchWords } from "~/domain/search-words";
import { summaryPage } from "~/domain/summary-choice";
import { SUMMARY_WORDS } from "~/domain/summary-words";
import { localDay } from "~/domain/zones";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { namingAll } from "./guest-list";
import { bodyRoom, buttons, list, text } from "./message";
import { lines, people, quote, quoteShort } from "./names";
import { momentOf, stretch, type Voice } from "./voice";

export const noSummary = ({ name }: ReplyOf<"no-summary">, voice: Voice) => {
  const { summaries } = wordsOf(voice);
  return text(name === "" ? summaries.none : summaries.noneOf(quote(name)));
};

export function askWhichSummary({ id, meetings }: ReplyOf<"ask-which-summary">, voice: Voice): OutgoingMessage {
  const { ask, menus, buttons: titles } = wordsOf(voice);
  const rows = meetings.map(({ title, startAt }, n) => ({
    id: `pick:${id}:${n}`,
    title: quoteShort(title),
    description: momentOf(startAt, voice),
  }));
  return list(ask.which, menus.meetings, [...rows, { id: `no:${id}`, title: titles.noneOfThese }]);
}

export const emptySummary = ({ title }: ReplyOf<"empty-summary">, voice: Voice) =>
  text(wordsOf(voice).summaries.nothing(quote(title)));

const SHOWN_LINE = 300;

/** What a meeting came to, with where the rest of it stands. */
export function toldSummary({ meeting }: ReplyOf<"told-summary">, voice: Voice): OutgoingMessage {
  const { title, startAt, overview, decisions, questions, eventId } = meeting;
  const { summaries: words } = wordsOf(voice);
  const heads = SUMMARY_WORDS[voice.language];
  const bullets = (some: readonly { text: string }[]) =>
    some.slice(0, MOST_LISTED).map((line) => `• ${quote(line.text, SHOWN_LINE)}`);
  return text(
    lines(
      words.of(quote(title), momentOf(startAt, voice)),
      ...bullets(overview),
      decisions.length > 0 && `${heads.decisions}:`,
      ...bullets(decisions),
      questions.length > 0 && `${heads.questions}:`,
      ...bullets(questions),
      summaryPage(voice.appUrl, eventId),
    ),
  );
}

/** To whom it would go, everybody by name and address. */
export function askSendSummary({ id, sending }: ReplyOf<"ask-send-summary">, voice: Voice): OutgoingMessage {
  const { summaries: words, buttons: titles } = wordsOf(voice);
  const title = quote(sending.title);
  const had = sending.guests.filter(({ email }) => sending.had?.includes(email));
  const { body, before } = namingAll(bodyRoom(voice), voice, (who) =>
    lines(
      words.askSend(title, momentOf(sending.startAt, voice)),
      words.sendTo(who(sending.guests, (count) => words.sendList(title, count), { addresses: true })),
      had.length > 0 && words.had(people(had, voice)),
      summaryPage(voice.appUrl, sending.eventId),
      words.noWayBack,
    ),
  );
  const choices = [
    { id: `yes:${id}`, title: words.sendYes },
    { id: `no:${id}`, title: titles.no },
  ];
  return buttons(body, choices, before);
}

export const summarySent = ({ sending: { title, guests } }: ReplyOf<"summary-sent">, voice: Voice) =>
  text(wordsOf(voice).summaries.sent(quote(title), people(guests, voice)));

export const summaryNotSent = ({ why, title }: ReplyOf<"summary-not-sent">, voice: Voice) =>
  text(wordsOf(voice).summaries.notSent[why](quote(title)));

export const tooManyForSummary = ({ eventId }: ReplyOf<"too-many-for-summary">, voice: Voice) =>
  text(lines(wordsOf(voice).summaries.tooManyGuests(MOST_MAILED), `${summaryPage(voice.appUrl, eventId)}/send`));

/** As many meetings as are read on a phone, each with what fits best. */
const MOST_FOUND = 4;
const SHOWN_QUOTE = 220;

/** What was said about something, meeting by meeting, each with who said it, when and where it stands. */
export function foundWords({ query, found }: ReplyOf<"found">, voice: Voice): OutgoingMessage {
  const { summaries: words } = wordsOf(voice);
  const [only, another] = found;
  if (!only) return text(words.nothingFound(quote(query)));
  const shown = found
    .slice(0, MOST_FOUND)
    .flatMap((meeting) => meeting.found.slice(0, another ? 1 : MOST_FOUND).map((one) => foundLine(one, voice)));
  const more = found.length - MOST_FOUND;
  // The words alone: nothing in a link of ours looks like another's address or number.
  const typed = searchWords(query.slice(0, SHOWN_QUERY));
  const q = typed.filter((word) => !/\d{7}/.test(word)).join(" ");
  const page = `${voice.appUrl}/dashboard/meetings/search?${new URLSearchParams({ q })}`;
  const rest =
    more > 0 ? words.moreMeetings(more) : found.some(hasMoreThan(another ? 1 : MOST_FOUND)) && words.allFound;
  return text(lines(words.found(quote(query)), ...shown, rest && lines(rest, page)));
}

const hasMoreThan = (shown: number) => (meeting: FoundMeeting) => meeting.hasMore || meeting.found.length > shown;

function foundLine({ eventId, title, startAt, quote: said, anchor }: Found, voice: Voice): string {
  const whole = said.pieces.map((piece) => piece.text).join("");
  const who = personName(said.speaker ?? "");
  return lines(
    `• ${who && `${who}: `}${quote(whole, SHOWN_QUOTE)}, ${quote(title)}, ${momentOf(startAt, voice)}`,
    `${summaryPage(voice.appUrl, eventId)}${anchor === null ? "" : `#${anchor}`}`,
  );
}

const SHOWN_QUERY = 80;

/** As many as are read on a phone; the page has them all. */
const MOST_LISTED = 8;

/** What was taken on, one line each, with who, until when and in which meeting. */
export function actionItems(reply: ReplyOf<"action-items">, voice: Voice): OutgoingMessage {
  const { of, window, title, items } = reply;
  const { summaries: words } = wordsOf(voice);
  const said = headOf(items.length > 0 ? words.items : words.noItems, reply, voice);
  if (items.length === 0) return text(said);
  const shown = items.slice(0, MOST_LISTED).map((item) => `• ${lineOf(item, { owner: of !== "me", title }, voice)}`);
  const more = items.length - shown.length;
  const mayTick = window === null && items.some(({ doneAt }) => doneAt === null);
  return text(
    lines(
      said,
      ...shown,
      more > 0 && lines(words.more(more), `${voice.appUrl}/dashboard/action-items`),
      mayTick && words.howDone,
    ),
  );
}

type Heads = Record<
  "mine" | "all" | "with" | "of" | "mineThen" | "allThen" | "withThen",
  (...parts: string[]) => string
>;

function headOf(
  heads: { [K in keyof Heads]: string | Heads[K] },
  { of, window, title }: ReplyOf<"action-items">,
  voice: Voice,
): string {
  const say = (head: string | ((...parts: string[]) => string), ...parts: string[]) =>
    typeof head === "string" ? head : head(...parts);
  if (title !== null) return say(heads.of, quote(title));
  const who = typeof of === "object" ? quote(of.name) : null;
  const then = window && stretch(window, voice);
  if (who !== null) return then ? say(heads.withThen, who, then) : say(heads.with, who);
  if (of === "me") return then ? say(heads.mineThen, then) : say(heads.mine);
  return then ? say(heads.allThen, then) : say(heads.all);
}

/** "Anna: “I'll send the offer” (by Fri 27 Nov), “Client call”". */
function lineOf(item: TakenOn, { owner, title }: { owner: boolean; title: string | null }, voice: Voice): string {
  const { summaries: words } = wordsOf(voice);
  const who = personName(item.owner ?? "") || words.nobody;
  return [
    `${item.doneAt === null ? "" : "✓ "}${owner ? `${who}: ` : ""}${quote(item.text, SHOWN_ITEM)}${dueOf(item, voice)}`,
    ...(title === null ? [quote(item.title)] : []),
  ].join(", ");
}

const SHOWN_ITEM = 160;

function dueOf({ due, doneAt, zone }: TakenOn, voice: Voice): string {
  if (due === null) return "";
  const { summaries: words } = wordsOf(voice);
  const day = formatDay(due, zone, voice);
  return ` (${doneAt === null && due < localDay(voice.now, zone) ? words.wasDue(day) : words.by(day)})`;
}

const named = (item: TakenOn, voice: Voice) => lineOf(item, { owner: false, title: null }, voice);

export function itemDone({ id, item, undone }: ReplyOf<"item-done">, voice: Voice): OutgoingMessage {
  const { summaries: words, buttons: titles } = wordsOf(voice);
  const open = { ...item, doneAt: null };
  if (undone) return text(words.open(named(open, voice)));
  return buttons(words.done(named(open, voice)), [{ id: `undo:${id}`, title: titles.undo }]);
}

export const itemDoneBefore = ({ item }: ReplyOf<"item-done-before">, voice: Voice) =>
  text(wordsOf(voice).summaries.doneBefore(named({ ...item, doneAt: null }, voice)));

export function askWhichItem({ id, items }: ReplyOf<"ask-which-item">, voice: Voice): OutgoingMessage {
  const { summaries: words, buttons: titles } = wordsOf(voice);
  const rows = items.map((item, n) => ({
    id: `pick:${id}:${n}`,
    title: quoteShort(item.text),
    description: `${personName(item.owner ?? "") || words.nobody}, ${quote(item.title)}`,
  }));
  const whole = items.map((item, n) => `${n + 1}. ${lineOf(item, { owner: true, title: null }, voice)}`);
  return list(lines(words.whichItem, ...whole), words.menu, [...rows, { id: `no:${id}`, title: titles.noneOfThese }]);
}

export function noItem({ name }: ReplyOf<"no-item">, voice: Voice): OutgoingMessage {
  const { summaries } = wordsOf(voice);
  return text(name === "" ? summaries.goneItem : summaries.noItem(quote(name)));
}
