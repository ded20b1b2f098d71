import * as z from "zod";
import type { CalendarEvent } from "~/domain/calendar-event";
import { KEPT_PROPERTY, readEvent } from "./google-event";

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

/** @param zone IANA zone in which all-day events become moments */
export function readSeries(raw: unknown, zone: string): Series | undefined {
  const event = readEvent(raw, zone);
  const rules = Rules.safeParse(raw);
  if (!event || !rules.success) return undefined;
  const { recurrence, extendedProperties } = rules.data;
  return { event, recurrence, kept: extendedProperties?.private?.[KEPT_PROPERTY] ?? null };
}

const Instances = z.object({ items: z.array(z.object({ id: z.string() })) });

/** The ids of a list of instances, undefined when it is none. */
export function readInstanceIds(raw: unknown): string[] | undefined {
  return Instances.safeParse(raw).data?.items.map(({ id }) => id);
}
