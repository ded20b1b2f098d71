import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

export interface Source {
  /** From the root of the repository. */
  path: string;
  source: string;
}

/**
 * The TypeScript of these folders and of those in them. It is read: imported as text, each file would go through the whole
 * of Vite. What begins with a dot belongs to tools, and comes and goes.
 */
export function sourcesOf(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith("."))
      .flatMap((entry) => {
        const path = `${folder}/${entry.name}`;
        if (entry.isDirectory()) return sourcesOf(path);
        return /\.tsx?$/.test(path) ? [{ path, source: readFileSync(`${root}/${path}`, "utf8") }] : [];
      }),
  );
}
