import type { CalendarEvent } from "~/domain/calendar-event";
import { googleEventId } from "~/domain/event-id";
import type { NewMeeting } from "~/domain/new-meeting";
import { isProviderError } from "./errors";
import { type CalendarRequest, EVENTS, eventOf, orUndefined, type SendUpdates } from "./google-calendar-request";
import { type EventPatch, isPatched, writeNewEvent, writePatch } from "./google-event";
import type { Call } from "./request";

export function googleEvents(google: CalendarRequest) {
  const eventUrl = (id: string, query?: Record<string, string>) => google.url([...EVENTS, id], query);

  function getEvent(accessToken: string, id: string, { zone }: { zone: string }) {
    return orUndefined(google.read(accessToken, eventUrl(id)).then((answer) => eventOf(answer, zone, false)));
  }

  /**
   * Changes what the patch names. Repeating it is safe: the second time changes nothing.
   *
   * @param etag refuses the change (status 412, reason "conditionNotMet") when the event is no longer this version
   */
  async function patchEvent(
    accessToken: string,
    id: string,
    patch: EventPatch,
    { sendUpdates, zone, etag }: { sendUpdates: SendUpdates; zone: string; etag?: string | null | undefined },
  ): Promise<CalendarEvent> {
    const change: Call = {
      method: "PATCH",
      url: eventUrl(id, { sendUpdates }),
      headers: versionHeader(etag),
      body: writePatch(patch),
      write: true,
    };
    return google.repeat(async (mayBeDone) => {
      try {
        return eventOf(await google.call(accessToken, change), zone, true);
      } catch (error) {
        // An earlier try may have been what changed the version.
        if (!mayBeDone || !isProviderError(error) || error.status !== 412) throw error;
        const event = await getEvent(accessToken, id, { zone });
        if (event && isPatched(event, patch)) return event;
        throw error;
      }
    });
  }

  return {
    /** The event, cancelled ones included; undefined when there is none or the user may not see it. */
    getEvent,

    /**
     * Makes the event once, however often Google breaks off: the id is ours, so a second try meets the first.
     * With `meet` the event gets a video call, whose link may come a moment later.
     *
     * @throws ProviderError 409 when the id belongs to an event that is cancelled by now
     */
    async insertEvent(
      accessToken: string,
      meeting: NewMeeting,
      { sendUpdates, meet }: { sendUpdates: SendUpdates; meet: boolean },
    ): Promise<CalendarEvent> {
      const url = google.url(EVENTS, { sendUpdates, ...(meet && { conferenceDataVersion: "1" }) });
      const body = writeNewEvent(meeting, meet);
      try {
        const answer = await google.repeat(() => google.call(accessToken, { method: "POST", url, body, write: true }));
        return eventOf(answer, meeting.zone, true);
      } catch (error) {
        if (!isProviderError(error) || error.status !== 409) throw error;
        const existing = await getEvent(accessToken, googleEventId(meeting.meetingId), meeting);
        if (existing?.status !== "confirmed") throw error;
        return existing;
      }
    },

    patchEvent,

    /**
     * Changes the event to what the patch says, whatever it has become since. Its version is read first: a try that Google
     * carries out late, behind what somebody has changed by then, meets another one and does nothing.
     */
    async patchNewest(
      accessToken: string,
      id: string,
      patch: EventPatch,
      options: { sendUpdates: SendUpdates; zone: string },
    ): Promise<CalendarEvent> {
      const found = await getEvent(accessToken, id, options);
      // By an earlier run: guests are told once.
      if (found && isPatched(found, patch)) return found;
      return patchEvent(accessToken, id, patch, { ...options, etag: found?.etag });
    },

    /**
     * Cancels the event, whatever it has become since. Says which when somebody else had done so before.
     *
     * @param etag of the version that is known, if any: a try that Google carries out late, behind an undo, meets another
     * one and does nothing
     */
    async deleteEvent(
      accessToken: string,
      id: string,
      { sendUpdates, zone, etag }: { sendUpdates: SendUpdates; zone: string; etag?: string | null },
    ): Promise<"deleted" | "already-gone"> {
      const cancel = (version: string | null | undefined) =>
        google.call(accessToken, {
          method: "DELETE",
          url: eventUrl(id, { sendUpdates }),
          headers: versionHeader(version),
          write: true,
        });
      return google.repeat(async (mayBeDone) => {
        const gone = mayBeDone ? "deleted" : "already-gone";
        const refusedWith = await statusOf(cancel(etag), [404, 410, 412]);
        if (refusedWith !== 412) return refusedWith === undefined ? "deleted" : gone;
        const found = await getEvent(accessToken, id, { zone });
        if (!found || found.status === "cancelled") return gone;
        await cancel(found.etag);
        return "deleted";
      });
    },
  };
}

/** What makes Google refuse a call that is meant for another version. */
const versionHeader = (etag: string | null | undefined) => (etag ? { "if-match": etag } : undefined);

/** The status of a refusal that means something here; undefined when the call was carried out. Any other error is thrown. */
async function statusOf(call: Promise<unknown>, meant: readonly number[]): Promise<number | undefined> {
  try {
    await call;
  } catch (error) {
    if (!isProviderError(error) || !meant.includes(error.status)) throw error;
    return error.status;
  }
}
