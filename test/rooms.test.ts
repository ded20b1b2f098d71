import { expect, test } from "vitest";

/** What each room may import from the others. The one place where the layout is written down as a rule. */
const ROOMS: Record<string, readonly string[]> = {
  domain: [],
  content: ["domain"],
  forms: ["domain"],
  components: ["domain", "content", "forms"],
  db: ["domain"],
  providers: ["domain"],
  services: ["domain", "db", "providers"],
  agent: ["domain", "db", "providers", "services"],
  http: ["domain", "db"],
  routes: ["domain", "content", "forms", "components", "db", "services", "http"],
};

const sources = import.meta.glob<string>("../{app,workers}/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(sources).map(([path, source]) => ({ path: path.replace("../", ""), source }));

test("there is something to check", () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.some(({ source }) => importsOf(source).length > 0)).toBe(true);
});

test("every file in app lives in a room, except the entry points that Remix wants", () => {
  const outside = files.filter(
    ({ path }) => path.startsWith("app/") && !(roomOf(path) ?? "" in ROOMS) && path.split("/").length > 2,
  );
  expect(outside.map(({ path }) => path)).toEqual([]);
  expect(files.map(({ path }) => path).filter((path) => /\/(?:utils|helpers|lib)\//.test(path))).toEqual([]);
});

test("rooms import only what the table allows", () => {
  const wrong = files.flatMap(({ path, source }) => {
    const room = roomOf(path);
    if (room === undefined) return [];
    return importsOf(source)
      .map((specifier) => targetRoom(specifier, path))
      .filter((target): target is string => target !== undefined && target !== room && !ROOMS[room]?.includes(target))
      .map((target) => `${path} imports ${target}`);
  });
  expect(wrong).toEqual([]);
});

test("nothing in app imports workers, and nobody imports the sandbox", () => {
  const wrong = files.filter(({ path, source }) => {
    const specifiers = importsOf(source);
    // The sandbox shares no code with what it tests; its page on understanding shows the rules themselves.
    if (path.startsWith("workers/sandbox/")) {
      const shown = path.startsWith("workers/sandbox/understand/") ? "~/agent/understand/" : "none";
      return specifiers.some((specifier) => specifier.startsWith("~/") && !specifier.startsWith(shown));
    }
    if (path.startsWith("app/")) return specifiers.some((specifier) => /(?:^|\/)workers\//.test(specifier));
    return specifiers.some((specifier) => /\/sandbox(?:\/|$)/.test(specifier));
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("inside a room imports are relative, across rooms they go through ~/", () => {
  const wrong = files.flatMap(({ path, source }) => {
    const room = roomOf(path);
    if (room === undefined) return [];
    return importsOf(source)
      .filter((specifier) => {
        const target = targetRoom(specifier, path);
        if (target === undefined) return false;
        return target === room ? specifier.startsWith("~/") : !specifier.startsWith("~/");
      })
      .map((specifier) => `${path} imports ${specifier}`);
  });
  expect(wrong).toEqual([]);
});

function roomOf(path: string): string | undefined {
  const [top, room, rest] = path.split("/");
  return top === "app" && rest !== undefined ? room : undefined;
}

function targetRoom(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith("~/")
    ? specifier.replace("~/", "app/")
    : specifier.startsWith(".")
      ? resolve(from, specifier)
      : undefined;
  return path === undefined ? undefined : roomOf(path);
}

function resolve(from: string, specifier: string): string {
  return new URL(specifier, `file:///${from}`).pathname.slice(1);
}

/** Module specifiers of static and dynamic imports and re-exports. */
function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)"([^"]+)"/g)].map((match) => match[1] ?? "");
}
