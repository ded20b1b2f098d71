// The last step of a build: each public page is rendered once by the built server and kept as a static file, with just
// the CSS that it uses inlined. `node --conditions=worker workers/local/prerender.mjs`; APP_URL and SUPPORT_EMAIL of the
// environment are what the pages name. BUILD_DIR is where the build is read from and the pages go to.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { createRequestHandler } from "@remix-run/cloudflare";
import { build, transform } from "esbuild";
import { root } from "./ensure-installed.mjs";
import { pageSettings } from "./local-settings.mjs";

/** Facts for search engines are no script, and the film's player is the one that a page may carry. */
const SCRIPT = /<script(?! type="application\/ld\+json")/;
const PLAYER = /(?<=<script type="module">)[\s\S]*?(?=<\/script>)/;

const buildDir = process.env.BUILD_DIR || `${root}/build`;
const out = `${buildDir}/client`;
const settings = pageSettings();
const { APP_URL: appUrl, SUPPORT_EMAIL: supportEmail } = settings;
const [site, app] = await Promise.all(
  ["site", "app"].map(async (name) =>
    createRequestHandler(await load(`${buildDir}/server/${name}/index.js`), "production"),
  ),
);
const { ANSWERED_PAGES, TOLD_PAGE } = await load(`${root}/workers/answered-pages.ts`);
const { toastCookie } = await load(`${root}/app/http/toast.ts`);

const { openApiDocument } = await load(`${root}/app/api/openapi.ts`);
const apiDocument = JSON.stringify(openApiDocument(appUrl, Date.now()));
write("/api/v1/openapi.json", apiDocument);

const sitemap = await text("/sitemap.xml");
const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url.slice(appUrl.length));
for (const path of ["/sitemap.xml", "/robots.txt", "/llms.txt", "/blog/feed.xml"]) write(path, await text(path));
write("/.well-known/security.txt", securityText(Date.now()));

write("/speculation-rules.json", JSON.stringify(speculationRules()));
const rules = [];
for (const page of [...pages, "/landing"]) {
  await renderPage(page, page);
  // As those see it who are signed in, which the Worker hands out: see prerendered-page.ts.
  await renderPage(`/_signed-in${page}`, page, { cookie: "__Host-session=somebody" });
}
const [told] = toastCookie({ kind: "success", title: TOLD_PAGE.mark }).split(";");
await renderPage(TOLD_PAGE.file, "/", { cookie: told });
writeFileSync(`${out}/_headers`, `${readFileSync(`${root}/public/_headers`, "utf8")}\n${rules.join("\n")}`);
// A build that is up to date may still name another copy's address: see build.mjs.
writeFileSync(`${buildDir}/rendered-with`, JSON.stringify(settings));
console.log(`Rendered ${rules.length} pages for ${appUrl}`);

/** RFC 9116: to whom a hole is reported. It holds for less than a year, and each build makes it anew. */
function securityText(now) {
  const expires = new Date(now + 360 * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en, nl, de, fr, es",
    `Canonical: ${appUrl}/.well-known/security.txt`,
    `Policy: ${appUrl}/security`,
    "",
  ].join("\n");
}

/** Keeps a page as a static file, with the headers that it is sent with. */
async function renderPage(file, path, headers) {
  const { html, style, player } = await inlined(await text(path, headers));
  write(file.endsWith("/") ? `${file}index.html` : `${file}.html`, html);
  const lines = [
    "! Content-Security-Policy",
    `Content-Security-Policy: ${policy(style, player)}`,
    'Speculation-Rules: "/speculation-rules.json"',
  ];
  rules.push(`${file}\n${lines.map((line) => `  ${line}\n`).join("")}`);
}

/**
 * What browsers may make ready when somebody is about to follow a link: public pages, which change nothing, whole but for
 * the first, whose film would begin to load; of signing in its document. Links to anything else wait for the click.
 */
function speculationRules() {
  const ahead = (paths) => [{ where: { href_matches: paths }, eagerness: "moderate" }];
  const isPlain = (path) => path !== "/";
  return { prerender: ahead(pages.filter(isPlain)), prefetch: ahead(["/", "/auth", "/auth\\?tab=signup"]) };
}

/** A module with what it is made of, as Node can load it. */
async function load(entry) {
  const outfile = `${buildDir}/prerender-${basename(dirname(entry))}.mjs`;
  // A build that lies elsewhere is of the same files.
  const ours = {
    name: "ours",
    setup: ({ onResolve }) =>
      onResolve({ filter: /^(?:\.\.\/){3}app\// }, ({ path }) => ({ path: root + path.slice(8) })),
  };
  const from = { entryPoints: [entry], outfile, bundle: true, plugins: [ours] };
  await build({ ...from, format: "esm", platform: "node", packages: "external", tsconfig: `${root}/tsconfig.json` });
  try {
    // A module is loaded once by its name.
    return await import(`${outfile}?${entry}`);
  } finally {
    rmSync(outfile);
  }
}

/** What the built server answers to a visitor; anything but 200 fails the build. */
async function text(path, headers = {}) {
  const readApiDocument = async () => JSON.parse(apiDocument);
  const context = { nonce: "", appUrl, supportEmail, readApiDocument };
  const answer = ANSWERED_PAGES.includes(path) ? app : site;
  const request = new Request(`${appUrl}${path}`, { headers: { "user-agent": "bot", ...headers } });
  const response = await answer(request, context);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

function write(path, content) {
  const file = `${out}${path}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * The page without React's marks: nothing wakes it up. Its style holds what it needs already (`app/http/page-style`).
 *
 * @returns with it the hashes of its style and of the film's player, the latter null where there is no film
 */
async function inlined(page) {
  const bare = page.replace(/<link rel="modulepreload"[^>]*>/g, "").replace(/<!--[\s$/!-]*-->/g, "");
  const found = PLAYER.exec(bare)?.[0];
  if (SCRIPT.test(bare.replace(`<script type="module">${found}`, "")))
    throw new Error("A public page carries a script");
  const player = found && (await transform(found, { minify: true, target: "es2022" })).code.trim();
  const html = bare.replace(PLAYER, () => player);
  const [, css = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  return { html, style: hashOf(css), player: player ? hashOf(player) : null };
}

function hashOf(text) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** A public page may show itself, its pictures and its forms, and a film with its player. Nothing else. */
function policy(style, player) {
  return [
    "default-src 'none'",
    `style-src ${style}`,
    ...(player ? [`script-src ${player}`, "media-src 'self' blob:"] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // The film is fetched; elsewhere no script could use it, but tools that check a page read robots.txt this way.
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
