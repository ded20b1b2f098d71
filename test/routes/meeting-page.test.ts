import { expect, test } from "vitest";
import { MINUTE } from "~/domain/time";
import { wallTimeOf } from "~/domain/wall-time";
import * as refresh from "~/routes/dashboard.calendar_.refresh";
import * as details from "~/routes/dashboard.meetings.$id._index";
import * as late from "~/routes/dashboard.meetings.$id.late";
import * as reschedule from "~/routes/dashboard.meetings.$id.reschedule";
import { mailsTo } from "../support/mailbox";
import { putEvent } from "../support/sandbox";
import { args, cookiesOf, get, post, responseOf, sessionOf } from "../support/signed-in";
import { createUser } from "../support/user";

const minutesFromNow = (minutes: number) => ({ dateTime: new Date(Date.now() + minutes * MINUTE).toISOString() });

/** A meeting of the user in so many minutes. */
async function withMeeting(minutes: number, guests: { email: string; responseStatus: string }[]) {
  const user = await createUser();
  const cookie = await sessionOf(user.id);
  const [start, end] = [minutesFromNow(minutes), minutesFromNow(minutes + 30)];
  await putEvent(user.email, { id: "soon", summary: "Budget", start, end, attendees: guests });
  await refresh.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
  return { user, cookie };
}

test("a meeting says who comes, and its history who moved it", async () => {
  const guests = ["accepted", "accepted", "declined", "needsAction"];
  const { user, cookie } = await withMeeting(
    3000,
    guests.map((responseStatus, n) => ({ email: `guest${n}@example.com`, responseStatus })),
  );
  const { date, time } = wallTimeOf(Date.now() + 4000 * MINUTE, user.zone);
  const fields = { startDate: date, startTime: time, durationMinutes: "30", seen: "" };
  const page = await details.loader(args(get("/", cookie), { id: "soon" }));
  expect(page.meeting.guests.map(({ answer }) => answer)).toEqual(["yes", "yes", "no", "no answer"]);
  expect(page.changes).toEqual([]);

  const form = await reschedule.loader(args(get("/", cookie), { id: "soon" }));
  const sent = { ...fields, seen: form.seen, anyway: "on" };
  await responseOf(reschedule.action(args(post("/dashboard/meetings/soon/reschedule", sent, cookie), { id: "soon" })));
  const { changes } = await details.loader(args(get("/", cookie), { id: "soon" }));
  expect(changes.map(({ what }) => what)).toEqual([expect.stringMatching(/^Moved from .* by you, here$/)]);
});

test("the place of somebody else's invitation has no link before the user has accepted it", async () => {
  const user = await createUser();
  const cookie = await sessionOf(user.id);
  const location = "Parley: your session has ended. Sign in again: https://parley-login.evil.test/auth";
  const [start, end] = [minutesFromNow(3000), minutesFromNow(3030)];
  const linkOf = async (responseStatus: string) => {
    const attendees = [{ email: user.email, self: true, responseStatus }];
    const organizer = { email: "stranger@evil.test" };
    await putEvent(user.email, { id: "theirs", summary: "Call", location, start, end, organizer, attendees });
    await refresh.action(args(post("/dashboard/calendar/refresh", {}, cookie)));
    const { place } = await details.loader(args(get("/", cookie), { id: "theirs" }));
    return place?.link?.host ?? null;
  };
  expect(await linkOf("needsAction")).toBeNull();
  expect(await linkOf("accepted")).toBe("parley-login.evil.test");
});

test("guests are told once that the user is late, however often the form is sent, and not days before", async () => {
  const address = `${crypto.randomUUID()}@example.com`;
  const { cookie } = await withMeeting(20, [{ email: address, responseStatus: "accepted" }]);
  const { told, mayTell, noticeId } = await late.loader(args(get("/", cookie), { id: "soon" }));
  expect({ told, mayTell }).toEqual({ told: [address], mayTell: true });
  const send = (fields: Record<string, string>) =>
    late.action(args(post("/dashboard/meetings/soon/late", fields, cookie), { id: "soon" }));
  expect(await send({ noticeId, minutes: "7" })).toMatchObject({ init: { status: 400 } });
  for (let twice = 0; twice < 2; twice++) {
    const answer = await responseOf(send({ noticeId, minutes: "10" }));
    expect(decodeURIComponent(cookiesOf(answer))).toContain("They know");
  }
  expect((await mailsTo(address)).map(({ text }) => /10 minutes/.test(text))).toEqual([true]);

  const early = await withMeeting(3000, [{ email: address, responseStatus: "accepted" }]);
  const answer = await responseOf(
    late.action(
      args(post("/dashboard/meetings/soon/late", { noticeId: crypto.randomUUID(), minutes: "10" }, early.cookie), {
        id: "soon",
      }),
    ),
  );
  expect(decodeURIComponent(cookiesOf(answer))).toContain("Nobody was told");
  expect(await mailsTo(address)).toHaveLength(1);
});
