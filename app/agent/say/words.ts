import type { OutgoingMessage } from "~/domain/message";
import type { PassedWords } from "~/domain/passed-words";
import { summaryPage } from "~/domain/summary-choice";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { buttons, list, text } from "./message";
import { lines, quote, quoteShort } from "./names";
import { slotWhen, type Voice } from "./voice";

/** Which of the meetings of late it was. */
export function askWhoseWords({ id, options, missed }: ReplyOf<"ask-whose-words">, voice: Voice): OutgoingMessage {
  const {
    summaries: { words },
    menus,
    buttons: titles,
  } = wordsOf(voice);
  const rows = options.map((meeting, n) => ({
    id: `pick:${id}:${n}`,
    title: quoteShort(meeting.title),
    description: slotWhen(meeting, voice),
  }));
  const body = missed === "" ? words.whose : words.missed(quote(missed));
  return list(body, menus.meetings, [...rows, { id: `no:${id}`, title: titles.noneOfThese }]);
}

export function askKeepWords({ id, passed, meeting }: ReplyOf<"ask-keep-words">, voice: Voice): OutgoingMessage {
  const {
    summaries: { words },
    buttons: titles,
  } = wordsOf(voice);
  const body = lines(
    words.keep(named(passed, voice), quote(meeting.title), slotWhen(meeting, voice)),
    meeting.isSummarised && words.replaces,
  );
  return buttons(body, [
    { id: `yes:${id}`, title: words.yes },
    { id: `no:${id}`, title: titles.no },
  ]);
}

function named(passed: PassedWords, voice: Voice): string {
  const { words } = wordsOf(voice).summaries;
  if (passed.kind === "document") return words.file(quote(passed.name));
  return passed.kind === "notes" ? words.notes : words.these;
}

export function wordsTaken(
  { id, meeting, same, strangers = [] }: ReplyOf<"words-taken">,
  voice: Voice,
): OutgoingMessage {
  const {
    summaries: { words },
    buttons: titles,
  } = wordsOf(voice);
  const title = quote(meeting.title);
  const body = lines(
    same ? words.same(title) : words.taken(title),
    summaryPage(voice.appUrl, meeting.eventId),
    !same && strangers.length > 0 && words.strangers(wordsOf(voice).list(strangers.map((name) => quote(name))), title),
  );
  return same ? text(body) : buttons(body, [{ id: `undo:${id}`, title: titles.undo }]);
}

export function wordsTakenBack({ meeting, came }: ReplyOf<"words-taken-back">, voice: Voice): OutgoingMessage {
  const { words } = wordsOf(voice).summaries;
  const title = quote(meeting.title);
  const page = summaryPage(voice.appUrl, meeting.eventId);
  if (came === "replaced") return text(lines(words.replacedSince(title), page));
  return text(came === "earlier-back" ? lines(words.earlierBack(title), page) : words.takenBack(title));
}

export const wordsNotTaken = ({ problem }: ReplyOf<"words-not-taken">, voice: Voice) =>
  text(wordsOf(voice).summaries.words.notTaken[problem]);
