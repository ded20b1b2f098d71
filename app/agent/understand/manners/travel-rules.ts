import { placeZone } from "~/domain/place-zones";
import { zoneNamed } from "~/domain/zone-search";
import { type Command, type Context, type PreferenceRequest, plain } from "../command";
import { parse } from "../grammar/parse";
import { said } from "../languages/lists/said";
import { readText } from "../text";
import { firstMade, type LanguageCandidate } from "./message";

/** "I'm in New York Mon-Wed", "travelling to Berlin tomorrow", "I'm back home", "ik ben tot vrijdag in Londen". */
export function travel(text: string, candidates: readonly LanguageCandidate[], context: Context): Command | undefined {
  return text.length > LONGEST || /\?\s*$/.test(text)
    ? undefined
    : firstMade(candidates, (candidate) => journey(candidate, context));
}

const LONGEST = 120;

function journey({ book: { manners }, core, alone }: LanguageCandidate, { awaiting }: Context): Command | undefined {
  // "Back" alone may answer a question of ours.
  if (manners.home(core) || (awaiting === undefined && manners.back(core))) return command({ kind: "home" });
  const off = manners.tripOff(core);
  if (off && (off.where === undefined || placeIn(off.where))) return command({ kind: "home" });
  if (manners.noTrip.test(core.folded)) return undefined;
  const away = readText(core.said.replace(manners.andBack, ` ${manners.alone.until} `));
  const { before = "", where = "" } = manners.awayIn(away) ?? {};
  const place = placeIn(where);
  if (!place) return undefined;
  const { zone } = place;
  const said = `${before} ${place.behind}`.trim().replace(manners.nowWords, "");
  if (said === "") return command({ kind: "travel", zone, when: null, until: false });
  const until = manners.until.test(said);
  const { when } = parse(`${manners.alone.free} ${said.replace(manners.until, "")}`, alone);
  if (!when || when.kind === "unresolved" || when.kind === "time") return undefined;
  return command({ kind: "travel", zone, when, until });
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

const NO_NAME = said`^(?:${"a"}|${"the"}|${"my"}|${"self"})$`;

/** "10am ET for Bob tomorrow": Bob comes, and it is his zone. */
export function theirTime(text: string, context: Context): Command | undefined {
  const { time, name } = ZONE_FOR.exec(text)?.groups ?? {};
  if (!time || !name || NO_NAME.isIn(name)) return undefined;
  const command = parse(text.replace(ZONE_FOR, `${time} with ${name}`), context);
  if (command.when?.zone === undefined || !command.slots.attendees?.includes(name)) return undefined;
  return { ...command, slots: { ...command.slots, zoneOf: name } };
}

function command(preference: PreferenceRequest): Command {
  return plain("preference", { preference });
}

/** Los Angeles in capitals alone: "la semana". */
const ARTICLE = /^la$/;

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
      (ARTICLE.test(name) ? undefined : placeZone(name.toLowerCase())) ??
      (/^\p{Lu}/u.test(name) && name.length > 3 ? zoneNamed(name) : undefined);
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
