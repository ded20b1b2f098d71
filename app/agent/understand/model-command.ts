import type { Command, Context, Manner, Slots, Target, When } from "./command";
import { languageOf } from "./grammar/parse";
import { readLength, readPhrase } from "./grammar/phrase";
import { capitalise } from "./grammar/titles";
import { pieces } from "./grammar/vocabulary";
import type { RequestForm } from "./model-form";
import { fold, readText } from "./text";

/** Rules are surer of what they read than a model is: its word stands, and every write is shown before it is done. */
const CONFIDENCE = 0.8;

/**
 * A command from the form that a model has filled in for one request. Nothing in it is the model's own: words that the person did not
 * write are left out, and times are read by our rules, so what is missing then is asked for.
 *
 * @param earlier the person's own messages that the model saw; names may come from them, times may not
 */
export function commandOf(form: RequestForm, message: string, earlier: readonly string[], context: Context): Command {
  const { intent } = form;
  const text = readText(message);
  const { questions, markers } = languageOf(text.folded, context).book;
  const reading = { ...context, locale: languageOf(text.folded, context).vocabulary.code };
  const said = sourceOf([message, ...earlier]);
  const now = sourceOf([message]);

  const title = (words: string | null | undefined) => {
    const own = said.holdsWords(words);
    return own && !markers.hollow.test(fold(own)) ? capitalise(own) : undefined;
  };
  const people = (names: readonly string[] | null | undefined) =>
    nonEmpty((names ?? []).flatMap((name) => said.holdsPhrase(name) ?? []));
  const time = (words: string | null | undefined, anchor: boolean, ahead: boolean) => {
    const own = now.holdsWords(words);
    return own ? readPhrase(own, reading, { anchor, ahead }) : null;
  };
  const minutes = (words: string | null | undefined) => {
    const own = now.holdsWords(words);
    return own ? readLength(own, reading) : undefined;
  };

  const target = compact<Target>({
    title: title(form.meetingTitle),
    attendees: people(form.meetingPeople),
    when: time(form.meetingTime, false, false)?.when,
  });
  const make = (
    slots: Partial<Slots>,
    read: { when: When; doubt: string | null } | null,
    missing?: string,
  ): Command => {
    const when = read?.when ?? null;
    const kept = compact<Slots>({ ...slots, recurrence: slots.recurrence ?? when?.rrule });
    const manner = mannerOf(form);
    const unread = when?.kind === "unresolved" ? (isPast(when) ? questions.past : questions.when) : null;
    return {
      intent,
      confidence: CONFIDENCE,
      slots: kept,
      when,
      question: unread ?? read?.doubt ?? missing ?? null,
      ...(manner && { manner }),
    };
  };
  const targeted = (more: Target = {}) => nonEmptyObject({ ...more, ...target });

  switch (intent) {
    case "create": {
      const read = time(form.time, context.awaiting === undefined, true);
      const slots = {
        title: title(form.title),
        attendees: people(form.people),
        location: said.holdsPhrase(form.place),
        allDay: form.allDay === true && read?.when.grain === "day" ? true : undefined,
      };
      const missing = read && read.when.kind !== "duration" ? undefined : questions.when;
      return make({ ...slots, durationMinutes: minutes(form.length) }, read, context.awaiting ? undefined : missing);
    }
    case "reschedule": {
      const read = time(form.time, false, true);
      const by = lengthSlot(form.lengthMeans, minutes(form.length));
      const place = said.holdsPhrase(form.place);
      // Beside what a meeting is described by, a title is what it shall be called.
      const name = Object.keys(target).length > 0 ? title(form.title) : undefined;
      const own = name === undefined ? { title: title(form.title), attendees: people(form.people) } : {};
      const of = targeted(compact<Target>(own));
      const nothing = !read && !place && name === undefined && Object.keys(by).length === 0;
      return make({ ...by, title: name, location: place, target: of }, read, nothing ? questions.newTime : undefined);
    }
    case "edit_attendees": {
      const [added, removed] = [people(form.people), people(form.removedPeople)];
      const read = time(form.meetingTime ?? form.time, false, false);
      const of = targeted(compact<Target>({ title: title(form.title), when: read?.when }));
      return make(
        { attendees: added, removedAttendees: removed, target: of },
        read,
        added || removed ? undefined : questions.who,
      );
    }
    case "query":
    case "find_slot": {
      const asked = compact<Target>({
        title: title(form.title),
        attendees: people(form.people),
        location: said.holdsPhrase(form.place),
      });
      const { when: _, ...described } = { ...asked, ...target };
      const slots = { target: nonEmptyObject(described), durationMinutes: minutes(form.length) };
      return make(slots, time(form.time ?? form.meetingTime, true, false));
    }
    case "cancel": {
      const read = time(form.meetingTime ?? form.time, false, false);
      const of = targeted(
        compact<Target>({ title: title(form.title), attendees: people(form.people), when: read?.when }),
      );
      const isOpen = of === undefined && !context.focus && context.awaiting === undefined;
      return make({ target: of }, read, isOpen ? questions.which : undefined);
    }
    case "running_late":
    case "set_reminder":
    case "summary": {
      const read = time(
        intent === "running_late" ? (form.length ?? form.time) : form.time,
        intent !== "running_late",
        false,
      );
      const of = targeted(compact<Target>({ title: title(form.title), attendees: people(form.people) }));
      return make({ target: of, reminderMinutes: minutes(form.remindBefore) }, read);
    }
    case "help":
    case "out_of_domain":
      return { intent, confidence: CONFIDENCE, slots: {}, when: null, question: null };
  }
}

