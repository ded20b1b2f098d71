import { expect, test } from "vitest";
import { toastCookie } from "~/http/toast";
import { prerenderedPage } from "../../workers/prerendered-page";
import { APP, get, post } from "../support/signed-in";

/** Static assets of a build that has rendered `/`, `/landing` and `/contact`, or of one that has not. */
function assets(status = 200, asked: string[] = []): Fetcher {
  const fetch = async (url: URL) => {
    asked.push(url.pathname);
    return new Response(status === 200 ? `kept ${url.pathname}` : null, { status, headers: { etag: '"one"' } });
  };
  return { fetch } as unknown as Fetcher; // of a Fetcher only `fetch` is called
}

test.each(["/", "/landing", "/contact", "/?utm_source=mail"])("%s is handed out as it was built", async (path) => {
  const response = await prerenderedPage(get(path), assets());
  expect(await response?.text()).toBe(`kept ${new URL(path, APP).pathname}`);
});

test("the file of a page is read once, for whoever comes", async () => {
  const asked: string[] = [];
  const files = assets(200, asked);
  for (const path of ["/", "/contact", "/", "/?utm_source=mail", "/contact"]) {
    expect(await (await prerenderedPage(get(path), files))?.text()).toBe(`kept ${new URL(path, APP).pathname}`);
  }
  expect(asked).toEqual(["/", "/contact"]);
});

test("somebody for whom a message waits gets a page that shows it", async () => {
  const cookie = toastCookie({ kind: "info", title: "Logged out successfully" }).split(";")[0];
  expect(await prerenderedPage(get("/", cookie), assets())).toBeNull();
});

test("a chapter asked for by query, a form, and every other path go to Remix", async () => {
  expect(await prerenderedPage(get("/?scrollTo=pricing"), assets())).toBeNull();
  expect(await prerenderedPage(post("/contact", { name: "Ada" }), assets())).toBeNull();
  expect(await prerenderedPage(get("/dashboard"), assets())).toBeNull();
});

test.each(['"one"', 'W/"one"', '"other", W/"one"'])("a browser that has the page as %s is told so", async (etag) => {
  const files = assets();
  for (let visit = 0; visit < 2; visit += 1) {
    const request = new Request(`${APP}/`, { headers: { "if-none-match": etag } });
    const response = await prerenderedPage(request, files);
    expect(response?.status).toBe(304);
    expect(await response?.text()).toBe("");
  }
  const old = new Request(`${APP}/`, { headers: { "if-none-match": '"older"' } });
  expect((await prerenderedPage(old, files))?.status).toBe(200);
});

test("a HEAD has the page's headers and no page", async () => {
  const response = await prerenderedPage(new Request(`${APP}/`, { method: "HEAD" }), assets());
  expect(response?.headers.get("etag")).toBe('"one"');
  expect(await response?.text()).toBe("");
});

test("a build without pages is answered by Remix", async () => {
  expect(await prerenderedPage(new Request(`${APP}/`), assets(404))).toBeNull();
});
