import type { Spoken } from "~/domain/language";
import type { OutgoingMessage } from "~/domain/message";
import { lengthInWords, zoneInWords } from "~/domain/phrasing";
import { type FixedReply, LATE_MINUTES, type Page, type Reply, type ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { agenda, howMany, notFound, wholeDays } from "./agenda";
import { askAddress, askNewTime, askTime, askWhich, problemIn } from "./ask";
import { conflict } from "./conflict";
import { ended, foundOut, whatWasDone } from "./ended";
import { oneEvent } from "./event";
import { allFree, availability, freeSlots } from "./free";
import { late } from "./late";
import { bodyOf, buttons, list, text } from "./message";
import { echo, lines, nameOf, people, plain, quote, quoteShort, titlesOf } from "./names";
import { noted, noteOf } from "./noted";
import { askOffer, nothingToOffer, offered, whoCan } from "./offer";
import { askPartly } from "./partly";
import { askForget, preferenceRefused, preferencesChanged, whatIsKnown } from "./preferences";
import { declined, propose } from "./proposal";
import { askReading } from "./reading";
import { meetingReminder } from "./reminder";
import { reminderEvidence } from "./reminder-evidence";
import { noQuotaLine, standingLine } from "./standing";
import {
  actionItems,
  askSendSummary,
  askWhichItem,
  askWhichSummary,
  emptySummary,
  foundWords,
  itemDone,
  itemDoneBefore,
  noItem,
  noSummary,
  summaryNotSent,
  summarySent,
  toldSummary,
  tooManyForSummary,
} from "./summaries";
import { askTemplate, noFeature, noTemplate, templateSaved } from "./template";
import { askTemplateRemoval, listTemplates, templateRemoved } from "./templates-managed";
import { stretch, type Voice, when } from "./voice";
import { whyNotThen } from "./why-not";
import { askKeepWords, askWhoseWords, wordsNotTaken, wordsTaken, wordsTakenBack } from "./words";

const SHOWN_EVENTS = 5;

/** The words for a reply: one short message, every time with weekday and date, and with its zone unless that is plainly the reader's own. Pure. */
export function renderReply(reply: Reply, voice: Voice): OutgoingMessage {
  const { fixed, page } = wordsOf(voice);
  const { kind } = reply;
  if (isKeyOf(fixed, kind)) return text(fixed[kind]);
  if (isKeyOf(page, kind)) return text(page[kind](voice.appUrl));
  // Each renderer stands under the kind that it takes, which the compiler cannot follow through an index.
  const render = RENDERERS[kind] as (reply: Reply, voice: Voice) => OutgoingMessage;
  return render(reply, voice);
}

const isKeyOf = <T extends object>(table: T, key: PropertyKey): key is keyof T => key in table;

type Renderers = {
  [K in Exclude<Reply["kind"], FixedReply | Page>]: (reply: ReplyOf<K>, voice: Voice) => OutgoingMessage;
};

/** Of several requests, nothing came of that one. */
const UNDONE = new Set<Reply["kind"]>(["not-sure", "not-found", "off-topic"]);

/** One renderer for each kind of reply that is no sentence of its own: a kind without one does not compile. */
const RENDERERS: Renderers = {
  propose: (reply, voice) => {
    const left = reply.left.map((one) => bodyOf(renderReply(one, voice)));
    const isUndone = reply.left.some(({ kind }) => UNDONE.has(kind));
    return propose(reply, isUndone ? [wordsOf(voice).propose.notDone, ...left] : left, voice);
  },
  conflict,
  "ask-time": askTime,
  "ask-new-time": askNewTime,
  "ask-address": askAddress,
  "ask-which": askWhich,
  "ask-target": ({ intent }, voice) => {
    const { ask } = wordsOf(voice);
    return text(intent === "cancel" ? ask.targetToCancel : ask.target);
  },
  "ask-which-undo": ({ missed, choices }, voice) => {
    const { ask, menus } = wordsOf(voice);
    const rows = choices.map(({ undoId, event }) => ({
      id: `undo:${undoId}`,
      title: quoteShort(event.title),
      description: when(event, voice),
    }));
    return list(missed === null ? ask.which : ask.undoInstead(quote(missed)), menus.meetings, rows);
  },
  "ask-take-back": ({ id, steps, guests, missed, isTold, isMoved, isChanged, areLast }, voice) => {
    const words = wordsOf(voice);
    const shown = steps.slice(0, SHOWN_EVENTS).map((step) => `${whatWasDone(step, voice)}, ${when(step.event, voice)}`);
    const told = guests && guests.length > 0 && words.propose.willBeTold(people(guests, voice));
    const older = guests
      ? lines(
          missed !== undefined
            ? words.ask.undoInstead(quote(missed))
            : isMoved
              ? words.ask.takeBackMoved
              : isChanged
                ? words.ask.takeBackChanged
                : areLast
                  ? words.ask.undoIt
                  : words.ask.takeBackOlder,
          ...shown,
          steps.length > shown.length && words.agenda.more(steps.length - shown.length),
          told,
        )
      : words.ask.takeBack(
          titlesOf(
            steps.map(({ event }) => event),
            voice,
          ),
        );
    const body = isTold ? lines(words.ask.undoIt, told) : older;
    return buttons(body, [
      { id: `yes:${id}`, title: words.buttons.undo },
      { id: `no:${id}`, title: words.buttons.leaveIt },
    ]);
  },
  "still-unsure": ({ events }, voice) => text(wordsOf(voice).afterAll.unknown(titlesOf(events, voice))),
  "found-out": foundOut,
  "about-undo": ({ last }, voice) => {
    const { aboutUndo, buttons: titles } = wordsOf(voice);
    const steps = last?.steps ?? [];
    const events = [...new Map(steps.map(({ event }) => [event.id, event])).values()];
    const next = events.length > 0 ? aboutUndo.next(titlesOf(events, voice)) : !last && aboutUndo.nothing;
    const body = lines(aboutUndo.what, next);
    return last ? buttons(body, [{ id: `undo:${last.id}`, title: titles.undo }]) : text(body);
  },
  "done-already": ({ steps }, voice) => {
    const isBooking = steps.every(({ kind }) => kind === "created");
    const events = steps.map(({ event }) => event);
    return text(wordsOf(voice).doneAlready(titlesOf(events, voice), isBooking));
  },
  "cancelled-since": ({ steps }, voice) => {
    const isBooking = steps.every(({ kind }) => kind === "created");
    const events = steps.map(({ event }) => event);
    return text(wordsOf(voice).cancelledSince(titlesOf(events, voice), isBooking));
  },
  "which-line": (reply, voice) => text(wordsOf(voice).ask.whichLine(reply.lines)),
  "ask-reach": ({ id, intent, event }, voice) => {
    const { reach } = wordsOf(voice);
    return buttons(
      lines(intent === "cancel" ? reach.cancel : reach.move, `${quote(event.title)}, ${when(event, voice)}`),
      [reach.one, reach.following, reach.all].map((title, n) => ({ id: `pick:${id}:${n}`, title })),
    );
  },
  "ask-reading": askReading,
  "series-day": ({ id }, voice) => {
    const words = wordsOf(voice);
    return buttons(words.reach.otherDay, [
      { id: `pick:${id}:0`, title: words.reach.one },
      { id: `no:${id}`, title: words.buttons.neverMind },
    ]);
  },
  "ask-how-late": ({ id, event }, voice) => {
    return buttons(
      wordsOf(voice).late.howLate(quote(event.title)),
      LATE_MINUTES.map((minutes, n) => ({ id: `pick:${id}:${n}`, title: lengthInWords(minutes, voice.language) })),
    );
  },
  late,
  kept: ({ why, events }, voice) => text(wordsOf(voice).kept(why, titlesOf(events, voice))),
  "no-exception": ({ name }, voice) => text(wordsOf(voice).noException(quote(name))),
  "nothing-then": ({ window }, voice) => text(wordsOf(voice).nothingThen(window ? stretch(window, voice) : "")),
  noted: (reply, voice) => {
    const note = reply.first ? bodyOf(renderReply(reply.first, voice)) : noteOf(reply, voice);
    return noted(note, reply.answer && renderReply(reply.answer, voice));
  },
  together: (reply, voice) => text(lines(...reply.replies.map((one) => bodyOf(renderReply(one, voice))))),
  ended,
  "messages-stopped": ({ dropped }, voice) =>
    text(lines(dropped && declined(dropped, voice), wordsOf(voice).messages.stopped)),
  "messages-started": (_, voice) => text(wordsOf(voice).messages.started),
  declined: ({ actions }, voice) => text(declined(actions, voice)),
  event: ({ event, asksLength }, voice) => text(oneEvent(event, voice, asksLength)),
  "whole-days": (reply, voice) => text(wholeDays(reply, voice)),
  agenda: ({ window, events, counts, beside }, voice) =>
    text(lines(counts && howMany(window, events, voice), agenda(window, events, voice, beside))),
  availability: (reply, voice) => text(availability(reply, voice)),
  "why-not": whyNotThen,
  "all-free": allFree,
  slots: freeSlots,
  "not-found": (reply, voice) => {
    const isOneOf = reply.asked !== undefined && `${echo(reply.asked)}:`;
    return text([isOneOf, notFound(reply, voice)].filter(Boolean).join(" "));
  },
  "same-guests": ({ event, comes }, voice) => text(wordsOf(voice).sameGuests(quote(event.title), people(comes, voice))),
  "ask-who": ({ event }, voice) => text(wordsOf(voice).ask.who(quote(event.title))),
  "as-it-is": ({ event }, voice) => text(wordsOf(voice).asItIs(quote(event.title), when(event, voice))),
  "not-organizer": ({ event }, voice) => text(wordsOf(voice).notOrganizer(quote(event.title))),
  "repeats-already": ({ event }, voice) => text(wordsOf(voice).repeatsAlready(quote(event.title))),
  refused: ({ problems, asksTime }, voice) => {
    const words = wordsOf(voice);
    return text(lines(problems.map(words.limit).join(" "), asksTime && words.ask.when2));
  },
  "unclear-time": ({ problem }, voice) => text(wordsOf(voice).ask.whichTime(problemIn(problem, voice))),
  aside: ({ about }, voice) => text(wordsOf(voice).aside[about]),
  "ask-partly": (reply, voice) => askPartly(reply, voice, reply.question && renderReply(reply.question, voice)),
  "not-sure": ({ unread }, voice) => text(wordsOf(voice).ask.notSure(quote(unread))),
  preferences: preferencesChanged,
  "meeting-reminder": meetingReminder,
  "reminder-evidence": reminderEvidence,
  "reminder-whole-day": ({ event }, voice) => text(wordsOf(voice).reminder.wholeDay(quote(event.title))),
  "reminder-past": ({ event }, voice) => text(wordsOf(voice).reminder.past(quote(event.title))),
  "preference-refused": preferenceRefused,
  known: whatIsKnown,
  "nobody-to-forget": ({ name }, voice) => text(wordsOf(voice).preferences.nobodyToForget(plain(name))),
  "person-zone": ({ name, zone }, voice) => {
    const there = zoneInWords(zone, voice.now, voice.now, voice.language);
    return text(wordsOf(voice).preferences.personZone(nameOf({ name, email: name }), there));
  },
  "ask-forget": askForget,
  forgotten: ({ forget }, voice) => text(wordsOf(voice).preferences.forgotten[forget.what]),
  standing: (reply, voice) => text(standingLine(reply, voice)),
  "ask-template": askTemplate,
  "ask-offer": askOffer,
  offered,
  "nothing-to-offer": nothingToOffer,
  "who-can": whoCan,
  "template-saved": templateSaved,
  "ask-template-removal": askTemplateRemoval,
  "template-removed": templateRemoved,
  templates: listTemplates,
  "no-template": noTemplate,
  "no-feature": noFeature,
  "no-summary": noSummary,
  "ask-which-summary": askWhichSummary,
  "empty-summary": emptySummary,
  "told-summary": toldSummary,
  "ask-send-summary": askSendSummary,
  "summary-sent": summarySent,
  "summary-not-sent": summaryNotSent,
  "too-many-for-summary": tooManyForSummary,
  "action-items": actionItems,
  "item-done": itemDone,
  "item-done-before": itemDoneBefore,
  "ask-which-item": askWhichItem,
  "no-item": noItem,
  found: foundWords,
  "ask-whose-words": askWhoseWords,
  "ask-keep-words": askKeepWords,
  "words-taken": wordsTaken,
  "words-taken-back": wordsTakenBack,
  "words-not-taken": wordsNotTaken,
  "no-quota": (reply, voice) => text(noQuotaLine(reply, voice)),
  "no-calendar": ({ state }, voice) => text(wordsOf(voice).noCalendar[state](voice.appUrl)),
};

/** The one line for a number that nobody has connected. */
export const signUpLine = (appUrl: string, language: Spoken) => text(wordsOf({ language }).signUp(appUrl));

/** To the same, after STOP. */
export const stoppedLine = (language: Spoken) => text(wordsOf({ language }).messages.stopped);

/** The one line for a connected number that was silent for long. Nothing of the calendar is in it. */
export const proveAgainLine = (appUrl: string, language: Spoken) => text(wordsOf({ language }).proveAgain(appUrl));

/** The one line for more messages in a minute than anybody types. */
export const tooManyLine = (language: Spoken) => text(wordsOf({ language }).tooMany);

/** What came while nothing was read, by its words, oldest first. */
export const unreadLine = (said: readonly string[], language: Spoken) =>
  text(wordsOf({ language }).unread(said.map((one) => quote(one)).join(", ")));

/** The line that ends a turn that failed again and again. */
export const apology = (language: Spoken) => text(wordsOf({ language }).apology);
