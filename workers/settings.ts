import * as z from "zod";

const HttpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ""));
const Secret = z.string().min(8);
/** Left empty it is off. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const TemplateName = z.string().regex(/^[a-z0-9_]{1,512}$/);

/** Every setting of the app. `.dev.vars.example` has a working local value for each; the README says what it is. */
const Settings = z
  .object({
    APP_URL: HttpUrl,
    WHATSAPP_BASE_URL: HttpUrl,
    WHATSAPP_API_VERSION: z.string().regex(/^v\d+\.\d+$/),
    WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/),
    WHATSAPP_TOKEN: Secret,
    WHATSAPP_APP_SECRET: Secret,
    WHATSAPP_VERIFY_TOKEN: Secret,
    WHATSAPP_CHAT_URL: HttpUrl,
    WHATSAPP_VERIFICATION_TEMPLATE: TemplateName,
    WHATSAPP_RECONNECT_TEMPLATE: TemplateName,
    WHATSAPP_TEST_TEMPLATE: TemplateName,
    WHATSAPP_TEMPLATE_LANGUAGE: z.string().regex(/^[a-z]{2,3}(_[A-Z]{2,3})?$/),
    GOOGLE_CLIENT_ID: z.string().min(1),
    GOOGLE_CLIENT_SECRET: Secret,
    GOOGLE_ACCOUNTS_BASE_URL: HttpUrl,
    GOOGLE_OAUTH2_BASE_URL: HttpUrl,
    GOOGLE_APIS_BASE_URL: HttpUrl,
    EMAIL_BASE_URL: HttpUrl,
    EMAIL_API_KEY: Secret,
    EMAIL_FROM: z.string().regex(/^[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>$/, "wants Name <address>"),
    SUPPORT_EMAIL: z.email(),
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
  })
  .superRefine(({ LLM_BASE_URL, LLM_MODEL, TRANSCRIPTION_BASE_URL, TRANSCRIPTION_MODEL }, context) => {
    const wanted = (path: string, beside: string) =>
      context.addIssue({ code: "custom", path: [path], message: `wanted beside ${beside}` });
    if (LLM_BASE_URL && !LLM_MODEL && !TRANSCRIPTION_MODEL) wanted("LLM_MODEL", "LLM_BASE_URL");
    if (TRANSCRIPTION_BASE_URL && !TRANSCRIPTION_MODEL) wanted("TRANSCRIPTION_MODEL", "TRANSCRIPTION_BASE_URL");
    if (TRANSCRIPTION_MODEL && !TRANSCRIPTION_BASE_URL && !LLM_BASE_URL)
      wanted("TRANSCRIPTION_BASE_URL", "TRANSCRIPTION_MODEL");
  });

export type Settings = z.output<typeof Settings>;
export const settingNames = Object.keys(Settings.shape);
/** The rest may be left empty. */
export const requiredSettingNames = Object.entries(Settings.shape).flatMap(([name, schema]) =>
  schema.safeParse(undefined).success ? [] : [name],
);

/** Names every missing or bad setting, never its value. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** @throws SettingsError with one line per setting that is missing or bad */
export function parseSettings(env: object): Settings {
  const parsed = Settings.safeParse(env);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new SettingsError(`Settings are missing or bad.\n${lines.join("\n")}`);
}
