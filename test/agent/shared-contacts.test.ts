import { describe, expect, test } from "vitest";
import { takeApart } from "~/agent/take-apart";
import { parseWhatsAppWebhook } from "~/forms/whatsapp";
import { converse } from "../support/dialogue";

/** A contact of the phone is the address that was asked for; else nothing comes of it, and of a place nothing either. */
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:25:00+01:00" });
  talk.say("book lunch with zed on friday at 12");
  return talk;
};

const contact = (...emails: string[]) => ({
  name: { formatted_name: "Zed Kane", first_name: "Zed" },
  phones: [{ phone: "+31 6 1234 5678", wa_id: "31612345678", type: "CELL" }],
  ...(emails.length > 0 && { emails: emails.map((email) => ({ email, type: "WORK" })) }),
});

/** What Meta's webhook brings of such a message. */
function received(type: string, content: object, context?: object) {
  const message = { from: "31612345678", id: "wamid.1", timestamp: "1790000000", type, ...content, context };
  const value = { messaging_product: "whatsapp", metadata: { phone_number_id: "106" }, messages: [message] };
  const entry = [{ id: "1", changes: [{ field: "messages", value }] }];
  const [read] = parseWhatsAppWebhook({ object: "whatsapp_business_account", entry }, "106").messages;
  if (!read) throw new Error("not read");
  return read;
}

const shares = (talk: ReturnType<typeof begin>, ...contacts: object[]) => {
  const { own } = takeApart(received("contacts", { contacts }), talk.pending());
  return own.kind === "text" ? talk.say(own.text) : talk.pass(own);
};

describe("where an address is asked for", () => {
  test("the one in the contact is taken, and shown before anything is written", () => {
    const talk = begin();
    expect(shares(talk, contact("Zed@Kane.example"))).toMatch(/^Shall I book this\?[\s\S]*zed \(zed@kane\.example\)/i);
    expect(talk.events()).toEqual([]);
  });

  test("one without an address says so, and one with several asks, and the question stands below", () => {
    expect(shares(begin(), contact())).toMatch(/^There is no e-mail address in that contact.*\nWhat is zed's e-mail/i);
    const several = [contact("zed@kane.example"), contact("kim@example.com")];
    expect(shares(begin(), ...several)).toMatch(/^There is more than one e-mail address.*\nWhat is zed's e-mail/i);
  });

  test("what was passed on answers nothing", () => {
    const message = received("contacts", { contacts: [contact("zed@kane.example")] }, { forwarded: true });
    expect(takeApart(message, begin().pending()).own.kind).toBe("other");
  });
});

test("what is no address is none", () => {
  const bad = { name: { formatted_name: "yes" }, emails: [{ email: "yes" }, { email: 7 }, null] };
  expect(received("contacts", { contacts: [bad] }).shared).toEqual({ emails: [] });
  expect(received("contacts", { contacts: "yes" }).shared).toBeUndefined();
});

test("a contact by itself makes nothing, and a place is said to be unreadable", () => {
  const talk = converse({ now: "2026-11-25T09:25:00+01:00" });
  expect(shares(talk, contact("zed@kane.example"))).toMatch(/^I did nothing with that contact\./);
  const place = { location: { latitude: 52.37, longitude: 4.9, name: "Cafe", address: "Dam 1" } };
  expect(talk.pass(takeApart(received("location", place)).own)).toMatch(/^I can't read a place on the map/);
  expect(talk.pending()).toBeNull();
});
