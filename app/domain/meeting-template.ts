import { contactKey } from "./contact";
import { cut } from "./text";

/** What a user wants of every meeting of one kind. */
export interface MeetingTemplate {
  /** A UUID made by whoever asks for it: saved twice, it is one. */
  id: string;
  /** As the user calls it in a message. */
  name: string;
  durationMinutes: number;
  /** The title, in which `{guests}` stands for who comes. */
  title: string;
  location: string;
  /** A Google Meet link, whoever comes. */
  meet: boolean;
  /** Minutes before the start; null for the usual time. */
  reminderMinutes: number | null;
  /** No reminder at all. */
  noReminder: boolean;
  description: string;
  /** Minutes kept free around it where times are suggested; null for the usual buffer. */
  bufferMinutes: number | null;
}

/** Of one user; more than anybody has kinds of meetings. */
export const MOST_TEMPLATES = 50;
export const TEMPLATE_NAME_MAX = 60;
/** What stands for the guests in a title. */
export const GUESTS = "{guests}";

/** Two templates of one user have different keys, and a message names one by the words of its key. */
export const templateKey = (name: string) => contactKey(name);

/**
 * The template whose name stands in a message, word for word. Of several the longest is meant: "intro call" is not
 * "call".
 */
export function templateIn<T extends Pick<MeetingTemplate, "name">>(
  text: string,
  templates: readonly T[],
): T | undefined {
  const said = spaced(text);
  const named = templates.filter(({ name }) => said.includes(spaced(name)));
  return named.toSorted((a, b) => templateKey(b.name).length - templateKey(a.name).length)[0];
}

/** Words between single spaces, the signs at their ends gone. */
function spaced(text: string): string {
  const words = templateKey(text).split(" ");
  return ` ${words.map((word) => word.replace(/^[.'+_@-]+|[.'+_@-]+$/gu, "")).join(" ")} `;
}

/** The title of one meeting. @param names of its guests; without any, the name stands where they would be named */
export function templateTitle({ name, title }: Pick<MeetingTemplate, "name" | "title">, names: string): string {
  if (!title.includes(GUESTS)) return title || name;
  return names ? title.replaceAll(GUESTS, () => names) : name;
}

/** When the user is reminded of a meeting of that kind: null for never, undefined for the usual time. */
export function templateReminder({
  reminderMinutes,
  noReminder,
}: Pick<MeetingTemplate, "reminderMinutes" | "noReminder">): number | null | undefined {
  return noReminder ? null : (reminderMinutes ?? undefined);
}

/**
 * Name and title of a template that is made of a meeting: the people of that one meeting are not the next one's.
 *
 * @param guests names and first names of who came
 * @param joins words by which a title joins its people: "with", "met"
 */
export function templateWords(title: string, guests: readonly string[], joins: readonly string[]) {
  const longest = guests.filter((name) => name.length > 1).toSorted((a, b) => b.length - a.length);
  const pattern = longest
    .reduce((words, name) => words.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, "giu"), GUESTS), title)
    // "{guests}, {guests} and {guests}" are the guests.
    .replace(/\{guests\}(?:\s*(?:,|&|\p{L}{1,3})\s*\{guests\})+/gu, GUESTS);
  const join = new RegExp(
    `\\s*(?:[-–—:|/,&+]|(?<=^|\\s)(?:${joins.map(escaped).join("|")}))?\\s*\\{guests\\}(?:\\s*[-–—:|/,&+])?`,
    "giu",
  );
  const name = cut(pattern.replace(join, " ").replace(/\s+/gu, " ").trim(), TEMPLATE_NAME_MAX);
  return { name, title: pattern };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
