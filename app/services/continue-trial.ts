import type { Statement } from "~/db/database";
import { continueTrial, keepTrial } from "~/db/trials";
import { trialHolder } from "~/domain/trial";
import type { Deps } from "./deps";

const PURPOSE = "trial";

/** What lets the user go on with the trial of an address or a number that they have just proven; see `continueTrial`. */
export async function trialContinued(
  { db, encryption, clock }: Pick<Deps, "db" | "encryption" | "clock">,
  userId: string,
  kind: "address" | "phone",
  value: string,
): Promise<Statement[]> {
  const hashes = await encryption.keyedHashes(trialHolder(kind, value), PURPOSE);
  return continueTrial(db, userId, { value, hashes }, { id: crypto.randomUUID(), now: clock() });
}

/** What keeps the trial of a user who is erased, under hashes of everything they had; see `keepTrial`. */
export async function trialKept(
  { db, encryption, clock }: Pick<Deps, "db" | "encryption" | "clock">,
  userId: string,
  points: readonly { kind: "phone" | "email" | "calendar"; value: string }[],
): Promise<Statement[]> {
  const holders = points.map(({ kind, value }) => trialHolder(kind === "phone" ? "phone" : "address", value));
  const hashes = await Promise.all(
    [...new Set(holders)].map(async (holder) => (await encryption.keyedHashes(holder, PURPOSE))[0]),
  );
  return keepTrial(db, userId, hashes, clock());
}
