import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

const good = { from: "Parley <hello@parley.test>", to: ["a@example.com"], subject: "Hello", text: "Hello" };

/** A call of Resend's API at the sandbox, as its own client would make it. */
async function send(body: unknown, headers: Record<string, string> = {}, path = "/emails") {
  const answer = await env.SANDBOX.fetch(`http://sandbox.test/api.resend.com${path}`, {
    method: "POST",
    headers: { authorization: "Bearer re_test", "user-agent": "test", "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json<Record<string, unknown>>() };
}

test("the same key with the same mail gives the first id, with another mail it is refused", async () => {
  const key = { "idempotency-key": crypto.randomUUID() };
  const [first, again] = [await send(good, key), await send(good, key)];
  expect(again).toEqual(first);
  expect(await send({ ...good, subject: "Other" }, key)).toMatchObject({
    status: 409,
    body: { statusCode: 409, name: "invalid_idempotent_request" },
  });
  expect(await send(good, { "idempotency-key": "x".repeat(257) })).toMatchObject({ status: 400 });
});

test.each([
  ["no key", good, { authorization: "" }, 401, "missing_api_key"],
  ["no sender", { ...good, from: undefined }, {}, 422, "missing_required_field"],
  ["a bad sender", { ...good, from: "Parley" }, {}, 422, "invalid_from_address"],
  ["a bad address", { ...good, to: "nobody" }, {}, 422, "validation_error"],
  ["51 addresses", { ...good, to: Array(51).fill("a@example.com") }, {}, 422, "validation_error"],
  ["nothing to say", { ...good, text: undefined }, {}, 422, "missing_required_field"],
  ["a field of the SDK's spelling", { ...good, replyTo: "b@example.com" }, {}, 422, "validation_error"],
  ["an attachment without content", { ...good, attachments: [{ filename: "a" }] }, {}, 422, "invalid_attachment"],
])("a mail with %s is refused as Resend does", async (_, body, headers, status, name) => {
  const answer = await send(body, headers as Record<string, string>); // the rows differ in their names
  expect(answer).toMatchObject({ status, body: { statusCode: status, name } });
});

test("a batch is sent whole and read back; the mailbox page shows it to people, hostile words as text", async () => {
  const to = `${crypto.randomUUID()}@example.com`;
  const hostile = { ...good, to, subject: "<script>alert(1)</script>", text: "See https://example.com/x" };
  const { status, body } = await send([hostile, { ...good, to }], {}, "/emails/batch");
  expect(status).toBe(200);
  const [{ id }] = body.data as [{ id: string }, { id: string }]; // two were sent

  const list = await env.SANDBOX.fetch(`http://sandbox.test/mail?to=${to}`);
  expect(await list.text()).toContain("&lt;script&gt;alert(1)");
  const page = await (await env.SANDBOX.fetch(`http://sandbox.test/mail/${id}`)).text();
  expect(page).toContain('<a href="https://example.com/x">');
  expect(page).not.toContain("<script>alert");
  const answer = await env.SANDBOX.fetch(`http://sandbox.test/api.resend.com/emails/${id}`, {
    headers: { authorization: "Bearer re_test", "user-agent": "test" },
  });
  expect(await answer.json()).toMatchObject({ id, to: [to], last_event: "delivered" });
});
