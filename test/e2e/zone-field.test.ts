import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { closePages, openBrowser } from "./browser";
import { controlOf } from "./control";
import { connectPhone, signUp } from "./set-up";

const appUrl = inject("appUrl");
const control = controlOf(inject("sandboxUrl"));
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closePages(browser));

describe.each([
  { scripts: "off", phone: "+31640000021" },
  { scripts: "on", phone: "+31640000022" },
])("with scripts $scripts", ({ scripts, phone }) => {
  const withScripts = scripts === "on";
  const who = { name: "Nomad", email: `nomad-${scripts}@example.com`, phone };
  let page: Page;

  beforeAll(async () => {
    // Cross-fades, drawn without a graphics card, cost more than the pages; `journey.test.ts` goes through them.
    const where = { timezoneId: "Asia/Kolkata", reducedMotion: "reduce" } as const;
    page = await browser.newPage({ javaScriptEnabled: withScripts, ...where });
    const place = { appUrl, control };
    await signUp(page, who, place);
    await page.getByRole("button", { name: "Skip for Now" }).click();
    await connectPhone(page, who, place);
  });
  afterAll(() => page.context().close());

  test("a step that is skipped keeps the zone that it showed", async () => {
    const zone = page.getByLabel("Timezone");
    if (withScripts) await expect.poll(() => zone.inputValue()).toBe("Kolkata");
    const shown = await zone.inputValue();
    await page.getByRole("button", { name: "Skip for Now" }).click();
    await page.waitForURL(`${appUrl}/dashboard`);
    await page.goto(`${appUrl}/dashboard/settings`);
    expect(await zone.inputValue()).toBe(shown);
    await page.goto(`${appUrl}/dashboard/onboarding?step=4`);
  });

  test("a zone is guessed, a typed one that is none is asked about, and nothing typed is lost", async () => {
    const zone = page.getByLabel("Timezone");
    // Without a calendar the browser says where one is.
    if (withScripts) await expect.poll(() => zone.inputValue()).toBe("Kolkata");
    await page.getByLabel("Default Meeting Duration").selectOption("45");
    await zone.fill("Colcata");
    // Enter sends what is typed, and presses none of the buttons that then stand there.
    await zone.press("Enter");
    await page.getByText("“Colcata” is no timezone that Parley knows. Did you mean").waitFor();
    expect(await zone.inputValue()).toBe("Colcata");
    expect(await page.getByLabel("Default Meeting Duration").inputValue()).toBe("45");
    await zone.fill("Xyzzyville");
    await zone.press("Enter");
    await page.getByText("“Xyzzyville” is no timezone that Parley knows. Type").waitFor();
    await zone.fill("Kalkutta");
    await zone.press("Enter");
    await page.getByRole("button", { name: "Kolkata time, GMT+5:30" }).click();
    await page.getByText("Setup Complete!").waitFor();

    await page.goto(`${appUrl}/dashboard/settings`);
    expect(await zone.inputValue()).toBe("Kolkata");
    await zone.fill("Nepal");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Your timezone is Kathmandu time, GMT+5:45.").waitFor();
  });
});
