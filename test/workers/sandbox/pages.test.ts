import { expect, test } from "vitest";
import { openWorld } from "./sandbox-world";

test("a text sent from the phone's form reaches the app, and the page shows it and comes again until the answer", async () => {
  const world = openWorld();
  const sent = await world.call(
    "POST",
    "/phone?number=31612345678",
    new URLSearchParams({ text: "Hello <b>there</b>" }),
  );
  expect(sent.status).toBe(303);
  const waiting = await world.call("GET", "/phone?number=%2B31612345678");
  expect(waiting.text).toContain("Hello &lt;b&gt;there&lt;/b&gt;");
  expect(waiting.text).toContain('<noscript><meta http-equiv="refresh"');
  await world.text("An answer");
  expect((await world.call("GET", "/phone")).text).not.toContain("http-equiv");
});

test("a button on the phone is a form that taps it", async () => {
  const world = openWorld();
  await world.inbound({ text: "hello" });
  const action = { buttons: [{ type: "reply", reply: { id: "yes", title: 'Yes, "book" it' } }] };
  await world.send({ type: "interactive", interactive: { type: "button", body: { text: "Book?" }, action } });
  expect((await world.call("GET", "/phone")).text).toContain('value="Yes, &quot;book&quot; it"');
  await world.call("POST", "/phone", new URLSearchParams({ kind: "button", id: "yes", title: "Yes" }));
  const inbound = (await world.exchanges("whatsapp-webhook")).map(({ requestBody }) => requestBody).join("\n");
  expect(inbound).toContain('"button_reply":{"id":"yes","title":"Yes"}');
});

test("the phone answers a message and passes one on by plain forms", async () => {
  const world = openWorld();
  await world.inbound({ text: "hello" });
  const { body } = await world.text("Shall I *book* this?");
  const id: string = body.messages[0].id;
  const quotes = new URLSearchParams({ number: "31612345678", zone: "Europe/Amsterdam", quotes: id });
  expect((await world.call("GET", "/phone")).text).toContain(`${quotes}">Reply</a>`.replaceAll("&", "&amp;"));
  const page = (await world.call("GET", `/phone?${quotes}`)).text;
  expect(page).toContain(`<input type="hidden" name="quotes" value="${id}">`);
  // What is quoted has its bold words, and no stars.
  const quoted = "Shall I <b>book</b> this?";
  expect(page).toContain(`${quoted}</blockquote>`);
  await world.call("POST", "/phone", new URLSearchParams({ text: "yes", quotes: id }));
  expect((await world.call("GET", "/phone")).text).toContain(`<blockquote dir="auto"><p>${quoted}</p></blockquote>`);
  await world.call("POST", "/phone", new URLSearchParams({ text: "yes", forwarded: "on" }));
  const bodies = (await world.exchanges("whatsapp-webhook")).map(({ requestBody }) => JSON.parse(requestBody));
  const messages: { context?: unknown }[] = bodies.flatMap(({ entry }) => entry[0].changes[0].value.messages ?? []);
  expect(messages.slice(1).map(({ context }) => context)).toEqual([{ from: "15550783881", id }, { forwarded: true }]);
});

test("looking at the phone reads what was delivered", async () => {
  const world = openWorld();
  await world.inbound({ text: "hello" });
  await world.text("hi");
  const status = async () => (await world.outbound())[0].status;
  await expect.poll(status, { timeout: 5_000 }).toBe("delivered");
  const look = async () => {
    await world.call("GET", "/phone/feed?number=31612345678");
    return status();
  };
  await expect.poll(look, { timeout: 5_000 }).toBe("read");
});

test("an event's link leads to its page, and the week shows it with overlapping ones side by side", async () => {
  const world = openWorld();
  const put = async (id: string, summary: string) => {
    const event = {
      id,
      summary,
      start: { dateTime: "2026-11-25T10:00:00+01:00" },
      attendees: [{ email: "anna@example.com" }],
    };
    return (await world.control("PUT", "/google/events", { account: "demo@parley.test", event })).body.event;
  };
  const { htmlLink } = await put("aaaaa1", "Planning & <review>");
  await put("aaaaa2", "Other");
  const page = await world.call("GET", htmlLink.slice(world.base.length));
  expect(page.text).toContain("Planning &amp; &lt;review&gt;");
  expect(page.text).toContain("anna@example.com: needsAction");
  const week = await world.call("GET", "/calendar?account=demo@parley.test&week=2026-11-27");
  expect(week.text.match(/--width:50\.000%/g)).toHaveLength(2);
  expect((await world.call("GET", "/calendar?account=demo@parley.test&week=2026-12-04")).text).not.toContain(
    "Planning",
  );
});

test.each(["/", "/phone", "/calendar", "/mail", "/understand", "/nothing"])(
  "%s is a page with a language, a title and one heading",
  async (path) => {
    const world = openWorld();
    const { text } = await world.call("GET", path);
    expect(text).toContain('<html lang="en">');
    expect(text).toMatch(/<title>[^<]+<\/title>/);
    expect(text.match(/<h1/g)).toHaveLength(1);
    // Links stay in this world.
    expect(text).not.toMatch(/(href|action|src)="\/(?!~)/);
  },
);
