import type { EncryptedMessage, OutgoingMessage } from "~/domain/message";
import type { Deps } from "./deps";

/** A message whose words nobody is to read in the outbox, bound to its delivery. */
export async function encryptMessage(
  { encryption }: Pick<Deps, "encryption">,
  deliveryId: string,
  message: OutgoingMessage,
): Promise<EncryptedMessage> {
  return { kind: "encrypted", sealed: await encryption.encrypt(JSON.stringify(message), contextOf(deliveryId)) };
}

export async function decryptMessage(
  { encryption }: Pick<Deps, "encryption">,
  deliveryId: string,
  { sealed }: EncryptedMessage,
): Promise<OutgoingMessage> {
  return JSON.parse(await encryption.decrypt(sealed, contextOf(deliveryId))); // encrypted above, so it is one
}

const contextOf = (deliveryId: string) => `${deliveryId}:message`;
