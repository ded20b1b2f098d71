import { contactKey } from "~/domain/contact";
import { templateTitle } from "~/domain/meeting-template";
import { wordsOf } from "../words/catalogue";
import type { Draft } from "./action";

/** What stands in the calendar: what the user said, or who it is with, in the language of the talk. */
export function titleOf({
  title,
  people,
  unknownNames,
  language,
  template,
  allDay,
  notInvited = [],
}: Pick<Draft, "title" | "people" | "unknownNames" | "language" | "template" | "allDay" | "notInvited">): string {
  const words = wordsOf({ language });
  // "Lunch with my sister": nobody can be invited, and it says who comes; "with everybody" says nothing.
  const roles = notInvited.filter((role) => role.includes(" ") && !contactKey(title).includes(contactKey(role)));
  if (title) return roles.length > 0 ? words.meetingWith(words.list(roles), title) : title;
  const names = [...people.map(({ name, email }) => name ?? email), ...unknownNames, ...roles];
  const shown = names.length > 3 ? words.andMore(names.slice(0, 2).join(", "), names.length - 2) : words.list(names);
  if (template) return templateTitle(template, shown);
  if (names.length === 0) return allDay ? words.busy : words.meeting;
  return words.meetingWith(shown);
}
