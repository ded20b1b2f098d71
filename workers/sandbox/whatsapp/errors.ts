import { json } from "../call";

/** Meta's error envelope. `details` is the sentence that tells the developer what to change. */
export function graphErrorBody(code: number, message: string, details?: string) {
  return {
    error: {
      message: details === undefined ? message : `(#${code}) ${message}`,
      type: "OAuthException",
      code,
      ...(details !== undefined && { error_data: { messaging_product: "whatsapp", details } }),
      fbtrace_id: "A0sandboxTraceId",
    },
  };
}

/** A call that Meta would refuse. */
export class GraphError extends Error {
  override name = "GraphError";

  constructor(
    readonly code: number,
    message: string,
    readonly details?: string,
    readonly status = 400,
  ) {
    super(message);
  }

  response(): Response {
    return json(graphErrorBody(this.code, this.message, this.details), this.status);
  }
}

export const badToken = () =>
  new GraphError(190, "Invalid OAuth access token - Cannot parse access token", undefined, 401);
export const missing = (details: string) => new GraphError(131008, "Required parameter is missing", details);
export const invalid = (details: string) => new GraphError(131009, "Parameter value is not valid", details);
export const unknownObject = (id: string) =>
  new GraphError(
    100,
    `Unsupported request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`,
  );
export const noCodeToUserId = () =>
  new GraphError(131062, "Recipient is not supported", "Authentication templates go to phone numbers only.");
export const windowClosed = () =>
  new GraphError(
    131047,
    "Re-engagement message",
    "Message failed to send because more than 24 hours have passed since the customer last replied to this number.",
  );
