import { selectItemsAfter, selectSummariesAfter } from "~/db/summaries";
import { writeMoment } from "~/domain/api-time";
import { ActionItemQuery, SummaryQuery } from "~/forms/api";
import * as answers from "./answers";
import { cutPage, isCursorOf, peekCursor } from "./cursor";
import { operation } from "./operation";

const [SUMMARIES, ITEMS] = ["summaries", "action-items"];

export const listSummaries = operation({
  ...{ id: "listSummaries", method: "GET", path: "/summaries", tag: "Summaries", scope: "summaries:read" },
  summary: "List summaries",
  description: "What your meetings came to, the latest first. Every line rests on words of the transcript.",
  query: SummaryQuery,
  answer: { status: 200, schema: answers.SummaryList, text: "A page of summaries." },
  problems: ["bad-cursor"],
  example: () => ({ query: { limit: 5 } }),
  reads: (db, { userId, query: { limit, cursor } }) => {
    const after = peekCursor(cursor);
    const position = typeof after?.at === "number" ? { startAt: after.at, id: after.id } : null;
    return { summaries: selectSummariesAfter(db, userId, position, limit) };
  },
  handle: async ({ holder: { userId }, query: { cursor, limit }, rows, refuse }) => {
    if (cursor !== undefined && !isCursorOf(cursor, SUMMARIES, userId)) return refuse("bad-cursor");
    const page = { limit, list: SUMMARIES, userId };
    const { shown, next } = cutPage(rows.summaries, page, ({ startAt, id }) => ({ at: startAt, id }));
    const data = shown.map(
      ({ eventId, title, startAt, timezone, language, overview, decisions, questions, followUp }) => ({
        ...{ meeting_id: eventId, title, start: writeMoment(startAt, timezone), time_zone: timezone, language },
        overview: overview.map(({ text }) => text),
        decisions: decisions.map(({ text }) => text),
        questions: questions.map(({ text }) => text),
        follow_up: followUp?.when ?? null,
      }),
    );
    return { status: 200, body: { data, next_cursor: next } };
  },
});

export const listActionItems = operation({
  ...{ id: "listActionItems", method: "GET", path: "/action-items", tag: "Summaries", scope: "summaries:read" },
  summary: "List action items",
  description: "What was taken on in your meetings, those that are due first.",
  query: ActionItemQuery,
  answer: { status: 200, schema: answers.ActionItemList, text: "A page of action items." },
  problems: ["bad-cursor"],
  example: () => ({ query: { state: "open" } }),
  reads: (db, { userId, query: { limit, cursor, state } }) => {
    const after = peekCursor(cursor);
    const position = typeof after?.at === "string" ? { due: after.at, id: after.id } : null;
    return { items: selectItemsAfter(db, userId, { state, after: position, limit }) };
  },
  handle: async ({ holder: { userId }, query: { cursor, limit }, rows, refuse }) => {
    if (cursor !== undefined && !isCursorOf(cursor, ITEMS, userId)) return refuse("bad-cursor");
    const page = { limit, list: ITEMS, userId };
    const { shown, next } = cutPage(rows.items, page, ({ sortedBy, id }) => ({ at: sortedBy, id }));
    const data = shown.map(({ id, text, owner, due, doneAt, eventId, title }) => ({
      ...{ id, text, owner, due, is_done: doneAt !== null, meeting_id: eventId, meeting_title: title },
    }));
    return { status: 200, body: { data, next_cursor: next } };
  },
});
