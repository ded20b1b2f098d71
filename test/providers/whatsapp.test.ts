import { describe, expect, test } from "vitest";
import type { OutgoingMessage } from "~/domain/message";
import { cut } from "~/domain/text";
import { isProviderError } from "~/providers/errors";
import { createWhatsApp } from "~/providers/whatsapp";
import { errorOf, fakeFetch, type Reply } from "./fake-fetch";

const to = "+31612345678";
const hello: OutgoingMessage = { kind: "text", body: "Hello" };
const sent: Reply = { status: 200, body: { messaging_product: "whatsapp", messages: [{ id: "wamid.1" }] } };
const refused = (code: number, status = 400): Reply => ({
  status,
  body: { error: { code, message: "no", type: "OAuthException" } },
});

function phone(...replies: Reply[]) {
  const { calls, slept, connection } = fakeFetch(...replies);
  const settings = { baseUrl: "https://graph.test", apiVersion: "v23.0", phoneNumberId: "106", token: "secret-token" };
  return { calls, slept, whatsapp: createWhatsApp({ ...settings, ...connection, timeoutMs: 30 }) };
}

async function bodyOf(message: OutgoingMessage) {
  const { calls, whatsapp } = phone(sent);
  await whatsapp.send(to, message);
  return calls[0]?.body;
}

describe("a message", () => {
  test("goes to the number's messages with the token, our name and what should be echoed", async () => {
    const { calls, whatsapp } = phone(sent);
    expect(await whatsapp.send(to, hello, "delivery-1")).toBe("wamid.1");
    expect(calls[0]?.url.href).toBe("https://graph.test/v23.0/106/messages");
    expect(calls[0]?.headers.get("authorization")).toBe("Bearer secret-token");
    expect(calls[0]?.headers.get("user-agent")).toBe("Parley/1.0");
    expect(calls[0]?.body).toEqual({
      messaging_product: "whatsapp",
      recipient_type: "individual",
      to,
      type: "text",
      text: { body: "Hello", preview_url: false },
      biz_opaque_callback_data: "delivery-1",
    });
  });

  test("to somebody who hides their number names them as recipient", async () => {
    const { calls, whatsapp } = phone(sent);
    await whatsapp.send("NL.1349120865", hello);
    expect(calls[0]?.body).toMatchObject({ recipient: "NL.1349120865" });
    expect(calls[0]?.body).not.toHaveProperty("to");
  });

  test("with buttons carries them with their ids", async () => {
    const buttons = [
      { id: "yes:1", title: "Book it" },
      { id: "no:1", title: "No" },
    ];
    expect(await bodyOf({ kind: "buttons", body: "Shall I?", buttons, footer: "Parley" })).toMatchObject({
      type: "interactive",
      interactive: {
        type: "button",
        body: { text: "Shall I?" },
        footer: { text: "Parley" },
        action: { buttons: buttons.map((reply) => ({ type: "reply", reply })) },
      },
    });
  });

  test("with a list carries its rows, cut to what Meta takes", async () => {
    const rows = [
      { id: "a", title: "Tue 24 Nov, 15:00–15:30 in Amsterdam", description: "d".repeat(100) },
      { id: "b", title: "Other" },
    ];
    expect(await bodyOf({ kind: "list", body: "Pick one", label: "Show all free times", rows })).toMatchObject({
      interactive: {
        type: "list",
        action: {
          button: "Show all free times",
          sections: [
            {
              rows: [
                { id: "a", title: "Tue 24 Nov, 15:00–15:30…", description: `${"d".repeat(71)}…` },
                { id: "b", title: "Other" },
              ],
            },
          ],
        },
      },
    });
  });

  test("from a template fills its body on one line each, and its copy button", async () => {
    const message: OutgoingMessage = {
      kind: "template",
      name: "reminder",
      language: "en",
      parameters: ["Design\n\treview", ""],
      copyCode: "123456",
    };
    expect(await bodyOf(message)).toMatchObject({
      type: "template",
      template: {
        name: "reminder",
        language: { code: "en" },
        components: [
          {
            type: "body",
            parameters: [
              { type: "text", text: "Design review" },
              { type: "text", text: "–" },
            ],
          },
          { type: "button", sub_type: "url", index: "0", parameters: [{ type: "text", text: "123456" }] },
        ],
      },
    });
  });

  test("with two long button titles that begin alike keeps them apart", async () => {
    const buttons = ["Wednesday 25 November 09:00", "Wednesday 25 November 10:00"].map((title, n) => ({
      id: `${n}`,
      title,
    }));
    expect(await bodyOf({ kind: "buttons", body: "When?", buttons })).toMatchObject({
      interactive: {
        action: {
          buttons: [{ reply: { title: "Wednesday 25 Novemb…" } }, { reply: { title: "Wednesday 25 Nove… 2" } }],
        },
      },
    });
  });

  test.each<[string, OutgoingMessage, boolean]>([
    ["4096 letters", { kind: "text", body: "x".repeat(4096) }, true],
    ["4097 letters", { kind: "text", body: "x".repeat(4097) }, false],
    ["no letters", { kind: "text", body: " " }, false],
    [
      "1024 letters and a button",
      { kind: "buttons", body: "x".repeat(1024), buttons: [{ id: "a", title: "A" }] },
      true,
    ],
    [
      "1025 letters and a button",
      { kind: "buttons", body: "x".repeat(1025), buttons: [{ id: "a", title: "A" }] },
      false,
    ],
    ["no button", { kind: "buttons", body: "x", buttons: [] }, false],
    [
      "four buttons",
      { kind: "buttons", body: "x", buttons: ["a", "b", "c", "d"].map((id) => ({ id, title: id })) },
      false,
    ],
    [
      "one id twice",
      {
        kind: "buttons",
        body: "x",
        buttons: [
          { id: "a", title: "A" },
          { id: "a", title: "B" },
        ],
      },
      false,
    ],
    [
      "ten rows",
      { kind: "list", body: "x", label: "l", rows: [..."abcdefghij"].map((id) => ({ id, title: id })) },
      true,
    ],
    [
      "eleven rows",
      { kind: "list", body: "x", label: "l", rows: [..."abcdefghijk"].map((id) => ({ id, title: id })) },
      false,
    ],
  ])("of %s: sent or refused as Meta would", async (_, message, fits) => {
    const { calls, whatsapp } = phone(sent);
    const outcome = whatsapp.send(to, message);
    if (fits) expect(await outcome).toBe("wamid.1");
    else expect(await errorOf(outcome)).toBeInstanceOf(RangeError);
    expect(calls).toHaveLength(fits ? 1 : 0);
  });
});

