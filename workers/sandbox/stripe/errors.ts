/** A refusal in Stripe's words; thrown by the rules, answered by the provider. */
export class StripeError extends Error {
  override name = "StripeError";

  constructor(
    readonly status: number,
    readonly fields: { type: string; code?: string; param?: string; decline_code?: string },
    message: string,
  ) {
    super(message);
  }

  body() {
    const { code } = this.fields;
    const doc = code && { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` };
    return { error: { message: this.message, ...this.fields, ...doc } };
  }
}

export function missing(what: string, id: string, param = "id"): StripeError {
  const fields = { type: "invalid_request_error", code: "resource_missing", param };
  return new StripeError(param === "id" ? 404 : 400, fields, `No such ${what}: '${id}'`);
}

export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(
    400,
    { type: "invalid_request_error", ...(code && { code }), ...(param && { param }) },
    message,
  );
}

export function required(param: string): StripeError {
  return invalid(`Missing required param: ${param}.`, param, "parameter_missing");
}

export function declined(reason: string): StripeError {
  return new StripeError(
    402,
    { type: "card_error", code: "card_declined", decline_code: reason },
    "Your card was declined.",
  );
}
