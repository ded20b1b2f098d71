import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { isPlainYes } from "~/agent/listen";
import { createTranscription } from "~/providers/transcription";
import { calls, callsToModel, script, scriptedModel } from "../support/model-world";
import { calendarOf, control, failNext } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, type TestUser } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const BOOK = "book 30 min with anna@example.com tomorrow at 3pm";
// Where the voice notes are kept the sandbox also knows what they say.
const listener = (timeoutMs?: number) =>
  createTranscription({ baseUrl: "http://sandbox.test/llm/v1", apiKey: "local-key", model: "listener", timeoutMs });

async function phoneOf(user: TestUser, deps: Partial<ReturnType<typeof quickDeps>> = {}) {
  const phone = await converse(user, NOW, { deps: { ...quickDeps(), transcription: listener(), ...deps } });
  return {
    ...phone,
    /** Sends a voice note that says this and gives the answer. */
    speak: async (says: string) => {
      const { id } = await control<{ id: string }>("POST", "/whatsapp/media", { says });
      return phone.text("", { mediaId: id });
    },
  };
}

test("a voice note is answered like its words, with what was heard in front, and writes nothing by itself", async () => {
  const user = await createUser();
  const phone = await phoneOf(user);
  const proposal = await phone.speak(BOOK);
  expect(proposal.text).toMatch(new RegExp(`^I heard: “${BOOK}”\nShall I book this\\?\n[\\s\\S]*15:00–15:30`));
  expect(proposal.buttons[0]?.id).toMatch(/^yes:/);
  expect((await calendarOf(user.email)).writes).toEqual([]);

  expect((await phone.speak("Yes, please.")).text).toMatch(/^I heard: “Yes, please\.”\nBooked: /);
  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "confirmed" }]);
});

test.each(["Okay.", "Thank you.", "Yes but wait", "yes yes whatever", "Do it", "Sure"])(
  "a heard %j is no yes: the proposal stays open",
  async (says) => {
    const user = await createUser();
    const phone = await phoneOf(user);
    await phone.text(BOOK);
    expect((await phone.speak(says)).text).toMatch(/^I heard: /);
    expect((await calendarOf(user.email)).writes).toEqual([]);
    expect(phone.state().pending?.kind).toBe("proposal");
  },
);

test.each([
  ["Yes", true],
  ["yes!", true],
  ["Yes, please.", true],
  ["Ja graag", true],
  ["Sí.", true],
  ["Oui, s'il te plaît", true],
  ["okay", false],
  ["yes or no?", false],
  ["yes cancel everything", false],
  ["", false],
])("%j said aloud is a plain yes: %s", (said, plain) => {
  expect(isPlainYes(said)).toBe(plain);
});

test("a heard message that the rules are unsure of goes to the model like a typed one", async () => {
  const phone = await phoneOf(await createUser(), { languageModel: scriptedModel() });
  await script(calls({ requests: [{ intent: "create", title: "budget", time: "tomorrow at noon" }] }, "message"));
  const before = (await callsToModel()).length;
  const { text } = await phone.speak("frobnicate the budget with me tomorrow at noon");
  expect((await callsToModel()).length).toBe(before + 1);
  expect(text).toMatch(/Shall I book this\?[\s\S]*Wed 25 Nov, 12:00/);
});

test("in Dutch the heard words come back in Dutch", async () => {
  const phone = await phoneOf(await createUser());
  expect((await phone.speak("wat staat er morgen in mijn agenda?")).text).toMatch(/^Ik verstond: “wat staat er morgen/);
});

test.each([
  ["there are no words in it", () => control("POST", "/whatsapp/media", {})],
  ["the sound is gone", async () => ({ id: "1" })],
  ["the sound is too large", () => control("POST", "/whatsapp/media", { base64: btoa("x".repeat(5_000_001)) })],
])("when %s an honest line says so", async (_, note) => {
  const user = await createUser();
  const phone = await phoneOf(user);
  await phone.text(BOOK);
  const { id } = (await note()) as { id: string }; // as the control call answers
  expect((await phone.text("", { mediaId: id })).text).toMatch(
    /^I couldn't make out that voice note, so I did nothing/,
  );
  expect(phone.state().pending?.kind).toBe("proposal");
});

test.each([{ status: 500 }, { status: 429 }, { status: 200, body: "<html>" }, { drop: "after" as const }])(
  "when the listener fails with %j an honest line says so",
  async (fault) => {
    const phone = await phoneOf(await createUser());
    await failNext({ provider: "openai", path: "transcriptions", times: 1, ...fault });
    expect((await phone.speak(BOOK)).text).toMatch(/^I couldn't make out/);
  },
);

test("without a listener the friendly line stays", async () => {
  const phone = await phoneOf(await createUser(), { transcription: null });
  expect((await phone.speak(BOOK)).text).toMatch(/^I can't listen to voice notes yet/);
});

test("a voice note is heard once, however often its turn is run", async () => {
  const user = await createUser();
  const listen = vi.fn(listener().transcribe);
  const deps = quickDeps();
  const send = vi.spyOn(deps.db, "batch").mockRejectedValueOnce(new Error("the Worker was killed"));
  const phone = await phoneOf(user, { ...deps, transcription: { transcribe: listen } });
  expect((await phone.speak(BOOK)).text).toMatch(/^I heard/);
  expect(send.mock.calls.length).toBeGreaterThan(2);
  expect(listen).toHaveBeenCalledTimes(1);
});

test("our token goes to Meta's hosts only, wherever the sound is said to be", async () => {
  const asked: string[] = [];
  const elsewhere: typeof fetch = async (input) => {
    asked.push(String(input));
    return Response.json({ url: "https://eve.example.com/note.ogg", mime_type: "audio/ogg", file_size: 4 });
  };
  const { whatsapp } = quickDeps(env.DB, elsewhere);
  await expect(whatsapp.download("1")).rejects.toMatchObject({ name: "ProviderError", reason: "unreadable" });
  expect(asked).toHaveLength(1);
});
