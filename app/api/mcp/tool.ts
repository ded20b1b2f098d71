import type { SQL } from "drizzle-orm";
import type * as z from "zod";
import type { Db, Statement } from "~/db/database";
import type { ApiScope } from "~/domain/api-scopes";
import type { Instant } from "~/domain/time";
import type { ApiAnswer, ApiCall, Operation } from "../operation";

type Reads = Record<string, Statement>;
type Rows<R extends Reads> = { [K in keyof R]: R[K]["_"]["result"] };

/** A call of a tool whose key and arguments have been checked. */
export type ToolCall<Args = unknown, Data = unknown> = Omit<ApiCall<undefined, undefined, Data>, "query" | "body"> & {
  args: Args;
};

/** One tool of the MCP server: what its list says of it, and what it does. */
export interface Tool<A extends z.ZodObject = z.ZodObject, R extends Reads = Reads> {
  name: string;
  title: string;
  description: string;
  scope: ApiScope;
  args: A;
  answer: z.ZodObject;
  /** As the specification has them: hints for whoever asks a person before a call. */
  hints: { readOnlyHint: boolean; destructiveHint?: boolean; idempotentHint?: boolean; openWorldHint: boolean };
  /** What is read in the same trip to D1 as the key. */
  reads?(db: Db, of: { userId: SQL; args: z.output<A>; now: Instant }): R;
  /** Answers as the API does: a status of 400 and above is a refusal. */
  run(call: ToolCall<z.output<A>, Rows<R>>): Promise<ApiAnswer>;
}

/** A tool with its own types; in the list of all of them they are forgotten. */
export function tool<A extends z.ZodObject, R extends Reads = Record<never, never>>(one: Tool<A, R>): Tool {
  return one as unknown as Tool;
}

/** A tool that is a read of the API under another name: its query are the arguments. */
export function toolOf(
  { scope, query, answer, reads, handle }: Operation,
  named: Pick<Tool, "name" | "title" | "description">,
): Tool {
  if (!scope || !query || !answer.schema) throw new RangeError("only a read with a query and an answer is a tool");
  return {
    ...{ ...named, scope, args: query, answer: answer.schema as z.ZodObject }, // every answer of the API is an object
    hints: { readOnlyHint: true, openWorldHint: false },
    ...(reads && { reads: (db, { userId, args, now }) => reads(db, { userId, id: "", query: args as never, now }) }),
    run: ({ args, ...call }) =>
      handle({ ...call, query: args, body: undefined } as unknown as Parameters<Operation["handle"]>[0]),
  };
}
