import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { closePages, hearLoggedFaults, openBrowser } from "./browser";

const appUrl = inject("appUrl");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closePages(browser));

/** The first page on a phone, with the film in view, and which of its files were asked for. */
async function open(options: BrowserContextOptions = {}, prepare?: (page: Page) => Promise<unknown>) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, ...options });
  const loaded: string[] = [];
  const faults: string[] = [];
  page.on("request", (request) => {
    const file = /film-[\w-]+\.(?:webm|mp4)$/.exec(request.url())?.[0];
    if (file) loaded.push(file);
  });
  hearLoggedFaults(page, faults);
  await prepare?.(page);
  await page.goto(appUrl, { waitUntil: "networkidle" });
  return { page, video: page.locator("video"), loaded, faults };
}

/** Two frames on, whoever watches what is in view has been told. */
function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Runs in the page. */
const isPlaying = (video: HTMLElement | SVGElement) =>
  video instanceof HTMLVideoElement && !video.paused && video.currentTime > 0;

test("the film is loaded and plays, silently, once it is in view, and stops when it is out of view", async () => {
  const { page, video, loaded, faults } = await open();
  expect(loaded).toEqual([]);
  await video.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect.poll(() => video.evaluate(isPlaying), { timeout: 20_000 }).toBe(true);
  expect(await video.evaluate((element) => (element as HTMLVideoElement).muted)).toBe(true);
  expect(loaded).toHaveLength(1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => video.evaluate(isPlaying)).toBe(false);
  expect(faults).toEqual([]);
  await page.close();
});

test("who has scrolled on before the film was loaded does not have it play behind their back", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { page, video } = await open({}, (page) =>
    page.route(/film-[\w-]+\.webm$/, async (route) => {
      await held;
      await route.continue();
    }),
  );
  const asked = page.waitForRequest(/film-[\w-]+\.webm$/);
  await video.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await asked;
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await twoFrames(page);
  release();
  await expect.poll(() => video.evaluate((element) => (element as HTMLVideoElement).src)).toMatch(/^blob:/);
  await twoFrames(page);
  expect(await video.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true);
  await video.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect.poll(() => video.evaluate(isPlaying), { timeout: 20_000 }).toBe(true);
  await page.close();
});

test("its buttons pause it, turn its sound on and show it on the full screen", async () => {
  const { page, video } = await open();
  await video.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const press = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await press("Pause");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  expect(await video.evaluate(isPlaying)).toBe(false);
  await press("Sound on");
  await page.getByRole("button", { name: "Sound off", exact: true }).waitFor();
  expect(await video.evaluate((element) => (element as HTMLVideoElement).muted)).toBe(false);
  await press("Full screen");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe("VIDEO");
  await page.close();
});

const asked = "the film is not loaded until somebody presses play";

async function expectOnlyWhenAsked({ page, video, loaded }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await video.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await twoFrames(page);
  expect(loaded).toEqual([]);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => video.evaluate(isPlaying), { timeout: 20_000 }).toBe(true);
  await page.close();
}

test(`with reduced motion ${asked}`, async () => {
  await expectOnlyWhenAsked(await open({ reducedMotion: "reduce" }));
});

test(`with Save-Data ${asked}`, async () => {
  const saving = () => Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  await expectOnlyWhenAsked(await open({}, (page) => page.addInitScript(saving)));
});

test("with scripts off the browser's own controls are there, our buttons are not, and nothing is loaded", async () => {
  const { page, video, loaded } = await open({ javaScriptEnabled: false });
  await video.scrollIntoViewIfNeeded();
  expect(await video.getAttribute("controls")).not.toBeNull();
  expect(await page.getByRole("button", { name: "Play", exact: true }).count()).toBe(0);
  expect(loaded).toEqual([]);
  await page.close();
});

test("the page does not move while the film takes its place", async () => {
  const { page, video } = await open({}, (page) =>
    page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    }),
  );
  await video.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect.poll(() => video.evaluate(isPlaying), { timeout: 20_000 }).toBe(true);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // A centred word moves by a pixel or two when its font comes; anything that takes room counts a hundred times that.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  await page.close();
});
