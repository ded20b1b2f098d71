import { Temporal } from "temporal-polyfill";
import * as z from "zod";
import type { Instant, Interval } from "~/domain/time";
import type { TranscriptEntry } from "~/domain/transcript";
import { ProviderError } from "./errors";
import { type Answer, type Connection, request } from "./request";
import { retry } from "./retry";

interface GoogleMeetConfig extends Connection {
  /** https://meet.googleapis.com */
  baseUrl: string;
}

export type GoogleMeet = ReturnType<typeof createGoogleMeet>;

/** Which conferences are meant: a code is used again by every meeting of a series, so the time says which. */
export interface HeldConference {
  /** "abc-mnop-xyz". */
  meetingCode: string;
  /** When the meeting was to be, by the calendar. */
  slot: Interval;
}

/** `none`: nobody was there, or nothing was written down. `growing`: not all of it is there yet. */
export type MeetTranscript = { state: "none" | "growing" } | { state: "ready"; entries: TranscriptEntry[] };

/** The most that Google gives in one answer. */
const PAGE = 100;
/** A day of talk; more answers than these are no meeting. */
const MOST_PAGES = 100;
/** How much too early a conference may begin. */
const EARLY = { hours: 1 };

const Records = z.object({
  conferenceRecords: z
    .array(z.object({ name: z.string(), startTime: z.string(), endTime: z.string().optional() }))
    .default([]),
  nextPageToken: z.string().optional(),
});
const Transcripts = z.object({
  transcripts: z.array(z.object({ name: z.string(), state: z.string().optional() })).default([]),
  nextPageToken: z.string().optional(),
});
const Named = z.object({ displayName: z.string().optional() });
const Participants = z.object({
  participants: z
    .array(
      z.object({
        name: z.string(),
        signedinUser: Named.optional(),
        anonymousUser: Named.optional(),
        phoneUser: Named.optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});
const Entries = z.object({
  transcriptEntries: z
    .array(
      z.object({
        name: z.string(),
        participant: z.string().optional(),
        text: z.string().default(""),
        startTime: z.string().optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});
const Refusal = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
});

/**
 * Transcripts of Google Meet (v2), as far as we use it: reading only. Throws ProviderError for what goes wrong outside; 401
 * means that the access token is over, and a 403 with `ACCESS_TOKEN_SCOPE_INSUFFICIENT` that reading was not allowed.
 */
export function createGoogleMeet(config: GoogleMeetConfig) {
  async function read(accessToken: string, path: string, query: Record<string, string>): Promise<Answer> {
    const url = `${config.baseUrl}/v2/${path}?${new URLSearchParams(query)}`;
    const headers = { authorization: `Bearer ${accessToken}` };
    const answer = await request("google-meet", config, { method: "GET", url, headers, write: false });
    if (answer.ok) return answer;
    const problem = Refusal.safeParse(answer.body).data?.error;
    const reason = problem?.details.find((detail) => detail.reason)?.reason ?? problem?.status;
    throw new ProviderError("google-meet", answer.status, { reason, write: false });
  }

  /** All pages of a list. */
  async function list<T extends { nextPageToken?: string }>(
    schema: z.ZodType<T>,
    accessToken: string,
    path: string,
    query: Record<string, string>,
  ): Promise<T[]> {
    const pages: T[] = [];
    for (let token: string | undefined, n = 0; n < MOST_PAGES; n++) {
      const asked = { ...query, pageSize: String(PAGE), ...(token && { pageToken: token }) };
      const answer = await retry(
        config,
        (error) => error.retryable,
        () => read(accessToken, path, asked),
      );
      const parsed = schema.safeParse(answer.body);
      if (!parsed.success)
        throw new ProviderError("google-meet", answer.status, { reason: "unreadable", write: false });
      pages.push(parsed.data);
      token = parsed.data.nextPageToken;
      if (!token) return pages;
    }
    return pages;
  }

  async function speakersOf(accessToken: string, record: string): Promise<Map<string, string>> {
    const pages = await list(Participants, accessToken, `${record}/participants`, {});
    const all = pages.flatMap(({ participants }) => participants);
    return new Map(
      all.map(({ name, signedinUser, anonymousUser, phoneUser }) => [
        name,
        (signedinUser ?? anonymousUser ?? phoneUser)?.displayName ?? "",
      ]),
    );
  }

  return {
    /**
     * What was said in the conferences of a meeting, those of all its transcripts in the order of time: transcription may
     * have been stopped and begun again, and the meeting itself as well.
     */
    async readTranscript(accessToken: string, { meetingCode, slot }: HeldConference): Promise<MeetTranscript> {
      const from = Temporal.Instant.fromEpochMilliseconds(slot.start).subtract(EARLY);
      const until = Temporal.Instant.fromEpochMilliseconds(slot.end);
      const filter = `space.meeting_code = "${meetingCode}" AND start_time>="${from}" AND start_time<="${until}"`;
      const records = (await list(Records, accessToken, "conferenceRecords", { filter })).flatMap(
        ({ conferenceRecords }) => conferenceRecords,
      );
      const transcripts: { record: string; name: string; state: string }[] = [];
      for (const { name: record } of records) {
        const pages = await list(Transcripts, accessToken, `${record}/transcripts`, {});
        const own = pages.flatMap((page) => page.transcripts);
        transcripts.push(...own.map(({ name, state = "" }) => ({ record, name, state })));
      }
      if (records.some(({ endTime }) => endTime === undefined)) return { state: "growing" };
      if (transcripts.length === 0) return { state: "none" };
      if (transcripts.some(({ state }) => state !== "FILE_GENERATED")) return { state: "growing" };
      const said: { at: Instant | null; speaker: string | null; text: string }[] = [];
      const speakers = new Map<string, string>();
      for (const record of new Set(transcripts.map((one) => one.record)))
        for (const [name, shown] of await speakersOf(accessToken, record)) speakers.set(name, shown);
      for (const { name } of transcripts) {
        const pages = await list(Entries, accessToken, `${name}/entries`, {});
        for (const { participant = "", text, startTime } of pages.flatMap((page) => page.transcriptEntries))
          said.push({ at: instantOf(startTime), speaker: speakers.get(participant) || null, text });
      }
      const inOrder = said.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0));
      return {
        state: "ready",
        entries: inOrder.map(({ at, ...rest }, n) => ({
          id: `m${n + 1}`,
          at: at === null ? null : Math.max(0, Math.round((at - slot.start) / 1000)),
          ...rest,
        })),
      };
    },
  };
}

function instantOf(time: string | undefined): Instant | null {
  if (time === undefined) return null;
  try {
    return Temporal.Instant.from(time).epochMilliseconds;
  } catch {
    return null; // not a time: the words are worth more than their moment
  }
}
