import { expect, test } from "vitest";
import { parseWhatsAppWebhook } from "~/forms/whatsapp";

const parsed = (message: object) => {
  const common = { from: "31612345678", id: "wamid.1", timestamp: "1790000000" };
  return webhook({ messages: [{ ...common, ...message }] }).messages;
};

const webhook = (content: object, metadata: object = { phone_number_id: "106" }) =>
  parseWhatsAppWebhook(
    {
      object: "whatsapp_business_account",
      entry: [{ changes: [{ field: "messages", value: { metadata, ...content } }] }],
    },
    "106",
  );

test.each([[{ phone_number_id: "107" }], [{ phone_number_id: 106 }], [{}], [undefined]])(
  "what came for the business number %j is nobody's message and no status of ours",
  (metadata) => {
    const message = {
      from: "31612345678",
      id: "wamid.1",
      timestamp: "1790000000",
      type: "text",
      text: { body: "yes" },
    };
    const status = { id: "wamid.2", status: "failed", timestamp: "1790000000" };
    const read = webhook({ metadata, messages: [message], statuses: [status] });
    expect(read).toMatchObject({ messages: [], statuses: [] });
    expect(read).toMatchObject({ foreign: 1, unmodelled: 0 });
  },
);

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

test.each([
  [undefined, {}],
  [{ from: "15550783881", id: "wamid.2" }, { repliesTo: "wamid.2" }],
  [{ forwarded: true }, { forwarded: true }],
  [{ frequently_forwarded: true }, { forwarded: true }],
  [{ forwarded: false, id: "wamid.2" }, { repliesTo: "wamid.2" }],
  // Of what cannot be read it is not known what it answers, so it answers nothing.
  ["wamid.2", { repliesTo: "" }],
  [{ id: 7 }, { repliesTo: "" }],
  [{ forwarded: "yes" }, { repliesTo: "" }],
])("a context of %j says %j", (context, said) => {
  const common = { messageId: "wamid.1", from: "+31612345678", sentAt: 1790000000000 };
  expect(parsed({ type: "text", text: { body: "yes" }, context })).toEqual([
    { ...common, kind: "text", text: "yes", ...said },
  ]);
});
