import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

/**
 * Writes what `keep-exchanges.ts` has collected to a file when the run ends: every call to a provider and every webhook,
 * once, one JSON object a line.
 */
export class ExchangesReporter implements Reporter {
  // A file sees what those before it in the same runtime have said too.
  readonly #lines = new Set<string>();

  constructor(readonly path: string) {}

  onTestModuleEnd(module: TestModule): void {
    for (const line of module.meta().exchanges?.split("\n") ?? []) if (line !== "") this.#lines.add(line);
  }

  onTestRunEnd(): void {
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, [...this.#lines].map((line) => `${line}\n`).join(""));
  }
}
