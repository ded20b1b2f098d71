import { describe, expect, test } from "vitest";
import { isProviderError, ProviderError } from "~/providers/errors";

describe("a provider's error", () => {
  test.each([
    [0, true, true, "unknown"],
    [0, false, true, "refused"],
    [400, true, false, "refused"],
    [401, true, false, "refused"],
    [404, true, false, "refused"],
    [408, true, true, "unknown"],
    [409, true, false, "refused"],
    [429, true, true, "refused"],
    [500, true, true, "unknown"],
    [500, false, true, "refused"],
    [503, true, true, "unknown"],
  ] as const)("of status %d, for a write %s: retryable %s, outcome %s", (status, write, retryable, outcome) => {
    expect(new ProviderError("google-calendar", status, { write })).toMatchObject({ retryable, outcome });
  });

  test("is told by its shape, so that another copy of the class is recognised too", () => {
    const copy = Object.assign(new Error("x"), {
      name: "ProviderError",
      provider: "whatsapp",
      status: 429,
      retryable: true,
      outcome: "refused",
    });
    expect(isProviderError(copy)).toBe(true);
    expect(isProviderError(new ProviderError("whatsapp", 500))).toBe(true);
  });

  test.each([
    new Error("x"),
    Object.assign(new Error("x"), { name: "ProviderError" }),
    { name: "ProviderError" },
    "x",
    null,
    undefined,
  ])("is not %s", (other) => {
    expect(isProviderError(other)).toBe(false);
  });

  test("names provider, status, code and reason", () => {
    expect(new ProviderError("whatsapp", 400, { code: 131047 }).message).toBe("whatsapp answered 400 (131047)");
    expect(new ProviderError("google-oauth", 400, { reason: "invalid_grant" }).message).toBe(
      "google-oauth answered 400 (invalid_grant)",
    );
    expect(new ProviderError("google-calendar", 0).message).toBe("google-calendar answered nothing");
  });
});
