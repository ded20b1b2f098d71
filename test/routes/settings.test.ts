import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { userPreferences, users } from "~/db/schema/accounts";
import { SESSION_IDLE_MS } from "~/domain/session";
import * as profile from "~/routes/dashboard.settings._index";
import * as notifications from "~/routes/dashboard.settings.notifications";
import * as preferences from "~/routes/dashboard.settings.preferences";
import * as exporting from "~/routes/dashboard.settings_.export";
import { args, cookiesOf, get, post, responseOf, sessionOf } from "../support/signed-in";
import { createUser, db, type TestUser } from "../support/user";

let user: TestUser;
let cookie: string;

beforeAll(async () => {
  user = await createUser();
  cookie = await sessionOf(user.id);
});

const kept = async () => (await db.select().from(userPreferences).where(eq(userPreferences.userId, user.id)))[0];
const errorsOf = (answer: unknown) =>
  (answer as { data: { reply: { error: Record<string, string[]> } } }).data.reply.error; // Remix's `data()`

test("a profile is saved and shown again", async () => {
  const fields = { firstName: "Robin", lastName: "van der Berg", timezone: "Asia/Kolkata" };
  const answer = await responseOf(profile.action(args(post("/dashboard/settings", fields, cookie))));
  expect(answer.headers.get("location")).toBe("/dashboard/settings");
  expect(decodeURIComponent(cookiesOf(answer))).toContain("Profile saved");
  const page = await profile.loader(args(get("/dashboard/settings", cookie)));
  expect(page.defaults).toMatchObject({ firstName: "Robin", lastName: "van der Berg", timezone: "Kolkata" });
  expect(page.email).toBe(user.email);
});

test("a timezone is typed as people name it, and the answer says what it was taken for", async () => {
  const fields = { firstName: "Robin", lastName: "", timezone: "vaduz" };
  const saved = await responseOf(profile.action(args(post("/dashboard/settings", fields, cookie))));
  expect((await kept())?.timezone).toBe("Europe/Vaduz");
  expect(decodeURIComponent(cookiesOf(saved))).toMatch(/Your timezone is Vaduz time, GMT\+[12]\./);
});

test("a timezone that is none comes back as typed with what it may mean, and a press of that saves the form", async () => {
  const typed = { firstName: "Robina", lastName: "Berg", timezone: "Amstredam" };
  const wrong = await profile.action(args(post("/dashboard/settings", typed, cookie)));
  expect(wrong).toMatchObject({
    data: { reply: { initialValue: typed }, choices: [{ zone: "Europe/Amsterdam" }] },
    init: { status: 400 },
  });
  expect(errorsOf(wrong).timezone).toEqual([
    "“Amstredam” is no timezone that Parley knows. Did you mean one of these?",
  ]);
  expect((await kept())?.timezone).toBe("Europe/Vaduz");
  await profile.action(args(post("/dashboard/settings", { ...typed, zone: "Europe/Amsterdam" }, cookie)));
  expect((await kept())?.timezone).toBe("Europe/Amsterdam");
});

test("preferences that were posted after the session had ended are back after signing in, every day ticked as it was", async () => {
  const user = await createUser({ calendar: false });
  const path = "/dashboard/settings/preferences";
  const old = await sessionOf(user.id, Date.now() - SESSION_IDLE_MS);
  const late = post(path, valid, old);
  // An address of its own: how much one address may leave is counted, and other tests leave something too.
  late.headers.set("cf-connecting-ip", "192.0.2.45");
  const refused = await responseOf(preferences.action(args(late)));
  const draft = refused.headers.get("set-cookie")?.split(";")[0];
  const page = await preferences.loader(args(get(path, `${await sessionOf(user.id)}; ${draft}`)));
  expect(page.defaults).toMatchObject(valid);
});

test("V15.3.3: a profile form cannot set what it does not show", async () => {
  const fields = { firstName: "Robin", lastName: "", timezone: "UTC" };
  const more = { ...fields, email: "other@parley.test", emailVerifiedAt: "1", id: "x", subscriptionStatus: "active" };
  await profile.action(args(post("/dashboard/settings", more, cookie)));
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  expect(row).toMatchObject({ email: user.email, emailVerifiedAt: null });
});

