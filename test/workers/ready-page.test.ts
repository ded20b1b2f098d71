import { expect, test } from "vitest";
import { toastCookie } from "~/http/toast";
import { readyPage } from "../../workers/ready-page";
import { APP, get, post } from "../support/signed-in";

/** Static assets of a build that has rendered `/`, `/landing` and `/contact`, or of one that has not. */
function assets(status = 200): Fetcher {
  const fetch = async () => new Response(status === 200 ? "kept" : null, { status });
  return { fetch } as unknown as Fetcher; // of a Fetcher only `fetch` is called
}

test.each(["/", "/landing", "/contact", "/?utm_source=mail"])("%s is handed out as it was built", async (path) => {
  expect(await (await readyPage(get(path), assets()))?.text()).toBe("kept");
});

test("somebody for whom a message waits gets a page that shows it", async () => {
  const cookie = toastCookie({ kind: "info", title: "Logged out successfully" }).split(";")[0];
  expect(await readyPage(get("/", cookie), assets())).toBeNull();
});

test("a chapter asked for by query, a form, and every other path go to Remix", async () => {
  expect(await readyPage(get("/?scrollTo=pricing"), assets())).toBeNull();
  expect(await readyPage(post("/contact", { name: "Ada" }), assets())).toBeNull();
  expect(await readyPage(get("/dashboard"), assets())).toBeNull();
});

test("a browser that has the page is told so; a build without pages is answered by Remix", async () => {
  expect((await readyPage(get("/"), assets(304)))?.status).toBe(304);
  expect(await readyPage(new Request(`${APP}/`), assets(404))).toBeNull();
});
