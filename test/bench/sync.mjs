// A large calendar that is mirrored for the first time, with the whole app running: in how many of Google's pages, how long
// it takes, and the most memory that the app's process holds meanwhile. Then once more, with that process killed on the way:
// which pages are read again. Google is played by the proxy, so that its memory is not the app's. `EVENTS=…` sets how many.
import { demo } from "../../workers/local/seed.mjs";
import { rounded } from "./figures.mjs";
import { cron, pause, readRow, write } from "./people.mjs";
import { forgetPeakMemory, peakMemoryOf } from "./processor.mjs";
import { withRunningCopy } from "./running.mjs";

const EVENTS = Number(process.env.EVENTS ?? 5_000);
const DESCRIPTION = "0123456789abcdef".repeat(640);
const KILLED_AT_PAGE = 8;
const WITHIN_MS = 10 * 60_000;
const OF_DEMO = `FROM google_accounts WHERE email = '${demo.email}'`;

export async function measure() {
  const google = playedCalendar();
  return withRunningCopy(
    async (copy) => {
      const small = await mirrored(copy, google, 250);
      const large = await mirrored(copy, google, EVENTS);
      google.reset(EVENTS);
      await beginAnew(copy);
      await google.served(KILLED_AT_PAGE);
      await copy.killed();
      const before = google.pages.length;
      // Its timer would come back with its lease; the cron looks sooner.
      await write(copy, ["UPDATE google_accounts SET sync_due_at = 0;"]);
      await cron(copy.appUrl, Date.now());
      await allMirrored(copy, google);
      const again = google.pages.slice(before).filter((page) => google.pages.indexOf(page) < before).length;
      const figure = `first sync of ${EVENTS} events with descriptions of 10 KB`;
      return [
        { figure, unit: "s", value: large.seconds, pages: large.pages },
        {
          figure: `${figure}, peak memory of the app's process`,
          ...{ unit: "MB", value: large.peak, before: large.before, ofOnePage: small.peak },
        },
        {
          figure: `${figure}, killed on the way: pages read again`,
          unit: "pages",
          value: again,
          n: before,
          goal: "<= 1",
        },
      ];
    },
    { plays: google.answer },
  );
}

async function mirrored(copy, google, count) {
  google.reset(count);
  const worker = copy.worker();
  forgetPeakMemory(worker);
  const before = peakMemoryOf(worker);
  await beginAnew(copy);
  await google.served(1);
  const started = performance.now();
  await allMirrored(copy, google);
  const seconds = rounded((performance.now() - started) / 1_000);
  return { seconds, before, peak: peakMemoryOf(worker), pages: google.pages.length };
}

async function allMirrored(copy, google) {
  const until = Date.now() + WITHIN_MS;
  while (readRow(copy, `SELECT sync_token AS token ${OF_DEMO}`).token !== google.token()) {
    if (Date.now() > until) throw new Error(`Not mirrored in time, after ${google.pages.length} pages.`);
    await pause(20);
  }
}

/** As after a connection: nothing is mirrored, and a sync is due. */
async function beginAnew(copy) {
  await write(copy, [
    "UPDATE google_accounts SET sync_token = NULL, sync_checkpoint = NULL, sync_due_at = 0;",
    "DELETE FROM calendar_events;",
  ]);
  await cron(copy.appUrl, Date.now());
}

/** Google's list of events: `answer` plays it, `pages` are those that were asked for, token() is that of its last page. */
function playedCalendar() {
  let [count, round] = [0, 0];
  const pages = [];
  const token = () => `sync${round}`;
  return {
    pages,
    token,
    reset(events) {
      count = events;
      round += 1;
      pages.length = 0;
    },
    async served(wanted) {
      const until = Date.now() + WITHIN_MS;
      while (pages.length < wanted) {
        if (Date.now() > until) throw new Error(`Only ${pages.length} pages were asked for.`);
        await pause(5);
      }
    },
    answer(address) {
      const { pathname, searchParams } = new URL(address, "http://google");
      if (!pathname.endsWith("/calendars/primary/events")) return undefined;
      if (searchParams.has("syncToken")) return { items: [], nextSyncToken: searchParams.get("syncToken") };
      const from = Number(searchParams.get("pageToken") ?? 0);
      const until = Math.min(from + Number(searchParams.get("maxResults")), count);
      pages.push(from);
      const items = Array.from({ length: until - from }, (_, n) => eventOf(round, from + n));
      return { items, ...(until < count ? { nextPageToken: String(until) } : { nextSyncToken: token() }) };
    },
  };
}

function eventOf(round, n) {
  // A dozen a day, from yesterday on.
  const start = Math.floor(Date.now() / 86_400_000 - 1 + n / 12) * 86_400_000 + (8 + (n % 12)) * 3_600_000;
  const point = (at) => ({ dateTime: new Date(at).toISOString(), timeZone: "Europe/Amsterdam" });
  return {
    ...{ kind: "calendar#event", id: `event${round}n${n}`, status: "confirmed", etag: '"1"', summary: `Meeting ${n}` },
    ...{
      description: DESCRIPTION,
      start: point(start),
      end: point(start + 1_800_000),
      updated: "2026-01-01T00:00:00Z",
    },
    attendees: [{ email: `guest${n % 50}@example.com`, displayName: "Robin Example" }],
  };
}
