import fc from "fast-check";

/** The parts of JSON Schema that the document uses. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

export interface DescribedOperation {
  operationId: string;
  parameters?: { in: "path" | "query" | "header"; name: string; schema: Schema }[];
  requestBody?: { content: { "application/json": { schema: Schema; examples: Record<string, { value: unknown }> } } };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface Described {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema> };
}

export interface GeneratedRequest {
  method: string;
  /** As the document writes it. */
  path: string;
  operation: DescribedOperation;
  id: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** JSON, or anything else. */
  body: string | undefined;
}

/** Anything that can be sent in the place of a value. */
const junk = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.constantFrom(
    "",
    "\u0000",
    "\ud800",
    "🗓️",
    "' OR 1=1 --",
    "<script>",
    "%",
    "null",
    "-1",
    "1e309",
    "2026-02-30T00:00:00Z",
  ),
  fc.double().map(String),
);

/** Some of these fields; those that are left out are not there at all. */
const someOf = (fields: (readonly [string, fc.Arbitrary<string>])[]) =>
  fc.record(Object.fromEntries(fields), { requiredKeys: [] }) as fc.Arbitrary<Record<string, string>>;

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Moments, most of them some weeks ahead and a few impossible. */
const momentAround = (now: number) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .integer({ min: 1, max: 60 * 96 })
        .map((n) => `${new Date(Math.ceil(now / 9e5) * 9e5 + n * 9e5).toISOString().slice(0, 19)}Z`),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "2020-01-01T10:00:00+01:00",
        "2028-03-26T02:30:00+01:00",
        "9999-12-31T23:59:60Z",
        "0000-01-01T00:00:00-23:59",
        "2027-01-15T10:00:00+99:00",
        "tomorrow",
      ),
    },
  );

