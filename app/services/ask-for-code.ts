import { sql } from "drizzle-orm";
import { runTogether } from "~/db/database";
import { newDelivery, planDeliveryIf } from "~/db/deliveries";
import { clearTries, countTry, giveBackTry } from "~/db/rate-limits";
import { selectPreferences } from "~/db/settings";
import { findNumber, listLinkedNumbers } from "~/db/whatsapp-numbers";
import { maskEmail } from "~/domain/shown-address";
import { templateMessage } from "~/domain/template-message";
import { templateLanguage } from "~/domain/whatsapp-templates";
import type { Assistants, CodeSending, Deps } from "./deps";

type Needs = Pick<Deps, "db" | "clock" | "queueDelivery"> & Assistants;

interface Asking {
  user: { id: string; email: string };
  /** E.164 */
  phone: string;
  /** Where it comes from: `networkOf` an address. */
  network: string;
}

/** `connected`: the user has a number already and disconnects that one first. */
export type CodeAsked = CodeSending | { ok: false; reason: "connected" };

/**
 * Sends a code to a number that the user wants to connect. To a number that is another account's it goes once a day
 * for each who asks, three times in all, and a message beside it says who did; after that nothing goes out, and neither
 * the answer nor the time that it takes tells so: whether a number is somebody's cannot be asked. Why: app/decisions/0015-whose-number.md
 */
export async function askForCode(deps: Needs, { user, phone, network }: Asking): Promise<CodeAsked> {
  const { db, clock, queueDelivery, assistantOf } = deps;
  const [connected, [preferences]] = await Promise.all([findNumber(db, user.id), selectPreferences(db, user.id)]);
  if (connected) return { ok: false, reason: "connected" };
  // Of whoever holds the number nothing else is known than who says that they do.
  const language = templateLanguage(preferences?.language ?? "");
  const now = clock();
  const limits = [
    { limit: "code:account", who: user.id },
    { limit: "code:network", who: network },
    { limit: "code:number", who: phone },
  ] as const;
  const retryAt = await countTry(db, limits, now);
  if (retryAt !== null) return { ok: false, reason: "too-many", retryAt };

  const isTaken = (await listLinkedNumbers(db, [phone])).length > 0;
  // The same statements for a number that is nobody's, under names that count nothing. An asker who had the code of
  // today uses up none of the others'.
  const own = {
    limit: "code:taken-number-account",
    who: isTaken ? `${phone} ${user.id}` : crypto.randomUUID(),
  } as const;
  const isFirst = (await countTry(db, [own], now)) === null;
  const all = { limit: "code:taken-number", who: isTaken && isFirst ? phone : crypto.randomUUID() } as const;
  const hasRoom = (await countTry(db, [all], now)) === null;
  const isSent = isFirst && hasRoom;
  const sending = await assistantOf({ userId: user.id }).startVerification(user.id, phone, isSent, language);
  const asked = newDelivery(
    {
      // Nobody's row: who asked must not find it in their export, where it would tell that the number is somebody's.
      ...{ id: `number-asked:${crypto.randomUUID()}`, channel: "whatsapp", recipient: phone, kind: "number-asked" },
      payload: templateMessage("numberAsked", language, { account: maskEmail(user.email) }),
    },
    now,
  );
  await runTogether(db, [
    planDeliveryIf(db, asked, sql`${Number(isTaken && isSent && sending.ok)}`),
    // What did not go out was none.
    ...(sending.ok || !isSent ? [] : [clearTries(db, own.limit, own.who), giveBackTry(db, all)]),
  ]);
  await queueDelivery(asked.id, 0);
  return sending;
}
