import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { allSubmissions, type TemplateSubmission } from "~/domain/template-words";

const root = resolve(import.meta.dirname, "../../..");
const ACCOUNT = "210987654321098";

/** A played Meta: what it holds, what it was asked, and how it answers a submission. */
let templates: (TemplateSubmission & { status: string })[] = [];
let asked: string[] = [];
let review = "APPROVED";
let refuses = false;
let meta: Server;
let home = "";

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "parley-templates-"));
  meta = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const url = new URL(request.url ?? "/", "http://meta");
      asked.push(`${request.method} ${url.pathname}`);
      response.statusCode = refuses ? 403 : 200;
      response.end(
        JSON.stringify(refuses ? { error: { message: "No permission", code: 10 } } : answer(request.method, url, body)),
      );
    });
  });
  await new Promise<void>((ready) => meta.listen(0, "127.0.0.1", ready));
  const { port } = meta.address() as AddressInfo; // it listens on a port
  writeFileSync(
    `${home}/settings`,
    `WHATSAPP_BASE_URL=http://127.0.0.1:${port}\nWHATSAPP_API_VERSION=v23.0\nWHATSAPP_TOKEN=a-secret-token\nWHATSAPP_PHONE_NUMBER_ID=1\nWHATSAPP_BUSINESS_ACCOUNT_ID=${ACCOUNT}\n`,
  );
});
afterAll(() => {
  meta.close();
  rmSync(home, { recursive: true, force: true });
});
beforeEach(() => {
  templates = [];
  asked = [];
  review = "APPROVED";
  refuses = false;
});

function answer(method: string | undefined, url: URL, body: string): unknown {
  if (!url.pathname.endsWith("/message_templates")) return { success: true };
  if (method === "POST") {
    templates.push({ ...JSON.parse(body), status: review });
    return { id: "1", status: review, category: "UTILITY" };
  }
  // Pages of twenty, whatever was asked for.
  const start = Number(url.searchParams.get("after") ?? 0);
  const next = start + 20 < templates.length ? { next: "more" } : {};
  return { data: templates.slice(start, start + 20), paging: { cursors: { after: String(start + 20) }, ...next } };
}

function run(...args: string[]): Promise<{ status: number; output: string }> {
  return new Promise((ended) => {
    const command = ["workers/local/templates.mjs", ...args, "--settings", `${home}/settings`];
    const child = execFile(process.execPath, command, { cwd: root }, (_error, stdout, stderr) =>
      ended({ status: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

test("what is missing is submitted once, in every language, and the app and the number are linked", async () => {
  const total = allSubmissions().length;
  const { status, output } = await run("--pin", "123456");
  expect([status, output]).toEqual([0, expect.stringContaining(`${total} of ${total} templates are approved`)]);
  expect(templates.map(({ status: _, ...one }) => one)).toEqual(JSON.parse(JSON.stringify(allSubmissions())));
  expect(asked.slice(0, 2)).toEqual([`POST /v23.0/${ACCOUNT}/subscribed_apps`, "POST /v23.0/1/register"]);
  expect(output).not.toContain("a-secret-token");
  await run();
  expect(templates).toHaveLength(total);
});

test("what differs, waits or was refused is named, and the command ends with 1", async () => {
  templates = allSubmissions().map((one) => ({ ...one, status: "APPROVED" }));
  templates[6] = { ...allSubmissions()[6]!, components: [{ type: "BODY", text: "Other words" }], status: "APPROVED" };
  templates[8] = { ...allSubmissions()[8]!, status: "REJECTED" };
  const { status, output } = await run();
  expect(status).toBe(1);
  expect(output).toContain(`${templates[6]?.name} ${templates[6]?.language} has other words`);
  expect(output).toContain(`${templates[8]?.name} ${templates[8]?.language} is REJECTED`);
});

test("a dry run calls nobody; a refusal is told in Meta's words", async () => {
  expect((await run("--dry-run")).output).toContain("submit parley_reminder nl");
  expect(asked).toEqual([]);
  refuses = true;
  expect(await run()).toEqual({
    status: 1,
    output: expect.stringMatching(/Meta answered 403.*No permission \(code 10\)/),
  });
});
