import { readZone } from "~/domain/zone-list";
import type { Command, Context, PreferenceWish } from "../command";
import { parse } from "../grammar/parse";
import { readText } from "../text";
import { placeZone } from "../times/zone-names";

const AWAY =
  /^(?:(?:hey|hi|fyi|btw|ok|so|note(?: that)?|parley)[\s,:]+)*(?:(?:i'm|im|i am|i'll be|ill be|i will be|we're|we are|i'm going to be|ik ben|ik zit|ik zal|ben|zit)\s+(?<early>(?:[\p{L}\d-]+\s+){0,6}?)(?:in|back in|now in|over in)\s+|(?:i'm |i am |im |i'll be |i will be |ik ben |ik )?(?:travell?ing|flying|off|going|heading|travel|fly|reis|vlieg|ga|moet)\s+(?<early2>(?:[\p{L}\d-]+\s+){0,5}?)(?:to|naar)\s+)(?<rest>\p{L}.*)$/iu;
const HOME =
  /^(?:(?:hey|hi|ok|so)[\s,]+)*(?:(?:i'm|im|i am|we're|ik ben)\s+)?(?:now\s+|weer\s+)?(?:(?:back|at)\s+home|home\s+again|back\s+from\s+.{2,40}|back|thuis|(?:weer\s+)?(?:thuis|terug)(?:\s+(?:van|uit)\s+.{2,40})?)(?:\s+(?:now|again|nu|weer))?[\s.!]*$/iu;
/** A journey that will not be. */
const OFF =
  /^(?:(?:ok|so|actually|sorry|oh|eigenlijk)[\s,]+)*(?:(?:forget|drop|scrap|vergeet) (?:the|my|that|de|mijn|die) (?:trip|travel|journey|reis)(?: (?:to|naar) .{2,40})?|(?:i'm|im|i am) not (?:going|travell?ing|flying) to (?<place>.{2,40}?)(?: any ?more| after all)?|ik ga (?:toch )?niet (?:meer )?naar (?<plek>.{2,40}?))[\s.!]*$/iu;
const UNTIL = /^(?:until|till|til|through|thru|tot(?: en met)?|t\/m)\s+/iu;
/** Words that belong to a meeting, not to a journey. */
const NO_TRIP =
  /\b(?:with|met|meeting|call|afspraak|about|over|for (?:a|an|the)|voor (?:een|de|het)|at \d|om \d)\b|\?\s*$/iu;

/** "I'm in New York Mon-Wed", "travelling to Berlin tomorrow", "I'm back home", "ik ben tot vrijdag in Londen". */
export function travel(text: string, context: Context): Command | undefined {
  const { said } = readText(text);
  if (said.length > 120) return undefined;
  // "Back" alone may answer a question of ours.
  if (/^(?:i'm|im|i am|we're)\s+home\W*$/i.test(said)) return command({ kind: "home" });
  if (HOME.test(said) && (context.awaiting === undefined || /home|thuis/i.test(said))) return command({ kind: "home" });
  const off = OFF.exec(said);
  const { place: there = off?.groups?.plek } = off?.groups ?? {};
  if (off && (there === undefined || placeIn(there))) return command({ kind: "home" });
  const journey = said
    .replace(/^back in\b/i, "I'm in")
    .replace(/\s+(?:and|en)\s+(?:i'm\s+|ik ben\s+)?(?:back|terug)(?:\s+(?:home|on|op))*\s+/i, " until ");
  const { early, early2, rest = "" } = AWAY.exec(journey)?.groups ?? {};
  const before = (early ?? early2 ?? "").trim();
  if (rest === "" || NO_TRIP.test(said)) return undefined;
  const place = placeIn(rest);
  if (!place) return undefined;
  const when = [before, place.behind]
    .filter(Boolean)
    .join(" ")
    .replace(/^(?:now|nu|currently|momenteel|again|weer|all|de hele)\b\s*/iu, "");
  if (when === "" || /^[\s.!]*$/.test(when))
    return command({ kind: "travel", zone: place.zone, when: null, until: false });
  const until = UNTIL.test(when);
  const asked = parse(`am i free ${when.replace(UNTIL, "")}`, {
    ...context,
    awaiting: undefined,
    locale: undefined,
  });
  const span = asked.when ?? parse(`ben ik vrij ${when.replace(UNTIL, "")}`, { ...context, awaiting: undefined }).when;
  if (!span || span.kind === "unresolved" || span.kind === "time") return undefined;
  return command({ kind: "travel", zone: place.zone, when: span, until });
}

const SOMEBODY =
  /^(?!(?:i|it|he|she|we|they|you|that|this|there|who|what|where|the|my|our|ik|het|hij|zij|ze|we|wij|jij|je|dat|dit|er|de|mijn|ons|wie|wat|waar)\b)(?<name>\p{L}[\p{L}.'@_+-]*(?:\s+\p{L}[\p{L}.'-]*){0,2}?)(?:'s|\s+is|\s+lives|\s+works|\s+sits|\s+zit|\s+woont|\s+werkt)\s+(?:now\s+|nu\s+|based\s+|currently\s+)?(?:in|on|op)\s+(?<rest>\p{L}.*)$/iu;

/** "Bob is in New York", "Anna woont in Londen", "Bob is on PST". */
export function elsewhere(text: string, context: Context): Command | undefined {
  const { said } = readText(text);
  if (context.awaiting !== undefined || said.length > 80 || said.endsWith("?")) return undefined;
  const { name, rest = "" } = SOMEBODY.exec(said)?.groups ?? {};
  const place = name ? placeIn(rest.replace(/\s+(?:time|tijd)\b/i, "")) : null;
  return name && place && place.behind === "" ? command({ kind: "person-zone", name, zone: place.zone }) : undefined;
}

const ZONE_FOR =
  /(?<time>\b\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm|h|u)?\s+(?:\p{L}+\s+time|\p{L}+\s\p{L}+\s+time|[a-z]{2,4}))\s+(?:for|voor)\s+(?<name>\p{Lu}[\p{L}'-]*|[\p{L}._+-]+@[\w.-]+)/iu;

/** "10am ET for Bob tomorrow": Bob comes, and it is his zone. */
export function theirTime(text: string, context: Context): Command | undefined {
  const { time, name } = ZONE_FOR.exec(text)?.groups ?? {};
  if (!time || !name || /^(?:a|an|the|my|our|me|us|een|de|het|mijn)$/i.test(name)) return undefined;
  const command = parse(text.replace(ZONE_FOR, `${time} with ${name}`), context);
  if (command.when?.zone === undefined || !command.slots.attendees?.includes(name)) return undefined;
  return { ...command, slots: { ...command.slots, zoneOf: name } };
}

function command(preference: PreferenceWish): Command {
  return { intent: "preference", confidence: 0.9, slots: { preference }, when: null, question: null };
}

/** A place at the start of the words, the longest name first, and what stands behind it. */
function placeIn(words: string): { zone: string; behind: string } | null {
  const parts = words.split(/\s+/);
  for (const count of [3, 2, 1]) {
    if (parts.length < count) continue;
    const name = parts
      .slice(0, count)
      .join(" ")
      .replace(/[.,!:;]+$/, "");
    const zone =
      placeZone(name.toLowerCase()) ?? (/^\p{Lu}/u.test(name) && name.length > 3 ? readZone("", name) : undefined);
    if (zone)
      return {
        zone,
        behind: parts
          .slice(count)
          .join(" ")
          .replace(/[.!]+$/, ""),
      };
  }
  return null;
}
