import { claimRequest, keepAnswer, releaseRequest, selectRequest } from "~/db/api-requests";
import type { KeptAnswer } from "~/db/schema/api";
import { hashToken } from "~/db/token";
import { SECOND } from "~/domain/time";
import type { ApiAnswer, ApiCall } from "./operation";

/** Longer than any write takes: who is not done by then was lost, and the next one goes on. */
const CLAIM_MS = 60 * SECOND;
/** For how long one that comes at the same time waits for the answer of the first. */
const PATIENCE_MS = 20 * SECOND;
const LOOK_EVERY_MS = 100;

/** 1 to 255 visible letters of ASCII, as Stripe and the IETF's draft have it. */
export const isIdempotencyKey = (text: string) => /^[\x21-\x7e]{1,255}$/.test(text);

/**
 * Does a write once for its `Idempotency-Key`, and gives everybody who sends it the same answer. What failed on our side
 * or at Google is not kept: sent again it is tried again, with the same effect.
 *
 * @param asked what is asked for, in one spelling
 */
export async function once(
  call: ApiCall,
  idempotencyKey: string,
  asked: string,
  write: (effectId: string) => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  const { db, clock } = call.context;
  const { userId } = call.holder;
  const [keyHash, requestHash] = [hashToken(idempotencyKey), hashToken(asked)];
  const claim = { userId, keyHash, requestHash, effectId: call.effectId, claimMs: CLAIM_MS };
  for (const begun = clock(); ; await scheduler.wait(LOOK_EVERY_MS)) {
    const [[claimed], [known]] = await db.batch([
      claimRequest(db, { ...claim, now: clock() }),
      selectRequest(db, userId, keyHash),
    ]);
    if (claimed) return finish(call, keyHash, await attempt(call, keyHash, () => write(claimed.effectId)));
    if (known && known.requestHash !== requestHash) return call.refuse("key-reused");
    if (known?.answer) return answerAgain(known.answer);
    if (clock() - begun > PATIENCE_MS) return { ...call.refuse("still-running"), headers: running() };
  }
}

const running = () => ({ "content-type": "application/problem+json", "retry-after": "5" });

async function attempt({ context, holder }: ApiCall, keyHash: string, write: () => Promise<ApiAnswer>) {
  try {
    return await write();
  } catch (error) {
    await releaseRequest(context.db, holder.userId, keyHash);
    throw error;
  }
}

async function finish({ context: { db }, holder: { userId } }: ApiCall, keyHash: string, answer: ApiAnswer) {
  if (answer.status >= 500) await releaseRequest(db, userId, keyHash);
  else await keepAnswer(db, userId, keyHash, { ...answer, headers: answer.headers ?? {}, body: textOf(answer) });
  return answer;
}

const textOf = ({ body }: ApiAnswer) => (body === undefined ? null : JSON.stringify(body));

function answerAgain({ status, headers, body }: KeptAnswer): ApiAnswer {
  const again = { ...headers, "idempotent-replayed": "true" };
  return { status, headers: again, ...(body !== null && { body: JSON.parse(body) }) };
}
