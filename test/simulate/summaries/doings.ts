import { eq } from "drizzle-orm";
import { runTogether } from "~/db/database";
import { setMessages } from "~/db/opt-outs";
import { actionItems } from "~/db/schema/summaries";
import { updatePreferences } from "~/db/settings";
import { changeItem, editSummary } from "~/db/summaries";
import { markInbound } from "~/db/users";
import { deleteAccount } from "~/services/delete-account";
import { addTranscript } from "~/services/summaries/add-transcript";
import {
  deleteSummary,
  regenerateSummary,
  restoreEarlier,
  restoreSummary,
  takeBackWords,
} from "~/services/summaries/change-summary";
import { switchCollection } from "~/services/summaries/switch-collection";
import type { Machine } from "../machine";
import type { NotificationApp } from "../notifications/app";
import type { PhonePlay } from "../notifications/phone-play";
import { Random } from "../random";
import type { PlayedMeeting } from "./oracle";
import type { Words } from "./words";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Parts {
  machine: Machine;
  app: NotificationApp;
  phone: PhonePlay;
  seed: string;
  until: number;
  startOf: (meeting: PlayedMeeting) => number;
}

/** What one user does with the words of one meeting: brings them, brings them again or others, changes and puts away. */
export function playUser(meetings: readonly PlayedMeeting[], parts: Parts): void {
  const { machine, app, phone, seed, until } = parts;
  const [{ userId, phone: number } = { userId: "", phone: "" }] = meetings;
  const luck = new Random(`${seed}:${userId}:doings`);
  const moments = [machine.now + HOUR];

  /** Somewhere in the run, more often than not close to something else that is done. */
  function moment(): number {
    const near = luck.pick(moments) + luck.between(-3, 40) * luck.pick([5, 1_000, 5_000, MINUTE]);
    const at = luck.chance(0.6) && near > machine.now && near < until ? near : luck.between(machine.now, until);
    moments.push(at);
    return at;
  }

  function bring(meeting: PlayedMeeting, words: Words, tries = 0): void {
    let isHeard = false;
    const name = `brings ${words.marker}`;
    app.act(
      name,
      async (deps) =>
        addTranscript(deps, {
          ...{ userId, eventId: meeting.eventId, entries: words.entries, source: "pasted", zone: "UTC" },
          ...{ now: machine.now, meeting: { title: meeting.eventId, startAt: parts.startOf(meeting), attendees: [] } },
        }),
      () => {
        isHeard = true;
      },
    );
    // Whoever sees no answer sends the form again.
    if (tries < 2)
      machine.in(luck.pick([2_000, 30_000, 10 * MINUTE]), () => isHeard || bring(meeting, words, tries + 1));
  }

  for (const meeting of meetings)
    for (const words of meeting.words.filter(({ marker }) => marker !== meeting.conference?.words.marker)) {
      const at = moment();
      machine.at(at, () => bring(meeting, words));
      // The same once more, at once or later.
      if (luck.chance(0.3)) machine.at(at + luck.pick([1, 400, 5_000, HOUR, 25 * HOUR]), () => bring(meeting, words));
    }

  const prefer = (changes: Parameters<typeof updatePreferences>[2]) =>
    app.act(JSON.stringify(changes), ({ db, clock }) =>
      runTogether(db, updatePreferences(db, userId, changes, clock())),
    );
  const ofSome = (
    name: string,
    work: (of: { userId: string; eventId: string; now: number }) => Parameters<NotificationApp["act"]>[1],
  ) => {
    const { eventId } = luck.pick(meetings);
    app.act(`${name} ${eventId}`, work({ userId, eventId, now: machine.now }));
  };
  const answerTo = (wanted: "on" | "off") =>
    app.act(wanted === "on" ? "START" : "STOP", ({ db, clock }) =>
      runTogether(db, [setMessages(db, userId, wanted, clock())]),
    );
  const acts = {
    regenerate: () => ofSome("makes anew", (of) => (deps) => regenerateSummary(deps, of)),
    edit: () =>
      ofSome(
        "edits",
        ({ eventId, now }) =>
          ({ db }) =>
            editSummary(db, userId, eventId, { overview: [], decisions: [], questions: [] }, now).run(),
      ),
    done: () =>
      ofSome("ticks off", ({ now }) => async ({ db }) => {
        const item = await db
          .select({ id: actionItems.id })
          .from(actionItems)
          .where(eq(actionItems.userId, userId))
          .get();
        if (item) await changeItem(db, userId, item.id, { doneAt: now }, now);
      }),
    putAway: () => ofSome("puts away", (of) => (deps) => deleteSummary(deps, of)),
    restore: () => ofSome("brings back", (of) => (deps) => restoreSummary(deps, of)),
    undo: () => ofSome("brings the earlier back", (of) => (deps) => restoreEarlier(deps, of)),
    takeBack: () => ofSome("takes words back", (of) => (deps) => takeBackWords(deps, { ...of, hash: null })),
    mailOff: () => prefer({ notifyEmail: false }),
    mailOn: () => prefer({ notifyEmail: true }),
    keep: () => prefer({ keepTranscriptDays: luck.pick([0, 0, 30]) }),
    model: () => prefer({ summariseByModel: luck.chance(0.7) }),
    collect: () => {
      const wanted = luck.pick(["on", "off"] as const);
      app.act(`collecting ${wanted}`, (deps) => switchCollection(deps, userId, wanted, machine.now));
    },
    stop: () => answerTo("off"),
    start: () => answerTo("on"),
    writes: () => {
      phone.lastInboundAt.set(number, machine.now);
      app.act("writes", ({ db }) => markInbound(db, userId, machine.now, machine.now).run());
    },
    erase: () => app.act("deletes the account", (deps) => deleteAccount(deps, userId)),
  };
  for (let n = luck.between(0, 5); n > 0; n--) {
    const what = luck.weighted<keyof typeof acts>({
      ...{
        regenerate: 4,
        edit: 1,
        done: 2,
        putAway: 1,
        restore: 1,
        undo: 2,
        takeBack: 1,
        mailOff: 1,
        mailOn: 1,
        keep: 2,
        model: 3,
      },
      ...{ collect: 1, stop: 1, start: 1, writes: 2, erase: luck.chance(0.3) ? 1 : 0 },
    });
    machine.at(moment(), acts[what]);
  }
}
