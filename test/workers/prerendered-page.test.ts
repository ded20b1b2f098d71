import { expect, test } from "vitest";
import { clearToast, toastCookie } from "~/http/toast";
import { TOLD_PAGE } from "../../workers/answered-pages";
import { prerenderedPage } from "../../workers/prerendered-page";
import { APP, get, post } from "../support/signed-in";

const SIGNED_IN = "__Host-session=abc";

/** Static assets of a build that has rendered whatever is asked for, or of one that has not. */
function assets(status = 200, asked: string[] = []): Fetcher {
  const fetch = async (url: URL) => {
    asked.push(url.pathname);
    const headers = { etag: '"one"', "speculation-rules": '"/rules.json"', "cache-control": "public, max-age=0" };
    const words = url.pathname === TOLD_PAGE.file ? `: ${TOLD_PAGE.mark}` : "";
    return new Response(status === 200 ? `kept ${url.pathname}${words}` : null, { status, headers });
  };
  return { fetch } as unknown as Fetcher; // of a Fetcher only `fetch` is called
}

test.each(["/", "/landing", "/contact", "/for/sales", "/api", "/?utm_source=mail"])(
  "%s is handed out as it was built",
  async (path) => {
    const response = await prerenderedPage(get(path), assets());
    expect(await response?.text()).toBe(`kept ${new URL(path, APP).pathname}`);
  },
);

test("the file of a page is read once, for whoever comes", async () => {
  const asked: string[] = [];
  const files = assets(200, asked);
  for (const path of ["/", "/contact", "/", "/?utm_source=mail", "/contact"]) {
    expect(await (await prerenderedPage(get(path), files))?.text()).toBe(`kept ${new URL(path, APP).pathname}`);
  }
  expect(asked).toEqual(["/", "/contact"]);
});

/** The cookies of somebody for whom a message waits. */
const toldOf = (toast: Parameters<typeof toastCookie>[0]) => toastCookie(toast).split(";")[0] ?? "";

test("somebody for whom a message waits is told so on the first page, once", async () => {
  const cookie = toldOf({ kind: "success", title: "Logged out <b>successfully</b> $&" });
  const answer = (await prerenderedPage(get("/", cookie), assets()))!;
  expect(await answer.text()).toBe("kept /_told: Logged out &lt;b&gt;successfully&lt;/b&gt; $&amp;");
  expect(answer.headers.get("set-cookie")).toBe(clearToast());
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("etag")).toBeNull();
  expect(await (await prerenderedPage(get("/"), assets()))?.text()).toBe("kept /");
});

test.each(["/about", "/landing"])("a message that %s cannot show waits for the next page", async (path) => {
  const page = await prerenderedPage(get(path, toldOf({ kind: "success", title: "Done" })), assets());
  expect(await page?.text()).toBe(`kept ${path}`);
  expect(page?.headers.get("set-cookie")).toBeNull();
});

test("so does one that is more than a line, or for somebody who is signed in", async () => {
  for (const toast of [
    { kind: "error", title: "No" },
    { kind: "success", title: "Yes", text: "And more." },
  ] as const)
    expect(await (await prerenderedPage(get("/", toldOf(toast)), assets()))?.text()).toBe("kept /");
  const cookies = `${SIGNED_IN}; ${toldOf({ kind: "success", title: "Yes" })}`;
  expect(await (await prerenderedPage(get("/", cookies), assets()))?.text()).toBe("kept /_signed-in/");
});

test("the form says itself what has become of it", async () => {
  const cookie = toldOf({ kind: "success", title: "Message Sent!" });
  expect(await prerenderedPage(get("/contact", cookie), assets())).toBeNull();
});

test.each(["/about/", "/About", "/about?scrollTo=pricing"])("%s is the page about Parley", async (path) => {
  expect(await (await prerenderedPage(get(path), assets()))?.text()).toBe("kept /about");
});

test.each(["/?scrollTo=pricing", "/landing?scrollTo=pricing"])("%s leads to the chapter", async (path) => {
  const answer = await prerenderedPage(get(path), assets());
  expect([answer?.status, answer?.headers.get("location")]).toEqual([302, "/#pricing"]);
  expect(answer?.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await (await prerenderedPage(get("/?scrollTo=elsewhere"), assets()))?.text()).toBe("kept /");
});

test("a form and pages of the app go to Remix, and no file is looked for", async () => {
  const asked: string[] = [];
  const files = assets(200, asked);
  expect(await prerenderedPage(post("/contact", { name: "Ada" }), files)).toBeNull();
  for (const path of ["/dashboard", "/dashboard/meetings", "/auth?tab=signup", "/book/a", "/api/v1/meetings", "/a.php"])
    expect(await prerenderedPage(get(path), files)).toBeNull();
  expect(asked).toEqual([]);
});

test("whoever is signed in gets the page as it was built for them, which no other cache keeps", async () => {
  const files = assets();
  for (const path of ["/", "/about"]) {
    const theirs = await prerenderedPage(get(path, SIGNED_IN), files);
    expect(await theirs?.text()).toBe(`kept /_signed-in${path}`);
    expect(theirs?.headers.get("cache-control")).toContain("private");
    const visitors = await prerenderedPage(get(path), files);
    expect(await visitors?.text()).toBe(`kept ${path}`);
    expect(visitors?.headers.get("cache-control")).toBe("public, max-age=0");
    for (const page of [theirs, visitors]) expect(page?.headers.get("vary")).toContain("Cookie");
  }
});

test.each(["/_signed-in/about", "/%61bout", "//about"])("%s is no other address of a page", async (path) => {
  expect(await prerenderedPage(new Request(APP + path), assets())).toBeNull();
});

test("whoever saves data is given no page ahead", async () => {
  const files = assets();
  const rulesFor = async (headers: HeadersInit) =>
    (await prerenderedPage(new Request(`${APP}/`, { headers }), files))?.headers.get("speculation-rules");
  expect(await rulesFor({})).toBe('"/rules.json"');
  expect(await rulesFor({ "save-data": "on" })).toBeNull();
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
