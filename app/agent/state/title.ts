import { wordsOf } from "../words/catalogue";
import type { Draft } from "./action";

/** What stands in the calendar: what the user said, or who it is with, in the language of the talk. */
export function titleOf({
  title,
  people,
  unknownNames,
  language,
}: Pick<Draft, "title" | "people" | "unknownNames" | "language">): string {
  if (title) return title;
  const words = wordsOf({ language });
  const names = [...people.map(({ name, email }) => name ?? email), ...unknownNames];
  if (names.length === 0) return words.meeting;
  return words.meetingWith(
    names.length > 3 ? words.andMore(names.slice(0, 2).join(", "), names.length - 2) : names.join(` ${words.and} `),
  );
}
