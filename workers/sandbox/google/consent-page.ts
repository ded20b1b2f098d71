import { escapeHtml, page } from "../pages/html";
import type { World } from "../world";
import { listAccounts } from "./accounts";
import type { Ask } from "./ask";

const DEMO_ACCOUNT = "demo@parley.test";

const MEANINGS: Readonly<Record<string, string>> = {
  openid: "Know who you are on Google",
  email: "See your e-mail address",
  profile: "See your name",
  "calendar.events": "See and change events on your calendars",
  "calendar.freebusy": "See when you are free or busy",
  "calendar.settings.readonly": "See your calendar settings, such as the time zone",
  "calendar.readonly": "See your calendars and events",
  calendar: "See, change, share and delete your calendars",
  "meetings.space.readonly": "See your Google Meet conferences and their transcripts",
};
/** Asked for at every sign-in, so they cannot be unticked. */
const SIGN_IN = ["openid", "email", "profile"];

/** @param query the query string of the request, carried through the form */
export function consentPage(world: World, ask: Ask, query: string, noAccount = false): string {
  const known = listAccounts(world.sql).map(({ email }) => email);
  const accounts = [...new Set([ask.loginHint, DEMO_ACCOUNT, ...known].filter(Boolean))];
  return page(
    world,
    "Choose an account",
    `<h1>Parley wants access to your Google account</h1>
<p class="quiet">This page plays Google's consent screen. Nothing leaves this machine.</p>
${noAccount ? '<p class="error" role="alert">Choose an account, or type an address such as anna@example.com.</p>' : ""}
<form class="card" method="post" action="/accounts.google.com/o/oauth2/v2/auth/decision">
<input type="hidden" name="ask" value="${escapeHtml(query)}">
<fieldset><legend>Account</legend>
${accounts.map((email, index) => `<label class="choice"><input type="radio" name="account" value="${escapeHtml(email)}"${index === 0 ? " checked" : ""}> ${escapeHtml(email)}</label>`).join("\n")}
<label class="field">Another account <input type="email" name="other" autocomplete="off" placeholder="anna@example.com"></label>
</fieldset>
<fieldset><legend>Parley may</legend>
${ask.scopes.map(scopeChoice).join("\n")}
</fieldset>
<p class="actions"><button name="decision" value="allow">Allow</button>
<button class="second" name="decision" value="deny" formnovalidate>Deny</button></p>
</form>`,
  );
}

function scopeChoice(scope: string): string {
  const short = scope.replace(/^https:\/\/www\.googleapis\.com\/auth\/(userinfo\.)?/, "");
  const meaning = escapeHtml(MEANINGS[short] ?? short);
  const value = escapeHtml(scope);
  if (SIGN_IN.includes(short)) {
    return `<p class="choice">${meaning}<input type="hidden" name="scope" value="${value}"></p>`;
  }
  return `<label class="choice"><input type="checkbox" name="scope" value="${value}" checked> ${meaning}</label>`;
}

/** Google shows these to the person and sends nothing back to the app. */
export function refusalPage(world: World, refusal: string): string {
  return page(
    world,
    "Access blocked",
    `<h1>Access blocked</h1><p>${escapeHtml(refusal)}</p><p>The request of the app does not fit its registration.</p>`,
  );
}
