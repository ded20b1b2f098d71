import { API_PROBLEMS, type ApiProblemName } from "~/domain/api-problems";

/*
 * The reference pages are made of the OpenAPI document, as it is served: nothing is said here of any call.
 */

/** The parts of the document that the pages show. */
export interface ApiDocument {
  servers: { url: string }[];
  paths: Record<string, Record<string, DocumentedCall>>;
  components: { schemas: Record<string, DocumentedSchema> };
}

interface DocumentedCall {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  "x-scope"?: string;
  "x-example-query"?: Record<string, string | number>;
  parameters?: { in: string; name: string; required?: boolean; description?: string; schema: DocumentedSchema }[];
  requestBody?: { content: { "application/json": DocumentedBody } };
  responses: Record<string, { description: string; content?: Record<string, { schema: DocumentedSchema }> }>;
}

interface DocumentedBody {
  schema: DocumentedSchema;
  /** The usual one first. */
  examples: Record<string, { summary: string; value: Record<string, unknown> }>;
}

interface DocumentedSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  anyOf?: DocumentedSchema[];
  allOf?: DocumentedSchema[];
  items?: DocumentedSchema;
  properties?: Record<string, DocumentedSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

export interface ApiField {
  name: string;
  type: string;
  required: boolean;
  text: string;
}

export interface ApiCallView {
  id: string;
  method: string;
  path: string;
  summary: string;
  text: string;
  scope: string | null;
  parameters: ApiField[];
  body: ApiField[];
  answer: { status: string; text: string; fields: ApiField[] };
  refusals: { status: string; names: ApiProblemName[] }[];
  samples: { language: string; code: string }[];
}

/** The address of a page of calls. */
export const slugOf = (tag: string) => tag.toLowerCase().replaceAll(" ", "-");

/** All calls in the order of the document, each with the page that tells of it. */
export function listCalls({ paths }: ApiDocument) {
  return callsIn(paths).map(({ method, path, call }) => ({
    ...{ method, path: `/api/v1${path}`, text: call.summary, tag: call.tags[0] ?? "" },
    href: `/api/${slugOf(call.tags[0] ?? "")}#${call.operationId}`,
  }));
}

/** The calls of one page, or null when there is no such page. */
export function viewCalls(document: ApiDocument, slug: string): { tag: string; calls: ApiCallView[] } | null {
  const found = callsIn(document.paths).filter(({ call }) => slugOf(call.tags[0] ?? "") === slug);
  const tag = found[0]?.call.tags[0];
  return tag === undefined ? null : { tag, calls: found.map((one) => viewCall(document, one)) };
}

interface Found {
  method: string;
  path: string;
  call: DocumentedCall;
}

function callsIn(paths: ApiDocument["paths"]): Found[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
  );
}

function viewCall(document: ApiDocument, { method, path, call }: Found): ApiCallView {
  const [[status = "", answer] = []] = Object.entries(call.responses);
  const schema = call.requestBody?.content["application/json"].schema;
  const answered = Object.values(answer?.content ?? {})[0]?.schema;
  return {
    ...{ id: call.operationId, method, path: `/api/v1${path}`, summary: call.summary, text: call.description },
    scope: call["x-scope"] ?? null,
    parameters: (call.parameters ?? []).map(({ name, in: place, required = false, description = "", schema: one }) => ({
      ...{ name: place === "header" ? `${name} (header)` : name, type: typeOf(one), required, text: description },
    })),
    body: schema ? fieldsOf(document, schema) : [],
    answer: { status, text: answer?.description ?? "", fields: answered ? fieldsOf(document, answered) : [] },
    refusals: refusalsOf(call),
    samples: samplesOf(document.servers[0]?.url ?? "", { method, path, call }),
  };
}

function refusalsOf({ responses }: DocumentedCall): ApiCallView["refusals"] {
  return Object.entries(responses)
    .slice(1)
    .map(([status, { description }]) => {
      const named = [...description.matchAll(/`([a-z-]+)`/g)].flatMap(([, name = ""]) =>
        name in API_PROBLEMS ? [name as ApiProblemName] : [],
      );
      return { status, names: named };
    });
}

function resolve({ components }: ApiDocument, schema: DocumentedSchema): DocumentedSchema {
  return schema.$ref ? (components.schemas[nameOf(schema.$ref)] ?? {}) : schema;
}