test("all notifications are on until they are switched off, and a switch that is not posted is off", async () => {
  const before = await notifications.loader(args(get("/dashboard/settings/notifications", cookie)));
  expect(before.defaults).toEqual({
    notifyEmail: "on",
    notifyWhatsapp: "on",
    notifyConflicts: "on",
    messages: "on",
    // Nobody gets an agenda who has not asked for one.
    notifyAgenda: "",
    agendaTime: "08:00",
    agendaDays: "workdays",
    agendaBy: "whatsapp",
    agendaWhenEmpty: "",
  });
  await notifications.action(args(post("/dashboard/settings/notifications", { notifyEmail: "on" }, cookie)));
  expect(await kept()).toMatchObject({ notifyEmail: true, notifyWhatsapp: false, notifyConflicts: false });
});

test("the daily agenda is switched on with its time and days; a time that is none is refused", async () => {
  const path = "/dashboard/settings/notifications";
  const agenda = { notifyAgenda: "on", agendaTime: "07:30", agendaDays: "every-day", agendaBy: "email" };
  await notifications.action(args(post(path, { ...agenda, messages: "on" }, cookie)));
  const wanted = { notifyAgenda: true, agendaMinute: 450, agendaDays: "every-day", agendaBy: "email" };
  expect(await kept()).toMatchObject({ ...wanted, agendaWhenEmpty: false });
  expect((await notifications.loader(args(get(path, cookie)))).defaults).toMatchObject(agenda);
  const refused = await notifications.action(args(post(path, { ...agenda, agendaTime: "24:10" }, cookie)));
  expect(errorsOf(refused).agendaTime).toHaveLength(1);
  expect(await kept()).toMatchObject(wanted);
});

const valid = {
  defaultMeetingDuration: "45",
  bufferTime: "0",
  reminderMinutes: "60",
  workdayStart: "08:30",
  workdayEnd: "17:00",
  workdays: ["1", "2", "4"],
  language: "nl",
};

test("preferences are saved as the services read them", async () => {
  const answer = await responseOf(preferences.action(args(post("/dashboard/settings/preferences", valid, cookie))));
  expect(decodeURIComponent(cookiesOf(answer))).toContain("Preferences saved");
  expect(await kept()).toMatchObject({
    defaultMeetingDuration: 45,
    bufferTime: 0,
    reminderMinutes: 60,
    workdayStartMinute: 510,
    workdayEndMinute: 1020,
    workdays: [1, 2, 4],
    language: "nl",
  });
  const page = await preferences.loader(args(get("/dashboard/settings/preferences", cookie)));
  expect(page.defaults).toMatchObject(valid);
});

test.each([
  ["a length beyond a working day", { defaultMeetingDuration: "481" }, "defaultMeetingDuration"],
  ["a buffer below nothing", { bufferTime: "-5" }, "bufferTime"],
  ["no working day", { workdays: [] }, "workdays"],
  ["an eighth day", { workdays: ["8"] }, "workdays[0]"],
  ["a time that is none", { workdayStart: "25:00" }, "workdayStart"],
  ["work that ends as it begins", { workdayEnd: "08:30" }, "workdayEnd"],
  ["a language nobody asked for", { language: "tlh" }, "language"],
])("V2.2.2: %s is refused and nothing is saved", async (_, changes, field) => {
  const before = await kept();
  const answer = await preferences.action(
    args(post("/dashboard/settings/preferences", { ...valid, ...changes }, cookie)),
  );
  expect(errorsOf(answer)[field]).toBeDefined();
  expect(await kept()).toEqual(before);
});

test("V10.1.1 V14.2.1: the export holds what is the user's and no key: no hash, no token, nothing of anybody else", async () => {
  const other = await createUser();
  const file = await responseOf(exporting.loader(args(get("/dashboard/settings/export", cookie))));
  expect(file.headers.get("content-disposition")).toBe('attachment; filename="parley-data.json"');
  const text = await file.text();
  const data = JSON.parse(text);
  expect(data.account.email).toBe(user.email);
  expect(data.googleAccount).toMatchObject([{ email: user.email }]);
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining(["meetings", "calendarEvents", "contacts", "conversation", "supportRequests", "sessions"]),
  );
  expect(text).not.toMatch(/hash|access_?token|refresh_?token|sealed/i);
  expect(text).not.toContain(other.id);
});
