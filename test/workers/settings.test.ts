import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import example from "../../.dev.vars.example?raw";
import { createDeps } from "../../workers/deps";
import worker from "../../workers/entry";
import { parseSettings, requiredSettingNames, SettingsError, settingNames } from "../../workers/settings";

test("the example holds a working value for every setting, and no other", () => {
  const lines = example.split("\n").filter((line) => /^[A-Z]/.test(line));
  const values = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
  expect(Object.keys(values).toSorted()).toEqual(settingNames.toSorted());
  expect(() => parseSettings(values)).not.toThrow();
});

test.each(requiredSettingNames)("without %s the Worker answers 503 and names it", async (name) => {
  const without = { ...env, [name]: undefined };
  const answer = await ask(without);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(name);
  expect(() => createDeps(without)).toThrow(SettingsError);
});

test.each([
  ["WHATSAPP_BASE_URL", "graph"],
  ["APP_URL", "ftp://parley.test"],
  ["WHATSAPP_API_VERSION", "23"],
  ["WHATSAPP_PHONE_NUMBER_ID", "my-phone"],
  ["WHATSAPP_APP_SECRET", "short"],
  ["TOKEN_KEYS", "k1:tooshort"],
  ["TOKEN_KEYS", ""],
])("a bad %s is named, and its value is not shown", async (name, value) => {
  const answer = await ask({
    ...env,
    [name]: value,
  });
  expect(answer.status).toBe(503);
  const text = await answer.text();
  expect(text).toContain(name);
  if (value) expect(text).not.toContain(value);
});

test("models are off while their settings are empty, and half a setting is named", () => {
  const off = parseSettings({ ...env, LLM_BASE_URL: "", LLM_MODEL: "", TRANSCRIPTION_MODEL: undefined });
  expect(off).toMatchObject({ LLM_BASE_URL: undefined, LLM_MODEL: undefined, TRANSCRIPTION_MODEL: undefined });
  expect(() => parseSettings({ ...env, LLM_BASE_URL: "http://localhost:1/v1" })).toThrow(/LLM_MODEL/);
  expect(() => parseSettings({ ...env, TRANSCRIPTION_MODEL: "whisper" })).toThrow(/TRANSCRIPTION_BASE_URL/);
  expect(requiredSettingNames).toContain("TOKEN_KEYS");
});

test("everything that is wrong is named at once", () => {
  const bad = { ...env, APP_URL: "", GOOGLE_CLIENT_ID: undefined };
  expect(() => parseSettings(bad)).toThrow(/APP_URL.*GOOGLE_CLIENT_ID/s);
});

function ask(bindings: Parameters<typeof worker.fetch>[1]): Promise<Response> {
  // The handler is typed for requests that came through the edge; nothing here reads what that adds.
  const request = new Request("http://localhost:8787/healthz") as Parameters<typeof worker.fetch>[0];
  return worker.fetch(request, bindings);
}