const nameOf = (ref: string) => ref.split("/").at(-1) ?? "";

function fieldsOf(document: ApiDocument, schema: DocumentedSchema): ApiField[] {
  const { properties = {}, required = [] } = resolve(document, schema);
  return Object.entries(properties).map(([name, one]) => ({
    ...{ name, type: typeOf(one), required: required.includes(name), text: one.description ?? "" },
  }));
}

/** A schema in a word or two. */
function typeOf(schema: DocumentedSchema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.enum) return schema.enum.map((one) => `"${one}"`).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" | ");
  if (schema.type === "array") return `${typeOf(schema.items ?? {})}[]`;
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(" | ");
  const { type = "object", format, minimum, maximum, maxLength } = schema;
  if (type === "string") return format ?? (maxLength ? `string, up to ${maxLength}` : "string");
  const isBounded = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return isBounded && type !== "null" ? `${type}, ${minimum} to ${maximum}` : type;
}

/** The same call in three languages, with the document's own example. */
function samplesOf(root: string, { method, path, call }: Found): ApiCallView["samples"] {
  const query = Object.entries(call["x-example-query"] ?? {});
  const address = `${root}${path.replace("{id}", "MEETING_ID")}`;
  const url =
    query.length > 0
      ? `${address}?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}`
      : address;
  const [usual, ...more] = Object.values(call.requestBody?.content["application/json"].examples ?? {});
  const body = usual?.value;
  const isKeyed = (call.parameters ?? []).some(({ name }) => name === "Idempotency-Key");
  return [
    { language: "curl", code: curl(method, url, body, isKeyed) },
    ...more.map(({ summary, value }) => ({ language: `curl, ${summary}`, code: curl(method, url, value, isKeyed) })),
    { language: "TypeScript", code: typescript(method, url, body, isKeyed) },
    { language: "Python", code: python(method, url, body, isKeyed) },
  ];
}

type Body = Record<string, unknown> | undefined;

function curl(method: string, url: string, body: Body, isKeyed: boolean): string {
  return [
    `curl${method === "GET" ? "" : ` -X ${method}`} "${url}"`,
    `  -H "Authorization: Bearer $PARLEY_KEY"`,
    ...(isKeyed ? [`  -H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(body ? [`  -H "Content-Type: application/json"`, `  -d '${JSON.stringify(body, null, 2)}'`] : []),
  ].join(" \\\n");
}

function typescript(method: string, url: string, body: Body, isKeyed: boolean): string {
  const headers = [
    `    Authorization: \`Bearer \${process.env.PARLEY_KEY}\`,`,
    ...(isKeyed ? [`    "Idempotency-Key": crypto.randomUUID(),`] : []),
    ...(body ? [`    "Content-Type": "application/json",`] : []),
  ];
  return [
    `const response = await fetch("${url}", {`,
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    "  headers: {",
    ...headers,
    "  },",
    ...(body ? [`  body: JSON.stringify(${indent(JSON.stringify(body, null, 2))}),`] : []),
    "});",
    "if (!response.ok) throw new Error((await response.json()).detail);",
    ...(method === "DELETE" ? [] : ["console.log(await response.json());"]),
  ].join("\n");
}

function python(method: string, url: string, body: Body, isKeyed: boolean): string {
  return [
    ...(isKeyed ? ["import os, uuid", "import requests"] : ["import os", "import requests"]),
    "",
    `response = requests.${method.toLowerCase()}(`,
    `    "${url}",`,
    "    headers={",
    `        "Authorization": f"Bearer {os.environ['PARLEY_KEY']}",`,
    ...(isKeyed ? [`        "Idempotency-Key": str(uuid.uuid4()),`] : []),
    "    },",
    ...(body ? [`    json=${literal(body)},`] : []),
    ")",
    "response.raise_for_status()",
    ...(method === "DELETE" ? [] : ["print(response.json())"]),
  ].join("\n");
}

const indent = (text: string) => text.replaceAll("\n", "\n  ");

/** JSON as Python writes it. */
const literal = (body: Record<string, unknown>) =>
  JSON.stringify(body, null, 4)
    .replaceAll("\n", "\n    ")
    .replace(
      /: (true|false|null)\b/g,
      (_, word: string) => `: ${{ true: "True", false: "False", null: "None" }[word]}`,
    );
