import { expect, test } from "vitest";
import example from "../.dev.vars.example?raw";
import readme from "../README.md?raw";
import { parseSettings, SettingsError, settingNames } from "../workers/settings";

const local = Object.fromEntries(
  [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
);

test("the example holds every setting, no other, and works as it is", () => {
  expect(Object.keys(local).sort()).toEqual(settingNames.toSorted());
  expect(parseSettings(local).APP_URL).toBe("http://localhost:8787");
});

test("the README's table names every setting and no other", () => {
  const section = /## Settings\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? "";
  const named = [...section.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name = ""]) => name);
  expect(named.sort()).toEqual(settingNames.toSorted());
});

test("every missing and every bad setting is named, without its value", () => {
  const { WHATSAPP_TOKEN: _, ...settings } = local;
  const wrong = { ...settings, TOKEN_KEYS: "not-a-key", APP_URL: "ftp://example.com" };
  expect(() => parseSettings(wrong)).toThrow(SettingsError);
  expect(() => parseSettings(wrong)).toThrow(/APP_URL[\s\S]*WHATSAPP_TOKEN[\s\S]*TOKEN_KEYS/);
  expect(() => parseSettings(wrong)).not.toThrow(/not-a-key|ftp:/);
});
