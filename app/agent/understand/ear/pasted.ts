import type { Command, Context } from "../command";
import { capitalise } from "../grammar/titles";
import { LANGUAGE_CODES, wordsFor } from "../languages/languages";
import { hear } from "./hear";
import type { Role } from "./lexicon";
import { linesOf, pastedMail } from "./lines";
import { placed, settle, whenOf } from "./said-times";
import { timesOf } from "./slots";
import { type Heard, isPhrase, type Request, type Unit } from "./unit";

/** What is asked for of words that were pasted with it: a list of meetings, or a mail. */
export const pastedIn = (message: string, context: Context) => listed(message, context) ?? mailed(message, context);

/** A list of meetings, one a line: each is a request, and a line above or below may say what to do with them. */
function listed(message: string, context: Context): Request[] | undefined {
  const alone = { ...context, awaiting: undefined, focus: false };
  const lines = linesOf(message).map((text) => ({ text, heard: hear(text, alone) }));
  const items = lines.flatMap(({ text, heard }) => {
    const [only, second] = heard?.readings ?? [];
    const isItem = only && !second && only.reading.left.length === 0 && only.reading.command.intent === "create";
    return isItem ? [{ text, command: only.reading.command }] : [];
  });
  const others = lines.filter(({ text }) => !items.some((item) => item.text === text));
  const isAround = others.every(({ heard }) => heard?.units.every(({ kind }) => kind === "phrase" || kind === "stop"));
  return items.length >= 2 && others.length <= 1 && isAround ? items : undefined;
}

/** "Please book this" below a pasted mail, or "take it out" below one that calls a meeting off. */
function mailed(message: string, context: Context): Request[] | undefined {
  if (message.length > LONGEST_MAIL || !message.includes("\n")) return undefined;
  for (const code of LANGUAGE_CODES) {
    const words = wordsFor(code);
    const mail = words && pastedMail(message, words.mail);
    if (!mail) continue;
    const alone = { ...context, awaiting: undefined, focus: false };
    const wish = hear(mail.wish, alone)?.units ?? [];
    const asksFor = (...acts: Role[]) => wish.some((unit) => isPhrase(unit, ...acts));
    if (wish.some(({ kind }) => NAMES.has(kind))) continue;
    const heard = hear(mail.body.replace(/^["“„]|["”“]$/gu, ""), alone);
    // Whoever signs is named last.
    const signed = heard?.units.findLast((unit) => unit.kind === "person");
    const sender = mail.sender ?? (signed?.kind === "person" ? signed.said : null);
    if (sender === null || !heard) continue;
    const command = asksFor("act:create")
      ? booked(heard, sender, mail.subject)
      : asksFor("act:cancel", "act:uninvite")
        ? calledOff(heard, sender)
        : null;
    if (command) return [{ text: mail.wish, command }];
  }
  return undefined;
}

/** A wish that names anything is a request of its own. */
const NAMES = new Set<Unit["kind"]>(["time", "shift", "person", "quote", "topic", "place", "label", "word", "number"]);

/** The mail's writer, its time and its subject. */
function booked({ units, here }: Heard, sender: string, subject: string): Command | null {
  const settled = settle(timesOf(units));
  const time = whenOf(settled, here, { anchor: true });
  // What calls something off, or asks whether, is no meeting that is agreed on.
  if (units.some((unit) => isPhrase(unit, "act:cancel", "unsuitable", "condition"))) return null;
  if (!time || settled.against || settled.time?.point.clock === undefined) return null;
  const topic = units.find((unit) => unit.kind === "topic");
  const title = subject || (topic?.kind === "topic" ? topic.text : "");
  const slots = {
    attendees: [sender],
    ...(settled.length !== undefined && { durationMinutes: settled.length }),
    ...(title !== "" && { title: capitalise(title) }),
  };
  return { intent: "create", confidence: 0.8, slots, ...placed(time, here), question: null };
}

/** The meeting with its writer, on the day that it speaks of. */
function calledOff({ units, here }: Heard, sender: string): Command | null {
  const settled = settle(timesOf(units));
  const when = whenOf(settled, here, { anchor: true })?.when;
  if (settled.against || when?.kind === "unresolved") return null;
  const target = { attendees: [sender], ...(when && { when }) };
  return { intent: "cancel", confidence: 0.8, slots: { target }, when: when ?? null, question: null };
}

/** A longer mail is for reading. */
const LONGEST_MAIL = 2_000;
