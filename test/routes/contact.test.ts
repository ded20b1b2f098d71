import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contactMessages, deliveries } from "~/db/schema/messages";
import { action } from "~/routes/_site.contact";
import { action as checkout } from "~/routes/checkout";
import { args, cookiesOf, get, post, responseOf, sessionOf, testContext } from "../support/signed-in";
import { createUser, db } from "../support/user";

const NOON = Date.UTC(2026, 2, 4, 12);

function letter(changes: Record<string, string> = {}) {
  const email = `${crypto.randomUUID()}@example.com`;
  return { name: "Ada Example", email, subject: "A question", message: "Does it work\nwith two lines?", ...changes };
}

/** Sends from an address of its own, so that no test uses up the tries of another. */
function send(fields: Record<string, string>, network = crypto.randomUUID(), now = NOON) {
  const request = post("/contact", fields);
  request.headers.set("cf-connecting-ip", network);
  return action(args(request, {}, testContext({ clock: () => now })));
}

function kept(email: string) {
  return db.select().from(contactMessages).where(eq(contactMessages.email, email));
}

test("a letter is kept, mailed to us and confirmed to its sender, who is thanked", async () => {
  const fields = letter();
  const response = await responseOf(send(fields));
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/contact");

  const [row] = await kept(fields.email);
  expect(row).toMatchObject({ ...fields, createdAt: NOON });
  const mails = await db.select().from(deliveries).where(eq(deliveries.kind, "contact"));
  const ids = [`contact/${row?.id}`, `contact-receipt/${row?.id}`];
  const ours = mails.filter(({ id }) => ids.includes(id));
  expect(ours.map(({ recipient }) => recipient).sort()).toEqual([fields.email, "support@parley.test"].sort());

  const page = await exports.default.fetch(get("/contact", cookiesOf(response)));
  const html = await page.text();
  expect(html).toContain("Message Sent!");
  expect(html.replaceAll("&#x27;", "'")).toContain("We'll get back to you as soon as possible.");
  expect(html).not.toContain("A question");
  expect(cookiesOf(page)).toBe("__Host-toast=");
});

test("the same letter twice, even at once, is one letter", async () => {
  const fields = letter();
  const answers = await Promise.all([responseOf(send(fields)), responseOf(send(fields))]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await kept(fields.email)).toHaveLength(1);
  await responseOf(send({ ...fields, message: "Another." }));
  expect(await kept(fields.email)).toHaveLength(2);
});

test.each(["name", "email", "subject", "message"])(
  "without %s nothing is kept, and the rest stays in the form",
  async (missing) => {
    const fields = letter({ subject: `Subject ${crypto.randomUUID()}`, [missing]: "" });
    const response = await exports.default.fetch(post("/contact", fields));
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(`id="field-${missing}-error"`);
    for (const [name, value] of Object.entries(fields)) if (name !== missing) expect(html).toContain(value);
    const rows = await db.select().from(contactMessages).where(eq(contactMessages.subject, fields.subject));
    expect(rows).toEqual([]);
  },
);

test("a subject with a line end is refused: it would end up in a mail's head", async () => {
  const fields = letter({ subject: "Hello\r\nBcc: all@example.com" });
  const response = await exports.default.fetch(post("/contact", fields));
  expect(response.status).toBe(400);
  expect(await kept(fields.email)).toEqual([]);
});

test("whoever fills the hidden field is thanked and ignored", async () => {
  const fields = letter();
  const response = await responseOf(send({ ...fields, website: "https://spam.example" }));
  expect(response.status).toBe(303);
  expect(await kept(fields.email)).toEqual([]);
});

test("the sixth letter of one sender in an hour waits, with its words kept; the next hour takes it", async () => {
  const { email } = letter();
  const nth = (message: string, now = NOON) => send(letter({ email, message }), undefined, now);
  for (const message of ["1", "2", "3", "4", "5"]) expect((await responseOf(nth(message))).status).toBe(303);
  const refused = await nth("6");
  expect(refused).toMatchObject({ init: { status: 429 }, data: { form: { initialValue: { message: "6" } } } });
  expect(await kept(email)).toHaveLength(5);
  expect((await responseOf(nth("6", NOON + 3_600_000))).status).toBe(303);
});

test("a plan's button leads a visitor to sign-up and a signed-in user to billing", async () => {
  const go = (fields: Record<string, string>, cookie = "") =>
    responseOf(checkout(args(post("/checkout", fields, cookie))));
  const visitor = await go({ plan: "professional" });
  expect([visitor.status, visitor.headers.get("location")]).toEqual([303, "/auth?tab=signup"]);

  const user = await createUser({ calendar: false });
  const signedIn = await go({ plan: "professional" }, await sessionOf(user.id));
  expect(signedIn.headers.get("location")).toBe("/dashboard/billing?plan=professional");
  const unknown = await go({ plan: "gold" }, await sessionOf(user.id));
  expect(unknown.headers.get("location")).toBe("/#pricing");
});
