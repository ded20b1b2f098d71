import { claimTemplate, selectTemplates } from "~/db/meeting-templates";
import { selectBilling } from "~/db/quota";
import { type MeetingTemplate, templateKey } from "~/domain/meeting-template";
import { hasFeature } from "~/domain/plan-features";
import { standingOf } from "~/domain/subscription";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";

export type TemplateSaved = { ok: true } | { ok: false; reason: "not-in-plan" | "name-taken" | "too-many" };

/** Makes a template of the user's, or changes the one of that id. */
export async function saveTemplate(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  template: MeetingTemplate,
): Promise<TemplateSaved> {
  const now: Instant = clock();
  const [[billing], others] = await db.batch([selectBilling(db, userId), selectTemplates(db, userId)]);
  if (!billing || !hasFeature(standingOf(billing, now), "templates")) return { ok: false, reason: "not-in-plan" };
  const saved = await claimTemplate(db, userId, template, now);
  if (saved.length > 0) return { ok: true };
  const isTaken = others.some(({ id, name }) => id !== template.id && templateKey(name) === templateKey(template.name));
  return { ok: false, reason: isTaken ? "name-taken" : "too-many" };
}
