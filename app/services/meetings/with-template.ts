import { selectNames } from "~/db/contacts";
import { selectTemplate } from "~/db/meeting-templates";
import { selectBilling } from "~/db/quota";
import { GUESTS, templateReminder, templateTitle } from "~/domain/meeting-template";
import type { NewMeeting } from "~/domain/new-meeting";
import { personName } from "~/domain/person-name";
import { hasFeature } from "~/domain/plan-features";
import { standingOf } from "~/domain/subscription";
import type { Deps } from "../deps";

/**
 * A meeting of a form with what its template adds to what the form shows: the Meet link, the reminder, and the guests'
 * names in the title. A template that is gone or not in the plan adds nothing.
 */
export async function withTemplate(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  meeting: NewMeeting,
  templateId: string,
): Promise<NewMeeting> {
  const emails = meeting.attendees.map(({ email }) => email);
  const [[template], [billing], known] = await db.batch([
    selectTemplate(db, userId, templateId),
    selectBilling(db, userId),
    selectNames(db, userId, meeting.title.includes(GUESTS) ? emails : []),
  ]);
  const names = emails.map((email) => personName(known.find((one) => one.email === email)?.name ?? "") || email);
  const title = templateTitle({ name: template?.name ?? "Meeting", title: meeting.title }, names.join(", "));
  if (!template || !billing || !hasFeature(standingOf(billing, clock()), "templates")) return { ...meeting, title };
  // What the form itself says counts before the template.
  const { reminderMinutes = templateReminder(template), meet = template.meet || undefined } = meeting;
  return {
    ...{ ...meeting, title },
    ...(meet !== undefined && { meet }),
    ...(reminderMinutes !== undefined && { reminderMinutes }),
  };
}
