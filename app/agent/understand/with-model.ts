import { type Command, type Context, isUnread, type Request, WRITES } from "./command";
import { inItsLanguage } from "./contexts";
import { unexplained } from "./cover/unexplained";
import { hear } from "./ear/hear";
import { joinsTable } from "./ear/read-message";
import { isPerson, isPhrase, UNSURE, type Unit } from "./ear/unit";
import { isTakenBack } from "./ear/unit-times";
import { hereOf } from "./grammar/parse";
import { commandOf } from "./model-command";
import type { ModelForm } from "./model-form";
import { requestsOf } from "./requests";
import { fold, readText } from "./text";

/**
 * The requests of a message that a model has taken apart, beside what the rules read of it. A time, a length, somebody, a
 * number or a verb that the model's reading leaves out is asked about, and where it and the rules differ in a time, in
 * somebody or in what is to be done, both are offered. Where both read the same, the rules say more of it.
 * Why: app/decisions/0009-model-engine.md
 *
 * @param earlier the person's own messages that the model saw, oldest first
 * @param instead what the rules read came to nothing: the model's reading alone counts, where it has one
 * @returns at least one
 */
export function requestsWithModel(
  form: ModelForm,
  text: string,
  { earlier, instead = false }: { earlier: readonly string[]; instead?: boolean | undefined },
  given: Context,
): Request[] {
  const context = inItsLanguage(text, given);
  const byRules = requestsOf(text, context);
  const byModel = heldToWords(text, inTalk(text, form, earlier, context), form, context);
  if (byModel.every(({ command }) => command.intent === "out_of_domain")) return byRules;
  if (instead) return byModel;
  const [rule, anotherRule] = byRules;
  const [model, anotherOfModel] = byModel;
  const isAlone = rule && model && !anotherRule && !anotherOfModel;
  const isOther = isAlone && differ(rule.command, model.command);
  const leftByRules = leftOf(text, byRules, context).length;
  if (isOther && leftByRules === 0 && comesToMore(rule.command)) {
    const [first, other] = [plainly(model.command), plainly(rule.command)];
    return [{ text, command: { ...first, confidence: UNSURE, unread: "", other } }];
  }
  if (byRules.every(({ command }) => isUnread(command))) return byModel;
  const isRead = !isOther && byRules.every(({ command }) => isSure(command));
  const isLeft = byModel.some(({ command }) => command.unread !== undefined);
  const isNoMore = leftByRules <= leftOf(text, byModel, context).length;
  return isRead || (isLeft && isNoMore) ? byRules : byModel;
}

/** Read whole, and something that could be shown for a yes: a meeting has its day and hour, or its days. */
const comesToMore = ({ intent, perhaps, unread, slots, when }: Command) =>
  WRITES.has(intent) &&
  perhaps === undefined &&
  unread === undefined &&
  (intent !== "create" || slots.allDay === true || (when !== null && when.grain !== "day"));

/** The model's requests, each as it is said while something is open, or not. */
function inTalk(text: string, { requests }: ModelForm, earlier: readonly string[], context: Context): Request[] {
  const besides = (context.awaiting !== undefined || context.focus === true) && joinsTable(text, context);
  return requests.map((form) => {
    const words = form.words && fold(text).includes(fold(form.words)) ? form.words : text;
    const command = withKnown(commandOf(form, text, earlier, context), text, context);
    const { title } = command.slots;
    const isOwn = command.intent === "create" && title !== undefined && command.when?.kind === "datetime";
    return {
      text: requests.length > 1 ? words : text,
      command: {
        ...command,
        ...(besides && { besides }),
        ...(context.awaiting !== undefined && isOwn && { anew: true as const }),
      },
    };
  });
}

/** "Mr Doyle", of somebody who is known: by the whole name. */
function withKnown(command: Command, text: string, context: Context): Command {
  const { said } = readText(text);
  const people = (hear(text, context)?.units ?? []).filter(isPerson);
  const named = (names: readonly string[]) =>
    names.map((name) => people.find(({ start, end }) => fold(said.slice(start, end)) === fold(name))?.whole ?? name);
  const { attendees, removedAttendees, target } = command.slots;
  return {
    ...command,
    slots: {
      ...command.slots,
      ...(attendees && { attendees: named(attendees) }),
      ...(removedAttendees && { removedAttendees: named(removedAttendees) }),
      ...(target?.attendees && { target: { ...target, attendees: named(target.attendees) } }),
    },
  };
}

/** What the model leaves out of a message is asked about, as what rules leave out is, and what no rule reads as a time. */
function heldToWords(text: string, requests: Request[], { requests: forms }: ModelForm, context: Context): Request[] {
  const { said } = readText(text);
  const times = fold(forms.map(({ time, meetingTime }) => `${time ?? ""} ${meetingTime ?? ""}`).join(" ")).split(/\s+/);
  const unknown = (hear(text, context)?.units ?? []).filter(
    (unit) => unit.kind === "word" && times.includes(unit.text),
  );
  const left = [...leftOf(text, requests, context), ...unknown].map(({ start, end }) => said.slice(start, end));
  if (left.length === 0) return requests;
  const unread = [...new Set(left)].slice(0, 3).join(", ");
  return requests.map((request) => ({ ...request, command: { ...request.command, confidence: UNSURE, unread } }));
}

/** What has to show in whatever is made of a message: no word that a name or a story may leave out. */
function leftOf(text: string, requests: readonly Request[], context: Context): Unit[] {
  const { units = [] } = hear(text, context) ?? {};
  const commands = requests.map(({ command }) => command);
  const names = fold(commands.map(({ slots }) => slots.title ?? "").join("\n"));
  const isAllDay = commands.some(({ slots }) => slots.allDay);
  return unexplained(units, commands, hereOf(context), false).filter((unit) => {
    if (unit.kind === "word" || isPhrase(unit, "kinds")) return false;
    // "Cut and blow dry": a verb may be a name.
    if (unit.kind === "phrase") return !names.includes(unit.text);
    if (unit.kind !== "time") return true;
    const { clock, date } = unit.found.time.point;
    return !(isAllDay && clock === undefined && date === undefined) && !isTakenBack(unit, units);
  });
}

/** All of its words are read, and in one way. */
const isSure = (command: Command) =>
  !isUnread(command) && command.unread === undefined && !command.perhaps && !command.other;

const plainly = ({ unread: _, idle: __, other: ___, ...command }: Command): Command => command;

/** In what is to be done, when, or with whom; what only one of them says is no difference. */
function differ(one: Command, other: Command): boolean {
  if (one.intent !== other.intent) return WRITES.has(other.intent);
  const [start, otherStart] = [one, other].map(({ when }) => when?.start ?? null);
  if (start && otherStart && start !== otherStart) return true;
  const [people, others] = [namesIn(one), namesIn(other)];
  return people.size > 0 && others.size > 0 && (people.size !== others.size || [...people].some((n) => !others.has(n)));
}

/** The first names of whoever comes or goes. */
const namesIn = ({ slots: { attendees = [], removedAttendees = [], target } }: Command): ReadonlySet<string> =>
  new Set([...attendees, ...removedAttendees, ...(target?.attendees ?? [])].map((name) => fold(name).split(" ")[0]!));
