import { whenBuilt } from "~/domain/capabilities";

/** Under the title; null once the API is there. */
export const apiStatus = whenBuilt(
  "api",
  null,
  "It is not open yet. This is what it will look like; tell us what you would build.",
);

export const apiFeatures = [
  { title: "Simple REST", text: "JSON in, JSON out, over HTTPS, under one address: /api/v1." },
  { title: "Keys with scopes", text: "Each key may do only what you allow it, and can be withdrawn at once." },
  { title: "The same rules as the chat", text: "Conflicts, buffers and working hours count for your software too." },
] as const;

/**
 * From a key to a meeting, as a person types it.
 *
 * @param appUrl where this Parley runs, without a slash at the end
 */
export function quickstart(appUrl: string) {
  return [
    {
      title: "Make a key",
      text: "In your settings, under API, tick `availability:read`, `meetings:read` and `meetings:write`. It is shown once. To try it without an account of your own, `npm start` runs all of Parley on your machine, with calendars that nobody else sees.",
      code: "export PARLEY_KEY=parley_live_…",
    },
    {
      title: "Find a time",
      text: "The first half hour that is free in your calendar, in your working hours.",
      code: `START=$(curl -sS "${appUrl}/api/v1/availability?duration=30&limit=1" \\
  -H "Authorization: Bearer $PARLEY_KEY" |
  sed -E 's/.*"slots":\\[\\{"start":"([^"]+)".*/\\1/')
echo "$START"`,
    },
    {
      title: "Book it",
      text: "Send it again with the same `Idempotency-Key`, and it is still one meeting.",
      code: `curl -sS "${appUrl}/api/v1/meetings" \\
  -H "Authorization: Bearer $PARLEY_KEY" \\
  -H "Idempotency-Key: my-first-meeting" \\
  -H "Content-Type: application/json" \\
  -d @- <<JSON
{
  "title": "Project kickoff",
  "start": "$START",
  "duration": 30,
  "participant_email": "anna@example.com"
}
JSON`,
    },
    {
      title: "Look at it",
      text: "It is in your Google Calendar, and on your page. Text “undo” to Parley, and it is gone again.",
      code: `curl -sS "${appUrl}/api/v1/meetings" -H "Authorization: Bearer $PARLEY_KEY"`,
    },
  ] as const;
}

export const problemExample = `HTTP/1.1 409 Conflict
Content-Type: application/problem+json
Request-Id: req_5f0c2b8f4c1d4e7aa4c9d7f1b2a3c4d5

{
  "type": "https://…/api/errors#slot-taken",
  "title": "The time is taken",
  "status": 409,
  "detail": "Something else is in the calendar then. …",
  "request_id": "req_5f0c2b8f4c1d4e7aa4c9d7f1b2a3c4d5",
  "conflicts": [{ "start": "…T15:00:00+01:00", "end": "…T15:30:00+01:00", "id": "…", "title": "Budget" }],
  "alternatives": [{ "start": "…T15:45:00+01:00", "end": "…T16:15:00+01:00" }]
}`;

/** What holds for every call. */
export const apiRules = [
  {
    id: "retries",
    title: "Sending again",
    paragraphs: [
      "Give every booking an `Idempotency-Key` of your own, such as a UUID. Whatever breaks on the way, send the same request with the same key again: it is done once, and for 24 hours every copy is answered the same, with `Idempotent-Replayed: true`. Another request with that key is refused with 422.",
      "Send again after 429 and `still-running`, once the seconds in `Retry-After` are over, and after 500, 502 and 503, with a pause that doubles. Any other refusal stays what it is.",
    ],
  },
  {
    id: "versions",
    title: "Changing what has changed",
    paragraphs: [
      "A meeting comes with an `ETag`. Send it as `If-Match` with PATCH, PUT or DELETE: where somebody has changed the meeting since, you get 412 and nothing is done. Without it the last one wins. An empty `If-Match` does not reach us: it counts as none.",
    ],
  },
  {
    id: "times",
    title: "Times",
    paragraphs: [
      "Moments are RFC 3339 with an offset, in and out. With a `time_zone` the offset has to be the one that the zone has then, and the time has to exist there: `2026-03-29T02:30:00+01:00` in Europe/Amsterdam does not. `Z` goes with every zone. Without a `time_zone` any offset is taken for the moment that it says, and the answer is in the zone of your preferences.",
    ],
  },
  {
    id: "days",
    title: "Whole days",
    paragraphs: [
      "With `start_date` in place of `start` a meeting takes whole days. The dates are those of RFC 5545, the same in every zone, and `end_date` is the day after the last one: 24 to 26 December is `2026-12-24` and `2026-12-27`. Such a meeting says `is_all_day`, and its `start` and `end` are the midnights of your zone. PATCH with `start` makes it one with a time of day, and with `start_date` the other way round. What is cancelled keeps its moments alone.",
    ],
  },
  {
    id: "series",
    title: "Series",
    paragraphs: [
      "`recurrence` takes one RRULE of RFC 5545, like `FREQ=WEEKLY;BYDAY=TU;COUNT=10`, and makes the meeting the first of a series; with PATCH a single one. The rule has to name the day of that first one, and the series repeats in `time_zone`, at the same time of day whatever the clocks do. `BYSETPOS`, `BYHOUR` and what else a rule has no words for here is refused by name.",
      "Each meeting of a series is read by an id of its own, says `is_recurring`, and is changed and cancelled like any other: `apply_to=following` means it and those after it, `apply_to=all` all of them. More than one change their time of day alone, within the day; another field beside it is refused with 422. A move is held against your calendar for the one that you name, not for all that follow. Meetings that move have new ids. An event or a webhook about a whole series has its `series_id` as `meeting_id`.",
    ],
  },
  {
    id: "pages",
    title: "Lists",
    paragraphs: [
      "A list has `data` and `next_cursor`. Ask again with `cursor` until that is null. A cursor is good for its own list and its own account alone.",
    ],
  },
  {
    id: "limits",
    title: "Limits",
    paragraphs: [
      "A key has 600 calls a minute; `RateLimit` tells how many are left. An account has the calls of its plan in each month of UTC, counted for every call with a key that works. `GET /api/v1/usage` tells how many. Beyond either you get 429, which counts for nothing. A body has at most 1 MB.",
    ],
  },
  {
    id: "browsers",
    title: "Web pages",
    paragraphs: [
      "A browser may call only from the origins that the key allows; a key allows none unless you say so. Whoever opens such a page can read the key in it.",
    ],
  },
] as const;
