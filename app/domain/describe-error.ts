/** What may be said of an error in a log line: names and codes, nothing that a person typed. */
export interface ErrorFacts {
  error: string;
  provider?: string;
  status?: number;
  code?: string | number;
  reason?: string;
}

/**
 * An error as a log line may show it. Messages quote what people wrote (a failed query names its values), so of a
 * message only those of D1 and of the network are shown that stand in the list below.
 *
 * @param error anything that was thrown
 */
export function describeError(error: unknown): ErrorFacts {
  const chain = causesOf(error);
  const known = chain.find(isKnownProvider);
  if (known) return providerFacts(known);
  const database = chain.find(isDatabase);
  if (database) {
    return { error: databaseName(database), code: sqliteCode(chain), reason: phraseIn(database) ?? "other" };
  }
  const [first] = chain;
  if (!first) return { error: typeof error, ...statusOf(error) };
  return { error: first.name, ...optional("reason", phraseIn(first)) };
}

/**
 * Whether somebody else is at fault: a database, a network or a provider that does not work at this moment. Then the
 * same may go well in a minute; a fault of our own does not go away.
 */
export function isOutage(error: unknown): boolean {
  const chain = causesOf(error);
  const known = chain.find(isKnownProvider);
  if (known) return "retryable" in known && known.retryable === true;
  if (chain.some(isMarkedTransient)) return true;
  const database = chain.find(isDatabase);
  if (database) return !OWN_FAULTS.test(database.message);
  return chain.some(({ name, message }) => name === "TimeoutError" || NETWORK.test(message));
}

/** A statement that is wrong whenever it runs. Constraints are ours; what a trigger or a full disk says is not. */
const OWN_FAULTS =
  /^D1_TYPE_ERROR|constraint failed|no such (?:table|column)|has no column named|syntax error|too many SQL variables|string or blob too big|malformed JSON|datatype mismatch/i;

const NETWORK = /network connection lost|internal error; reference|connection (?:refused|reset)|fetch failed/i;

/** All that is shown of a message. The names in it are those of our own tables and columns. */
const PHRASES: readonly RegExp[] = [
  /(?:UNIQUE|NOT NULL|FOREIGN KEY|CHECK) constraint failed(?:: [a-z_]+(?:\.[a-z_]+)?(?:, [a-z_]+\.[a-z_]+)*)?/,
  /no such (?:table|column): [a-z_.]+/,
  /table [a-z_]+ has no column named [a-z_]+/,
  /database (?:table )?is locked/,
  /database or disk is full/,
  /disk I\/O error/,
  /attempt to write a readonly database/,
  /database disk image is malformed/,
  /too many SQL variables/,
  /string or blob too big/,
  /syntax error/,
  /Exceeded maximum DB size/,
  /Network connection lost/,
  /internal error/,
  /Too many requests queued/,
  /overloaded/,
  /storage operation exceeded timeout/,
  /exceeded its (?:CPU|memory) (?:time )?limit/,
  /transient issue on remote node/,
  /reset because its code was updated/,
  /storage caused object to be reset/,
  /malformed JSON/,
  /datatype mismatch/,
].map((phrase) => new RegExp(phrase, "i"));

function phraseIn({ message }: Error): string | undefined {
  for (const phrase of PHRASES) {
    const found = phrase.exec(message);
    if (found) return found[0];
  }
  return undefined;
}

/** The error and what lies below it, outermost first; a circle ends. */
function causesOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let next = error; next instanceof Error && !chain.includes(next); next = next.cause) chain.push(next);
  return chain;
}

/** By its shape: this room knows no clients, and two builds carry two copies of each class. */
function isKnownProvider(error: Error): boolean {
  return error.name === "ProviderError" && "provider" in error && "status" in error;
}

function providerFacts(error: object): ErrorFacts {
  const { provider, status, code, reason } = error as Record<string, unknown>; // read one by one below
  return {
    error: "ProviderError",
    ...(typeof provider === "string" && { provider }),
    ...(typeof status === "number" && { status }),
    ...((typeof code === "string" || typeof code === "number") && { code }),
    ...(typeof reason === "string" && { reason }),
  };
}

const isDatabase = ({ message }: Error) => /^(?:D1_|SQLITE_)|: SQLITE_[A-Z_]+/.test(message);
const databaseName = ({ message }: Error) => /^D1_[A-Z_]+/.exec(message)?.[0] ?? "SQLITE";
const sqliteCode = (chain: readonly Error[]) =>
  chain.map(({ message }) => /SQLITE_[A-Z_]+/.exec(message)?.[0]).find((code) => code !== undefined);

/** The platform marks what may be asked again, as when an object is moved to another machine. */
const isMarkedTransient = (error: Error) =>
  ("retryable" in error && error.retryable === true) || ("overloaded" in error && error.overloaded === true);

/** Remix throws its own refusals, such as 405, as plain objects. */
const statusOf = (error: unknown) =>
  typeof error === "object" && error !== null && "status" in error && typeof error.status === "number"
    ? { status: error.status }
    : {};

const optional = <K extends string, V>(key: K, value: V | undefined) =>
  value === undefined ? {} : ({ [key]: value } as { [key in K]: V });
