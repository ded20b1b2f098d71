import { Temporal } from "temporal-polyfill";
import { createDb } from "~/db/database";
import { actionItems, summaries } from "~/db/schema/summaries";
import { changeItem } from "~/db/summaries";
import { deleteSummary, restoreSummary } from "~/services/summaries/change-summary";
import type { Machine } from "../machine";
import { database } from "../memory-database";
import { Random } from "../random";
import type { NotificationApp } from "./app";
import type { PlayedUser } from "./doings";

const DAY = 86_400_000;
const EVENT = "summed-up";
/** Words that stand in no title, and in nothing that Parley says. */
export const ITEMS = ["Anvil", "Bobbin", "Cactus", "Dynamo", "Ermine"];

interface Parts {
  machine: Machine;
  app: NotificationApp;
  seed: string;
  until: number;
  zone: string;
  name: string;
}

/** What a user has taken on in a meeting that is over, due on days of the run, and what they do about it. */
export async function playItems({ id: userId }: PlayedUser, parts: Parts): Promise<void> {
  const { machine, app, seed, until, zone, name } = parts;
  const luck = new Random(`${seed}:${userId}:items`);
  if (luck.chance(0.4)) return;
  const begin = machine.now;
  const dayOf = () =>
    Temporal.Instant.fromEpochMilliseconds(luck.between(begin, until + DAY))
      .toZonedDateTimeISO(zone)
      .toPlainDate()
      .toString();
  const rows = ITEMS.slice(0, luck.between(1, ITEMS.length)).map((text, position) => ({
    ...{ id: `${userId}-${text}`, userId, summaryId: `${userId}-summary`, position, text: `Send the ${text}` },
    ...{ evidence: [], owner: luck.pick([name, name, name, "Somebody Else", null]), due: luck.pick([dayOf(), null]) },
  }));
  const db = createDb(database.d1);
  await db.batch([
    db.insert(summaries).values({
      ...{ id: `${userId}-summary`, userId, eventId: EVENT, title: "Talk", startAt: begin - DAY, timezone: zone },
      ...{ language: "en", overview: [], decisions: [], questions: [], followUp: null, dropped: 0, contentHash: "" },
      ...{ createdAt: begin, updatedAt: begin },
    }),
    db.insert(actionItems).values(rows),
  ]);
  for (let n = luck.between(0, 5); n > 0; n--) machine.at(luck.between(begin, until), act);

  function act(): void {
    const { id } = luck.pick(rows);
    const now = machine.now;
    const what = luck.weighted({ done: 3, open: 2, due: 4, owner: 2, away: 1, back: 1 });
    const change = {
      ...(what === "done" && { doneAt: now }),
      ...(what === "open" && { doneAt: null }),
      ...(what === "due" && { due: luck.pick([dayOf(), dayOf(), null]) }),
      ...(what === "owner" && { owner: luck.pick([name, "Somebody Else"]) }),
    };
    const of = { userId, eventId: EVENT, now };
    app.act(`item ${id}: ${what} ${JSON.stringify(change)}`, async (deps) => {
      if (what === "away") await deleteSummary(deps, of);
      else if (what === "back") await restoreSummary(deps, of);
      else await changeItem(deps.db, userId, id, change, now);
    });
  }
}
