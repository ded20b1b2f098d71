import type { CalendarEvent } from "~/domain/calendar-event";
import type { Spoken } from "~/domain/language";
import type { OutgoingMessage } from "~/domain/message";
import { zoneInWords } from "~/domain/phrasing";
import type { Say } from "../state/reply";
import { LATE_MINUTES } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { agenda, notFound } from "./agenda";
import { askAddress, askNewTime, askTime, askWhich, problemIn } from "./ask";
import { conflict } from "./conflict";
import { ended } from "./ended";
import { oneEvent } from "./event";
import { allFree, availability, freeSlots } from "./free";
import { late } from "./late";
import { bodyOf, buttons, text } from "./message";
import { lines, nameOf, plain, quote } from "./names";
import { noted } from "./noted";
import { askForget, preferenceRefused, preferencesChanged, whatIsKnown } from "./preferences";
import { declined, propose } from "./proposal";
import { askReading } from "./reading";
import { stretch, type Voice, when } from "./voice";
import { whyNotThen } from "./why-not";

/** The words for what is said: one short message, every time with weekday, date and zone. Pure. */
export function reply(say: Say, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  switch (say.kind) {
    case "propose":
      return propose(
        say,
        say.left.map((one) => bodyOf(reply(one, voice))),
        voice,
      );
    case "conflict":
      return conflict(say, voice);
    case "ask-time":
      return askTime(say, voice);
    case "ask-new-time":
      return askNewTime(say, voice);
    case "ask-address":
      return askAddress(say, voice);
    case "ask-which":
      return askWhich(say, voice);
    case "ask-target":
      return text(say.intent === "cancel" ? words.ask.targetToCancel : words.ask.target);
    case "ask-take-back":
      return buttons(words.ask.takeBack(named(say.events, voice)), [
        { id: `yes:${say.id}`, title: words.buttons.undo },
        { id: `no:${say.id}`, title: words.buttons.leaveIt },
      ]);
    case "which-line":
      return text(words.ask.whichLine(say.lines));
    case "ask-reach": {
      const { reach } = words;
      const titles = [reach.one, reach.following, reach.all];
      return buttons(
        lines(
          say.intent === "cancel" ? reach.cancel : reach.move,
          `${quote(say.event.title)}, ${when(say.event, voice)}`,
        ),
        titles.map((title, n) => ({ id: `pick:${say.id}:${n}`, title })),
      );
    }
    case "ask-reading":
      return askReading(say, voice);
    case "series-day":
      return buttons(words.reach.otherDay, [
        { id: `pick:${say.id}:0`, title: words.reach.one },
        { id: `no:${say.id}`, title: words.buttons.neverMind },
      ]);
    case "ask-how-late":
      return buttons(
        words.late.howLate(quote(say.event.title)),
        LATE_MINUTES.map((minutes, n) => ({ id: `pick:${say.id}:${n}`, title: words.late.minutes(minutes) })),
      );
    case "late":
      return late(say, voice);
    case "kept":
      return text(words.kept(say.why, named(say.events, voice)));
    case "no-exception":
      return text(words.noException(quote(say.name)));
    case "nothing-then":
      return text(words.nothingThen(say.window ? stretch(say.window, voice) : ""));
    case "noted":
      return noted(say, say.answer && reply(say.answer, voice), voice);
    case "together":
      return text(lines(...say.says.map((one) => bodyOf(reply(one, voice)))));
    case "ended":
      return ended(say, voice);
    case "messages-stopped":
      return text(lines(say.dropped && declined(say.dropped, voice), words.messages.stopped));
    case "messages-started":
      return text(words.messages.started);
    case "declined":
      return text(declined(say.actions, voice));
    case "event":
      return text(oneEvent(say.event, voice));
    case "agenda":
      return text(agenda(say.window, say.events, voice));
    case "availability":
      return text(availability(say, voice));
    case "why-not":
      return whyNotThen(say, voice);
    case "all-free":
      return allFree(say, voice);
    case "slots":
      return freeSlots(say, voice);
    case "not-found":
      return text(notFound(say, voice));
    case "same-guests":
      return text(words.sameGuests(quote(say.event.title), say.added));
    case "ask-who":
      return text(words.ask.who(quote(say.event.title)));
    case "as-it-is":
      return text(words.asItIs(quote(say.event.title), when(say.event, voice)));
    case "not-organizer":
      return text(words.notOrganizer(quote(say.event.title)));
    case "repeats-already":
      return text(words.repeatsAlready(quote(say.event.title)));
    case "refused":
      return text(lines(say.problems.map(words.limit).join(" "), say.asksTime && words.ask.when2));
    case "unclear-time":
      return text(words.ask.whichTime(problemIn(say.problem, voice)));
    case "preferences":
      return preferencesChanged(say, voice);
    case "reminder-task":
      return text(words.reminder.task);
    case "coming":
      return text(words.coming[say.capability]);
    case "reminder-past":
      return text(words.reminder.past(quote(say.event.title)));
    case "preference-refused":
      return preferenceRefused(say, voice);
    case "known":
      return whatIsKnown(say, voice);
    case "nobody-to-forget":
      return text(words.preferences.nobodyToForget(plain(say.name)));
    case "person-zone":
      return text(
        words.preferences.personZone(
          nameOf({ name: say.name, email: say.name }),
          zoneInWords(say.zone, voice.now, voice.now, voice.language),
        ),
      );
    case "ask-forget":
      return askForget(say, voice);
    case "forgotten":
      return text(words.preferences.forgotten[say.forget.what]);
    case "no-quota":
      return text(words.noQuota[say.problem](voice.appUrl));
    case "no-calendar":
      return text(words.noCalendar[say.state](voice.appUrl));
    case "billing":
    case "account":
    case "support":
    case "privacy":
      return text(words.page[say.kind](voice.appUrl));
    default:
      return text(words.fixed[say.kind]);
  }
}

/** The one line for a number that nobody has connected. */
export const signUpLine = (appUrl: string, language: Spoken) => text(wordsOf({ language }).signUp(appUrl));

/** To the same, after STOP. */
export const stoppedLine = (language: Spoken) => text(wordsOf({ language }).messages.stopped);

/** The one line for a connected number that was silent for long. Nothing of the calendar is in it. */
export const proveAgainLine = (appUrl: string, language: Spoken) => text(wordsOf({ language }).proveAgain(appUrl));

/** The one line for more messages in a minute than anybody types. */
export const tooManyLine = (language: Spoken) => text(wordsOf({ language }).tooMany);

/** The line that ends a turn that failed again and again. */
export const apology = (language: Spoken) => text(wordsOf({ language }).apology);

/** Titles of events, the first few by name. */
function named(events: readonly CalendarEvent[], voice: Voice): string {
  const shown = events.slice(0, 3).map(({ title }) => quote(title));
  const more = events.length - shown.length;
  return more > 0 ? wordsOf(voice).andMore(shown.join(", "), more) : shown.join(", ");
}
