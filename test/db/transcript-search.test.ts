import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "~/db/schema/accounts";
import { transcripts } from "~/db/schema/summaries";
import { searchSummaries, searchTranscripts } from "~/db/transcript-search";
import { foundByMeeting } from "~/domain/found-words";
import { summaryPath } from "~/domain/summary-choice";
import { loader } from "~/routes/dashboard.meetings_.search";
import { addTranscript } from "~/services/summaries/add-transcript";
import { deleteSummary } from "~/services/summaries/change-summary";
import { pastMeeting } from "../support/past-meeting";
import { playedSummarise } from "../support/played-summary";
import { queryPlan } from "../support/query-plan";
import { args, get, sessionOf } from "../support/signed-in";
import { quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

async function held(user: TestUser, lines: readonly string[]) {
  const eventId = await pastMeeting(user.id);
  const entries = lines.map((text, n) => ({ id: `e${n}`, speaker: "Anna de Vries", at: n * 10, text }));
  await addTranscript(
    { ...quickDeps(), summarise: playedSummarise },
    {
      ...{ userId: user.id, eventId, entries, source: "pasted", zone: "UTC", now: Date.now() },
      meeting: { title: "Client call", startAt: Date.now(), attendees: [] },
    },
  );
  return eventId;
}

async function find(user: TestUser, query: string) {
  const [parts, lines] = await db.batch([searchTranscripts(db, user.id, query), searchSummaries(db, user.id, query)]);
  return foundByMeeting(query, parts, lines).flatMap((meeting) => meeting.found);
}

const indexed = () => env.DB.prepare("SELECT count(*) AS n FROM transcript_search_docsize").first<{ n: number }>();

test("words are found in what was said and in summaries, marked, with their place, by their beginning and without accents", async () => {
  const user = await createUser();
  const long = Array.from({ length: 30 }, (_, n) => `${n} ${"nothing much ".repeat(40)}`);
  await held(user, [...long, "The résumé of our pricing is done.", "We agreed on the pricing in March."]);
  const found = await find(user, "PRICING");
  expect(found.filter(({ anchor }) => anchor !== null).map(({ anchor }) => anchor)).toEqual(["said-31", "said-32"]);
  for (const { quote } of found) expect(quote.pieces).toContainEqual({ text: "pricing", marked: true });
  expect((await find(user, "resume pric")).map(({ anchor }) => anchor)[0]).toBe("said-31");
  expect(await find(user, "pricing October")).toEqual([]);
});

test.each(['"', "*", "", "AND", "said:x", "NEAR(a b)", "owner : x OR pricing", "'; --", "ß", "💥"])(
  "a query of %j is only words",
  async (query) => {
    const user = await createUser();
    await held(user, ["We agreed on the pricing."]);
    expect(await find(user, query)).toEqual([]);
  },
);

test("what was said and stands in the summary as well is found once, where it was said", async () => {
  const user = await createUser();
  await held(user, ["We agreed on the pelican.", "The pelican is loud."]);
  expect((await find(user, "pelican")).map(({ anchor, isSummed }) => [anchor, isSummed])).toEqual([
    ["said-1", true],
    ["said-2", true],
  ]);
  await db.delete(transcripts).where(eq(transcripts.userId, user.id));
  const lines = (await find(user, "pelican")).map(({ anchor, quote }) => [
    anchor,
    quote.pieces.map(({ text }) => text).join(""),
  ]);
  expect(lines.toSorted()).toEqual([
    [null, "The pelican is loud."],
    [null, "We agreed on the pelican."],
  ]);
});

test("a meeting that is full of the words hides no other, says that it has more, and can be searched alone", async () => {
  const user = await createUser();
  const other = await held(user, ["The heron again."]);
  const many = Array.from({ length: 300 }, (_, n) => `Heron ${n} ${"stands still ".repeat(20)}`);
  const full = await held(user, many);
  const search = async (query: Record<string, string>) => {
    const url = `/dashboard/meetings/search?${new URLSearchParams(query)}`;
    return loader(args(get(url, await sessionOf(user.id)), {}));
  };
  const { meetings } = await search({ q: "heron" });
  const shown = new Map(meetings.map(({ path, hits, more }) => [path, { hits: hits.length, more }]));
  expect(shown).toEqual(
    new Map([
      [summaryPath(full), { hits: 3, more: `?q=heron&in=${full}` }],
      [summaryPath(other), { hits: 1, more: null }],
    ]),
  );
  const alone = await search({ q: "heron", in: full });
  expect(alone.all).toBe("?q=heron");
  expect(alone.meetings).toMatchObject([{ path: summaryPath(full), more: null, isCut: false }]);
  expect(alone.meetings[0]?.hits).toHaveLength(300);
  expect((await search({ q: "heron", in: "of-nobody" })).meetings).toEqual([]);
});

test("nobody finds the words of another, whatever they search for", async () => {
  const [one, other] = [await createUser(), await createUser()];
  await held(one, ["We agreed on the unicorn."]);
  expect(await find(other, "unicorn")).toEqual([]);
  expect(await find(other, one.id.replaceAll("-", ""))).toEqual([]);
  expect(await find(one, "unicorn")).not.toEqual([]);
});

test("what is put away, forgotten or erased is found no more, and the index keeps nothing of it", async () => {
  const user = await createUser();
  const before = (await indexed())?.n ?? 0;
  const [away, words] = [await held(user, ["The unicorn flies."]), await held(user, ["The unicorn sings."])];
  await deleteSummary(quickDeps(), { userId: user.id, eventId: away, now: Date.now() });
  await db.delete(transcripts).where(eq(transcripts.eventId, words));
  expect((await find(user, "unicorn")).filter(({ anchor }) => anchor !== null)).toEqual([]);
  await held(user, ["One more unicorn."]);
  await db.delete(users).where(eq(users.id, user.id));
  expect((await indexed())?.n).toBe(before);
});

test("a search reads the index of words, and the rows of its user alone", async () => {
  for (const search of [searchTranscripts(db, "someone", "pricing"), searchSummaries(db, "someone", "pricing")]) {
    const { sql, params } = search.toSQL();
    expect(await queryPlan(sql, params.length)).not.toMatch(
      /SCAN (?:transcript_parts|transcripts|summaries|action_items|s\b|a\b)/,
    );
  }
});
