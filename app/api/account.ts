import { selectCalls } from "~/db/api-keys";
import { selectPeopleAfter } from "~/db/contacts";
import { runTogether } from "~/db/database";
import { selectBilling } from "~/db/quota";
import { updatePreferences } from "~/db/settings";
import { monthOf, nextMonth, writeMoment } from "~/domain/api-time";
import { personName } from "~/domain/person-name";
import { inputTime, minuteOfTime } from "~/domain/phrasing";
import { apiCallsOf } from "~/domain/plans";
import { type Preferences, problemOf } from "~/domain/preferences";
import { isOnTrial, standingOf } from "~/domain/subscription";
import { ContactQuery, PreferencesPatch } from "~/forms/api";
import * as answers from "./answers";
import { cutPage, isCursorOf, peekCursor } from "./cursor";
import { operation } from "./operation";

const CONTACTS = "contacts";

export const listContacts = operation({
  ...{ id: "listContacts", method: "GET", path: "/contacts", tag: "Contacts", scope: "contacts:read" },
  summary: "List contacts",
  description:
    "People you have named to Parley, and those of your calendar's meetings that you set up or accepted, by address.",
  query: ContactQuery,
  answer: { status: 200, schema: answers.ContactList, text: "A page of contacts." },
  problems: ["bad-cursor"],
  example: () => ({ query: { q: "anna" } }),
  reads: (db, { userId, query: { q, limit, cursor } }) => ({
    people: selectPeopleAfter(db, userId, { letters: q ?? "", after: peekCursor(cursor)?.id ?? "", limit }),
  }),
  handle: async ({ holder: { userId }, query: { cursor, limit }, rows, refuse }) => {
    if (cursor !== undefined && !isCursorOf(cursor, CONTACTS, userId)) return refuse("bad-cursor");
    const { shown, next } = cutPage(rows.people, { limit, list: CONTACTS, userId }, ({ email }) => ({
      at: "",
      id: email,
    }));
    const data = shown.map(({ email, name, typed }) => ({
      ...{ email, name: personName(name), source: typed === 1 ? "user" : "calendar" },
    }));
    return { status: 200, body: { data, next_cursor: next } };
  },
});

export const getPreferences = operation({
  ...{ id: "getPreferences", method: "GET", path: "/preferences", tag: "Preferences", scope: "preferences:read" },
  summary: "Read your preferences",
  description: "What Parley assumes where nothing is said.",
  answer: { status: 200, schema: answers.PreferencesAnswer, text: "Your preferences." },
  problems: [],
  example: () => ({}),
  handle: async ({ holder }) => ({ status: 200, body: preferencesOf(holder.preferences) }),
});

export const updatePreferencesOperation = operation({
  ...{ id: "updatePreferences", method: "PATCH", path: "/preferences", tag: "Preferences", scope: "preferences:write" },
  summary: "Change your preferences",
  description: "Changes what is named and leaves the rest. Reminders follow at once.",
  body: PreferencesPatch,
  answer: { status: 200, schema: answers.PreferencesAnswer, text: "Your preferences as they are now." },
  problems: [],
  example: () => ({ body: { default_duration: 45, buffer: 10, workday_start: "08:30", workday_end: "17:00" } }),
  handle: async ({ context, holder, body, now, refuse }) => {
    const changes = changesOf(body);
    const all = { ...holder.preferences, ...changes };
    const problem = problemOf(changes, all);
    if (problem) {
      const detail = "The workday ends before it begins.";
      return refuse("bad-body", { errors: [{ pointer: "#/workday_end", detail }] });
    }
    await runTogether(context.db, updatePreferences(context.db, holder.userId, changes, now));
    return { status: 200, body: preferencesOf(all) };
  },
});

type Sent = ReturnType<typeof PreferencesPatch.parse>;

/** Names of the API, and those of the columns. */
function changesOf({
  time_zone,
  default_duration,
  buffer,
  reminder_minutes,
  workday_start,
  workday_end,
  ...same
}: Sent) {
  const { workdays, language } = same;
  return {
    ...(time_zone !== undefined && { timezone: time_zone }),
    ...(default_duration !== undefined && { defaultMeetingDuration: default_duration }),
    ...(buffer !== undefined && { bufferTime: buffer }),
    ...(reminder_minutes !== undefined && { reminderMinutes: reminder_minutes }),
    ...(workday_start !== undefined && { workdayStartMinute: minuteOfTime(workday_start) }),
    ...(workday_end !== undefined && { workdayEndMinute: minuteOfTime(workday_end) }),
    ...(workdays !== undefined && { workdays: [...new Set(workdays)].toSorted() }),
    ...(language !== undefined && { language }),
  } satisfies Partial<Preferences>;
}

type Kept = Pick<
  Preferences,
  | "timezone"
  | "defaultMeetingDuration"
  | "bufferTime"
  | "reminderMinutes"
  | "workdayStartMinute"
  | "workdayEndMinute"
  | "workdays"
  | "language"
>;

const preferencesOf = (kept: Kept) => ({
  time_zone: kept.timezone,
  default_duration: kept.defaultMeetingDuration,
  buffer: kept.bufferTime,
  reminder_minutes: kept.reminderMinutes,
  workday_start: inputTime(kept.workdayStartMinute),
  workday_end: inputTime(kept.workdayEndMinute),
  workdays: kept.workdays,
  language: kept.language,
});

export const getUsage = operation({
  ...{ id: "getUsage", method: "GET", path: "/usage", tag: "Usage", scope: null },
  summary: "Read your usage",
  description: "Calls of this month and meetings of this period, this call among them. Every key may ask.",
  answer: { status: 200, schema: answers.Usage, text: "What is used, and what there is." },
  problems: [],
  example: () => ({}),
  reads: (db, { userId, now }) => ({
    calls: selectCalls(db, userId, monthOf(now)),
    billing: selectBilling(db, userId),
  }),
  handle: async ({ rows: { calls, billing }, now }) => {
    const [account] = billing;
    if (!account) throw new Error("a user without an account");
    const standing = standingOf(account, now);
    const { plan, used } = standing;
    const isOver = plan === null && !isOnTrial(standing);
    const resets_at = writeMoment(nextMonth(now), "UTC");
    const made = { used: calls[0]?.calls ?? 0, limit: apiCallsOf(plan), resets_at };
    return {
      status: 200,
      body: {
        plan: plan ?? (isOver ? "none" : "free"),
        calls: made,
        meetings: { used, limit: isOver ? 0 : standing.limit },
      },
    };
  },
});
