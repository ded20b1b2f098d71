import { expect, test } from "vitest";
import { crashAt } from "../support/crash";
import { mailsTo } from "../support/mailbox";
import { calendarOf, putEvent } from "../support/sandbox";
import { converse } from "../support/turns";
import { createUser } from "../support/user";

const NOW = "2026-11-24T09:05:00+01:00";

test.each(["moved", "told"] as const)(
  "a meeting one is late for is %s once, whatever crashes on the way",
  async (how) => {
    let steps = Number.POSITIVE_INFINITY;
    for (let step = 1; step <= steps; step++) {
      const user = await createUser();
      const guest = `guest-${user.id}@example.com`;
      const timeZone = "Europe/Amsterdam";
      await putEvent(user.email, {
        id: "sync1",
        summary: "Sync",
        start: { dateTime: "2026-11-24T10:00:00+01:00", timeZone },
        end: { dateTime: "2026-11-24T10:30:00+01:00", timeZone },
        attendees: [{ email: guest }],
      });
      const crash = crashAt(step, "after");
      const phone = await converse(user, NOW, { deps: crash.deps });
      const asked = await phone.text("running 10 late for the sync");
      expect(asked.buttons.map(({ title }) => title)).toEqual(["Yes, move it", "Only tell them", "No"]);
      crash.arm();
      const button = asked.buttons[how === "moved" ? 0 : 1];
      const answer = await phone.text(button?.title ?? "", { choiceId: button?.id });
      crash.disarm();
      if (!crash.happened()) {
        steps = step - 1;
        break;
      }
      expect(answer.text).toMatch(how === "moved" ? /^Changed: “Sync”[\s\S]*10:10–10:40/ : /^A mail is on its way/);

      const { events, writes } = await calendarOf(user.email);
      const mails = await mailsTo(guest);
      expect(Date.parse(events[0]?.start.dateTime ?? "")).toBe(
        Date.parse(`2026-11-24T10:${how === "moved" ? 10 : "00"}:00+01:00`),
      );
      // One way of telling, not both: Google tells of a move.
      expect(writes.filter(({ sendUpdates }) => sendUpdates === "all").length > 0).toBe(how === "moved");
      expect(mails.map(({ subject }) => subject)).toEqual(
        how === "told" ? [expect.stringMatching(/10 minutes late: Sync/)] : [],
      );
      if (how === "told") expect(mails[0]?.text).toContain("Tue 24 Nov, 10:00–10:30 (Amsterdam time, GMT+1)");
    }
    expect(steps).toBeGreaterThanOrEqual(3);
  },
);