test.each([
  ["short", 20, "short"],
  ["exactly twenty chars", 20, "exactly twenty chars"],
  ["exactly twenty-1 chars", 20, "exactly twenty-1 ch…"],
  ["a trailing space here and more", 17, "a trailing space…"],
  ["👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 15, "👩‍👩‍👧‍👦…"],
  ["e\u0301e\u0301e\u0301", 4, "e\u0301…"],
])("%j cut to %d is %j, with no character cut in two", (text, max, expected) => {
  expect(cut(text, max)).toBe(expected);
  expect(cut(text, max).length).toBeLessThanOrEqual(max);
});

describe("a failed send", () => {
  test.each([1, 2, 4, 80007, 130429, 131000, 131016, 131056, 135000])(
    "with code %d is tried again, because Meta said no",
    async (code) => {
      const { calls, slept, whatsapp } = phone(refused(code), refused(code, 500), sent);
      expect(await whatsapp.send(to, hello)).toBe("wamid.1");
      expect(calls).toHaveLength(3);
      expect(slept).toEqual([200, 800]);
    },
  );

  test("is given up after three tries, and may be tried later", async () => {
    const { calls, whatsapp } = phone(refused(130429, 429), refused(130429, 429), refused(130429, 429));
    expect(await errorOf(whatsapp.send(to, hello))).toMatchObject({
      provider: "whatsapp",
      status: 429,
      code: 130429,
      retryable: true,
      outcome: "refused",
    });
    expect(calls).toHaveLength(3);
  });

  test.each([131047, 131026, 132001])("with code %d is final at once, whatever the status", async (code) => {
    const { calls, whatsapp } = phone(refused(code, 500));
    expect(await errorOf(whatsapp.send(to, hello))).toMatchObject({ code, retryable: false, outcome: "refused" });
    expect(calls).toHaveLength(1);
  });

  test.each<[string, Reply, number]>([
    ["a broken connection", "break", 0],
    ["silence", "hang", 0],
    ["a gateway's own 502", { status: 502, body: "<html>Bad gateway</html>" }, 502],
  ])("by %s is never repeated: it may have arrived", async (_, reply, status) => {
    const { calls, whatsapp } = phone(reply);
    expect(await errorOf(whatsapp.send(to, hello))).toMatchObject({ status, retryable: true, outcome: "unknown" });
    expect(calls).toHaveLength(1);
  });

  test("after a refusal that was tried again and then broke off is unknown", async () => {
    const { calls, whatsapp } = phone(refused(131000, 500), "break");
    expect(await errorOf(whatsapp.send(to, hello))).toMatchObject({ status: 0, outcome: "unknown" });
    expect(calls).toHaveLength(2);
  });

  test("says neither token, number nor text", async () => {
    const { whatsapp } = phone({ status: 400, body: { error: { code: 100, message: `${to} Hello` } } });
    const error = await errorOf(whatsapp.send(to, hello));
    expect(isProviderError(error) && error.message).toBe("whatsapp answered 400 (100)");
  });

  test("accepted without an id is unknown", async () => {
    const { whatsapp } = phone({ status: 200, body: { success: true } });
    expect(await errorOf(whatsapp.send(to, hello))).toMatchObject({ reason: "unreadable", outcome: "unknown" });
  });

  test("does not follow a redirect with the token", async () => {
    const { calls, whatsapp } = phone({ status: 302 });
    expect(await errorOf(whatsapp.send(to, hello))).toMatchObject({ status: 302, outcome: "refused" });
    expect(calls).toMatchObject([{ redirect: "manual" }]);
  });
});

test("a message is marked as read, with or without typing", async () => {
  const done: Reply = { status: 200, body: { success: true } };
  const { calls, whatsapp } = phone(done, done);
  await whatsapp.markRead("wamid.in", { typing: true });
  await whatsapp.markRead("wamid.in", { typing: false });
  const read = { messaging_product: "whatsapp", status: "read", message_id: "wamid.in" };
  expect(calls.map(({ body }) => body)).toEqual([{ ...read, typing_indicator: { type: "text" } }, read]);
});
