import { sql } from "drizzle-orm";
import { selectEventsIn } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { ownerOf, selectOwner } from "~/db/users";
import { notifyUser } from "~/services/notify-user";
import { isHalf } from "../decide/what-google-did";
import { foundOut } from "../say/ended";
import { type ConversationState, splitsIn } from "../state/conversation";
import { type NotifyDeps, voiceOf } from "./voice-of";

/** Reminds a user, once for each, of what stands half way in the calendar as it is known by now. */
export async function remindHalf(deps: NotifyDeps, userId: string, state: ConversationState): Promise<void> {
  const { db } = deps;
  const owner = ownerOf(await db.batch(selectOwner(db, userId)));
  if (!owner) return;
  for (const one of state.unsure) {
    for (const split of splitsIn(one)) {
      const { event, slot } = split;
      const start = Math.min(event.start, slot?.start ?? event.start);
      const end = Math.max(event.end, slot?.end ?? event.end);
      const events = (await selectEventsIn(db, userId, { start, end })).map(eventFromRow);
      if (!isHalf(split, events)) continue;
      const voice = { ...voiceOf(deps, owner, event.start), ...(state.language && { language: state.language }) };
      const of = split.kind === "series" ? ("move" as const) : ("undo" as const);
      const message = foundOut({ half: [{ event, of }] }, voice);
      const notice = { id: `half:${userId}:${one.id}`, kind: "notice" as const, message, template: null, mail: null };
      await notifyUser(deps, owner, notice, { onlyIf: sql`true`, alongside: [] });
    }
  }
}
