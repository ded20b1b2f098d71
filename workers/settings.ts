import * as z from "zod";

const HttpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));
const Secret = z.string().min(8);
/** Left empty it is off. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const PriceId = z.string().regex(/^price_\w+$/);

/** Every setting of the app. `.dev.vars.example` has a working local value for each; the README says what it is. */
const Fields = z.object({
  APP_URL: HttpUrl,
  WHATSAPP_BASE_URL: HttpUrl,
  WHATSAPP_API_VERSION: z.string().regex(/^v\d+\.\d+$/),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/),
  /** Only the set-up asks for it: a message arrives without it. */
  WHATSAPP_BUSINESS_ACCOUNT_ID: optional(z.string().regex(/^\d+$/)),
  WHATSAPP_TOKEN: Secret,
  WHATSAPP_APP_SECRET: Secret,
  WHATSAPP_VERIFY_TOKEN: Secret,
  WHATSAPP_CHAT_URL: HttpUrl,
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: Secret,
  GOOGLE_ACCOUNTS_BASE_URL: HttpUrl,
  GOOGLE_OAUTH2_BASE_URL: HttpUrl,
  GOOGLE_APIS_BASE_URL: HttpUrl,
  GOOGLE_MEET_BASE_URL: HttpUrl,
  EMAIL_BASE_URL: HttpUrl,
  EMAIL_API_KEY: Secret,
  RESEND_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{16,}={0,2}$/, "wants the signing secret of the webhook endpoint"),
  EMAIL_FROM: z.string().regex(/^[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>$/, "wants Name <address>"),
  SUPPORT_EMAIL: z.email(),
  STRIPE_BASE_URL: HttpUrl,
  STRIPE_CHECKOUT_URL: HttpUrl,
  STRIPE_PORTAL_URL: HttpUrl,
  STRIPE_SECRET_KEY: z.string().regex(/^[rs]k_(?:test|live)_\w{8,}$/, "wants a secret or restricted key of Stripe"),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\w{8,}$/, "wants the signing secret of the webhook endpoint"),
  STRIPE_PRICE_STARTER: PriceId,
  STRIPE_PRICE_PROFESSIONAL: PriceId,
  STRIPE_PRICE_ENTERPRISE: PriceId,
  STRIPE_TAX: z.enum(["on", "off"]),
  HEALTH_TOKEN: Secret,
  TOKEN_KEYS: z
    .string()
    .regex(
      /^[a-z0-9]+:[A-Za-z0-9+/]{43}=(,[a-z0-9]+:[A-Za-z0-9+/]{43}=)*$/,
      "wants id:base64 of 32 bytes, comma between keys",
    )
    .transform((text) =>
      text.split(",").map((pair) => {
        const colon = pair.indexOf(":");
        return { id: pair.slice(0, colon), key: pair.slice(colon + 1) };
      }),
    ),
  LLM_BASE_URL: optional(HttpUrl),
  LLM_API_KEY: optional(Secret),
  LLM_MODEL: optional(z.string()),
  TRANSCRIPTION_BASE_URL: optional(HttpUrl),
  TRANSCRIPTION_API_KEY: optional(Secret),
  TRANSCRIPTION_MODEL: optional(z.string()),
});

const Settings = Fields.superRefine(
  ({ LLM_BASE_URL, LLM_MODEL, TRANSCRIPTION_BASE_URL, TRANSCRIPTION_MODEL }, context) => {
    const wanted = (path: string, beside: string) =>
      context.addIssue({ code: "custom", path: [path], message: `wanted beside ${beside}` });
    if (LLM_BASE_URL && !LLM_MODEL && !TRANSCRIPTION_MODEL) wanted("LLM_MODEL", "LLM_BASE_URL");
    if (TRANSCRIPTION_BASE_URL && !TRANSCRIPTION_MODEL) wanted("TRANSCRIPTION_MODEL", "TRANSCRIPTION_BASE_URL");
    if (TRANSCRIPTION_MODEL && !TRANSCRIPTION_BASE_URL && !LLM_BASE_URL)
      wanted("TRANSCRIPTION_BASE_URL", "TRANSCRIPTION_MODEL");
  },
);

export type Settings = z.output<typeof Settings>;
export const settingNames = Object.keys(Fields.shape);
/** The rest may be left empty. */
export const requiredSettingNames = Object.entries(Fields.shape).flatMap(([name, schema]) =>
  schema.safeParse(undefined).success ? [] : [name],
);

