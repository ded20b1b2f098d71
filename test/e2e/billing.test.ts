import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { drawn } from "../support/drawn";
import { closePages, hearFaults, openBrowser } from "./browser";
import { controlOf } from "./control";
import { NO_TRIAL } from "./no-trial";
import { confirmLink, PASSWORD } from "./set-up";

const appUrl = inject("appUrl");
const control = controlOf(inject("sandboxUrl"));
const BILLING = `${appUrl}/dashboard/billing`;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => closePages(browser));

// One of the two ways, drawn by the seed; `summary.test.ts` goes the other one.
describe.each(drawn([{ scripts: "off" }, { scripts: "on" }], 2))("with scripts $scripts", ({ scripts }) => {
  const email = `${NO_TRIAL}${scripts}@example.com`;
  const broken: string[] = [];
  let page: Page;

  beforeAll(async () => {
    page = await browser.newPage({
      javaScriptEnabled: scripts === "on",
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    hearFaults(page, broken);
  });
  afterAll(() => page.context().close());

  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  const sees = (words: string) => page.getByText(words).first().waitFor();

  /** Fills in the fields of a card on one of Stripe's pages. */
  async function giveCard(number: string, button: string) {
    await page.getByLabel("Card number").fill(number);
    await press(button);
  }

  test("a plan chosen on the first page is paid, changed, cancelled, resumed, left unpaid, mended and moved up", async () => {
    await page.goto(appUrl);
    await press("Choose Starter");
    await page.getByLabel("Full Name").fill("Payer");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByLabel("Password").press("Enter");
    await page.getByRole("heading", { name: "Check your mail" }).waitFor();
    await page.goto(await confirmLink(control, email));
    await press("Confirm and start");

    await sees("You chose Starter, €29 a month");
    await page.goto(`${appUrl}/dashboard/meetings/new`);
    await sees("You have used all meetings of your free trial. Please upgrade to create new meetings.");
    await page.getByRole("link", { name: "Upgrade Now" }).last().click();
    await page.waitForURL(BILLING);
    await press("Choose Starter");
    await page.getByRole("heading", { name: "Subscribe to Parley Starter" }).waitFor();
    await giveCard("4000 0000 0000 0002", "Subscribe");
    await sees("Your card was declined");
    await giveCard("4242 4242 4242 4242", "Subscribe");
    await sees("Your plan has begun");
    expect(page.url()).toBe(BILLING);
    await sees("of 20");
    await sees("Visa ending in 4242");

    // With no meeting of the trial left the plan is paid from the first day on.
    await page.getByRole("link", { name: "Choose Professional" }).click();
    await page.getByRole("heading", { name: "Change from Starter to Professional?" }).waitFor();
    await page.getByRole("button", { name: /^Pay €[\d.]+ and change$/ }).click();
    await sees("Your plan has changed");
    await sees("of 100");

    await press("Manage billing");
    await press("Cancel plan");
    await sees("It ends on");
    await page.getByRole("link", { name: "Return to Parley" }).click();
    await sees("Your plan ends on");
    await press("Resume plan");
    await sees("Your plan goes on");

    await press("Change card");
    await giveCard("4000 0000 0000 0341", "Use this card");
    await sees("ending in 0341");
    await control.advance(email, 31.5);
    await page.goto(`${appUrl}/dashboard/meetings`);
    await sees("Your last payment did not go through.");
    await page.goto(BILLING);
    await sees("Your plan goes on until");
    await press("Change card");
    await giveCard("4242 4242 4242 4242", "Use this card");
    await sees("ending in 4242");
    await page.getByRole("link", { name: "Return to Parley" }).click();
    await page.waitForURL(BILLING);
    await page.getByText("Active", { exact: true }).waitFor();
    await sees("€49");
    expect(await page.getByText("did not go through").count()).toBe(0);

    await page.getByRole("link", { name: "Choose Enterprise" }).click();
    await page.getByRole("heading", { name: "Change from Professional to Enterprise?" }).waitFor();
    await sees("Unused time on Parley Professional");
    await sees("Your next invoice comes on");
    await page.getByRole("button", { name: /^Pay €[\d.]+ and change$/ }).click();
    await sees("Your plan has changed");
    await sees("of ∞");
    expect(broken).toEqual([]);
  }, 60_000);
});
