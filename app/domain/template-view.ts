import { type MeetingTemplate, templateReminder } from "./meeting-template";
import { lengthInWords } from "./phrasing";
import { bufferChoices, meetingReminderChoices, type Preferences } from "./preferences";

/** A template as one line of the list: "45 minutes · Google Meet · reminder 10 minutes before". */
export function templateLine(template: MeetingTemplate): string {
  const { durationMinutes, location, meet, bufferMinutes } = template;
  const reminder = templateReminder(template);
  return [
    lengthInWords(durationMinutes, "en"),
    location,
    meet && "Google Meet",
    reminder === null && "no reminder",
    typeof reminder === "number" && `reminder ${lengthInWords(reminder, "en")} before`,
    bufferMinutes !== null && (bufferMinutes === 0 ? "no buffer" : `${lengthInWords(bufferMinutes, "en")} of buffer`),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What the form of a template begins with, and what its lists offer. */
export function templateFields(
  template: MeetingTemplate | undefined,
  usual: Pick<Preferences, "defaultMeetingDuration" | "bufferTime" | "reminderMinutes">,
) {
  const own = template && templateReminder(template);
  const buffer = template?.bufferMinutes ?? usual.bufferTime;
  return {
    defaults: {
      name: template?.name ?? "",
      durationMinutes: String(template?.durationMinutes ?? usual.defaultMeetingDuration),
      title: template?.title ?? "",
      location: template?.location ?? "",
      meet: template?.meet ? "on" : "",
      reminder: own === null ? "none" : String(own ?? "usual"),
      buffer: String(template?.bufferMinutes ?? "usual"),
      description: template?.description ?? "",
    },
    reminders: meetingReminderChoices(own, usual.reminderMinutes),
    buffers: [{ value: "usual", label: `The usual: ${usual.bufferTime} minutes` }, ...bufferChoices(buffer)],
  };
}

/** What the form of an event offers of templates; `adds` is what no field of the form shows. */
export function templateChoices(templates: readonly MeetingTemplate[]) {
  return templates.map((template) => {
    const reminder = templateReminder(template);
    const adds = [
      template.meet && "a Google Meet link",
      reminder === null && "no reminder",
      typeof reminder === "number" && `a reminder ${lengthInWords(reminder, "en")} before`,
    ].filter(Boolean);
    const { id: value, name: label } = template;
    return { value, label, adds: adds.length > 0 ? `It comes with ${adds.join(" and ")}.` : "" };
  });
}