/** Requests of every call of a document: most as it wants them, some wrong in one place or in all. */
export function requestsOf(
  document: Described,
  ids: fc.Arbitrary<string>,
  now: number,
): fc.Arbitrary<GeneratedRequest> {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const moment = momentAround(now);
  const day = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: -2, max: 60 }).map((n) => isoDay(now + n * 864e5)) },
    { weight: 1, arbitrary: fc.constantFrom("2026-02-30", "9999-12-31", "0000-01-01", "tomorrow", "20261224") },
  );

  function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
    const { $ref, anyOf, properties, items } = schema;
    if ($ref) return valuesOf(document.components.schemas[$ref.split("/").at(-1) ?? ""] ?? {});
    if (anyOf) return fc.oneof(...anyOf.map(valuesOf));
    if (schema.enum) return choiceOf(schema.enum, schema.default);
    if (properties) return objectOf(properties, schema.required);
    if (items) return fc.array(valuesOf(items), { maxLength: Math.min(3, schema.maxItems ?? 3), minLength: 1 });
    return plainOf(schema);
  }

  /** Mostly the usual one, where there is one. */
  function choiceOf(all: readonly unknown[], usual: unknown): fc.Arbitrary<unknown> {
    const any = { weight: 1, arbitrary: fc.constantFrom(...all) };
    return usual === undefined ? any.arbitrary : fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, any);
  }

  function objectOf(properties: Record<string, Schema>, requiredKeys: string[] = []) {
    const fields = Object.entries(properties).map(([name, one]) => [name, valuesOf(one)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys });
  }

  function plainOf(schema: Schema): fc.Arbitrary<unknown> {
    const { type, minimum = 0, maximum = 600 } = schema;
    if (type === "boolean") return fc.boolean();
    if (type === "null") return fc.constant(null);
    if (type === "integer") return fc.integer({ min: minimum, max: Math.min(600, maximum) });
    return textOf(schema);
  }

  function textOf({ format, pattern, maxLength = 60, minLength = 0 }: Schema): fc.Arbitrary<string> {
    if (format === "date-time") return moment;
    if (format === "date") return day;
    if (format === "email") return fc.constantFrom("anna@example.com", "b@example.org", "c+d@example.net");
    if (pattern)
      return fc.oneof(
        { weight: 9, arbitrary: fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength)) },
        { weight: 1, arbitrary: junk },
      );
    return fc.oneof(
      { weight: 3, arbitrary: fc.string({ minLength, maxLength: Math.min(60, maxLength) }) },
      { weight: 2, arbitrary: fc.constantFrom("Europe/Amsterdam", "Asia/Kolkata", "anna@example.com", "Plan") },
    );
  }

  /** One thing that no document wants: a field more, a field of another type, or no object at all. */
  const spoilt = (body: fc.Arbitrary<unknown>) =>
    fc.oneof(
      { weight: 10, arbitrary: body.map((value) => JSON.stringify(value)) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(body, fc.string({ maxLength: 9 }), fc.json({ maxDepth: 2 }))
          .map(([value, name, more]) => JSON.stringify({ ...(value as object), [name]: JSON.parse(more) })),
      },
      { weight: 1, arbitrary: fc.oneof(fc.json({ maxDepth: 2 }), junk) },
    );

  /** The example at another time, or one free value of a schema more: what most callers send, and what mostly succeeds. */
  function usual(example: unknown): fc.Arbitrary<unknown> {
    const { preferred_times, end: _, time_zone: __, recurrence: ___, ...rest } = example as Record<string, unknown>;
    const isTimed = preferred_times !== undefined || "start" in rest;
    const length = fc.constantFrom(5, 15, 30);
    return fc.tuple(moment, length, fc.boolean()).map(([start, duration, alone]) => ({
      ...rest,
      ...(isTimed && { start, duration }),
      ...("start_date" in rest && { start_date: start.slice(0, 10), end_date: undefined }),
      ...(___ !== undefined && { recurrence: "FREQ=DAILY;COUNT=3" }),
      ...(isTimed && alone && { allow_conflicts: true }),
    }));
  }

  /** What a schema allows, or the example with some of that in its place: of fields that exclude each other one stays. */
  function nearby(schema: Schema, example: unknown): fc.Arbitrary<unknown> {
    const any = valuesOf(schema);
    const few = fc.tuple(any, fc.integer({ min: 0, max: 2 }), moment).map(([value, count, start]) => {
      const some = Object.entries(value as object).slice(0, count);
      const { preferred_times: _, ...rest } = example as Record<string, unknown>;
      const timed = "preferred_times" in (example as object) || "start" in rest ? { start } : {};
      return { ...rest, time_zone: undefined, ...timed, ...Object.fromEntries(some) };
    });
    return fc.oneof(
      { weight: 4, arbitrary: usual(example) },
      { weight: 2, arbitrary: few },
      { weight: 1, arbitrary: any },
    );
  }

  /** Mostly one of its own, for one that was used answers as before. */
  const keys = fc.oneof(
    { weight: 6, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom("a-key", "a b", "") },
  );
  const guards = fc.oneof(
    { weight: 3, arbitrary: fc.constant("*") },
    { weight: 1, arbitrary: fc.constantFrom('"1"', 'W/"1"', "", "1", '"1", "2"') },
  );

  return fc.constantFrom(...calls).chain(({ path, method, operation }) => {
    const of = (place: string) => (operation.parameters ?? []).filter((one) => one.in === place);
    const fields = of("query").map(({ name, schema }) => [name, valuesOf(schema).map(String)] as const);
    const someJunk = fields.map(
      ([name, value]) => [name, fc.oneof({ weight: 7, arbitrary: value }, { weight: 1, arbitrary: junk })] as const,
    );
    const header = of("header").map(({ name }) => [name, name === "If-Match" ? guards : keys] as const);
    const { schema, examples = {} } = operation.requestBody?.content["application/json"] ?? {};
    const bodies = Object.values(examples).map(({ value }) => value);
    return fc.record({
      method: fc.constant(method),
      path: fc.constant(path),
      operation: fc.constant(operation),
      id: fc.oneof({ weight: 9, arbitrary: ids }, { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 40 }) }),
      query: fc.oneof(
        { weight: 5, arbitrary: someOf(fields) },
        { weight: 4, arbitrary: someOf(someJunk) },
        { weight: 1, arbitrary: fc.dictionary(fc.string({ maxLength: 6 }), junk, { maxKeys: 2 }) },
      ),
      headers: someOf(header),
      body: schema
        ? fc.constantFrom(...bodies).chain((example) => spoilt(nearby(schema, example)))
        : fc.constant(undefined),
    });
  });
}
