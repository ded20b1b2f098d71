import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { expect, test } from "vitest";
import { openApiDocument } from "~/api/openapi";

const here = import.meta.dirname;

/** What the compiler says of a program that calls the API by types made of its document. */
async function complaintsOf(program: string): Promise<string[]> {
  // As it is served: what JSON cannot say is not there.
  const served = JSON.parse(JSON.stringify(openApiDocument("https://parley.test", Date.now())));
  const files: Record<string, string> = {
    [`${here}/made-types.ts`]: astToString(await openapiTS(served)),
    [`${here}/made-program.ts`]: `import createClient from "openapi-fetch";
import type { components, paths } from "./made-types";
const api = createClient<paths>({ baseUrl: "https://parley.test/api/v1" });
export type Meeting = components["schemas"]["Meeting"];
${program}`,
  };
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ["lib.es2023.d.ts", "lib.dom.d.ts"] },
    ...{ target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext },
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => files[path] ?? readFile(path);
  host.fileExists = (path) => path in files || fileExists(path);
  host.getSourceFile = (path, version) =>
    path in files ? ts.createSourceFile(path, files[path] ?? "", version) : getSourceFile(path, version);
  const made = ts.createProgram(Object.keys(files), options, host);
  return ts.getPreEmitDiagnostics(made).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

test("a client with types of the document's calls what there is, and the compiler refuses what there is not", async () => {
  const right = `
    const { data, error } = await api.POST("/meetings", {
      params: { header: { "Idempotency-Key": "a" } },
      body: { title: "Kick-off", duration: 30, participant_email: "anna@example.com", preferred_times: ["2030-03-05T15:00:00Z"] },
    });
    if (data) { const meeting: Meeting = data; const status: "confirmed" | "pending" | "cancelled" = meeting.status; void status; }
    else if (error) { const detail: string = error.detail; void detail; }
    const page = await api.GET("/meetings", { params: { query: { limit: 10, status: "pending" } } });
    const next: string | null | undefined = page.data?.next_cursor;
    await api.DELETE("/meetings/{id}", { params: { path: { id: "a" } } });
    void next;`;
  expect(await complaintsOf(right)).toEqual([]);
  const wrong = `
    await api.POST("/meetings", { body: { duration: 30 } });
    await api.GET("/meetings", { params: { query: { status: "lost" } } });
    await api.GET("/nothing", {});`;
  expect((await complaintsOf(wrong)).length).toBeGreaterThanOrEqual(3);
}, 60_000);
