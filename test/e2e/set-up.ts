import type { Page } from "playwright-core";
import { expect, vi } from "vitest";
import type { controlOf } from "./control";
import { isHydrated } from "./is-hydrated";

const POLL = { timeout: 20_000, interval: 50 };

/** Of everybody who signs up here. */
export const PASSWORD = "four unrelated words here";

export interface Newcomer {
  name: string;
  email: string;
  /** Dutch, with its country code; nobody else's. */
  phone: string;
}

export interface Place {
  appUrl: string;
  control: ReturnType<typeof controlOf>;
}

/** Signs up, follows the mailed link in the same browser and presses its button; ends on the first step of the set-up. */
export async function signUp(page: Page, { name, email }: Newcomer, { appUrl, control }: Place): Promise<void> {
  await page.goto(`${appUrl}/auth?tab=signup`);
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Email").fill(email);
  const password = page.getByLabel("Password");
  await password.fill(PASSWORD);
  await password.press("Enter");
  await page.getByRole("heading", { name: "Check your mail" }).waitFor();

  await page.goto(await confirmLink(control, email));
  await page.getByRole("button", { name: "Confirm and start" }).click();
  await page.getByRole("heading", { name: `Welcome, ${name}` }).waitFor();
}

/** Allows everything on Google's page, for an account of the same address; ends on the step of the phone. */
export async function connectCalendar(page: Page, { email }: Newcomer): Promise<void> {
  await page.getByRole("button", { name: "Connect Google Calendar" }).click();
  await page.getByRole("heading", { name: /wants access/ }).waitFor();
  expect(await page.getByRole("radio", { name: email }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Allow" }).click();
  // The page in between leads on by itself, with scripts and without.
  await page.getByRole("heading", { name: "Connect WhatsApp" }).waitFor();
}

/** Types the number and then the code that arrives on that phone; ends on the preferences. */
export async function connectPhone(page: Page, { phone }: Newcomer, { control }: Place): Promise<void> {
  await page.getByLabel("Country").selectOption("NL");
  await page.getByLabel("Phone number").fill(phone.replace("+31", "0"));
  await page.getByRole("button", { name: "Send Verification Code" }).click();
  await page.getByRole("heading", { name: "Enter the code" }).waitFor();

  const sent = await onlyOne(() => control.sentTo(phone));
  const [code] = sent.template?.parameters ?? [];
  expect(code).toMatch(/^\d{6}$/);
  await page.getByLabel("Verification code").fill(code ?? "");
  await page.getByRole("button", { name: "Verify Code" }).click();
  await page.getByRole("heading", { name: "Your preferences" }).waitFor();
}

/** Saves the preferences as they stand, but for the zone; ends on the dashboard. */
export async function choosePreferences(page: Page, zone: string): Promise<void> {
  await page.getByLabel("Timezone").fill(zone);
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await page.getByText("Setup Complete!").waitFor();
}

/** The address in the only mail that whoever signed up has got. */
export async function confirmLink(control: Place["control"], email: string): Promise<string> {
  const { text } = await onlyOne(() => control.mailTo(email));
  return /https?:\/\/\S+\/auth\/confirm\?token=\S+/.exec(text)?.[0] ?? "the mail has no link";
}

/** Resolves once React has taken over the page: from then on links that open dialogs do so. */
export async function hydrated(page: Page): Promise<void> {
  await vi.waitFor(async () => expect(await page.evaluate(isHydrated)).toBe(true), POLL);
}

/** Asks until there is something, which must be the only one. */
export async function onlyOne<T>(ask: () => Promise<T[]>): Promise<T> {
  return vi.waitFor(async () => {
    const [first, ...more] = await ask();
    expect(more).toEqual([]);
    if (first === undefined) throw new Error("Nothing has arrived.");
    return first;
  }, POLL);
}
