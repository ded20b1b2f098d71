import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { IncomingMessage } from "~/domain/incoming-message";
import { MESSAGES_LIMIT } from "~/domain/rate-limits";
import { DAY, HOUR } from "~/domain/time";
import { Inbox, type Waiting } from "../../workers/inbox";

const NOW = Date.parse("2026-11-24T09:05:00Z");

/** An inbox of its own, in an object that no user has. */
function withInbox(look: (inbox: Inbox) => void): Promise<void> {
  const assistant = env.ASSISTANT.get(env.ASSISTANT.idFromName(`inbox-${crypto.randomUUID()}`));
  return runInDurableObject(assistant, (_, state) => look(new Inbox(state.storage.sql)));
}

let sent = 0;
/** Puts a message in, answers it and gives how it waited. */
function take(inbox: Inbox, text: string, at: number, more: Partial<IncomingMessage> = {}): Waiting {
  sent += 1;
  const message: IncomingMessage = { messageId: `wamid.${sent}`, from: "+31612345678", sentAt: at, kind: "text", text };
  inbox.put({ ...message, ...more }, "user", at);
  const waiting = inbox.next();
  if (!waiting) throw new Error("nothing waits");
  inbox.finish(waiting, at);
  return waiting;
}

test("what was typed in the last hour is remembered, oldest first, three at most; taps and voices are not", () =>
  withInbox((inbox) => {
    take(inbox, "too old", NOW - HOUR - 1);
    for (const text of ["one", "two", "three"]) take(inbox, text, NOW - 1000);
    expect(inbox.earlier(take(inbox, "four", NOW))).toEqual(["one", "two", "three"]);
    take(inbox, "Yes, book it", NOW, { kind: "choice", choiceId: "yes:1" });
    take(inbox, "", NOW, { kind: "audio" });
    expect(inbox.earlier(take(inbox, "five", NOW))).toEqual(["four"]);
    expect(inbox.earlier(take(inbox, "later", NOW + 2 * HOUR))).toEqual([]);
  }));

test("what was heard is kept for a second run, counted for a day and forgotten with the text after a month", () =>
  withInbox((inbox) => {
    const first = take(inbox, "unclear", NOW);
    expect(inbox.recall(first)).toBeNull();
    const hearing = { earlier: ["before"], form: null, said: "words" };
    inbox.keep(first, hearing);
    expect(inbox.recall(first)).toEqual(hearing);

    expect(inbox.heardToday(first)).toBe(0);
    expect(inbox.heardToday(take(inbox, "soon", NOW + DAY - 1))).toBe(1);
    expect(inbox.heardToday(take(inbox, "next day", NOW + DAY))).toBe(0);

    take(inbox, "a month later", NOW + 30 * DAY);
    expect(inbox.recall(first)).toEqual(hearing);
    take(inbox, "and a moment", NOW + 30 * DAY + 1);
    expect(inbox.recall(first)).toBeNull();
  }));

test("a message is taken once, and its reply is claimed once", () =>
  withInbox((inbox) => {
    const waiting = take(inbox, "hello", NOW);
    expect(inbox.put(waiting.message, "user", NOW)).toBe("known");
    expect(inbox.next()).toBeUndefined();
    expect([inbox.claimReply(waiting, NOW), inbox.claimReply(waiting, NOW)]).toEqual([true, false]);
  }));

const { tries, windowMs } = MESSAGES_LIMIT;

/** Puts messages in that come at the same moment: what became of each. */
function flood(inbox: Inbox, count: number, at: number, sentAt = at): string[] {
  return Array.from({ length: count }, () => {
    sent += 1;
    const message = { messageId: `wamid.${sent}`, from: "+31612345678", sentAt, kind: "text", text: "hi" } as const;
    return inbox.put(message, "user", at);
  });
}

/** Answers all that waits: how many are one too many. */
function answerAll(inbox: Inbox, at: number): number {
  let tooMany = 0;
  for (let next = inbox.next(); next; next = inbox.next()) {
    tooMany += Number(next.isTooMany);
    expect(next.message).not.toHaveProperty("isTooMany");
    inbox.finish(next, at);
  }
  return tooMany;
}

test("of more messages in a minute than the limit one is kept to be told so, and the rest is dropped", () =>
  withInbox((inbox) => {
    expect(flood(inbox, tries, NOW).every((put) => put === "kept")).toBe(true);
    expect(flood(inbox, 5, NOW + windowMs - 1)).toEqual(["kept", ...Array.from({ length: 4 }, () => "dropped")]);
    expect(answerAll(inbox, NOW)).toBe(1);
    // A minute after the first ones there is room again.
    expect(flood(inbox, 1, NOW + windowMs)).toEqual(["kept"]);
    expect(answerAll(inbox, NOW)).toBe(0);
  }));

test("what is tapped counts by itself, and of what was dropped the last three are named once", () =>
  withInbox((inbox) => {
    flood(inbox, tries + 1, NOW);
    const put = (text: string, more: Partial<IncomingMessage> = {}) => {
      sent += 1;
      const typed = { messageId: `wamid.${sent}`, from: "+31612345678", sentAt: NOW, kind: "text", text } as const;
      return inbox.put({ ...typed, ...more }, "user", NOW);
    };
    const taps = Array.from({ length: tries + 2 }, () => put("Yes", { kind: "choice", choiceId: "yes:1" }));
    expect(taps.slice(-3)).toEqual(["kept", "kept", "dropped"]);
    for (const text of ["one", "two", "yes"]) expect(put(text)).toBe("dropped");
    expect(put("yes", { messageId: `wamid.${sent}` })).toBe("known");
    expect(inbox.takeUnread().map(({ message }) => message.text)).toEqual(["one", "two", "yes"]);
    expect(inbox.takeUnread()).toEqual([]);
  }));

test("a message that comes twice counts once, also when there are too many", () =>
  withInbox((inbox) => {
    const again = { messageId: "wamid.again", from: "+31612345678", sentAt: NOW, kind: "text", text: "hi" } as const;
    expect(inbox.put(again, "user", NOW)).toBe("kept");
    for (let n = 0; n < 2 * tries; n++) expect(inbox.put(again, "user", NOW)).toBe("known");
    flood(inbox, tries + 5, NOW);
    expect(inbox.put(again, "user", NOW)).toBe("known");
    expect(answerAll(inbox, NOW)).toBe(1);
  }));

test("messages that were held back, or are played at other moments, are no flood", () =>
  withInbox((inbox) => {
    const held = Array.from({ length: 3 * tries }, (_, n) => flood(inbox, 1, NOW, NOW - n * windowMs)[0]);
    expect(held.every((put) => put === "kept")).toBe(true);
  }));
