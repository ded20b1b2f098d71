import type { Owner } from "~/db/users";
import { clockFor } from "~/domain/clock-style";
import { spokenFor } from "~/domain/language";
import type { Instant } from "~/domain/time";
import { zoneAt } from "~/domain/trips";
import type { Deps } from "~/services/deps";
import type { Voice } from "../say/voice";

export type NotifyDeps = Pick<
  Deps,
  "db" | "whatsapp" | "encryption" | "clock" | "queueDelivery" | "appUrl" | "notifyPages"
>;

/** How a user is spoken to out of the blue, about something at that moment: in the zone where they are then. */
export function voiceOf({ appUrl, clock }: NotifyDeps, { preferences }: Owner, about: Instant): Voice {
  const language = spokenFor(preferences.language);
  return {
    now: clock(),
    zone: zoneAt(about, preferences),
    preferences,
    appUrl,
    clock: clockFor(preferences.timezone, language),
    language,
  };
}