/** What it says beyond its slots; of a question what it wants to know. */
function mannerOf({ intent, asks, every }: RequestForm): Manner | undefined {
  if (intent === "query") return asks ? ASKS[asks] : undefined;
  return every === true && (intent === "cancel" || intent === "reschedule") ? "every" : undefined;
}

const ASKS: Record<NonNullable<RequestForm["asks"]>, Manner | undefined> = {
  agenda: undefined,
  how_many: "count",
  last_time: "last",
  about_one: "about",
};

const isPast = ({ problem }: When) => problem === "that time has passed";

function lengthSlot(means: RequestForm["lengthMeans"], minutes: number | undefined): Partial<Slots> {
  if (minutes === undefined) return {};
  if (means === "later" || means === "earlier") return { shiftMinutes: means === "later" ? minutes : -minutes };
  if (means === "longer" || means === "shorter") return { extendMinutes: means === "longer" ? minutes : -minutes };
  return { durationMinutes: minutes };
}

/** Tells whether words are the person's own, and gives them back trimmed; undefined when they are not. */
function sourceOf(messages: readonly string[]) {
  const texts = messages.map((message) => readText(message).folded);
  const written = texts.map((text) => ` ${wordsOf(text).join(" ")} `);
  const known = new Set(texts.flatMap(wordsOf));
  const addresses = new Set(texts.flatMap(addressesOf));
  const own = (words: string | null | undefined, isIn: (folded: string) => boolean) => {
    const { said, folded } = readText(words ?? "");
    return said && isIn(folded) ? said : undefined;
  };
  return {
    /** Every word was written, in whatever order: for times and titles. */
    holdsWords: (words: string | null | undefined) =>
      own(words, (folded) => wordsOf(folded).every((word) => known.has(word))),
    /** Written just like that: a name put together from two people, or a changed address, is nobody's. */
    holdsPhrase: (words: string | null | undefined) =>
      own(words, (folded) =>
        folded.includes("@")
          ? addresses.has(folded)
          : written.some((text) => text.includes(` ${wordsOf(folded).join(" ")} `)),
      ),
  };
}

/** "Anna's" speaks of Anna. */
const wordsOf = (folded: string) => pieces(folded).map((piece) => piece.replace(/'s$/, ""));

const addressesOf = (folded: string) =>
  (folded.match(/[^\s@<>()",;:]+@[^\s@<>()",;:]+/g) ?? []).map((address) => address.replace(/[.!?'\]]+$/, ""));

const nonEmpty = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined);
const nonEmptyObject = <T extends object>(value: T): T | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

/** Without the keys that say nothing: a slot is present only when it was said. */
function compact<T extends object>(value: { [K in keyof T]?: T[K] | undefined }): T {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries) as T; // only keys of T, and none undefined
}
