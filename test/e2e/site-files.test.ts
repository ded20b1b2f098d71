import { expect, inject, test } from "vitest";
import { POSTS } from "../../app/content/posts";
import { SITE_PAGES } from "../../app/content/site-pages";

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

const appUrl = inject("appUrl");
const get = (path: string) => fetch(new URL(path, appUrl));
const text = async (path: string) => (await get(path)).text();

test.each([
  ["/sitemap.xml", "application/xml"],
  ["/blog/feed.xml", "application/rss+xml"],
  ["/robots.txt", "text/plain"],
  ["/llms.txt", "text/plain"],
  ["/.well-known/security.txt", "text/plain"],
  ["/manifest.webmanifest", "application/manifest+json"],
  ["/favicon.svg", "image/svg+xml"],
  ["/og.png", "image/png"],
])("%s is there as %s", async (path, type) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")?.split(";")[0]).toBe(type);
  await response.body?.cancel();
});

test("the sitemap names every page and post once, by whole address, posts with their day", async () => {
  const sitemap = await text("/sitemap.xml");
  const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const wanted = [...SITE_PAGES.map(({ path }) => path), ...POSTS.map(({ slug }) => `/blog/${slug}`)];
  expect(named.toSorted()).toEqual(wanted.map((path) => `${appUrl}${path}`).toSorted());
  for (const [, day] of sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(sitemap.match(/<lastmod>/g)).toHaveLength(POSTS.length);
});

test("pages, the sitemap, the robots' file and the API's document name the address at which this copy runs, whatever its port", async () => {
  expect(await text("/about")).toContain(`<link rel="canonical" href="${appUrl}/about"/>`);
  expect(await text("/robots.txt")).toContain(`Sitemap: ${appUrl}/sitemap.xml`);
  const document = await text("/api/v1/openapi.json");
  expect(JSON.parse(document)).toMatchObject({ servers: [{ url: `${appUrl}/api/v1` }] });
  expect(document).toContain(`${appUrl}/api/errors`);
  for (const path of ["/", "/landing", "/contact", "/api", "/api/v1/openapi.json"])
    expect(await text(path)).not.toContain("localhost:8787");
});

test("whoever finds a hole is told whom to write to, for most of a year (RFC 9116)", async () => {
  const told = await text("/.well-known/security.txt");
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(told)?.[1] ?? "";
  expect(field("Contact")).toBe("mailto:support@parley.test");
  expect(field("Canonical")).toBe(`${appUrl}/.well-known/security.txt`);
  const days = (Date.parse(field("Expires")) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(365);
});

test("the feed has an item for each post, and its page says where it is", async () => {
  const feed = await text("/blog/feed.xml");
  expect(feed.match(/<item>/g)).toHaveLength(POSTS.length);
  for (const { slug } of POSTS) {
    expect(feed).toContain(`<link>${appUrl}/blog/${slug}</link>`);
    expect(feed).toContain(`<guid>${appUrl}/blog/${slug}</guid>`);
  }
  for (const [, date] of feed.matchAll(/<pubDate>([^<]*)<\/pubDate>/g)) {
    expect(new Date(date ?? "").toUTCString()).toBe(date);
  }
  expect(await text("/blog")).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/blog\/feed.xml"/);
});

test("llms.txt begins with the name and a summary, and its links are whole addresses that exist", async () => {
  const words = await text("/llms.txt");
  expect(words).toMatch(/^# Parley\n\n> \S/);
  const links = [...words.matchAll(/\]\(([^)]*)\)/g)].map(([, url]) => url ?? "");
  expect(links.length).toBe(SITE_PAGES.length + POSTS.length);
  for (const link of links) {
    expect(link.startsWith(`${appUrl}/`)).toBe(true);
    expect((await get(link.slice(appUrl.length))).status).toBe(200);
  }
});

test("the picture for chats and networks is as large as the pages say", async () => {
  const page = await text("/");
  const said = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(page)?.[1];
  expect(said("image")).toBe(`${appUrl}/og.png`);
  expect(await sizeOf("/og.png")).toBe(`${said("image:width")}x${said("image:height")}`);
});

test("the manifest's start is ours and its icons are as large as it says", async () => {
  const manifest: { icons: Icon[] } = JSON.parse(await text("/manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: "Parley", start_url: "/dashboard", display: "standalone" });
  const drawn = manifest.icons.filter(({ type }) => type === "image/png");
  expect(drawn.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of drawn) expect(await sizeOf(src)).toBe(sizes);
});

/** What search engines need of each kind of fact. */
const NEEDED: Record<string, readonly string[]> = {
  SoftwareApplication: ["name", "description", "applicationCategory", "operatingSystem", "offers"],
  FAQPage: ["mainEntity"],
  BlogPosting: ["headline", "datePublished", "author", "publisher"],
};

test.each([
  ["/", ["SoftwareApplication", "FAQPage"]],
  [`/blog/${POSTS[0]?.slug}`, ["BlogPosting"]],
])("the facts of %s are %j, whole, with address and picture", async (path, kinds) => {
  const html = await text(path);
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
  expect(facts.map((fact) => fact["@type"])).toEqual(kinds);
  for (const fact of facts) {
    expect(Object.keys(fact)).toEqual(expect.arrayContaining([...(NEEDED[fact["@type"]] ?? [])]));
    expect(fact).toMatchObject({ url: `${appUrl}${path}`, image: `${appUrl}/og.png` });
    for (const offer of fact.offers ?? []) expect(offer).toMatchObject({ priceCurrency: "EUR" });
    for (const question of fact.mainEntity ?? []) expect(question.acceptedAnswer.text).not.toBe("");
  }
});

/** Width and height as a PNG's own header has them. */
async function sizeOf(path: string): Promise<string> {
  const bytes = new DataView(await (await get(path)).arrayBuffer());
  expect(bytes.getUint32(0)).toBe(0x89504e47);
  return `${bytes.getUint32(16)}x${bytes.getUint32(20)}`;
}
