import { afterEach, expect, test, vi } from "vitest";
import { fireEveryMinute, firesCron } from "../../../workers/local/local-cron.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("the cron is fired at the start of each minute, and one that fails does not end it", async () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-24T09:05:30.250Z") });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const fetched = vi.fn(async (url: string) => {
    if (url.includes(String(Date.parse("2026-11-24T09:07:00Z")))) throw new Error("refused");
  });
  vi.stubGlobal("fetch", fetched);
  fireEveryMinute("http://localhost:1");
  await vi.advanceTimersByTimeAsync(29_000);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(150_000);
  const times = fetched.mock.calls.map(([url]) => Number(new URL(url).searchParams.get("time")));
  expect(times.map((time) => new Date(time).toISOString().slice(11, 19))).toEqual(["09:06:00", "09:07:00", "09:08:00"]);
});

test("a script calls the cron itself, unless it says otherwise", () => {
  vi.stubEnv("CRON", undefined);
  vi.stubGlobal("process", { ...process, stdout: { isTTY: false } });
  expect(firesCron()).toBe(false);
  vi.stubGlobal("process", { ...process, stdout: { isTTY: true } });
  expect(firesCron()).toBe(true);
  vi.stubEnv("CRON", "off");
  expect(firesCron()).toBe(false);
});
