import type { Command, Target, When } from "./command";

/** A command on one line, for tables: only what is there, dates without the zone's offset. */
export function show({ intent, slots, when, question }: Command): string {
  const parts: string[] = [intent];
  const { title, attendees, removedAttendees, location, durationMinutes, recurrence, reminderMinutes, target } = slots;
  if (title) parts.push(`“${title}”`);
  if (attendees) parts.push(`with ${attendees.join(", ")}`);
  if (removedAttendees) parts.push(`without ${removedAttendees.join(", ")}`);
  if (location) parts.push(`at ${location}`);
  if (durationMinutes !== undefined) parts.push(`${durationMinutes} min`);
  if (slots.shiftMinutes) parts.push(`shifted ${slots.shiftMinutes}`);
  if (slots.extendMinutes) parts.push(`extended ${slots.extendMinutes}`);
  if (recurrence) parts.push(recurrence);
  if (reminderMinutes) parts.push(`${reminderMinutes} min ahead`);
  if (target) parts.push(`the one ${described(target)}`);
  if (slots.exchangeWith) parts.push(`for the one ${described(slots.exchangeWith)}`);
  if (when) parts.push(time(when));
  if (question) parts.push("asks");
  return parts.join(" · ");
}

function described({ title, attendees, location, when }: Target): string {
  const words = [
    title && `“${title}”`,
    attendees && `with ${attendees.join(", ")}`,
    location && `at ${location}`,
    when && time(when),
  ];
  return words.filter(Boolean).join(" ");
}

/** A time alone, with what repeats in front. */
export function showTime(when: When | null): string {
  return when?.rrule ? `${when.rrule} · ${time(when)}` : when ? time(when) : "no time";
}

function time({ kind, start, end, part, minutes, problem }: When): string {
  if (kind === "unresolved") return `? ${problem}`;
  if (kind === "duration") return `lasts ${minutes}`;
  const short = (text: string) => text.replace(/:00[+-]\d\d:\d\d$/, "").replace("T", " ");
  const sameDay = start && end && start.slice(0, 11) === end.slice(0, 11) && end.includes("T");
  return `${short(start ?? "")}${end ? `–${sameDay ? short(end).slice(11) : short(end)}` : ""}${part ? ` ${part}` : ""}`;
}

/** What times leave to what they are about is for whoever decides. */
const withoutLeft = (key: string, value: unknown) => (key === "leaves" ? undefined : value);

/** As `show`, with what the words say beyond the slots of one meeting. */
export function showWhole(command: Command): string {
  const { manner, except, slots } = command;
  const parts = [show(command), manner && `(${manner})`, except && `but ${except}`];
  if (slots.limits) parts.push(JSON.stringify(slots.limits));
  if (slots.preference) parts.push(JSON.stringify(slots.preference, withoutLeft));
  return parts.filter(Boolean).join(" · ");
}
