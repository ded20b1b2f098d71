// The settings file of a deployment: begun with what can be known or drawn by chance, and added to.
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { root } from "./ensure-installed.mjs";

/** Where the providers are, for everybody. */
const PUBLIC_ADDRESSES = {
  WHATSAPP_BASE_URL: "https://graph.facebook.com",
  GOOGLE_ACCOUNTS_BASE_URL: "https://accounts.google.com",
  GOOGLE_OAUTH2_BASE_URL: "https://oauth2.googleapis.com",
  GOOGLE_APIS_BASE_URL: "https://www.googleapis.com",
  GOOGLE_MEET_BASE_URL: "https://meet.googleapis.com",
  EMAIL_BASE_URL: "https://api.resend.com",
  STRIPE_BASE_URL: "https://api.stripe.com",
  STRIPE_CHECKOUT_URL: "https://checkout.stripe.com",
  STRIPE_PORTAL_URL: "https://billing.stripe.com",
};
/** What the example has that is good anywhere: a version, and tax that is switched on by hand. */
const AS_IN_EXAMPLE = /_API_VERSION$|^STRIPE_TAX$/;
/** The set-up asks about it; a line, though it be empty, is the answer. */
const ASKED_FOR = "LLM_MODEL";

/**
 * Begins a settings file: public addresses filled in, secrets of our own drawn by chance, the rest empty for its owner.
 *
 * @throws when the file is there already
 */
export function beginSettingsFile(file) {
  const own = {
    WHATSAPP_VERIFY_TOKEN: randomBytes(24).toString("base64url"),
    HEALTH_TOKEN: randomBytes(24).toString("base64url"),
    TOKEN_KEYS: `k1:${randomBytes(32).toString("base64")}`,
  };
  const example = readFileSync(`${root}/.dev.vars.example`, "utf8").matchAll(/^([A-Z0-9_]+)=(.*)$/gm);
  const lines = [...example]
    .filter(([, name]) => name !== ASKED_FOR)
    .map(([, name, value]) => {
      return `${name}=${PUBLIC_ADDRESSES[name] ?? own[name] ?? (AS_IN_EXAMPLE.test(name) ? value : "")}`;
    });
  const head = "# What each is and where it comes from: README.md, Settings. Never commit this file.";
  writeFileSync(file, `${[head, ...lines].join("\n")}\n`, { flag: "wx", mode: 0o600 });
}

/** Adds one line to the end of a settings file. */
export function addSetting(file, name, value) {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${name}=${value}\n`);
}
