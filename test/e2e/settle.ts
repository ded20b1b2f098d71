import type { Page } from "playwright-core";
import { expect } from "vitest";
import { confirmLink, type Newcomer, onlyOne, PASSWORD, type Place } from "./set-up";

/**
 * Somebody who has signed up, connected a calendar and a phone and chosen a zone, by the requests of the forms alone: for
 * tests of what comes afterwards. Drawing the pages of the set-up takes ten times as long; they are tested in
 * `journey.test.ts`.
 */
export async function settle(page: Page, who: Newcomer, { appUrl, control }: Place, zone: string): Promise<void> {
  const send = async (url: string, form: Record<string, string> | URLSearchParams) => {
    const data = `${new URLSearchParams(form)}`;
    const headers = { origin: appUrl, "content-type": "application/x-www-form-urlencoded" };
    const answer = await page.request.post(new URL(url, appUrl).href, { data, headers, maxRedirects: 0 });
    const location = answer.headers().location;
    if (location === undefined) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`);
    return new URL(location, appUrl);
  };

  await send("/auth?tab=signup", { name: who.name, email: who.email, password: PASSWORD });
  const { searchParams } = new URL(await confirmLink(control, who.email));
  await send("/auth/confirm", { token: searchParams.get("token") ?? "" });

  const consent = await send("/dashboard/calendar/connection", {});
  const decision = new URLSearchParams({ ask: `${consent.searchParams}`, account: who.email, decision: "allow" });
  for (const scope of (consent.searchParams.get("scope") ?? "").split(" ")) decision.append("scope", scope);
  await page.request.get(`${await send(`${consent.origin}${consent.pathname}/decision`, decision)}`);

  const phone = { country: "NL", number: who.phone.replace("+31", "0") };
  await send("/dashboard/onboarding?step=2", { intent: "send-code", ...phone });
  const sent = await onlyOne(() => control.sentTo(who.phone));
  const [code = ""] = sent.template?.parameters ?? [];
  await send("/dashboard/onboarding?step=2", { intent: "verify", code, ...phone });
  const chosen = { intent: "preferences", duration: "30", buffer: "15", timezone: zone };
  expect((await send("/dashboard/onboarding?step=3", chosen)).pathname).toBe("/dashboard");
}
