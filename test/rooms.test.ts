import { expect, test } from "vitest";
import { type Source, sourcesOf } from "./support/sources";

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
  api: ["domain", "forms", "db", "services", "http"],
  routes: ["domain", "content", "forms", "components", "db", "services", "http"],
};

/** Inside these folders a part imports only parts of the lines before its own; "*" is every file that is not named. */
const LAYERS: Record<string, readonly (readonly string[])[]> = {
  "app/agent": [["understand", "words"], ["state", "summarise"], ["decide", "say"], ["*"]],
  workers: [
    ["answered-pages", "security-headers"],
    [
      "build.d",
      "settings",
      "local",
      "sandbox",
      "bodies",
      "prerendered-page",
      "react-dom-for-servers",
      "debug-for-servers",
      "uuid-for-servers",
      "mcp-shims-for-servers",
      "pages",
    ],
    ["inbox", "serial-task", "live-sockets", "timers", "verification-store"],
    ["deps"],
    ["assistant", "context", "queues", "webhooks"],
    ["entry"],
  ],
  "workers/sandbox": [
    ["call", "settings"],
    ["world"],
    ["jobs", "pages"],
    ["control"],
    ["google"],
    ["whatsapp"],
    ["llm", "resend", "stripe", "understand"],
    ["providers"],
    ["answer"],
    ["sandbox"],
    ["worker"],
  ],
};

const files = sourcesOf("app", "workers");

test("there is something to check", () => {
  expect(files.length).toBeGreaterThan(40);
  expect(files.some(({ source }) => importsOf(source).length > 0)).toBe(true);
});

test("every file in app lives in a room, except the entry points that Remix wants", () => {
  expect(misplaced(files.map(({ path }) => path))).toEqual([]);
});

test("rooms import only what the table allows", () => {
  expect(forbiddenImports(files)).toEqual([]);
});

test("inside agent and workers imports go one way", () => {
  expect(upwardImports(files)).toEqual([]);
});

test("a file in the wrong place, or one that imports upwards, is found", () => {
  expect(misplaced(["app/root.tsx", "app/domain/time.ts", "app/agent/decide/decide.ts"])).toEqual([]);
  expect(misplaced(["app/cellar/wine.ts", "app/domain/utils/dates.ts", "workers/lib/queue.ts"])).toEqual([
    "app/cellar/wine.ts",
    "app/domain/utils/dates.ts",
    "workers/lib/queue.ts",
  ]);
  const importing = (path: string, specifier: string) => [{ path, source: `import { a } from "${specifier}";` }];
  expect(forbiddenImports(importing("app/domain/time.ts", "~/db/users"))).toEqual(["app/domain/time.ts imports db"]);
  expect(forbiddenImports(importing("app/db/users.ts", "../domain/time"))).toEqual([]);
  expect(upwardImports(importing("app/agent/say/agenda.ts", "../decide/draft"))).toHaveLength(1);
  expect(upwardImports(importing("app/agent/state/title.ts", "../run-turn"))).toHaveLength(1);
  expect(upwardImports(importing("app/agent/run-turn.ts", "./state/title"))).toEqual([]);
  expect(upwardImports(importing("workers/deps.ts", "./assistant"))).toHaveLength(1);
  expect(upwardImports(importing("workers/cellar.ts", "./settings"))).toEqual(["workers/cellar.ts is in no layer"]);
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

/** Files in no room of the table, and those in a room that has no name of its own. */
function misplaced(paths: readonly string[]): string[] {
  return paths.filter((path) => {
    const isNowhere = path.startsWith("app/") && path.split("/").length > 2 && !((roomOf(path) ?? "") in ROOMS);
    return isNowhere || /\/(?:utils|helpers|lib)\//.test(path);
  });
}

function forbiddenImports(among: readonly Source[]): string[] {
  return among.flatMap(({ path, source }) => {
    const room = roomOf(path);
    if (room === undefined) return [];
    return importsOf(source)
      .map((specifier) => targetRoom(specifier, path))
      .filter((target): target is string => target !== undefined && target !== room && !ROOMS[room]?.includes(target))
      .map((target) => `${path} imports ${target}`);
  });
}

function upwardImports(among: readonly Source[]): string[] {
  return Object.entries(LAYERS).flatMap(([folder, layers]) => {
    const partOf = (path: string) => {
      if (!path.startsWith(`${folder}/`)) return undefined;
      const part =
        path
          .slice(folder.length + 1)
          .split("/")[0]
          ?.replace(/\.tsx?$/, "") ?? "";
      return layers.some((layer) => layer.includes(part)) || !layers.flat().includes("*") ? part : "*";
    };
    const layerOf = (part: string) => layers.findIndex((layer) => layer.includes(part));
    return among.flatMap(({ path, source }) => {
      const part = partOf(path);
      if (part === undefined) return [];
      if (layerOf(part) < 0) return [`${path} is in no layer`];
      return importsOf(source)
        .filter((specifier) => {
          const target = specifier.startsWith(".") ? partOf(resolve(path, specifier)) : undefined;
          return target !== undefined && target !== part && layerOf(target) >= layerOf(part);
        })
        .map((specifier) => `${path} imports ${specifier}`);
    });
  });
}

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
