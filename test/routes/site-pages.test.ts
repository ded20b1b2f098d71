import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { findPost, POSTS } from "~/content/posts";
import { SITE_PAGES } from "~/content/site-pages";
import { TOLD_PAGE } from "../../workers/answered-pages";
import { APP } from "../support/signed-in";

/** What the build has rendered: `npm run build` comes before these tests. */
const built = import.meta.glob<string>("../../build/client/**/*.html", {
  query: "?raw",
  import: "default",
  eager: true,
});
const texts = import.meta.glob<string>(["../../build/client/**/*.xml", "../../build/client/*.txt"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = import.meta.glob(["../../build/client/**/*", "../../public/**/*"]);
const everyFile = Object.entries(built).map(([file, html]) => ({ path: pathOf(file), html }));
const SIGNED_IN = "/_signed-in";
/** As a visitor sees them. */
const pages = everyFile.filter(({ path }) => !path.startsWith(SIGNED_IN) && path !== TOLD_PAGE.file);
const headerRules = Object.values(
  import.meta.glob<string>("../../build/client/_header*", { query: "?raw", import: "default", eager: true }),
)[0];

const ruleFor = (path: string) => headerRules?.split("\n\n").find((block) => block.trimStart().startsWith(`${path}\n`));
const speculationRules = Object.values(
  import.meta.glob<string>("../../build/client/speculation-rules.jso*", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
)[0];

const FIRST_ROUND_TRIP = 14 * 1024;
/** The one script that a public page may have, where the film is. */
const PLAYER = /<script type="module">([\s\S]+?)<\/script>/;
const PLAYER_LIMIT = 1.5 * 1024;

function pathOf(file: string): string {
  const path = file.replace("../../build/client", "").replace(/\.html$/, "");
  return path.endsWith("/index") ? path.slice(0, -"index".length) : path;
}

test("the build has rendered every public page, for visitors and for whoever is signed in", () => {
  const wanted = [...SITE_PAGES.map(({ path }) => path), ...POSTS.map(({ slug }) => `/blog/${slug}`), "/landing"];
  const files = [...wanted.flatMap((path) => [path, SIGNED_IN + path]), TOLD_PAGE.file];
  expect(everyFile.map(({ path }) => path).sort()).toEqual(files.sort());
});

test("the first page can say what has just happened, and no other file holds the mark of it", () => {
  const told = everyFile.filter(({ html }) => html.includes(TOLD_PAGE.mark)).map(({ path }) => path);
  expect(told).toEqual([TOLD_PAGE.file]);
  expect(everyFile.find(({ path }) => path === TOLD_PAGE.file)?.html).toMatch(
    new RegExp(`<div role="status"[^>]*>[^/]*${TOLD_PAGE.mark}`),
  );
});

test.each(everyFile)("$path leads visitors to sign in, and nobody else", ({ path, html }) => {
  const isSignedIn = path.startsWith(SIGNED_IN);
  expect(html.includes('href="/dashboard"')).toBe(isSignedIn);
  expect(html.includes('href="/auth"')).toBe(!isSignedIn);
  expect(html.includes('href="/auth?tab=signup"')).toBe(!isSignedIn);
});

test.each(everyFile)(
  "$path is HTML and CSS of at most 14 KB, without a script but the player, a handler or a second request for style",
  async ({ path, html }) => {
    expect(await gzipped(html)).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
    const rest = /^(?:\/_signed-in)?\/(?:landing|_told)?$/.test(path) ? html.replace(PLAYER, "") : html;
    expect(rest).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(html).not.toMatch(/ on[a-z]+="| style="|rel="stylesheet"|rel="(?:module)?preload"/);
    expect(html.match(/<style>/g)).toHaveLength(1);
  },
);

test.each(everyFile)(
  "$path allows exactly its own style and player in its Content-Security-Policy",
  async ({ path, html }) => {
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? "";
    const player = PLAYER.exec(html)?.[1];
    const rule = ruleFor(path);
    expect(rule).toContain(`style-src ${await hashOf(style)};`);
    expect(rule).toContain("default-src 'none'");
    expect(/script-src ([^;]*);/.exec(rule ?? "")?.[1]).toBe(player && (await hashOf(player)));
  },
);

test("pages are loaded ahead that are public, and none whose film would begin", () => {
  for (const { path } of everyFile) expect(ruleFor(path)).toContain('Speculation-Rules: "/speculation-rules.json"');
  const { prerender, prefetch } = JSON.parse(speculationRules ?? "{}");
  const wanted = pages.map(({ path }) => path).filter((path) => path !== "/" && path !== "/landing");
  expect(prerender[0].where.href_matches.toSorted()).toEqual(wanted.toSorted());
  expect(prefetch[0].where.href_matches).toEqual(["/", "/auth", "/auth\\?tab=signup"]);
});

test.each(["/", "/landing"])("%s has the film's player, of at most 1.5 KB", (path) => {
  const player = PLAYER.exec(pages.find((page) => page.path === path)?.html ?? "")?.[1] ?? "";
  expect(player).toContain("IntersectionObserver");
  expect(player.length).toBeLessThanOrEqual(PLAYER_LIMIT);
});

test.each(pages)("$path has one first heading and skips no level after it", ({ html }) => {
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});

test.each(pages)("$path says what it is, and where, to search engines and chats", ({ path, html }) => {
  const canonical = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1];
  expect(canonical).toBe(path === "/landing" ? undefined : path);
  expect(html).toMatch(new RegExp(`property="og:url" content="https?://[^/"]+${path === "/landing" ? "/" : path}"`));
  expect(html).toMatch(/<title>[^<]*Parley[^<]*<\/title>/);
  for (const name of ["og:title", "og:description", "og:image", "og:url"]) expect(html).toContain(`property="${name}"`);
  for (const [, json] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
    expect(JSON.parse(json ?? "")).toMatchObject({ "@context": "https://schema.org" });
  }
});

test("no link, anchor or picture of the public pages is broken", async () => {
  const broken: string[] = [];
  let checked = 0;
  for (const { path, html } of pages) {
    for (const [, , value] of html.matchAll(/ (href|src|action)="([^"]*)"/g)) {
      const url = new URL((value ?? "").replaceAll("&amp;", "&"), `${APP}${path}`);
      if (url.origin !== APP) continue;
      checked += 1;
      if (!(await leadsSomewhere(url))) broken.push(`${path} → ${value}`);
    }
  }
  expect(broken).toEqual([]);
  expect(checked).toBeGreaterThan(200);
});

test("the crawl would notice a broken link, anchor and picture", async () => {
  expect(await leadsSomewhere(new URL("/nowhere", APP))).toBe(false);
  expect(await leadsSomewhere(new URL("/#nothing", APP))).toBe(false);
  expect(await leadsSomewhere(new URL("/icon-7.png", APP))).toBe(false);
});

test("an unknown post says so in the site's frame, with 404", async () => {
  expect(findPost("nope")).toBeUndefined();
  const response = await exports.default.fetch(`${APP}/blog/nope`);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain("Post Not Found");
  expect(html).toContain("Back to Blog");
});

test("any other unknown path is the 404 page with a way home", async () => {
  const response = await exports.default.fetch(`${APP}/no/such/page`);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain("Oops! Page not found");
  expect(html).toMatch(/<title>Page not found – Parley<\/title>[\s\S]*<\/head>/);
  expect(html).toContain("Return to Home");
});

test.each(["features", "how-it-works", "pricing", "faq"])("?scrollTo=%s leads to that chapter", async (section) => {
  for (const path of ["/", "/landing"]) {
    const response = await exports.default.fetch(`${APP}${path}?scrollTo=${section}`, { redirect: "manual" });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(`/#${section}`);
  }
});

test("sitemap, robots, feed and llms.txt name the pages under this site's address", () => {
  const sitemap = texts["../../build/client/sitemap.xml"];
  for (const { path } of SITE_PAGES) expect(sitemap).toContain(`<loc>${APP}${path}</loc>`);
  expect(texts["../../build/client/robots.txt"]).toContain(`Sitemap: ${APP}/sitemap.xml`);
  expect(texts["../../build/client/blog/feed.xml"]).toContain("<pubDate>Wed, 15 Jan 2025 00:00:00 GMT</pubDate>");
  expect(texts["../../build/client/llms.txt"]).toContain("Professional, €49 per month");
});

const statuses = new Map<string, Promise<number>>();

async function leadsSomewhere(url: URL): Promise<boolean> {
  const page = pages.find(({ path }) => path === url.pathname);
  if (page) return url.hash === "" || page.html.includes(` id="${url.hash.slice(1)}"`);
  if (
    Object.keys(files).some(
      (file) => file.endsWith(`/client${url.pathname}`) || file.endsWith(`/public${url.pathname}`),
    )
  ) {
    return true;
  }
  const known = statuses.get(url.pathname);
  const status = known ?? exports.default.fetch(url.href, { redirect: "manual" }).then((response) => response.status);
  statuses.set(url.pathname, status);
  return (await status) < 400;
}

/** As a Content-Security-Policy names it. */
async function hashOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

async function gzipped(text: string): Promise<number> {
  const stream = new Response(text).body?.pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}
