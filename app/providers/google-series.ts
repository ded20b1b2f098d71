import * as z from "zod";
import type { CalendarEvent } from "~/domain/calendar-event";
import { type CalendarRequest, EVENTS, eventOf, orUndefined, unreadable } from "./google-calendar-request";
import { KEPT_PROPERTY } from "./google-event";
import type { Answer } from "./request";

/** A series as a whole: what all its instances come from. */
export interface Series {
  /** With the times of its first instance. */
  event: CalendarEvent;
  /** RFC 5545 lines. */
  recurrence: string[];
  /** What `patchEvent` kept with it, null when nothing. */
  kept: string | null;
}

const Rules = z.object({
  recurrence: z.array(z.string()).default([]),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()).optional() }).optional(),
});

export function googleSeries(google: CalendarRequest) {
  return {
    /** The series as a whole, a cancelled one included; undefined when there is none. */
    async getSeries(accessToken: string, id: string, { zone }: { zone: string }): Promise<Series | undefined> {
      return orUndefined(
        google.read(accessToken, google.url([...EVENTS, id])).then((answer) => seriesOf(answer, zone)),
      );
    },

    /**
     * How many instances a series has before one of them, those that were cancelled alone among them.
     *
     * @param before the end of that instance's id, see `domain/series`
     */
    async countInstances(accessToken: string, id: string, { before }: { before: string }): Promise<number> {
      const query = { showDeleted: "true", maxResults: "2500" };
      const answer = await google.read(accessToken, google.url([...EVENTS, id, "instances"], query));
      const ids = readInstanceIds(answer.body);
      if (!ids) throw unreadable(answer, false);
      return ids.filter((one) => one.startsWith(`${id}_`) && one.slice(id.length + 1) < before).length;
    },
  };
}

function seriesOf(answer: Answer, zone: string): Series {
  const event = eventOf(answer, zone, false);
  const rules = Rules.safeParse(answer.body);
  if (!rules.success) throw unreadable(answer, false);
  const { recurrence, extendedProperties } = rules.data;
  return { event, recurrence, kept: extendedProperties?.private?.[KEPT_PROPERTY] ?? null };
}

const Instances = z.object({ items: z.array(z.object({ id: z.string() })) });

/** The ids of a list of instances, undefined when it is none. */
function readInstanceIds(raw: unknown): string[] | undefined {
  return Instances.safeParse(raw).data?.items.map(({ id }) => id);
}