/** Values that stand in `.dev.vars.example` for everybody to read, and what they are refused for away from home. */
const EXAMPLES: Partial<Record<keyof Settings, string>> = {
  WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
  WHATSAPP_BUSINESS_ACCOUNT_ID: "102290129340398",
  WHATSAPP_TOKEN: "local-whatsapp-token",
  WHATSAPP_APP_SECRET: "local-whatsapp-app-secret",
  WHATSAPP_VERIFY_TOKEN: "local-whatsapp-verify-token",
  WHATSAPP_CHAT_URL: "https://wa.me/15550783881",
  GOOGLE_CLIENT_ID: "local-client.apps.googleusercontent.com",
  GOOGLE_CLIENT_SECRET: "local-google-client-secret",
  EMAIL_API_KEY: "re_local_email_key",
  RESEND_WEBHOOK_SECRET: "whsec_bG9jYWwtcmVzZW5kLXdlYmhvb2sta2V5",
  EMAIL_FROM: "Parley <hello@parley.test>",
  SUPPORT_EMAIL: "support@parley.test",
  STRIPE_SECRET_KEY: "sk_test_local_stripe_key",
  STRIPE_WEBHOOK_SECRET: "whsec_local_stripe_secret",
  STRIPE_PRICE_STARTER: "price_local_starter",
  STRIPE_PRICE_PROFESSIONAL: "price_local_professional",
  STRIPE_PRICE_ENTERPRISE: "price_local_enterprise",
  HEALTH_TOKEN: "local-health-token",
};
/** 32 random bytes hold about 30 different ones; with fewer than this they were not drawn by chance. */
const LEAST_DIFFERENT_BYTES = 16;

/** Whether the app runs on somebody's own machine, where the example's values are good enough. */
export function isLocal(appUrl: string): boolean {
  const { hostname } = new URL(appUrl);
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname);
}

/** Names that lead nowhere in public (RFC 6761). */
const UNREACHABLE_HOSTS = /(?:^|\.)(?:test|invalid|localhost)$|^127\.0\.0\.1$|^\[::1\]$/;

/** What works on one's own machine and nowhere else: names of settings and why, never their values. */
function unfitForPublic(settings: Partial<Settings>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    if (value !== undefined && value === EXAMPLES[name as keyof Settings]) return [`${name}: is the example's value`];
    if (typeof value !== "string") return [];
    if (/^http:/.test(value)) return [`${name}: wants https:`];
    return UNREACHABLE_HOSTS.test(hostOf(value)) ? [`${name}: is an address that nobody else can reach`] : [];
  });
}

/** The host of an address or of a mailbox, empty when it is neither. */
function hostOf(value: string): string {
  if (/^https?:/.test(value) && URL.canParse(value)) return new URL(value).hostname;
  return /@([^@\s>]+)>?$/.exec(value)?.[1]?.toLowerCase() ?? "";
}

function weakKeys({ TOKEN_KEYS }: Settings): string[] {
  const isWeak = ({ key }: { key: string }) => new Set(atob(key)).size < LEAST_DIFFERENT_BYTES;
  return TOKEN_KEYS.some(isWeak) ? ["TOKEN_KEYS: holds a key that was not drawn by chance"] : [];
}

/** Names every missing or bad setting, never its value. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * The settings as the app reads them. Where `APP_URL` is not local, the example's values, `http:` addresses and keys that
 * anybody could guess are bad as well.
 *
 * @throws SettingsError with one line per setting that is missing or bad
 */
export function parseSettings(env: object): Settings {
  const parsed = Settings.safeParse(env);
  if (!parsed.success) throw refusalOf(parsed.error);
  const unfit = isLocal(parsed.data.APP_URL) ? [] : [...unfitForPublic(parsed.data), ...weakKeys(parsed.data)];
  if (unfit.length > 0) throw refusal(unfit);
  return parsed.data;
}

const refusalOf = ({ issues }: z.ZodError) =>
  refusal(issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
const refusal = (lines: readonly string[]) => new SettingsError(`Settings are missing or bad.\n${lines.join("\n")}`);

/** What the pages show that are rendered before the upload, when the Worker's settings are not there to ask. */
const PageSettings = Fields.pick({ APP_URL: true, SUPPORT_EMAIL: true });
type PageValues = Partial<Record<keyof z.input<typeof PageSettings>, string>>;

/**
 * Why an upload would not work, before anything is uploaded.
 *
 * @param pages what the public pages are rendered with
 * @param settings what is uploaded as secrets; undefined when it is not known here
 * @returns one line per setting that is missing or bad; undefined when nothing is wrong
 */
export function problemWithDeploy(pages: PageValues, settings: Record<string, string> | undefined): string | undefined {
  const wrong = settings && problemWith(settings);
  if (wrong) return wrong;
  const { APP_URL: appUrl = "" } = pages;
  if (!URL.canParse(appUrl) || isLocal(appUrl) || new URL(appUrl).protocol !== "https:") {
    return "APP_URL: wants the https: address at which everybody reaches the app.";
  }
  const shown = PageSettings.safeParse(pages);
  if (!shown.success) return refusalOf(shown.error).message;
  const unfit = unfitForPublic(shown.data);
  if (unfit.length > 0) return refusal(unfit).message;
  const uploaded = PageSettings.partial().parse(settings ?? {});
  const other = (["APP_URL", "SUPPORT_EMAIL"] as const).filter(
    (name) => uploaded[name] !== undefined && uploaded[name] !== shown.data[name],
  );
  return other.length > 0
    ? refusal(other.map((name) => `${name}: is another one in the settings file.`)).message
    : undefined;
}

/** What `parseSettings` says of values, undefined when they are good. */
function problemWith(values: Record<string, string>): string | undefined {
  try {
    parseSettings(values);
    return undefined;
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}
