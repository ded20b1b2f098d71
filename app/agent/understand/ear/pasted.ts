import type { Context } from "../command";
import { hereOf } from "../grammar/parse";
import { capitalise } from "../grammar/titles";
import { LANGUAGE_CODES, wordsFor } from "../languages/languages";
import { refusePast } from "../times/settle-times";
import { hear } from "./hear";
import { linesOf, pastedMail } from "./lines";
import { settle, whenOf } from "./said-times";
import { timesOf } from "./slots";
import { isPhrase, type Request } from "./unit";

/** A list of meetings, one a line: each is a request, and a line above or below may say what to do with them. */
export function listed(message: string, context: Context): Request[] | undefined {
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

/** "Please book this" below a pasted mail: its writer, its time and its subject. */
export function mailed(message: string, context: Context): Request[] | undefined {
  if (message.length > LONGEST_MAIL || !message.includes("\n")) return undefined;
  for (const code of LANGUAGE_CODES) {
    const words = wordsFor(code);
    const mail = words && pastedMail(message, words.mail);
    if (!mail) continue;
    const alone = { ...context, awaiting: undefined, focus: false };
    const wish = hear(mail.wish, alone);
    if (!wish?.units.some((unit) => isPhrase(unit, "act:create")) || wish.units.some(({ kind }) => kind === "time"))
      continue;
    const units = hear(mail.body, alone)?.units ?? [];
    const times = timesOf(units);
    const settled = settle(times);
    const time = whenOf(settled, hereOf(context), { anchor: true });
    if (!time || settled.against || settled.time?.point.clock === undefined) continue;
    const topic = units.find((unit) => unit.kind === "topic");
    const title = mail.subject || (topic?.kind === "topic" ? topic.text : "");
    const slots = {
      attendees: [mail.sender],
      ...(settled.length !== undefined && { durationMinutes: settled.length }),
      ...(title !== "" && { title: capitalise(title) }),
    };
    const when = refusePast(time.when, hereOf(context));
    return [{ text: mail.wish, command: { intent: "create", confidence: 0.8, slots, when, question: null } }];
  }
  return undefined;
}

/** A longer mail is for reading. */
const LONGEST_MAIL = 2_000;
