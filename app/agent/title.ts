import type { Draft } from "./conversation";

/** What stands in the calendar: what the user said, or who it is with. */
export function titleOf({ title, people, unknownNames }: Pick<Draft, "title" | "people" | "unknownNames">): string {
  if (title) return title;
  const names = [...people.map(({ name, email }) => name ?? email), ...unknownNames];
  if (names.length === 0) return "Meeting";
  return names.length > 3
    ? `Meeting with ${names.slice(0, 2).join(", ")} and ${names.length - 2} more`
    : `Meeting with ${names.join(" and ")}`;
}
