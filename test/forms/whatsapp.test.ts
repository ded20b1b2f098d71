import { expect, test } from "vitest";
import { parseWhatsAppWebhook } from "~/forms/whatsapp";

const parsed = (message: object) => {
  const common = { from: "31612345678", id: "wamid.1", timestamp: "1790000000" };
  const value = { messages: [{ ...common, ...message }] };
  return parseWhatsAppWebhook({
    object: "whatsapp_business_account",
    entry: [{ changes: [{ field: "messages", value }] }],
  }).messages;
};

test("a voice note carries where its sound is kept", () => {
  const audio = { id: "1234567890", mime_type: "audio/ogg; codecs=opus", sha256: "x", voice: true };
  expect(parsed({ type: "audio", audio })).toMatchObject([{ kind: "audio", text: "", mediaId: "1234567890" }]);
});

test.each([{}, { audio: {} }, { audio: { id: "../../me" } }, { audio: { id: "" } }])(
  "a voice note with %j is one that cannot be heard",
  (part) => {
    const [message] = parsed({ type: "audio", ...part });
    expect(message).toMatchObject({ kind: "audio" });
    expect(message).not.toHaveProperty("mediaId");
  },
);
